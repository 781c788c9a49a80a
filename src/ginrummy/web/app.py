"""The application: a house of tables behind the door, with every route."""

import asyncio
import base64
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ginrummy.errors import GinError
from ginrummy.people.accounts import Accounts
from ginrummy.people.home import Home
from ginrummy.table.bots import Pool, enough_processes
from ginrummy.table.fellows import Alone
from ginrummy.table.house import House
from ginrummy.table.store import Store
from ginrummy.table.workers import Workers
from ginrummy.web import home as home_routes
from ginrummy.web import past, people, routes
from ginrummy.web.cookies import Signer
from ginrummy.web.door import Application, Door
from ginrummy.web.limits import BRINGING, JOINING, LOOKING, MAKING, MESSAGE_BYTES, Buckets, Rate
from ginrummy.web.sessions import Sessions
from ginrummy.web.socket import play

HANDLERS = (*routes.HANDLERS, *past.HANDLERS, *people.HANDLERS, *home_routes.HANDLERS)
"""Every route that is asked over HTTP."""
SECRET_VARIABLE = "GINRUMMY_SECRET"
"""Where the environment may hold the key that cookies are signed with; else the database keeps one."""
LEAST_SECRET = 16
"""How many bytes such a key has at least."""
_KEY_BYTES = 32


async def open_house(database: str, workers: int = 1) -> House:
    """A house on a database, with bots that think in other processes.

    Args:
        database: a path or a URL.
        workers: how many processes serve it on this machine; on PostgreSQL others may, elsewhere.

    Raises:
        StoreError: the database cannot be used.
    """
    store = await Store.open(database)
    house = House(store, Pool(enough_processes(workers)), fellows=Workers(store) if store.shared else Alone())
    try:
        await house.start()
    except BaseException:
        await house.close()
        raise
    return house


async def signer_for(house: House, secret: bytes | None = None) -> Signer:
    """Who signs the cookies of a house: the same for all its workers, and for as long as its database lives.

    Args:
        house: the house.
        secret: the key, where the host has chosen one.
    """
    if secret is not None:
        return Signer(secret)
    fresh = base64.b64encode(secrets.token_bytes(_KEY_BYTES)).decode()
    return Signer(base64.b64decode(await house.store.setting("cookie key", fresh)))


def chosen_secret(file: Path | None, environment: Mapping[str, str]) -> bytes | None:
    """The key that the host has chosen, in a file or in the environment; None where there is none.

    Raises:
        GinError: it cannot be read, or could be guessed.
    """
    if file is not None:
        try:
            secret = file.read_bytes().strip()
        except OSError as error:
            raise GinError("serve-secret-unreadable", file=str(file), why=error.strerror or "") from None
    else:
        secret = environment.get(SECRET_VARIABLE, "").encode()
        if not secret:
            return None
    if len(secret) < LEAST_SECRET:
        raise GinError("serve-secret-short", least=LEAST_SECRET)
    return secret


def application(
    house: House,
    signer: Signer,
    *,
    lan_url: str | None = None,
    root: str = "",
    rate: Rate | None = None,
    making: Rate = MAKING,
    joining: Rate = JOINING,
    sessions: Sessions | None = None,
    home: Home | None = None,
) -> Application:
    """The ASGI application over a house, which it closes in the end.

    Args:
        house: the tables.
        signer: who signs cookies.
        lan_url: the address for others on the network, where there is one.
        root: the path of its host below which people find it, as ``/gin``; empty where it has the host to itself.
        rate: how fast a socket may send.
        making: how fast one browser, or one address, may make tables.
        joining: how fast it may make accounts.
        sessions: who is signed in, where it is not to be found out here.
        home: what people find at home, likewise.
    """
    sessions = sessions or Sessions(Accounts(house, clock=house.wall_clock))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        watching = asyncio.create_task(sessions.watch(), name="sessions")
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await house.close()

    app = Litestar(
        route_handlers=[*HANDLERS, play],
        exception_handlers={
            GinError: routes.refused,
            HTTPException: routes.failed,
            Exception: routes.broken,
        },
        lifespan=[lifespan],
        state=State(
            {
                "house": house,
                "accounts": sessions.accounts,
                "sessions": sessions,
                "home": home or Home(house),
                "lan_url": lan_url,
                "root": root,
                "rate": rate or Rate(),
                "making": Buckets(time.monotonic, making),
                "joining": Buckets(time.monotonic, joining),
                "bringing": Buckets(time.monotonic, BRINGING),
                "looking": Buckets(time.monotonic, LOOKING),
            }
        ),
        openapi_config=None,
        request_max_body_size=MESSAGE_BYTES,
        logging_config=None,
    )
    return Door(app, signer, sessions.accounts, root)  # type: ignore[arg-type]  # Litestar's own names for the same protocol
