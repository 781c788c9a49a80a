"""Clause 6: draw, then discard; and the card that may not go back."""

import pytest

from ginrummy.cards import card_set, names
from ginrummy.rules import Phase, RuleSet
from tests.scenes import DEALER, NON_DEALER, dealt, knocks, options, play, refused

LOOSE = RuleSet(taken_stays=False)
MELDED = "5s 6s 7s 9c 9d 9h Kd Kh Ks Ac"
"""Three melds and an ace: ten cards."""


def test_6_1_draw_from_the_stock_or_take_the_top_discard():
    state = play(dealt("Kh", "2c Kd", upcard="Qs", stock="3h 4s"), "take; discard Kh")
    assert options(state) == ["draw", "take"]
    drawn, taken = play(state, "draw"), play(state, "take")
    assert drawn.held[DEALER] == state.held[DEALER] | card_set("3h")
    assert (drawn.stock_left, drawn.pile) == (state.stock_left - 1, state.pile)
    assert taken.held[DEALER] == state.held[DEALER] | card_set("Kh")
    assert (taken.stock_left, taken.pile) == (state.stock_left, ())
    assert drawn.phase is taken.phase is Phase.DISCARD


def test_6_1_only_the_top_of_the_pile():
    state = play(dealt("2c Kh", "9s Kd", upcard="Qs", stock="3h"), "pass; pass; draw; discard Kh; draw; discard Kd")
    assert names(state.pile) == "Qs Kh Kd"
    assert names(play(state, "take").pile) == "Qs Kh"


def test_6_2_one_card_goes_on_top_of_the_pile():
    state = play(dealt("2c Kh", upcard="Qs"), "pass; pass; draw")
    assert state.held[NON_DEALER].bit_count() == 11
    after = play(state, "discard 2c")
    assert after.held[NON_DEALER].bit_count() == 10
    assert names(after.pile) == "Qs 2c"
    assert after.turn is DEALER
    refused(state, "draw")


def test_6_2_only_a_card_that_is_held():
    state = play(dealt("2c Kh", "5d", upcard="Qs"), "pass; pass; draw")
    assert len(options(state, "discard")) == 11
    refused(state, "discard 5d")
    refused(state, "discard Qs")


def test_6_3_the_upcard_may_not_go_back_at_once():
    state = play(dealt("2c Kh", upcard="Qs"), "take")
    assert len(options(state, "discard")) == 10
    refused(state, "discard Qs")


def test_6_3_nor_a_discard_taken_later():
    state = play(dealt("2c Kh", "5d", upcard="Qs"), "take; discard Kh; take")
    refused(state, "discard Kh")
    assert "discard 5d" in options(state)


def test_6_3_nor_by_a_knock():
    """Discarding the four again would leave 1; so the ace goes, and the four is the deadwood."""
    state = play(dealt(MELDED, upcard="4c"), "take")
    assert knocks(state) == card_set("Ac")
    refused(state, "knock 4c")


def test_6_3_a_card_from_the_stock_may_go_at_once():
    state = play(dealt("2c Kh", upcard="Qs", stock="Jh"), "pass; pass; draw")
    assert "discard Jh" in options(state)
    assert names(play(state, "discard Jh").pile) == "Qs Jh"
    assert knocks(play(dealt(MELDED, upcard="Qs", stock="4c"), "pass; pass; draw")) == card_set("4c Ac")


def test_6_3_on_the_next_turn_it_may_go():
    state = play(dealt("2c Kh", "5d", upcard="Qs"), "take; discard Kh; draw; discard 5d; draw")
    assert "discard Qs" in options(state)


def test_6_3_off():
    state = play(dealt(MELDED, upcard="4c", rules=LOOSE), "take")
    assert len(options(state, "discard")) == 11
    assert knocks(state) == card_set("4c Ac")
    assert names(play(state, "discard 4c").pile) == "4c"


@pytest.mark.parametrize("taken_stays", [True, False])
def test_6_3_big_gin_is_unaffected(taken_stays):
    rules = RuleSet(big_gin_bonus=31, taken_stays=taken_stays)
    state = dealt("3h 4h 5h 9c 9d 9s 9h Jc Jd Js", upcard="6h", rules=rules)
    assert "big gin" in options(play(state, "take"))
