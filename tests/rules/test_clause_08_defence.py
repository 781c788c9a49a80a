"""Clause 8: the defender's spread and lay-offs. The exhaustive search is in tests/test_melds_brute.py."""

import pytest

from ginrummy.cards import NO_CARDS, card_set, names, parse_card
from ginrummy.melds import Spread, best_defence, extensions, points
from ginrummy.rules import HandState, Phase, apply, default_defence, hand_result
from ginrummy.rules.events import LaidMeld, LaidOffCard, Shown, Turn
from ginrummy.rules.showdown import spread_actions
from tests.scenes import DEALER, NON_DEALER, dealt, options, play, refused, seen

RUNS = "5h 6h 7h Qc Qd Qs 2d 3d 4d 9s"
"""Three melds and a nine."""
RUNS_SPREAD = "lay 5h 6h 7h; lay Qc Qd Qs; lay 2d 3d 4d; done"


def defending(defender: str, knocker: str = RUNS, spread: str = RUNS_SPREAD) -> HandState:
    """The non-dealer has drawn a king, knocked with it and spread: the dealer is to defend."""
    state = dealt(knocker, defender, upcard="Ks", stock="Kc")
    return play(state, f"pass; pass; draw; knock Kc; {spread}")


def against(defender: str, *spread: str) -> Spread:
    """The best defence."""
    return best_defence(card_set(defender), [card_set(meld) for meld in spread])


def laid_off(spread: Spread) -> list[str]:
    return [f"{names([one.card])} on {names(one.meld)}" for one in spread.laid_off]


def test_8_1_the_defender_spreads_after_seeing_the_knocker_s_spread():
    state = dealt(RUNS, upcard="Ks", stock="Kc")
    *_, shown, turn = seen(state, f"pass; pass; draw; knock Kc; {RUNS_SPREAD}", DEALER)
    assert isinstance(shown, Shown)
    assert [names(meld) for meld in shown.spread.melds] == ["2d 3d 4d", "5h 6h 7h", "Qc Qd Qs"]
    assert isinstance(turn, Turn)
    assert (turn.seat, turn.phase) == (DEALER, Phase.DEFENCE)


def test_8_1_melds_and_lay_offs_in_any_order_and_committed_together():
    """Nothing is shown to the knocker before the defender is done."""
    state = dealt(RUNS, "3h 4h 8c 9c Tc Kd 8s 6s Jd Ac", upcard="Ks", stock="Kc")
    text = f"pass; pass; draw; knock Kc; {RUNS_SPREAD}; lay off 4h on 5h 6h 7h; lay 8c 9c Tc; lay off 3h on 5h 6h 7h"
    before = seen(state, text, NON_DEALER)
    assert [event for event in before if isinstance(event, LaidMeld | LaidOffCard) and event.seat is DEALER] == []
    after = seen(state, f"{text}; done", NON_DEALER)
    shown = [event.spread for event in after if isinstance(event, Shown)][1]
    assert [names(meld) for meld in shown.melds] == ["8c 9c Tc"]
    assert laid_off(shown) == ["4h on 5h 6h 7h", "3h on 5h 6h 7h"]
    assert (names(shown.unmatched), shown.deadwood) == ("Ac Jd Kd 6s 8s", 35)


def test_8_1_the_defence_may_be_worse_than_the_best():
    over = play(defending("3h 4h 8c 9c Tc Kd 8s 6s Jd Ac"), "done")
    _, defender = hand_result(over).spreads or (None, None)
    assert defender is not None
    assert (defender.melds, defender.laid_off, defender.deadwood) == ((), (), 69)


def test_8_2_the_fourth_card_of_a_set():
    state = defending("Qh 8c Kd 8s 6s Jd Ac 9d 3c Ts")
    assert options(state, "lay off") == ["lay off Qh on Qc Qd Qs"]
    after = play(state, "lay off Qh on Qc Qd Qs")
    assert options(after, "lay off") == []
    assert after.grown(card_set("Qc Qd Qs")) == card_set("Qc Qd Qh Qs")


def test_8_2_either_end_of_a_run():
    state = defending("4h 8h Ad 5d Kd 8s 6s Jc Ac 9d")
    assert options(state, "lay off") == [
        "lay off Ad on 2d 3d 4d",
        "lay off 5d on 2d 3d 4d",
        "lay off 4h on 5h 6h 7h",
        "lay off 8h on 5h 6h 7h",
    ]


