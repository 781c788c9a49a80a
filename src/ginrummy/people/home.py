"""What somebody finds at home: their games and whose turn it is, the tables that anybody may join, whom they block."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

import sqlalchemy as sa

from ginrummy.match import Person, Seating
from ginrummy.rules import RuleSet
from ginrummy.table.clocks import running
from ginrummy.table.entries import ClockRules
from ginrummy.table.errors import NoSuchTable, NotAllowed, TableError, TooMany
from ginrummy.table.fold import fold
from ginrummy.table.history import Result
from ginrummy.table.house import House
from ginrummy.table.rating import BEGINNER, SEATS, Rating
from ginrummy.table.schema import BLOCKS, LOBBY, PLAYERS
from ginrummy.table.state import Kind, Place, Stage, TableState, person_at
from ginrummy.table.store import Conflict

MOST_OPEN, MOST_GAMES, MOST_BLOCKS = 50, 30, 200
"""How many tables the lobby shows, how many games one's home does, and how many people one may block."""
_STALE = 86_400.0
"""After how long a table whose owner is away leaves the lobby, in seconds; with a day a move, after a week."""
_FRESH = 1.5
"""How long what the lobby shows may be old, in seconds."""
_KEPT = 2_000
"""How many tables that are not in memory are remembered as they were."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A table as far as a list of tables tells of it.

    Attributes:
        table, number: which, and how far its log has come.
        rules, seating, clock: what is played.
        owner, places, stage, ready: who is there, and what they are at.
        turn: whose move it is.
        until: when the time for that is up, in seconds since 1970.
        banned: who may not come.
        rated: whether the games there count for ratings.
    """

    table: str
    number: int
    rules: RuleSet
    seating: Seating
    clock: ClockRules | None
    owner: str
    places: tuple[Place, ...]
    stage: Stage
    ready: frozenset[Person]
    turn: Person | None
    until: float | None
    banned: frozenset[str]
    rated: bool

    @classmethod
    def of(cls, table: str, state: TableState) -> "Glimpse":
        """A table in short."""
        clock = running(state)
        return cls(
            table=table,
            number=state.number,
            rules=state.rules,
            seating=state.seating,
            clock=state.clock,
            owner=state.owner,
            places=state.places,
            stage=state.stage,
            ready=state.ready,
            turn=state.to_act,
            until=None if clock is None else clock.until,
            banned=state.banned,
            rated=state.rated,
        )

    def person_of(self, browser: str) -> Person | None:
        """Whose place belongs to *browser*."""
        return person_at(self.places, browser)

    def asks(self, person: Person) -> bool:
        """Whether it is *person* whom the game waits for."""
        return self.turn == person or (self.stage is Stage.BETWEEN and person not in self.ready)

    @property
    def people(self) -> set[str]:
        """The browsers that have to do with it."""
        return {place.browser for place in self.places if place.browser is not None} | {self.owner}


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody whom one does not want at one's tables: what they were called, and an id to take it back by."""

    id: str
    name: str


