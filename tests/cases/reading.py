"""Reading the cases: situations from real play, each with what is right.

A test names its case with ``@case("meld-01")``, or several. What no test here proves yet stands in LATER.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ginrummy.cards import CardSet, card_set
from ginrummy.rules import PRESETS, RuleSet

CASES: dict[str, dict[str, Any]] = {
    each["id"]: each for each in json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
}

LATER = {
    "ai-02": "players",
    "fair-02": "record",
    "priv-03": "web",
    "net-01": "table",
    "net-04": "table",
    **dict.fromkeys(["ui-01", "ui-02", "ui-03", "ui-05", "ui-07", "ui-10", "ui-11", "ui-12", "ui-13", "ui-14"], "web"),
    **dict.fromkeys(["pad-01", "pad-02", "pad-04"], "web"),
}
"""The cases that another room will prove."""

TESTED: set[str] = set()
Test = TypeVar("Test", bound=Callable[..., None])


def case(*names: str) -> Callable[[Test], Test]:
    """Mark a test of some cases; it is given each one's situation and what is expected."""
    TESTED.update(names)
    given = [pytest.param(CASES[name]["situation"], CASES[name]["expected"], id=name) for name in names]
    return pytest.mark.parametrize(("situation", "expected"), given)


def cards_of(listed: list[str]) -> CardSet:
    return card_set(" ".join(listed))


def rules_of(situation: dict[str, Any]) -> RuleSet:
    """The rules of a case: a preset, and the fields beside it."""
    given = dict(situation.get("rules", {"preset": "classic"}))
    given.pop("boxes_count_toward_target", None)  # says in other words what box_bonus_when says
    preset = given.pop("preset")
    base = PRESETS.get(preset, RuleSet()).as_dict()
    rules = RuleSet(**{**base, **given})
    if preset in PRESETS:
        assert set(rules.changes_from(PRESETS[preset])) <= {"tie_is_undercut", "wall"}, "case and preset disagree"
    return rules
