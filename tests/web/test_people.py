"""Accounts over HTTP: who signs up keeps the seats, who signs in elsewhere has them there; signed out, nobody has."""

import json
import logging

import pytest

from ginrummy.web import people
from ginrummy.web.limits import Rate
from tests.web.serving import Browser, Json, Seat, Server, run, server

GOOD = "four cats on a roof"
NEW = "six cats on a roof"


async def post(browser: Browser, path: str, status: int = 200, **body: object) -> Json:
    answer = await browser.ask("POST", f"/api/{path}", body)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    if "error" in found:
        assert found["error"]["message"]
    return found


async def refused(browser: Browser, path: str, status: int, **body: object) -> str:
    key: str = (await post(browser, path, status, **body))["error"]["key"]
    return key


async def me(browser: Browser) -> Json:
    answer = await browser.ask("GET", "/api/me")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


async def signed_up(house: Server, name: str) -> Browser:
    browser = house.browser(name)
    await post(browser, "account", 201, name=name, password=GOOD)
    return browser


async def seat_of(browser: Browser, table: str) -> int | None:
    mine: int | None = (await browser.ask("GET", f"/api/tables/{table}")).json()["mine"]
    return mine


def test_seats_settings_and_name_go_to_another_device():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            assert await me(anna) == {"account": None, "settings": None, "seats": False}
            table = await anna.make("me", "open")
            assert (await me(anna))["seats"]
            before = anna.cookie
            made = await post(anna, "account", 201, name="Anna", password=GOOD, settings={"felt": "blue"})
            assert len(made["codes"]) == 8
            assert anna.cookie != before
            assert await seat_of(anna, table) == 0
            old = house.browser("Anna", cookie=before)
            assert await seat_of(old, table) is None  # whoever has the old cookie has nothing
            assert old.cookie != before

            phone = house.browser("Phone")
            elsewhere = await phone.make("me", "open")
            assert await post(phone, "session", name="anna", password=GOOD) == {"name": "Anna"}
            assert (await seat_of(phone, table), await seat_of(phone, elsewhere)) == (0, None)
            mine = await me(phone)
            assert mine["settings"] == {"felt": "blue"}
            assert (mine["account"]["name"], mine["account"]["devices"], mine["account"]["codes"]) == ("Anna", 2, 8)
            await post(phone, "account/settings", settings={"felt": "slate"})
            assert (await me(anna))["settings"] == {"felt": "slate"}
            named = await phone.make("me", "open", name="Somebody else")
            assert (await anna.ask("GET", f"/api/tables/{named}")).json()["places"][0] == {
                "name": "Anna",
                "kind": "person",
                "member": True,
                "rating": None,
            }
            await post(phone, "session/end")
            assert (await seat_of(phone, table), await seat_of(phone, elsewhere)) == (None, 0)  # the guest is back
            assert (await me(phone))["account"] is None
            assert await seat_of(anna, table) == 0

    run(test())


def test_what_one_played_as_a_guest_can_come_along():
    async def test():
        async with server() as house:
            anna = await signed_up(house, "Anna")
            phone, ben = house.browser("Phone"), house.browser("Ben")
            table = await phone.make("me", "open")
            await ben.join(table)
            guest = phone.cookie
            await post(phone, "session", name="Anna", password=GOOD, bring=True)
            assert (await seat_of(phone, table), await seat_of(anna, table)) == (0, 0)
            assert (await phone.ask("GET", f"/api/tables/{table}")).json()["owner"]
            again = house.browser(cookie=guest)
            assert await seat_of(again, table) is None
            await post(phone, "session/end")
            assert await seat_of(phone, table) is None
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
            # What somebody has who is signed in here never comes along.
            await signed_up(house, "Cleo")
            await post(anna, "session", name="Cleo", password=GOOD, bring=True)
            assert await seat_of(anna, table) is None

    run(test())


