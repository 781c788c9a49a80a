"""``ginrummy hand``: the cases about hands, through the command."""

import json
from pathlib import Path

import pytest

from ginrummy.cards import card_set, name, parse_card
from tests.cli.run import asked, ran, refused

CASES = {
    case["id"]: case for case in json.loads((Path(__file__).parents[1] / "cases" / "cases.json").read_text("utf-8"))
}
MELDS = [case for case in CASES.values() if "optimal_arrangements" in case["expected"]]

KNOCKABLE = "2C 3C 4C 8D 8H 8S QH QD QS TC 7D"
BIG_GIN = "3H 4H 5H 6H 9C 9D 9S 9H JC JD JS"


def sets_of(arrangement: list[list[str]]) -> set[int]:
    return {card_set(" ".join(meld)) for meld in arrangement}


@pytest.mark.parametrize("case", MELDS, ids=lambda case: case["id"])
def test_the_cases_of_ten_cards(case):
    answer = asked("hand", " ".join(case["situation"]["hand"]))
    assert answer.keys() == {"deadwood", "melds", "unmatched", "arrangements"}
    assert answer["deadwood"] == case["expected"]["deadwood"]
    assert [sets_of(way) for way in answer["arrangements"]] == [
        sets_of(way) for way in case["expected"]["optimal_arrangements"]
    ]
    assert answer["melds"] == answer["arrangements"][0]
    melded = [card for meld in answer["melds"] for card in meld]
    assert card_set(" ".join(melded + answer["unmatched"])) == card_set(" ".join(case["situation"]["hand"]))


def test_all_arrangements_of_least_deadwood():
    answer = asked("hand", "4h 5h 6h 7h 8h 9h Kc Kd Qs Js")
    assert answer["arrangements"] == [[["4h", "5h", "6h", "7h", "8h", "9h"]], [["4h", "5h", "6h"], ["7h", "8h", "9h"]]]


def test_knock_01_eleven_cards():
    answer = asked("hand", KNOCKABLE, "--rules", "modern")
    expected = CASES["knock-01"]["expected"]["legal_knock_discards"]
    assert answer["knocks"] == {name(parse_card(card)): deadwood for card, deadwood in expected.items()}
    assert len(answer["discards"]) == 11
    assert answer["best_discard"] == "Tc"
    assert (answer["deadwood"], answer["unmatched"]) == (7, ["7d"])
    assert (answer["gin_discards"], answer["big_gin"]) == ([], False)


def test_knock_03_a_card_taken_may_not_be_discarded():
    cards, taken = "5S 6S 7S 9C 9D 9H KD KH KS AC 4C", "4C"
    answer = asked("hand", cards, "--taken", taken)
    assert answer["knocks"] == {"Ac": 4}
    assert "4c" not in answer["discards"]
    assert answer["best_discard"] == "Ac"
    assert asked("hand", cards)["best_discard"] == "4c"
    assert asked("hand", cards, "--taken", taken, "--set", "taken_stays=off")["best_discard"] == "4c"


def test_meld_11_big_gin_only_where_it_is_played():
    expected = CASES["meld-11"]["expected"]["without_big_gin_option"]["legal_gin_discards"]
    for preset, played in (("modern", True), ("classic", False)):
        answer = asked("hand", BIG_GIN, "--rules", preset)
        assert answer["big_gin"] is played
        assert card_set(" ".join(answer["gin_discards"])) == card_set(" ".join(expected))
    assert asked("hand", BIG_GIN, "--rules", "modern", "--taken", "Jc")["big_gin"] is True


def test_ai_02_gin():
    answer = asked("hand", " ".join(CASES["ai-02"]["situation"]["hand11"]))
    assert (answer["best_discard"], answer["gin_discards"], answer["deadwood"]) == ("2d", ["2d"], 0)


def test_discards_come_best_first_and_ties_have_an_order():
    answer = asked("hand", "Kc Kd Qh Qs Jc Jd Th Ts 9c 9d As")
    assert list(answer["discards"])[:8] == ["Kc", "Kd", "Qh", "Qs", "Jc", "Jd", "Th", "Ts"]
    assert list(answer["discards"].values()) == sorted(answer["discards"].values())


@pytest.mark.parametrize(("upcard", "knocks"), [("6C", {}), ("7C", {"Tc": 7}), ("KH", {"Tc": 7, "7d": 10}), ("AH", {})])
def test_okla_the_upcard_sets_the_limit(upcard, knocks):
    assert asked("hand", KNOCKABLE, "--rules", "oklahoma", "--upcard", upcard)["knocks"] == knocks


def test_okla_03_an_ace_that_counts_one():
    cards = "2C 3C 4C 8D 8H 8S QH QD QS TC AD"
    ace = ("--rules", "oklahoma", "--upcard", "AH")
    assert asked("hand", cards, *ace)["knocks"] == {}
    assert asked("hand", cards, *ace, "--set", "ace-limit=one")["knocks"] == {"Tc": 1}


