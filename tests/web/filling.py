"""A server under scripted play on a disk that fills up, again and again: refused with a message, nothing corrupt.

A disk can be too full for a table, and the database refuses; or for PostgreSQL's write-ahead log too, and it stops.
Then somebody makes room, starts PostgreSQL if need be, and play goes on by itself.
"""

import asyncio
import itertools
import os
import random
import sqlite3
import subprocess
import tempfile
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx

from tests.postgres import Postgres, postgres
from tests.web.worker_killing import Tables, logs, play_through

_MEBIBYTES = 160
"""As small as it gets: a new PostgreSQL alone has 40, and goes up to what is set here as its log."""
_LOG = ("max_wal_size=48MB", "min_wal_size=32MB")
_SEGMENTS = 10
"""More than the write-ahead log keeps for later."""
_LITTLE = 64 * 1024
"""So many bytes are left at most when the disk fills up."""
_PATIENCE = 60.0
_STANDS_STILL = 2.0
"""Where nobody has moved for so many seconds, nobody can."""


class CannotMount(Exception):
    """This machine lets nobody make a small disk."""


@dataclass(frozen=True)
class Disk:
    """A disk of a few MiB."""

    folder: Path

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self, left: int) -> None:
        """Take all room but so many bytes."""
        with self._ballast.open("wb") as file:
            while (room := self._room() - left) > 0:
                with suppress(OSError):  # others were quicker to take some of it
                    os.posix_fallocate(file.fileno(), file.seek(0, os.SEEK_END), room)

    def _room(self) -> int:
        disk = os.statvfs(self.folder)
        return disk.f_bavail * disk.f_frsize

    def clear(self) -> None:
        """Give all of it back."""
        self._ballast.unlink()


@contextmanager
def small_disk() -> Iterator[Disk]:
    """A small disk, in memory, for as long as it is needed.

    Raises:
        CannotMount: nobody may make one here.
    """
    folder = Path(tempfile.mkdtemp(prefix="gin-disk-"))
    try:
        _run("mount", "-t", "tmpfs", "-o", f"size={_MEBIBYTES}m", "tmpfs", str(folder))
        try:
            yield Disk(folder)
        finally:
            _run("umount", "--lazy", str(folder))
    finally:
        folder.rmdir()


def _run(*command: str) -> None:
    try:
        subprocess.run(command, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotMount(str(getattr(error, "stderr", None) or error)) from None


# --- SQLite ----------------------------------------------------------------------------------------------------------


async def sqlite_through_full_disks(disk: Disk, times: int, rng: random.Random) -> None:
    """Let people and bots play on while SQLite's disk fills up and is given room again and again; then to the end."""
    database = str(disk.folder / "tables.db")
    refusals = 0

    async def blow(_: Process, tables: Tables) -> None:
        nonlocal refusals
        before = _refused(tables)
        await _full_for_a_while(disk, tables, rng, lambda: _stands_still(database, tables))
        refusals += _refused(tables) > before

    await play_through(database, blow, times, rng, lambda players: players)  # what was under way at the end
    assert refusals, "nobody was refused anything"
    print(f"{times} times full: moves refused in {refusals}")
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


async def postgresql_through_full_disks(disk: Disk, times: int, rng: random.Random) -> None:
    """The same with PostgreSQL, whose log has no room either every second time, and with two workers."""
    folder = disk.folder / "postgresql"
    folder.mkdir()
    with postgres(folder=folder, settings=_LOG) as running:
        database = running.fresh()
        stops, refusals = 0, 0
        exhausted = itertools.cycle((False, True))

        async def until_full(tables: Tables) -> None:
            nonlocal stops
            if next(exhausted):
                await asyncio.to_thread(_exhaust_log, running, database)
            while await asyncio.to_thread(running.running):
                with suppress(OSError, asyncpg.PostgresError):  # it restarts, or just stops
                    await _stands_still(database, tables)
                    return
                await asyncio.sleep(0.1)
            stops += 1

        async def blow(_: Process, tables: Tables) -> None:
            nonlocal refusals
            before = _refused(tables)
            await _full_for_a_while(disk, tables, rng, lambda: until_full(tables))
            refusals += _refused(tables) > before
            if not await asyncio.to_thread(running.running):
                await asyncio.to_thread(running.start)

        # Where PostgreSQL stops, what was under way may be there or not.
        await play_through(database, blow, times, rng, lambda players: 2 * players * (times + 1), "--workers", "2")
        assert stops + refusals, "nobody was refused anything"
        print(f"{times} times full: moves refused in {refusals}, PostgreSQL stopped in {stops}")
        await asyncio.to_thread(_check, running, database)


def _exhaust_log(running: Postgres, database: str) -> None:
    """Take what there is of the write-ahead log, so that PostgreSQL stops."""
    write = "SELECT pg_logical_emit_message(false, 'ballast', ''), pg_switch_wal()"
    with suppress(AssertionError):
        for _ in range(_SEGMENTS):
            running.run("psql", "-q", "-c", write, database)


def _check(running: Postgres, database: str) -> None:
    """See that every page is as it was written, every row can be read, and no index differs from its table."""
    running.run("pg_dump", "-f", os.devnull, database)
    running.run("reindexdb", "--maintenance-db", database, database)
    running.stop("fast")
    running.run("pg_checksums", "--check", "-D", str(running.folder / "data"))


# --- both ------------------------------------------------------------------------------------------------------------


def _refused(tables: Tables) -> int:
    """How many moves have been refused since no room was left."""
    return sum(player.refused for players in tables.values() for player in players)


async def _full_for_a_while(
    disk: Disk, tables: Tables, rng: random.Random, until_full: Callable[[], Awaitable[None]]
) -> None:
    """Fill the disk, wait until that is felt, see that the page is there all the same, and make room."""
    players = [player for players in tables.values() for player in players]
    for player in players:
        player.full = True
    await asyncio.sleep(rng.uniform(0.2, 1.0))
    disk.fill(rng.randrange(_LITTLE))
    try:
        async with asyncio.timeout(_PATIENCE):
            await until_full()
        await asyncio.sleep(rng.uniform(0.0, 2.0))
        async with httpx.AsyncClient(base_url=players[0].browser.url, verify=False, timeout=_PATIENCE) as http:
            assert (await http.get("/")).status_code == 200
    finally:
        disk.clear()


async def _stands_still(database: str, tables: Sequence[str] | Tables) -> None:
    """Wait until nobody moves any more at any of the tables."""
    before: list[int] = []
    while True:
        found = await logs(database)
        lengths = [len(found[table]) for table in tables]
        if lengths == before:
            return
        before = lengths
        await asyncio.sleep(_STANDS_STILL)
