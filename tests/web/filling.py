"""PostgreSQL under scripted play on a disk that fills up, again and again: refused with a message, nothing corrupt.

A disk can be too full for the tables, and PostgreSQL refuses; or for the write-ahead log too, and it stops. Then
somebody makes room, starts it if need be, and play goes on by itself.
"""

import asyncio
import itertools
import os
import random
import subprocess
import tempfile
from asyncio.subprocess import Process
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx

from tests.postgres import Postgres, postgres
from tests.web.killing import Player
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


@dataclass
class Disk:
    """A disk of a few MiB, and a PostgreSQL on it."""

    folder: Path
    postgres: Postgres

    def __post_init__(self) -> None:
        self.database = self.postgres.fresh()

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self, left: int) -> None:
        """Take all room but so many bytes."""
        room = os.statvfs(self.folder)
        with self._ballast.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, max(4096, room.f_bavail * room.f_frsize - left))

    def exhaust_log(self) -> None:
        """Take what there is of the write-ahead log too, so that PostgreSQL stops."""
        write = "SELECT pg_logical_emit_message(false, 'ballast', ''), pg_switch_wal()"
        with suppress(AssertionError):
            for _ in range(_SEGMENTS):
                self.postgres.run("psql", "-q", "-c", write, self.database)

    def clear(self) -> None:
        """Give all of it back, and start PostgreSQL if that has stopped."""
        self._ballast.unlink()
        if not self.postgres.running():
            self.postgres.start()

    def check(self) -> None:
        """See that every page is as it was written, every row can be read, and no index differs from its table."""
        self.postgres.run("pg_dump", "-f", os.devnull, self.database)
        self.postgres.run("reindexdb", "--maintenance-db", self.database, self.database)
        self.postgres.stop("fast")
        self.postgres.run("pg_checksums", "--check", "-D", str(self.folder / "data"))


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
            with postgres(folder=folder, settings=_LOG) as running:
                yield Disk(folder, running)
        finally:
            _run("umount", "--lazy", str(folder))
    finally:
        folder.rmdir()


def _run(*command: str) -> None:
    try:
        subprocess.run(command, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotMount(str(getattr(error, "stderr", None) or error)) from None


async def play_through_full_disks(disk: Disk, times: int, rng: random.Random) -> None:
    """Let people and bots play on while the disk fills up and is given room again and again; then to the end."""

    stops, refusals = 0, 0
    kinds = itertools.cycle((False, True))

    async def blow(_: Process, tables: Tables) -> None:
        nonlocal stops, refusals
        players = [player for players in tables.values() for player in players]
        await asyncio.sleep(rng.uniform(0.2, 1.0))
        before = sum(player.refused for player in players)
        for player in players:
            player.full = True
        disk.fill(rng.randrange(_LITTLE))
        try:
            if next(kinds):
                await asyncio.to_thread(disk.exhaust_log)
            stops += await _is_full(disk, [*tables])
            await asyncio.sleep(rng.uniform(0.0, 2.0))
            await _can_be_seen(players[0])
        finally:
            disk.clear()
        refusals += sum(player.refused for player in players) > before

    def lost(players: int) -> int:
        return 2 * players * (times + 1)

    await play_through(disk.database, blow, times, rng, lost)
    assert stops + refusals, "nobody was refused anything"
    print(f"{times} times full: moves refused in {refusals}, PostgreSQL stopped in {stops}")
    await asyncio.to_thread(disk.check)


async def _is_full(disk: Disk, tables: Sequence[str]) -> bool:
    """Wait until nothing is written any more, and tell whether PostgreSQL has stopped."""
    before: list[int] = []
    async with asyncio.timeout(_PATIENCE):
        while await asyncio.to_thread(disk.postgres.running):
            with suppress(OSError, asyncpg.PostgresError):  # it restarts, or just stops
                found = await logs(disk.database)
                lengths = [len(found[table]) for table in tables]
                if lengths == before:
                    return False
                before = lengths
            await asyncio.sleep(_STANDS_STILL)
    return True


async def _can_be_seen(player: Player) -> None:
    """The page is there, whatever has become of the database."""
    async with httpx.AsyncClient(base_url=player.browser.url, verify=False) as http:
        assert (await http.get("/")).status_code == 200