def test_8_2_chains():
    state = defending("4h 3h 8h 9h Kd 8s 6s Jd Ac 9d")
    refused(state, "lay off 3h on 5h 6h 7h")
    refused(state, "lay off 9h on 5h 6h 7h")
    after = play(state, ";".join(f"lay off {card} on 5h 6h 7h" for card in ("4h", "8h", "3h", "9h")))
    assert after.grown(card_set("5h 6h 7h")) == card_set("3h 4h 5h 6h 7h 8h 9h")
    refused(state, "lay off 8s on 5h 6h 7h")


@pytest.mark.parametrize(
    ("meld", "fits"),
    [
        ("Jc Qc Kc", "Tc"),
        ("Ah 2h 3h", "4h"),
        ("Kd Qd Jd Td", "9d"),
        ("5s 6s 7s", "4s 8s"),
        ("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", ""),
        ("Ks Kh Kd", "Kc"),
        ("7c 7d 7h 7s", ""),
    ],
)
def test_8_2_what_fits_on_a_meld(meld, fits):
    """Never around the corner, and never from one suit into the next."""
    assert extensions(card_set(meld)) == card_set(fits)


def test_8_3_never_on_deadwood():
    """The knocker's deadwood is a pair of fours; the defender's four has no place there."""
    state = defending(
        "4s 8c Kd 8s 6s Jd Ac 9d 3s Ts", "5h 6h 7h Qc Qd Qs 8h 9h 4c 4d", "lay 5h 6h 7h 8h 9h; lay Qc Qd Qs; done"
    )
    assert options(state, "lay off") == []


def test_8_3_never_on_the_defender_s_own_melds():
    state = play(defending("8c 9c Tc Jc Kd 8s 6s Jd Ac 9d"), "lay 8c 9c Tc")
    assert options(state, "lay off") == []
    refused(state, "lay off Jc on 8c 9c Tc")


def test_8_3_the_knocker_never_lays_off():
    """The knocker's nine would fit the defender's six to eight of spades."""
    state = dealt(RUNS, "6s 7s 8s", upcard="Ks", stock="Kc")
    spreading = play(state, "pass; pass; draw; knock Kc")
    assert options(spreading, "lay off") == []
    over = play(spreading, f"{RUNS_SPREAD}; lay 6s 7s 8s; done")
    assert over.over
    assert over.unmatched(NON_DEALER) == card_set("9s")


def test_8_4_choosing_the_run_and_giving_up_the_set():
    """Three sixes save 18, the run of clubs 15. Yet the six of spades lets the seven follow it on the knocker's run."""
    found = against("2c 4c 5c 6c 7d 4h 6h As 6s 7s", "3s 4s 5s", "4d 5d 6d")
    assert [names(meld) for meld in found.melds] == ["4c 5c 6c"]
    assert sorted(laid_off(found)) == ["6s on 3s 4s 5s", "7d on 4d 5d 6d", "7s on 3s 4s 5s"]
    assert (names(found.unmatched), found.deadwood) == ("2c 4h 6h As", 13)


def test_8_4_breaking_a_set_of_four_for_a_chain():
    """Three eights stay; the fourth goes to the knocker, and the nine after it."""
    found = against("8c 8d 8h 8s 9h Kd", "5h 6h 7h")
    assert [names(meld) for meld in found.melds] == ["8c 8d 8s"]
    assert laid_off(found) == ["8h on 5h 6h 7h", "9h on 5h 6h 7h"]


def test_8_4_one_card_fits_two_melds_and_only_one_lets_another_follow():
    found = against("7d 8d 2h 2c Kh Kc", "4d 5d 6d", "7c 7h 7s")
    assert laid_off(found) == ["7d on 4d 5d 6d", "8d on 4d 5d 6d"]
    assert found.deadwood == 24


def test_8_4_the_best_defence_can_be_laid_down_by_hand():
    defender = "3h 4h 8c 9c Tc Kd 8s 6s Jd Ac"
    state = defending(defender)
    best = default_defence(state.held[DEALER], state.spread(NON_DEALER))
    for action in spread_actions(best):
        state = apply(state, action)
    assert state.over
    assert state.spread(DEALER) == best
    assert best.deadwood == points(card_set(defender)) - points(card_set("3h 4h 8c 9c Tc"))


def test_8_4_against_gin_the_best_defence_lays_nothing_off():
    knocker = Spread((card_set("5h 6h 7h"),), (), NO_CARDS, 0)
    assert default_defence(card_set("8h Kd"), knocker).laid_off == ()
    with_deadwood = Spread(knocker.melds, (), card_set("As"), 1)
    assert default_defence(card_set("8h Kd"), with_deadwood).laid_off[0].card == parse_card("8h")
