"""The rules page says what is in force, all of it, and nothing else (rule-02)."""

import re
from itertools import product

import pytest

from ginrummy.match import Seating
from ginrummy.rules import (
    CHOICES,
    CLASSIC,
    FIELDS,
    PRESETS,
    SWITCHES,
    AceLimit,
    BoxBonusWhen,
    NextDealer,
    RuleSet,
    Shutout,
    Start,
    Wall,
)
from ginrummy.words.rules_page import options, preset_about, preset_name, rules_page, title

TABLES = [
    pytest.param(rules, seating, id=f"{name}-{seating}") for (name, rules), seating in product(PRESETS.items(), Seating)
]


def text_of(rules: RuleSet, seating: Seating = Seating.TWO) -> str:
    return "\n".join("\n".join([section.title, *section.paragraphs]) for section in rules_page(rules, seating))


def says(number: int, text: str) -> bool:
    return re.search(rf"(?<![\d,]){number:,}(?![\d,])", text) is not None


@pytest.mark.parametrize(("rules", "seating"), TABLES)
def test_every_number_in_force_is_there(rules, seating):
    text = text_of(rules, seating)
    gin_only = rules.knock_limit == 0
    in_force = {
        "knock_limit": isinstance(rules.knock_limit, int) and not gin_only,
        "gin_bonus": True,
        "undercut_bonus": not gin_only,
        "big_gin_bonus": rules.big_gin,
        "target": True,
        "box_bonus": rules.box_bonus > 0,
        "game_bonus": rules.game_bonus > 0,
        "wall_size": True,
        "take_cap": True,
        "hand_size": True,
    }
    missing = [field for field, on in in_force.items() if on and not says(getattr(rules, field), text)]
    assert not missing, f"{missing}\n{text}"
    assert says(31, text)  # the stock
    assert says(52, text)


# A word that gives a rule away, and whether that rule is in force.
TOPICS = {
    "oklahoma": lambda rules, seating: rules.knock_limit == "upcard",
    "upcard is an ace": lambda rules, seating: rules.knock_limit == "upcard",
    "upcard is a spade": lambda rules, seating: rules.spade_doubles,
    "hollywood": lambda rules, seating: rules.columns > 1,
    "column": lambda rules, seating: rules.columns > 1,
    "big gin": lambda rules, seating: rules.big_gin,
    "box bonus": lambda rules, seating: rules.box_bonus > 0,
    "game bonus": lambda rules, seating: rules.game_bonus > 0,
    "shutout": lambda rules, seating: rules.shutout is not Shutout.NONE,
    "undercut": lambda rules, seating: rules.knock_limit != 0,
    "unless the knocker has gin": lambda rules, seating: rules.knock_limit != 0,
    "captain": lambda rules, seating: seating is Seating.BOX,
    "in the box": lambda rules, seating: seating is Seating.BOX,
    "may advise": lambda rules, seating: seating is Seating.BOX,
    "give no advice": lambda rules, seating: seating is Seating.CUTTHROAT,
    "sits out": lambda rules, seating: seating is not Seating.TWO,
    "winner of a hand deals": lambda rules, seating: seating is Seating.TWO and rules.next_dealer is NextDealer.WINNER,
    "take turns to deal": lambda rules, seating: seating is Seating.TWO and rules.next_dealer is NextDealer.ALTERNATE,
}


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize(("rules", "seating"), TABLES)
def test_a_rule_is_told_where_it_is_in_force_and_only_there(rules, seating, topic):
    assert (topic in text_of(rules, seating).lower()) == TOPICS[topic](rules, seating)


def difference(**changes: object) -> tuple[str, str]:
    """What the page of changed rules says that the classic one does not, and the other way round."""
    rules = RuleSet(**{**CLASSIC.as_dict(), **changes})  # type: ignore[arg-type]
    before, after = text_of(CLASSIC).splitlines(), text_of(rules).splitlines()
    return "\n".join(p for p in after if p not in before), "\n".join(p for p in before if p not in after)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"knock_limit": 7}, "counts 7 or less"),
        ({"knock_limit": "upcard", "ace_limit": AceLimit.ONE}, "an ace, the limit is 1."),
        ({"knock_limit": "upcard", "ace_limit": AceLimit.GIN_ONLY}, "an ace, only gin will do."),
        ({"spade_doubles": True}, "counts double"),
        ({"spade_doubles": True, "box_bonus": 20}, "The box bonus is never doubled."),
        ({"gin_bonus": 0}, "Gin scores all of"),
        ({"undercut_bonus": 0}, "the defender scores the difference."),
        ({"big_gin_bonus": 0}, "just the defender’s deadwood"),
        ({"tie_is_undercut": False}, "If both have the same, nobody scores."),
        ({"start": Start.ELEVEN}, "the non-dealer 11"),
        ({"wall": Wall.LAST_TAKE}, "may still take that discard"),
        ({"wall": Wall.AT_ONCE}, "even before the discard"),
        ({"wall_size": 1}, "only one card is left in the stock"),
        ({"wall_size": 0}, "no card is left in the stock"),
        ({"take_cap": 1}, "once a discard has been taken, the upcard counted,"),
        ({"take_cap": 6}, "once 6 discards in a row have been taken, the upcard counted,"),
        ({"target": 2500}, "has 2,500 points"),
        ({"next_dealer": NextDealer.LOSER}, "the loser of a hand deals the next"),
        ({"box_bonus": 15, "box_bonus_when": BoxBonusWhen.AT_ONCE}, "15 points at once"),
        ({"box_bonus": 15}, "At the end, everybody adds a box bonus of 15"),
        ({"game_bonus": 150}, "game bonus of 150"),
        ({"shutout": Shutout.HAND_POINTS_DOUBLED}, "count twice"),
        ({"columns": 3}, "Hollywood: three games at once"),
        ({"columns": 3, "game_bonus": 100}, "The winner of a column adds a game bonus"),
        ({"columns": 3, "game_bonus": 100}, "reckoned for each column by itself"),
        ({"columns": 2}, "every later one in both"),
        ({"columns": 5}, "until it reaches all of them"),
    ],
)
def test_a_change_of_the_rules_changes_the_page(changes, said):
    added, _ = difference(**changes)
    assert said in added


