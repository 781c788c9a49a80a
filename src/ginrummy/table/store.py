"""The store: every table's log, append-only, and a few settings; on SQLite or on PostgreSQL.

``(table, number)`` is unique, so of two writers that append the same number one is refused: the log itself fences.
An append is on the disk before :meth:`Store.append` returns: SQLite runs with a write-ahead log and ``synchronous``
``FULL``, which survives the loss of power too; a commit then costs one sync, and a person's move a few of them at most.
It is a single statement, which commits by itself: a transaction around it would only send the database's thread more
often round, while somebody waits; and appends that wait at the same time share one (:mod:`ginrummy.table.appending`).
On PostgreSQL, which several workers may share, the same statement also wakes the others up; it tells them the table and
the number and no more, and a wake-up that is lost costs a moment.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ginrummy.table.appending import Appender, LogRow
from ginrummy.table.engine import POSTGRESQL, cause, engine_for, file_of, refusal, upgrade, upgrading_level, url_of
from ginrummy.table.entries import AnyEntry, from_text, to_text
from ginrummy.table.errors import StoreError, Unreachable
from ginrummy.table.line import Line, Row
from ginrummy.table.schema import LOG, SEATS, SETTINGS
from ginrummy.table.tails import Tails

T = TypeVar("T")
Change = tuple[sa.Executable, dict[str, Any] | Sequence[dict[str, Any]]]
"""A statement with its values."""

_SEATING = sa.text("INSERT INTO seats (browser, table_id) VALUES (:browser, :table_id) ON CONFLICT DO NOTHING")
_TRIES = 3
"""How often something is read before a database counts as away: the connections of a pool may all be dead."""


class Conflict(Exception):
    """Somebody else has appended to this log meanwhile."""


@contextmanager
def _changing() -> Iterator[None]:
    """Say in our words why a database does not take a change."""
    try:
        yield
    except IntegrityError:
        raise Conflict from None
    except (DBAPIError, OSError) as error:
        raise refusal(error) from None


class Store:
    """A database that is open. Make one with :meth:`open`.

    Attributes:
        url: where it is.
        shared: whether several workers can share it.
    """

    def __init__(self, url: sa.URL, engine: AsyncEngine) -> None:
        self.url = url
        self.shared = url.get_backend_name() == POSTGRESQL
        self._engine = engine
        self._under_way: set[asyncio.Task[Any]] = set()
        # A database in memory has one connection, for everybody; on SQLite nobody but this process appends.
        self._writing = Line(engine, self.shared, kept=self.shared or file_of(url) is not None)
        self._reading = Line(engine, self.shared, kept=self.shared)
        self._appender = Appender(self._writing.run, self.shared)
        self._tails = Tails(self._reading.run, self.shared)

    @classmethod
    async def open(cls, database: str) -> Self:
        """Open a database, made or brought up to date if need be.

        Args:
            database: a path, or a URL as ``sqlite:///table.db`` or ``postgresql://user@host/name``.

        Raises:
            StoreError: it cannot be used.
        """
        url = url_of(database)
        try:
            engine = engine_for(url)
            try:
                async with engine.connect() as connection:
                    await connection.execution_options(isolation_level=upgrading_level(url))
                    await connection.run_sync(upgrade)
                    await connection.commit()
            except BaseException:
                await engine.dispose()
                raise
        except (SQLAlchemyError, OSError) as error:
            shown = url.render_as_string() if "://" in database else database  # without its password
            raise StoreError("table-database-unusable", database=shown, why=cause(error)) from None
        return cls(url, engine)

    async def close(self) -> None:
        """Let go of the database, once all that is under way has come to its end."""
        await self._appender.settled()
        await self._tails.settled()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._writing.close()
        await self._reading.close()
        await self._engine.dispose()

    async def append(self, table: str, number: int, entries: Sequence[AnyEntry], at: float) -> None:
        """Append *entries* behind the first *number* of a table's log, all or none, and wait until they are safe.

        Raises:
            Conflict: the log is longer already.
            Unreachable: the database does not answer; perhaps they were appended.
            StoreError: the database did not take them; nothing was appended.
        """
        rows = [LogRow(table, place, at, to_text(entry)) for place, entry in enumerate(entries, start=number + 1)]
        with _changing():
            await self._appender.append(rows)

    async def read(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The log of a table, or what stands in it behind the first *after* entries; empty if there is no table.

        Raises:
            StoreError: the database cannot be read.
        """
        return [from_text(text) for text in await self._retried(lambda: self._tails.read(table, after))]

    async def length(self, table: str) -> int:
        """How many entries the log of a table has.

        Raises:
            StoreError: the database cannot be read.
        """
        return (await self.query(sa.select(sa.func.max(LOG.c.number)).where(LOG.c.table_id == table)))[0][0] or 0

    async def amend(self, table: str, entries: dict[int, AnyEntry]) -> None:
        """Put entries in the place of others, by their numbers: only to take out what tells of somebody.

        Raises:
            StoreError: the database did not take them; nothing has changed.
        """
        update = sa.update(LOG).where(LOG.c.table_id == table)
        await self.change(
            *(update.where(LOG.c.number == number).values(entry=to_text(entry)) for number, entry in entries.items())
        )

    async def seat(self, browser: str, table: str) -> None:
        """Note that a browser may have a place at a table; done before the log says so.

        Raises:
            StoreError: the database did not take it.
        """
        await self.write(_SEATING, {"browser": browser, "table_id": table})

    async def unseat(self, browser: str, table: str) -> None:
        """Note that a browser has nothing to do with a table any more.

        Raises:
            StoreError: the database did not take it.
        """
        await self.write(sa.delete(SEATS).where(SEATS.c.browser == browser, SEATS.c.table_id == table))

    async def tables_of(self, browser: str) -> list[str]:
        """Every table where a browser may have, or may have had, a place, or which it made.

        Raises:
            StoreError: the database cannot be read.
        """
        found = await self.query(sa.select(SEATS.c.table_id).where(SEATS.c.browser == browser))
        return [table for (table,) in found]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            await self.query(sa.select(1))
        except StoreError:
            return False
        return True

    async def setting(self, name: str, default: str) -> str:
        """A setting; if there is none yet, it becomes *default*, unless somebody else is quicker."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        if found := await self.query(query):
            return str(found[0][0])
        try:
            await self.write(SETTINGS.insert().values(name=name, value=default))
        except Conflict:
            return str((await self.query(query))[0][0])
        return default

    async def query(self, statement: sa.Executable, values: dict[str, Any] | None = None) -> Sequence[Row]:
        """The rows of a statement that may be run more than once; it commits by itself.

        Raises:
            Unreachable: the database does not answer.
            StoreError: it refuses.
        """
        return await self._retried(lambda: self._rows(statement, values))

    async def _retried(self, reading: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What *reading* comes to: whatever changes nothing may be tried more than once."""
        for left in reversed(range(_TRIES)):
            try:
                return await self._to_its_end(reading())
            except (DBAPIError, OSError) as error:
                refused = refusal(error)
                if not left or not isinstance(refused, Unreachable) or isinstance(error, OSError):
                    raise refused from None
        raise AssertionError("the last try ends it")  # pragma: no cover

    async def write(self, statement: sa.Executable, values: dict[str, Any] | None = None) -> None:
        """Change rows, in one statement.

        Raises:
            Conflict: one of them is there already.
            StoreError: the database did not take them.
        """
        with _changing():
            await self._to_its_end(self._do(statement, values))

    async def change(self, *changes: sa.Executable | Change) -> None:
        """Run several statements, all or none; one with rows of values is run for each of them.

        Raises:
            Conflict: what one of them adds is there already.
            StoreError: the database did not take them.
        """
        with _changing():
            await self._to_its_end(self._do_all(changes))

    async def _do_all(self, changes: Sequence[sa.Executable | Change]) -> None:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level=upgrading_level(self.url))
            async with connection.begin():
                for change in changes:
                    await connection.execute(*(change if isinstance(change, tuple) else (change,)))

    async def _do(self, statement: sa.Executable, values: dict[str, Any] | None) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(statement, values)

    async def _rows(self, statement: sa.Executable, values: dict[str, Any] | None) -> Sequence[Row]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement, values)).all()

    async def _to_its_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """What *doing* comes to; it goes on if whoever waits is cancelled: broken off, it would cost the connection."""
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # heard of, even where nobody waits for it any more
