"""Junk for the sockets and the routes of a table: nothing breaks, nothing changes, everything is answered.

It comes from strangers, guests, the banned, watchers and people with an account, and goes to tables of every kind and
to every route there is. What is not theirs stands afterwards as it stood: games, accounts, ratings, blocks and records.
From a seat, where junk may do what is allowed, the log still says where the table stands, and play goes on.

``python -m tests.web.fuzzing 1000000`` sends so many messages, and a twentieth of that to the routes; ``... 1000000
postgresql`` with PostgreSQL behind it; ``make test`` a few thousand.
"""

import asyncio
import gc
import json
import logging
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ginrummy.table import schema
from ginrummy.table.fold import fold
from tests.table.logs import Scribe
from tests.web.junk import Names, some_message, some_question
from tests.web.killing import until_closed
from tests.web.serving import PATIENCE, Browser, Seat, Server, Shut, server
from tests.web.test_past import records_text
from tests.web.test_people import post, signed_up

BATCH = 200
"""How many messages are under way at once."""
ROUTE_SHARE, SEAT_SHARE = 20, 20
"""For so many messages from watchers there is one to a route, and one from a seat."""
_LAST = 2**62
"""The id of the message that ends a batch."""
_A_WEEK, _A_DAY = 7 * 86_400, 86_400
_PASSWORD = "a good password"
"""Of those who send junk; the one that nearly right requests have too."""
_KEPT = (schema.ACCOUNTS, schema.SESSIONS, schema.CODES, schema.BLOCKS, schema.RECORDS, schema.RATINGS)
"""Tables of the database of which nothing may be missing afterwards, or be any other."""
_MOST_GROWTH = 1.25
"""How much more memory there may be at the end than after a tenth."""


@dataclass
class Scene:
    """A server with tables that junk must not move.

    Attributes:
        running: the server.
        tables: tables where a game is under way: among guests, rated, for a day a move, and of three.
        banned: somebody who has been put out of the first of them for good.
        people: who has an account.
        records: what somebody brought along.
        lobby: a table that anybody may join.
    """

    running: Server
    tables: list[str]
    banned: Browser
    people: list[Browser]
    records: list[str]
    lobby: str

    @classmethod
    async def set(cls, running: Server, rng: random.Random) -> "Scene":
        """Let people come, sit down and begin."""
        anna, ben = [await signed_up(running, name) for name in ("Anna", "Ben")]
        cleo, dora, mallory = (running.browser(name) for name in ("Cleo", "Dora", "Mallory"))
        guests = await cleo.make("me", "open", watching=True)
        await mallory.join(guests)
        async with cleo.at(guests) as seat:
            await seat.well("put_out", place=1, ban=True)
        await dora.join(guests)
        rated = await anna.make("me", "open", watching=True, rated=True, clock={"move": _A_WEEK, "bank": 0})
        await post(ben, f"tables/{rated}/join", rated=True)
        daily = {"move": _A_WEEK, "bank": 0, "absent": True}
        by_day = await anna.make("me", "open", watching=True, anybody=True, clock=daily)
        await cleo.join(by_day)
        box = await anna.make("me", "open", "open", watching=True)
        for other in (ben, cleo):
            await other.join(box)
        players = {guests: (cleo, dora), rated: (anna, ben), by_day: (anna, cleo), box: (anna, ben, cleo)}
        for table, browsers in players.items():
            await _begun(table, browsers)
        await post(anna, f"tables/{box}/block", place=2)
        lobby = await ben.make("me", "open", anybody=True, clock={"move": _A_DAY, "bank": 0, "absent": True})
        scribe = Scribe.table(rng, "mia", "noah")
        scribe.game()
        brought = await anna.ask("POST", "/api/records", {"text": records_text(scribe)})
        assert brought.status_code == 201, brought.text
        records = [one["id"] for one in (await anna.ask("GET", "/api/records")).json()]
        return cls(running, [*players], mallory, [anna, ben], records, lobby)

    async def standing(self) -> dict[str, Any]:
        """All that may not change."""
        store = self.running.house.store
        found: dict[str, Any] = {table: (await store.read(table)) for table in self.tables}
        for kept in _KEPT:
            found[kept.name] = {tuple(row) for row in await store.query(sa.select(kept))}
        return found

    async def check(self, before: dict[str, Any]) -> None:
        """See that all stands as it stood: in the database, in memory, and for those who come back."""
        after = await self.standing()
        for name, rows in before.items():
            assert after[name] == rows if name in self.tables else rows <= after[name], name
        for table in self.tables:
            await _agrees(self.running, table)
        for one in self.people:
            assert (await one.ask("GET", "/api/me")).json()["account"]["name"] == one.name

    def names(self) -> Names:
        """What requests may name."""
        people = tuple(one.name for one in self.people)
        return Names((*self.tables, self.lobby), tuple(self.records), people, _PASSWORD)


