"""Connections that workers pass on to one another, over real sockets; and two real workers that agree on tables."""

import asyncio
import json
import socket
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
import uvloop

from ginrummy.web import passing
from ginrummy.web.passing import POSSIBLE, Passing, Place, neighbours
from tests.web.killing import start
from tests.web.serving import Browser

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="this system passes no connections on")


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request):
    """What runs a script: either loop, since uvloop's connections are others."""
    return request.param


class Echo(asyncio.Protocol):
    """Says which place it is at, and then whatever it is told."""

    def __init__(self, number: int) -> None:
        self.number = number

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.transport.write(b"%d:" % self.number)

    def data_received(self, data: bytes) -> None:
        self.transport.write(data)


@asynccontextmanager
async def worker(place: Place):
    """A worker that listens, and what it passes on."""
    own = Passing(place, lambda: Echo(place.number))
    server = await asyncio.get_running_loop().create_server(own.receptionist, "127.0.0.1", 0)
    own.start()
    try:
        yield server.sockets[0].getsockname(), own
    finally:
        own.close()
        server.close()


async def answered(address, *parts: bytes) -> bytes:
    """What comes back of all that is sent, and of one word more."""
    reader, writer = await asyncio.open_connection(*address)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.01)
    length = 2 + sum(map(len, parts))
    found = await asyncio.wait_for(reader.readexactly(length), 10)
    writer.write(b"more")
    found += await asyncio.wait_for(reader.readexactly(4), 10)
    writer.close()
    return found


def table_of(place: Place, number: int) -> bytes:
    """A table that is asked for first at that worker."""
    return next(name for name in (b"t%d" % n for n in range(100)) if place.of(name) == number)


def wish(table: bytes, root: bytes = b"") -> bytes:
    return b"GET %s/api/tables/%s/play HTTP/1.1\r\nHost: x\r\n\r\n" % (root, table)


def test_a_table_is_answered_by_its_own_worker(run):
    async def script():
        async with AsyncExitStack() as stack:
            places = stack.enter_context(neighbours(2))
            (first, _), (second, _) = [await stack.enter_async_context(worker(place)) for place in places]
            for table in (table_of(places[0], 0), table_of(places[0], 1)):
                for root in (b"", b"/gin"):
                    line = wish(table, root)
                    whose = b"%d:" % places[0].of(table)
                    for address in (first, second):
                        assert await answered(address, line) == whose + line + b"more"
                        assert await answered(address, line[:9], line[9:30], line[30:]) == whose + line + b"more"

    run(script())


@pytest.mark.parametrize(
    "line",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"POST /api/tables/%s/play HTTP/1.1\r\n\r\n",
        b"GET /api/tables/%s/played HTTP/1.1\r\n\r\n",
        b"GET /api/tables/%s HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\n",
        b"x" * 9000,
    ],
)
def test_all_else_is_answered_where_it_comes(line, run):
    async def script():
        async with AsyncExitStack() as stack:
            places = stack.enter_context(neighbours(2))
            (first, _), _ = [await stack.enter_async_context(worker(place)) for place in places]
            sent = line.replace(b"%s", table_of(places[0], 1))
            assert await answered(first, sent) == b"0:" + sent + b"more"

    run(script())


def test_nobody_waits_for_a_worker_that_has_ended(run):
    async def script():
        async with AsyncExitStack() as stack:
            places = stack.enter_context(neighbours(2))
            address, _ = await stack.enter_async_context(worker(places[0]))
            line = wish(table_of(places[0], 1))
            assert await answered(address, line) == b"0:" + line + b"more"  # it has not begun
            killed = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            killed.bind(places[0].box(1))
            killed.close()  # its box is still there
            assert await answered(address, line) == b"0:" + line + b"more"
            await stack.enter_async_context(worker(places[1]))  # another one takes its place
            assert await answered(address, line) == b"1:" + line + b"more"

    run(script())


def test_whoever_is_overrun_is_waited_for_a_moment(monkeypatch, run):
    async def script():
        async with AsyncExitStack() as stack:
            places = stack.enter_context(neighbours(2))
            address, _ = await stack.enter_async_context(worker(places[0]))
            box = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
            box.bind(places[0].box(1))  # nobody looks
            other = Passing(replace(places[0]), lambda: Echo(9))
            descriptor = stack.enter_context(socket.socket()).fileno()
            with suppress(BlockingIOError):
                while True:
                    other.hand(1, descriptor, b"x")
            line = wish(table_of(places[0], 1))
            assert await answered(address, line[:5], line[5:]) == b"0:" + line + b"more"  # not for ever
            monkeypatch.setattr(passing, "_TRIES", 10_000)
            waiting = asyncio.create_task(answered(address, line[:5], line[5:60], line[60:]))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            await stack.enter_async_context(worker(places[1]))
            assert await waiting == b"1:" + line + b"more"
            other.close()

    run(script())


def test_who_goes_while_waiting_is_forgotten(monkeypatch, run):
    monkeypatch.setattr(passing.Passing, "hand", lambda *_: (_ for _ in ()).throw(BlockingIOError))

    async def script():
        async with AsyncExitStack() as stack:
            places = stack.enter_context(neighbours(2))
            address, _ = await stack.enter_async_context(worker(places[0]))
            _, writer = await asyncio.open_connection(*address)
            writer.write(wish(table_of(places[0], 1)))
            writer.close()
            await asyncio.sleep(0.5)
            line = b"GET / HTTP/1.1\r\n\r\n"
            assert await answered(address, line) == b"0:" + line + b"more"

    run(script())


def test_where_it_cannot_be_nobody_has_a_place(monkeypatch):
    monkeypatch.setattr(passing, "POSSIBLE", False)
    with neighbours(2) as places:
        assert places == []


def test_a_folder_with_too_long_a_name_is_done_without(tmp_path, caplog, run):
    async def script():
        own = Passing(Place(str(tmp_path / ("x" * 120)), 0, 2), lambda: Echo(0))
        own.start()
        own.close()

    run(script())
    assert "passed on" in caplog.text


def test_everybody_at_a_table_is_with_one_worker(postgresql):
    """Eight tables with two sockets each: by chance alone each would be with one worker once in 256 times."""

    async def with_one(database: asyncpg.Connection, table: str) -> bool:
        rows = await database.fetch("SELECT told FROM presence WHERE table_id = $1", table)
        return any(json.loads(told)["here"] == [0, 1] for (told,) in rows)

    async def script() -> None:
        address = postgresql.fresh()
        process, url = await start(address, 0, "--workers", "2")
        database = await asyncpg.connect(address)
        try:
            async with AsyncExitStack() as stack:
                for _ in range(8):
                    anna, ben = Browser(url, "Anna"), Browser(url, "Ben")
                    table = await anna.make("me", "open")
                    await ben.join(table)
                    for one in (anna, ben):
                        await stack.enter_async_context(one.at(table))
                    async with asyncio.timeout(20):
                        while not await with_one(database, table):
                            await asyncio.sleep(0.05)
        finally:
            await database.close()
            process.terminate()
            await process.wait()

    asyncio.run(asyncio.wait_for(script(), 180))
