"""``sound``: what a careful player does, and that it pays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ginrummy.analysis import play_game
from ginrummy.match import Column
from ginrummy.players import player
from ginrummy.players.greedy import Greedy
from ginrummy.players.sound import Sound, Style
from ginrummy.rules import PRESETS, BoxBonusWhen, RuleSet, Wall, default_spread
from tests.players.tables import answer
from tests.players.views import view_at
from tests.scenes import dealt

CASES = {case["id"]: case for case in json.loads((Path(__file__).parent.parent / "cases/cases.json").read_text())}
NEAR_GIN = "5h 6h 7h 9c 9d 9s 2c 2d 2h Jc"
TEN_LEFT = "5h 6h 7h 9c 9d 9s 4c 3d Ah 2s"


def choice(text="", rules=PRESETS["classic"], **cards):
    return str(answer(Sound(), view_at(dealt(rules=rules, **cards), text)))


@pytest.mark.parametrize("level", ["greedy", "sound"])
def test_ai_02_gin_is_not_missed(level):
    case = CASES["ai-02"]
    assert case["expected"]["bot_action"] == "gin, discarding 2D"
    held = " ".join(card for card in case["situation"]["hand11"] if card != "2D")
    view = view_at(dealt(held, "", "", "2d"), "pass; pass; draw")
    assert str(answer(player(level), view)) == "knock 2d"
    knocked = view_at(dealt(held, "", "", "2d"), "pass; pass; draw; knock 2d")
    assert knocked.hand is not None
    assert default_spread(knocked.hand.held, knocked.hand.possible).deadwood == 0


def test_knocks_early_but_not_when_near_gin():
    assert choice("pass; pass; draw", non_dealer=TEN_LEFT, stock="Qs") == "knock Qs"
    low = NEAR_GIN.replace("Jc", "Ah")
    assert choice("pass; pass; draw", non_dealer=low, stock="Qs") == "discard Qs"
    assert choice("pass; pass; draw", non_dealer=low.replace("Ah", "2s"), stock="Qs") == "knock Qs"  # gin


def test_late_only_gin_is_worth_it():
    drawn = "Qs Qh Ks Kh Js Jh Ts Th 8c 8s 7c 7s Qc Qd Kd Jd 9h"
    cards = drawn.split()
    text = "pass; pass; draw" + "".join(f"; discard {card}; draw" for card in cards[:-1])
    hands = {"non_dealer": TEN_LEFT, "dealer": "Ac Ad As 3c 3s 3h 4d 4h 4s 6c", "upcard": "6d", "stock": drawn}
    assert choice(text, **hands).startswith("discard")
    assert choice("; ".join(text.split("; ")[:7]), **hands).startswith("knock")


def test_knocks_for_the_game_at_any_time():
    """With 90 points, ten more end it: no hand waits for gin then."""
    low = NEAR_GIN.replace("Jc", "Ah")
    view = view_at(dealt(low, "", "", "Qs"), "pass; pass; draw")
    nearly = replace(view, score=replace(view.score, columns=(Column((90, 0), (3, 0)),)))
    assert str(answer(player("sound"), view)) == "discard Qs"
    assert str(answer(player("sound"), nearly)) == "knock Qs"
    at_once = RuleSet(box_bonus=25, box_bonus_when=BoxBonusWhen.AT_ONCE)
    view = view_at(dealt(low, "", "", "Qs", at_once), "pass; pass; draw")
    nearly = replace(view, score=replace(view.score, columns=(Column((20, 0), (1, 0)),)))
    assert str(answer(player("sound"), view)) == "discard Qs"
    assert str(answer(player("sound"), nearly)) == "knock Qs"  # 20 and twice 25 are 70: thirty to go


def test_takes_for_a_meld_or_for_gin_only():
    assert choice(non_dealer="5h 6h 8s Ac 4d Ts Kc 2d Jc Qd", upcard="7h") == "take"
    assert choice(non_dealer="5h 6h 8s Ac 4d Ts Kc 2d Jc Qd", upcard="As") == "pass"
    assert choice(non_dealer="5h 6h 7h 9c 9d 9s 2c 4d Jc Ah", upcard="3s") == "pass"  # a knock alone
    assert choice(non_dealer="5h 6h 7h 9c 9d 9s 2c 2d 2h 2s", upcard="8h", rules=PRESETS["modern"]) == "take"


@pytest.mark.parametrize(("took", "kept"), [("Qc", "Kc"), ("Qd", "Kd")])
def test_does_not_feed_what_the_other_collects(took, kept):
    """A jack and two kings are left over, and the dealer took the queen beside one of the kings."""
    cards = {
        "non_dealer": "5h 6h 7h 9c 9d 9s Ac 2s Kc Kd",
        "dealer": "Jc Tc 3d 4h 8s 8d 6c 3h 2d 5s",
        "upcard": took,
        "stock": "Jh",
    }
    thrown = choice("pass; take; discard 6c; draw", **cards)
    assert thrown in {"discard Jh", "discard Kc", "discard Kd"} - {f"discard {kept}"}


def test_at_the_wall():
    """The last discard is taken for gin, and to knock only with less than the other must be thought to hold."""
    rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=30)
    cards = {"non_dealer": "Ac 3d 4h 6s 8c Tc Td Kh Kd 2h", "stock": "Qs"}
    gin = "5c 6c 7c 8d 8h 8s 2c 2d 2s Js"
    text = "pass; pass; draw; discard 2h"
    assert choice(text, rules, dealer=gin, **cards) == "take"
    assert choice(f"{text}; take", rules, dealer=gin, **cards) == "knock Js"
    ten = "5c 6c 7c 8d 8h 8s 2c 2d 9s Js"
    assert choice(text, rules, dealer=ten, **cards) == "take"
    assert choice(f"{text}; take", rules, dealer=ten, **cards) == "knock Js"
    wary = Sound(Style(first_deadwood=0))
    assert str(answer(wary, view_at(dealt(dealer=ten, rules=rules, **cards), text))) == "pass"
    assert str(answer(wary, view_at(dealt(dealer=gin, rules=rules, **cards), text))) == "take"


@pytest.mark.parametrize("preset", ["classic", "contest"])
def test_beats_greedy(preset):
    """Mirrored games: each seed with the two the other way round. 62 and 72 % were measured over 300 games."""
    won = 0
    for seed in range(25):
        there = play_game((Sound(), Greedy()), str(seed), PRESETS[preset])
        back = play_game((Greedy(), Sound()), str(seed), PRESETS[preset])
        won += (there.game.game.score.winner == 0) + (back.game.game.score.winner == 1)
    assert won > 25
