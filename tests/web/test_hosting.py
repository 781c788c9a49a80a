"""What a host needs: health, metrics, logs that tell nothing, limits, and owners who put people out."""

import asyncio
import json
import logging
import re
import socket
import sys
import urllib.request

import httpx
import pytest

from ginrummy.errors import GinError
from ginrummy.table.errors import StoreError, label
from ginrummy.web import logs, metrics
from ginrummy.web.app import chosen_secret
from ginrummy.web.limits import Buckets, Rate
from ginrummy.web.network import LOOPBACK
from tests.web.serving import Browser, Seat, play_to_the_end, run, server
from tests.web.test_serve import started


def test_health_is_that_of_the_database_too(monkeypatch):
    async def test():
        async with server() as house:
            anna = house.browser()
            answer = await anna.ask("GET", "/healthz")
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})

            async def away(*_: object) -> None:
                raise StoreError("table-database-refuses", why="gone")

            monkeypatch.setattr(house.house.store, "query", away)
            answer = await anna.ask("GET", "/healthz")
            assert (answer.status_code, answer.json()) == (503, {"status": "database away"})
            monkeypatch.undo()

    run(test())


def sample(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([\d.e+-]+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found.group(1))


def test_metrics_count_and_stand_on_a_port_of_their_own(rng):
    async def test():
        with metrics.exposed(LOOPBACK, 0) as port:

            def read() -> str:
                with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/metrics") as answer:
                    return str(answer.read().decode())

            async with server() as house:
                anna = house.browser("Anna")
                before = await asyncio.to_thread(read)
                table = await anna.make("me", "bot:greedy", changes={"target": 1})
                async with anna.at(table) as seat:
                    await play_to_the_end([seat], rng, hands=1)
                    assert await seat.refused("undo")
                    after = await asyncio.to_thread(read)
                    assert sample(after, "ginrummy_sockets") == 1
                assert sample(after, "ginrummy_tables_made_total") == sample(before, "ginrummy_tables_made_total") + 1
                assert sample(after, 'ginrummy_messages_total{kind="act",outcome="ok"}') > 0
                assert sample(after, 'ginrummy_messages_total{kind="undo",outcome="refused"}') > 0
                assert sample(after, "ginrummy_message_seconds_count") > 0
                assert table not in after
                assert (await anna.ask("GET", "/metrics")).status_code == 404
        with pytest.raises(GinError), metrics.exposed(LOOPBACK, 70_000):
            pass

    run(test())


def test_workers_are_counted_together_and_say_what_happens_as_json(postgresql):
    async def test():
        with socket.socket() as free:
            free.bind((LOOPBACK, 0))
            port = free.getsockname()[1]
        process, lines = await started(
            *("--port", "0", "--database", postgresql.fresh(), "--workers", "2"),
            *("--metrics-port", str(port), "--log", "json"),
            HOME="/tmp",
        )
        url = lines[0].rpartition(" ")[2]
        names = []
        async with httpx.AsyncClient(base_url=url, verify=False) as http:
            for _ in range(6):
                wish = {"name": "Anna Unmistakable", "places": ["me", "open"]}
                names.append((await http.post("/api/tables", json=wish, headers={"connection": "close"})).json()["id"])
            text = (await http.get(f"http://{LOOPBACK}:{port}/metrics")).text
        assert sample(text, "ginrummy_tables_made_total") == 6
        process.terminate()
        _, err = await asyncio.wait_for(process.communicate(), 60)
        said = [json.loads(line) for line in err.decode().splitlines()]
        assert [line["table"] for line in said if line["message"] == "table made"] == [label(name) for name in names]
        assert not any(secret in err.decode() for secret in (*names, "Anna", "cookie"))
        assert process.returncode == 0

    asyncio.run(asyncio.wait_for(test(), 180))


def test_a_fault_is_a_line_too():
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.getLogger("ginrummy.x").makeRecord(
            "ginrummy.x", logging.ERROR, "f", 1, "socket of table %s", ("ab",), sys.exc_info()
        )
    line = json.loads(logs.AsJson().format(record))
    assert (line["level"], line["message"], line["logger"]) == ("error", "socket of table ab", "ginrummy.x")
    assert "ValueError: broken" in line["fault"]


def test_tables_are_not_made_without_end():
    async def test():
        async with server(making=Rate(0.0, 3.0)) as house:
            anna = house.browser("Anna")
            for _ in range(3):
                await anna.make("me", "open")
            wish = {"name": "Anna", "places": ["me", "open"]}
            refused = await anna.ask("POST", "/api/tables", wish)
            assert (refused.status_code, refused.json()["error"]["key"]) == (429, "web-too-many-tables")
            far = {"x_forwarded_for": "203.0.113.5"}  # as a proxy on this machine says it
            made = [(await house.browser().ask("POST", "/api/tables", wish, **far)).status_code for _ in range(4)]
            assert made == [201, 201, 201, 429]
            assert (await house.browser().ask("POST", "/api/tables", wish)).status_code == 201

    run(test())


def test_buckets_forget_the_longest_unused():
    buckets = Buckets(lambda: 0.0, Rate(0.0, 1.0), most=2)
    assert [buckets.take(name) for name in "aabab"] == [True, False, True, False, False]
    assert buckets.take("c")
    assert len(buckets._buckets) == 2
    assert buckets.take("a")  # forgotten, and so fresh


def test_one_browser_cannot_take_all_the_sockets_of_a_table():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "open")
            seats = [await Seat.open(anna, table) for _ in range(12)]
            for seat in seats:
                await seat.until(lambda s: s)
            one_more = await Seat.open(anna, table)
            assert one_more._reader is not None
            await one_more._reader
            assert json.loads(one_more.traffic[0])["error"]["key"] == "table-too-many"
            for seat in seats:
                await seat.close()

    run(test())


