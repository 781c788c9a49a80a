"""The store: every table's log, append-only, and a few settings. Only this file and the migrations know SQL.

``(table, number)`` is unique, so of two writers that append the same number one is refused: the log itself fences.
An append is on the disk before :meth:`Store.append` returns: SQLite runs with a write-ahead log and ``synchronous``
``FULL``, which survives the loss of power too; a commit then costs one sync, and a person's move a few of them at most.
It is a single statement, which commits by itself: a transaction around it would only send the database's thread more
often round, while somebody waits.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ginrummy.table.entries import AnyEntry, from_text, to_text
from ginrummy.table.errors import StoreError

T = TypeVar("T")

METADATA = sa.MetaData()

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)
"""What happened, entry by entry; numbers of a table rise from 1 without gaps."""

SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the server remembers about itself."""

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_IN_MEMORY = ":memory:"
_MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(Exception):
    """Somebody else has appended to this log meanwhile."""


class Store:
    """A database that is open. Make one with :meth:`open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._under_way: set[asyncio.Task[Any]] = set()

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
            engine = _engine(url)
            try:
                async with engine.connect() as connection:
                    await connection.execution_options(isolation_level="SERIALIZABLE")
                    await connection.run_sync(_upgrade)
                    await connection.commit()
            except BaseException:
                await engine.dispose()
                raise
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("table-database-unusable", database=database, why=_cause(error)) from None
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database, once all that is under way has come to its end."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def append(self, table: str, number: int, entries: Sequence[AnyEntry], at: float) -> None:
        """Append *entries* behind the first *number* of a table's log, all or none, and wait until they are safe.

        Raises:
            Conflict: the log is longer already.
            StoreError: the database did not take them; nothing was appended.
        """
        rows = [
            {"table_id": table, "number": number + place, "at": at, "entry": to_text(entry)}
            for place, entry in enumerate(entries, start=1)
        ]
        try:
            await self._to_its_end(self._do(LOG.insert().values(rows)))
        except IntegrityError:
            raise Conflict from None
        except (DBAPIError, OSError) as error:
            raise StoreError("table-database-refuses", why=_cause(error)) from None

    async def read(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The log of a table, or what stands in it behind the first *after* entries; empty if there is no table.

        Raises:
            StoreError: the database cannot be read.
        """
        query = sa.select(LOG.c.entry).where(LOG.c.table_id == table, LOG.c.number > after).order_by(LOG.c.number)
        try:
            found = await self._to_its_end(self._column(query))
        except (DBAPIError, OSError) as error:
            raise StoreError("table-database-refuses", why=_cause(error)) from None
        return [from_text(text) for text in found]

    async def setting(self, name: str, default: str) -> str:
        """A setting; if there is none yet, it becomes *default*, unless somebody else is quicker."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        if found := await self._to_its_end(self._column(query)):
            return found[0]
        try:
            await self._to_its_end(self._do(SETTINGS.insert().values(name=name, value=default)))
        except IntegrityError:
            return (await self._to_its_end(self._column(query)))[0]
        return default

    async def _do(self, statement: sa.Insert) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(statement)

    async def _column(self, query: sa.Select[str]) -> Sequence[str]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

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


def url_of(database: str) -> sa.URL:
    """The URL of a database, with the driver that is used here.

    Raises:
        StoreError: it is no URL, or of a kind that is not supported.
    """
    if "://" not in database:
        path = database if database == _IN_MEMORY else str(Path(database).expanduser())
        return sa.URL.create(_DRIVERS["sqlite"], database=path)
    try:
        url = sa.make_url(database)
    except ArgumentError:
        raise StoreError("table-database-no-url", database=database) from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS:
        raise StoreError("table-database-kind", kind=kind)
    return url.set(drivername=_DRIVERS[kind])


def _engine(url: sa.URL) -> AsyncEngine:
    sqlite = url.get_backend_name() == "sqlite"
    on_disk = sqlite and url.database not in (None, "", _IN_MEMORY)
    if on_disk:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_async_engine(
            url,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            # One connection to SQLite: writers would only wait for each other.
            **({"pool_size": 1, "max_overflow": 0} if on_disk else {}),
        )
    except ModuleNotFoundError as error:
        raise StoreError("table-database-driver", kind=url.get_backend_name(), driver=error.name or "") from None
    if sqlite:
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: sa.Connection) -> None:
    """Bring the schema up to date, from nothing if need be."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StoreError("table-database-newer") from None


def _cause(error: BaseException) -> str:
    """What a database complains of, without the statement that it complains about."""
    return str(getattr(error, "orig", None) or error)
