"""What our check of leaks finds in the environments of others: the table in docs/environments.md says no more."""

import random
from collections import Counter

import pytest

conformance = pytest.importorskip("ginrummy.env.conformance")
from tests.peers.leaks import OpenSpielSubject, RLCardSubject  # noqa: E402
from tests.walks import knocking_decks  # noqa: E402


def places(subject: object, hands: int) -> Counter[str]:
    return Counter(str(leak.where[0]) for leak in conformance.leaks(subject, hands=hands, seed=3))


def test_rlcard_gives_everybody_the_cards_of_whoever_is_to_act():
    found = places(RLCardSubject(), 3)
    assert found["obs"] + found["legal_actions"] > 0


def test_openspiel_shows_nothing_hidden():
    """Neither before a knock nor while hands are laid down, as far as our measure goes (tests/peers/leaks.py)."""
    decks = knocking_decks(40, random.Random(3))
    assert conformance.check_no_leak(OpenSpielSubject(), hands=60, seed=3, decks=decks) > 500
