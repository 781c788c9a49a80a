"""The rater: enters every game that counts into the ledger of ratings, once, and tells what stands there.

The logs say which games count and what they came to (:mod:`ginrummy.table.rated`); the ledger says in which order they
were entered, and so what they changed. A game is entered in one statement, at the place behind the last one. Of two
workers that enter the same game, or another one at the same place, the second is refused, and looks again. A server
that dies between the end of a game and its entry has lost nothing: whoever has the table in memory next enters it, and
every server looks for such games when it starts, and now and then.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ginrummy.errors import GinError
from ginrummy.match import Person
from ginrummy.table.entries import from_text
from ginrummy.table.errors import TableError, label
from ginrummy.table.fold import fold
from ginrummy.table.rating import BEGINNER, SEATS, Rating, rated
from ginrummy.table.schema import LOG, RATED, RATINGS
from ginrummy.table.state import RatedResult, Stage, TableState
from ginrummy.table.store import Conflict, Store

_log = logging.getLogger(__name__)

SWEEP_EVERY = 600.0
"""How often it is looked for games that nobody has entered, in seconds."""
COURSE = 200
"""How many of somebody's last games their course shows."""
_TRIES = 60
"""How often a game is tried when others keep getting in first."""
_PAUSE = 2.0
"""How long to wait before a database that refuses is asked again, in seconds."""
_PATIENCE = 30
"""How often it is asked then; after that the next sweep does it."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a game changed for one person.

    Attributes:
        table, game: which game.
        person: their place.
        at: when it was entered, in seconds since 1970.
        rank: where they came, 0 for the best.
        before, after: their rating.
    """

    table: str
    game: int
    person: Person
    at: float
    rank: int
    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class Standing:
    """What a table shows of ratings.

    Attributes:
        ratings: everybody's now, by person; None for whoever has none to show.
        changes: what the game that is just over has changed, by person; empty while none has.
    """

    ratings: tuple[Rating | None, ...]
    changes: tuple[Change, ...] = ()


NOTHING_SHOWN = Standing(())


