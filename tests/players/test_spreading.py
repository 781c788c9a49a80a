"""Showing a knock in the way that does best against what the other seat may hold."""

import numpy as np
import pytest

from ginrummy.cards import card_set
from ginrummy.melds import arrangements
from ginrummy.players.spreading import best_shown, ways_to_show
from ginrummy.players.thinking import POINTS, Thinker
from ginrummy.rules import CLASSIC, HandView, Phase, legal, spread_actions
from tests.players.tables import acted, begun, hand_of, plies, random_rules
from tests.scenes import NON_DEALER, dealt, play, seen

JACKS = card_set("Jc Jd Jh Js")
RUN = (card_set("Ad 2d 3d"), JACKS)
SET = (card_set("2c 2d 2h"), JACKS)
"""Two ways to show one hand, with nine points left by either: the four of diamonds fits the one, a two the other."""


def knocked():
    """A view of whoever has knocked with that hand."""
    start = dealt("Ad 2d 3d 2c 2h 5c Jc Jd Jh Js", "8h 9h Th 4c 6h 8s 9s Kc Qd 7s", "Kd", "Qs")
    return HandView.fold(CLASSIC, NON_DEALER, seen(start, "pass; pass; draw; knock Qs", NON_DEALER))


@pytest.mark.parametrize(
    ("held", "melds"),
    [
        ("2s 8h 9h Th 6h 8s 9s Kc Qd 7s", RUN),  # the two would go on the set
        ("4d 8h 9h Th 6h 8s 9s Kc Qd 7s", SET),  # the four on the run, and its five after it
        ("4d 5d 9h Th 6h 8s 9s Kc Qd 2s", SET),
    ],
)
def test_what_the_other_holds_decides_what_is_shown(held, melds):
    hand = knocked()
    ways = ways_to_show(hand)
    assert {way.melds for way in ways} >= {SET, RUN}
    assert best_shown(hand, ways, np.array([card_set(held)]), POINTS).melds == melds


def test_of_equals_the_default_is_shown():
    hand = knocked()
    ways = ways_to_show(hand)
    harmless = np.array([card_set("8h 9h Th 6h 8s 9s Kc Qd 7s Kh")])
    assert best_shown(hand, ways, harmless, POINTS) == ways[0]
    assert best_shown(hand, ways, harmless, np.zeros_like(POINTS)) == ways[0]


def test_every_arrangement_within_the_limit_is_a_way():
    """Every arrangement within the limit is a way, not only those of least deadwood."""
    hand = knocked()
    assert {way.melds for way in ways_to_show(hand)} == {a.melds for a in arrangements(hand.held, hand.limit)}


def test_gin_is_shown_in_one_way():
    start = dealt("4h 5h 6h 7h 7c 7d 7s Jc Jd Jh", "8h 9h Th 4c 6c 8s 9s Kc Qd 8c", "Kd", "Qs")
    hand = HandView.fold(CLASSIC, NON_DEALER, seen(start, "pass; pass; draw; knock Qs", NON_DEALER))
    assert [way.deadwood for way in ways_to_show(hand)] == [0]


def test_every_way_can_be_laid_down():
    start = dealt("Ad 2d 3d 2c 2h 5c Jc Jd Jh Js", "8h 9h Th 4c 6h 8s 9s Kc Qd 7s", "Kd", "Qs")
    for way in ways_to_show(knocked()):
        text = "; ".join(["pass; pass; draw; knock Qs", *map(str, spread_actions(way))])
        state = play(start, text)
        assert state.phase is Phase.DEFENCE
        assert state.spread(NON_DEALER) == way


def test_whoever_thinks_shows_what_the_rules_allow(rng):
    one = Thinker(name="quick", hands=10)
    for number in range(12):
        for game, person, action in plies(begun(f"{rng.random()} {number}", random_rules(rng)), (one, one), rng):
            if hand_of(game.views[person]).phase is Phase.SPREAD:
                assert game.game.hand is not None
                assert action in legal(game.game.hand)
                after = acted(game, action).game.hand
                assert after is not None
                assert after.phase in (Phase.SPREAD, Phase.DEFENCE)


def test_what_was_begun_is_gone_on_with():
    """A captain has laid the twos before asking: only ways with them are left."""
    start = dealt("Ad 2d 3d 2c 2h 5c Jc Jd Jh Js", "8h 9h Th 4c 6h 8s 9s Kc Qd 7s", "Kd", "Qs")
    hand = HandView.fold(CLASSIC, NON_DEALER, seen(start, "pass; pass; draw; knock Qs; lay 2c 2d 2h", NON_DEALER))
    assert all(SET[0] in way.melds for way in ways_to_show(hand))
    assert SET in {way.melds for way in ways_to_show(hand)}
