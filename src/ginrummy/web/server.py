"""The server process: database, socket, uvicorn; until somebody stops it."""

import asyncio
import gc
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from ginrummy.table.bots import Pool
from ginrummy.table.errors import StoreError
from ginrummy.table.home import VARIABLE, data_folder
from ginrummy.web.app import application, open_house, signer_for
from ginrummy.web.door import Application
from ginrummy.web.limits import MESSAGE_BYTES
from ginrummy.web.network import EVERYWHERE, LOOPBACK, lan_address, listening

_PATIENCE = 2
"""How long open connections may finish when the server stops, in seconds."""
_PING = 20.0
"""How often a silent socket is asked whether it lives, in seconds; one that does not answer is gone."""


@dataclass(frozen=True, slots=True)
class Served:
    """Where a server can be reached.

    Attributes:
        url: from this machine.
        lan_url: from others on its network, if it lets them.
    """

    url: str
    lan_url: str | None


def default_database() -> str:
    """The database of this user.

    Raises:
        StoreError: there is nowhere to keep one.
    """
    folder = data_folder(os.environ)
    if folder is None:
        raise StoreError("serve-no-folder", variable=VARIABLE)
    return str(folder / "tables.db")


def run(
    database: str | None, *, port: int | None, default_port: int, lan: bool, started: Callable[[Served], None]
) -> None:
    """Serve until interrupted.

    Args:
        database: a path or a URL; None for the user's own.
        port: the port, or None for a free one from *default_port* on.
        default_port: the port to try first.
        lan: whether others on the network may come.
        started: called once connections are taken.

    Raises:
        GinError: the port or the database cannot be used.
    """
    # Whoever else stops the server means the same as Ctrl-C: everything is closed, and then it ends.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    asyncio.run(_serve(database or default_database(), port, default_port, lan, started))


async def _serve(
    database: str, port: int | None, default_port: int, lan: bool, started: Callable[[Served], None]
) -> None:
    house = await open_house(database)
    try:
        listener = listening(EVERYWHERE if lan else LOOPBACK, port, default_port)
    except BaseException:
        await house.close()
        raise
    number = listener.getsockname()[1]
    served = Served(f"http://{LOOPBACK}:{number}", f"http://{lan_address()}:{number}" if lan else None)
    app = application(house, await signer_for(house), lan_url=served.lan_url)
    server = uvicorn.Server(configured(app))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        started(served)
        if isinstance(house.thinker, Pool):
            await house.thinker.warm()
        keep_for_good()
    await serving


def keep_for_good() -> None:
    """Leave what the start has made out of every collection to come: to look through it takes a tenth of a second."""
    gc.collect()
    gc.freeze()


def configured(app: Application) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        timeout_graceful_shutdown=_PATIENCE,
    )
