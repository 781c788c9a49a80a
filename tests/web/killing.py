"""A real server under scripted play whose processes are killed at any moment: all of it, or one of two workers.

After each restart every acknowledged action is in the log, at most one more for each table, and play goes on.
``python -m tests.web.killing 30`` does it so many times, ``python -m tests.web.killing 30 workers`` with two workers on
PostgreSQL, ``... 5 postgresql`` restarts PostgreSQL itself, and ``... 5 disk`` fills their disks up; ``make test`` does
a few of each.
"""

import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from ginrummy.record import Verdict, read, verify
from tests.web.serving import Browser, Json, Seat, Shut, sensible

TABLES = 3
_PATIENCE = 60.0
_FULL = "table-database-refuses"
"""What is told where a disk is full, among others."""
_NO_ROOM = ("No space left on device", "disk is full")


@dataclass
class Move:
    """A move that was sent.

    Attributes:
        actions: what.
        known: whether the server said that it has it; else it may have it or not.
    """

    actions: list[str]
    known: bool = False


@dataclass
class Player:
    """A person who plays on whatever happens, and remembers what was acknowledged.

    Attributes:
        browser: who.
        table: where.
        sent: every move that was sent and not refused, in order.
        over: whether the game is.
        full: whether the disk may be full.
        refused: how often it was.
    """

    browser: Browser
    table: str
    rng: random.Random
    sent: list[Move] = field(default_factory=list)
    over: bool = False
    full: bool = False
    refused: int = 0

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
                refused = _refusal(await until_closed(seat, seat.ask("ready")))
            else:
                refused = await self.move(seat)
            if refused in ("table-too-fast", _FULL):
                await asyncio.sleep(0.1)
            if refused in ("table-database-away", "table-too-fast", _FULL):
                asked = -1

    async def move(self, seat: Seat) -> str | None:
        """Make a move, and tell why it was refused."""
        move = Move(sensible(seat.hand, self.rng))
        self.sent.append(move)
        answer = await until_closed(seat, seat.do(*move.actions))
        key = _refusal(answer)
        if key == _FULL and self.full:
            assert any(words in answer["error"]["message"] for words in _NO_ROOM), answer
            self.refused += 1
        else:
            assert key in (None, "table-stale", "table-database-away", "table-too-fast"), answer
        if key is None:
            move.known = True
        elif key != "table-database-away":
            self.sent.pop()
        return key


def _refusal(answer: Json) -> str | None:
    """Why something was refused, or None."""
    return None if answer["kind"] == "ok" else str(answer["error"]["key"])


def _mine(state: Json, seen: int) -> bool:
    if state["stage"] == "between" and state["hand"]:
        return state["table"]["me"] in (state["wait"] or {}).get("of", ()) and state["wait"]["for"] == "ready"
    return bool(state["hand"]) and state["hand"]["mine"] and state["number"] != seen


