"""Clause 9: what a hand scores."""

import pytest

from ginrummy.errors import IllegalAction
from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, PRESETS, HandResult, Outcome, RuleSet, hand_result, settle
from tests.scenes import DEALER, NON_DEALER, X, Y, dealt, game, options, outcome, play, win, with_deadwood

HOYLE, MODERN = PRESETS["hoyle"], PRESETS["modern"]
TIES_OFF = RuleSet(tie_is_undercut=False, box_bonus=20)


def scored(mine: int, theirs: int, rules: RuleSet = CLASSIC, *, big_gin: bool = False) -> HandResult:
    """The non-dealer knocks and shows *mine* points of deadwood, the dealer *theirs*."""
    result = settle(rules, None, NON_DEALER, (with_deadwood(mine), with_deadwood(theirs)), big_gin=big_gin)
    assert result.points == (0 if result.winner is None else (result.difference + result.bonus) * result.multiplier)
    assert result.knocker is NON_DEALER
    return result


@pytest.mark.parametrize(("mine", "theirs", "points"), [(3, 21, 18), (10, 11, 1), (1, 98, 97), (9, 10, 1)])
def test_9_1_a_knocker_with_less_scores_the_difference(mine, theirs, points):
    result = scored(mine, theirs)
    assert (result.outcome, result.winner, result.points) == (Outcome.KNOCK, NON_DEALER, points)
    assert (result.difference, result.bonus) == (points, 0)


@pytest.mark.parametrize(
    ("rules", "mine", "theirs", "points"),
    [
        (RuleSet(), 9, 4, 15),
        (RuleSet(), 9, 9, 10),
        (RuleSet(), 9, 0, 19),
        (MODERN, 7, 7, 25),
        (MODERN, 9, 4, 30),
        (RuleSet(undercut_bonus=0), 9, 4, 5),
        (TIES_OFF, 9, 4, 15),
    ],
)
def test_9_2_undercut(rules, mine, theirs, points):
    result = scored(mine, theirs, rules)
    assert (result.outcome, result.winner, result.points) == (Outcome.UNDERCUT, DEALER, points)
    assert (result.difference, result.bonus) == (mine - theirs, rules.undercut_bonus)


def test_9_2_a_defender_with_no_deadwood_gets_the_undercut_and_no_gin_bonus():
    assert scored(1, 0).bonus == RuleSet().undercut_bonus


def test_9_2_a_tie_where_it_is_no_undercut():
    """As a void hand: no points, no box bonus, dealer and roles stay."""
    result = scored(6, 6, TIES_OFF)
    assert (result.outcome, result.winner, result.points) == (Outcome.KNOCK, None, 0)
    assert (result.difference, result.bonus) == (0, 0)
    for seating in Seating:
        score = win(game(TIES_OFF, seating), X, 5) if seating is Seating.TWO else game(TIES_OFF, seating)
        after = score.after_hand(result)
        assert after.columns == score.columns
        assert after.roles == score.roles
        assert after.grand_totals == score.grand_totals


@pytest.mark.parametrize(("rules", "theirs", "points"), [(RuleSet(), 47, 72), (HOYLE, 47, 67), (RuleSet(), 1, 26)])
def test_9_3_gin(rules, theirs, points):
    result = scored(0, theirs, rules)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, NON_DEALER, points)
    assert (result.difference, result.bonus) == (theirs, rules.gin_bonus)


GIN = "3s 4s 5s 8c 8d 8h Th Jh Qh Kh"


def test_9_3_no_lay_offs_against_gin():
    """The six and the seven of spades would fit, and the nine of hearts."""
    state = dealt(GIN, "6s 7s 9h 2c 2d Ac Ad 5d 5c 9s", upcard="Qs", stock="Kc")
    state = play(state, "pass; pass; draw; knock Kc; lay 3s 4s 5s; lay 8c 8d 8h; lay Th Jh Qh Kh; done")
    assert options(state) == ["done"]
    assert outcome(play(state, "done")) == ("gin", NON_DEALER, 47 + 25)


def test_9_3_but_the_defender_s_own_melds_count():
    state = dealt(GIN, "2c 2d 2h 9c 9d 9s Ad 5d 5c 7s", upcard="Qs", stock="Kc")
    state = play(state, "pass; pass; draw; knock Kc; lay 3s 4s 5s; lay 8c 8d 8h; lay Th Jh Qh Kh; done")
    assert options(state) == ["lay 2c 2d 2h", "lay 9c 9d 9s", "done"]
    assert outcome(play(state, "lay 2c 2d 2h; lay 9c 9d 9s; done")) == ("gin", NON_DEALER, 1 + 5 + 5 + 7 + 25)


def test_9_4_against_gin_the_defender_scores_nothing_even_with_no_deadwood():
    result = scored(0, 0)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, NON_DEALER, 25)
    tie_off = scored(0, 0, TIES_OFF)
    assert (tie_off.outcome, tie_off.winner) == (Outcome.GIN, NON_DEALER)


def test_9_5_big_gin_scores_its_own_bonus_instead_of_gin_s():
    result = scored(0, 17, MODERN, big_gin=True)
    assert (result.outcome, result.winner, result.points) == (Outcome.BIG_GIN, NON_DEALER, 17 + 31)
    assert result.bonus == 31
    assert scored(0, 0, MODERN, big_gin=True).winner is NON_DEALER


def test_9_5_otherwise_as_gin():
    """No lay-offs against big gin either."""
    defender = "7h Ac As 2c 4d 6s Kc Ts 8d Qd"
    state = dealt("3h 4h 5h 9c 9d 9s 9h Jc Jd Js", defender, upcard="6h", rules=MODERN)
    state = play(state, "take; big gin; lay 3h 4h 5h 6h; lay 9c 9d 9h 9s; lay Jc Jd Js; done")
    assert options(state) == ["done"]
    deadwood = 7 + 1 + 1 + 2 + 4 + 6 + 10 + 10 + 8 + 10
    assert outcome(play(state, "done")) == ("big gin", NON_DEALER, deadwood + 31)


def test_9_each_number_of_the_sum_is_in_the_result():
    """A whole hand: a knock with 9, undercut by 4 after two lay-offs."""
    state = dealt("5h 6h 7h Qc Qd Qs 2d 3d 4d 9s", "8h 9h 8c 9c Tc Jc Jd Jh Js 4c", upcard="Ks", stock="Kc")
    state = play(state, "pass; pass; draw; knock Kc; lay 5h 6h 7h; lay Qc Qd Qs; lay 2d 3d 4d; done")
    state = play(state, "lay off 8h on 5h 6h 7h; lay off 9h on 5h 6h 7h; lay 8c 9c Tc; lay Jc Jd Jh Js; done")
    result = hand_result(state)
    assert (result.outcome, result.winner) == (Outcome.UNDERCUT, DEALER)
    assert (result.difference, result.bonus, result.multiplier, result.points) == (9 - 4, 10, 1, 15)
    assert result.spreads is not None
    assert [spread.deadwood for spread in result.spreads] == [9, 4]
    assert result.void is None


def test_9_no_result_before_the_end():
    with pytest.raises(IllegalAction) as error:
        hand_result(dealt())
    assert error.value.key == "hand-not-over"


def test_9_the_winner_s_points_go_to_the_person():
    score = game().after_hand(scored(3, 21))
    assert score.roles.non_dealer == X, "who won deals, so the other is the non-dealer"
    assert score.columns[0].points == (0, 18)
    assert score.role_of(Y) == "dealer"
