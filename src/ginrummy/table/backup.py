"""Backups while tables are played at: every log in one SQLite file, and back again into any database.

A log is append-only and its numbers fence, so a backup is a cut through each log, and a restore adds what a database
does not have. A table that has gone on differently since is left as it is.
"""

import os
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ginrummy.table.archive import Archive
from ginrummy.table.engine import cause, make_sure_it_is_there, upgrade
from ginrummy.table.errors import StoreError
from ginrummy.table.rater import Rater
from ginrummy.table.schema import ACCOUNTS, BLOCKS, CODES, DUE, LOBBY, LOG, RATED, RATINGS, RECORDS, SEATS, SETTINGS
from ginrummy.table.store import Conflict, Store

KEPT = (RATED, RATINGS, RECORDS, SEATS, ACCOUNTS, CODES, BLOCKS, LOBBY, DUE)
"""What is kept beside logs and settings, row by row. Who is signed in is not: after a restore people sign in again."""
_AT_ONCE = 500
"""How many rows are read or written in one statement."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a backup or a restore came to.

    Attributes:
        tables: how many tables it touched.
        entries: how many entries it wrote.
        differing: the tables that were left alone, since they have gone on differently.
    """

    tables: int
    entries: int
    differing: tuple[str, ...] = ()


async def back_up(database: str, file: Path) -> Done:
    """Write everything in *database* to *file*, a new SQLite database; play may go on meanwhile.

    Raises:
        StoreError: the database cannot be read, or the file not be written, or it is there already.
    """
    if file.exists():
        raise StoreError("backup-there", file=str(file))
    store = await Store.open(database)
    unfinished = file.with_name(f"{file.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        tables = await _tables(store)
        with closing(_made(unfinished)) as copy:
            settings = await store.query(sa.select(SETTINGS.c.name, SETTINGS.c.value))
            copy.executemany("INSERT INTO settings (name, value) VALUES (?, ?)", [tuple(row) for row in settings])
            for kept in KEPT:
                columns = ", ".join(kept.c.keys())
                marks = ", ".join("?" * len(kept.c))
                rows = [tuple(row) for row in await store.query(sa.select(kept))]
                copy.executemany(f"INSERT INTO {kept.name} ({columns}) VALUES ({marks})", rows)
            count = 0
            for table in tables:
                entries = await _rows(store, table)
                copy.executemany("INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?)", entries)
                count += len(entries)
            copy.commit()
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.rename(file)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError("backup-unwritable", file=str(file), why=cause(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)
        await store.close()
    return Done(len(tables), count)


async def restore(file: Path, database: str) -> Done:
    """Add to *database* what is in the backup *file* and not in it; play may go on meanwhile.

    Raises:
        StoreError: the file is no backup, or the database does not take it.
    """
    make_sure_it_is_there(file)
    backup = await Store.open(str(file))
    try:
        store = await Store.open(database)
        try:
            return await _restored(backup, store)
        finally:
            await store.close()
    finally:
        await backup.close()


async def _restored(backup: Store, store: Store) -> Done:
    touched: list[str] = []
    entries, differing = 0, []
    for table in await _tables(backup):
        theirs, ours = await _rows(backup, table), await _rows(store, table)
        common = min(len(theirs), len(ours))
        if [row[3] for row in theirs[:common]] != [row[3] for row in ours[:common]]:
            differing.append(table)
            continue
        if missing := theirs[common:]:
            await _append(store, missing)
            touched.append(table)
            entries += len(missing)
    for name, value in await backup.query(sa.select(SETTINGS.c.name, SETTINGS.c.value)):
        await store.setting(name, value)  # one that is there stays
    # A ledger is whole or none: where there is one, the games that it lacks are rated anew, behind its last one.
    rated = bool(await store.query(sa.select(RATINGS.c.position).limit(1)))
    for kept in KEPT:
        for row in () if rated and kept is RATINGS else await backup.query(sa.select(kept)):
            with suppress(Conflict):  # one that is there stays
                await store.write(kept.insert().values(dict(zip(kept.c.keys(), row, strict=True))))
    await Archive(store, time.time).renew(touched)
    for table in touched:
        await store.write(sa.update(RATED).where(RATED.c.table_id == table).values(seen=0))
    await Rater(store, time.time).sweep()
    return Done(len(touched), entries, tuple(differing))


async def _append(store: Store, rows: list[tuple[str, int, float, str]]) -> None:
    for start in range(0, len(rows), _AT_ONCE):
        values = [dict(zip(LOG.c.keys(), row, strict=True)) for row in rows[start : start + _AT_ONCE]]
        await store.write(LOG.insert().values(values))


async def _tables(store: Store) -> list[str]:
    return [table for (table,) in await store.query(sa.select(LOG.c.table_id).distinct().order_by(LOG.c.table_id))]


async def _rows(store: Store, table: str) -> list[tuple[str, int, float, str]]:
    query = sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number)
    return [tuple(row) for row in await store.query(query)]


def _made(file: Path) -> sqlite3.Connection:
    """A new database with today's schema."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        upgrade(connection)
        connection.commit()
    engine.dispose()
    return sqlite3.connect(file)
