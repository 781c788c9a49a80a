"""docs/peer-differences.md: a smallest hand for each difference, replayed in both worlds."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.peers.differences import Difference, Sighting
from tests.peers.playing import replayed
from tests.peers.scenes import labelled, read_rules, read_scene, write_rules, write_scene
from tests.peers.test_lockstep import RULES

DOCS = Path(__file__).parents[2] / "docs"
SECTION = re.compile(r"^## (.+)\n\n((?:> .+\n)+)\n(?:.+\n)+\n```\n((?:.+\n)+)```$", re.MULTILINE)


class Section(NamedTuple):
    """One difference as the page tells it."""

    quote: str
    scene: dict[str, str]


def on_one_line(text: str) -> str:
    return " ".join(text.split())


PAGE = {
    title.lower(): Section(on_one_line(re.sub("^> ", "", quote, flags=re.MULTILINE)), labelled(scene))
    for title, quote, scene in SECTION.findall((DOCS / "peer-differences.md").read_text(encoding="utf-8"))
}
RULEBOOK = on_one_line((DOCS / "rules.md").read_text(encoding="utf-8"))

each_difference = pytest.mark.parametrize("difference", Difference, ids=str)


def test_the_page_has_each_difference_once_and_no_other():
    assert list(PAGE) == [difference.value for difference in Difference]


@each_difference
def test_its_hand_shows_it_and_not_before_the_last_action(difference: Difference):
    scene = PAGE[difference.value].scene
    start, actions = read_scene(scene)
    shown = replayed(start, actions)
    assert Sighting(difference, scene["ours"], scene["theirs"]) in shown.seen
    if actions:
        before = replayed(start, actions[:-1])
        assert difference not in {sighting.difference for sighting in before.seen}


@each_difference
def test_the_clause_it_breaks_is_quoted_word_for_word(difference: Difference):
    assert PAGE[difference.value].quote in RULEBOOK


@each_difference
def test_a_hand_is_written_as_it_is_read(difference: Difference):
    start, actions = read_scene(PAGE[difference.value].scene)
    stock = start.deal.stock
    assert stock is not None
    assert read_scene(labelled(write_scene(start, actions, len(stock)))) == (start, actions)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_rules_are_written_as_they_are_read(rules):
    assert read_rules(write_rules(rules)) == rules
