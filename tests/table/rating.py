"""Rated tables for the tests: two or three people with accounts, who play to an end by giving up."""

import random
from typing import Any

from ginrummy.match import Seating
from ginrummy.rules import CLASSIC
from ginrummy.table.entries import ClockRules, Joined, Made, NewPlace
from ginrummy.table.fold import begin
from ginrummy.table.house import House
from ginrummy.table.links import Link
from ginrummy.table.requests import Resign
from ginrummy.table.state import Stage
from ginrummy.table.table import Table
from tests.table.logs import Scribe
from tests.table.tables import table_of, until, well

CALM = ClockRules(60, 600)


def rated_scribe(rng: random.Random, *people: str, agrees: bool = True) -> Scribe:
    """The log of a table for rated games, whose first person has made it."""
    places = (NewPlace("person", people[0].title(), member=True), *[NewPlace("open")] * (len(people) - 1))
    seating = Seating.TWO if len(people) == 2 else Seating.BOX
    made = Made(1.8e9, people[0], {**CLASSIC.as_dict(), "target": 30}, seating.value, places, clock=CALM, rated=True)
    one = Scribe(rng, [made], begin(made))
    for n, who in enumerate(people[1:], start=1):
        one.write(Joined(n, who, who.title(), member=True, rated=agrees))
    return one


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
