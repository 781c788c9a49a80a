"""A line to a database: one connection for one purpose, to the driver itself, and kept for as long as it lives.

To take a connection out of the pool for each statement and to put it back, through SQLAlchemy, costs more than what a
busy server does with it: an append, or a look at what others have appended.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ginrummy.table.engine import without_nulls

Row = Sequence[Any]


@dataclass
class Line:
    """One connection. Whoever has a line runs one statement after another over it.

    Attributes:
        engine: makes the connection.
        shared: whether the database is PostgreSQL.
        kept: whether the connection stays open; a database in memory has only one, for everybody.
    """

    engine: AsyncEngine
    shared: bool
    kept: bool
    _open: tuple[AsyncConnection, Any] | None = None

    async def run(self, statement: str, values: Sequence[Any]) -> Sequence[Row]:
        """Run a statement in the driver's own dialect, which commits by itself, and give its rows.

        Args:
            statement: the statement.
            values: its values; on PostgreSQL each is a column of many rows.

        Raises:
            IntegrityError: what it adds is there already.
            DBAPIError: whatever else the database says; if it is gone, the next statement goes over a new connection.
        """
        if self._open is None:
            connection = await self.engine.connect()
            self._open = connection, (await connection.get_raw_connection()).driver_connection
        driver = self._open[1]
        try:
            if self.shared:
                return await driver.fetch(statement, *map(without_nulls, values))  # type: ignore[no-any-return]  # asyncpg's
            return await driver.execute_fetchall(statement, values)  # type: ignore[no-any-return]  # aiosqlite's
        except BaseException as error:
            gone = self.shared and driver.is_closed()
            if gone or not isinstance(error, Exception):  # broken off, it may be in the middle of something
                await self._drop()
            if (kind := _kind(error)) is not None:
                raise kind(statement, None, error, connection_invalidated=gone) from error
            raise
        finally:
            if not self.kept:
                await self.close()

    async def close(self) -> None:
        """Give the connection back."""
        if self._open is not None:
            (connection, _), self._open = self._open, None
            await connection.close()

    async def _drop(self) -> None:
        if self._open is not None:
            await self._open[0].invalidate()
            await self.close()


def _kind(error: BaseException) -> type[DBAPIError] | None:
    """As which of SQLAlchemy's errors a driver's own is raised, so that there is one kind of them; None for others."""
    if isinstance(error, sqlite3.Error):
        return IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
    state = getattr(error, "sqlstate", None)
    if type(error).__module__.startswith("asyncpg") or state is not None:
        return IntegrityError if str(state).startswith("23") else DBAPIError
    return None