def test_a_session_that_ends_ends_its_sockets():
    async def test():
        async with server() as house:
            anna = await signed_up(house, "Anna")
            table = await anna.make("me", "open", watching=True)
            phone = house.browser()
            await post(phone, "session", name="Anna", password=GOOD)
            here, there = await Seat.open(anna, table), await Seat.open(phone, table)
            for seat in (here, there):
                await seat.until(lambda s: s["table"]["me"] == 0)
            await post(phone, "session/end")
            assert there._reader is not None
            await there._reader
            assert there.closed == 4403
            assert json.loads(there.traffic[-1])["error"]["key"] == "people-signed-out"
            assert here.closed is None
            await post(phone, "session", name="Anna", password=GOOD)
            there = await Seat.open(phone, table)
            await there.until(lambda s: s["table"]["me"] == 0)
            await post(anna, "account/password", password=GOOD, new=NEW)
            assert there._reader is not None
            await there._reader
            await post(phone, "session", name="Anna", password=NEW)
            there = await Seat.open(phone, table)
            await there.until(lambda s: s["table"]["me"] == 0)
            await post(phone, "session/end", everywhere=True)
            for seat in (here, there):
                assert seat._reader is not None
                await seat._reader
            assert await me(anna) == {"account": None, "settings": None, "seats": False}

    run(test())


def test_a_worker_hears_of_a_session_that_ended_elsewhere():
    async def test():
        async with server() as house:
            anna = await signed_up(house, "Anna")
            table = await anna.make("me", "open")
            seat = await Seat.open(anna, table)
            await seat.until(lambda s: s["table"]["me"] == 0)
            # As another worker does it: nothing but the database tells.
            await house.sessions.accounts.sign_out(next(iter(house.sessions._open)))
            await house.sessions.look()
            assert seat._reader is not None
            await seat._reader
            assert seat.closed == 4403
            assert house.sessions._open == {}

    run(test())


def test_an_account_is_deleted_with_all_that_tells_of_it():
    async def test():
        async with server() as house:
            ben = house.browser("Ben")
            table = await ben.make("me", "open")
            anna = await signed_up(house, "Anna")
            await anna.join(table)
            async with ben.at(table) as b:
                async with anna.at(table) as a:
                    await a.until(lambda s: s["hand"])
                    await a.well("say", text="I am Anna")
                assert await refused(anna, "account/delete", 403, password=NEW) == "people-wrong-password"
                await post(anna, "account/delete", password=GOOD)
                state = await b.until(lambda s: s["stage"] == "over")
                assert (state["score"]["resigned"], state["score"]["winner"]) == (1, 0)
                state = await b.until(lambda s: s["table"]["people"][1]["name"] == "Former player")
                assert [line["text"] for line in state["chat"]] == ["…"]
                assert "Anna" not in await ben.record(table)
            assert (await me(anna))["account"] is None
            assert await refused(anna, "session", 403, name="Anna", password=GOOD) == "people-wrong"
            await signed_up(house, "Anna")  # the name is free again, and knows nothing
            assert await seat_of(anna, table) is None

    run(test())


def test_limits_and_messages():
    async def test():
        async with server(joining=Rate(0.0, 2.0)) as house:
            anna = house.browser("Anna")
            assert await refused(anna, "account", 422, name="A", password=GOOD) == "people-name-length"
            await post(anna, "account", 201, name="Anna", password=GOOD)
            assert await refused(anna, "account", 409, name="Ben", password=GOOD) == "people-signed-in-already"
            far = {"x_forwarded_for": "203.0.113.5"}
            answers = [
                await house.browser().ask("POST", "/api/account", {"name": f"Name {n}", "password": GOOD}, **far)
                for n in range(3)
            ]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert answers[-1].json()["error"]["key"] == "people-too-many-accounts"
            eve = house.browser("Eve")
            for _ in range(10):
                assert await refused(eve, "session", 403, name="Anna", password=NEW) == "people-wrong"
            answer = await house.browser(language="de").ask("POST", "/api/session", {"name": "Anna", "password": NEW})
            assert (answer.status_code, answer.json()["error"]["minutes"]) == (429, 1)
            assert await refused(eve, "session", 400, name="Anna") is not None

    run(test())


