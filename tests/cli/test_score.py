"""``ginrummy score``: hands laid down at a real table (clauses 7 to 9 and 13.1)."""

from typing import Any

import pytest

from tests.cli.run import asked, ran, refused

# score-01, score-02 and the like: the knocker has three melds and one card over.
MELDED = "2d 3d 4d 5h 6h 7h Qc Qd Qs"
NINE, SEVEN, THREE = f"{MELDED} 9s", f"{MELDED} 7s", f"{MELDED} 3s"
GIN = "3S 4S 5S 8C 8D 8H TH JH QH KH"


def settled(knocker: str, defender: str, *more: str) -> dict[str, Any]:
    return asked("score", "--knocker", knocker, "--defender", defender, *more)


def test_the_answer_has_the_fields_that_were_promised():
    answer = settled(NINE, "3H 4H 8C 9C TC KD KS 8S 6S JD")
    assert answer.keys() == {"outcome", "winner", "points", "explanation", "knocker", "defender"}
    assert answer["knocker"] == {
        "melds": [["2d", "3d", "4d"], ["5h", "6h", "7h"], ["Qc", "Qd", "Qs"]],
        "unmatched": ["9s"],
        "deadwood": 9,
    }
    assert answer["defender"].keys() == {"melds", "laid_off", "lay_offs", "unmatched", "deadwood"}


def test_lay_01_a_chain():
    defender = settled(NINE, "3H 4H 8C 9C TC KD KS 8S 6S JD")["defender"]
    assert defender["laid_off"] == ["4h", "3h"]
    assert defender["lay_offs"] == [{"card": card, "on": ["5h", "6h", "7h"]} for card in ("4h", "3h")]
    assert defender["deadwood"] == 44


def test_lay_02_both_ends_of_a_run():
    defender = settled(NINE, "4H 8H 9H AC AD AS KC JH TS 6C")["defender"]
    assert defender["laid_off"] == ["4h", "8h", "9h"]
    assert defender["deadwood"] == 36


def test_lay_04_the_run_rather_than_the_set():
    answer = settled("4D 5D 6D 7C 7H 7S AS AC AD 2S", "7D 8D 2H 2C KH KC TC 9S 5S 3S")
    on = {one["card"]: one["on"] for one in answer["defender"]["lay_offs"]}
    assert on == {"7d": ["4d", "5d", "6d"], "8d": ["4d", "5d", "6d"]}
    assert answer["defender"]["deadwood"] == 51


@pytest.mark.parametrize(("preset", "points"), [("classic", 72), ("modern", 72), ("hoyle", 67), ("straight", 72)])
def test_lay_06_nothing_is_laid_off_on_gin(preset, points):
    answer = settled(GIN, "6S 7S 9H 2C 2D AC AD 5D 5C 9S", "--rules", preset)
    assert (answer["outcome"], answer["winner"], answer["points"]) == ("gin", "knocker", points)
    assert (answer["defender"]["laid_off"], answer["defender"]["deadwood"]) == ([], 47)
    assert answer["explanation"] == f"47, + {points - 47} gin = {points}"


@pytest.mark.parametrize(
    ("knocker", "defender", "more", "outcome", "winner", "points", "explanation"),
    [
        (THREE, "Ac 2c 3c 9c 9d 9h Kh 5s 5c Ah", (), "knock", "knocker", 18, "21 − 3 = 18"),
        (SEVEN, "Ac 2c 3c Kd Kh Ks 9c 9d 9h 7c", (), "undercut", "defender", 10, "7 − 7 = 0, + 10 undercut = 10"),
        (NINE, "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s", (), "undercut", "defender", 15, "9 − 4 = 5, + 10 undercut = 15"),
        (
            NINE,
            "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s",
            ("--rules", "modern"),
            "undercut",
            "defender",
            30,
            "9 − 4 = 5, + 25 undercut = 30",
        ),
        (
            SEVEN,
            "Ac 2c 3c Kd Kh Ks 9c 9d 9h 7c",
            ("--set", "tie_is_undercut=off"),
            "knock",
            None,
            0,
            "7 − 7 = 0: a tie, and nobody scores",
        ),
        (
            NINE,
            "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s",
            ("--rules", "oklahoma", "--upcard", "9♠"),
            "undercut",
            "defender",
            30,
            "(9 − 4 + 10 undercut) × 2 spade = 30",
        ),
    ],
)
def test_9_the_score(knocker, defender, more, outcome, winner, points, explanation):
    answer = settled(knocker, defender, *more)
    assert (answer["outcome"], answer["winner"], answer["points"]) == (outcome, winner, points)
    assert answer["explanation"] == explanation


