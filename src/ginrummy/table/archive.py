"""The archive: every game of everybody, found fast, whatever has become of the tables.

It is an index of the logs (:mod:`ginrummy.table.history`). A table notes what changes behind each append, off its own
way; a server that dies in between leaves a row behind, and whoever reads holds the rows of open games against their
logs and makes them anew. So nothing here has to be as safe as a log is.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from ginrummy.errors import GinError
from ginrummy.match import Person
from ginrummy.table.entries import from_text
from ginrummy.table.errors import label
from ginrummy.table.fold import fold
from ginrummy.table.history import GameRow, Result, Sums, Told, current, earlier
from ginrummy.table.noting import Noted, noting
from ginrummy.table.schema import GAMES, LOG, PLAYERS, SETTINGS, SUMS
from ginrummy.table.state import TableState
from ginrummy.table.statistics import Cell, Statistics, counted, statistics
from ginrummy.table.store import Store

PAGE = 20
"""How many games stand on a page."""
_MOST_OPEN = 100
"""How many open games of one browser are held against their logs."""
_FILLED = "history filled"
"""The setting that says that the logs of before there was an index are in it."""
_GATHERING = 0.25
"""How long what is to be noted is gathered, in seconds, unless somebody waits for it."""
_MOST_AT_ONCE = 50
"""How many tables are noted in one go."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which games somebody looks for; None and empty for all.

    Attributes:
        who: a part of an opponent's name.
        preset, seating: what was played.
        result: what it was to them.
        since, until: when it was last moved, in seconds since 1970; *until* is not in it.
    """

    who: str = ""
    preset: str | None = None
    seating: str | None = None
    result: Result | None = None
    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A game in somebody's history.

    Attributes:
        table, game: which.
        person: their place.
        began, moved: when it began, and when it was last moved, in seconds since 1970.
        result: what it was to them.
        told: what it was.
    """

    table: str
    game: int
    person: Person
    began: float
    moved: float
    result: Result
    told: Told


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a history.

    Attributes:
        lines: the games on it, the last moved first.
        count: how many there are on all pages.
        number: which page it is, from 1.
    """

    lines: tuple[Line, ...]
    count: int
    number: int

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-self.count // PAGE))


class Archive:
    """The games of everybody. Made by the house, which closes it before its store."""

    def __init__(self, store: Store, wall_clock: Callable[[], float]) -> None:
        self._store, self._wall_clock = store, wall_clock
        self._pending: dict[str, TableState] = {}
        self._hurry = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._filler: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to fill the index from logs that are older than it."""
        self._filler = asyncio.create_task(self._fill(), name="archive filler")

    async def close(self) -> None:
        """Write what is still to be written, and stop."""
        if self._filler is not None:
            self._filler.cancel()
            await asyncio.gather(self._filler, return_exceptions=True)
        await self.settled()

    # --- writing ------------------------------------------------------------------------------------------------------

    def note(self, table: str, state: TableState) -> None:
        """Have the rows of a table's game written soon."""
        self._pending[table] = state
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_on(), name="archive")

    async def settled(self) -> None:
        """Wait until all that was noted is written, or given up."""
        while self._writer is not None and not self._writer.done():
            self._hurry.set()
            await asyncio.gather(self._writer, return_exceptions=True)

    async def fill(self) -> int:
        """Put every log into the index that is not in it, and tell how many: once for each database.

        Raises:
            StoreError: the database refuses.
        """
        if await self._store.query(sa.select(SETTINGS.c.name).where(SETTINGS.c.name == _FILLED)):
            return 0
        known = sa.select(GAMES.c.table_id)
        missing = sa.select(LOG.c.table_id).where(LOG.c.number == 1, LOG.c.table_id.not_in(known))
        tables = [table for (table,) in await self._store.query(missing)]
        await self.renew(tables)
        await self._store.setting(_FILLED, "yes")
        return len(tables)

    async def _fill(self) -> None:
        try:
            await self.fill()
        except GinError as error:
            _log.warning("older games are in no history yet: %s", error.key)

    async def renew(self, tables: Iterable[str], *, anew: bool = False) -> None:
        """Make the rows of *tables* from their logs; one whose log cannot be folded is left out.

        Args:
            tables: which.
            anew: those of finished games too; else they stay, and know of people who have left since.

        Raises:
            StoreError: the database refuses.
        """
        for table in tables:
            query = sa.select(LOG.c.entry, LOG.c.at).where(LOG.c.table_id == table).order_by(LOG.c.number)
            log = await self._store.query(query)
            try:
                rows = await asyncio.to_thread(_rows_of, [text for text, _ in log])
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one log, the others are read
                _log.warning("table %s is in no history: %s", label(table), type(error).__name__)
                continue
            await self._write([Noted(table, row, log[0][1], log[-1][1]) for row in rows], anew=anew)

    async def _write_on(self) -> None:
        while self._pending:
            with suppress(TimeoutError):  # many tables at once cost hardly more than one
                async with asyncio.timeout(_GATHERING):
                    await self._hurry.wait()
            self._hurry.clear()
            now = self._wall_clock()
            tables = [*self._pending][:_MOST_AT_ONCE]
            try:
                await self._write([Noted(table, current(self._pending.pop(table)), now, now) for table in tables])
            except GinError as error:
                _log.warning("tables %s are not noted: %s", " ".join(map(label, tables)), error.key)

    async def _write(self, noted: Sequence[Noted], *, anew: bool = False) -> None:
        """Write the rows of games, but of those that are over there: who leaves later has played all the same."""
        if not anew:
            known = await self._over({one.table for one in noted if one.row.over})
            noted = [one for one in noted if (one.table, one.row.game) not in known]
        if not noted:
            return
        await self._store.change(*noting(noted))

    async def _over(self, tables: Collection[str]) -> set[tuple[str, int]]:
        """The games of tables that are over there."""
        if not tables:
            return set()
        query = sa.select(GAMES.c.table_id, GAMES.c.game).where(GAMES.c.table_id.in_(tables), GAMES.c.over)
        return {(table, game) for table, game in await self._store.query(query)}

    # --- reading ------------------------------------------------------------------------------------------------------

    async def page(self, owner: str, wanted: Wanted, number: int = 1) -> Page:
        """A page of a browser's history, the last moved first; the last page where *number* is beyond it.

        Raises:
            StoreError: the database cannot be read.
        """
        await self._catch_up(owner)
        chosen = _chosen(owner, wanted)
        ((count,),) = await self._store.query(sa.select(sa.func.count()).select_from(PLAYERS).where(*chosen))
        number = max(1, min(number, -(-count // PAGE)))
        query = (
            sa.select(PLAYERS, GAMES.c.began, GAMES.c.told)
            .join(GAMES, sa.and_(GAMES.c.table_id == PLAYERS.c.table_id, GAMES.c.game == PLAYERS.c.game))
            .where(*chosen)
            .order_by(PLAYERS.c.moved.desc(), PLAYERS.c.table_id, PLAYERS.c.game)
            .limit(PAGE)
            .offset((number - 1) * PAGE)
        )
        return Page(tuple(_line(row) for row in await self._store.query(query)), count, number)

    async def played(self, owner: str, table: str, game: int) -> bool:
        """Whether a browser is in a game.

        Raises:
            StoreError: the database cannot be read.
        """
        await self.settled()
        query = sa.select(PLAYERS.c.person).where(
            PLAYERS.c.owner == owner, PLAYERS.c.table_id == table, PLAYERS.c.game == game
        )
        return bool(await self._store.query(query))

    async def statistics(self, owner: str) -> Statistics:
        """What a browser's finished games come to; games for practice count for nothing.

        Raises:
            StoreError: the database cannot be read.
        """
        await self._catch_up(owner)
        theirs = (PLAYERS.c.owner == owner, PLAYERS.c.result != Result.OPEN, sa.not_(PLAYERS.c.practice))
        alike = (PLAYERS.c.against, PLAYERS.c.preset, PLAYERS.c.seating, PLAYERS.c.result)
        sums = [sa.func.sum(PLAYERS.c[name]) for name in SUMS]
        query = sa.select(*alike, sa.func.count(), *sums).where(*theirs).group_by(*alike)
        course = sa.select(PLAYERS.c.moved, PLAYERS.c.hands, PLAYERS.c.scored - PLAYERS.c.lost).where(*theirs)
        cells = [_cell(row) for row in await self._store.query(query)]
        games = await self._store.query(course.order_by(PLAYERS.c.moved, PLAYERS.c.table_id, PLAYERS.c.game))
        return await asyncio.to_thread(statistics, cells, [(at, hands, points) for at, hands, points in games])

    async def hand_over(self, before: str, after: str) -> None:
        """Let the games of one browser be another's; one that both are in stays as it is.

        Raises:
            StoreError: the database refuses.
        """
        await self.settled()
        theirs = sa.select(PLAYERS.c.table_id).where(PLAYERS.c.owner == after)
        moving = sa.update(PLAYERS).where(PLAYERS.c.owner == before, PLAYERS.c.table_id.not_in(theirs))
        await self._store.write(moving.values(owner=after))
        await self._store.write(sa.delete(PLAYERS).where(PLAYERS.c.owner == before))

    async def forget(self, owner: str) -> None:
        """Take a browser out of every history, its name too, as far as its logs tell of it no more.

        Raises:
            StoreError: the database refuses.
        """
        await self.settled()
        games = await self._store.query(sa.select(PLAYERS.c.table_id).where(PLAYERS.c.owner == owner).distinct())
        await self._store.write(sa.delete(PLAYERS).where(PLAYERS.c.owner == owner))
        await self.renew([table for (table,) in games], anew=True)

    async def _catch_up(self, owner: str) -> None:
        """Hold the open games of a browser against their logs."""
        await self.settled()
        length = sa.select(sa.func.max(LOG.c.number)).where(LOG.c.table_id == PLAYERS.c.table_id).scalar_subquery()
        query = (
            sa.select(PLAYERS.c.table_id, PLAYERS.c.number, length)
            .where(PLAYERS.c.owner == owner, PLAYERS.c.result == Result.OPEN)
            .order_by(PLAYERS.c.moved.desc())
            .limit(_MOST_OPEN)
        )
        behind = [table for table, number, now in await self._store.query(query) if now is not None and now > number]
        await self.renew(behind)


def _chosen(owner: str, wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    chosen = [PLAYERS.c.owner == owner]
    if who := wanted.who.strip().casefold():
        chosen.append(PLAYERS.c.names.contains(who, autoescape=True))
    for column, value in (
        (PLAYERS.c.preset, wanted.preset),
        (PLAYERS.c.seating, wanted.seating),
        (PLAYERS.c.result, wanted.result),
    ):
        if value is not None:
            chosen.append(column == value)
    if wanted.since is not None:
        chosen.append(PLAYERS.c.moved >= wanted.since)
    if wanted.until is not None:
        chosen.append(PLAYERS.c.moved < wanted.until)
    return chosen


def _rows_of(log: Sequence[str]) -> list[GameRow]:
    state = fold(map(from_text, log))
    return [*(earlier(state, game) for game in range(1, state.games)), current(state)]


def _line(row: Any) -> Line:
    told = msgspec.json.decode(row.told, type=Told)
    return Line(row.table_id, row.game, Person(row.person), row.began, row.moved, Result(row.result), told)


def _cell(row: Any) -> Cell:
    against, preset, seating, result, games, *sums = row
    found = Sums(**{name: int(value) for name, value in zip(SUMS, sums, strict=True)})
    return Cell(tuple(json.loads(against)), preset, seating, counted(Result(result), games, found))
