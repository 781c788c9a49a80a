"""Cases about one hand: melds, knocks, turns, lay-offs."""

from typing import Any

import pytest

from ginrummy.cards import CardSet, card_set, each, name, names, parse_card
from ginrummy.errors import IllegalAction
from ginrummy.melds import best_arrangements, best_defence, extensions, is_run, least_deadwood
from ginrummy.rules import Discard, HandState, Outcome, RuleSet, apply, hand_result, settle
from tests.cases.reading import cards_of, case, rules_of
from tests.scenes import (
    DEALER,
    NON_DEALER,
    Y,
    dealt,
    game,
    knocks,
    options,
    play,
    refused,
    throw_back,
    win,
    with_deadwood,
)


def melds_of(listed: list[list[str]]) -> list[CardSet]:
    return sorted(map(cards_of, listed))


def eleven(situation: dict[str, Any], rules: RuleSet) -> HandState:
    """The non-dealer to discard with the eleven cards of a case, the last one drawn or, if so told, taken."""
    cards: list[str] = situation["hand11"]
    taken = situation.get("taken_from_discard")
    if taken:
        held = " ".join(card for card in cards if card != taken)
        return play(dealt(held, upcard=taken, rules=rules), "take")
    *held_cards, drawn = cards
    return play(dealt(" ".join(held_cards), stock=drawn, rules=rules), "pass; pass; draw")


# --- melds and knocks ------------------------------------------------------------------------------------------------


@case("meld-01", "meld-02", "meld-04", "meld-05", "meld-06", "meld-07", "meld-09")
def test_least_deadwood(situation, expected):
    cards = cards_of(situation["hand"])
    assert least_deadwood(cards) == expected["deadwood"]
    found = [list(arrangement.melds) for arrangement in best_arrangements(cards)]
    assert sorted(found) == sorted(map(melds_of, expected["optimal_arrangements"]))


@case("meld-11")
def test_big_gin(situation, expected):
    rules = rules_of(situation)
    state = eleven(situation, rules)
    assert ("big gin" in options(state)) == expected["big_gin_allowed"]
    spreads = with_deadwood(0), with_deadwood(situation["opponent_deadwood"])
    big = settle(rules, None, NON_DEALER, spreads, big_gin=True)
    assert big.points == expected["points"]

    without = expected["without_big_gin_option"]
    plain = eleven(situation, RuleSet())
    assert "big gin" not in options(plain)
    gin = [c for c in each(knocks(plain)) if least_deadwood(plain.held[NON_DEALER] ^ 1 << c) == 0]
    assert sorted(name(c).upper() for c in gin) == sorted(without["legal_gin_discards"])
    assert settle(RuleSet(), None, NON_DEALER, spreads).points == without["points_with_gin_25"]


@case("knock-01", "knock-03")
def test_which_discards_may_knock(situation, expected):
    state = eleven(situation, rules_of(situation))
    held = state.held[NON_DEALER]
    found = {name(c).upper(): least_deadwood(held ^ 1 << c) for c in each(knocks(state))}
    assert found == expected["legal_knock_discards"]
    for card in expected.get("illegal", []):
        refused(state, f"knock {card}")


@case("knock-05")
def test_a_knock_is_a_choice(situation, expected):
    """With 6 left after the discard, and even with gin."""
    for hand in ("2c 3c 4c 8d 8h 8s Qh Qd Qs 6s", "2c 3c 4c 5c 8d 8h 8s Qh Qd Qs"):
        state = play(dealt(hand, upcard="Jd", stock="Kd", rules=rules_of(situation)), "pass; pass; draw")
        assert "knock Kd" in options(state)
        assert ("discard Kd" in options(state)) == expected["legal"]


# --- turns -----------------------------------------------------------------------------------------------------------


@case("turn-01")
def test_take_and_return(situation, expected):
    taken = play(dealt("9d", upcard="Qs"), "pass; pass; draw; discard 9d; take")
    back = Discard(parse_card("9d"))
    with pytest.raises(IllegalAction) as error:
        apply(taken, back)
    assert (back in error.value.choices) == expected["legal"]
    assert len(options(taken, "discard")) == taken.rules.hand_size, "another card to choose"


@case("turn-02")
def test_a_stock_card_thrown_back(situation, expected):
    state = play(dealt(stock="Jh"), "pass; pass; draw")
    assert ("discard Jh" in options(state)) == expected["legal"]


@case("turn-03")
def test_the_dealer_takes_the_upcard(situation, expected):
    state = dealt("2c", "Kd", upcard="5c")
    for step in expected["sequence"][:-1]:
        seat, _, action = step.partition(": ")
        assert state.turn is (DEALER if seat == "dealer" else NON_DEALER)
        if action == "discard KD":
            assert ("discard 5c" in options(state)) == expected["dealer_may_discard_5C"]
        state = play(state, action.replace("take 5C", "take"))
    assert state.turn is NON_DEALER
    assert options(state) == ["draw", "take"]
    assert names(state.pile) == "Kd"


