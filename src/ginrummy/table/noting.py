"""How rows of games get into the archive: many in one statement, and never over newer ones."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from ginrummy.table.history import GameRow, PlayerRow
from ginrummy.table.schema import SUMS

GONE = sa.text(
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


@lru_cache
def upsert(into: sa.Table, count: int, keep: tuple[str, ...]) -> sa.TextClause:
    """The statement that puts so many rows in, over older ones but for the columns to *keep*.

    It is text: SQLAlchemy puts an insert of several rows together anew each time, which costs more than all else.
    """
    names, keys = [c.name for c in into.columns], [c.name for c in into.primary_key]
    rows = ", ".join(f"({', '.join(f':{name}_{place}' for name in names)})" for place in range(count))
    fresh = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys and name not in keep)
    return sa.text(
        f"INSERT INTO {into.name} ({', '.join(names)}) VALUES {rows} ON CONFLICT ({', '.join(keys)}) "
        f"DO UPDATE SET {fresh} WHERE {into.name}.number <= excluded.number"
    )


def game_values(one: Noted) -> dict[str, Any]:
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


def player_values(one: Noted) -> list[dict[str, Any]]:
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