@pytest.mark.parametrize("ban", [False, True])
def test_an_owner_puts_somebody_out(ban):
    async def test():
        async with server() as house:
            anna, ben = house.browser("Anna"), house.browser("Ben")
            table = await anna.make("me", "open", watching=True)
            await ben.join(table)
            async with anna.at(table) as a:
                b = await Seat.open(ben, table)
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
                assert await b.refused("put_out", place=0) == "table-not-owner"
                assert await a.refused("put_out", place=0) == "table-not-put-out"
                assert await a.refused("put_out", place=7) == "table-no-place"
                await a.well("put_out", place=1, ban=ban)
                if ban:
                    assert b._reader is not None
                    await b._reader
                    assert b.closed == 4403
                    assert await closed(ben, table) == "table-no-watching"
                else:
                    state = await b.until(lambda s: s["table"]["me"] is None)
                    assert state["hand"]["held"] == []
                    await b.close()
                await a.until(lambda s: s["table"]["people"][1]["replaceable"])
                await a.well("seat_bot", place=1, level="greedy")
                await a.until(lambda s: s["table"]["people"][1]["kind"] == "bot")

    run(test())


async def closed(browser: Browser, table: str) -> str:
    seat = await Seat.open(browser, table)
    assert seat._reader is not None
    await seat._reader
    key: str = json.loads(seat.traffic[0])["error"]["key"]
    return key


def test_who_is_put_out_before_the_game_leaves_a_free_place_and_may_come_back_unless_banned():
    async def test():
        async with server() as house:
            anna, ben = house.browser("Anna"), house.browser("Ben")
            table = await anna.make("me", "open", "open")
            async with anna.at(table) as a:
                await ben.join(table)
                await a.well("put_out", place=1)
                assert await ben.join(table) == 1
                await a.well("put_out", place=1, ban=True)
                refused = await ben.ask("POST", f"/api/tables/{table}/join", {"name": "Ben"})
                assert (refused.status_code, refused.json()["error"]["key"]) == (403, "table-banned")

    run(test())


def test_the_key_for_cookies_comes_from_a_file_or_the_environment(tmp_path):
    file = tmp_path / "key"
    file.write_text("0123456789abcdef\n")
    assert chosen_secret(file, {"GINRUMMY_SECRET": "another one of some length"}) == b"0123456789abcdef"
    assert chosen_secret(None, {"GINRUMMY_SECRET": "another one of some length"}) == b"another one of some length"
    assert chosen_secret(None, {}) is None
    for wrong, environment in ((tmp_path / "none", {}), (None, {"GINRUMMY_SECRET": "short"})):
        with pytest.raises(GinError) as refused:
            chosen_secret(wrong, environment)
        assert refused.value.key in ("serve-secret-unreadable", "serve-secret-short")


def test_several_workers_need_postgresql(tmp_path):
    from tests.cli.run import ran

    code, _, err = ran("serve", "--no-browser", "--workers", "2", "--database", str(tmp_path / "tables.db"))
    assert (code, "PostgreSQL" in err) == (2, True)
