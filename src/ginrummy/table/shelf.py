"""The shelf: records that somebody brought along, read before they are kept, and nobody else's to see."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from ginrummy.record import Record, final_score, read, split
from ginrummy.rules import nearest_preset
from ginrummy.rules.presets import PRESETS
from ginrummy.table.errors import NoSuchTable, TooMany
from ginrummy.table.history import Told
from ginrummy.table.records import PRACTICE, RATED, is_marked
from ginrummy.table.schema import RECORDS
from ginrummy.table.store import Store

MOST_TEXT = 256 * 1024
"""How many characters one may bring at once."""
MOST_AT_ONCE = 50
"""How many records may be in them."""
MOST_RECORDS = 500
"""How many records one browser may keep."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Brought:
    """A record on the shelf.

    Attributes:
        id: what it goes by.
        at: when it was brought, in seconds since 1970.
        told: what it is.
        day: when it was played, if somebody noted that.
    """

    id: str
    at: float
    told: Told
    day: str | None


@dataclass(frozen=True, slots=True)
class _Noted:
    """What stands beside a record."""

    told: Told
    day: str | None


class Shelf:
    """The records that people brought along."""

    def __init__(self, store: Store, ids: Callable[[], str], wall_clock: Callable[[], float]) -> None:
        self._store, self._ids, self._wall_clock = store, ids, wall_clock

    async def bring(self, owner: str, text: str) -> tuple[Brought, ...]:
        """Read the records in *text*, and keep them all, or none.

        Raises:
            NotationError: it is no record, or something in it is not so; with line and column.
            TooMany: that is more than one may bring, or keep.
            StoreError: the database refuses.
        """
        if len(text) > MOST_TEXT:
            raise TooMany("shelf-too-long", most=MOST_TEXT // 1024)
        # PostgreSQL keeps no text with a zero in it; columns stay what they are.
        found = await asyncio.to_thread(_read, text.replace("\0", "\ufffd"))
        ((kept,),) = await self._store.query(
            sa.select(sa.func.count()).select_from(RECORDS).where(RECORDS.c.owner == owner)
        )
        if kept + len(found) > MOST_RECORDS:
            raise TooMany("shelf-full", most=MOST_RECORDS)
        now = self._wall_clock()
        brought = [Brought(self._ids(), now, noted.told, noted.day) for _, noted in found]
        rows = [
            {"id": one.id, "owner": owner, "at": now, "told": msgspec.json.encode(noted).decode(), "text": written}
            for one, (written, noted) in zip(brought, found, strict=True)
        ]
        await self._store.write(RECORDS.insert().values(rows))
        return tuple(brought)

    async def all_of(self, owner: str) -> tuple[Brought, ...]:
        """Everything of a browser, the last brought first.

        Raises:
            StoreError: the database cannot be read.
        """
        query = sa.select(RECORDS.c.id, RECORDS.c.at, RECORDS.c.told).where(RECORDS.c.owner == owner)
        rows = await self._store.query(query.order_by(RECORDS.c.at.desc(), RECORDS.c.id))
        return tuple(_brought(*row) for row in rows)

    async def text(self, owner: str, record: str) -> str:
        """A record of a browser, as it was brought.

        Raises:
            NoSuchTable: it has none by that id.
            StoreError: the database cannot be read.
        """
        known = _ID.fullmatch(record) is not None  # a database may choke on what is none
        rows = await self._store.query(sa.select(RECORDS.c.text).where(*_which(owner, record))) if known else ()
        if not rows:
            raise NoSuchTable("shelf-no-such-record")
        return str(rows[0][0])

    async def throw_away(self, owner: str, record: str) -> None:
        """Delete a record of a browser.

        Raises:
            NoSuchTable: it has none by that id.
            StoreError: the database refuses.
        """
        await self.text(owner, record)
        await self._store.write(sa.delete(RECORDS).where(*_which(owner, record)))

    async def hand_over(self, before: str, after: str) -> None:
        """Let the records of one browser be another's.

        Raises:
            StoreError: the database refuses.
        """
        await self._store.write(sa.update(RECORDS).where(RECORDS.c.owner == before).values(owner=after))

    async def forget(self, owner: str) -> None:
        """Delete everything of a browser.

        Raises:
            StoreError: the database refuses.
        """
        await self._store.write(sa.delete(RECORDS).where(RECORDS.c.owner == owner))


def _which(owner: str, record: str) -> tuple[sa.ColumnElement[bool], ...]:
    return RECORDS.c.id == record, RECORDS.c.owner == owner


def _read(text: str) -> list[tuple[str, _Noted]]:
    """Each record in *text*, and what stands beside it."""
    parts = list(split(text.splitlines(keepends=True)))
    if len(parts) > MOST_AT_ONCE:
        raise TooMany("shelf-many-at-once", most=MOST_AT_ONCE)
    found = []
    for line, part in parts or [(1, text)]:
        record = read(part, first_line=line)
        found.append((part, _Noted(told_of(record), None if record.date is None else record.date.isoformat())))
    return found


def told_of(record: Record) -> Told:
    """What a record is, for a line in a list."""
    score = final_score(record)
    preset = nearest_preset(record.rules)
    return Told(
        closed=False,
        seating=record.seating.value,
        preset=preset,
        changes=record.rules.changes_from(PRESETS[preset]),
        names=record.names,
        levels=(None,) * len(record.names),
        totals=score.grand_totals,
        hands=score.hand_number - 1,
        winner=score.winner,
        resigned=record.resigned,
        practice=is_marked(record, PRACTICE),
        rated=is_marked(record, RATED),
    )


def _brought(record: str, at: float, text: str) -> Brought:
    noted = msgspec.json.decode(text, type=_Noted)
    return Brought(record, at, noted.told, noted.day)
