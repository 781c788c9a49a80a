"""What comes over a socket: stale, doubled, garbled; every message is answered, and a refused one changes nothing."""

import asyncio
import json
import random
from dataclasses import replace

import pytest

from ginrummy.cards import PACK, card_set, each, names, parse_cards
from ginrummy.table.pace import AT_ONCE
from ginrummy.web.limits import Rate
from tests.web.serving import Seat, Server, play_to_the_end, run, sensible, server

ANNA = "Ac 2c 3c 7d 7h 7s 9c 9d 9h Td"
BEN = "Kh Kd 8s Qc 4d Qs Jh 6d 2d 5s"
NAMED = card_set(f"{ANNA} {BEN} 3h 5c 6c")
DECK = names(
    [
        *(card for pair in zip(parse_cards(ANNA), parse_cards(BEN), strict=True) for card in pair),
        *parse_cards("3h 5c 6c"),
        *each(PACK & ~NAMED),
    ]
)
"""Ben deals. Anna holds three melds and a ten, Ben nothing; the upcard helps nobody."""
DRAW = "2c Kd"


def chosen(game: int, hand: int) -> str:
    return DECK if hand else DRAW


async def two_people(house: Server, **wishes: object) -> tuple[Seat, Seat]:
    """Anna and Ben at a table, with a hand dealt."""
    anna, ben = house.browser("Anna"), house.browser("Ben")
    table = await anna.make("me", "open", **wishes)
    await ben.join(table)
    seats = await Seat.open(anna, table), await Seat.open(ben, table)
    for seat in seats:
        await seat.until(lambda s: s["hand"])
    return seats


def test_a_stale_act_is_refused_with_the_current_number():
    async def test():
        async with server(decks=chosen) as house:
            anna, ben = await two_people(house)
            number = anna.state["number"]
            assert (await anna.do("pass"))["kind"] == "ok"
            doubled = await anna.do("pass", number=number)
            assert doubled["error"]["key"] == "table-stale"
            state = await anna.until(lambda s: s["number"] > number)
            assert doubled["error"]["current"] == state["number"]
            assert (await ben.until(lambda s: s["hand"]["mine"]))["hand"]["choices"] == ["take", "pass"]
            assert await anna.refused("preview", number=number, actions=["pass"]) == "table-stale"

    run(test())


def test_a_message_with_an_id_seen_before_is_a_double():
    async def test():
        async with server(decks=chosen) as house:
            anna, _ = await two_people(house)
            text = json.dumps({"id": 50, "kind": "say", "text": "Hello"})
            assert (await anna.send(text, 50))["kind"] == "ok"
            assert (await anna.send(text, 50))["error"]["key"] == "table-doubled"
            assert (await anna.send(text.replace("50", "49"), 49))["error"]["key"] == "table-doubled"
            state = await anna.until(lambda s: s["chat"])
            assert [line["text"] for line in state["chat"]] == ["Hello"]

    run(test())


@pytest.mark.parametrize(
    ("text", "answered_as"),
    [
        ("", None),
        ("{", None),
        ("null", None),
        ("[]", None),
        ('"draw"', None),
        ("{}", None),
        ('{"id": 9}', 9),
        ('{"id": 9, "kind": "cheat"}', 9),
        ('{"id": 9, "kind": "act"}', 9),
        ('{"id": 9, "kind": "act", "number": "1", "actions": []}', 9),
        ('{"id": 9, "kind": "act", "number": 1, "actions": "pass"}', 9),
        ('{"id": 9, "kind": "say", "text": 7}', 9),
        ('{"id": "9", "kind": "ready"}', None),
        ('{"id": 0, "kind": "ready"}', 0),
        ('{"id": -3, "kind": "ready"}', -3),
        ('{"id": 1e99, "kind": "ready"}', None),
        ("[" * 5000, None),
        ('{"id": 9, "kind": "say", "text": "\\ud800"}', None),
        ("\u0000", None),
    ],
)
def test_garbled_messages_are_answered_and_change_nothing(text, answered_as):
    async def test():
        async with server(decks=chosen) as house:
            anna, _ = await two_people(house)
            before = anna.state
            answer = await anna.send(text, answered_as)
            assert answer["kind"] == "error"
            assert answer["error"]["message"]
            assert anna.state == before
            assert (await anna.do("pass"))["kind"] == "ok"

    run(test())


