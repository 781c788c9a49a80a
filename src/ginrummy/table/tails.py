"""What stands in the logs behind a number, read for as many tables together as ask at the same time.

On PostgreSQL every move at a table brings whichever other workers have somebody there to read its log on: where many
do, they share one statement, as appends do (:mod:`ginrummy.table.appending`).
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ginrummy.table.appending import Run
from ginrummy.table.schema import LOG

MOST_TABLES = 200
"""So many tables are read together at most."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """Somebody who waits for what stands in a log behind the first *after* entries."""

    table: str
    after: int
    found: asyncio.Future[list[str]]


@dataclass
class Tails:
    """Reads the logs of a database on.

    Attributes:
        run: runs a statement and gives its rows.
        shared: whether the database is PostgreSQL.
    """

    run: Run
    shared: bool
    _waiting: list[_Asked] = field(default_factory=list)
    _reading: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[str]:
        """The entries of a table's log behind the first *after*, as text.

        Raises:
            Exception: whatever the database says.
        """
        one = _Asked(table, after, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        return await one.found

    async def settled(self) -> None:
        """Wait until nobody waits any more."""
        while self._reading is not None and not self._reading.done():
            await asyncio.wait([self._reading])

    async def _read(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TABLES], self._waiting[MOST_TABLES:]
            try:
                found = await self._tails(batch)
            except Exception as error:  # noqa: BLE001 - it is theirs who wait, whatever it is
                for one in batch:
                    if not one.found.done():
                        one.found.set_exception(error)
                        one.found.exception()  # heard of, even where nobody waits for it any more
            else:
                for one, texts in zip(batch, found, strict=True):
                    if not one.found.done():
                        one.found.set_result(texts)

    async def _tails(self, batch: Sequence[_Asked]) -> list[list[str]]:
        values: list[Any]
        if self.shared:
            values = [[one.table for one in batch], [one.after for one in batch]]
        else:
            values = [value for one in batch for value in (one.table, one.after)]
        found: list[list[str]] = [[] for _ in batch]
        for place, entry in await self.run(_statement(len(batch), shared=self.shared), values):
            found[place - 1].append(entry)
        return found


def _statement(count: int, *, shared: bool) -> str:
    """The statement that reads so many logs on, each entry with the place of whoever asked, in the driver's dialect."""
    if shared:
        wanted = "unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (id, after, place)"
    else:
        rows = ", ".join(f"(?, ?, {place})" for place in range(1, count + 1))
        wanted = f"(SELECT column1 AS id, column2 AS after, column3 AS place FROM (VALUES {rows})) AS wanted"
    return (
        f"SELECT wanted.place, entry FROM {wanted} JOIN {LOG.name} ON table_id = wanted.id AND number > wanted.after "
        "ORDER BY wanted.place, number"
    )
