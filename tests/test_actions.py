"""Actions and their text."""

import pickle

import pytest

from ginrummy.cards import NO_CARDS, card_set, parse_card
from ginrummy.errors import NotationError
from ginrummy.rules import (
    BIG_GIN,
    DISCARDS,
    DONE,
    DRAW,
    KNOCKS,
    PASS,
    TAKE,
    Discard,
    Draw,
    Knock,
    Lay,
    LayOff,
    parse_action,
)
from tests.bridge import TO_BRUTE, from_brute
from tests.brute import EVERY_MELD

FOUR = parse_card("4h")
RUN = card_set("5h 6h 7h")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (PASS, "pass"),
        (DRAW, "draw"),
        (Draw(FOUR), "draw 4h"),
        (TAKE, "take"),
        (Discard(FOUR), "discard 4h"),
        (Knock(FOUR), "knock 4h"),
        (BIG_GIN, "big gin"),
        (Lay(RUN), "lay 5h 6h 7h"),
        (LayOff(FOUR, RUN), "lay off 4h on 5h 6h 7h"),
        (DONE, "done"),
    ],
)
def test_an_action_and_its_text(action, text):
    assert str(action) == text
    assert parse_action(text) == action
    assert parse_action(f"  {text.upper().replace(' ', '   ')} ") == action
    assert pickle.loads(pickle.dumps(action)) == action


def test_every_card_and_every_meld():
    for c in TO_BRUTE:
        for action in (Draw(c), DISCARDS[c], KNOCKS[c]):
            assert parse_action(str(action)) == action
    for meld in map(from_brute, EVERY_MELD):
        for laying in (Lay(meld), LayOff(0, meld)):
            assert parse_action(str(laying)) == laying


def test_cards_are_read_as_people_write_them():
    assert parse_action("Lay Off 4♥ on 7h,6h 5H") == LayOff(FOUR, RUN)
    assert parse_action("discard 10S") == Discard(parse_card("Ts"))


@pytest.mark.parametrize("text", ["", "  ", "fold", "passs", "big", "gin", "take 4h", "done it", "laying 4h 5h 6h"])
def test_what_is_no_action(text):
    with pytest.raises(NotationError) as error:
        parse_action(text)
    assert (error.value.key, error.value.culprit) == ("action-unknown", text.strip())


@pytest.mark.parametrize(
    ("text", "culprit", "column"),
    [
        ("discard 7x", "7x", 9),
        ("Discard 7X", "7X", 9),
        ("knock  zz", "zz", 8),
        ("lay 5h 6h joker", "joker", 11),
        ("lay off 4h on 5h 6h ?", "?", 21),
        ("lay off 9z on 5h 6h 7h", "9z", 9),
        ("  draw 99", "99", 8),
    ],
)
def test_what_is_no_card_is_named_with_its_place_in_the_whole_text(text, culprit, column):
    with pytest.raises(NotationError) as error:
        parse_action(text)
    assert error.value.key == "card-unknown"
    assert (error.value.culprit, error.value.line, error.value.column) == (culprit, 1, column)


@pytest.mark.parametrize(
    "text", ["discard", "knock", "discard 4h 5h", "knock 4h 5h", "draw 4h 5h", "lay off 4h 5h on 6h"]
)
def test_one_card_is_expected(text):
    with pytest.raises(NotationError) as error:
        parse_action(text)
    assert error.value.key == "card-not-one"


@pytest.mark.parametrize("text", ["lay", "lay ,", "lay off 4h on", "lay off 4h on ,"])
def test_no_cards_are_no_meld(text):
    with pytest.raises(NotationError):
        parse_action(text)


def test_actions_of_different_kinds_are_never_equal():
    assert len({Draw(FOUR), Discard(FOUR), Knock(FOUR), Lay(FOUR), LayOff(FOUR, NO_CARDS), DRAW, PASS, TAKE}) == 8
