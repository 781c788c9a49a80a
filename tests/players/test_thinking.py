"""Players that think: what they must get right whatever chance brings, and what the score does to their play."""

import random
from dataclasses import replace

import pytest

from ginrummy.match import Column, Role, Seating
from ginrummy.melds import deadwood_after_discard
from ginrummy.players import FREE, Budget, ask, player
from ginrummy.players.thinking import Thinker
from ginrummy.rules import CLASSIC, GIN, PRESETS, Discard, Knock, Phase
from tests.players.tables import begun, hand_of, plies

QUICK = Thinker(name="quick", hands=30)
TURNS = (Phase.UPCARD, Phase.DRAW, Phase.DISCARD)


def judged(rng, rules=CLASSIC, hands=3, **budget):
    """Views of turns, and what the quick player finds out about them."""
    one = player("sound")
    for number in range(hands):
        for game, person, _action in plies(begun(f"{rng.random()} {number}", rules), (one, one), rng):
            view = game.views[person]
            if hand_of(view).phase in TURNS:
                yield view, QUICK.judge(view, rng, Budget(**budget))


def test_a_verdict_adds_up(rng):
    for view, verdict in judged(rng):
        assert len(set(verdict.actions)) == len(verdict.actions)
        assert set(verdict.actions) <= set(view.choices)
        assert verdict.lead[verdict.base] == 0
        assert (verdict.error >= 0).all()
        if len(verdict.actions) > 1:
            assert ((verdict.worth >= 0) & (verdict.worth <= 1)).all()
            assert verdict.chosen == verdict.base or verdict.lead[verdict.chosen] > 0
        if view.hand.phase is Phase.DRAW:
            assert verdict.chosen == verdict.base
            assert QUICK.choose(view, rng, Budget()) == verdict.actions[verdict.base]


def test_gin_is_never_missed(rng):
    for view, verdict in judged(rng, hands=12):
        hand = view.hand
        knocks = [action.card for action in view.choices if isinstance(action, Knock)]
        left = deadwood_after_discard(hand.held, sum(1 << card for card in knocks))
        if GIN in left.values():
            chosen = verdict.actions[verdict.chosen]
            assert not isinstance(chosen, Discard)
            assert not isinstance(chosen, Knock) or left[chosen.card] == GIN


def test_without_playouts_the_base_decides(rng):
    for _view, verdict in judged(rng, playouts=0):
        assert verdict.actions == (verdict.actions[0],)
        assert verdict.playouts.sum() == 0


def test_playouts_are_bounded(rng):
    for _view, verdict in judged(rng, playouts=50):
        assert verdict.playouts.sum() <= 50


def test_a_clock_that_has_run_out_still_gets_an_answer(rng):
    for view, verdict in judged(rng, seconds=0.0):
        assert verdict.actions[verdict.chosen] in view.choices


@pytest.mark.parametrize("rules", [PRESETS["oklahoma"], PRESETS["modern"], replace(CLASSIC, columns=3)])
def test_it_knows_what_is_at_stake_under_any_rules(rules, rng):
    for _view, verdict in judged(rng, rules, hands=1):
        assert len(verdict.actions) == 1 or ((verdict.worth >= 0) & (verdict.worth <= 1)).all()


def test_whoever_sits_out_gets_the_captains_verdict(rng):
    one = player("sound")
    for game, _person, _action in plies(begun(str(rng.random()), CLASSIC, Seating.BOX), (one,) * 3, rng):
        out = next(view for view in game.views if view.role is Role.OUT)
        captain = next(view for view in game.views if view.role is Role.CAPTAIN)
        if out.choices and hand_of(out).phase in TURNS:
            mine, theirs = (QUICK.judge(view, random.Random(5), FREE) for view in (out, captain))
            assert mine.actions == theirs.actions
            assert mine.chosen == theirs.chosen


def at_score(view, mine, other):
    """The same view at another score."""
    points = (mine, other) if view.person == 0 else (other, mine)
    column = Column(points, tuple(int(one > 0) for one in points))
    return replace(view, score=replace(view.score, columns=(column,)))


def test_who_needs_one_point_knocks_with_what_it_has(rng):
    """At 99 to 99 whoever wins the hand wins the game, so few wait for gin that may come too late."""
    one = Thinker(name="one", hands=200, gate=2.0)
    patient = player("three-then-gin")
    knocked = []
    for number in range(80):
        for game, person, _action in plies(begun(f"{rng.random()} {number}", CLASSIC), (patient, patient), rng):
            view = game.views[person]
            knocks = [action.card for action in view.choices if isinstance(action, Knock)]
            left = deadwood_after_discard(hand_of(view).held, sum(1 << card for card in knocks))
            if hand_of(view).phase is Phase.DISCARD and left and 1 <= min(left.values()) <= 2:
                knocked.append(isinstance(ask(one, at_score(view, 99, 99), rng, FREE), Knock))
                break
        if len(knocked) >= 12:
            break
    assert sum(knocked) >= 0.6 * len(knocked)
