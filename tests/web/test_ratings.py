"""Rated games over HTTP and sockets: agreed to, played, shown to those at the table, and to nobody else."""

import random

import pytest

from ginrummy.table.auditing import audit
from ginrummy.table.table import Table
from tests.web.serving import Browser, Json, Seat, Server, play_to_the_end, run, server
from tests.web.test_home import home
from tests.web.test_people import GOOD, post, refused, signed_up

CLOCK = {"move": 60, "bank": 600, "lose": False}
RATED = {"rated": True, "clock": CLOCK, "changes": {"target": 1}}


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand is enough."""
    monkeypatch.setattr("ginrummy.table.rated.LEAST_TARGET", 1)


async def agree(browser: Browser, table: str) -> None:
    await post(browser, f"tables/{table}/join", name="", rated=True)


async def ratings(browser: Browser) -> Json:
    answer = await browser.ask("GET", "/api/ratings")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: Json = answer.json()
    return found


async def played(house: Server, rng: random.Random, *browsers: Browser) -> tuple[str, list[Json]]:
    """A rated game to its end; the states in which everybody sees what it changed."""
    table = await browsers[0].make("me", *["open"] * (len(browsers) - 1), **RATED)
    for browser in browsers[1:]:
        await agree(browser, table)
    seats = [await Seat.open(browser, table) for browser in browsers]
    await play_to_the_end(seats, rng)
    states = [await seat.until(lambda s: s["table"]["rated"]["changes"]) for seat in seats]
    for seat in seats:
        await seat.close()
    return table, states


@pytest.mark.parametrize("people", [2, 3])
def test_a_rated_game_to_its_end(rng, people):
    async def test():
        async with server() as house:
            browsers = [await signed_up(house, name) for name in ("Anna", "Ben", "Cleo")[:people]]
            table, states = await played(house, rng, *browsers)
            state = states[0]
            for other in states[1:]:
                assert other["table"]["rated"] == state["table"]["rated"]
            assert (state["table"]["rated"]["counting"], state["table"]["rated"]["again"]) == ("did", True)
            changes = state["table"]["rated"]["changes"]
            winner = state["score"]["winner"]
            assert [change["rank"] == 0 for change in changes] == [p == winner for p in range(people)]
            for person, (change, browser) in enumerate(zip(changes, browsers, strict=True)):
                assert change["before"]["points"] == 1500
                assert change["gain"] == change["after"]["points"] - 1500
                assert change["gain"] > 0 or person != winner
                mine = await ratings(browser)
                assert mine["now"] == {"2": None, "3": None, str(people): change["after"]}
                (course,) = mine["course"][str(people)]
                assert course["replay"] == f"/t/{table}/games/1"
                assert {**course, **change} == course
                me = (await browser.ask("GET", "/api/me")).json()["account"]
                assert me["ratings"] == mine["now"]
                assert state["table"]["people"][person]["rating"] == change["after"]
            assert (await audit(house.house.store)).differing == ()

    run(test())


def test_a_guest_is_told_why_they_cannot_join_and_others_that_they_must_agree():
    async def test():
        async with server() as house:
            guest = house.browser("Gus")
            asked = await guest.ask("POST", "/api/tables", {"name": "Gus", "places": ["me", "open"], **RATED})
            assert (asked.status_code, asked.json()["error"]["key"]) == (403, "rating-account")
            anna, ben = await signed_up(house, "Anna"), await signed_up(house, "Ben")
            table = await anna.make("me", "open", **RATED)
            seen = (await guest.ask("GET", f"/api/tables/{table}")).json()
            assert seen["rated"]
            assert [place["rating"] and place["rating"]["points"] for place in seen["places"]] == [1500, None]
            for rated in (False, True):
                assert await refused(guest, f"tables/{table}/join", 403, name="Gus", rated=rated) == "rating-account"
            assert await refused(ben, f"tables/{table}/join", 409, name="Ben") == "rating-agree"
            await agree(ben, table)
            plain = await anna.make("me", "open")
            assert not (await guest.ask("GET", f"/api/tables/{plain}")).json()["rated"]
            await post(guest, f"tables/{plain}/join", name="Gus", rated=True)  # agreeing to nothing does nothing
            found: Table = await house.house.table(plain)
            assert not found.state.agreed

    run(test())


def test_an_open_rated_table_shows_how_well_its_host_plays(rng):
    async def test():
        async with server() as house:
            anna, ben = await signed_up(house, "Anna"), await signed_up(house, "Ben")
            await played(house, rng, anna, ben)
            table = await anna.make("me", "open", anybody=True, **RATED)
            plain = await ben.make("me", "open", anybody=True)
            async with anna.at(table) as a, ben.at(plain):
                await a.until(lambda s: s["stage"] == "waiting")
                house.home._looked = float("-inf")
                shown = {one["id"]: one for one in (await home(house.browser("Eve")))["tables"]}
                assert (shown[table]["rated"], shown[plain]["rated"]) == (True, False)
                assert shown[table]["rating"] == (await ratings(anna))["now"]["2"]
                assert shown[plain]["rating"] is None

    run(test())


def test_nobody_reads_somebody_elses_ratings(rng):
    async def test():
        async with server() as house:
            anna, ben = await signed_up(house, "Anna"), await signed_up(house, "Ben")
            table, _ = await played(house, rng, anna, ben)
            eve, cleo = house.browser("Eve"), await signed_up(house, "Cleo")
            asked = await eve.ask("GET", "/api/ratings")
            assert (asked.status_code, asked.json()["error"]["key"]) == (403, "people-not-signed-in")
            nothing = {"now": {"2": None, "3": None}, "course": {"2": [], "3": []}}
            assert await ratings(cleo) == nothing
            for path in (f"/api/ratings?who=Anna&player=anna&table={table}", "/api/ratings/Anna"):
                answer = await cleo.ask("GET", path)
                assert answer.status_code == 404 or answer.json() == nothing
            # At a table that is not rated nobody is shown how well others play.
            plain = await anna.make("me", "open", watching=True)
            await ben.join(plain)
            async with cleo.at(plain) as c, anna.at(plain), ben.at(plain):
                state = await c.until(lambda s: s["hand"])
                assert state["table"]["rated"] is None
                assert [person["rating"] for person in state["table"]["people"]] == [None, None]
            # Who has deleted their account has none any more, and what it did to the other stays.
            before = (await ratings(ben))["now"]
            await post(anna, "account/delete", password=GOOD)
            assert (await anna.ask("GET", "/api/ratings")).status_code == 403
            assert (await ratings(ben))["now"] == before

    run(test())


def test_giving_up_loses_and_a_rematch_is_agreed_to():
    async def test():
        async with server() as house:
            anna, ben = await signed_up(house, "Anna"), await signed_up(house, "Ben")
            table = await anna.make("me", "open", **RATED)
            await agree(ben, table)
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.well("resign")
                state = await a.until(lambda s: s["table"]["rated"]["changes"])
                assert [change["rank"] for change in state["table"]["rated"]["changes"]] == [0, 1]
                assert await a.refused("rematch") == "rating-agree"
                await a.well("rematch", rated=True)
                await b.well("rematch", rated=True)
                state = await a.until(lambda s: s["table"]["game"] == 2 and s["hand"])
                assert state["table"]["rated"]["counting"] == "does"
                await a.well("resign")
                await b.until(lambda s: s["table"]["game"] == 2 and s["table"]["rated"]["changes"])
                assert [game["rank"] for game in (await ratings(anna))["course"]["2"]] == [0, 1]

    run(test())
