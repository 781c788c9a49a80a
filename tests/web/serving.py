"""A server for the tests, on loopback and in the test's own event loop; and browsers that visit it."""

import asyncio
import hashlib
import json
import random
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import httpx
import uvicorn
import websockets.asyncio.client as client
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from ginrummy.people.accounts import Accounts
from ginrummy.people.home import Home
from ginrummy.people.passwords import Passwords
from ginrummy.record.fair import derived_seeds
from ginrummy.table.bots import Here
from ginrummy.table.driving import Decks, no_decks
from ginrummy.table.house import House
from ginrummy.table.pace import AT_ONCE, Pace
from ginrummy.table.store import Store
from ginrummy.web.app import application
from ginrummy.web.cookies import Signer
from ginrummy.web.limits import Rate
from ginrummy.web.network import LOOPBACK, listening
from ginrummy.web.server import configured
from ginrummy.web.sessions import Sessions

Json = dict[str, Any]
T = TypeVar("T")


def easy_going() -> PasswordHasher:
    """Argon2id, as cheap as it gets."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


KEY = b"a key for the tests"
FAST = Rate(1e6, 1e6)
"""Scripts are quicker than people."""

PATIENCE = 30.0
"""Longer than anything here takes on a busy machine."""


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a test, which must come to an end."""
    asyncio.run(asyncio.wait_for(coroutine, 4 * PATIENCE))


class Shut(Exception):
    """The socket was closed while something was waited for."""


@dataclass
class Server:
    """A server that runs.

    Attributes:
        house: its tables.
        port: where it listens.
        sessions, home: its people, and what they find at home.
    """

    house: House
    port: int
    sessions: Sessions
    home: Home

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    def browser(self, name: str = "", **options: Any) -> "Browser":
        return Browser(self.url, name, **options)


@asynccontextmanager
async def server(
    database: str = ":memory:",
    *,
    pace: Pace = AT_ONCE,
    decks: Decks = no_decks,
    rate: Rate = FAST,
    making: Rate = FAST,
    joining: Rate = FAST,
    **options: Any,
) -> AsyncIterator[Server]:
    """A server; its own chance is the same every time."""
    ids = (f"table-{n}" for n in range(1000))
    options.setdefault("ids", lambda: next(ids))
    house = House(await Store.open(database), Here(), pace=pace, decks=decks, seeds=derived_seeds("tests"), **options)
    async with serving(house, rate, making, joining) as running:
        yield running


@asynccontextmanager
async def serving(
    house: House, rate: Rate = FAST, making: Rate = FAST, joining: Rate = FAST, root: str = ""
) -> AsyncIterator[Server]:
    """A server over a house, which it closes."""
    listener = listening(LOOPBACK, 0, 0)
    sessions = Sessions(Accounts(house, Passwords(easy_going)))
    home = Home(house)
    app = application(
        house, Signer(KEY), rate=rate, making=making, joining=joining, sessions=sessions, home=home, root=root
    )
    uvicorn_ = uvicorn.Server(configured(app))
    running = asyncio.create_task(uvicorn_.serve(sockets=[listener]))
    while not uvicorn_.started:
        if running.done():
            await running
        await asyncio.sleep(0.005)
    try:
        yield Server(house, listener.getsockname()[1], sessions, home)
    finally:
        uvicorn_.should_exit = True
        await running
        listener.close()


@contextmanager
def in_a_thread(running: AbstractAsyncContextManager[T]) -> Iterator[tuple[T, asyncio.AbstractEventLoop]]:
    """What *running* gives, in an event loop and a thread of its own, for whoever waits for each answer; and that loop.

    Raises:
        RuntimeError: it does not start.
    """
    there: list[tuple[T, asyncio.AbstractEventLoop]] = []
    failed: list[BaseException] = []
    told, ended = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with running as found:
            there.append((found, asyncio.get_running_loop()))
            told.set()
            await ended.wait()

    def start() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:  # noqa: BLE001 - raised again where it can be seen
            failed.append(error)
        told.set()

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    if not told.wait(PATIENCE):
        raise RuntimeError("the server does not start")
    try:
        if there:
            yield there[0]
    finally:
        if there:
            there[0][1].call_soon_threadsafe(ended.set)
        thread.join(PATIENCE)
        if failed:
            raise failed[0]


