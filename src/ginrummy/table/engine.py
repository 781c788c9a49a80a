"""How the database is reached: its address, its driver, and its schema brought up to date."""

from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ginrummy.table.errors import StoreError, Unreachable

POSTGRESQL, SQLITE = "postgresql", "sqlite"
IN_MEMORY = ":memory:"

_DRIVERS = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_MIGRATIONS = Path(__file__).parent / "migrations"
_UPGRADING = 0x67696E
"""The advisory lock under which PostgreSQL's schema is brought up to date, by one process at a time."""
_CONNECTIONS = 8
"""How many connections to PostgreSQL a worker keeps; beyond them statements wait for each other."""
_CONNECT_SECONDS = 5.0
_AWAY = ("08", "57P")
"""How the states of SQL begin that tell of a connection or a server that is gone, not of a wrong statement."""


def url_of(database: str) -> sa.URL:
    """The URL of a database, with the driver that is used here.

    Raises:
        StoreError: it is no URL, or of a kind that is not supported.
    """
    if "://" not in database:
        path = database if database == IN_MEMORY else str(Path(database).expanduser())
        return sa.URL.create(_DRIVERS[SQLITE], database=path)
    try:
        url = sa.make_url(database)
    except ArgumentError:
        raise StoreError("table-database-no-url", database=database) from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS:
        raise StoreError("table-database-kind", kind=kind)
    return url.set(drivername=_DRIVERS[kind])


def file_of(url: sa.URL) -> Path | None:
    """The file that a database is in, or None where it is in none."""
    if url.get_backend_name() != SQLITE or url.database in (None, "", IN_MEMORY):
        return None
    return Path(url.database or "")


def make_sure_it_is_there(file: Path) -> None:
    """Make sure that there is a file: whoever opens a database that is not there makes one.

    Raises:
        StoreError: there is none.
    """
    if not file.is_file():
        raise StoreError("backup-missing", file=str(file))


def engine_for(url: sa.URL) -> AsyncEngine:
    """An engine on *url*, whose every statement commits by itself.

    Raises:
        StoreError: what reaches databases of this kind is not installed.
    """
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    options: dict[str, Any] = {}
    if url.get_backend_name() == POSTGRESQL:
        options = {
            "pool_size": _CONNECTIONS,
            "max_overflow": 0,
            "connect_args": {"timeout": _CONNECT_SECONDS, "server_settings": {"application_name": "ginrummy"}},
        }
    else:
        # Writers to SQLite would only wait for each other, so that there is one connection beside the one for appends;
        # and in memory there is no other, and a transaction must have it to itself.
        options = {"pool_size": 1 if file is None else 2, "max_overflow": 0, "poolclass": AsyncAdaptedQueuePool}
    try:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True, **options)
    except ModuleNotFoundError as error:
        raise StoreError("table-database-driver", kind=url.get_backend_name(), driver=error.name or "") from None
    if url.get_backend_name() == SQLITE:
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    else:
        sa.event.listen(engine.sync_engine, "before_cursor_execute", _without_nulls, retval=True)
    return engine


def upgrading_level(url: sa.URL) -> Literal["READ COMMITTED", "SERIALIZABLE"]:
    """How isolated an upgrade is. On PostgreSQL it waits for a lock, and must then see what others did meanwhile."""
    return "READ COMMITTED" if url.get_backend_name() == POSTGRESQL else "SERIALIZABLE"


def upgrade(connection: sa.Connection) -> None:
    """Bring the schema up to date, from nothing if need be.

    Raises:
        StoreError: a newer version has made it.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    if connection.dialect.name == POSTGRESQL:
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _UPGRADING})
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StoreError("table-database-newer") from None


def refusal(error: DBAPIError | OSError) -> StoreError:
    """What a database's complaint means: that it is away, or that it does not take this."""
    orig = getattr(error, "orig", None)
    state = str(getattr(orig, "sqlstate", None) or "")
    gone = isinstance(error, OSError) or error.connection_invalidated or state.startswith(_AWAY)
    if gone or "connection" in type(orig).__name__.lower():
        return Unreachable("table-database-away", why=cause(error))
    return StoreError("table-database-refuses", why=cause(error))


def cause(error: BaseException) -> str:
    """What a database complains of, without the statement that it complains about."""
    found = getattr(error, "orig", None) or error
    # The driver's own words, where another layer stands between; their first line says it.
    lines = str(found.__cause__ or found).splitlines() or [type(found).__name__]
    return lines[0].strip().rstrip(".")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _without_nulls(_: Any, __: Any, statement: str, values: Any, *more: Any) -> tuple[str, Any]:
    if isinstance(values, list):
        return statement, [without_nulls(one) for one in values]
    return statement, without_nulls(values)


def without_nulls(values: Any) -> Any:
    """Values for PostgreSQL, which has no null character in its texts: whoever asks for one would be refused."""
    if not any(isinstance(value, str) and "\0" in value for value in values or ()):
        return values
    return tuple(value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values)