def test_meld_11_big_gin():
    eleven = "3H 4H 5H 6H 9C 9D 9S 9H JC JD JS"
    defender = "2c 2d 2h 3c 4c 5c 7c Ks Kd Kh"
    answer = settled(eleven, defender, "--big-gin", "--rules", "modern")
    assert (answer["outcome"], answer["points"], answer["explanation"]) == ("big gin", 38, "7, + 31 big gin = 38")
    assert refused("score", "--knocker", eleven, "--defender", defender, "--big-gin", code=1)["key"] == (
        "score-big-gin-not-played"
    )
    loose = eleven.replace("JS", "2S")
    options = ("--defender", defender, "--big-gin", "--rules", "modern")
    assert refused("score", "--knocker", loose, *options, code=1)["key"] == "score-not-big-gin"
    assert refused("score", "--knocker", eleven, "--defender", defender)["culprit"] == "JS"


def test_7_3_the_knocker_may_show_less_than_all_melds():
    knocker, defender = "As 2s 3s 5h 6h 7h Qc Qd Qs 2d", "4s 8h Kc Kd Jh Js 9c 8d 6c 5c"
    all_melds = settled(knocker, defender)
    hidden = settled(knocker, defender, "--knocker-melds", "5h 6h 7h / qc qd qs")
    assert hidden["knocker"]["deadwood"] == 8
    assert hidden["knocker"]["unmatched"] == ["2d", "As", "2s", "3s"]
    assert "4s" in all_melds["defender"]["laid_off"]
    assert "4s" not in hidden["defender"]["laid_off"]


def test_7_3_by_default_the_knocker_shows_what_is_hardest_to_lay_off_on():
    answer = settled("4h 5h 6h 7h 8h 9h Kc Kd Ks 2c", "3h Th Jh Qh Ac Ad 4s 5s 8c 9c")
    assert answer["knocker"]["deadwood"] == 2


@pytest.mark.parametrize(
    ("melds", "key", "culprit", "column"),
    [
        ("5h 6h 7h / Qc Qd Kc", "score-meld-not-held", "Kc", 18),
        ("5h 6h 7h / Qc Qd 2d", "score-no-meld", "Qc", 12),
        ("5h 6h 7h / Qc Qd", "score-no-meld", "Qc", 12),
        ("5h 6h 7h / Qc Qd Qs/7h", "card-twice", "7h", 21),
        ("5h 6h 7h / Qc Qx", "card-unknown", "Qx", 15),
    ],
)
def test_melds_that_the_knocker_cannot_have_laid(melds, key, culprit, column):
    options = ("score", "--knocker", NINE, "--defender", "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s", "--knocker-melds", melds)
    error = refused(*options)
    assert (error["key"], error["culprit"], error["column"]) == (key, culprit, column)
    _, _, err = ran(*options)
    assert err.splitlines()[-2] == f"  {melds}"
    assert err.splitlines()[-1] == "  " + " " * (column - 1) + "^" * len(culprit)


def test_a_knock_without_any_meld():
    low = "Ac Ad 2h 2s"
    small = ("--set", "hand_size=4", "--knocker-melds", "")
    answer = settled(low, "Kc Kd Qh Qs", *small)
    assert (answer["knocker"]["melds"], answer["points"]) == ([], 34)