@dataclass
class Browser:
    """Somebody's browser: its cookie, and the seeds it brings."""

    url: str
    name: str
    cookie: str | None = None
    brings_seeds: bool = True
    language: str | None = None
    seeds: dict[tuple[str, int, int], bytes] = field(default_factory=dict)

    async def ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> httpx.Response:
        """Ask over HTTP; an underscore in the name of a header is a dash."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie is not None:
            headers["cookie"] = self.cookie
        # Plain http needs no certificates, and reading them takes longer than all the rest.
        async with httpx.AsyncClient(base_url=self.url, verify=False, timeout=PATIENCE) as http:
            answer = await http.request(method, path, json=body, headers=headers)
        self._keep(answer.headers.get_list("set-cookie"))
        return answer

    def _keep(self, cookies: list[str]) -> None:
        """Keep the cookies of an answer, as a browser does."""
        jar = dict(pair.partition("=")[::2] for pair in (self.cookie or "").split("; ") if pair)
        for name, _, rest in (cookie.partition("=") for cookie in cookies):
            value, _, flags = rest.partition(";")
            jar.pop(name, None)
            if "Max-Age=0" not in flags:
                jar[name] = value
        if cookies:
            self.cookie = "; ".join(f"{name}={value}" for name, value in jar.items())

    async def make(self, *places: str, **wishes: Any) -> str:
        """Make a table."""
        seating = {2: "two", 3: "box"}[len(places)]
        wish = {"name": self.name, "seating": seating, "places": places, **wishes}
        answer = await self.ask("POST", "/api/tables", wish)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def join(self, table: str) -> int:
        answer = await self.ask("POST", f"/api/tables/{table}/join", {"name": self.name})
        assert answer.status_code == 200, answer.text
        place: int = answer.json()["place"]
        return place

    async def record(self, table: str) -> str:
        answer = await self.ask("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Seat"]:
        """Open the table's socket."""
        seat = await Seat.open(self, table)
        try:
            yield seat
        finally:
            await seat.close()


@dataclass
class Seat:
    """An open socket, with what came over it."""

    browser: Browser
    socket: client.ClientConnection
    state: Json = field(default_factory=dict)
    told: list[str] = field(default_factory=list)
    traffic: list[str] = field(default_factory=list)
    closed: int | None = None
    _answers: dict[int | None, Json] = field(default_factory=dict)
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _reader: asyncio.Task[None] | None = None
    _id: int = 0
    _sent: set[tuple[int, str, int]] = field(default_factory=set)

    @classmethod
    async def open(cls, browser: Browser, table: str) -> Self:
        headers = {"cookie": browser.cookie} if browser.cookie else {}
        language = f"?lang={browser.language}" if browser.language else ""
        address = f"{browser.url.replace('http', 'ws', 1)}/api/tables/{table}/play{language}"
        seat = cls(browser, await client.connect(address, additional_headers=headers))
        seat._reader = asyncio.create_task(seat._read())
        return seat

    async def close(self) -> None:
        await self.socket.close()
        if self._reader is not None:
            await self._reader

    @property
    def hand(self) -> Json:
        hand: Json = self.state["hand"]
        return hand

    @property
    def me(self) -> int:
        me: int = self.state["table"]["me"]
        return me

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request, and wait for its answer."""
        self._id += 1
        return await self.send(json.dumps({"id": self._id, "kind": kind, **fields}), self._id)

    async def send(self, text: str, answered_as: int | None) -> Json:
        """Send any text, and wait for the answer with that id."""
        await self.socket.send(text)
        async with self._changed:
            async with asyncio.timeout(PATIENCE):  # in 3.11 wait_for can swallow being cancelled
                await self._changed.wait_for(lambda: answered_as in self._answers)
            return self._answers.pop(answered_as)

    async def do(self, *actions: str, number: int | None = None) -> Json:
        return await self.ask("act", number=self.state["number"] if number is None else number, actions=actions)

    async def well(self, kind: str, **fields: Any) -> Json:
        """As :meth:`ask`, and the answer must be good."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "ok", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """As :meth:`ask`, and the answer must be an error; its key."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "error", answer
        assert answer["error"]["message"]
        key: str = answer["error"]["key"]
        return key

    async def until(self, there: Callable[..., object], *more: object) -> Json:
        """Wait for a state that is so; *more* is what the question needs beside the state."""
        async with self._changed:
            async with asyncio.timeout(PATIENCE):
                await self._changed.wait_for(
                    lambda: self.closed is not None or (self.state and there(self.state, *more))
                )
        if self.closed is not None:
            raise Shut(self.closed)
        return self.state

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.traffic.append(text)
                message = json.loads(text)
                async with self._changed:
                    if message["kind"] == "state":
                        self._take(message)
                        self._answers |= {number: {"kind": "ok", "id": number} for number in message.get("ok", ())}
                    else:
                        self._answers[message["id"]] = message
                    self._changed.notify_all()
                if message["kind"] == "state":
                    await self._bring_seeds()
        except ConnectionClosed:
            pass
        async with self._changed:
            self.closed = self.socket.close_code
            self._changed.notify_all()

    def _take(self, news: Json) -> None:
        self.state = whole(self.state, news)
        self.told += [line["text"] for line in news["told"]]

    async def _bring_seeds(self) -> None:
        """Commit and reveal, as a page does; the seeds outlive the socket."""
        fair, table = self.state["fairness"], self.state["table"]
        if not fair or not fair["want"] or not self.browser.brings_seeds:
            return
        hand, want = fair["hand"], fair["want"]
        key = (table["id"], table["game"], hand)
        if (hand, want, table["game"]) in self._sent:
            return
        self._sent.add((hand, want, table["game"]))
        if want == "commit":
            seed = self.browser.seeds[key] = random.SystemRandom().randbytes(16)
            parts = (b"ginrummy commit 1", str(hand).encode(), b"ABC"[self.me : self.me + 1], seed)
            details = {"commitment": hashlib.sha256(b"\0".join(parts)).hexdigest()}
        elif key in self.browser.seeds:
            details = {"seed": self.browser.seeds[key].hex()}
        else:
            return
        self._id += 1
        await self.socket.send(json.dumps({"id": self._id, "kind": want, "hand": hand, **details}))


