"""What docs/environments.md says of numbers and places is so, and its examples run."""

import re
from pathlib import Path

import pytest

from ginrummy.env.actions import NAMES
from ginrummy.env.observation import HAND_FIELDS

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
PLACES = {field.name: field.start for field in HAND_FIELDS}


def rows(section: str) -> list[list[str]]:
    """The cells of the tables under a heading."""
    text = PAGE.split(f"## {section}\n")[1].split("\n## ")[0]
    found = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return [row for row in found if re.match(r"\d", row[0])]


def test_the_table_of_actions():
    for numbers, names, *_ in rows("Action space"):
        first, _, last = numbers.partition("–")
        quoted = re.findall("`([^`]+)`", names)
        assert NAMES[int(first)] == quoted[0]
        if len(quoted) > 1:
            assert NAMES[int(last)] == quoted[1]
    covered = [re.findall(r"\d+", row[0]) for row in rows("Action space")]
    each_number = [n for span in covered for n in range(int(span[0]), int(span[-1]) + 1)]
    assert each_number == list(range(len(NAMES)))


def test_the_tables_of_the_observation():
    told: dict[str, int] = {}
    for places, names, *_ in rows("Observation space"):
        quoted = re.findall("`([^`]+)`", names)
        first, *more = map(int, re.findall(r"\d+", places))
        if "–" in places:
            told[quoted[0]], told[quoted[-1]] = first, more[0]
            if len(quoted) == 3:
                told[quoted[1]] = first + 1
        else:
            told |= dict(zip(quoted, [first, *more], strict=True))
    assert {name: PLACES[name] for name in told} == told
    phases = {"first_draw", "draw", "discard", "last_take", "last_knock", "spread", "defence"}
    assert set(PLACES) - set(told) == phases


@pytest.mark.parametrize("heading", ["PettingZoo", "Gymnasium", "Thousands of hands"])
def test_the_examples_run(heading):
    code = PAGE.split(f"### {heading}\n")[1].split("```python\n")[1].split("```")[0]
    exec(compile(code.replace("4096", "32"), heading, "exec"), {})
