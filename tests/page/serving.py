"""A server for the page's tests: the real one, in a thread of its own, with a passing database and chosen decks."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from ginrummy.table.bots import Here
from ginrummy.table.house import House
from ginrummy.table.pace import Pace
from ginrummy.table.store import Store
from ginrummy.web.app import application, signer_for
from ginrummy.web.network import LOOPBACK, listening

T = TypeVar("T")

QUICK = Pace(beat=(0.05, 0.1), advice=3.0, seeds=1.0, rest=0.3)
"""Bots that move at once; browsers have the time that a busy machine needs."""


@dataclass(slots=True)
class Served:
    """A running server.

    Attributes:
        url: where it is.
        house: its tables.
        loop: where it runs.
        decks: the decks of the tables to come, by number of the hand; 0 is the draw. Others follow from seeds.
    """

    url: str
    house: House
    loop: asyncio.AbstractEventLoop
    decks: dict[int, str] = field(default_factory=dict)

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something where the server runs, and wait for it."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(60)

    def deal(self, *decks: str, draw: str | None = None) -> None:
        """Deal *decks* in the next games, one a hand."""
        self.decks.clear()
        self.decks |= dict(enumerate(decks, start=1))
        if draw is not None:
            self.decks[0] = draw


@contextmanager
def serving(folder: Path, pace: Pace = QUICK, port: int | None = 0) -> Iterator[Served]:
    """Serve from *folder* while the ``with`` lasts."""
    ready = threading.Event()
    box: list[Served] = []
    servers: list[uvicorn.Server] = []

    async def serve() -> None:
        house = House(await Store.open(str(folder / "tables.db")), Here(), pace)
        listener = listening(LOOPBACK, port, 0)
        served = Served(f"http://{LOOPBACK}:{listener.getsockname()[1]}", house, asyncio.get_running_loop())
        house.decks = lambda game, hand: served.decks.get(hand)
        app = application(house, await signer_for(house))
        config = uvicorn.Config(app, log_level="warning", access_log=False, ws="websockets-sansio")
        server = uvicorn.Server(config)
        servers.append(server)
        box.append(served)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        ready.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    if not ready.wait(30):
        raise RuntimeError("the server does not start")
    try:
        yield box[0]
    finally:
        servers[0].should_exit = True
        thread.join(10)
