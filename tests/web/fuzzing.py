"""Junk for the sockets and the routes of a table: nothing breaks, nothing changes, everything is answered.

``python -m tests.web.fuzzing 1000000`` sends so many messages; ``make test`` a few thousand.
"""

import asyncio
import json
import logging
import random
import sys
from collections.abc import Callable
from typing import Any

import httpx

from tests.web.serving import Browser, Seat, Server, server
from tests.web.test_access import REQUESTS

BATCH = 200
"""How many messages are under way at once."""

_LAST = 2**62
"""The id of the message that ends a batch."""
_WORDS = ["", "act", "draw", "discard 7h", "7h", "\x00", "é" * 50, "😀", "../../etc/passwd", "' OR 1=1 --", "-1", "NaN"]
_NUMBERS = [0, 1, -1, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0]


def some_value(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = rng.randrange(8 if depth < 4 else 6)
    if kind <= 1:
        return rng.choice(_WORDS)
    if kind <= 3:
        return rng.choice(_NUMBERS)
    if kind <= 5:
        return rng.choice([None, True, False])
    if kind == 6:
        return [some_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(_WORDS): some_value(rng, depth + 1) for _ in range(rng.randrange(4))}


def some_message(rng: random.Random, number: int) -> str:
    """A message that is nearly one, or none at all."""
    message: dict[str, Any] = {"id": number, **rng.choice(REQUESTS)}
    kind = rng.randrange(10)
    if kind <= 3:
        # Rarely its number: a high one would make doubles of all that follow.
        name = "id" if rng.random() < 0.005 else rng.choice([*message][1:])
        message[name] = some_value(rng)
    elif kind == 4:
        del message[rng.choice([*message])]
    elif kind == 5:
        message[rng.choice(_WORDS)] = some_value(rng)
    elif kind == 6:
        return json.dumps(some_value(rng))
    text = json.dumps(message)
    if kind == 7:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(["", "{", "[" * 500, '"', "\\u0000", "}"]) + text[at + rng.randrange(3) :]
    if kind == 8:
        return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(60)))
    return text


async def fuzz_sockets(running: Server, messages: int, rng: random.Random, told: Callable[[int], None]) -> None:
    """Send junk as a watcher and as the one who is not to move, and see that the table stands as it stood."""
    anna, ben, eve = (running.browser(name) for name in ("Anna", "Ben", "Eve"))
    table_id = await anna.make("me", "open", watching=True)
    await ben.join(table_id)
    await eve.ask("GET", "/api/options")
    async with anna.at(table_id) as a, ben.at(table_id) as b:
        for seat in (a, b):
            await seat.until(lambda s: s["hand"])
        table = await running.house.table(table_id)
        game, log = table.state.game, len(await running.house.store.read(table_id))
        watcher = await Seat.open(eve, table_id)
        await watcher.until(lambda s: s["hand"])
        sent = 0
        while sent < messages:
            watcher = await _batch(watcher, eve, table_id, rng)
            sent += BATCH
            told(sent)
        assert table.state.game == game
        assert len(await running.house.store.read(table_id)) == log
        # And from a seat: what is understood may be done, but only what is allowed, and play goes on.
        for number in range(1, min(messages, 2000)):
            text = some_message(rng, number)
            if '"resign"' in text or '"leave"' in text or '"end"' in text or '"put_out"' in text:
                continue
            await b.socket.send(text)
        async with ben.at(table_id) as again:
            await again.well("say", text="Still here")
        await watcher.close()


async def _batch(seat: Seat, browser: Browser, table_id: str, rng: random.Random) -> Seat:
    """Some junk, and then something sensible that must still be answered; a fresh socket where the old was closed."""
    before = len(seat.traffic)
    for number in range(1, BATCH + 1):
        await seat.socket.send(some_message(rng, number))
    answer = await seat.send(json.dumps({"id": _LAST, "kind": "ready"}), _LAST)
    assert answer["kind"] == "error", answer
    answers = [json.loads(text) for text in seat.traffic[before:]]
    assert all(answer["kind"] == "error" for answer in answers if answer["kind"] != "state")
    assert sum(answer["kind"] == "error" for answer in answers) == BATCH + 1, "each message is answered once"
    await seat.close()  # its ids are used up
    fresh = await Seat.open(browser, table_id)
    await fresh.until(lambda s: s["hand"])
    return fresh


async def fuzz_routes(running: Server, requests: int, rng: random.Random) -> None:
    """Ask every route for nonsense: it is refused, and never the server's fault."""
    anna = running.browser("Anna")
    table = await anna.make("me", "open")
    paths = ["/api/options", "/api/rules", "/api/tables", "/healthz", "/", "/t/x", "/static/../app.py", "/favicon.ico"]
    paths += [f"/api/tables/{name}{end}" for name in (table, "no", "%00", "é") for end in _ENDS]
    paths += _PAST
    async with httpx.AsyncClient(base_url=running.url, verify=False) as http:
        for _ in range(requests):
            body: Any = some_value(rng)
            if rng.random() < 0.5:
                body = {"name": "Anna", "places": ["me", "open"], "preset": "classic", "changes": {}, "seating": "two"}
                body[rng.choice([*body, "clock", "watching", "language"])] = some_value(rng)
            content = json.dumps(body) if rng.random() < 0.9 else rng.choice(_WORDS) * rng.randrange(3)
            headers = {"content-type": "application/json", "accept-language": rng.choice(["de", "x" * 99, ";q=,"])}
            if rng.random() < 0.3:
                headers["cookie"] = rng.choice(["ginrummy=a.b", "=", "ginrummy-lang=\x7f", "a" * 3000])
            method = rng.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
            answer = await http.request(method, rng.choice(paths), content=content.encode(), headers=headers)
            assert answer.status_code < 500, (method, answer.url, content)
            if answer.status_code >= 400 and method != "HEAD" and answer.headers["content-type"] == "application/json":
                assert answer.json()["error"]["message"]


_ENDS = ["", "/join", "/rules", "/record", "/record?game=x", "/qr.svg", "/play", "/games/1/replay", "/games/x/replay"]
_ENDS += [f"/record?game={10**30}", f"/games/{10**30}/replay", "/games/-1/replay"]
_PAST = [
    "/api/history",
    f"/api/history?page={10**30}&since=nan&until=inf",
    "/api/history?who=%00%25_&result=won&seating=two&preset=classic",
    "/api/history?preset=%00",
    "/api/statistics",
    "/api/records",
    "/api/records/%00",
    "/api/records/é/replay",
]


class Faults(logging.Handler):
    """Remembers what the server calls a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


async def fuzz(messages: int, rng: random.Random, told: Callable[[int], None]) -> None:
    """Both, on a server of its own that must report no fault."""
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        async with server() as running:
            await fuzz_routes(running, max(200, messages // 50), rng)
            await fuzz_sockets(running, messages, rng, told)
    finally:
        logging.getLogger().removeHandler(faults)
    assert not faults.found, faults.found[:3]


def main() -> None:
    """As many messages as the command line says."""
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = sys.argv[2] if len(sys.argv) > 2 else str(random.SystemRandom().randrange(2**32))
    print(f"{messages} messages, seed {seed}", flush=True)

    def told(sent: int) -> None:
        if sent % 50_000 == 0:
            print(sent, flush=True)

    asyncio.run(fuzz(messages, random.Random(seed), told))
    print("nothing broke")


if __name__ == "__main__":
    main()