def test_codes_over_http():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            code, *_ = (await post(anna, "account", 201, name="Anna", password=GOOD))["codes"]
            table = await anna.make("me", "open")
            tablet = house.browser()
            wrong = {"name": "Anna", "code": "0000-0000", "password": NEW}
            assert await refused(tablet, "account/recover", 403, **wrong) == "people-wrong-code"
            found = await post(tablet, "account/recover", name="Anna", code=code, password=NEW)
            assert found == {"name": "Anna", "codes": 7}
            assert (await seat_of(tablet, table), await seat_of(anna, table)) == (0, None)
            assert len((await post(tablet, "account/codes", password=NEW))["codes"]) == 8

    run(test())


@pytest.mark.parametrize("path", [path for handler in people.HANDLERS for path in sorted(handler.paths)])
def test_pages_of_other_origins_can_do_nothing(path):
    async def test():
        async with server() as house:
            anna = await signed_up(house, "Anna")
            body = {"name": "Anna", "password": GOOD, "new": NEW, "code": "1", "settings": {}}
            answer = await anna.ask("POST", path, body, origin="http://evil.example")
            assert answer.status_code == 403
            assert answer.text == "cross-origin"
            assert "set-cookie" not in answer.headers
            assert (await me(anna))["account"]["name"] == "Anna"

    run(test())


def test_the_cookies_of_people_are_closed_too():
    async def test():
        async with server() as house:
            anna = await signed_up(house, "Anna")
            phone = house.browser()
            await phone.ask("GET", "/api/options")
            body = {"name": "Anna", "password": GOOD}
            answer = await phone.ask("POST", "/api/session", body, x_forwarded_proto="https")
            cookies = answer.headers.get_list("set-cookie")
            assert {cookie.partition("=")[0] for cookie in cookies} == {"ginrummy", "ginrummy-guest"}
            assert all("; HttpOnly; SameSite=Lax; Secure" in cookie for cookie in cookies)
            again = await anna.ask("GET", "/api/me")
            assert "set-cookie" not in again.headers

    run(test())


def test_nothing_of_it_stands_in_the_log_of_the_server(caplog):
    async def test():
        async with server() as house:
            caplog.set_level(logging.DEBUG, "ginrummy")
            anna = await signed_up(house, "Unmistakable")
            await post(anna, "session/end")
            await post(anna, "session", 403, name="Unmistakable", password="wrong password")
            await post(anna, "session", name="Unmistakable", password=GOOD)
            said = caplog.text.casefold()
            assert not any(secret in said for secret in ("unmistakable", GOOD, "wrong password"))
            assert anna.cookie is not None
            assert anna.cookie.partition("=")[2] not in caplog.text

    run(test())


def test_while_the_database_is_away_nobody_is_taken_for_a_stranger(monkeypatch):
    async def test():
        from ginrummy.table.errors import Unreachable

        async with server() as house:
            anna = await signed_up(house, "Anna")
            cookie = anna.cookie

            async def away(*_: object, **__: object) -> None:
                raise Unreachable("table-database-away", why="gone")

            monkeypatch.setattr(house.house.store, "query", away)
            answer = await anna.ask("GET", "/api/me")
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-database-away")
            assert "set-cookie" not in answer.headers
            assert (await anna.ask("GET", "/")).status_code == 200
            assert (await anna.ask("GET", "/api/options")).status_code == 200
            seat = await Seat.open(anna, "table-0")
            assert seat._reader is not None
            await seat._reader
            assert (seat.closed, seat.traffic) == (1013, [])
            monkeypatch.undo()
            assert anna.cookie == cookie
            assert (await me(anna))["account"]["name"] == "Anna"

    run(test())
