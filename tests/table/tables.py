"""Tables in memory for the tests: a house without a network, whose clock is moved by hand."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ginrummy.match import Seating
from ginrummy.record.fair import derived_seeds
from ginrummy.rules import CLASSIC, RuleSet
from ginrummy.table import engine
from ginrummy.table.bots import Here
from ginrummy.table.house import House, Wish
from ginrummy.table.joining import Joining
from ginrummy.table.links import Answer, Link
from ginrummy.table.pace import Pace
from ginrummy.table.requests import AnyRequest
from ginrummy.table.sight import Sight
from ginrummy.table.store import Store
from ginrummy.table.table import Table

QUICK = Pace(beat=(0.0, 0.0), advice=5.0, seeds=0.0, rest=0.0)


@dataclass
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def house(database: str = ":memory:", pace: Pace = QUICK, **options: Any) -> AsyncIterator[House]:
    options.setdefault("wall_clock", lambda: 1.8e9)
    built = House(await Store.open(database), Here(), pace=pace, seeds=derived_seeds(1), **options)
    try:
        yield built
    finally:
        await built.close()


async def table_of(
    built: House, *places: str, seating: Seating = Seating.TWO, rules: RuleSet = CLASSIC, **wishes: Any
) -> Table:
    """A table made by the browser ``anna``; everybody else who is to come is ``guest-1``, ``guest-2``."""
    wish = Wish(name="Anna", rules=rules, seating=seating, places=places, **wishes)
    table = await built.table(await built.make("anna", wish))
    for number in range(places.count("open")):
        rated, who = wishes.get("rated", False), f"guest-{number + 1}"
        await table.join(Joining(who, f"Guest {number + 1}", member=rated, rated=rated))
    return table


async def until(there: Callable[..., object], *more: object) -> None:
    """Wait until something is so; *more* is what the question needs."""
    for _ in range(2000):
        if there(*more):
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was")


_ids = itertools.count(1)


async def ask(table: Table, link: Link, kind: type, **fields: Any) -> Answer:
    """Ask, and take the answer."""
    request: AnyRequest = kind(next(_ids), **fields)
    await table.handle(link, request)
    return link.answers.pop()


async def well(table: Table, link: Link, kind: type, **fields: Any) -> None:
    answer = await ask(table, link, kind, **fields)
    assert answer.error is None, answer.error


async def refused(table: Table, link: Link, kind: type, **fields: Any) -> str:
    answer = await ask(table, link, kind, **fields)
    assert answer.error is not None
    assert str(answer.error)
    return answer.error.key


def sight(table: Table, link: Link) -> Sight:
    return table.sight(link, None)


@asynccontextmanager
async def of_the_first_version(database: str) -> AsyncIterator[AsyncConnection]:
    """A connection to an empty database in the schema of the first version; what is done in it stays."""
    from alembic import command
    from alembic.config import Config

    def first(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(engine._MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    old = engine.engine_for(engine.url_of(database))
    async with old.connect() as connection:
        await connection.execution_options(isolation_level="SERIALIZABLE")
        await connection.run_sync(first)
        yield connection
        await connection.commit()
    await old.dispose()