async def until_closed(seat: Seat, asking: Coroutine[object, object, Json]) -> Json:
    """An answer, unless the socket closes first."""
    answer = asyncio.ensure_future(asking)
    assert seat._reader is not None
    try:
        await asyncio.wait([answer, seat._reader], return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise Shut
        return await answer
    finally:
        answer.cancel()


async def start(database: Path | str, port: int, *more: str) -> tuple[Process, str]:
    """Start a server, and tell where it is once it is there."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "ginrummy", "serve", "--no-browser"),
        *("--port", str(port), "--database", str(database), *more),
        stdout=PIPE,
        stderr=DEVNULL,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), _PATIENCE)).decode()
    found = re.search(r"http://[\d.:]+", line)
    assert found is not None, line
    return process, found.group()


def logged(database: Path, table: str) -> list[Json]:
    """Every entry of a table's log, in an SQLite database."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    connection.close()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [json.loads(entry) for _, entry in rows]


def check(entries: Sequence[Json], players: Sequence[Player], most: int) -> None:
    """Make sure that nothing acknowledged was lost, and no more was added than was under way at *most* kills."""
    added = 0
    for person, player in enumerate(players):
        moves = [entry["actions"] for entry in entries if entry["kind"] == "acted" and entry["person"] == person]
        found = unknown_but_there(player.sent, moves)
        assert found is not None, (person, [(m.actions, m.known) for m in player.sent[-5:]], moves[-5:])
        added += found
    assert added <= most, (added, most)


def unknown_but_there(sent: Sequence[Move], moves: Sequence[list[str]]) -> int | None:
    """The least number of unacknowledged moves that explain the log; None where nothing explains it.

    The log must have every acknowledged move, in order, and nothing that was not sent.
    """

    # By how many entries of the log are explained so far: the least number of unacknowledged moves among them.
    explained: dict[int, int] = {0: 0}
    for move in sent:
        after = {} if move.known else dict(explained)
        for place, added in explained.items():
            if place < len(moves) and moves[place] == move.actions:
                count = added + (not move.known)
                after[place + 1] = min(count, after.get(place + 1, count))
        explained = after
    return explained.get(len(moves))


async def seated(url: str, rng: random.Random, kills: int, *places: str) -> dict[str, list[Player]]:
    """Tables for two people, and one for each kind of place that is named beside a person."""
    tables: dict[str, list[Player]] = {}
    changes = {"target": 100 + 100 * kills}
    for number in range(TABLES):
        browsers = [Browser(url, name) for name in ("Anna", "Ben")]
        table = await browsers[0].make("me", "open", changes=changes)
        await browsers[1].join(table)
        tables[table] = [_player(one, table, rng, f"{number} {place}") for place, one in enumerate(browsers)]
    for place in places:
        anna = Browser(url, "Anna")
        table = await anna.make("me", place, changes=changes)
        tables[table] = [_player(anna, table, rng, place)]
    return tables


def _player(browser: Browser, table: str, rng: random.Random, name: str) -> Player:
    return Player(browser, table, random.Random(f"{rng.random()} {name}"))


async def play_through_kills(folder: Path, kills: int, rng: random.Random) -> None:
    """Let people play at several tables while their server is killed again and again; then to the end."""
    database = folder / "tables.db"
    process, url = await start(database, 0)
    port = int(url.rpartition(":")[2])
    tables = await seated(url, rng, kills)
    try:
        for kill in range(1, kills + 1):
            playing = [asyncio.create_task(p.play()) for players in tables.values() for p in players]
            await asyncio.sleep(rng.uniform(0.2, 1.5))
            process.kill()
            await process.wait()
            await ended(playing)
            for table, players in tables.items():
                check(logged(database, table), players, kill)
            process, _ = await start(database, port)
        # The games go on: a hand more at each table, and then they are given up and whole.
        for table, players in tables.items():
            await finish(table, players)
            check(logged(database, table), players, kills)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def ended(playing: list[asyncio.Task[None]]) -> None:
    """Stop those who play, none of whom may have failed."""
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


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
            await player.move(seat)

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
    """Kill as often as the command line says."""
    from tests.web.filling import CannotMount, postgresql_through_full_disks, small_disk, sqlite_through_full_disks
    from tests.web.worker_killing import play_through_restarts, play_through_worker_kills

    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    what = sys.argv[2] if len(sys.argv) > 2 else "server"
    seed = sys.argv[3] if len(sys.argv) > 3 else str(random.SystemRandom().randrange(2**32))
    print(f"{kills} kills ({what}), seed {seed}")
    rng = random.Random(seed)
    if what == "server":
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play_through_kills(Path(folder), kills, rng))
    elif what == "disk":
        try:
            for through in (sqlite_through_full_disks, postgresql_through_full_disks):
                with small_disk() as disk:
                    asyncio.run(through(disk, kills, rng))
        except CannotMount as why:
            print(f"no small disk can be made here: {why}")
            return
    else:
        from tests.postgres import postgres

        doing = {"workers": play_through_worker_kills, "postgresql": play_through_restarts}[what]
        with postgres() as running:
            asyncio.run(doing(running, kills, rng))
    print("nothing lost")


if __name__ == "__main__":
    main()