def whole(state: Json, news: Json) -> Json:
    """A state after what came over a socket, which is only what is new."""
    if news.get("hand"):
        news = {**news, "hand": {**(state.get("hand") or {}), **news["hand"]}}
    return {**state, **news}


def sensible(hand: Json, rng: random.Random) -> list[str]:
    """A move for whoever is to act, which brings hands to an end."""
    if hand["best"]:
        return list(hand["best"])
    if hand["big_gin"] and rng.random() < 0.8:
        return ["big gin", *hand["big_gin"]["arrangements"][0]["actions"]]
    if hand["knocks"] and (hand["phase"] == "last knock" or rng.random() < 0.8):
        card = min(hand["knocks"], key=lambda card: hand["knocks"][card]["deadwood"])
        return [f"knock {card}", *rng.choice(hand["knocks"][card]["arrangements"])["actions"]]
    if hand["discards"]:
        return ["discard " + min(hand["discards"], key=lambda card: (hand["discards"][card], card))]
    if "take" in hand["choices"] and rng.random() < 0.2:
        return ["take"]
    return [next(action for action in hand["choices"] if action != "take")]


async def play_to_the_end(
    seats: list[Seat], rng: random.Random, *, hands: int | None = None, done: Callable[[Json], object] | None = None
) -> None:
    """Let everybody at the table play, until the game is over, or so many hands are."""

    def enough(state: Json) -> bool:
        if state["stage"] == "over" or (done is not None and done(state)):
            return True
        return hands is not None and len((state["score"] or {"hands": []})["hands"]) >= hands

    async def one(seat: Seat) -> None:
        asked = -1
        while True:
            state = await seat.until(lambda s, seen: enough(s) or _asked(s, seat.me, seen), asked)
            if enough(state):
                return
            asked = state["number"]
            if state["stage"] == "between":
                await seat.ask("ready")
            else:
                answer = await seat.do(*sensible(state["hand"], rng))
                assert answer["kind"] == "ok" or answer["error"]["key"] == "table-stale", answer

    await asyncio.gather(*(one(seat) for seat in seats))


def _asked(state: Json, me: int, already: int) -> bool:
    """Whether somebody is asked for something new."""
    if state["stage"] == "between" and state["hand"]:
        return me in (state["wait"] or {}).get("of", ()) and state["wait"]["for"] == "ready"
    return bool(state["hand"]) and state["hand"]["mine"] and state["number"] != already
