"""How rows of games get into the archive: many at once, and never over newer ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from ginrummy.table.history import GameRow, PlayerRow
from ginrummy.table.schema import GAMES, PLAYERS, SUMS
from ginrummy.table.store import Change

_GONE = sa.text(
    "DELETE FROM players WHERE table_id IN :tables AND number < (SELECT number FROM games "
    "WHERE games.table_id = players.table_id AND games.game = players.game)"
).bindparams(sa.bindparam("tables", expanding=True))
"""Takes out who is in a game no more: whoever is has just been brought to the number of the game."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What is to be written of a game.

    Attributes:
        table: which table's.
        row: its row.
        began, moved: when it began, and when it was last moved, in seconds since 1970.
    """

    table: str
    row: GameRow
    began: float
    moved: float


def _upsert(into: sa.Table, keep: Sequence[str] = ()) -> sa.TextClause:
    """The statement that puts a row in, over an older one but for the columns to *keep*."""
    names, keys = [c.name for c in into.columns], [c.name for c in into.primary_key]
    fresh = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys and name not in keep)
    return sa.text(
        f"INSERT INTO {into.name} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)}) "
        f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {fresh} WHERE {into.name}.number <= excluded.number"
    )


_GAME, _PLAYER = _upsert(GAMES, keep=("began",)), _upsert(PLAYERS)
"""Run for each row: a statement of as many rows as come, each time others, would be kept for each of their numbers."""


def noting(noted: Sequence[Noted]) -> tuple[Change, ...]:
    """What writes all that is to be written; by table, so that no two workers wait for each other's rows."""
    ordered = sorted(noted, key=lambda one: (one.table, one.row.game))
    players = [values for one in ordered for values in _player_values(one)]
    return (
        (_GAME, [_game_values(one) for one in ordered]),
        *([(_PLAYER, players)] if players else []),
        (_GONE, {"tables": sorted({one.table for one in ordered})}),
    )


def _game_values(one: Noted) -> dict[str, Any]:
    """The row of a game."""
    row = one.row
    return {
        "table_id": one.table,
        "game": row.game,
        "number": row.number,
        "began": one.began,
        "over": row.over,
        "told": msgspec.json.encode(row.told).decode(),
    }


def _player_values(one: Noted) -> list[dict[str, Any]]:
    """The rows of those who play in it."""
    return [_values_of(one.table, one.row, player, one.moved) for player in one.row.players]


def _values_of(table: str, row: GameRow, player: PlayerRow, moved: float) -> dict[str, Any]:
    others = (name.casefold() for person, name in enumerate(row.told.names) if person != player.person)
    return {
        "owner": player.owner,
        "table_id": table,
        "game": row.game,
        "number": row.number,
        "person": player.person,
        "moved": moved,
        "result": player.result.value,
        "preset": row.told.preset,
        "seating": row.told.seating,
        "practice": row.told.practice,
        "against": msgspec.json.encode(player.against).decode(),
        "names": "\n".join(others),
        **{name: getattr(player.sums, name) for name in SUMS},
    }
