"""Clause 7: knocking, the knocker's spread, gin and big gin."""

import pytest

from ginrummy.cards import NO_CARDS, PACK, card_set, names, parse_cards
from ginrummy.melds import Spread
from ginrummy.rules import (
    HandState,
    HandView,
    Phase,
    RuleSet,
    Seat,
    apply,
    default_spread,
    legal,
    spread_actions,
)
from ginrummy.rules.events import CalledBigGin
from tests.scenes import NON_DEALER, dealt, knocks, options, outcome, play, refused, seen

BIG_GIN = RuleSet(big_gin_bonus=31)
HIDING = "3c 4c 5c 6c Th Jh Qh Ad 2s Ah"
"""Two runs and 4 points: the six of clubs may be hidden, for then there are 10."""


def knocked(cards: str, dealer: str = "", rules: RuleSet = BIG_GIN) -> HandState:
    """The non-dealer takes a king and knocks with it at once: *cards* are left to be spread."""
    return play(dealt(cards, dealer, upcard="8s", stock="Kd", rules=rules), "pass; pass; draw; knock Kd")


def test_7_1_on_the_first_turn_after_taking_the_upcard():
    state = play(dealt("2c 3c 4c 8d 8h 8s Qh Qd 5s Tc", upcard="Qs"), "take; knock Tc")
    assert (state.turn, state.phase, state.knocker) == (NON_DEALER, Phase.SPREAD, NON_DEALER)


def test_7_1_not_before_drawing():
    state = play(dealt("Kh", "2c 3c 4c 8d 8h 8s Qh Qd Qs 5s", upcard="9h"), "take; discard Kh")
    refused(state, "knock 5s")
    assert "knock 5s" in options(play(state, "draw"))


def test_7_1_a_knock_ends_the_play():
    state = knocked("2c 3c 4c 8d 8h 8c Qh Qd Qs 5s")
    for action in ("draw", "take", "discard 5s", "pass", "knock 5s"):
        refused(state, action)
    assert names(state.pile) == "8s Kd"


def test_7_2_ten_cards_with_at_most_ten_points():
    """Discarding the ten leaves 7, discarding the seven leaves 10, which is just within the limit."""
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs Tc", upcard="Kd", stock="7d")
    assert knocks(play(state, "pass; pass; draw")) == card_set("7d Tc")


def test_7_2_eleven_points_are_too_many():
    state = play(dealt("2c 3c 4c 8d 8h 8s Qh Qd Tc As", upcard="Qs"), "take")
    assert knocks(state) == card_set("As Tc")
    state = play(dealt("2c 3c 4c 8d 8h Td Qh Qd Tc As", upcard="Qs"), "take")
    assert knocks(state) == NO_CARDS
    refused(state, "knock Td")


@pytest.mark.parametrize(("limit", "expected"), [(0, ""), (1, "6d"), (5, "6d"), (6, "6d Ac"), (30, "6d Ac")])
def test_7_2_the_limit_is_an_option(limit, expected):
    """An ace and a six beside three melds."""
    state = dealt("5s 6s 7s 9c 9d 9h Kd Kh Ks Ac", upcard="Qs", stock="6d", rules=RuleSet(knock_limit=limit))
    found = knocks(play(state, "pass; pass; draw"))
    assert found & card_set("6d Ac") == card_set(expected)


def test_7_3_the_knocker_may_hide_a_card_in_the_deadwood():
    """Shown as a run of four, the clubs take the seven and the eight; shown as three, they take neither."""
    defender = "7c 8c 4d 5d 9s Js Qs 2h 3h 7h"
    open_run = play(knocked(HIDING, defender), "lay 3c 4c 5c 6c; lay Th Jh Qh; done")
    hidden = play(knocked(HIDING, defender), "lay 3c 4c 5c; lay Th Jh Qh; done")
    assert "lay off 7c on 3c 4c 5c 6c" in options(open_run)
    assert options(hidden, "lay off") == []
    openly = outcome(play(open_run, "lay off 7c on 3c 4c 5c 6c; lay off 8c on 3c 4c 5c 6c; done"))
    assert openly == ("knock", NON_DEALER, 50 - 4)
    assert outcome(play(hidden, "done")) == ("knock", NON_DEALER, 65 - 10)


