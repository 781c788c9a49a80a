"""Whatever the other side says, it is a fault with a name: nothing else comes out, and nothing hangs."""

import copy
import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ginrummy.errors import PlayerError
from ginrummy.players import player
from ginrummy.players.outside import answers
from ginrummy.players.outside.faults import Trouble
from ginrummy.players.outside.serving import serve
from tests.players.outside.conversations import host_says

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "what": st.sampled_from(["answer", "ready"]) | JSON,
        "id": st.integers(0, 2) | JSON,
        "choice": st.integers(-1, 3) | JSON,
        "protocol": st.integers(0, 2) | JSON,
        "name": JSON,
    },
)
LINES = st.binary() | JSON.map(lambda value: json.dumps(value).encode()) | FIELDS.map(lambda f: json.dumps(f).encode())


@given(LINES)
def test_an_answer_is_a_choice_or_a_fault(line):
    try:
        choice = answers.answer(line, 1, 3)
    except Trouble:
        return
    assert choice in range(3)
    assert type(choice) is int


@given(LINES)
def test_a_greeting_is_a_name_or_a_fault(line):
    try:
        name = answers.ready(line)
    except Trouble:
        return
    assert name is None or isinstance(name, str)


SAID = host_says()
SPOILS: list[Any] = [None, -1, 7, 1e9, "", "Kd", "Zz", [], {}, ["Kd", "Kd"], [None, None, None], {"what": "turn"}, True]


def spoiled(value: Any, rng: random.Random) -> Any:
    """*value* with something in it replaced, left out or doubled."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        if rng.random() < 0.2:
            return {other: value[other] for other in value if other != key}
        return value | {key: spoiled(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], spoiled(value[place], rng), *value[place + rng.randrange(2) :]]
    return rng.choice(SPOILS)


def test_a_host_is_understood_or_refused(rng):
    """Lines of real games, some of them spoiled, lost or out of order: our player answers, or blames the host."""
    refused = 0
    for _ in range(1500):
        first = rng.randrange(len(SAID))
        lines = copy.deepcopy(SAID[first : first + rng.randrange(1, 40)])
        place = rng.randrange(len(lines))
        lines[place] = spoiled(lines[place], rng)
        if rng.random() < 0.3:
            del lines[rng.randrange(len(lines))]
        try:
            serve(player("random"), [json.dumps(line).encode() for line in lines], lambda answer: None)
        except PlayerError:
            refused += 1
    assert refused
