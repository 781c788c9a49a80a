"""How a server bears many people: from an action to the other screen, with a thousand sockets.

``python -m benchmarks.table_load [--tables 500] [--rate 500] [--seconds 120] [--postgresql] [--workers 2] [--bots 20]``

A real server in processes of its own, and this generator beside it, which plays sensible moves at a steady rate: when
it is due, each table moves. Measured is the time from sending an action until the other one at the table has the state
that shows it. Before that, tables come into play one after another, so that their hands do not all end together: those
of people do not. With ``--postgresql`` the server runs on a real PostgreSQL from the wheel of the tests, which waits
for the disk here.
"""

import argparse
import asyncio
import gc
import os
import random
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio import client
from websockets.exceptions import ConnectionClosed

from tests.web.killing import start
from tests.web.serving import Browser, sensible, whole

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Score:
    """What was measured: seconds from an action to the other screen, and what went wrong."""

    trips: list[float] = field(default_factory=list)
    late: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass
class One:
    """Somebody with a socket."""

    socket: client.ClientConnection
    state: dict[str, Any] = field(default_factory=dict)
    got: asyncio.Event = field(default_factory=asyncio.Event)
    asked: int = 0
    gone_on: tuple[object, ...] = ()

    async def go_on(self, kind: str) -> None:
        """Ask for the next hand or game, once for each."""
        now = (self.state["table"]["game"], self.state["number"])
        if now != self.gone_on:
            self.gone_on = now
            await self.send(kind)

    async def read(self, score: Score) -> None:
        """Take what comes."""
        try:
            async for text in self.socket:
                message = _decode(text)
                if message["kind"] == "state":
                    self.state = whole(self.state, message)
                    self.got.set()
                elif message["kind"] == "error":
                    score.errors.append(message["error"]["key"])
        except ConnectionClosed:
            score.errors.append("closed")

    async def send(self, kind: str, **fields: Any) -> None:
        """Ask for something; only what is refused will be noticed."""
        self.asked += 1
        await self.socket.send(_encode({"id": self.asked, "kind": kind, **fields}).decode())


@dataclass
class Pair:
    """Two people at a table."""

    seats: tuple[One, One]
    rng: random.Random

    async def move(self, score: Score) -> None:
        """One action, timed until the other has seen it."""
        if await self._between():
            return
        mover, other = self.seats if self.seats[0].state["hand"]["mine"] else self.seats[::-1]
        if not mover.state["hand"]["mine"]:
            return  # the state that says so is on its way
        number, seen = mover.state["number"], other.state["number"]
        began = time.perf_counter()
        await mover.send("act", number=number, actions=sensible(mover.state["hand"], self.rng))
        while other.state["number"] <= seen:
            other.got.clear()
            await asyncio.wait_for(other.got.wait(), 30)
        score.trips.append(time.perf_counter() - began)
        while mover.state["number"] <= number:
            mover.got.clear()
            await asyncio.wait_for(mover.got.wait(), 30)

    async def _between(self) -> bool:
        """Go on to the next hand or game, and tell whether there was no hand to play."""
        stages = {seat.state["stage"] for seat in self.seats}
        if stages == {"playing"} and all(seat.state["hand"] for seat in self.seats):
            return False
        for seat in self.seats:
            waits = (seat.state["wait"] or {}).get("for")
            if seat.state["stage"] == "over":
                await seat.go_on("rematch")
            elif waits == "ready" and seat.state["table"]["me"] in seat.state["wait"]["of"]:
                await seat.go_on("ready")
        return True


async def come(url: str, number: int, score: Score, tasks: list[asyncio.Task[None]]) -> Pair:
    """A table with two people at it, who bring no seeds."""
    browsers = [Browser(url, name) for name in ("Anna", "Ben")]
    table = await browsers[0].make("me", "open")
    await browsers[1].join(table)
    seats = []
    for browser in browsers:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        headers = {"cookie": browser.cookie or ""}
        one = One(await client.connect(address, additional_headers=headers, compression=None, ping_interval=None))
        tasks.append(asyncio.create_task(one.read(score)))
        seats.append(one)
    return Pair((seats[0], seats[1]), random.Random(number))


async def bots_at_play(url: str, level: str) -> client.ClientConnection:
    """A table where two bots play each other, watched."""
    owner = Browser(url, "Owner")
    table = await owner.make(f"bot:{level}", f"bot:{level}", changes={"target": 10_000})
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    return await client.connect(address, additional_headers={"cookie": owner.cookie or ""}, max_queue=None)


