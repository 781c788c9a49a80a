"""Clause 2: melds and deadwood. The brute force over many hands is in tests/test_melds_brute.py."""

import pytest

from ginrummy.cards import card_set, name, names, parse_card
from ginrummy.melds import (
    Arrangement,
    arrangements,
    best_arrangements,
    deadwood_after_discard,
    extensions,
    is_meld,
    is_run,
    is_set,
    least_deadwood,
    melds_in,
    points,
)


def shown(arrangement: Arrangement) -> str:
    """An arrangement as text: its melds, and what is left."""
    return " / ".join(map(names, arrangement.melds)) + " | " + names(arrangement.unmatched)


@pytest.mark.parametrize("cards", ["7c 7d 7h", "7c 7h 7s", "Kc Kd Kh Ks", "As Ah Ad"])
def test_2_1_a_set_is_three_or_four_of_a_rank(cards):
    assert is_set(card_set(cards))
    assert not is_run(card_set(cards))
    assert is_meld(card_set(cards))


@pytest.mark.parametrize("cards", ["", "7c", "7c 7d", "7c 7d 8h", "7c 7d 7h 8s", "Ac Kd Kh", "7c 7d 7h 7s 8c"])
def test_2_1_what_is_no_set(cards):
    assert not is_set(card_set(cards))


@pytest.mark.parametrize("cards", ["Ac 2c 3c", "Jd Qd Kd", "9h Th Jh Qh", "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As"])
def test_2_2_a_run_is_three_or_more_in_a_row(cards):
    assert is_run(card_set(cards))
    assert not is_set(card_set(cards))
    assert is_meld(card_set(cards))


@pytest.mark.parametrize(
    "cards", ["", "7c", "7c 8c", "7c 8c 9d", "7c 8c Tc", "Qc Kc Ad", "Kc Ad 2d", "Qd Kd Ad", "3c 4c 5c 7c"]
)
def test_2_2_what_is_no_run(cards):
    assert not is_run(card_set(cards))
    assert not is_meld(card_set(cards))


def test_2_2_with_lay_offs_a_run_grows_to_all_thirteen():
    run = card_set("6h 7h 8h")
    while more := extensions(run):
        run |= more
    assert run == card_set("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh")


def test_2_2_a_long_run_holds_its_shorter_parts():
    assert [names(meld) for meld in melds_in(card_set("3h 4h 5h 6h"))] == ["3h 4h 5h", "4h 5h 6h", "3h 4h 5h 6h"]


def test_2_3_a_card_belongs_to_one_meld_only():
    """The seven of hearts is in a set and in a run; only one of them counts."""
    cards = card_set("7c 7d 7h 8h 9h")
    assert least_deadwood(cards) == 7 + 7
    assert [shown(a) for a in best_arrangements(cards)] == ["7h 8h 9h | 7c 7d"]
    for arrangement in arrangements(cards, most=100):
        assert points(cards) == sum(map(points, arrangement.melds)) + arrangement.deadwood


def test_2_4_deadwood_is_what_is_in_no_meld():
    (best,) = best_arrangements(card_set("2c 3c 4c 8d 8h 8s Kc Qh Td As"))
    assert shown(best) == "2c 3c 4c / 8d 8h 8s | Kc Td Qh As"
    assert best.deadwood == 10 + 10 + 10 + 1


def test_2_4_the_greedy_choice_is_wrong():
    """Taking the run of five leaves 34; breaking it leaves the king alone."""
    cards = card_set("4h 5h 6h 7h 8h 4c 4d 8c 8d Ks")
    assert least_deadwood(cards) == 10
    assert [shown(a) for a in best_arrangements(cards)] == ["4c 4d 4h / 5h 6h 7h / 8c 8d 8h | Ks"]


def test_2_4_all_best_arrangements_fewest_melds_first():
    found = [shown(a) for a in best_arrangements(card_set("2h 3h 4h 5h 6h 7h Kc"))]
    assert found == ["2h 3h 4h 5h 6h 7h | Kc", "2h 3h 4h / 5h 6h 7h | Kc"]


def test_2_4_nothing_melds():
    assert [shown(a) for a in best_arrangements(card_set("Kc Kd Qh Qs Jc Jd Th Ts 9c 9d"))] == [
        " | 9c Jc Kc 9d Jd Kd Th Qh Ts Qs"
    ]


def test_2_4_eleven_cards_after_each_discard():
    """All eleven meld, and yet most discards break something; only the ends of the long run come free."""
    cards = card_set("2c 2d 2h 9c 9d 9h 4s 5s 6s 7s 8s")
    assert least_deadwood(cards) == 0
    after = {name(c): deadwood for c, deadwood in deadwood_after_discard(cards).items()}
    assert after == {
        "2c": 2 + 2, "2d": 2 + 2, "2h": 2 + 2,
        "9c": 9 + 9, "9d": 9 + 9, "9h": 9 + 9,
        "4s": 0, "5s": 4, "6s": 4 + 5 + 7 + 8, "7s": 8, "8s": 0,
    }  # fmt: skip


def test_2_4_eleven_cards_are_not_the_best_melding_minus_its_dearest_card():
    """The best melding of all eleven leaves two aces, so 1 after a discard. But without the four of clubs it is gin."""
    cards = card_set("Ac Ad As 2s 3s 4s 4c 4d 5d 6d 7d")
    assert [shown(a) for a in best_arrangements(cards)] == ["5d 6d 7d / As 2s 3s / 4c 4d 4s | Ac Ad"]
    after = deadwood_after_discard(cards)
    assert after[parse_card("Ac")] == after[parse_card("Ad")] == 1
    assert after[parse_card("4c")] == 0


def test_2_4_eleven_cards_with_some_discards_forbidden():
    """A forbidden discard counts for nothing: the best that is allowed decides."""
    cards = card_set("5s 6s 7s 9c 9d 9h Kd Kh Ks Ac 4c")
    allowed = cards & ~card_set("4c")
    after = deadwood_after_discard(cards, allowed)
    assert parse_card("4c") not in after
    assert min(after.values()) == after[parse_card("Ac")] == 4
    assert deadwood_after_discard(cards)[parse_card("4c")] == 1
