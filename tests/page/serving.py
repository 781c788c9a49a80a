"""A server for the page's tests: the real one, in a thread of its own, with a passing database and chosen decks."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from ginrummy.table.bots import Here
from ginrummy.table.house import House
from ginrummy.table.pace import Pace
from ginrummy.table.store import Store
from ginrummy.web.limits import JOINING, MAKING, Rate
from tests.web import serving as web

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
def serving(folder: Path, pace: Pace = QUICK, root: str = "") -> Iterator[Served]:
    """Serve from *folder* while the ``with`` lasts; *root* is the path below which a proxy shows it."""

    @asynccontextmanager
    async def running() -> AsyncIterator[Served]:
        house = House(await Store.open(str(folder / "tables.db")), Here(), pace)
        async with web.serving(house, Rate(), MAKING, JOINING, root) as server:
            served = Served(server.url, house, asyncio.get_running_loop())
            house.decks = lambda game, hand: served.decks.get(hand)
            yield served

    with web.in_a_thread(running()) as (served, _):
        yield served
