"""Clause 10: hands that nobody wins."""

import pytest

from ginrummy.cards import names
from ginrummy.match import Seating
from ginrummy.rules import HandState, Outcome, Phase, RuleSet, Void, Wall, hand_result
from ginrummy.rules.events import HandOver, Shown
from tests.scenes import (
    DEALER,
    NON_DEALER,
    Y,
    dealt,
    game,
    options,
    outcome,
    play,
    refused,
    seen,
    throw_back,
    void,
    win,
)

LAST_TAKE, AT_ONCE = RuleSet(wall=Wall.LAST_TAKE, wall_size=30), RuleSet(wall=Wall.AT_ONCE, wall_size=30)
"""Walls that are there after the first draw, to keep the scenes short."""
AFTER_DISCARD = RuleSet(wall_size=30)


def at_the_wall(rules: RuleSet, non_dealer: str = "", dealer: str = "", discard: str = "Qs") -> HandState:
    """The non-dealer draws the last card that may be drawn and throws it back."""
    state = dealt(non_dealer, dealer, upcard="Ks", stock=discard, rules=rules)
    return play(state, f"pass; pass; draw; discard {discard}")


def check_void(state: HandState, why: Void) -> None:
    result = hand_result(state)
    assert (result.outcome, result.void, result.winner, result.points) == (Outcome.VOID, why, None, 0)
    assert (result.spreads, result.knocker) == (None, None)
    assert options(state) == []


def test_10_1_two_cards_left_after_a_discard():
    """29 draws of the 31 cards in the stock."""
    state = throw_back(play(dealt(), "pass; pass"), 28)
    assert (state.stock_left, state.phase) == (3, Phase.DRAW)
    drawn = play(state, "draw")
    assert (drawn.stock_left, drawn.phase) == (2, Phase.DISCARD)
    over = play(drawn, f"discard {names([state.stock[0]])}")
    assert over.stock_left == 2
    check_void(over, Void.WALL)


def test_10_1_a_take_leaves_the_stock_alone():
    state = throw_back(play(dealt(), "pass; pass"), 28)
    taken = play(state, "take")
    after = play(taken, options(taken, "discard")[0])
    assert (after.stock_left, after.phase) == (3, Phase.DRAW)


def test_10_1_who_drew_the_third_last_card_may_still_knock():
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qc 5s", upcard="Ks", stock="Kd", rules=AFTER_DISCARD)
    drawn = play(state, "pass; pass; draw")
    assert drawn.stock_left == AFTER_DISCARD.wall_size
    knock = play(drawn, "knock Kd; lay 2c 3c 4c; lay 8d 8h 8s; lay Qc Qd Qh; done; done")
    assert outcome(knock)[:2] == ("knock", NON_DEALER)


@pytest.mark.parametrize("seating", Seating)
def test_10_1_nobody_scores_and_the_same_player_deals(seating):
    score = win(game(RuleSet(box_bonus=20), seating), Y, 7)
    after = void(score)
    assert (after.columns, after.roles) == (score.columns, score.roles)
    assert after.grand_totals == score.grand_totals


def test_10_1_who_acted_last_is_told():
    """In a hand that is over, ``turn`` is the seat that acted last: here the one that discarded."""
    over = at_the_wall(AFTER_DISCARD)
    assert over.turn is NON_DEALER
    taken = play(dealt("Kh", upcard="2c", rules=RuleSet(take_cap=1)), "take; discard Kh")
    assert taken.void is Void.TAKES
    assert taken.turn is NON_DEALER


def test_10_2_after_discard_is_the_rule_where_none_is_named():
    assert RuleSet().wall is Wall.AFTER_DISCARD
    check_void(at_the_wall(AFTER_DISCARD), Void.WALL)


def test_10_2_at_once_the_hand_is_void_at_the_draw():
    """Even with gin in the hand: no knock."""
    state = dealt("2c 3c 4c 5c 8d 8h 8s Qh Qd Qc", upcard="Ks", stock="Kd", rules=AT_ONCE)
    over = play(state, "pass; pass; draw")
    check_void(over, Void.WALL)
    assert over.held[NON_DEALER].bit_count() == 11
    refused(over, "knock Kd")
    refused(over, "discard Kd")


def test_10_2_at_once_with_the_usual_wall():
    state = throw_back(play(dealt(rules=RuleSet(wall=Wall.AT_ONCE)), "pass; pass"), 28)
    assert state.stock_left == 3
    check_void(play(state, "draw"), Void.WALL)


def test_10_2_at_once_spares_who_takes_a_discard():
    """With three left the discard may be taken, and a knock may follow."""
    rules = RuleSet(wall=Wall.AT_ONCE, wall_size=29)
    state = dealt("Kd 4s", "2c 3c 4c 8d 8h 8s Qh Qd 9c 5s", upcard="Ks", stock="Qc", rules=rules)
    state = play(state, "pass; pass; draw; discard Qc; take")
    assert "knock 9c" in options(state)


KNOCKING = "2c 3c 4c 8d 8h 8s Qh Qd 9c 5s"
"""With a third queen this hand can knock, discarding the nine; without it, not."""


