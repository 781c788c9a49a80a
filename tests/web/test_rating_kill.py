"""``kill -9`` of a real server, or of its workers, at any moment around the end of rated games: each is rated once."""

import asyncio
import os
import random
import signal
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa

from ginrummy.table.auditing import audit
from ginrummy.table.rater import folded
from ginrummy.table.schema import RATINGS
from ginrummy.table.store import Store
from tests.web.killing import Player, start
from tests.web.serving import Browser
from tests.web.test_people import GOOD
from tests.web.worker_killing import worker_pids

GAMES, BLOWS = 3, 3
RATED = {"rated": True, "clock": {"move": 60, "bank": 600, "lose": False}, "changes": {"target": 50}}


async def pairs(url: str, rng: random.Random) -> list[list[Player]]:
    """Two with an account each at every table, who play a rated game, as short as it may be."""
    found = []
    for number in range(GAMES):
        browsers = [Browser(url, f"{name} {number} {rng.randrange(10**6)}") for name in ("Anna", "Ben")]
        for browser in browsers:
            answer = await browser.ask("POST", "/api/account", {"name": browser.name, "password": GOOD})
            assert answer.status_code == 201, answer.text
        table = await browsers[0].make("me", "open", **RATED)
        agreed = await browsers[1].ask("POST", f"/api/tables/{table}/join", {"rated": True})
        assert agreed.status_code == 200, agreed.text
        found.append([Player(one, table, random.Random(rng.random())) for one in browsers])
    return found


async def through(
    database: str, more: tuple[str, ...], blow: Callable[[Process, int], Awaitable[Process]], rng: random.Random
) -> None:
    """Play rated games to their ends while the server takes a blow about when the first of them is over.

    Args:
        database: where it keeps them.
        more: what its command line says besides.
        blow: deals one to the process, which listens on that port, and returns the one that serves from then on.
        rng: the only source of chance.
    """
    process, url = await start(database, 0, *more)
    tables: list[str] = []
    try:
        for _ in range(BLOWS):
            players = await pairs(url, rng)
            tables += [two[0].table for two in players]
            playing = [asyncio.create_task(player.play()) for two in players for player in two]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(rng.uniform(0, 0.02))
            process = await blow(process, int(url.rpartition(":")[2]))
            async with asyncio.timeout(120):
                await asyncio.gather(*playing)
        await rated(database, tables)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def rated(database: str, tables: list[str]) -> None:
    """Wait until every game stands in the ledger, and see that each does once, as the logs say."""
    store = await Store.open(database)
    try:
        for table in tables:
            assert len((await folded(store, table)).results) == 1
        entered: list[tuple[str, int, int]] = []
        for _ in range(600):
            query = sa.select(RATINGS.c.table_id, RATINGS.c.game, RATINGS.c.person)
            entered = [tuple(row) for row in await store.query(query)]
            if len(entered) >= 2 * len(tables):
                break
            await asyncio.sleep(0.05)
        assert sorted(entered) == sorted((table, 1, person) for table in tables for person in (0, 1))
        assert (await audit(store)).differing == ()
    finally:
        await store.close()


def test_kill_9_of_the_server_leaves_no_game_unrated_and_none_rated_twice(tmp_path, rng):
    database = str(tmp_path / "tables.db")

    async def blow(process: Process, port: int) -> Process:
        process.kill()
        await process.wait()
        return (await start(database, port))[0]

    asyncio.run(asyncio.wait_for(through(database, (), blow, rng), 300))


def test_kill_9_of_one_of_two_workers_neither(postgresql, rng):
    async def blow(process: Process, _: int) -> Process:
        os.kill(rng.choice(worker_pids(process)), signal.SIGKILL)
        return process

    asyncio.run(asyncio.wait_for(through(postgresql.fresh(), ("--workers", "2"), blow, rng), 300))
