"""Clause 14: the presets literally, and rule sets that make no sense."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy.errors import RuleSetError
from ginrummy.match import Seating
from ginrummy.rules import (
    CHOICES,
    CLASSIC,
    DEFAULT_PRESET,
    FIELDS,
    PRESETS,
    SWITCHES,
    RuleSet,
    Wall,
    field_from_text,
    nearest_preset,
    preset,
)
from tests.scenes import game, refused_field

TABLE = """
| preset | limit | gin | undercut | big gin | target | next dealer | box bonus / game bonus / shutout |
| --- | --- | --- | --- | --- | --- | --- | --- |
| `classic` (default) | 10 | 25 | 10 | off | 100 | winner | none |
| `hoyle` | 10 | 20 | 10 | off | 100 | winner | 20 at end / 100 / game bonus doubled |
| `modern` | 10 | 25 | 25 | 31 | 100 | winner | 25 at end / 100 / hand points doubled |
| `contest` | 10 | 25 | 25 | off | 100 | alternate | none |
| `straight` | 0 | 25 | 10 | off | 100 | winner | none |
| `oklahoma` | upcard, ace = gin only | 25 | 10 | off | 150 | winner | none; spades double |
"""


def row(name: str, rules: RuleSet) -> str:
    """A preset as it stands in the table."""
    limit = "upcard, ace = " + rules.ace_limit.replace("_", " ") if rules.knock_limit == "upcard" else rules.knock_limit
    bonuses = "none"
    if rules.box_bonus or rules.game_bonus or rules.shutout != "none":
        when, shutout = rules.box_bonus_when.removeprefix("at_"), rules.shutout.replace("_", " ")
        bonuses = f"{rules.box_bonus} at {when} / {rules.game_bonus} / {shutout}"
    cells = [
        f"`{name}`" + (" (default)" if name == DEFAULT_PRESET else ""),
        limit,
        rules.gin_bonus,
        rules.undercut_bonus,
        "off" if rules.big_gin_bonus is None else rules.big_gin_bonus,
        rules.target,
        rules.next_dealer,
        bonuses + ("; spades double" if rules.spade_doubles else ""),
    ]
    return f"| {' | '.join(map(str, cells))} |"


def test_14_the_table_literally():
    assert [row(name, rules) for name, rules in PRESETS.items()] == TABLE.strip().splitlines()[2:]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_14_everywhere_the_same(rules):
    assert rules.tie_is_undercut
    assert rules.taken_stays
    assert (rules.wall, rules.wall_size, rules.take_cap) == ("after_discard", 2, 100)
    assert (rules.start, rules.hand_size, rules.ranks, rules.suits) == ("upcard", 10, 13, 4)
    assert rules.columns == 1


def test_14_the_default():
    assert RuleSet() == CLASSIC == PRESETS[DEFAULT_PRESET] == preset("classic")


@pytest.mark.parametrize("name", PRESETS)
def test_14_a_preset_is_found_by_its_name(name):
    assert preset(name) is preset(f" {name.upper()} ") is PRESETS[name]
    assert nearest_preset(PRESETS[name]) == name


def test_14_no_such_preset():
    with pytest.raises(RuleSetError, match="classic") as error:
        preset("palace")
    assert (error.value.key, error.value.field) == ("rules-no-such-preset", "preset")


def test_14_the_nearest_preset():
    assert nearest_preset(replace(PRESETS["hoyle"], target=200)) == "hoyle"
    assert nearest_preset(replace(PRESETS["oklahoma"], target=100)) == "oklahoma"
    assert replace(PRESETS["modern"], target=200).changes_from(PRESETS["modern"]) == {"target": 200}
    assert CLASSIC.changes_from(CLASSIC) == {}


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("name", PRESETS)
def test_14_seatings_and_hollywood_combine_with_any_preset(name, seating):
    rules = replace(PRESETS[name], columns=3)
    score = game(rules, seating)
    assert len(score.columns) == 3
    assert len(score.people) == seating.people


def test_14_presets_and_rule_sets_are_never_changed():
    with pytest.raises(FrozenInstanceError):
        CLASSIC.target = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        PRESETS["house"] = CLASSIC  # type: ignore[index]


# --- what makes no sense ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("knock_limit", 60),
        ("knock_limit", -1),
        ("knock_limit", "ten"),
        ("knock_limit", None),
        ("knock_limit", True),
        ("knock_limit", 10.0),
        ("ace_limit", "two"),
        ("spade_doubles", 1),
        ("spade_doubles", "on"),
        ("gin_bonus", -25),
        ("gin_bonus", None),
        ("undercut_bonus", -1),
        ("big_gin_bonus", -31),
        ("big_gin_bonus", "31"),
        ("tie_is_undercut", None),
        ("taken_stays", 0),
        ("start", "twelve"),
        ("start", None),
        ("wall", "never"),
        ("wall", []),
        ("wall_size", -1),
        ("take_cap", 0),
        ("target", 0),
        ("target", -100),
        ("target", "100"),
        ("target", False),
        ("next_dealer", "youngest"),
        ("box_bonus", -20),
        ("box_bonus_when", "later"),
        ("game_bonus", -100),
        ("game_bonus", 1e3),
        ("shutout", "tripled"),
        ("shutout", None),
        ("columns", 0),
        ("columns", 3.0),
        ("ranks", 1),
        ("ranks", 14),
        ("suits", 5),
        ("hand_size", 11),
        ("hand_size", 2),
    ],
)
def test_14_a_value_that_makes_no_sense_is_refused_with_its_field(field, value):
    assert refused_field(**{field: value}) == field


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"start": "eleven", "knock_limit": "upcard"}, "start"),
        ({"start": "eleven", "spade_doubles": True}, "start"),
        ({"ranks": 5}, "hand_size"),
        ({"ranks": 7, "suits": 3}, "hand_size"),
        ({"suits": 2, "ranks": 10}, "hand_size"),
    ],
)
def test_14_fields_that_do_not_go_together(fields, field):
    assert refused_field(**fields) == field


def test_14_the_refusal_says_what_is_possible():
    with pytest.raises(RuleSetError, match=r"knock_limit cannot be “60”\. It can be anything from 0 to 30 or “upcard”"):
        RuleSet(knock_limit=60)
    with pytest.raises(RuleSetError, match="after_discard, last_take, at_once"):
        RuleSet(wall="never")  # type: ignore[arg-type]


# --- fields as plain values and as text ------------------------------------------------------------------------------


def test_14_every_field_has_a_plain_value():
    plain = CLASSIC.as_dict()
    assert tuple(plain) == FIELDS
    assert all(type(value) in (int, str, bool, type(None)) for value in plain.values())
    for rules in PRESETS.values():
        again: dict[str, Any] = rules.as_dict()
        assert RuleSet(**again) == rules


def test_14_words_stand_for_choices():
    assert RuleSet(wall="last_take").wall is Wall.LAST_TAKE  # type: ignore[arg-type]
    assert CHOICES["next_dealer"] == ("winner", "loser", "alternate")


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("knock_limit", "7", 7),
        ("knock_limit", " UPCARD ", "upcard"),
        ("big_gin_bonus", "off", None),
        ("big_gin_bonus", "None", None),
        ("big_gin_bonus", "31", 31),
        ("spade_doubles", "on", True),
        ("taken_stays", "Off", False),
        ("tie_is_undercut", "yes", True),
        ("tie_is_undercut", "0", False),
        ("wall", "last-take", "last_take"),
        ("wall", "LAST_TAKE", "last_take"),
        ("start", "eleven", "eleven"),
    ],
)
def test_14_fields_as_people_type_them(field, text, value):
    read = field_from_text(field, text)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("field", "text", "key"),
    [
        ("colour", "red", "rules-no-such-field"),
        ("spade_doubles", "maybe", "rules-not-a-switch"),
        ("target", "many", "rules-out-of-bounds"),
        ("target", "", "rules-out-of-bounds"),
        ("target", "-5", "rules-out-of-bounds"),
        ("target", "1.5", "rules-out-of-bounds"),
        ("target", "1-0", "rules-out-of-bounds"),
        ("target", "1_0", "rules-out-of-bounds"),
        ("target", "upcard", "rules-out-of-bounds"),
        ("gin_bonus", "off", "rules-out-of-bounds"),
    ],
)
def test_14_text_that_is_no_value_is_refused(field, text, key):
    with pytest.raises(RuleSetError) as error:
        field_from_text(field, text)
    assert (error.value.key, error.value.field) == (key, field)


def test_14_a_word_that_is_no_choice_is_refused_by_the_rules_themselves():
    assert refused_field(wall=field_from_text("wall", "never")) == "wall"


@given(st.sampled_from(FIELDS), st.sampled_from(tuple(PRESETS)))
def test_14_what_a_field_says_is_read_again(field, name):
    value = PRESETS[name].as_dict()[field]
    text = {True: "on", False: "off"}[bool(value)] if field in SWITCHES else "off" if value is None else str(value)
    assert field_from_text(field, text) == value