async def play(pairs: list[Pair], rate: float, seconds: float, score: Score, *, growing: bool = False) -> None:
    """Let a table move whenever one is due, each in its turn; with *growing*, more and more of them take part."""
    under_way: dict[int, asyncio.Task[None]] = {}
    began, count = time.monotonic(), 0
    while (now := time.monotonic() - began) < seconds:
        while count < now * rate:
            place = count % len(pairs)
            count += 1
            if growing and place > len(pairs) * now / seconds:
                continue
            task = under_way.get(place)
            if task is not None and not task.done():
                score.late += 1  # the table has not answered the last one yet
                continue
            if task is not None and task.exception() is not None:
                score.errors.append(repr(task.exception()))
            under_way[place] = asyncio.create_task(pairs[place].move(score))
        await asyncio.sleep(0.002)
    for outcome in await asyncio.gather(*under_way.values(), return_exceptions=True):
        if isinstance(outcome, BaseException):
            score.errors.append(repr(outcome))


def memory(pid: int) -> float:
    """What a process and its workers hold, in MiB; not the processes in which bots think."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    total = 0
    for one in [str(pid), *children]:
        lines = Path(f"/proc/{one}/status").read_text().splitlines()
        total += next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)
    return total / 1024


async def weighed(pid: int, every: float, held: list[float]) -> None:
    """Note what the server holds, now and again and again."""
    while True:
        held.append(memory(pid))
        await asyncio.sleep(every)


def processor(pid: int) -> float:
    """How much of the processor a server and its workers have taken, in seconds; not the processes of its bots."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in [str(pid), *children]]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


async def measure(options: argparse.Namespace, database: str) -> None:
    """Everything, printed."""
    workers = ("--workers", str(options.workers)) if options.workers > 1 else ()
    process, url = await start(database, 0, *workers)
    score, tasks = Score(), list[asyncio.Task[None]]()
    try:
        crowd = [await bots_at_play(url, options.level) for _ in range(options.bots // 2)]
        pairs: list[Pair] = []
        for first in range(0, options.tables, 8):
            some = range(first, min(first + 8, options.tables))
            pairs += await asyncio.gather(*(come(url, number, score, tasks) for number in some))
        while not all(seat.state and seat.state["hand"] for pair in pairs for seat in pair.seats):
            await asyncio.sleep(0.1)
        gc.freeze()
        gc.disable()  # who measures does not pause: it would be the server's delay
        print(
            f"{options.tables} tables, {2 * options.tables} sockets, {len(crowd) * 2} {options.level} bots", flush=True
        )
        await play(pairs, options.rate, options.warm, score, growing=True)
        score.errors.clear()
        score.trips.clear()
        score.late = 0
        held: list[float] = []
        weighing = asyncio.create_task(weighed(process.pid, options.seconds / 4, held))
        own, theirs, began = time.process_time(), processor(process.pid), time.monotonic()
        await play(pairs, options.rate, options.seconds, score)
        weighing.cancel()
        took = time.monotonic() - began
        trips = sorted(score.trips)
        p50, p90, p99, worst = (trips[min(len(trips) - 1, int(len(trips) * s))] * 1000 for s in (0.5, 0.9, 0.99, 1))
        print(f"{len(trips) / took:.0f} actions/s of {options.rate:.0f} asked for, {score.late} not asked in time")
        print(f"to the other screen: p50 {p50:.1f} ms, p90 {p90:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms")
        print(f"errors: {len(score.errors)} {sorted(set(score.errors))[:5]}")
        theirs, own = processor(process.pid) - theirs, time.process_time() - own
        each = 1000 / len(trips)
        print(f"processor for each action: server {theirs * each:.2f} ms, generator {own * each:.2f} ms")
        print(f"memory {' → '.join(f'{one:.0f}' for one in [*held[:4], memory(process.pid)])} MiB")
    finally:
        for task in tasks:
            task.cancel()
        process.terminate()
        await process.wait()


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--warm", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--level", default="master")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args(sys.argv[1:])
    with ExitStack() as stack:
        if options.postgresql:
            from tests.postgres import postgres

            database = stack.enter_context(postgres(synced=True)).fresh()
        else:
            database = str(Path(stack.enter_context(TemporaryDirectory())) / "tables.db")
        asyncio.run(measure(options, database))


if __name__ == "__main__":
    main()
