"""Hands in canonical form are read in a quick way, which never makes anything else of a text than the careful one."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from ginrummy.errors import NotationError
from ginrummy.record import canonical, read, reading, write
from tests.record.games import Table
from tests.record.strategies import tables
from tests.record.test_corruption import corrupted
from tests.record.test_golden import GOLDEN, text_of

SLIPS = 60


def outcome(text: str) -> tuple[object, ...]:
    """All that comes of reading *text*."""
    try:
        record = read(text)
    except NotationError as error:
        return str(error), error.line, error.column
    return record, record.truncated


def carefully(text: str) -> tuple[object, ...]:
    """The same, of reading without the quick way."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "follow", lambda *_: None)
        return outcome(text)


def counting(counts: list[bool]) -> Callable[..., Any]:
    def follow(*args: Any) -> Any:
        found = canonical.follow(*args)
        counts.append(found is not None)
        return found

    return follow


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(tables())
def test_every_whole_hand_goes_the_quick_way(table: Table):
    record = table.record()
    text = write(record)
    quick: list[bool] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "follow", counting(quick))
        assert read(text) == record
    whole = len(record.hands) - (table.open.game.hand is not None and not table.open.game.hand.over)
    assert quick.count(True) == whole
    assert carefully(text) == (record, None)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_the_same_either_way(path: Any):
    text = text_of(path)
    assert outcome(text) == carefully(text)


def test_a_slip_comes_out_the_same_either_way(rng: random.Random):
    texts = [text_of(path) for path in GOLDEN]
    for _ in range(SLIPS):
        slipped, _, slip = corrupted(rng.choice(texts), rng)
        assert outcome(slipped) == carefully(slipped), slip


def test_a_cut_comes_out_the_same_either_way(rng: random.Random):
    texts = [text_of(path) for path in GOLDEN]
    for _ in range(SLIPS):
        text = rng.choice(texts)
        cut = text[: rng.randrange(len(text))]
        assert outcome(cut) == carefully(cut), cut[-40:]