async def _begun(table: str, browsers: tuple[Browser, ...]) -> None:
    """Wait until a hand is under way at a table."""
    seats = [await Seat.open(browser, table) for browser in browsers]
    for seat in seats:
        await seat.until(lambda s: s["hand"])
    for seat in seats:
        await seat.close()


async def _agrees(running: Server, table_id: str) -> None:
    """See that a table in memory is where its log says."""
    table = await running.house.table(table_id)
    async with table._lock:
        assert fold(await running.house.store.read(table_id)) == table.state


async def fuzz_sockets(scene: Scene, messages: int, rng: random.Random, told: Callable[[int], None]) -> None:
    """Send junk as those who have no seat: everything is answered, and all of it refused."""
    guest, member = scene.running.browser("Eve"), await signed_up(scene.running, "Frida")
    await guest.ask("GET", "/api/options")
    for sent in range(0, messages, BATCH):
        watcher = await Seat.open(rng.choice([guest, member]), rng.choice(scene.tables))
        await watcher.until(lambda s: s["hand"])
        await _batch(watcher, rng)
        await watcher.close()  # its ids are used up
        told(min(sent + BATCH, messages))


async def _batch(seat: Seat, rng: random.Random) -> None:
    """Some junk, and then something sensible that must still be answered."""
    before = len(seat.traffic)
    for number in range(1, BATCH + 1):
        await seat.socket.send(some_message(rng, number, seat.state["number"]))
    answer = await seat.send(json.dumps({"id": _LAST, "kind": "ready"}), _LAST)
    assert answer["kind"] == "error", answer
    answers = [json.loads(text) for text in seat.traffic[before:]]
    assert all(answer["kind"] == "error" for answer in answers if answer["kind"] != "state")
    assert sum(answer["kind"] == "error" for answer in answers) == BATCH + 1, "each message is answered once"
    assert seat.hand["held"] == []


async def fuzz_seats(scene: Scene, messages: int, rng: random.Random) -> None:
    """Send junk from seats: what is understood may be done, but only what is allowed, and play goes on."""
    people = [await signed_up(scene.running, name) for name in ("Gina", "Hugo")]
    for _ in range(0, messages, BATCH):
        rated = rng.random() < 0.5
        wish = {"rated": True, "clock": {"move": _A_WEEK, "bank": 0}} if rated else {}
        table = await people[0].make("me", "open", **wish)
        await post(people[1], f"tables/{table}/join", rated=rated)
        seats = [await Seat.open(browser, table) for browser in people]
        for seat in seats:
            await seat.until(lambda s: s["hand"])
        await asyncio.gather(*(_from_seat(seat, random.Random(rng.random())) for seat in seats))
        await _agrees(scene.running, table)