@dataclass
class Home:
    """What everybody finds at home.

    Attributes:
        house: the tables.
    """

    house: House
    _glimpses: dict[str, Glimpse] = field(default_factory=dict)
    _open: tuple[Glimpse, ...] = ()
    _looked: float = float("-inf")
    _looking: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def games(self, browser: str) -> list[Glimpse]:
        """The games of a browser that are not over; those that wait for it stand first.

        Raises:
            StoreError: the database cannot be read.
        """
        await self.house.archive.settled()
        theirs = sa.select(PLAYERS.c.table_id).where(PLAYERS.c.owner == browser, PLAYERS.c.result == Result.OPEN)
        rows = await self.house.store.query(theirs.order_by(PLAYERS.c.moved.desc()).limit(MOST_GAMES))
        found = [await self._glimpse(table) for (table,) in rows]
        mine = [(one, one.person_of(browser)) for one in found if one is not None and one.stage is not Stage.OVER]
        games = [(one, person) for one, person in mine if person is not None and not one.places[person].left]
        return [one for one, person in sorted(games, key=lambda game: not game[0].asks(game[1]))]

    async def lobby(self, browser: str) -> list[Glimpse]:
        """The tables that a browser may join; none of those whom it blocks, or who block it.

        Raises:
            StoreError: the database cannot be read.
        """
        async with self._looking:
            if self.house.clock() - self._looked >= _FRESH:
                self._open, self._looked = tuple(await self._look()), self.house.clock()
        apart = await self._apart(browser)
        return [one for one in self._open if browser not in one.banned and not apart & one.people]

    async def welcome(self, browser: str, table: str) -> None:
        """Make sure that nobody at a table blocks a browser, or is blocked by it, unless it has its place there.

        Raises:
            NotAllowed: somebody does; it is not told who.
            StoreError: the database cannot be read.
        """
        state = (await self.house.table(table)).state
        if state.person_of(browser) is None and await self._apart(browser) & Glimpse.of(table, state).people:
            raise NotAllowed("table-blocked")

    async def hosts(self, tables: Iterable[Glimpse]) -> dict[str, Rating]:
        """How well those play who have made rated tables, by table.

        Raises:
            StoreError: the database cannot be read.
        """
        hosts = {one.table: (one.owner, len(one.places)) for one in tables if one.rated}
        found: dict[str, Rating] = {}
        for seats in SEATS:
            ratings = await self.house.rater.now([owner for owner, people in hosts.values() if people == seats], seats)
            mine = {table: owner for table, (owner, people) in hosts.items() if people == seats}
            found |= {table: ratings.get(owner, BEGINNER) for table, owner in mine.items()}
        return found

    # --- whom one does not want ---------------------------------------------------------------------------------------

    async def block(self, browser: str, table: str, place: int) -> None:
        """Block whoever has a place at a table.

        Raises:
            TableError: nobody else has it.
            TooMany: enough are blocked.
        """
        state = (await self.house.table(table)).state
        if state.person_of(browser) is None and browser != state.owner:
            raise NotAllowed("table-not-seated")
        if not 0 <= place < len(state.places):
            raise TableError("table-no-place", place=place)
        other = state.places[place]
        if other.kind is not Kind.PERSON or other.browser in (None, browser):
            raise TableError("table-not-put-out")
        if len(await self.blocked(browser)) >= MOST_BLOCKS:
            raise TooMany("people-too-many-blocks", most=MOST_BLOCKS)
        values = {"browser": browser, "other": other.browser, "name": other.name or "", "at": self.house.wall_clock()}
        try:
            await self.house.store.write(BLOCKS.insert().values(values))
        except Conflict:
            return  # that has been said already

    async def blocked(self, browser: str) -> list[Blocked]:
        """Whom a browser blocks, the last first.

        Raises:
            StoreError: the database cannot be read.
        """
        query = sa.select(BLOCKS.c.other, BLOCKS.c.name).where(BLOCKS.c.browser == browser).order_by(BLOCKS.c.at.desc())
        return [Blocked(other, name) for other, name in await self.house.store.query(query)]

    async def unblock(self, browser: str, other: str) -> None:
        """Let somebody come again.

        Raises:
            StoreError: the database refuses.
        """
        await self.house.store.write(sa.delete(BLOCKS).where(BLOCKS.c.browser == browser, BLOCKS.c.other == other))

    async def _apart(self, browser: str) -> set[str]:
        """Everybody whom a browser blocks, and who block it."""
        both = sa.union(
            sa.select(BLOCKS.c.other).where(BLOCKS.c.browser == browser),
            sa.select(BLOCKS.c.browser).where(BLOCKS.c.other == browser),
        )
        return {other for (other,) in await self.house.store.query(both)}

    # --- looking ------------------------------------------------------------------------------------------------------

    async def _look(self) -> list[Glimpse]:
        newest = sa.select(LOBBY.c.table_id, LOBBY.c.at).order_by(LOBBY.c.at.desc()).limit(4 * MOST_OPEN)
        found: list[Glimpse] = []
        for table, at in await self.house.store.query(newest):
            if self.house.store.shared:
                with suppress(NoSuchTable):
                    await self.house.table(table)  # who is there at other workers is heard of tables in memory
            one = await self._glimpse(table)
            age = self.house.wall_clock() - at
            if one is None:
                gone = age > _STALE
            else:
                full = all(place.kind is not Kind.OPEN for place in one.places)
                unhurried = one.clock is not None and one.clock.absent
                gone = one.stage is not Stage.WAITING or age > (7 * _STALE if unhurried else _STALE)
                if not (gone or full) and (unhurried or self.house.anybody_at(one.table)) and len(found) < MOST_OPEN:
                    found.append(one)
            if gone:
                await self.house.store.write(sa.delete(LOBBY).where(LOBBY.c.table_id == table))
        return found

    async def _glimpse(self, table: str) -> Glimpse | None:
        """A table in short, or None where there is none; its log is folded only where it has gone on."""
        state = self.house.state_of(table)
        if state is not None and not self.house.store.shared:
            return Glimpse.of(table, state)  # nobody else could have gone on with it
        number = await self.house.store.length(table)
        if state is not None and state.number >= number:
            return Glimpse.of(table, state)
        known = self._glimpses.pop(table, None)
        if known is None or known.number < number:
            if not number:
                return None
            log = await self.house.store.read(table)
            known = Glimpse.of(table, await asyncio.to_thread(fold, log))
        self._glimpses[table] = known
        if len(self._glimpses) > _KEPT:
            del self._glimpses[next(iter(self._glimpses))]
        return known
