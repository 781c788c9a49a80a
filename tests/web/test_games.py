"""Whole games over real sockets: people and bots, two and three; the record downloads whole and is proven."""

import asyncio
import random
from dataclasses import replace

import pytest

from ginrummy.record import Verdict, final_score, read, verify
from ginrummy.rules import PRESETS
from ginrummy.table.pace import AT_ONCE
from tests.web.serving import Seat, play_to_the_end, run, server

PLAYED = [
    ("two", "classic", ["me", "open"], {}),
    ("two", "hoyle", ["open", "me"], {"target": 60}),
    ("two", "modern", ["bot:greedy", "me"], {"target": 60}),
    ("two", "oklahoma", ["me", "open"], {"target": 50}),
    ("two", "straight", ["me", "bot:sound"], {"target": 30, "knock_limit": 20}),
    ("two", "contest", ["me", "open"], {"columns": 3, "target": 20}),
    ("two", "classic", ["me", "open"], {"start": "eleven", "target": 40}),
    ("box", "classic", ["me", "open", "open"], {"target": 30}),
    ("box", "modern", ["open", "me", "bot:greedy"], {"target": 25}),
    ("box", "hoyle", ["bot:sound", "me", "bot:greedy"], {"target": 25}),
    ("cutthroat", "classic", ["me", "open", "open"], {"target": 30}),
    ("cutthroat", "contest", ["me", "bot:random", "bot:greedy"], {"target": 30, "wall": "last_take"}),
]


@pytest.mark.parametrize(("seating", "preset", "places", "changes"), PLAYED)
def test_a_game_is_played_to_its_end_and_proven(seating, preset, places, changes, rng):
    async def game():
        async with server() as house:
            anna = house.browser("Anna")
            table = await anna.make(*places, seating=seating, preset=preset, changes=changes)
            people = [anna]
            for number in range(places.count("open")):
                people.append(house.browser(f"Guest {number}"))
                await people[-1].join(table)
            seats = [await Seat.open(person, table) for person in people]
            await play_to_the_end(seats, rng)
            for seat in seats:
                assert seat.state["score"]["over"]
                assert seat.state["score"] | {"tally": 0, "hands": 0, "role_reason": 0} == (
                    seats[0].state["score"] | {"tally": 0, "hands": 0, "role_reason": 0}
                )
            texts = {await person.record(table) for person in people}
            for seat in seats:
                await seat.close()
            (text,) = texts  # everybody gets the same
            record = read(text)
            assert verify(record).verdict is Verdict.PROVEN
            assert verify(record).draw.verdict is Verdict.PROVEN
            score = final_score(record)
            assert score.over
            assert list(score.grand_totals) == seats[0].state["score"]["totals"]
            assert score.winner == seats[0].state["score"]["winner"]
            assert set(record.names) >= {person.name for person in people}

    run(game())


def test_every_preset_can_be_played(rng):
    async def games():
        async with server(pace=replace(AT_ONCE, seeds=0.1)) as house:
            for preset in PRESETS:
                anna = house.browser("Anna", brings_seeds=False)
                table = await anna.make("me", "bot:greedy", preset=preset)
                async with anna.at(table) as seat:
                    await play_to_the_end([seat], rng, hands=1)
                    assert seat.hand["result"]["explanation"]

    run(games())


def test_bots_play_while_somebody_watches():
    async def game():
        async with server() as house:
            owner = house.browser("Anna")
            table = await owner.make("bot:greedy", "bot:sound", changes={"target": 30})
            async with owner.at(table) as seat:
                state = await seat.until(lambda s: s["stage"] == "over")
                assert state["table"]["me"] is None
                assert state["score"]["over"]
                assert not state["hand"]["held"]
            assert verify(read(await owner.record(table))).verdict is Verdict.PROVEN

    run(game())


def test_a_rematch_is_a_new_game_with_a_new_draw():
    async def games():
        async with server() as house:
            anna, ben = house.browser("Anna"), house.browser("Ben")
            table = await anna.make("me", "open", changes={"target": 1})
            await ben.join(table)
            async with anna.at(table) as a, ben.at(table) as b:
                await play_to_the_end([a, b], random.Random(3))
                first = await anna.record(table)
                await a.well("rematch")
                assert (await a.until(lambda s: s["table"]["people"][0]["rematch"]))["stage"] == "over"
                await b.well("rematch")
                await asyncio.gather(*(seat.until(lambda s: s["table"]["game"] == 2) for seat in (a, b)))
                await play_to_the_end([a, b], random.Random(4))
                second = await ben.record(table)
                assert second != first
                assert verify(read(second)).verdict is Verdict.PROVEN
                assert (await anna.ask("GET", f"/api/tables/{table}/record?game=1")).text == first

    run(games())