def test_7_3_not_as_many_melds_as_possible():
    """With a limit as high as the points, even none at all."""
    rules = RuleSet(knock_limit=30)
    state = knocked("Ac 2c 3c Ad 2d 3d Ah 2h 3h 4s", rules=rules)
    assert "done" in options(state)
    spread = play(state, "done").spread(NON_DEALER)
    assert (spread.melds, spread.deadwood) == ((), 22)


def test_7_3_dead_ends_are_not_offered():
    """Only one arrangement leaves the king alone: five-six-seven, and the two sets at its ends."""
    state = play(dealt("4h 5h 6h 7h 8h 4c 4d 8c 8d Ks", upcard="9s", stock="Qd"), "pass; pass; draw; knock Qd")
    assert options(state) == ["lay 4c 4d 4h", "lay 5h 6h 7h", "lay 8c 8d 8h"]
    refused(state, "lay 4h 5h 6h 7h 8h")
    refused(state, "lay 4h 5h 6h")
    after = play(state, "lay 5h 6h 7h; lay 8c 8d 8h")
    assert options(after) == ["lay 4c 4d 4h"]
    refused(after, "done")
    assert options(play(after, "lay 4c 4d 4h")) == ["done"]


def test_7_3_only_melds_of_cards_still_in_the_hand():
    state = play(knocked(HIDING), "lay 3c 4c 5c")
    refused(state, "lay 3c 4c 5c")
    refused(state, "lay 4c 5c 6c")
    refused(state, "lay Th Jh Kh")


def shown_by_default(cards: str, possible: str) -> str:
    return " / ".join(map(names, default_spread(card_set(cards), card_set(possible)).melds))


SET_OR_RUN = "Ah 2h 3h 2c 2d Jc Jd Jh Js 5s"
"""The two of hearts makes a set, or a run; each way 4 points are left beside the five."""


def test_7_3_by_default_least_deadwood():
    assert shown_by_default(HIDING, "7c 8c 9c") == "3c 4c 5c 6c / Th Jh Qh"


def test_7_3_by_default_the_fewest_cards_to_lay_off():
    jacks = "Jc Jd Jh Js"
    assert shown_by_default(SET_OR_RUN, "4h") == f"2c 2d 2h / {jacks}"
    assert shown_by_default(SET_OR_RUN, "2s") == f"Ah 2h 3h / {jacks}"
    assert shown_by_default(SET_OR_RUN, "2s 4h 5h") == f"2c 2d 2h / {jacks}"
    # The five of hearts alone reaches neither.
    assert shown_by_default(SET_OR_RUN, "2s 5h") == f"Ah 2h 3h / {jacks}"


def test_7_3_by_default_a_fixed_order_among_equals():
    expected = shown_by_default(SET_OR_RUN, "")
    assert shown_by_default(SET_OR_RUN, "2s 4h") == expected
    assert shown_by_default("2h 3h 4h 5h 6h 7h Kc Kd Kh As", "") == "2h 3h 4h 5h 6h 7h / Kc Kd Kh"


def test_7_3_the_default_needs_only_the_knocker_s_view():
    """The two of spades was discarded before, so the knocker knows that the set is closed."""
    state = dealt(SET_OR_RUN, "2s", upcard="8s", stock="9d 7d Kd")
    text = "pass; pass; draw; discard 9d; draw; discard 2s; draw; knock Kd"
    view = HandView.fold(state.rules, NON_DEALER, seen(state, text, NON_DEALER))
    spread = default_spread(view.held, view.possible)
    assert " / ".join(map(names, spread.melds)) == "2c 2d 2h / Jc Jd Jh Js"
    state = play(state, text)
    for action in spread_actions(spread):
        state = apply(state, action)
    assert state.spread(NON_DEALER) == spread


def test_7_3_what_is_spread_is_what_was_laid():
    state = play(knocked(HIDING), "lay Th Jh Qh; lay 3c 4c 5c; done")
    melds = tuple(sorted([card_set("3c 4c 5c"), card_set("Th Jh Qh")]))
    assert state.spread(NON_DEALER) == Spread(melds, (), card_set("6c Ad 2s Ah"), 10)


def test_7_4_knocking_is_never_compulsory():
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs Tc", upcard="Kd", stock="7d")
    assert len(options(play(state, "pass; pass; draw"), "discard")) == 11