@pytest.mark.parametrize(
    ("knocker", "more", "key"),
    [
        (NINE, ("--knocker-melds", "2d 3d 4d / Qc Qd Qs"), "score-over-limit"),
        (NINE, ("--rules", "oklahoma", "--upcard", "8c"), "score-over-limit"),
        (NINE, ("--rules", "oklahoma", "--upcard", "Ac"), "score-not-gin"),
        (NINE, ("--rules", "straight"), "score-not-gin"),
    ],
)
def test_7_2_a_knock_that_the_rules_do_not_allow_is_a_no(knocker, more, key):
    options = ("score", "--knocker", knocker, "--defender", "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s", *more)
    assert refused(*options, code=1)["key"] == key
    code, out, err = ran(*options)
    assert (code, out) == (1, "")
    assert err


def test_a_card_in_both_hands():
    error = refused("score", "--knocker", NINE, "--defender", "Ac 2c 3c Kd Kh Ks 9c 9d 9s 4s")
    assert (error["key"], error["card"], error["column"]) == ("score-card-in-both", "9s", 25)


def test_the_upcard_may_be_in_a_hand():
    defender = "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s"
    assert settled(NINE, defender, "--rules", "oklahoma", "--upcard", "9h")["points"] == 15


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (("--rules", "oklahoma"), "hand-upcard-limit"),
        (("--set", "spade_doubles=yes"), "hand-upcard-spade"),
        (("--upcard", "3"), "card-unknown"),
        (("--upcard", "3c 4c"), "card-not-one"),
        (("--rules", "palace"), "rules-no-such-preset"),
        (("--set", "limit=3"), "rules-no-such-field"),
        (("--set", "target"), "cli-set-without-value"),
        (("--set", "target=0"), "rules-out-of-bounds"),
    ],
)
def test_bad_input(options, key):
    assert refused("score", "--knocker", NINE, "--defender", "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s", *options)["key"] == key


def told(knocker: str, defender: str, *more: str) -> str:
    code, out, err = ran("score", "--knocker", knocker, "--defender", defender, *more)
    assert (code, err) == (0, "")
    return out


def test_for_a_person():
    assert told(NINE, "3H 4H 8C 9C TC KD KS 8S 6S JD") == (
        "Knocker    Melds       2♦ 3♦ 4♦ / 5♥ 6♥ 7♥ / Q♣ Q♦ Q♠\n"
        "           Unmatched   9♠\n"
        "           Deadwood    9\n"
        "\n"
        "Defender   Melds       8♣ 9♣ 10♣\n"
        "           Laid off    4♥ 3♥ on 5♥ 6♥ 7♥\n"
        "           Unmatched   J♦ K♦ 6♠ 8♠ K♠\n"
        "           Deadwood    44\n"
        "\n"
        "The knocker scores 35.\n"
        "44 − 9 = 35\n"
    )


@pytest.mark.parametrize(
    ("knocker", "defender", "more", "verdict"),
    [
        (NINE, "Ac 2c 3c Kd Kh Ks 9c 9d 9h 4s", (), "Undercut: the defender scores 15."),
        (GIN, "6S 7S 9H 2C 2D AC AD 5D 5C 9S", (), "Gin: the knocker scores 72."),
        (
            f"{GIN} 9H",
            "6S 7S 6D 2C 2D AC AD 5D 5C 9S",
            ("--big-gin", "--rules", "modern"),
            "Big gin: the knocker scores 75.",
        ),
        (SEVEN, "Ac 2c 3c Kd Kh Ks 9c 9d 9h 7c", ("--set", "tie-is-undercut=off"), "Nobody scores."),
    ],
)
def test_the_verdict_for_a_person(knocker, defender, more, verdict):
    assert told(knocker, defender, *more).splitlines()[-2] == verdict