@case("turn-04")
def test_both_pass(situation, expected):
    state = play(dealt(upcard="Qs", stock="Jh"), "pass; pass")
    assert state.turn is NON_DEALER
    assert ("take" in options(state)) == expected["may_take_QS"]
    assert options(state) == ["draw"]
    drawn = play(state, "draw")
    assert names(drawn.pile[-1:]) == "Qs"
    assert names(play(drawn, "discard Jh").pile) == "Qs Jh"


@case("turn-06")
def test_a_knock_on_the_very_first_turn(situation, expected):
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Kc 4s", upcard="Qs", rules=rules_of(situation))
    assert ("knock Kc" in options(play(state, "take"))) == expected["may_knock"]


@case("turn-07", "score-13")
def test_the_wall_voids_after_the_discard(situation, expected):
    rules = rules_of(situation)
    state = throw_back(play(dealt(rules=rules), "pass; pass"), 28)
    assert state.stock_left == 3
    over = throw_back(state, 1)
    assert (over.stock_left, over.over) == (2, True)
    result = hand_result(over)
    assert (result.outcome, result.points) == (Outcome.VOID, 0)
    before = win(game(rules), Y, 10)
    after = before.after_hand(result)
    assert after.columns == before.columns
    assert after.grand_totals == before.grand_totals
    assert after.roles == before.roles


@case("turn-10")
def test_the_wall_voids_at_once(situation, expected):
    state = throw_back(play(dealt(rules=rules_of(situation)), "pass; pass"), 28)
    over = play(state, "draw")
    assert hand_result(over).outcome is Outcome.VOID
    assert bool(options(over, "knock")) == expected["may_knock"]


@case("turn-11")
def test_how_many_cards_can_be_drawn(situation, expected):
    state = play(dealt(), "pass; pass")
    assert state.stock_left == expected["stock_after_deal"]
    draws = 0
    while not state.over:
        state = throw_back(state, 1)
        draws += 1
    assert draws == expected["max_stock_draws_before_dead"]


# --- lay-offs --------------------------------------------------------------------------------------------------------


@case("lay-01", "lay-02", "lay-04")
def test_the_best_lay_offs(situation, expected):
    """The given melds; and each card in the order it is laid off."""
    spread = [cards_of(meld) for meld in situation["knocker_melds"]]
    held = cards_of(situation["defender"])
    assert least_deadwood(held) == expected.get("defender_deadwood_before", least_deadwood(held))
    found = best_defence(held, spread)
    assert found.deadwood == expected["after"]
    laid = [one.card for one in found.laid_off]
    wanted = [parse_card(text.partition(" on ")[0]) for text in expected["laid_off"]]
    assert sorted(laid) == sorted(wanted)
    for text, card in zip(expected["laid_off"], wanted, strict=True):
        if text.endswith(" on run"):
            assert all(is_run(one.meld) for one in found.laid_off if one.card == card)
    table = {meld: meld for meld in spread}
    for one in found.laid_off:
        assert extensions(table[one.meld]) >> one.card & 1, "each fits when it comes"
        table[one.meld] |= 1 << one.card


@case("lay-06")
def test_no_lay_offs_against_gin(situation, expected):
    knocker, spread = situation["knocker_melds"], " ".join
    hand = spread(card for meld in knocker for card in meld)
    state = dealt(hand, spread(situation["defender"]), upcard="Jc", stock="Kd", rules=rules_of(situation))
    laying = "; ".join(f"lay {spread(meld)}" for meld in knocker)
    state = play(state, f"pass; pass; draw; knock Kd; {laying}; done")
    assert bool(options(state, "lay off")) == expected["layoff_allowed"]
    result = hand_result(play(state, "done"))
    assert (result.outcome, result.difference) == (Outcome.GIN, expected["defender_deadwood"])
    assert result.points == expected["knocker_points"]


@case("lay-07")
def test_never_on_deadwood(situation, expected):
    state = dealt("5h 6h 7h 8h Qc Qd Qs As 4c 4h", "4s", upcard="Jc", stock="Kd")
    state = play(state, "pass; pass; draw; knock Kd; lay 5h 6h 7h 8h; lay Qc Qd Qs; done")
    assert state.unmatched(NON_DEALER) == card_set("4c 4h As")
    assert bool(options(state, "lay off 4s")) == expected["may_lay_4S"]


@case("lay-08")
def test_the_knocker_never_lays_off(situation, expected):
    state = dealt("2c 3c 4c 8d 8h 8c Qh Qd Qs 9s", "6s 7s 8s", upcard="Jc", stock="Kd")
    state = play(state, "pass; pass; draw; knock Kd")
    assert bool(options(state, "lay off")) == expected["may_lay_9S"]
    over = play(state, "lay 2c 3c 4c; lay 8c 8d 8h; lay Qd Qh Qs; done; lay 6s 7s 8s; done")
    assert over.unmatched(NON_DEALER) == card_set("9s")


@case("lay-09")
def test_the_ends_of_the_ranks(situation, expected):
    assert bool(extensions(card_set("Jc Qc Kc")) & card_set("Ac")) == expected["AC_on_JQK"]
    assert bool(extensions(card_set("Ah 2h 3h")) & card_set("Kh")) == expected["KH_on_A23"]
