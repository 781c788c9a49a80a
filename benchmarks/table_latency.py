"""How long a person waits for the table while bots think.

``python -m benchmarks.table_latency [BOTS] [SECONDS] [LEVEL]``

One server process with its pool, which BOTS keep busy without a pause, and half as many tables where bots play each
other at their usual pace; beside them two people, whose moves are measured from sending one until the other sees it.
"""

import asyncio
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from ginrummy.match import View
from ginrummy.players import DEFAULT_LEVEL
from ginrummy.table.bots import Pool
from ginrummy.table.house import House
from ginrummy.table.store import Store
from ginrummy.web.tidying import keep_for_good
from tests.web.serving import Browser, Seat, Server, sensible, serving


async def measure(bots: int, seconds: float, database: Path, level: str) -> list[float]:
    """The round trips of moves, in seconds."""
    pool = Pool()
    await pool.warm()
    house = House(await Store.open(str(database)), pool)
    trips: list[float] = []
    async with serving(house) as server:
        crowd = [await bots_at_play(server, level) for _ in range(bots // 2)]
        seats = await two_people(server)
        table = await house.table(seats[0].state["table"]["id"])
        assert table.state.game is not None
        assert table.state.to_act is not None
        view = table.state.game.views[table.state.to_act]
        thoughts = [0] * bots
        thinking = [asyncio.create_task(think(pool, level, view, thoughts, n)) for n in range(bots)]
        keep_for_good()
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            await play(seats, trips, deadline)
            for seat in seats:
                await seat.close()
            seats = await two_people(server)
        for task in thinking:
            task.cancel()
        print(f"{bots} bots ({level}) on {pool.processes} processes thought {sum(thoughts)} times in {seconds:.0f} s")
        for seat in (*crowd, *seats):
            await seat.close()
    return trips


async def think(pool: Pool, level: str, view: View, thoughts: list[int], number: int) -> None:
    """Think without a pause."""
    for times in count():
        await pool.choose(level, view, f"{number} {times}")
        thoughts[number] += 1


async def bots_at_play(server: Server, level: str) -> Seat:
    """A table of bots, and the one who watches it."""
    owner = Browser(server.url, "Owner")
    table = await owner.make(f"bot:{level}", f"bot:{level}", changes={"target": 10_000})
    return await Seat.open(owner, table)


async def two_people(server: Server) -> tuple[Seat, Seat]:
    """Two people with a hand dealt."""
    anna, ben = Browser(server.url, "Anna"), Browser(server.url, "Ben")
    table = await anna.make("me", "open")
    await ben.join(table)
    seats = await Seat.open(anna, table), await Seat.open(ben, table)
    for seat in seats:
        await seat.until(lambda s: s["hand"])
    return seats


async def play(seats: tuple[Seat, Seat], trips: list[float], deadline: float) -> None:
    """One hand; each move is timed until the other has seen it."""
    rng = random.Random(len(trips))
    while time.monotonic() < deadline and seats[0].state["stage"] == "playing":
        mover, other = seats if seats[0].hand["mine"] else seats[::-1]
        seen = other.state["number"]
        move = sensible(mover.hand, rng)
        start = time.perf_counter()
        await mover.do(*move)
        await other.until(lambda s, number: s["number"] > number, seen)
        trips.append(time.perf_counter() - start)
        await mover.until(lambda s: not s["hand"]["mine"] or s["number"])
        await asyncio.sleep(0.02)


def main() -> None:
    """Measure, and print what came out."""
    bots = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    level = sys.argv[3] if len(sys.argv) > 3 else DEFAULT_LEVEL
    with tempfile.TemporaryDirectory() as folder:
        trips = sorted(asyncio.run(measure(bots, seconds, Path(folder) / "tables.db", level)))
    p50, p90, p99, worst = (trips[min(len(trips) - 1, int(len(trips) * s))] * 1000 for s in (0.5, 0.9, 0.99, 1))
    print(f"{len(trips)} moves: p50 {p50:.1f} ms, p90 {p90:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms")


if __name__ == "__main__":
    main()