def test_what_is_refused_at_the_table():
    async def test():
        async with server(decks=chosen) as house:
            anna, ben = await two_people(house)
            number = anna.state["number"]
            assert await ben.refused("act", number=ben.state["number"], actions=["pass"]) == "match-not-your-turn"
            illegal = await anna.do("draw")
            assert illegal["error"]["key"] == "action-illegal"
            assert illegal["error"]["choices"] == ["take", "pass"]
            assert await anna.refused("act", number=number, actions=["fly"]) == "action-unknown"
            assert await anna.refused("act", number=number, actions=[]) == "table-actions-count"
            assert await anna.refused("act", number=number, actions=["pass"] * 21) == "table-actions-count"
            assert await anna.refused("undo") == "table-no-undo"
            assert await anna.refused("ready") == "table-not-between"
            assert await anna.refused("rematch") == "table-not-over"
            assert await anna.refused("end") == "table-not-replaceable"
            assert await anna.refused("advise", what="draw") == "table-not-adviser"
            assert await anna.refused("say", text="  \n ") == "table-say-nothing"
            assert await anna.refused("say", text="x" * 501) == "table-say-too-much"
            assert await anna.refused("say", text="psst", side=True) == "table-no-side"
            assert await anna.refused("seat_bot", place=1, level="sound") == "table-not-replaceable"
            assert await anna.refused("seat_bot", place=7, level="sound") == "table-no-place"
            assert await ben.refused("watching", on=True) == "table-not-owner"
            assert await anna.refused("commit", hand=1, commitment="00" * 32) == "table-no-seeds-wanted"
            assert anna.state["number"] == number

    run(test())


def test_nothing_can_be_learned_by_trying_what_follows_a_draw():
    """Whether a discard after a draw is legal would tell the card drawn, so nothing may follow a draw."""

    async def test():
        async with server(decks=chosen) as house:
            anna, ben = await two_people(house)
            await anna.do("pass")
            await ben.until(lambda s: s["hand"]["mine"])
            await ben.do("pass")
            state = await anna.until(lambda s: s["hand"]["choices"] == ["draw"])
            number = state["number"]
            for card in ("5c", "6c", "Ac"):  # the first of them is the one
                refused = await anna.do("draw", f"discard {card}")
                assert refused["error"] == {
                    "key": "table-draw-alone",
                    "message": "Look at the card you draw before you go on.",
                }
            assert await anna.refused("preview", number=number, actions=["draw"]) == "table-draw-alone"
            assert anna.state["number"] == number

    run(test())


def test_a_knock_is_previewed_laid_whole_and_explained():
    async def test():
        async with server(decks=chosen) as house:
            anna, ben = await two_people(house)
            await anna.do("pass")
            await ben.until(lambda s: s["hand"]["mine"])
            await ben.do("pass")
            await anna.until(lambda s: s["hand"]["choices"] == ["draw"])
            await anna.do("draw")
            state = await anna.until(lambda s: s["hand"]["new"])
            card, knock = next(iter(state["hand"]["knocks"].items()))
            way = knock["arrangements"][0]
            number = state["number"]
            assert await anna.refused("act", number=number, actions=[f"knock {card}"]) == "table-lay-to-the-end"
            shown = await anna.well("preview", number=number, actions=[f"knock {card}"])
            assert shown["hand"]["phase"] == "spread"
            assert shown["hand"]["best"] == way["actions"]
            assert shown["hand"]["best_spread"]["deadwood"] == knock["deadwood"]
            done = await anna.well("preview", number=number, actions=[f"knock {card}", *way["actions"]])
            assert done["hand"]["spreads"][0]["deadwood"] == knock["deadwood"]
            assert anna.state["number"] == number
            assert ben.hand["knocker"] is None
            assert (await anna.do(f"knock {card}", *way["actions"]))["kind"] == "ok"
            state = await ben.until(lambda s: s["hand"]["best"])
            assert state["hand"]["spreads"][0]["melds"] == way["melds"]
            assert (await ben.do(*state["hand"]["best"]))["kind"] == "ok"
            for seat in (anna, ben):
                state = await seat.until(lambda s: s["stage"] == "between")
                result = state["hand"]["result"]
                assert result["explanation"]
                assert result["winner"] in (0, 1)
                assert state["score"]["totals"][result["winner"]] == result["points"]
                assert state["score"]["hands"][0]["words"] == result["words"]
                assert state["score"]["next_roles"]

    run(test())


def test_a_turn_is_told_whole_and_the_next_hand_with_its_reason():
    async def test():
        async with server(decks=chosen) as house:
            anna, ben = await two_people(house)
            assert anna.state["wait"] == {"for": "move", "of": [0]}
            await anna.do("pass")
            await ben.until(lambda s: s["hand"]["mine"])
            await ben.do("pass")
            await anna.until(lambda s: s["hand"]["phase"] == "first draw" and s["hand"]["mine"])
            await anna.do("draw")
            state = await ben.until(lambda s: s["hand"]["phase"] == "discard")
            assert state["told"][-1] == {
                "number": state["number"] - 1,
                "text": "Anna drew from the stock.",
                "whole": False,
            }
            knock = (await anna.until(lambda s: s["hand"]["knocks"]))["hand"]["knocks"]["Td"]
            await anna.do("knock Td", *knock["arrangements"][0]["actions"])
            state = await ben.until(lambda s: s["hand"]["mine"])
            whole = [line["text"] for line in state["told"] if line["whole"]]
            assert whole == ["Anna drew from the stock and knocked, discarding the 10♦."]
            await ben.do(*state["hand"]["best"])
            score = (await ben.until(lambda s: s["stage"] == "between"))["score"]
            assert score["next_roles"] == ["dealer", "non-dealer"]
            assert score["next_reason"] == ["Anna won the last hand and deals."]
            async with ben.browser.at(ben.state["table"]["id"]) as again:
                await again.until(lambda s: s["told"])
                assert [text for text in again.told if text in whole] == whole

    run(test())