def test_10_2_last_take_the_discard_may_be_taken_to_knock():
    state = at_the_wall(LAST_TAKE, "Kd", KNOCKING)
    assert (state.turn, state.phase) == (DEALER, Phase.LAST_TAKE)
    assert options(state) == ["take", "pass"]
    taken = play(state, "take")
    assert taken.phase is Phase.LAST_KNOCK
    assert options(taken) == ["knock 9c", "knock 5s"]
    refused(taken, "discard 9c")
    refused(taken, "draw")
    over = play(taken, "knock 9c; lay 2c 3c 4c; lay 8d 8h 8s; lay Qd Qh Qs; done; done")
    assert outcome(over)[:2] == ("knock", DEALER)


def test_10_2_last_take_is_offered_only_if_a_knock_follows():
    state = at_the_wall(LAST_TAKE, "Kd", KNOCKING, discard="Td")
    assert options(state) == ["pass"]
    refused(state, "take")
    refused(state, "draw")


def test_10_2_last_take_the_taken_card_itself_may_not_be_the_discard():
    """The hand has 10 and could knock if it were its turn to discard; a card that cannot stay does not help."""
    knocking_already = "2c 3c 4c 8d 8h 8s Qh Qd Qc Ts"
    assert options(at_the_wall(LAST_TAKE, "Kd", knocking_already, discard="Td")) == ["take", "pass"]
    assert options(at_the_wall(LAST_TAKE, "Kd", "2c 3c 4c 8d 8h 8s 4h 4d As Ah", discard="Td")) == ["pass"]
    loose = RuleSet(wall=Wall.LAST_TAKE, wall_size=30, taken_stays=False)
    assert options(at_the_wall(loose, "Kd", "2c 3c 4c 8d 8h 8s 4h 4d As Ah", discard="Td")) == ["take", "pass"]


def test_10_2_last_take_for_gin_and_for_big_gin():
    gin = at_the_wall(LAST_TAKE, "Kd", "2c 3c 4c 5c 8d 8h 8s Qh Qd 9c")
    assert "knock 9c" in options(play(gin, "take"))
    rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=30, knock_limit=0, big_gin_bonus=31)
    big = at_the_wall(rules, "Kd", "3h 4h 5h 9c 9d 9s 9h Qc Qd Qh")
    assert options(big) == ["take", "pass"]
    assert "big gin" in options(play(big, "take"))


def test_10_2_last_take_declining_voids():
    check_void(play(at_the_wall(LAST_TAKE, "Kd", KNOCKING), "pass"), Void.WALL)
    check_void(play(at_the_wall(LAST_TAKE, "Kd", KNOCKING, discard="Td"), "pass"), Void.WALL)


def test_10_2_last_take_comes_only_at_the_wall():
    state = throw_back(play(dealt(rules=RuleSet(wall=Wall.LAST_TAKE)), "pass; pass"), 28)
    assert state.phase is Phase.DRAW
    assert throw_back(state, 1).phase is Phase.LAST_TAKE


@pytest.mark.parametrize("viewer", [NON_DEALER, DEALER, None])
def test_10_2_cards_stay_hidden_in_a_void_hand(viewer):
    state = dealt(upcard="Ks", stock="Qs", rules=AFTER_DISCARD)
    *before, last = seen(state, "pass; pass; draw; discard Qs", viewer)
    assert isinstance(last, HandOver)
    assert last.result.spreads is None
    assert not any(isinstance(event, Shown) for event in before)


def back_and_forth(state: HandState, takes: int) -> HandState:
    """Both players take the top discard each turn and give up another card."""
    for _ in range(takes):
        state = play(state, "take")
        state = play(state, options(state, "discard")[0])
    return state


def test_10_3_the_hundredth_take_in_a_row():
    """The upcard counts as the first."""
    state = back_and_forth(dealt(), 99)
    assert (state.takes, state.phase) == (99, Phase.DRAW)
    taken = play(state, "take")
    assert (taken.takes, taken.phase) == (100, Phase.DISCARD)
    check_void(play(taken, options(taken, "discard")[0]), Void.TAKES)


def test_10_3_if_nobody_knocked():
    """Whoever takes the last one may knock."""
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd 9c 5s", upcard="Qs", rules=RuleSet(take_cap=1))
    taken = play(state, "take")
    assert "knock 9c" in options(taken)
    assert play(taken, "knock 9c").phase is Phase.SPREAD
    check_void(play(taken, "discard 9c"), Void.TAKES)


def test_10_3_a_draw_from_the_stock_starts_the_count_again():
    state = throw_back(back_and_forth(dealt(), 99), 1)
    assert state.takes == 0
    assert back_and_forth(state, 99).phase is Phase.DRAW
    check_void(back_and_forth(state, 100), Void.TAKES)


def test_10_3_comes_before_the_last_take():
    """Both at once: the takes have run out and the stock is at the wall."""
    rules = RuleSet(wall=Wall.LAST_TAKE, wall_size=31, take_cap=1)
    state = dealt("Kd", KNOCKING, upcard="Qs", rules=rules)
    check_void(play(state, "take; discard Kd"), Void.TAKES)
