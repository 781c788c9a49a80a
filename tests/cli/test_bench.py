"""``ginrummy bench``: the keys of its answer, the words for a person, and peers that are not there."""

import pytest

from ginrummy.fast import measure
from tests.cli.run import asked, ran, refused

KINDS = {"random10", "heavy10", "random11", "heavy11"}


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """A few hands are enough to see what is told."""
    monkeypatch.setattr(measure, "GOES", 1)
    monkeypatch.setattr(measure, "HANDS", 400)
    monkeypatch.setattr(measure, "CARD_SETS", 200)


def test_the_figures_for_a_program():
    answer = asked("bench")
    assert set(answer) == {
        "date",
        "machine",
        "random_hands_per_s",
        "greedy_hands_per_s",
        "deadwood_ns",
        "best_discard_ns",
        "two_core_speedup",
        "first_call_s",
        "peers",
        "ratios",
    }
    assert answer["deadwood_ns"].keys() == answer["best_discard_ns"].keys() == KINDS
    assert answer["random_hands_per_s"] > 10_000
    assert answer["greedy_hands_per_s"] > 10_000
    assert answer["peers"].keys() == answer["ratios"].keys()


def test_the_figures_for_a_person(monkeypatch):
    rival = {"version": "1.0", "random_hands_per_s": 50.0, "choices_per_hand": 60.0}
    monkeypatch.setattr(measure, "peer_figures", lambda python, hands: {"rlcard": rival})
    code, out, _ = ran("bench")
    assert code == 0
    assert "rlcard 1.0" in out
    assert "ns" in out


def test_peers_that_are_not_there():
    assert refused("bench", "--peers", "/nowhere/python")["key"] == "bench-no-such-python"
    assert measure.peer_figures("false", 1) == {}
