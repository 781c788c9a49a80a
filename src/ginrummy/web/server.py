"""The server: database, socket, uvicorn; until somebody stops it. In one process, or in several workers."""

import asyncio
import os
import re
import signal
import socket
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from ginrummy.errors import GinError
from ginrummy.table.bots import Pool
from ginrummy.table.engine import POSTGRESQL, url_of
from ginrummy.table.errors import StoreError
from ginrummy.table.home import VARIABLE, data_folder
from ginrummy.table.house import House
from ginrummy.table.store import Store
from ginrummy.web import logs, metrics
from ginrummy.web.app import application, chosen_secret, open_house, signer_for
from ginrummy.web.door import Application
from ginrummy.web.limits import MESSAGE_BYTES
from ginrummy.web.network import EVERYWHERE, LOOPBACK, lan_address, listening
from ginrummy.web.passing import Passing, Place, neighbours
from ginrummy.web.supervisor import supervise
from ginrummy.web.tidying import keep_for_good, tidy

_PATIENCE = 2
"""How long open connections may finish when the server stops, in seconds."""
_ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
_PING = 20.0
"""How often a silent socket is asked whether it lives, in seconds; one that does not answer is gone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run.

    Attributes:
        database: a path or a URL; None for the user's own.
        port: the port, or None for a free one from *default_port* on.
        default_port: the port to try first.
        lan: whether others on the network may come.
        workers: how many processes serve.
        secret_file: the file of the key that cookies are signed with, if there is one.
        metrics_port: where Prometheus is answered, on this machine only; None: nowhere.
        log: in which form the server says what happens.
        root_path: the path of its host below which people find it, as ``/gin``.
    """

    database: str | None = None
    port: int | None = None
    default_port: int = 0
    lan: bool = False
    workers: int = 1
    secret_file: Path | None = None
    metrics_port: int | None = None
    log: logs.Form = "text"
    root_path: str = ""


@dataclass(frozen=True, slots=True)
class Served:
    """Where a server can be reached.

    Attributes:
        url: from this machine.
        lan_url: from others on its network, if it lets them.
    """

    url: str
    lan_url: str | None


@dataclass(frozen=True, slots=True)
class Work:
    """What a worker serves.

    Attributes:
        database: a path or a URL.
        workers: how many serve it.
        lan_url: where the server can be reached from others on its network.
        secret: the key that cookies are signed with, where the host has chosen one.
        log: in which form it says what happens.
        root: the path of its host below which people find it.
    """

    database: str
    workers: int
    lan_url: str | None
    secret: bytes | None
    log: logs.Form = "text"
    root: str = ""


def default_database() -> str:
    """The database of this user.

    Raises:
        StoreError: there is nowhere to keep one.
    """
    folder = data_folder(os.environ)
    if folder is None:
        raise StoreError("serve-no-folder", variable=VARIABLE)
    return str(folder / "tables.db")


def run(settings: Settings, *, started: Callable[[Served], None]) -> None:
    """Serve until interrupted.

    Args:
        settings: how.
        started: called once connections are taken.

    Raises:
        GinError: the port, the database, the key or the path cannot be used.
    """
    # Whoever else stops the server means the same as Ctrl-C: everything is closed, and then it ends.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    logs.begin(settings.log)
    root = settings.root_path.rstrip("/")
    if not _ROOT.fullmatch(root):
        raise GinError("serve-root-path", path=settings.root_path)
    database = settings.database or default_database()
    secret = chosen_secret(settings.secret_file, os.environ)
    if settings.workers > 1:
        if url_of(database).get_backend_name() != POSTGRESQL:
            raise GinError("serve-workers-need-postgresql")
        asyncio.run(_made_ready(database))
    listener = listening(EVERYWHERE if settings.lan else LOOPBACK, settings.port, settings.default_port)
    with listener:
        number = listener.getsockname()[1]
        lan_url = f"http://{lan_address()}:{number}{root}" if settings.lan else None
        work = Work(database, settings.workers, lan_url, secret, settings.log, root)
        ready = Served(f"http://{LOOPBACK}:{number}{root}", lan_url)
        if settings.workers > 1:
            counting = metrics.exposed(LOOPBACK, settings.metrics_port)
            with metrics.shared_counting(), counting, neighbours(settings.workers) as places:
                own: list[Place] | list[None] = places or [None] * settings.workers
                supervise(serve, [(work, listener, place) for place in own], started=lambda: started(ready))
        else:
            with metrics.exposed(LOOPBACK, settings.metrics_port):
                serve(work, listener, None, lambda: started(ready))


async def _made_ready(database: str) -> None:
    """Bring a database up to date before several workers open it, and find out here whether it can be used."""
    await (await Store.open(database)).close()


def serve(work: Work, listener: socket.socket, place: Place | None, started: Callable[[], None]) -> None:
    """Serve what *work* says, from this process, alone or in its place among others, until interrupted."""
    logs.begin(work.log)
    _run(_serve(work, listener, place, started))


def _run(serving: Coroutine[Any, Any, None]) -> None:
    """Run the server's loop: uvloop's where there is one, which is everywhere but on Windows; a sixth quicker."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


async def _serve(work: Work, listener: socket.socket, place: Place | None, started: Callable[[], None]) -> None:
    house = await open_house(work.database, work.workers)
    try:
        app = application(house, await signer_for(house, work.secret), lan_url=work.lan_url, root=work.root)
    except BaseException:
        await house.close()
        raise
    server = uvicorn.Server(configured(app))
    passing = None if place is None else _passing(server, place)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if not server.started:
        await serving
        return
    if passing is not None:
        passing.start()
    started()
    settling = asyncio.create_task(_settle(house))
    try:
        await serving  # whoever ends the server, even while it is being made ready, ends the other too
    finally:
        if passing is not None:
            passing.close()
        settling.cancel()
        await asyncio.gather(settling, return_exceptions=True)


def _passing(server: uvicorn.Server, place: Place) -> Passing:
    """Let a server pass connections on, and answer what is passed on to it as what comes by itself."""
    server.config.load()
    answering: Any = server.config.http_protocol_class

    def inner() -> asyncio.Protocol:
        protocol: asyncio.Protocol = answering(
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return protocol

    passing = Passing(place, inner)
    made: Any = lambda **_: passing.receptionist()  # noqa: E731 - what uvicorn takes for a class
    server.config.http_protocol_class = made
    return passing


async def _settle(house: House) -> None:
    """Have the bots' processes started before anybody waits for them; then see to what is left lying about."""
    if isinstance(house.thinker, Pool):
        await house.thinker.warm()
    keep_for_good()
    await tidy()


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
