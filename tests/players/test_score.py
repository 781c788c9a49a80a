"""Hands in which nothing but the score, or what a hand is worth, changes the play."""

import random
from dataclasses import replace

import pytest

from ginrummy.cards import SUITS, suit_of
from ginrummy.match import Column
from ginrummy.melds import deadwood_after_discard
from ginrummy.players import FREE, player
from ginrummy.players.choices import knocks_of
from ginrummy.players.styles import PATIENT
from ginrummy.players.thinking import Thinker
from ginrummy.rules import CLASSIC, BoxBonusWhen, Knock, Phase
from tests.players.tables import begun, hand_of, plies

WAITER = Thinker(name="waiter", hands=150, gate=1.0, style=PATIENT)
"""Its base waits for gin after two turns, so that every later knock is one that playouts asked for."""


def chances_to_knock(rng, wanted=20):
    """Views of whoever may knock with three to nine points of deadwood, one of a hand; a spade lay up."""
    patient = player("three-then-gin")
    found = 0
    while found < wanted:
        begin = begun(str(rng.random()), CLASSIC)
        upcard = hand_of(begin.views[0]).upcard
        if upcard is None or suit_of(upcard) != SUITS.index("s"):
            continue
        for game, person, _action in plies(begin, (patient, patient), rng):
            view = game.views[person]
            hand = hand_of(view)
            knocks = knocks_of(hand)
            left = deadwood_after_discard(hand.held, knocks) if knocks else {}
            if hand.phase is Phase.DISCARD and left and 3 <= min(left.values()) <= 9 and hand.stock_left < 24:
                found += 1
                yield view
                break


def at_score(view, points, rules=CLASSIC):
    """The view with other totals in each column, under other rules."""
    columns = tuple(Column(pair, tuple(int(one > 0) for one in pair)) for pair in points)
    score = replace(view.score, rules=rules, columns=columns)
    return replace(view, score=score, hand=replace(hand_of(view), rules=rules))


DOUBLED = replace(CLASSIC, spade_doubles=True)
BOXES = replace(CLASSIC, box_bonus=25, box_bonus_when=BoxBonusWhen.AT_ONCE)
HOLLYWOOD = replace(CLASSIC, columns=3)
CASES = {
    "totals": (([(40, 40)], CLASSIC), ([(97, 97)], CLASSIC)),
    "a doubled hand": (([(82, 82)], CLASSIC), ([(82, 82)], DOUBLED)),
    "box bonuses": (([(70, 70)], CLASSIC), ([(70, 70)], BOXES)),
    "columns": (([(40, 40)] * 3, HOLLYWOOD), ([(97, 97)] * 3, HOLLYWOOD)),
}
"""What is compared: totals and rules of one hand, and others."""


@pytest.mark.parametrize("case", CASES)
def test_the_score_alone_changes_the_play(case, rng):
    """Of some hands at least one is played otherwise, though the same is believed and the same cards are played out."""
    plain, other = CASES[case]
    changed = 0
    for number, view in enumerate(chances_to_knock(rng)):
        changed += best(at_score(view, *plain), number) != best(at_score(view, *other), number)
    assert changed


def test_where_any_win_ends_the_game_more_is_knocked(rng):
    """With boxes that count at once every win ends a game at 75 to 75, so fewer hands are played on for gin."""
    without, with_boxes = 0, 0
    for number, view in enumerate(chances_to_knock(rng)):
        without += isinstance(best(at_score(view, [(75, 75)]), number), Knock)
        with_boxes += isinstance(best(at_score(view, [(75, 75)], BOXES), number), Knock)
    assert with_boxes > without


def best(view, seed):
    """What the playouts think most of."""
    verdict = WAITER.judge(view, random.Random(seed), FREE)
    return verdict.actions[int(verdict.worth.argmax())]
