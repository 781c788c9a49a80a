"""A record cut off anywhere gives every whole action before the cut, and says so."""

from pathlib import Path

import pytest

from ginrummy.errors import NotationError
from ginrummy.record import Record, read, write
from ginrummy.rules import Action
from tests.record.test_golden import GOLDEN, text_of

SAMPLE = {"unfinished-turn", "last-take", "eleven-cards", "seen-by-one", "annotated", "resigned-in-a-hand"}
HEADER = {"record-empty", "record-not-a-record", "record-breaks-off-in-header"}


def actions_of(record: Record) -> list[tuple[int, Action]]:
    return [(number, action) for number, hand in enumerate(record.hands) for action in hand.actions]


def nothing_yet(text: str) -> bool:
    """Whether reading a part of a header says that there is nothing, or gives a record without hands that says so."""
    try:
        record = read(text)
    except NotationError as error:
        return error.key in HEADER
    return record.truncated is not None and not record.hands


@pytest.mark.parametrize("path", [path for path in GOLDEN if path.stem in SAMPLE], ids=lambda path: path.stem)
def test_cut_at_every_byte(path: Path):
    text = text_of(path)
    whole = actions_of(read(text))
    before = 0
    header = text.index("\n\n")
    for cut in range(header):
        assert nothing_yet(text[:cut]), cut
    for cut in range(header + 1, len(text.rstrip())):
        record = read(text[:cut])
        found = actions_of(record)
        assert found == whole[: len(found)], cut
        assert record.truncated is not None, cut
        assert len(found) >= before, cut
        if len(found) > before:
            assert actions_of(read(write(record))) == found
        before = len(found)
    assert before == len(whole)


def test_a_whole_action_is_not_lost():
    text = text_of(next(path for path in GOLDEN if path.stem == "unfinished-turn"))
    cut = text.index("\n", text.rindex(" B +")) + 1
    assert len(actions_of(read(text[:cut]))) == len(actions_of(read(text[: cut - 1])))


def test_the_place_is_told():
    text = text_of(next(path for path in GOLDEN if path.stem == "void-wall"))
    place = read(text[: text.index("5 ") + 4]).truncated
    assert place is not None
    assert place.line == text[: text.index("5 ")].count("\n") + 1


def test_without_end_it_is_taken_to_be_cut():
    text = text_of(GOLDEN[0])
    assert read(text.replace("\nEnd\n", "\n")).truncated is not None