def test_7_4_not_even_with_gin():
    state = play(dealt("2c 3c 4c 5c 8d 8h 8s Qh Qd Tc", upcard="Qs"), "take")
    assert "knock Tc" in options(state)
    assert len(options(state, "discard")) == 10
    assert play(state, "discard Tc").phase is Phase.DRAW


def test_7_5_gin_is_no_deadwood_in_what_is_shown():
    over = play(knocked("2c 3c 4c 5c 8d 8h 8c Qh Qd Qs"), "lay 2c 3c 4c 5c; lay 8c 8d 8h; lay Qd Qh Qs; done; done")
    assert outcome(over)[0] == "gin"


def test_7_5_gin_hidden_is_a_knock():
    """The two of clubs kept apart: 2 points are shown, and lay-offs are allowed again."""
    state = play(knocked("2c 3c 4c 5c 8d 8h 8c Qh Qd Qs", "Qc 6c"), "lay 3c 4c 5c; lay 8c 8d 8h; lay Qd Qh Qs; done")
    assert options(state, "lay off") == ["lay off 6c on 3c 4c 5c", "lay off Qc on Qd Qh Qs"]
    assert outcome(play(state, "done"))[0] == "knock"


ELEVEN_MELDED = "3h 4h 5h 6h 9c 9d 9s 9h Jc Jd"
"""With the jack of spades all eleven are in melds."""


@pytest.mark.parametrize(
    ("upcard", "stock", "draw"),
    [("Js", "2s", "take"), ("2s", "Js", "pass; pass; draw")],
    ids=["first turn, upcard", "stock"],
)
def test_7_6_big_gin_after_either_draw(upcard, stock, draw):
    state = dealt(ELEVEN_MELDED, upcard=upcard, stock=stock, rules=BIG_GIN)
    assert "big gin" in options(play(state, draw))


def test_7_6_big_gin_with_a_discard_taken_later():
    state = dealt("Kd", ELEVEN_MELDED, upcard="2s", stock="Js", rules=BIG_GIN)
    assert "big gin" in options(play(state, "pass; pass; draw; discard Js; take"))


def test_7_6_big_gin_is_an_option():
    state = play(dealt(ELEVEN_MELDED, upcard="Js"), "take")
    refused(state, "big gin")
    assert knocks(state) >= card_set("3h")


def test_7_6_big_gin_is_never_compulsory():
    state = play(dealt(ELEVEN_MELDED, upcard="Js", rules=BIG_GIN), "take")
    assert len(options(state, "discard")) == 10
    gin = play(state, "knock 3h; lay 4h 5h 6h; lay 9c 9d 9h 9s; lay Jc Jd Js; done; done")
    assert outcome(gin)[0] == "gin"


def test_7_6_not_with_a_card_left_over():
    state = play(dealt(ELEVEN_MELDED, upcard="Ks", rules=BIG_GIN), "take")
    refused(state, "big gin")


def test_7_6_big_gin_discards_nothing_and_must_show_all_cards_melded():
    state = play(dealt(ELEVEN_MELDED, upcard="Js", rules=BIG_GIN), "take; big gin")
    assert state.pile == ()
    assert state.held[NON_DEALER].bit_count() == 11
    assert "lay 4h 5h 6h" not in options(state), "it would leave the three of hearts"
    assert "done" not in options(play(state, "lay 3h 4h 5h 6h; lay Jc Jd Js"))
    state = play(state, "lay 3h 4h 5h 6h; lay Jc Jd Js; lay 9c 9d 9h 9s; done")
    assert state.unmatched(NON_DEALER) == NO_CARDS
    assert [str(action) for action in legal(state)][-1] == "done"


@pytest.mark.parametrize("viewer", [*Seat, None])
def test_7_6_everybody_hears_big_gin(viewer):
    state = dealt(ELEVEN_MELDED, upcard="Js", rules=BIG_GIN)
    events = seen(state, "take; big gin", viewer)
    assert CalledBigGin(NON_DEALER) in events
    view = HandView.fold(BIG_GIN, viewer, events)
    assert (view.knocker, view.big_gin, view.taken, view.sizes) == (NON_DEALER, True, None, (11, 10))


def test_7_6_the_default_for_big_gin_is_all_eleven():
    cards = card_set(ELEVEN_MELDED + " Js")
    spread = default_spread(cards, PACK & ~cards)
    assert spread.deadwood == 0
    assert sum(meld.bit_count() for meld in spread.melds) == len(parse_cards(ELEVEN_MELDED)) + 1
