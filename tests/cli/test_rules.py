"""``ginrummy rules``: the page, the presets and the options."""

from itertools import product

import pytest

from ginrummy.match import Seating
from ginrummy.rules import BOUNDS, CLASSIC, FIELDS, PRESETS, RuleSet
from ginrummy.words.rules_page import rules_page
from tests.cli.run import asked, ran, refused


@pytest.mark.parametrize(("name", "seating"), list(product(PRESETS, Seating)))
def test_every_page_for_a_program_and_for_a_person(name, seating):
    answer = asked("rules", "--rules", name, "--seating", seating)
    assert (answer["preset"], answer["seating"], answer["changes"]) == (name, seating.value, {})
    assert RuleSet(**answer["rules"]) == PRESETS[name]
    sections = [{"title": one.title, "paragraphs": list(one.paragraphs)} for one in rules_page(PRESETS[name], seating)]
    assert answer["sections"] == sections

    code, out, err = ran("rules", "--rules", name, "--seating", seating)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == answer["title"]
    assert all(len(line) <= 80 and line == line.rstrip() for line in lines)
    everything = " ".join(out.split())
    for section in answer["sections"]:
        assert section["title"] in lines
        assert all(paragraph in everything for paragraph in section["paragraphs"])


def test_rule_02_a_plain_table_hears_nothing_of_oklahoma():
    _, out, _ = ran("rules")
    assert "oklahoma" not in out.lower()
    assert "counts 10 or less" in out


def test_changes_of_ones_own():
    answer = asked("rules", "--set", "target=150", "--set", "big-gin-bonus=31", "--set", "target=200")
    assert answer["changes"] == {"big_gin_bonus": 31, "target": 200}
    assert "target = 200" in answer["title"]
    assert refused("rules", "--set", "columns=0")["field"] == "columns"


def test_the_presets():
    assert asked("rules", "--list").keys() == PRESETS.keys()
    _, out, _ = ran("rules", "--list")
    assert [line.split()[0] for line in out.splitlines() if not line.startswith(" ")] == list(PRESETS)


def test_the_options():
    answer = asked("rules", "--options")
    assert tuple(answer) == FIELDS
    assert {field: one["value"] for field, one in answer.items()} == CLASSIC.as_dict()
    assert answer["wall"]["words"] == ["after_discard", "last_take", "at_once"]
    assert {field: one["range"] for field, one in answer.items()} == {
        field: list(BOUNDS[field]) if field in BOUNDS else None for field in FIELDS
    }
    _, out, _ = ran("rules", "--options", "--rules", "modern")
    assert [line.split("=")[0] for line in out.splitlines() if not line.startswith(" ")] == list(FIELDS)
    assert "big_gin_bonus=31 " in out
    everything = " ".join(out.split())
    assert all(f"({least} to {greatest})" in everything for least, greatest in BOUNDS.values())
    assert all(len(line) <= 80 for line in out.splitlines())


def test_every_option_as_it_is_shown_can_be_typed_back():
    _, out, _ = ran("rules", "--options", "--rules", "oklahoma")
    shown = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    sets = [part for option in shown for part in ("--set", option)]
    assert RuleSet(**asked("rules", *sets)["rules"]) == PRESETS["oklahoma"]
