"""Scores in words: every outcome, each number of the sum where it belongs (clauses 9 to 11)."""

import pytest

from ginrummy.cards import NO_CARDS, parse_card, parse_cards
from ginrummy.match import MatchState, Person, Seating, Tally
from ginrummy.melds import Spread
from ginrummy.rules import HandResult, Outcome, RuleSet, Seat, Void, preset, settle
from ginrummy.words.score import explain, explain_tally, explain_total, outcome

A, B = Person(0), Person(1)


def laid(knocker: int, defender: int, rules: RuleSet, upcard: str = "2c", *, big_gin: bool = False) -> HandResult:
    """The result of a hand of which only the deadwoods are told."""
    spreads = Spread((), (), NO_CARDS, knocker), Spread((), (), NO_CARDS, defender)
    return settle(rules, parse_card(upcard), Seat.NON_DEALER, spreads, big_gin=big_gin)


@pytest.mark.parametrize(
    ("rules", "knocker", "defender", "sum_in_words"),
    [
        (preset("modern"), 3, 21, "21 − 3 = 18"),  # score-01
        (preset("modern"), 7, 7, "7 − 7 = 0, + 25 undercut = 25"),  # score-02
        (preset("hoyle"), 9, 4, "9 − 4 = 5, + 10 undercut = 15"),  # score-03
        (RuleSet(tie_is_undercut=False), 6, 6, "6 − 6 = 0: a tie, and nobody scores"),  # score-04
        (preset("modern"), 9, 4, "9 − 4 = 5, + 25 undercut = 30"),  # ui-12
        (preset("modern"), 0, 47, "47, + 25 gin = 72"),  # lay-06
        (preset("hoyle"), 0, 0, "0, + 20 gin = 20"),
        (preset("classic"), 8, 0, "8 − 0 = 8, + 10 undercut = 18"),
    ],
)
def test_the_sum_of_a_hand(rules, knocker, defender, sum_in_words):
    assert explain(laid(knocker, defender, rules)) == sum_in_words


def test_9_5_big_gin():
    assert explain(laid(0, 17, preset("modern"), big_gin=True)) == "17, + 31 big gin = 48"  # meld-11


@pytest.mark.parametrize(
    ("knocker", "defender", "sum_in_words"),
    [
        (3, 21, "(21 − 3) × 2 spade = 36"),
        (9, 4, "(9 − 4 + 10 undercut) × 2 spade = 30"),
        (0, 47, "(47 + 25 gin) × 2 spade = 144"),
    ],
)
def test_13_1_a_spade_doubles_all_of_it(knocker, defender, sum_in_words):
    assert explain(laid(knocker, defender, preset("oklahoma"), "9s")) == sum_in_words


def test_13_1_big_gin_doubled():
    rules = RuleSet(spade_doubles=True, big_gin_bonus=50)
    assert explain(laid(0, 10, rules, "As", big_gin=True)) == "(10 + 50 big gin) × 2 spade = 120"


@pytest.mark.parametrize("void", Void)
def test_10_a_void_hand_says_why(void):
    said = explain(HandResult(outcome=Outcome.VOID, void=void))
    assert said.startswith("Void: ")
    assert ("stock" in said) == (void is Void.WALL)


def test_every_outcome_has_a_name():
    names = [outcome(HandResult(outcome=how)) for how in Outcome]
    assert names == ["Knock", "Undercut", "Gin", "Big gin", "Void"]


@pytest.mark.parametrize(
    ("tally", "words"),
    [
        (Tally(103, 0, 0, 0), "103 hand points"),
        (Tally(1, 0, 0, 0), "1 hand point"),
        (Tally(103, 60, 100, 0), "103 hand points + 60 box bonuses + 100 game bonus = 263"),  # score-10
        (Tally(29, 40, 0, 0), "29 hand points + 40 box bonuses = 69"),
        (Tally(103, 60, 100, 100), "103 hand points + 60 box bonuses + 100 game bonus + 100 shutout = 363"),
    ],
)
def test_11_2_the_end_of_a_game(tally, words):
    assert explain_tally(tally) == words


def played(rules: RuleSet, *wins: tuple[Seat, int]) -> MatchState:
    """A game of two in which the dealer of the first hand won all of *wins*."""
    score = MatchState.start(parse_cards("Kc 2d"), rules, Seating.TWO)
    for seat, points in wins:
        score = score.after_hand(HandResult(outcome=Outcome.KNOCK, winner=seat, points=points))
    return score


def test_11_2_a_total_is_one_line():
    score = played(preset("hoyle"), (Seat.DEALER, 70), (Seat.DEALER, 40))
    assert explain_total(score, A) == ("110 hand points + 40 box bonuses + 100 game bonus + 100 shutout = 350",)
    assert explain_total(score, B) == ("0 hand points",)


def test_13_2_a_total_of_columns():
    score = played(RuleSet(columns=3, box_bonus=20), (Seat.DEALER, 25), (Seat.DEALER, 18))
    assert explain_total(score, A) == (
        "Column 1: 43 hand points + 40 box bonuses = 83",
        "Column 2: 18 hand points + 20 box bonuses = 38",
        "Column 3: 0 hand points",
        "All columns together: 121",
    )