def test_two_tabs_and_a_reload_show_the_same():
    async def test():
        async with server(decks=chosen) as house:
            anna, ben = await two_people(house)
            table = anna.state["table"]["id"]
            await anna.do("pass")
            async with anna.browser.at(table) as tab:
                await ben.until(lambda s: s["hand"]["mine"])
                await ben.do("take")
                first = await anna.until(lambda s: s["hand"]["turn"] == 1 and s["hand"]["taken"])
                second = await tab.until(lambda s: s["hand"]["turn"] == 1 and s["hand"]["taken"])
                assert first["hand"] == second["hand"]
                assert tab.told[-1] == anna.told[-1]
            assert (await ben.until(lambda s: s))["table"]["people"][0]["here"]
            await anna.close()
            gone = await ben.until(lambda s: not s["table"]["people"][0]["here"])
            assert gone["table"]["people"][0]["gone_seconds"] == 0
            async with anna.browser.at(table) as again:
                state = await again.until(lambda s: s["hand"])
                assert state["hand"] == first["hand"]
                assert state["since"] == 0
                assert again.told == tab.told
                await ben.until(lambda s: s["table"]["people"][0]["here"])

    run(test())


def test_too_many_messages_are_refused_and_then_closed():
    async def test():
        async with server(decks=chosen, rate=Rate(1.0, 5.0)) as house:
            anna, _ = await two_people(house)
            answers = [await anna.ask("say", text=f"{n}") for n in range(10)]
            refused = [answer for answer in answers if answer["kind"] == "error"]
            assert {answer["error"]["key"] for answer in refused} == {"table-too-fast"}
            assert len(refused) >= 5
            for n in range(300):
                await anna.socket.send(json.dumps({"id": 100 + n, "kind": "ready"}))
            await asyncio.wait_for(anna.socket.wait_closed(), 10)
            assert anna.socket.close_code == 4429

    run(test())


def test_a_message_over_the_limit_closes_the_socket():
    async def test():
        async with server(decks=chosen) as house:
            anna, _ = await two_people(house)
            await anna.socket.send(json.dumps({"id": 1, "kind": "say", "text": "x" * 20_000}))
            await asyncio.wait_for(anna.socket.wait_closed(), 10)
            assert anna.socket.close_code == 1009

    run(test())


def test_undo_against_bots_before_a_hidden_card_was_seen():
    async def test():
        slow = replace(AT_ONCE, beat=(0.5, 0.5))
        async with server(decks=chosen, pace=slow) as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "bot:greedy")
            async with anna.at(table) as seat:
                state = await seat.until(lambda s: s["hand"] and s["hand"]["mine"])
                assert not state["undo"]
                before, number = state["hand"], state["number"]
                await seat.do("take")
                state = await seat.until(lambda s: s["hand"]["taken"])
                assert state["undo"]
                took = state["number"]
                await seat.well("undo", number=took)
                state = await seat.until(lambda s: not s["hand"]["taken"])
                assert state["hand"] == before
                assert state["number"] > took
                assert state["since"] == number
                assert await seat.refused("act", number=took, actions=["discard Ac"]) == "table-stale"
                assert await seat.refused("undo", number=took) == "table-stale"
                # Not after one's own draw, and not after the bot's discard.
                await seat.do("pass")
                state = await seat.until(lambda s: s["hand"]["mine"] and "draw" in s["hand"]["choices"])
                await seat.do("draw")
                state = await seat.until(lambda s: s["hand"]["new"])
                assert not state["undo"]
                assert await seat.refused("undo") == "table-no-undo"
                await seat.do(*sensible({**state["hand"], "knocks": {}, "big_gin": None}, random.Random(1)))
                assert (await seat.until(lambda s: s["hand"]["turn"] == 1))["undo"]
                state = await seat.until(lambda s: s["hand"]["mine"] or s["stage"] != "playing")
                assert not state["undo"]
                await play_to_the_end([seat], random.Random(5))
                record = await anna.record(table)
                assert '[TakenBack "1"]' in record

    run(test())


def test_in_practice_everything_may_be_taken_back():
    async def test():
        async with server(decks=chosen) as house:
            anna = house.browser("Anna")
            table = await anna.make("me", "bot:greedy", practice=True)
            async with anna.at(table) as seat:
                state = await seat.until(lambda s: s["hand"] and s["hand"]["mine"])
                first = state["hand"]
                for _ in range(2):
                    state = await seat.until(lambda s: s["hand"]["mine"])
                    await seat.do(*sensible({**state["hand"], "knocks": {}}, random.Random(1)))
                    number = state["number"]
                    await seat.until(lambda s, seen: s["hand"]["mine"] and s["number"] > seen, number)
                while seat.state["undo"]:
                    number = seat.state["number"]
                    await seat.well("undo", number=number)
                    await seat.until(lambda s, seen: s["number"] > seen, number)
                assert seat.hand == first
                await seat.well("resign")
                await seat.until(lambda s: s["stage"] == "over")
                assert '[Practice "yes"]' in await anna.record(table)

    run(test())
