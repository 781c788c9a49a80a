"""Rated tables for the tests: two or three people with accounts, who play to an end by giving up."""

from typing import Any

from ginrummy.match import Seating
from ginrummy.table.entries import ClockRules
from ginrummy.table.house import House
from ginrummy.table.links import Link
from ginrummy.table.requests import Resign
from ginrummy.table.state import Stage
from ginrummy.table.table import Table
from tests.table.tables import table_of, until, well

CALM = ClockRules(60, 600)


async def rated_table(built: House, people: int = 2, **wishes: Any) -> Table:
    """A table for rated games: ``anna`` makes it, ``guest-1`` and perhaps ``guest-2`` agree."""
    seating = Seating.TWO if people == 2 else Seating.BOX
    places = ["me", *["open"] * (people - 1)]
    return await table_of(built, *places, seating=seating, rated=True, member=True, clock=CALM, **wishes)


async def seated(table: Table) -> list[Link]:
    """Everybody's socket, once the first hand has been dealt."""
    names = ["anna", "guest-1", "guest-2"][: len(table.state.places)]
    links = [await table.connect(name) for name in names]
    await until(lambda: table.state.stage is Stage.PLAYING)
    return links


async def given_up(built: House, loser: int, people: int = 2) -> Table:
    """A rated game that *loser* gives up, and what that changes is in the ledger."""
    table = await rated_table(built, people)
    links = await seated(table)
    await well(table, links[loser], Resign)
    await until(lambda: table._standing.changes)
    for link in links:
        table.disconnect(link)
    return table
