"""docs/player-protocol.md: every example in it is a line that really goes over the line, and nothing is left out."""

import ast
import inspect
import json
import re
from typing import Any

import pytest

from ginrummy.players.outside import Fault, answers, encoding
from ginrummy.rules import FIELDS, Outcome, Phase, Void
from tests.players.outside.conversations import host_says
from tests.players.outside.programs import ROOT

TEXT = (ROOT / "docs" / "player-protocol.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^    ([<>]) (\{.*(?:\n       .*)*)", re.MULTILINE)


def examples(who: str) -> list[dict[str, Any]]:
    return [json.loads(text) for mark, text in EXAMPLE.findall(TEXT) if mark == who]


SAID = host_says()


@pytest.mark.parametrize("message", examples(">"), ids=lambda message: message["what"])
def test_the_host_says_what_is_shown(message):
    said = [real for real in SAID if real["what"] == message["what"]]
    assert any(json.dumps(real) == json.dumps(message) for real in said), said  # the order of the fields too


def test_the_player_says_what_is_shown():
    ready, answer = examples("<")
    assert answers.ready(json.dumps(ready).encode()) == "Rex"
    assert answers.answer(json.dumps(answer).encode(), 1, 2) == 0


def test_every_message_is_shown():
    source = ast.parse(inspect.getsource(encoding))
    texts = {node.value for node in ast.walk(source) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    shown = {message["what"] for message in examples(">")}
    assert shown == {message["what"] for message in SAID}
    assert shown <= texts
    told_by_encoding = {"began", "hand", "scored", "resigned", "dealt", "turn", "passed", "drew", "took", "discarded"}
    told_by_encoding |= {"knocked", "big_gin", "laid", "laid_off", "shown", "over", "hello", "ask", "bye"}
    assert shown == told_by_encoding
    assert len(encoding._PUBLIC) + len(encoding._DEEDS) == len(told_by_encoding) - 3


def test_no_line_was_overlooked():
    assert len(EXAMPLE.findall(TEXT)) == len(re.findall(r"^    [<>] ", TEXT, re.MULTILINE))


@pytest.mark.parametrize("words", [*Fault, *Outcome, *[p for p in Phase if p is not Phase.OVER], *Void])
def test_every_word_is_explained(words):
    assert f"`{words.value}`" in TEXT


def test_every_option_is_there():
    (began,) = (message for message in examples(">") if message["what"] == "began")
    assert tuple(began["rules"]) == FIELDS


def test_the_limits_are_those_of_the_code():
    from ginrummy.players.outside import ANSWER_SECONDS, START_SECONDS
    from ginrummy.players.outside.link import LINE_BYTES

    assert f"{LINE_BYTES:,} bytes" in TEXT
    assert f"has {START_SECONDS:.0f} seconds" in TEXT
    assert ANSWER_SECONDS == 10


def test_the_sample_is_as_short_as_is_said():
    assert len((ROOT / "examples" / "player.py").read_text(encoding="utf-8").splitlines()) <= 40
    assert "import ginrummy" not in (ROOT / "examples" / "player.py").read_text(encoding="utf-8")
