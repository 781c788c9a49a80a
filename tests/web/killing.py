"""A real server process under scripted play that is killed at any moment, and started again.

After each restart every acknowledged action is in the log, at most one more for each person, and play goes on.
``python -m tests.web.killing 30`` does it so many times; ``make test`` a few.
"""

import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from ginrummy.record import Verdict, read, verify
from tests.web.serving import Browser, Json, Seat, Shut, sensible

TABLES = 3
_PATIENCE = 60.0


@dataclass
class Player:
    """A person who plays on whatever happens, and remembers what was acknowledged.

    Attributes:
        browser: who.
        table: where.
        acknowledged: every move that the server said it had, in order.
        asked: the move that was sent and not answered when the server died.
    """

    browser: Browser
    table: str
    rng: random.Random
    acknowledged: list[list[str]] = field(default_factory=list)
    unanswered: list[list[str]] = field(default_factory=list)
    over: bool = False

    async def play(self) -> None:
        """Play until the game is over, coming back whenever the server does."""
        while not self.over:
            with suppress(OSError, WebSocketException, Shut, TimeoutError):
                seat = await Seat.open(self.browser, self.table)
                try:
                    await self._play_here(seat)
                finally:
                    await seat.close()
            await asyncio.sleep(0.02)

    async def _play_here(self, seat: Seat) -> None:
        asked = -1
        while True:
            state = await seat.until(lambda s, seen: s["stage"] == "over" or _mine(s, seen), asked)
            if state["stage"] == "over":
                self.over = True
                return
            asked = state["number"]
            if state["stage"] == "between":
                await until_closed(seat, seat.ask("ready"))
                continue
            move = sensible(state["hand"], self.rng)
            self.unanswered.append(move)
            answer = await until_closed(seat, seat.do(*move))
            self.unanswered.pop()
            if answer["kind"] == "ok":
                self.acknowledged.append(move)
            else:
                assert answer["error"]["key"] == "table-stale", answer


def _mine(state: Json, seen: int) -> bool:
    if state["stage"] == "between" and state["hand"]:
        return state["table"]["me"] in (state["wait"] or {}).get("of", ()) and state["wait"]["for"] == "ready"
    return bool(state["hand"]) and state["hand"]["mine"] and state["number"] != seen


async def until_closed(seat: Seat, asking: Coroutine[object, object, Json]) -> Json:
    """An answer, unless the socket closes first."""
    answer = asyncio.ensure_future(asking)
    assert seat._reader is not None
    await asyncio.wait([answer, seat._reader], return_when=asyncio.FIRST_COMPLETED)
    if not answer.done():
        answer.cancel()
        raise Shut
    return await answer


async def start(database: Path, port: int) -> tuple[Process, str]:
    """Start a server, and tell where it is once it is there."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "ginrummy", "serve", "--no-browser"),
        *("--port", str(port), "--database", str(database)),
        stdout=PIPE,
        stderr=DEVNULL,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), _PATIENCE)).decode()
    found = re.search(r"http://[\d.:]+", line)
    assert found is not None, line
    return process, found.group()


def logged(database: Path, table: str) -> list[tuple[int, list[str]]]:
    """Every move in a table's log: by whom, and what."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    connection.close()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    entries = [json.loads(entry) for _, entry in rows]
    return [(entry["person"], entry["actions"]) for entry in entries if entry["kind"] == "acted"]


def check(database: Path, tables: dict[str, list[Player]]) -> None:
    """Make sure that nothing acknowledged was lost, and that at most what was under way was added."""
    for table, players in tables.items():
        moves = logged(database, table)
        added = 0
        for person, player in enumerate(players):
            mine = [move for who, move in moves if who == person]
            known = player.acknowledged
            assert mine[: len(known)] == known, "an acknowledged move is lost"
            more = mine[len(known) :]
            assert more in ([], player.unanswered[-1:]), (more, player.unanswered)
            added += len(more)
            # What the log has without an acknowledgement stands all the same.
            player.acknowledged += more
            player.unanswered.clear()
        assert added <= 1


async def play_through_kills(folder: Path, kills: int, rng: random.Random) -> None:
    """Let people play at several tables while their server is killed again and again; then to the end."""
    database = folder / "tables.db"
    process, url = await start(database, 0)
    port = int(url.rpartition(":")[2])
    tables: dict[str, list[Player]] = {}
    for number in range(TABLES):
        browsers = [Browser(url, name) for name in ("Anna", "Ben")]
        table = await browsers[0].make("me", "open", changes={"target": 100 + 100 * kills})
        await browsers[1].join(table)
        tables[table] = [
            Player(browser, table, random.Random(f"{rng.random()} {number} {place}"))
            for place, browser in enumerate(browsers)
        ]
    try:
        for _ in range(kills):
            playing = [asyncio.create_task(p.play()) for players in tables.values() for p in players]
            await asyncio.sleep(rng.uniform(0.2, 1.5))
            process.kill()
            await process.wait()
            for task in playing:
                task.cancel()
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
            check(database, tables)
            process, _ = await start(database, port)
        # The games go on: a hand more at each table, and then they are given up and whole.
        for table, players in tables.items():
            await finish(table, players)
        check(database, tables)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def finish(table: str, players: list[Player]) -> None:
    """Play until one more hand is over, then give the game up, and verify the record."""
    seats = [await Seat.open(player.browser, table) for player in players]
    for seat in seats:
        await seat.until(lambda s: s["score"])
    before = len(seats[0].state["score"]["hands"])

    async def on(player: Player, seat: Seat) -> None:
        asked = -1
        while True:
            state = await seat.until(
                lambda s, seen: len(s["score"]["hands"]) > before or s["stage"] == "over" or _mine(s, seen), asked
            )
            if len(state["score"]["hands"]) > before or state["stage"] == "over":
                return
            asked = state["number"]
            if state["stage"] == "between":
                await seat.ask("ready")
                continue
            move = sensible(state["hand"], player.rng)
            if (await seat.do(*move))["kind"] == "ok":
                player.acknowledged.append(move)

    await asyncio.gather(*(on(player, seat) for player, seat in zip(players, seats, strict=True)))
    if seats[0].state["stage"] != "over":
        await seats[0].well("resign")
    for seat in seats:
        await seat.until(lambda s: s["stage"] == "over")
        await seat.close()
    record = read(await players[0].browser.record(table))
    assert verify(record).verdict is Verdict.PROVEN
    assert len(record.hands) > before


def main() -> None:
    """Kill a server as often as the command line says."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    seed = sys.argv[2] if len(sys.argv) > 2 else str(random.SystemRandom().randrange(2**32))
    print(f"{kills} kills, seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play_through_kills(Path(folder), kills, random.Random(seed)))
    print("nothing lost")


if __name__ == "__main__":
    main()
