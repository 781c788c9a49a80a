"""Who may do what: every route and every request, asked by a stranger, by another seat and by a watcher."""

import json

import pytest
import websockets.asyncio.client as client
from websockets.exceptions import InvalidStatus

from ginrummy.record import read
from ginrummy.web.app import HANDLERS
from tests.web.serving import Browser, Seat, run, server

REQUESTS: list[dict[str, object]] = [
    {"kind": "act", "number": 1, "actions": ["pass"]},
    {"kind": "preview", "number": 1, "actions": ["pass"]},
    {"kind": "advise", "what": "draw"},
    {"kind": "ready"},
    {"kind": "say", "text": "I am here"},
    {"kind": "undo"},
    {"kind": "resign"},
    {"kind": "leave"},
    {"kind": "rematch"},
    {"kind": "watching", "on": True},
    {"kind": "seat_bot", "place": 0, "level": "sound"},
    {"kind": "put_out", "place": 1},
    {"kind": "end"},
    {"kind": "commit", "hand": 1, "commitment": "00" * 32},
    {"kind": "reveal", "hand": 1, "seed": "00" * 16},
]


async def closed_with(browser: Browser, table: str) -> tuple[str, int | None]:
    """What a socket that is not let in is told, and its code."""
    seat = await Seat.open(browser, table)
    assert seat._reader is not None
    await seat._reader
    (message,) = seat.traffic
    told = json.loads(message)
    assert told["id"] is None
    key: str = told["error"]["key"]
    return key, seat.closed


def test_a_stranger_learns_what_an_invitation_tells_and_no_more():
    async def test():
        async with server() as house:
            anna, ben, eve = house.browser("Anna"), house.browser("Ben"), house.browser("Eve")
            table = await anna.make("me", "open")
            seen = (await eve.ask("GET", f"/api/tables/{table}")).json()
            assert seen == {
                "id": table,
                "seating": "two",
                "title": "Gin rummy for two: classic rules",
                "stage": "waiting",
                "places": [
                    {"name": "Anna", "kind": "person", "member": False, "rating": None},
                    {"name": None, "kind": "open", "member": False, "rating": None},
                ],
                "rated": False,
                "mine": None,
                "owner": False,
                "full": False,
                "watching": False,
                "clock": None,
                "url": f"/t/{table}",
                "lan_url": None,
            }
            await ben.join(table)
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
                assert await closed_with(eve, table) == ("table-no-watching", 4403)
                assert await closed_with(eve, "no-such-table") == ("table-unknown", 4404)
                refused = await eve.ask("GET", f"/api/tables/{table}/record")
                assert (refused.status_code, refused.json()["error"]["key"]) == (403, "table-not-seated")
                full = await eve.ask("POST", f"/api/tables/{table}/join", {"name": "Eve"})
                assert (full.status_code, full.json()["error"]["key"]) == (409, "table-full")
                assert (await eve.ask("GET", f"/api/tables/{table}/rules")).json()["sections"]
                assert (await eve.ask("GET", f"/api/tables/{table}/qr.svg")).status_code == 200
                for path in ("", "/record", "/rules", "/qr.svg"):
                    assert (await eve.ask("GET", f"/api/tables/nothing{path}")).status_code == 404

    run(test())


def test_a_watcher_sees_public_cards_and_can_do_nothing():
    async def test():
        async with server() as house:
            anna, ben, eve = house.browser("Anna"), house.browser("Ben"), house.browser("Eve")
            table = await anna.make("me", "open", watching=True)
            await ben.join(table)
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
                await eve.ask("GET", "/api/options")  # for the cookie
                eves = await Seat.open(eve, table)
                state = await eves.until(lambda s: s["hand"])
                assert state["table"]["me"] is None
                assert state["hand"]["viewpoint"] is None
                assert (state["hand"]["held"], state["hand"]["choices"], state["hand"]["groups"]) == ([], [], None)
                assert state["hand"]["sizes"] == [10, 10]
                before = state
                for number, request in enumerate(REQUESTS, start=1):
                    answer = await eves.send(json.dumps({"id": number, **request}), number)
                    assert answer["kind"] == "error", request
                    assert answer["error"]["key"] in (
                        "table-not-seated",
                        "table-not-owner",
                        "table-not-between",
                        "table-not-over",
                        "table-place-taken",
                    ), answer
                assert eves.state == before
                assert "Hand" not in await eve.record(table)
                # The owner closes the door, and the watcher is out.
                await a.well("watching", on=False)
                assert eves._reader is not None
                await eves._reader
                assert eves.closed == 4403

    run(test())


