"""The application: a house of tables behind the door, with every route."""

import base64
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ginrummy.errors import GinError
from ginrummy.table.bots import Pool
from ginrummy.table.house import House
from ginrummy.table.store import Store
from ginrummy.web import routes
from ginrummy.web.cookies import Signer
from ginrummy.web.door import Application, Door
from ginrummy.web.limits import MESSAGE_BYTES, Rate
from ginrummy.web.socket import play

SECRET_VARIABLE = "GINRUMMY_SECRET"
"""Where the environment may hold the key that cookies are signed with; else the database keeps one."""
_KEY_BYTES = 32


async def open_house(database: str) -> House:
    """A house on a database, with bots that think in other processes.

    Raises:
        StoreError: the database cannot be used.
    """
    return House(await Store.open(database), Pool())


async def signer_for(house: House) -> Signer:
    """Who signs the cookies of a house: the same for as long as its database lives."""
    secret = os.environ.get(SECRET_VARIABLE)
    if secret:
        return Signer(secret.encode())
    fresh = base64.b64encode(secrets.token_bytes(_KEY_BYTES)).decode()
    return Signer(base64.b64decode(await house.store.setting("cookie key", fresh)))


def application(house: House, signer: Signer, *, lan_url: str | None = None, rate: Rate | None = None) -> Application:
    """The ASGI application over a house, which it closes in the end.

    Args:
        house: the tables.
        signer: who signs cookies.
        lan_url: the address for others on the network, where there is one.
        rate: how fast a socket may send.
    """

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*routes.HANDLERS, play],
        exception_handlers={
            GinError: routes.refused,
            HTTPException: routes.failed,
            Exception: routes.broken,
        },
        lifespan=[lifespan],
        state=State({"house": house, "lan_url": lan_url, "rate": rate or Rate()}),
        openapi_config=None,
        request_max_body_size=MESSAGE_BYTES,
        logging_config=None,
    )
    return Door(app, signer)  # type: ignore[arg-type]  # Litestar's own names for the same protocol