class Rater:
    """The ledger of ratings of one database."""

    def __init__(self, store: Store, wall_clock: Callable[[], float]) -> None:
        self._store, self._wall_clock = store, wall_clock
        self._entering = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to look for games that nobody has entered."""
        self._sweeper = asyncio.create_task(self._sweep_on(), name="rater")

    async def close(self) -> None:
        """Enter what is being entered, and stop."""
        self._closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.settled()

    async def settled(self) -> None:
        """Wait until all that was noted is entered, or given up."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- entering -----------------------------------------------------------------------------------------------------

    async def expect(self, table: str) -> None:
        """Note that a table is for rated games; done before its log begins.

        Raises:
            StoreError: the database refuses.
        """
        try:
            await self._store.write(RATED.insert().values(table_id=table, seen=0))
        except Conflict:
            return  # an id that was tried before

    def note(self, table: str, state: TableState, told: Callable[[Standing], None]) -> None:
        """Have the games of a table entered that are over, and *told* what it shows of ratings then."""
        task = asyncio.create_task(self._note(table, state, told), name=f"ratings of {label(table)}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, table: str, state: TableState, told: Callable[[Standing], None]) -> None:
        for _ in range(_PATIENCE):
            try:
                await self.enter(table, state)
                told(await self.standing(table, state))
            except GinError as error:
                _log.warning("ratings of table %s: %s", label(table), error.key)
            else:
                return
            if self._closing:
                return
            await asyncio.sleep(_PAUSE)

    async def enter(self, table: str, state: TableState) -> int:
        """Enter the games of a table that count and are not entered, and tell how many that were.

        Raises:
            StoreError: the database refuses.
            TableError: others keep getting in first.
        """
        if not state.results:
            return 0
        known = await self._entered(table)
        missing = [result for result in state.results if result.game not in known]
        async with self._entering:
            return sum([await self._enter(table, result) for result in missing])

    async def _enter(self, table: str, result: RatedResult) -> bool:
        for _ in range(_TRIES):
            rows = await self._rows(table, result)
            try:
                await self._store.write(RATINGS.insert().values(rows))
            except Conflict:
                if result.game in await self._entered(table):
                    return False
                await asyncio.sleep(random.uniform(0, 0.02))
            else:
                return True
        raise TableError("table-busy")

    async def _rows(self, table: str, result: RatedResult) -> list[dict[str, Any]]:
        """The rows of a game at the next place, where no other game gets in meanwhile."""
        # The place first: whatever is entered after this takes it, and then these rows are refused.
        ((last,),) = await self._store.query(sa.select(sa.func.max(RATINGS.c.position)))
        known = await self.now(result.players, len(result.players))
        before = [known.get(player, BEGINNER) for player in result.players]
        return rows_of((last or 0) + 1, table, result, before, self._wall_clock())

    async def _entered(self, table: str) -> set[int]:
        games = sa.select(RATINGS.c.game).where(RATINGS.c.table_id == table)
        return {game for (game,) in await self._store.query(games)}

    async def sweep(self) -> int:
        """Enter every game that counts and that nobody has entered, and tell how many there were.

        Raises:
            StoreError: the database refuses.
        """
        length = sa.select(sa.func.max(LOG.c.number)).where(LOG.c.table_id == RATED.c.table_id).scalar_subquery()
        grown = sa.select(RATED.c.table_id).where(length > RATED.c.seen).order_by(RATED.c.table_id)
        count = 0
        for (table,) in await self._store.query(grown):
            try:
                state = await folded(self._store, table)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one log, the others are read
                _log.warning("table %s is not rated: %s", label(table), type(error).__name__)
                continue
            count += await self.enter(table, state)
            which = sa.and_(RATED.c.table_id == table, RATED.c.seen < state.number)
            await self._store.write(sa.update(RATED).where(which).values(seen=state.number))
        return count

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except GinError as error:
                _log.warning("ratings: %s", error.key)
            await asyncio.sleep(SWEEP_EVERY)

    async def forget(self, player: str, alias: str) -> None:
        """Let the ledger tell of somebody no more: their games stay, as *alias*'s, and so do the ratings of the others.

        Raises:
            StoreError: the database refuses.
        """
        await self._store.write(sa.update(RATINGS).where(RATINGS.c.player == player).values(player=alias))

    # --- reading ------------------------------------------------------------------------------------------------------

    async def now(self, players: Iterable[str], seats: int) -> dict[str, Rating]:
        """The ratings of *players*, by the hashes of their browsers, in games of so many; those who have none lack.

        Raises:
            StoreError: the database cannot be read.
        """
        wanted = [player for player in dict.fromkeys(players) if player]
        if not wanted:
            return {}
        last = (
            sa.select(RATINGS.c.player, sa.func.max(RATINGS.c.position).label("position"))
            .where(RATINGS.c.player.in_(wanted), RATINGS.c.seats == seats)
            .group_by(RATINGS.c.player)
            .subquery()
        )
        rows = sa.select(RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).join(
            last, sa.and_(RATINGS.c.position == last.c.position, RATINGS.c.player == last.c.player)
        )
        return {player: Rating(mu, sigma, games) for player, mu, sigma, games in await self._store.query(rows)}

    async def all_of(self, player: str) -> dict[int, Rating]:
        """The ratings of one person, by how many sit at the table; those that they have.

        Raises:
            StoreError: the database cannot be read.
        """
        found = {seats: await self.now([player], seats) for seats in SEATS}
        return {seats: ratings[player] for seats, ratings in found.items() if player in ratings}

    async def standing(self, table: str, state: TableState) -> Standing:
        """What a table shows of ratings.

        Raises:
            StoreError: the database cannot be read.
        """
        browsers = [place.browser if place.member else None for place in state.places]
        known = await self.now(filter(None, browsers), len(browsers))
        ratings = tuple(None if one is None else known.get(one, BEGINNER) for one in browsers)
        over = state.stage is Stage.OVER and any(result.game == state.games for result in state.results)
        return Standing(ratings, await self._changes(table, state.games) if over else ())

    async def _changes(self, table: str, game: int) -> tuple[Change, ...]:
        of_game = sa.select(RATINGS).where(RATINGS.c.table_id == table, RATINGS.c.game == game)
        return tuple(_change(row) for row in await self._store.query(of_game.order_by(RATINGS.c.person)))

    async def course(self, player: str, seats: int) -> tuple[Change, ...]:
        """What somebody's last games of so many changed, the oldest first.

        Raises:
            StoreError: the database cannot be read.
        """
        theirs = sa.select(RATINGS).where(RATINGS.c.player == player, RATINGS.c.seats == seats)
        rows = await self._store.query(theirs.order_by(RATINGS.c.position.desc()).limit(COURSE))
        return tuple(_change(row) for row in reversed(rows))


async def folded(store: Store, table: str) -> TableState:
    """Where a table stands, by its log; folded in a thread, since it may be long."""
    query = sa.select(LOG.c.entry).where(LOG.c.table_id == table).order_by(LOG.c.number)
    log = [text for (text,) in await store.query(query)]
    return await asyncio.to_thread(lambda: fold(map(from_text, log)))


def rows_of(
    position: int, table: str, result: RatedResult, before: Sequence[Rating], at: float
) -> list[dict[str, Any]]:
    """The rows of a game in the ledger, in the order of its columns.

    Args:
        position: its place.
        table: at which table it was played.
        result: what it came to.
        before: everybody's rating before it.
        at: when it is entered, in seconds since 1970.
    """
    return [
        {
            "position": position,
            "person": person,
            "table_id": table,
            "game": result.game,
            "at": at,
            "seats": len(before),
            "player": result.players[person],
            "rank": result.ranks[person],
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu": new.mu,
            "sigma": new.sigma,
            "games": new.games,
        }
        for person, (old, new) in enumerate(zip(before, rated(before, result.ranks), strict=True))
    ]


def _change(row: Any) -> Change:
    return Change(
        row.table_id,
        row.game,
        Person(row.person),
        row.at,
        row.rank,
        Rating(row.mu_before, row.sigma_before, row.games - 1),
        Rating(row.mu, row.sigma, row.games),
    )
