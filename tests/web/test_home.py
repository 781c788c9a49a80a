"""Home: one's games and whose turn it is, tables that anybody may join, and those who shall not."""

import random

from tests.web.serving import Browser, Json, Seat, play_to_the_end, run, server
from tests.web.test_access import closed_with


async def home(browser: Browser) -> Json:
    answer = await browser.ask("GET", "/api/home")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def tables(house: object, browser: Browser) -> list[str]:
    house.home._looked = float("-inf")  # type: ignore[attr-defined]  # nothing is old here
    return [table["id"] for table in (await home(browser))["tables"]]


def test_an_open_table_is_seen_joined_and_gone():
    async def test():
        async with server() as house:
            anna, ben, cleo = (house.browser(name) for name in ("Anna", "Ben", "Cleo"))
            private = await anna.make("me", "open")
            table = await anna.make("me", "open", anybody=True, clock={"move": 30, "bank": 120, "lose": False})
            assert await tables(house, ben) == []  # nobody is there to play with
            async with anna.at(private), anna.at(table) as a:
                await a.until(lambda s: s["stage"] == "waiting")
                house.home._looked = float("-inf")
                (seen,) = (await home(ben))["tables"]
                assert (seen["id"], seen["host"], seen["free"], seen["member"]) == (table, "Anna", 1, False)
                assert seen["title"] == "Gin rummy for two: classic rules"
                assert "30 seconds" in seen["clock"]
                assert await tables(house, anna) == []  # she sits there already
                await ben.join(table)
                assert await tables(house, cleo) == []
                async with ben.at(table) as b:
                    await b.until(lambda s: s["hand"])
                    assert await tables(house, cleo) == []

    run(test())


def test_a_rematch_at_an_open_table(rng: random.Random):
    async def test():
        async with server() as house:
            anna, ben = house.browser("Anna"), house.browser("Ben")
            table = await anna.make("me", "open", anybody=True, changes={"target": 1})
            async with anna.at(table) as a:
                await ben.join(table)
                async with ben.at(table) as b:
                    await play_to_the_end([a, b], rng)
                    await a.well("rematch")
                    await b.well("rematch")
                    await a.until(lambda s: s["table"]["game"] == 2 and s["hand"])

    run(test())


def test_ones_games_and_whose_turn_it_is():
    async def test():
        async with server() as house:
            anna, ben, eve = (house.browser(name) for name in ("Anna", "Ben", "Eve"))
            waiting = await anna.make("me", "open")
            table = await anna.make("me", "open", clock={"move": 60, "bank": 0, "lose": True})
            await ben.join(table)
            async with anna.at(table) as a, ben.at(table) as b:
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
                turn = a.hand["turn"]
                mine = {person: (await home(browser))["games"] for person, browser in enumerate((anna, ben))}
                assert next(game["id"] for game in mine[turn]) == table
                assert {game["id"] for game in mine[0]} == {waiting, table}
                (one,), (other,) = ([g for g in mine[p] if g["id"] == table] for p in (0, 1))
                assert {one["yours"], other["yours"]} == {True, False}
                assert (one["mine"], other["mine"], one["turn"], one["names"]) == (0, 1, turn, ["Anna", "Ben"])
                assert 0 < one["left"] <= 60
                assert (await home(eve))["games"] == []
                await a.well("resign")
                await a.until(lambda s: s["stage"] == "over")
                assert [game["id"] for game in (await home(anna))["games"]] == [waiting]
                assert (await home(ben))["games"] == []

    run(test())


def test_who_is_blocked_cannot_come_and_sees_nothing():
    async def test():
        async with server() as house:
            anna, ben, cleo = (house.browser(name) for name in ("Anna", "Ben", "Cleo"))
            first = await anna.make("me", "open", watching=True)
            await ben.join(first)
            asked = await cleo.ask("POST", f"/api/tables/{first}/block", {"place": 1})
            assert (asked.status_code, asked.json()["error"]["key"]) == (403, "table-not-seated")
            for place, key in ((0, "table-not-put-out"), (7, "table-no-place")):
                asked = await anna.ask("POST", f"/api/tables/{first}/block", {"place": place})
                assert asked.json()["error"]["key"] == key
            for _ in range(2):
                assert (await anna.ask("POST", f"/api/tables/{first}/block", {"place": 1})).status_code == 200
            async with anna.at(first) as a, ben.at(first) as b:  # a game under way goes on
                await a.until(lambda s: s["hand"])
                await b.until(lambda s: s["hand"])
            table = await anna.make("me", "open", anybody=True, watching=True)
            theirs = await ben.make("me", "open", anybody=True)
            async with anna.at(table) as a, ben.at(theirs) as b:
                await a.until(lambda s: s["stage"] == "waiting")
                await b.until(lambda s: s["stage"] == "waiting")
                assert await tables(house, ben) == []
                assert await tables(house, anna) == []  # nor do they meet the other way round
                assert set(await tables(house, cleo)) == {table, theirs}
                refused = await ben.ask("POST", f"/api/tables/{table}/join", {"name": "Benjamin"})
                assert (refused.status_code, refused.json()["error"]["key"]) == (403, "table-blocked")
                assert await closed_with(ben, table) == ("table-blocked", 4403)
                (one,) = (await anna.ask("GET", "/api/blocks")).json()["blocked"]
                assert one["name"] == "Ben"
                assert (await ben.ask("GET", "/api/blocks")).json() == {"blocked": []}
                await anna.ask("POST", "/api/blocks/end", {"id": one["id"]})
                assert await tables(house, ben) == [table]
                await ben.join(table)

    run(test())


def test_a_day_a_move_waits_for_nobody_and_runs_while_all_are_away():
    async def test():
        now = [1.8e9]
        days = {"move": 86_400, "bank": 259_200, "lose": True, "absent": True}
        async with server(wall_clock=lambda: now[0]) as house:
            anna, ben, cleo = (house.browser(name) for name in ("Anna", "Ben", "Cleo"))
            table = await anna.make("me", "open", anybody=True, clock=days)
            house.home._looked = float("-inf")
            (seen,) = (await home(cleo))["tables"]  # though nobody is there
            assert seen["unhurried"]
            await ben.join(table)
            async with ben.at(table) as b:
                state = await b.until(lambda s: s["hand"])  # Anna is away, and the game begins
                assert "while you are away" in state["clock"]["words"][-1]
                assert not state["table"]["people"][0]["replaceable"]
                turn = state["hand"]["turn"]
            mover, other = (anna, ben) if turn == 0 else (ben, anna)
            (game,) = (await home(mover))["games"]
            assert (game["yours"], game["left"]) == (True, 86_400 + 259_200)
            assert not (await home(other))["games"][0]["yours"]
            forgotten = house.house._tables.pop(table)
            await forgotten.close()
            now[0] += 86_400 + 259_200 - 5
            await house.house.wake_due()
            assert (await home(mover))["games"]
            now[0] += 10
            await house.house.wake_due()
            seat = await Seat.open(other, table)
            state = await seat.until(lambda s: s["stage"] == "over")
            assert (state["score"]["resigned"], state["score"]["winner"]) == (turn, 1 - turn)
            await seat.close()

    run(test())
