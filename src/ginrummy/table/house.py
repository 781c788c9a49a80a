"""House: all tables of one server, in memory while somebody is at them."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import sqlalchemy as sa

from ginrummy.errors import GinError, RuleSetError
from ginrummy.match import Seating
from ginrummy.players import offered
from ginrummy.record.fair import SeedSource, fresh_seeds
from ginrummy.rules import RuleSet
from ginrummy.table.archive import Archive
from ginrummy.table.bots import Thinker
from ginrummy.table.driving import Decks, no_decks
from ginrummy.table.entries import AnyEntry, ClockRules, Forgotten, HandedOver, Made, NewPlace
from ginrummy.table.errors import NoSuchTable, TableError
from ginrummy.table.fellows import Alone, Fellows
from ginrummy.table.fold import begin, fold
from ginrummy.table.identity import forgetting, former, handing_over, redacted
from ginrummy.table.means import Means
from ginrummy.table.names import for_bot, for_person
from ginrummy.table.pace import Pace
from ginrummy.table.rated import check_wish
from ginrummy.table.rater import Rater
from ginrummy.table.schema import DUE
from ginrummy.table.shelf import Shelf
from ginrummy.table.state import TableState
from ginrummy.table.store import Conflict, Store
from ginrummy.table.table import Table

_log = logging.getLogger(__name__)

_ID_BYTES = 16
_MOST_DUE = 200
"""How many such tables are looked at in one go."""
_OPENING = sa.text("INSERT INTO lobby (table_id, at) VALUES (:table, :at) ON CONFLICT DO NOTHING RETURNING at")
LEAST_MOVE, MOST_TIME = 5, 7 * 86_400
"""How many seconds a turn has at least, and a turn or a bank at most."""
_LEFT = 10.0
"""A table whose people are all with other workers is left to those after so many seconds."""
DUE_EVERY = 20.0
"""How often it is looked for clocks that run out while nobody is at their table, in seconds."""
BOT = "bot:"
"""How a place with a bot is asked for: this and its level."""


def fresh_id() -> str:
    """The id of a new table, which nobody can guess."""
    return secrets.token_urlsafe(_ID_BYTES)


def browser_hash(browser: str) -> str:
    """What stands in a log for a browser: who reads the log cannot take its place."""
    return hashlib.sha256(b"ginrummy browser\0" + browser.encode()).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A table as somebody wants it.

    Attributes:
        name: what they want to be called.
        rules, seating: what is to be played.
        places: ``me``, ``open`` or ``bot:LEVEL`` for each person.
        watching: whether strangers may watch.
        practice: whether everything may be taken back, against bots.
        language: what the bots' names speak.
        clock: how long people may take, or None.
        member: whether whoever makes it has an account.
        anybody: whether it stands in the lobby for anybody to join.
        rated: whether its games count for the ratings of those who agree.
    """

    name: str
    rules: RuleSet
    seating: Seating
    places: Sequence[str]
    watching: bool = False
    practice: bool = False
    language: str = "en"
    clock: ClockRules | None = None
    member: bool = False
    anybody: bool = False
    rated: bool = False


