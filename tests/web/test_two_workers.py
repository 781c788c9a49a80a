"""What everybody sees at home, with two real workers on PostgreSQL: whichever of them answers, it is soon the same."""

import asyncio

from tests.web.killing import start
from tests.web.serving import Browser

TIMES = 16
"""Each question comes over a connection of its own, and so to either worker: to one of them alone once in 30,000."""


async def lobby_agrees(browser: Browser, table: str, *, listed: bool) -> None:
    """Wait until whoever answers says so of a table: a lobby may be a moment old."""
    async with asyncio.timeout(20):
        answers: set[bool] = set()
        while answers != {listed}:
            homes = [await browser.ask("GET", "/api/home") for _ in range(TIMES)]
            answers = {any(one["id"] == table for one in home.json()["tables"]) for home in homes}


def test_either_worker_soon_knows_which_tables_one_may_join(postgresql):
    async def script() -> None:
        process, url = await start(postgresql.fresh(), 0, "--workers", "2")
        try:
            anna, ben, carol = (Browser(url, name) for name in ("Anna", "Ben", "Carol"))
            table = await anna.make("me", "open", anybody=True)
            async with anna.at(table):  # a table nobody is at invites nobody
                await lobby_agrees(ben, table, listed=True)
            await ben.join(table)
            await lobby_agrees(carol, table, listed=False)
            ours = [(await ben.ask("GET", "/api/home")).json()["games"] for _ in range(TIMES)]
            assert [[game["id"] for game in games] for games in ours] == [[table]] * TIMES
        finally:
            process.terminate()
            await process.wait()

    asyncio.run(asyncio.wait_for(script(), 120))