@pytest.mark.parametrize(
    ("changes", "unsaid"),
    [
        ({"taken_stays": False}, "may not be discarded in the same turn"),
        ({"start": Start.ELEVEN}, "may take the upcard or pass"),
        ({"knock_limit": 0}, "lay cards off"),
        ({"columns": 3}, "That player has won it"),
    ],
)
def test_a_change_of_the_rules_leaves_something_out(changes, unsaid):
    _, removed = difference(**changes)
    assert unsaid in removed


def test_a_shutout_that_doubles_nothing_is_not_told():
    added, _ = difference(shutout=Shutout.GAME_BONUS_DOUBLED)
    assert added == ""


def test_4_2_without_an_upcard_none_is_spoken_of():
    text = text_of(RuleSet(start=Start.ELEVEN))
    assert "upcard" not in text
    assert "in a row have been taken without" in text


def test_the_winner_need_not_have_most_only_where_there_are_bonuses():
    fact = "need not have the higher total"
    assert fact in text_of(PRESETS["hoyle"])
    assert fact not in text_of(CLASSIC)
    assert fact not in text_of(RuleSet(box_bonus=10, box_bonus_when=BoxBonusWhen.AT_ONCE))


@pytest.mark.parametrize(
    ("rules", "said", "unsaid"),
    [
        (
            RuleSet(ranks=13, suits=2),
            "26 cards: the ranks from the ace up to the king in clubs and diamonds",
            "A set is",
        ),
        (RuleSet(ranks=13, suits=3), "A set is three cards of one rank", "fourth card"),
        (RuleSet(ranks=10, suits=4), "An ace counts 1 point", "king"),
        (RuleSet(ranks=11, suits=3), "A jack counts 10", "queen"),
        (RuleSet(ranks=12, suits=3), "A queen or jack counts 10", "king"),
        (RuleSet(ranks=6, suits=4, hand_size=4), "such as 4♦ 5♦ 6♦", "7♦"),
        (RuleSet(ranks=2, suits=4, hand_size=3), "such as 2♣ 2♦ 2♥", "A run is"),
    ],
)
def test_4_3_a_smaller_pack(rules, said, unsaid):
    text = text_of(rules)
    assert said in text
    assert unsaid not in text
    assert says(rules.hand_size, text)


@pytest.mark.parametrize(("rules", "seating"), TABLES)
def test_it_reads_like_a_page(rules, seating):
    """Whole sentences, no blanks gone astray, about one page."""
    sections = rules_page(rules, seating)
    for section in sections:
        assert section.title
        for paragraph in section.paragraphs:
            assert re.fullmatch(r"[A-Z].*[.]", paragraph), paragraph
            assert "  " not in paragraph
            assert " ," not in paragraph
            assert " ." not in paragraph
    assert len(text_of(rules, seating).split()) < 1000


def test_the_title():
    assert title(CLASSIC) == "Gin rummy for two: classic rules"
    assert title(PRESETS["oklahoma"], Seating.BOX) == "Gin rummy for three, one in the box: Oklahoma gin"
    changed = RuleSet(target=150, tie_is_undercut=False, big_gin_bonus=31)
    assert title(changed, Seating.CUTTHROAT) == (
        "Gin rummy for three, each for themselves: classic rules, "
        "with big_gin_bonus = 31, tie_is_undercut = off, target = 150"
    )


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_named_and_described(name):
    assert preset_name(name)
    assert preset_about(name).endswith(".")


def test_every_field_is_explained():
    explained = options(PRESETS["modern"])
    assert tuple(one.field for one in explained) == FIELDS
    assert len({one.about for one in explained}) == len(FIELDS)
    values = {one.field: one.value for one in explained}
    assert (values["big_gin_bonus"], values["spade_doubles"], values["taken_stays"]) == ("31", "off", "on")
    assert values["shutout"] == "hand_points_doubled"
    words = {one.field: one.words for one in explained if one.words}
    assert words == CHOICES | dict.fromkeys(SWITCHES, ("on", "off"))
    assert {one.field: one.value for one in options(CLASSIC)}["big_gin_bonus"] == "off"