def test_okla_without_an_upcard():
    assert refused("hand", KNOCKABLE, "--rules", "oklahoma")["field"] == "knock_limit"
    assert refused("hand", KNOCKABLE, "--set", "spade_doubles=on")["field"] == "spade_doubles"
    ten_cards = KNOCKABLE.removesuffix(" 7D")
    assert asked("hand", ten_cards, "--rules", "oklahoma")["deadwood"] == 10


def test_straight_01_only_gin():
    assert asked("hand", "2C 3C 4C 8D 8H 8S QH QD QS TC 2D", "--rules", "straight")["knocks"] == {}


def test_4_3_a_study_game_has_hands_of_its_own_size():
    small = ("--set", "hand_size=4", "--set", "ranks=6")
    assert asked("hand", "2c 3c 4c 6d", *small)["deadwood"] == 6
    assert asked("hand", "2c 3c 4c 6d 5d", *small)["best_discard"] == "6d"
    error = refused("hand", "2c 3c 4c 9d", *small)
    assert (error["key"], error["culprit"], error["column"]) == ("hand-card-outside", "9d", 10)


@pytest.mark.parametrize(
    ("cards", "key", "culprit", "column"),
    [
        ("7h, 8x", "card-unknown", "8x", 5),
        ("7h 8h 7♥", "card-twice", "7♥", 7),
        (f"{KNOCKABLE} 10s", "hand-too-many", "10s", 34),
        ("2C3C4C8D8H8S QHQDQS h10 7D kd 5s", "hand-too-many", "kd", 28),
    ],
)
def test_the_culprit_is_named_with_its_place(cards, key, culprit, column):
    error = refused("hand", cards)
    assert (error["key"], error["culprit"], error["column"]) == (key, culprit, column)
    code, out, err = ran("hand", cards)
    assert (code, out) == (2, "")
    *_, typed, marks = err.splitlines()
    assert typed[marks.index("^") : marks.rindex("^") + 1] == culprit


def test_too_few_cards():
    error = refused("hand", "2C 3C 4C 8D 8H 8S QH QD QS")
    assert (error["key"], error["count"], error["missing"]) == ("hand-too-few", 9, 1)
    assert refused("hand", "")["missing"] == 10


@pytest.mark.parametrize(
    ("cards", "taken", "key"),
    [
        (KNOCKABLE, "KD", "hand-taken-elsewhere"),
        (KNOCKABLE.removesuffix(" 7D"), "TC", "hand-taken-before-discard"),
        (KNOCKABLE, "zz", "card-unknown"),
        (KNOCKABLE, "TC 7D", "card-not-one"),
    ],
)
def test_a_card_that_cannot_have_been_taken(cards, taken, key):
    assert refused("hand", cards, "--taken", taken)["key"] == key


def shown(*arguments: str) -> str:
    code, out, err = ran("hand", *arguments)
    assert (code, err) == (0, "")
    return out


def test_ten_cards_for_a_person():
    assert shown("4h 5h 6h 7h 8h 4c 4d 8c 8d Ks") == (
        "Melds       4♣ 4♦ 4♥ / 5♥ 6♥ 7♥ / 8♣ 8♦ 8♥\nUnmatched   K♠\nDeadwood    10\n"
    )


def test_other_ways_for_a_person():
    assert shown("5h 6h 7h 6c 6d Ks Qd Js 2c 9d") == (
        "Melds       6♣ 6♦ 6♥\n"
        "Unmatched   2♣ 9♦ Q♦ 5♥ 7♥ J♠ K♠\n"
        "Deadwood    53\n"
        "Or          5♥ 6♥ 7♥, leaving 2♣ 6♣ 6♦ 9♦ Q♦ J♠ K♠\n"
    )
    assert "Or          4♥ 5♥ 6♥ / 7♥ 8♥ 9♥ / K♣ K♦ K♠, leaving A♠\n" in shown("4h 5h 6h 7h 8h 9h Kc Kd Ks As")
    assert "Melds       none" in shown("Kc Kd Qh Qs Jc Jd Th Ts 9c 9d")


def test_eleven_cards_for_a_person():
    out = shown(KNOCKABLE)
    assert "Discard     10♣\n" in out
    assert "10♣        7               knock\n" in out
    assert "8♦ 8♥ 8♠   33\n" in out
    assert out.endswith("\nDiscard 10♣, and you may knock with 7.\n")


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        ((BIG_GIN, "--rules", "modern"), "All 11 cards are in melds: call big gin."),
        ((BIG_GIN,), "Discard 9♣: that is gin."),
        (("Kc Kd Qh Qs Jc Jd Th Ts 9c 9d As",), "Discard K♣. You may not knock yet: the limit is 10."),
        ((KNOCKABLE, "--rules", "straight"), "Discard 10♣. Only gin ends this hand."),
    ],
)
def test_advice_for_a_person(arguments, advice):
    assert shown(*arguments).splitlines()[-1] == advice