def test_another_seat_cannot_act_for_one():
    async def test():
        async with server() as house:
            anna, ben, cleo = (house.browser(name) for name in ("Anna", "Ben", "Cleo"))
            table = await anna.make("me", "open", "open")
            await ben.join(table)
            await cleo.join(table)
            seats = [await Seat.open(browser, table) for browser in (anna, ben, cleo)]
            for seat in seats:
                await seat.until(lambda s: s["hand"])
            by_role = {seat.state["score"]["roles"][seat.me]: seat for seat in seats}
            captain, box, out = by_role["captain"], by_role["box"], by_role["out"]
            assert captain.hand["mine"]
            assert not out.hand["mine"]
            assert out.hand["held"] == captain.hand["held"]
            assert out.hand["choices"] == captain.hand["choices"]
            assert not set(box.hand["held"]) & set(captain.hand["held"])
            assert box.hand["choices"] == []
            for seat in (box, out):
                number = seat.state["number"]
                assert await seat.refused("act", number=number, actions=["pass"]) == "match-not-your-turn"
            assert await box.refused("advise", what="take") == "table-not-adviser"
            assert await captain.refused("advise", what="take") == "table-not-adviser"
            assert await out.refused("advise", what="draw") == "table-advice-impossible"
            assert await out.refused("advise", what="fly") == "table-advice-unknown"
            assert await box.refused("say", text="psst", side=True) == "table-no-side"
            # Advice and the side's own words reach the captain and not the box.
            traffic = len(box.traffic)
            await out.well("advise", what="take")
            advice = (await captain.until(lambda s: s["advice"]))["advice"]
            assert (advice["what"], advice["by"]) == ("take", out.me)
            assert "would take" in advice["words"]
            await out.well("say", text="Take it")
            await captain.well("say", text="I will", side=True)
            chat = (await out.until(lambda s: len(s["chat"]) == 2))["chat"]
            assert [line["side"] for line in chat] == [True, True]
            assert await box.refused("undo") == "table-no-undo"
            assert len(box.traffic) == traffic + 1  # the answer, and no state
            await captain.well("say", text="Hello everybody")
            chat = (await box.until(lambda s: s["chat"]))["chat"]
            assert chat == [{"number": 1, "who": captain.me, "text": "Hello everybody", "side": False}]
            # Each gets the record of what they saw: the box's cards are in nobody else's.
            for seat in seats:
                record = read(await seat.browser.record(table))
                assert record.view == seat.me
                assert sum(cards is None for cards in record.hands[0].hands) == 1
            for seat in seats:
                await seat.close()

    run(test())


def test_a_forged_or_foreign_cookie_is_a_stranger():
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "open")
            assert anna.cookie is not None
            for forged in (anna.cookie[:-1] + "x", anna.cookie.partition(".")[0], "ginrummy=", "ginrummy=a.b.c"):
                eve = house.browser("Eve", cookie=forged)
                answer = await eve.ask("GET", f"/api/tables/{table}")
                assert answer.json()["mine"] is None
                assert "set-cookie" in answer.headers
            again = await anna.ask("GET", f"/api/tables/{table}")
            assert (again.json()["mine"], again.json()["owner"]) == (0, True)
            assert "set-cookie" not in again.headers

    run(test())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_pages_of_other_origins_are_refused(origin):
    async def test():
        async with server() as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "bot:greedy")
            answer = await anna.ask("POST", "/api/tables", {"places": ["me", "open"]}, origin=origin)
            assert answer.status_code == 403
            address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/play"
            headers = {"cookie": anna.cookie or "", "origin": origin}
            with pytest.raises(InvalidStatus) as refused:
                await client.connect(address, additional_headers=headers)
            assert refused.value.response.status_code == 403
            same = await anna.ask("POST", "/api/tables", {"places": ["me", "open"]}, origin=house.url)
            assert same.status_code == 201

    run(test())