@dataclass
class House:
    """All tables.

    Attributes:
        store: where their logs are.
        thinker: how their bots think.
        pace: how fast they go.
        ids: makes the ids of new tables.
        seeds: where the server's seeds come from.
        decks: chooses cards, for tests.
        fellows: the other workers on the same database.
        archive: everybody's games.
        shelf: the records that people brought along.
        rater: how well everybody plays, as far as their rated games tell.
        wall_clock, clock: the time since 1970, and since any start.
    """

    store: Store
    thinker: Thinker
    pace: Pace = field(default_factory=Pace)
    ids: Callable[[], str] = fresh_id
    seeds: SeedSource = fresh_seeds
    decks: Decks = no_decks
    fellows: Fellows = field(default_factory=Alone)
    wall_clock: Callable[[], float] = time.time
    clock: Callable[[], float] = time.monotonic
    archive: Archive = field(init=False)
    shelf: Shelf = field(init=False)
    rater: Rater = field(init=False)
    _tables: dict[str, Table] = field(default_factory=dict)
    _opening: dict[str, asyncio.Lock] = field(default_factory=dict)
    _sweeper: asyncio.Task[None] | None = None
    _alarm: asyncio.Task[None] | None = None
    _ahead: float = 0.0

    def __post_init__(self) -> None:
        self._ahead = self.wall_clock() - self.clock()
        self.archive = Archive(self.store, self.wall_clock)
        self.shelf = Shelf(self.store, self.ids, self.wall_clock)
        self.rater = Rater(self.store, self.wall_clock)

    async def start(self) -> None:
        """Begin to work with the other workers.

        Raises:
            StoreError: the database refuses.
        """
        await self.fellows.start(self)
        self.archive.start()
        self.rater.start()
        self._alarm = asyncio.create_task(self._ring(), name="alarm")

    # --- what the other workers tell ----------------------------------------------------------------------------------

    def numbers(self) -> Mapping[str, int]:
        """Every table in memory, and the number it has come to here."""
        return {table_id: table.state.number for table_id, table in self._tables.items()}

    def heard(self, table: str, number: int) -> None:
        """The log of a table has come to *number*."""
        if (found := self._tables.get(table)) is not None:
            found.heard(number)

    def changed(self, table: str) -> None:
        """Who is at a table, or who runs it, has changed elsewhere."""
        if (found := self._tables.get(table)) is not None:
            found.changed()

    # --- tables -------------------------------------------------------------------------------------------------------

    async def make(self, browser: str, wish: Wish) -> str:
        """Make a table for a browser, given by its hash, and tell its id.

        Raises:
            GinError: the places make no sense.
            NotAllowed: rated games are for people with an account.
        """
        if wish.rated:
            check_wish(wish.places, wish.rules, wish.clock, member=wish.member, practice=wish.practice)
        made = Made(
            at=self.wall_clock(),
            owner=browser,
            rules=wish.rules.as_dict(),
            seating=wish.seating.value,
            places=_places(wish),
            watching=wish.watching,
            practice=wish.practice,
            language=wish.language,
            clock=_clock(wish),
            anybody=wish.anybody,
            rated=wish.rated,
        )
        state = begin(made)
        while True:
            table = self.ids()
            await self.store.seat(browser, table)
            if wish.anybody:
                await self.store.query(_OPENING, {"table": table, "at": made.at})
            if wish.rated:
                await self.rater.expect(table)
            try:
                await self.store.append(table, 0, [made], made.at)
            except Conflict:
                continue
            self.archive.note(table, state)
            return table

    async def table(self, table_id: str) -> Table:
        """A table, brought into memory if need be.

        Raises:
            NoSuchTable: there is none.
        """
        if found := self._tables.get(table_id):
            found.idle_since = self.clock()  # whoever asks may be about to connect
            if self.store.shared:
                await found.refresh()
            return found
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if found := self._tables.get(table_id):
                return found
            try:
                log = await self.store.read(table_id)
                if not log:
                    raise NoSuchTable("table-unknown")
                state = await asyncio.to_thread(fold, log)
                table = Table(table_id, state, self._means())
                self._tables[table_id] = table
            finally:
                self._opening.pop(table_id, None)
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        return table

    # --- whose tables they are ----------------------------------------------------------------------------------------

    async def hand_over(self, before: str, after: str) -> None:
        """Let everything that is one browser's be another's: its places, its tables, and what it may not do.

        Raises:
            StoreError: the database refuses; what has been handed over stays so, and the rest can be tried again.
        """
        known = set(await self.store.tables_of(after))
        for table_id in await self.store.tables_of(before):
            await self.store.seat(after, table_id)
            if table_id in self._tables or table_id in known:
                # Somebody may be at both places, which only the whole table tells.
                with suppress(NoSuchTable):
                    table = await self.table(table_id)
                    await table.commit(lambda state: handing_over(state, before, after))
            else:
                await self._append(table_id, HandedOver(before, after))
            await self.store.unseat(before, table_id)
        await self.archive.hand_over(before, after)
        await self.shelf.hand_over(before, after)

    async def _append(self, table_id: str, entry: AnyEntry) -> None:
        """Append to a log that nobody has in memory, without folding it: it may be one of hundreds."""
        while number := await self.store.length(table_id):
            try:
                await self.store.append(table_id, number, [entry], self.wall_clock())
            except Conflict:
                continue
            self.heard(table_id, number + 1)
            return

    async def forget(self, browser: str) -> None:
        """Let a browser leave every table for good: its games are given up, and no log tells of it any more.

        Raises:
            StoreError: the database refuses; what is done stays done, and the rest can be tried again.
        """
        alias = browser_hash(self.ids())
        for table_id in await self.store.tables_of(browser):
            with suppress(NoSuchTable):
                table = await self.table(table_id)
                await table.commit(lambda state: forgetting(state, browser))
                await self.rater.enter(table_id, table.state)  # while it is still known who they are
                log = await self.store.read(table_id)
                names = [entry.name for entry in log if isinstance(entry, Forgotten)]
                name = names[-1] if names else former((), table.state.language)
                await self.store.amend(table_id, dict(redacted(log, browser, alias, name)))
            await self.store.unseat(browser, table_id)
        await self.rater.forget(browser, alias)
        await self.archive.forget(browser)
        await self.shelf.forget(browser)

    def state_of(self, table_id: str) -> TableState | None:
        """Where a table stands, if it is in memory."""
        found = self._tables.get(table_id)
        return None if found is None else found.state

    def anybody_at(self, table_id: str) -> bool:
        """Whether anybody is connected to a table that is in memory."""
        found = self._tables.get(table_id)
        return found is not None and found.looked_at

    async def close(self) -> None:
        """Stop everything; the logs have it all."""
        for task in (self._sweeper, self._alarm):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.fellows.close()
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._tables.clear()
        await self.thinker.close()
        await self.archive.close()
        await self.rater.close()
        await self.store.close()

    async def wake_due(self) -> None:
        """Bring tables into memory where somebody's time is up while nobody is there: the clock does the rest.

        Raises:
            StoreError: the database refuses.
        """
        due = sa.select(DUE.c.table_id).where(DUE.c.at <= self.wall_clock()).order_by(DUE.c.at).limit(_MOST_DUE)
        for (table_id,) in await self.store.query(due):
            await self.store.write(sa.delete(DUE).where(DUE.c.table_id == table_id))
            with suppress(NoSuchTable):
                table = await self.table(table_id)
                await table.note_due()  # until the clock has done what it does, another look is due
                table.poke()

    async def _ring(self) -> None:
        while True:
            await asyncio.sleep(DUE_EVERY)
            try:
                await self.wake_due()
            except GinError as error:
                _log.warning("clocks: %s", error.key)

    async def _sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; sooner those that other workers have all people of."""
        left = min(self.pace.asleep, _LEFT)
        while True:
            await asyncio.sleep(left / 2)
            for table_id, table in [*self._tables.items()]:
                enough = left if table.looked_at else self.pace.asleep
                if not table.links and self.clock() - table.idle_since >= enough:
                    del self._tables[table_id]
                    await table.close()

    def _means(self) -> Means:
        return Means(
            store=self.store,
            thinker=self.thinker,
            pace=self.pace,
            seeds=self.seeds,
            decks=self.decks,
            wall_clock=self.wall_clock,
            clock=self.clock,
            ahead=self._ahead,
            fellows=self.fellows,
            archive=self.archive,
            rater=self.rater,
        )


def _clock(wish: Wish) -> ClockRules | None:
    """The clock that was wished for."""
    clock = wish.clock
    if clock is None:
        return None
    if not LEAST_MOVE <= clock.move <= MOST_TIME or not 0 <= clock.bank <= MOST_TIME:
        raise TableError("table-clock-bounds", least=LEAST_MOVE, most=MOST_TIME)
    return clock


def _places(wish: Wish) -> tuple[NewPlace, ...]:
    """The places that were wished for, with names for people and bots."""
    if len(wish.places) != wish.seating.people:
        raise TableError("table-places-count", count=len(wish.places), people=wish.seating.people)
    if list(wish.places).count("me") > 1:
        raise TableError("table-places-me")
    taken: list[str] = []
    if "me" in wish.places:
        taken.append(for_person(wish.name, (), wish.language))
    mine = taken[:1]
    places = []
    for place in wish.places:
        if place == "me":
            places.append(NewPlace("person", mine[0], member=wish.member))
        elif place == "open":
            places.append(NewPlace("open"))
        elif place.startswith(BOT):
            taken.append(for_bot(taken, wish.language))
            places.append(NewPlace("bot", taken[-1], offered(place.removeprefix(BOT))))
        else:
            raise TableError("table-places-word", place=place)
    return tuple(places)


def rules_with(rules: RuleSet, changes: dict[str, int | str | bool | None]) -> RuleSet:
    """*rules* with some fields changed.

    Raises:
        RuleSetError: there is no such field, or the rules make no sense then.
    """
    values = rules.as_dict()
    for name in changes:
        if name not in values:
            raise RuleSetError("rules-no-such-field", field=name, fields=", ".join(values))
    return RuleSet(**(values | changes))  # type: ignore[arg-type]  # RuleSet looks at every value itself
