"""``greedy``, to the last choice of its description."""

import pytest

from ginrummy.players import player
from ginrummy.rules import PRESETS, RuleSet, Wall
from tests.players.tables import answer
from tests.players.views import view_at
from tests.scenes import dealt

GREEDY = player("greedy")
SCATTERED = "Ac 4d 7h Ts Kc 2d 5h 8s Jc Qd"


def choice(text="", rules=PRESETS["classic"], **cards):
    return str(answer(GREEDY, view_at(dealt(rules=rules, **cards), text)))


@pytest.mark.parametrize(
    ("held", "upcard", "says"),
    [
        ("5h 6h 8s Ac 4d Ts Kc 2d Jc Qd", "7h", "take"),  # it makes a run
        ("5h 6h 7h Ac 4d Ts Kc 2d Jc Qd", "8h", "take"),  # it lengthens one: nothing lost, nothing gained
        ("5h 6h 7h 9c 9d 9s 2c 4d Jc Ah", "3s", "take"),  # it brings a knock: Jc goes, 10 are left
        ("5h 6h 8s Ac 4d Ts Kc 2d Jc Qd", "As", "pass"),  # low, but in no meld
    ],
)
def test_upcard(held, upcard, says):
    assert choice(non_dealer=held, upcard=upcard) == says


def test_draw():
    assert choice("pass; pass; draw; discard Kh", dealer=SCATTERED, stock="Kh") == "draw"
    assert choice("pass; pass; draw; discard Kh", dealer="Kd Ks 2c 4c 6c 8c Tc Qh Js 9d", stock="Kh") == "take"


def test_throws_what_leaves_least_and_among_equals_the_highest():
    drawn = choice("pass; pass; draw", non_dealer="5h 6h 7h Ac 4d Ts Kc Kh Jc Qd", stock="2s")
    assert drawn == "discard Kh"


def test_knocks_at_once_with_the_least_deadwood():
    held = "5h 6h 7h 9c 9d 9s 2c 4d Jc Ah"
    assert choice("pass; pass; draw", non_dealer=held, stock="3s") == "knock Jc"


def test_big_gin_where_it_pays_no_less_than_gin():
    cards = {"non_dealer": "5h 6h 7h 8h 9c 9d 9s 2c 2d 2s", "stock": "9h"}
    assert choice("pass; pass; draw", PRESETS["modern"], **cards) == "big gin"
    assert choice("pass; pass; draw", RuleSet(big_gin_bonus=10), **cards) == "knock 9s"


def test_last_take():
    rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=30)
    held = {"non_dealer": "5h 6h 7h 9c 9d 9s 2c 2d Jc Ks", "dealer": "5c 6c 7c 8d 8h 8s Tc Td Ad 2h"}
    assert choice("pass; pass; draw; discard Th", rules, **held, stock="Th") == "take"
    assert choice("pass; pass; draw; discard Th; take", rules, **held, stock="Th").startswith("knock")
    assert choice("pass; pass; draw; discard 4s", rules, **held, stock="4s") == "pass"  # no knock would follow