ASKED: dict[str, dict[str, int]] = {
    # Each route, and the status that a stranger, a banned, a watcher and somebody seated get while a game is on.
    "GET /healthz": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /t/{table_id:str}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /static/{path:path}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 404),
    "GET /favicon.ico": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 302),
    "GET /api/options": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/rules": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/tables": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 409),  # one place is too few
    "GET /api/tables/{table_id:str}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/tables/{table_id:str}/join": {"stranger": 409, "banned": 403, "watcher": 409, "seated": 200},
    "GET /api/tables/{table_id:str}/rules": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/tables/{table_id:str}/rules": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /api/tables/{table_id:str}/qr.svg": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /history": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /statistics": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /t/{table_id:str}/games/{game:int}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /records/{record_id:str}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    # Each browser has a history, statistics and records of its own: tests/web/test_past.py looks at what is in them.
    "GET /api/history": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /api/statistics": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /api/records": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/records": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 400),  # there is no text
    "GET /api/records/{record_id:str}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 404),
    "GET /api/records/{record_id:str}/replay": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 404),
    "DELETE /api/records/{record_id:str}": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 404),
    "GET /api/tables/{table_id:str}/record": {"stranger": 200, "banned": 403, "watcher": 200, "seated": 200},
    "GET /api/tables/{table_id:str}/games/{game:int}/replay": {
        "stranger": 200,
        "banned": 403,
        "watcher": 200,
        "seated": 200,
    },
    # Everybody's own games, and whom they block: tests/web/test_home.py looks at what is in them.
    "GET /api/home": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /api/blocks": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/blocks/end": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "POST /api/tables/{table_id:str}/block": {"stranger": 403, "banned": 403, "watcher": 403, "seated": 409},
    "GET /api/me": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 200),
    "GET /api/ratings": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/account": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 422),  # a name is too short
    "POST /api/session": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/account/recover": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/session/end": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/account/settings": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/account/password": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/account/codes": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
    "POST /api/account/delete": dict.fromkeys(("stranger", "banned", "watcher", "seated"), 403),
}

BODIES: dict[str, dict[str, object]] = {
    "/api/blocks/end": {"id": "nobody"},
    # What is sent where a name alone is no request.
    "/api/tables": {"name": "X", "places": ["me"]},
    "/api/rules": {},
    "/api/account": {"name": "X", "password": "a good password"},
    "/api/session": {"name": "X", "password": "a good password"},
    "/api/session/end": {},
    "/api/account/recover": {"name": "X", "code": "1", "password": "a good password"},
    "/api/account/settings": {"settings": {}},
    "/api/account/password": {"password": "a good password", "new": "another password"},
    "/api/account/codes": {"password": "a good password"},
    "/api/account/delete": {"password": "a good password"},
}


def test_every_route_is_asked_by_everybody():
    """A new route fails here until somebody says who may have what of it."""
    known = {
        f"{method} {path}"
        for handler in HANDLERS
        for method in handler.http_methods - {"OPTIONS", "HEAD"}
        for path in handler.paths
    }
    assert known == ASKED.keys()

    async def test():
        async with server() as house:
            anna, ben, cleo, eve = (house.browser(name) for name in ("Anna", "Ben", "Cleo", "Eve"))
            table = await anna.make("me", "open", watching=True)
            await cleo.join(table)
            async with anna.at(table) as a:
                await a.well("put_out", place=1, ban=True)
            await ben.join(table)
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
                async with eve.at(table) as watcher:
                    await watcher.until(lambda s: s["hand"])
                    held = {*a.hand["held"], *b.hand["held"]}
                    who = {"stranger": house.browser(), "banned": cleo, "watcher": eve, "seated": ben}
                    for route, expected in ASKED.items():
                        method, _, path = route.partition(" ")
                        address = path.replace("{table_id:str}", table).replace("{path:path}", "none")
                        address = address.replace("{game:int}", "1").replace("{record_id:str}", "none")
                        body = None
                        if method == "POST":
                            others: dict[str, dict[str, object]] = {"rules": {}, "block": {"place": 1}}
                            body = BODIES.get(address, others.get(address.rpartition("/")[2], {"name": "X"}))
                        for name, browser in who.items():
                            answer = await browser.ask(method, address, body)
                            assert answer.status_code == expected[name], (route, name, answer.text)
                            if (
                                not route.endswith(("/record", "/replay"))
                                and answer.headers["content-type"] == "application/json"
                            ):
                                assert not any(f'"{card}"' in answer.text for card in held)
                    assert await closed_with(cleo, table) == ("table-no-watching", 4403)
                    assert watcher.hand["held"] == []

    run(test())


def test_behind_tls_the_cookie_is_secure():
    async def test():
        async with server() as house:
            plain = await house.browser().ask("GET", "/api/options")
            assert "Secure" not in plain.headers["set-cookie"]
            tls = await house.browser().ask("GET", "/api/options", x_forwarded_proto="https")
            assert "; Secure" in tls.headers["set-cookie"]
            assert "SameSite=Lax" in tls.headers["set-cookie"]
            assert "HttpOnly" in tls.headers["set-cookie"]

    run(test())
