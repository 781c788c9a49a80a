"""Whether the ledger of ratings is what the logs make of it: all of it computed anew, in its order."""

import math
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from ginrummy.table.errors import StoreError
from ginrummy.table.rater import folded, rows_of
from ginrummy.table.rating import BEGINNER, Rating
from ginrummy.table.schema import ACCOUNTS, LOG, RATED, RATINGS
from ginrummy.table.state import RatedResult
from ginrummy.table.store import Store


@dataclass(frozen=True, slots=True)
class Audit:
    """What came of it.

    Attributes:
        games: how many games are in the ledger.
        differing: the places of those that are not what the logs make of them.
        missing: how many games count and are not in it, or not yet: the next sweep enters them.
    """

    games: int
    differing: tuple[int, ...]
    missing: int


async def audit(store: Store) -> Audit:
    """Compare the ledger with the logs; play may go on meanwhile.

    Who somebody was is taken from the ledger, and must be who the log says, unless they have deleted their account:
    then neither names them, and they may be called differently.

    Raises:
        StoreError: the database cannot be read.
    """
    games: dict[int, list[Any]] = {}
    whole: Any = await store.query(sa.select(RATINGS).order_by(RATINGS.c.position, RATINGS.c.person))
    for row in whole:
        games.setdefault(row.position, []).append(row)
    entered = {(rows[0].table_id, rows[0].game) for rows in games.values()}
    there = {browser for (browser,) in await store.query(sa.select(ACCOUNTS.c.browser))}
    told = await _told(store, {table for table, _ in entered})
    known: dict[tuple[str, int], Rating] = {}
    differing = []
    for place, (position, rows) in enumerate(games.items(), start=1):
        table, seats, players = rows[0].table_id, len(rows), tuple(row.player for row in rows)
        result = told.get((table, rows[0].game))
        if result is None or place != position or not _same_people(players, result.players, there):
            differing.append(position)
            continue
        before = [known.get((player, seats), BEGINNER) for player in players]
        anew = rows_of(position, table, replace(result, players=players), before, rows[0].at)
        if not all(map(_alike, anew, rows)):
            differing.append(position)
        known |= {(row["player"], seats): Rating(row["mu"], row["sigma"], row["games"]) for row in anew}
    return Audit(len(games), tuple(differing), len(told.keys() - entered))


async def _told(store: Store, entered: Iterable[str]) -> dict[tuple[str, int], RatedResult]:
    """What the logs tell of games that count, by table and game; *entered* are the tables that the ledger knows."""
    noted = {table for (table,) in await store.query(sa.select(RATED.c.table_id))}
    with_log = {table for (table,) in await store.query(sa.select(LOG.c.table_id).distinct())}
    found: dict[tuple[str, int], RatedResult] = {}
    for table in sorted((noted | {*entered}) & with_log):
        found |= {(table, result.game): result for result in await _results(store, table)}
    return found


async def _results(store: Store, table: str) -> tuple[RatedResult, ...]:
    try:
        return (await folded(store, table)).results
    except StoreError:
        raise
    except Exception:  # noqa: BLE001 - whatever is wrong with one log, it bears nothing out
        return ()


def _same_people(ledger: Sequence[str], log: Sequence[str], there: Container[str]) -> bool:
    """Whether ledger and log tell of the same people; *there* are the accounts that have not been deleted."""
    if len(ledger) != len(log):
        return False
    return all(one == other or not (one in there or other in there) for one, other in zip(ledger, log, strict=True))


def _alike(anew: Mapping[str, Any], row: Any) -> bool:
    """Whether a row is what was computed anew: another machine may round a last digit differently."""
    return all(
        math.isclose(value, other, rel_tol=1e-9) if isinstance(value, float) else value == other
        for value, other in zip(anew.values(), row, strict=True)
    )
