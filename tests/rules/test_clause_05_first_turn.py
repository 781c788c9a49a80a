"""Clause 5: the first turn, around the upcard."""

from ginrummy.cards import card_set, names
from ginrummy.rules import Phase
from tests.scenes import DEALER, NON_DEALER, dealt, knocks, options, play, refused

START = dealt("2c 9d Kh", "5s 8d Kd", upcard="Qs", stock="3h 4s")


def test_5_1_the_non_dealer_may_take_the_upcard_or_pass():
    assert START.turn is NON_DEALER
    assert options(START) == ["take", "pass"]
    refused(START, "draw")


def test_5_2_then_the_dealer_may_take_it_or_pass():
    state = play(START, "pass")
    assert state.turn is DEALER
    assert options(state) == ["take", "pass"]
    refused(state, "draw")


def test_5_3_the_non_dealer_takes_it_and_completes_the_turn():
    taken = play(START, "take")
    assert (taken.turn, taken.phase, taken.pile) == (NON_DEALER, Phase.DISCARD, ())
    assert taken.held[NON_DEALER] == START.held[NON_DEALER] | card_set("Qs")
    after = play(taken, "discard Kh")
    assert (after.turn, names(after.pile)) == (DEALER, "Kh")
    assert options(after) == ["draw", "take"]


def test_5_3_the_dealer_takes_it_and_completes_the_turn():
    after = play(START, "pass; take; discard Kd")
    assert (after.turn, names(after.pile)) == (NON_DEALER, "Kd")
    assert options(after) == ["draw", "take"]


def test_5_3_taking_the_upcard_may_end_in_a_knock():
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd 5s Tc", upcard="Qs")
    assert knocks(play(state, "take")) == card_set("Tc 5s")


def test_5_4_both_pass_non_dealer_must_draw():
    state = play(START, "pass; pass")
    assert (state.turn, state.phase) == (NON_DEALER, Phase.FIRST_DRAW)
    assert options(state) == ["draw"]
    refused(state, "take")
    refused(state, "pass")


def test_5_4_the_passed_upcard_lies_at_the_bottom_of_the_pile():
    state = play(START, "pass; pass; draw; discard Kh")
    assert names(state.pile) == "Qs Kh"
    assert options(state) == ["draw", "take"]
    assert names(play(state, "take").pile) == "Qs"