async def _from_seat(seat: Seat, rng: random.Random) -> None:
    """Junk from a seat, and then something that is still answered, unless junk has left the table."""
    try:
        for number in range(1, BATCH // 2 + 1):
            await seat.socket.send(some_message(rng, number, seat.state["number"]))
        await until_closed(seat, seat.send(json.dumps({"id": _LAST, "kind": "say", "text": "Still here"}), _LAST))
    except (ConnectionClosed, Shut):
        assert seat.socket.close_code == 4403, "only who has left is shown out"
    await seat.close()


async def fuzz_routes(scene: Scene, requests: int, rng: random.Random) -> None:
    """Ask every route for nonsense, as strangers, guests, the banned and people with an account."""
    names = scene.names()
    async with httpx.AsyncClient(base_url=scene.running.url, verify=False, timeout=PATIENCE) as http:
        cookies: list[str | None] = []
        for asked in range(requests):
            if asked % 250 == 0:  # whom nobody has signed out, shut out or deleted yet
                guest, member = scene.running.browser("Ida"), scene.running.browser("Jon")
                await guest.ask("GET", "/api/options")
                await post(member, "account", 201, name=f"Jon {asked}", password=_PASSWORD)
                cookies = [None, guest.cookie, scene.banned.cookie, member.cookie, member.cookie]
            question = some_question(rng, names)
            headers = dict(question.headers)
            if "cookie" not in headers and (cookie := rng.choice(cookies)) is not None:
                headers["cookie"] = cookie
            http.cookies.clear()
            answer = await http.request(question.method, question.path, content=question.content, headers=headers)
            assert answer.status_code < 500, (question, answer.text)
            if answer.status_code >= 400 and question.method != "HEAD":
                assert _words(answer), (question, answer.status_code, answer.text)


def _words(answer: httpx.Response) -> Any:
    """What somebody is told who is refused."""
    if answer.headers["content-type"] == "application/json":
        return answer.json()["error"]["message"]
    return answer.text


class Faults(logging.Handler):
    """Remembers what the server calls a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


async def fuzz(messages: int, rng: random.Random, told: Callable[[int], None], database: str = ":memory:") -> None:
    """All of it, on a server of its own that must report no fault."""
    faults = Faults()
    logging.getLogger("ginrummy").addHandler(faults)
    logging.getLogger("asyncio").addHandler(faults)
    try:
        async with server(database) as running:
            scene = await Scene.set(running, rng)
            before = await scene.standing()
            await fuzz_routes(scene, max(200, messages // ROUTE_SHARE), rng)
            await fuzz_seats(scene, messages // SEAT_SHARE, rng)
            await fuzz_sockets(scene, messages, rng, told)
            await scene.check(before)
    finally:
        logging.getLogger("ginrummy").removeHandler(faults)
        logging.getLogger("asyncio").removeHandler(faults)
    assert not faults.found, faults.found[:3]


def resident() -> float:
    """How much memory this process has, in MiB; it is the server's and its guests' together."""
    gc.collect()
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no memory is told")


def main() -> None:
    """As many messages as the command line says."""
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    store = sys.argv[2] if len(sys.argv) > 2 else "sqlite"
    seed = sys.argv[3] if len(sys.argv) > 3 else str(random.SystemRandom().randrange(2**32))
    print(f"{messages} messages ({store}), seed {seed}", flush=True)
    memory: list[float] = []

    def told(sent: int) -> None:
        if sent % (messages // 20 // BATCH * BATCH or BATCH) == 0:
            memory.append(resident())
            print(f"{sent} messages, {memory[-1]:.0f} MiB", flush=True)

    if store == "postgresql":
        from tests.postgres import postgres

        with postgres() as running:
            asyncio.run(fuzz(messages, random.Random(seed), told, running.fresh()))
    else:
        asyncio.run(fuzz(messages, random.Random(seed), told))
    tenth = memory[len(memory) // 10]
    assert memory[-1] < _MOST_GROWTH * tenth, f"memory has grown from {tenth:.0f} to {memory[-1]:.0f} MiB"
    print("nothing broke, nothing changed")


if __name__ == "__main__":
    main()
