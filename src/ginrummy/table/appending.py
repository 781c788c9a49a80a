"""Appends to the logs, as many together as wait: one statement, one sync of the disk, for all of them.

While one batch is on its way to the disk the next one gathers, so that a busy server has longer batches, not longer
waits. Each append is still all or none by itself: where somebody else was quicker with one, they are all made again,
one by one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError

from ginrummy.table.schema import LOG

CHANNEL = "ginrummy"
"""Where workers are woken up: a table and the number it has come to, or a table alone where who is there changed."""
MOST_ROWS = 200
"""So many entries in one statement at most, but for a single append that has more."""

PACE, SHARED_PACE = 0.005, 0.01
"""So many seconds lie between the beginnings of two batches at least, on SQLite and on PostgreSQL: a lone append waits
for nothing, and where many come, each costs a fraction of what it would alone."""

Run = Callable[[str, Sequence[Any]], Awaitable[Sequence[Sequence[Any]]]]
"""Runs a statement in the database's own dialect, waits until what it did is safe, and gives its rows."""


class LogRow(NamedTuple):
    """One entry of a log as it is stored."""

    table: str
    number: int
    at: float
    entry: str


@dataclass(frozen=True, slots=True)
class _Append:
    """Some entries of one log that are to be appended, and who waits for that."""

    rows: tuple[LogRow, ...]
    done: asyncio.Future[None]


@dataclass
class Appender:
    """Appends to the logs of a database.

    Attributes:
        run: runs a statement.
        shared: whether the database is PostgreSQL, whose statements also wake the other workers up.
    """

    run: Run
    shared: bool
    _waiting: list[_Append] = field(default_factory=list)
    _writing: asyncio.Task[None] | None = None
    _began: float = float("-inf")

    async def append(self, rows: Sequence[LogRow]) -> None:
        """Append *rows*, all of one log and in order, all or none, and wait until they are safe.

        Raises:
            IntegrityError: the log is longer already.
            Exception: whatever else the database says.
        """
        one = _Append(tuple(rows), asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await one.done

    async def settled(self) -> None:
        """Wait until nothing is waiting any more."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        clock = asyncio.get_running_loop().time
        pace = SHARED_PACE if self.shared else PACE
        while self._waiting:
            if (left := self._began + pace - clock()) > 0:
                await asyncio.sleep(left)
            self._began = clock()
            batch = self._batch()
            if await self._tried(batch):
                continue
            for one in batch:  # somebody was quicker with one of them
                await self._tried([one])

    async def _tried(self, batch: Sequence[_Append]) -> bool:
        """Insert a batch, and let those who wait know; False where one of several cannot be, and so none was."""
        try:
            await self._insert(batch)
        except Exception as error:  # noqa: BLE001 - it is theirs who wait, whatever it is
            if len(batch) > 1 and isinstance(error, IntegrityError):
                return False
            for one in batch:
                _fail(one, error)
        else:
            for one in batch:
                _succeed(one)
        return True

    def _batch(self) -> list[_Append]:
        """Take the appends that go together next."""
        rows = 0
        for place, one in enumerate(self._waiting):
            rows += len(one.rows)
            if place and rows > MOST_ROWS:
                break
        else:
            place = len(self._waiting)
        batch, self._waiting = self._waiting[:place], self._waiting[place:]
        return batch

    async def _insert(self, batch: Sequence[_Append]) -> None:
        rows = [row for one in batch for row in one.rows]
        if self.shared:
            woken = [f"{last.table} {last.number}" for last in (one.rows[-1] for one in batch)]
            await self.run(_SHARED, (woken, *map(list, zip(*rows, strict=True))))
        else:
            await self.run(_statement(len(rows)), tuple(value for row in rows for value in row))


def _succeed(one: _Append) -> None:
    if not one.done.done():
        one.done.set_result(None)


def _fail(one: _Append, error: Exception) -> None:
    if not one.done.done():
        one.done.set_exception(error)
        one.done.exception()  # heard of, even where nobody waits for it any more


_INSERT = f"INSERT INTO {LOG.name} (table_id, number, at, entry) "
_SHARED = (
    f"WITH _ AS ({_INSERT} SELECT * FROM unnest($2::text[], $3::int[], $4::float8[], $5::text[])) "
    f"SELECT pg_notify('{CHANNEL}', woken) FROM unnest($1::text[]) AS woken"
)
"""On PostgreSQL: inserts rows, given column by column, and wakes the other workers up."""


@lru_cache
def _statement(count: int) -> str:
    """The statement that inserts so many rows into SQLite: in the dialect of the driver.

    It is text: SQLAlchemy puts an insert of several rows together anew each time, which costs as much as all else.
    """
    return f"{_INSERT} VALUES {', '.join(['(?, ?, ?, ?)'] * count)}"
