"""Two workers on PostgreSQL under scripted play: one of them is killed, or PostgreSQL itself, at any moment."""

import asyncio
import json
import os
import random
import signal
import sqlite3
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias

import asyncpg

from tests.postgres import Postgres
from tests.web.killing import Player, check, ended, finish, seated, start
from tests.web.serving import Json

Tables: TypeAlias = dict[str, list[Player]]
"""Who plays where."""
_TWO = ("--workers", "2")
_PATIENCE = 60.0


async def logs(database: str) -> dict[str, list[Json]]:
    """Every table's log, by the path or the address of a database."""
    query = "SELECT table_id, number, entry FROM log ORDER BY table_id, number"
    if "://" in database:
        connection = await asyncpg.connect(database)
        rows = await connection.fetch(query)
        await connection.close()
    else:
        with closing(sqlite3.connect(database)) as file:
            rows = file.execute(query).fetchall()
    found: dict[str, list[Json]] = {}
    for table, number, entry in rows:
        entries = found.setdefault(table, [])
        entries.append(json.loads(entry))
        assert number == len(entries)
    return found


def worker_pids(server: Process) -> list[int]:
    """The workers of a server that runs."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(pid) for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


async def _check(database: str, tables: Tables, kills: int) -> None:
    found = await logs(database)
    for table, players in tables.items():
        check(found[table], players, kills)


async def play_through_worker_kills(postgres: Postgres, kills: int, rng: random.Random) -> None:
    """Let people and bots play on while one of two workers is killed again and again; then to the end."""

    async def kill(process: Process, _: Tables) -> None:
        await asyncio.sleep(rng.uniform(0.2, 3.0))
        pids = worker_pids(process)
        os.kill(rng.choice(pids), signal.SIGKILL)
        await _until_two(process, pids)

    await play_through(postgres.fresh(), kill, kills, rng, lambda players: kills + 1, *_TWO)


async def play_through_restarts(postgres: Postgres, restarts: int, rng: random.Random) -> None:
    """Let people and bots play on while PostgreSQL is killed and started again; then to the end."""

    async def restart(_: Process, __: Tables) -> None:
        await asyncio.sleep(rng.uniform(0.5, 2.0))
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(rng.uniform(0.0, 2.0))
        await asyncio.to_thread(postgres.start)

    await play_through(postgres.fresh(), restart, restarts, rng, lambda players: 2 * players * (restarts + 1), *_TWO)


async def play_through(
    database: str,
    blow: Callable[[Process, Tables], Awaitable[None]],
    blows: int,
    rng: random.Random,
    lost: Callable[[int], int],
    *more: str,
) -> None:
    """Play at a server that takes so many blows, and see that play goes on after each, and to its end.

    Args:
        database: its database.
        blow: deals one, to the server and those who play there.
        blows: how many.
        rng: the only source of chance.
        lost: how many moves may be there that were not acknowledged, with so many players.
        more: what the server's command line says besides.
    """
    process, url = await start(database, 0, *more)
    try:
        tables = await seated(url, rng, blows, "bot:greedy")
        playing = [asyncio.create_task(p.play()) for players in tables.values() for p in players]
        for _ in range(blows):
            await blow(process, tables)
            await _goes_on(database, tables)
        await ended(playing)
        await asyncio.sleep(1.0)  # what was under way when they stopped
        await _check(database, tables, lost(len(playing)))
        await asyncio.gather(*(finish(table, players) for table, players in tables.items()))
    finally:
        await _stop(process)


async def _until_two(process: Process, before: list[int]) -> None:
    """Wait until the worker that was killed has been replaced."""
    for _ in range(int(_PATIENCE / 0.05)):
        with suppress(FileNotFoundError):  # it ends just now
            pids = worker_pids(process)
            if len(pids) == 2 and set(pids) != set(before):
                return
        await asyncio.sleep(0.05)
    raise AssertionError("a worker that was killed was not replaced")


async def _goes_on(database: str, tables: Tables) -> None:
    """Wait until every table has moved on by itself."""
    before = {table: len(entries) for table, entries in (await logs(database)).items()}
    for _ in range(int(_PATIENCE / 0.25)):
        await asyncio.sleep(0.25)
        found = await logs(database)
        if all(
            len(found[table]) > before[table] + 1 or all(player.over for player in tables[table]) for table in tables
        ):
            return
    raise AssertionError("play did not go on")


async def _stop(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    await process.wait()
