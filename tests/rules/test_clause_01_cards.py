"""Clause 1: the pack, the points, and how cards are written."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy.cards import (
    PACK,
    PACK_SIZE,
    RANKS,
    SUIT_SYMBOLS,
    SUITS,
    bit,
    card_set,
    each,
    name,
    names,
    pack,
    parse_card,
    parse_cards,
    points_of,
    rank_of,
    set_of,
    suit_of,
    written_cards,
)
from ginrummy.errors import NotationError
from ginrummy.melds import is_run

cards = st.integers(0, PACK_SIZE - 1)


def reading(text: str) -> str:
    """The cards that *text* is read as, or the culprit, once it is sure that it stands where the error says."""
    try:
        return names(parse_cards(text))
    except NotationError as refusal:
        error = refusal
    at = text.splitlines()[error.line - 1][error.column - 1 :]
    assert at.startswith(error.culprit)
    assert error.culprit
    return error.culprit


def test_1_1_one_pack_of_fifty_two():
    assert names(PACK) == (
        "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd "
        "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
    )
    assert pack() == PACK
    assert PACK.bit_count() == PACK_SIZE == 52


def test_1_1_every_card_has_its_rank_and_suit():
    assert [RANKS[rank_of(c)] + SUITS[suit_of(c)] for c in each(PACK)] == [name(c) for c in each(PACK)]


@pytest.mark.parametrize("no_run", ["Qs Ks As", "Ks As 2s", "Js Qs Ks As", "Kc Ad 2d"])
def test_1_1_the_ace_is_low(no_run):
    assert is_run(card_set("As 2s 3s"))
    assert not is_run(card_set(no_run))


def test_1_2_points():
    assert [points_of(parse_card(rank + "h")) for rank in RANKS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.parametrize("text", ["7h", "7H", "7♥", "7♡", "7♥\ufe0f", "h7", "H7", "♥7", " 7h ", "7h,", "7h\n"])
def test_1_3_one_card_in_many_ways(text):
    assert name(parse_card(text)) == "7h"


@pytest.mark.parametrize("text", ["10s", "Ts", "TS", "tS", "10♠", "T♤", "s10", "♠t"])
def test_1_3_a_ten_is_read_in_two_ways_and_written_in_one(text):
    assert name(parse_card(text)) == "Ts"


@pytest.mark.parametrize("text", ["♥\ufe0f7", "7♥\ufe0e", "♥\ufe0e7"])
def test_1_3_the_marks_for_emoji_and_for_text_are_skipped_wherever_they_stand(text):
    assert name(parse_card(text)) == "7h"


@pytest.mark.parametrize("text", ["\u212ah", "h\u212a", "10\u017f"])
def test_1_3_letters_that_only_look_like_others(text):
    """The sign for kelvin is a K to a pattern that ignores case, and the long s an s."""
    assert reading(text) in ("Kh", text)


@pytest.mark.parametrize(
    "text",
    [
        "7h 10s Ac Kd",
        "7H,TS,AC,KD",
        "7h10sAcKd",
        "7h, 10s; ac  kd",
        "\t7♥\n10♠\n\n♣A , Kd\n",
        "7♥\ufe0f10♠\ufe0fA♣\ufe0fK♦\ufe0f",
        "h7s10cadk",
    ],
)
def test_1_3_several_cards_keep_their_order(text):
    assert names(parse_cards(text)) == "7h Ts Ac Kd"
    assert names(card_set(text)) == "Ac Kd 7h Ts"


@pytest.mark.parametrize("text", ["", " ", "\n\n", ",;"])
def test_1_3_no_cards(text):
    assert parse_cards(text) == ()


@pytest.mark.parametrize(
    ("text", "culprit", "line", "column"),
    [
        ("7x", "7x", 1, 1),
        ("1h", "1h", 1, 1),
        ("11h", "11h", 1, 1),
        ("0h", "0h", 1, 1),
        ("7", "7", 1, 1),
        ("h", "h", 1, 1),
        ("7hh", "h", 1, 3),
        ("h7h", "h", 1, 3),
        ("joker", "joker", 1, 1),
        ("7h 8x 9c", "8x", 1, 4),
        ("7h,8h, zz", "zz", 1, 8),
        ("7h8h9", "9", 1, 5),
        ("7h 8h\n9h 10x\n", "10x", 2, 4),
        ("7♥\ufe0f zz", "zz", 1, 5),
        ("7h\r\n\r\n\t?", "?", 3, 2),
        ("7 h", "7", 1, 1),
    ],
)
def test_1_3_what_is_no_card_is_named_with_its_place(text, culprit, line, column):
    with pytest.raises(NotationError, match=re.escape(culprit)) as error:
        parse_cards(text)
    assert error.value.key == "card-unknown"
    assert (error.value.culprit, error.value.line, error.value.column) == (culprit, line, column)


@pytest.mark.parametrize(
    ("text", "culprit", "line", "column"),
    [
        ("7h 8h 7h", "7h", 1, 7),
        ("7h 8h 7♥", "7♥", 1, 7),
        ("Ts 10s", "10s", 1, 4),
        ("7h7H", "7H", 1, 3),
        ("7h 8h\n9h,h7", "h7", 2, 4),
    ],
)
def test_1_3_a_card_may_be_written_only_once(text, culprit, line, column):
    with pytest.raises(NotationError) as error:
        parse_cards(text)
    assert error.value.key == "card-twice"
    assert (error.value.culprit, error.value.line, error.value.column) == (culprit, line, column)


def test_1_3_where_each_card_is_written():
    found = written_cards("7h, 10S\n ♥8")
    assert [(name(one.card), one.culprit, one.line, one.column) for one in found] == [
        ("7h", "7h", 1, 1),
        ("Ts", "10S", 1, 5),
        ("8h", "♥8", 2, 2),
    ]
    assert found[1].place == {"culprit": "10S", "line": 1, "column": 5}


@pytest.mark.parametrize(("text", "count"), [("", 0), ("  ", 0), ("7h 8h", 2)])
def test_1_3_one_card_is_not_none_and_not_two(text, count):
    with pytest.raises(NotationError) as error:
        parse_card(text)
    assert error.value.key == "card-not-one"
    assert (error.value.culprit, error.value.params["count"]) == (text.strip(), count)


@given(st.lists(cards, unique=True), st.sampled_from(["", " ", ",", ", ", "\n", " ; "]))
def test_1_3_what_is_written_is_read_again(some, between):
    text = between.join(names(some).split())
    assert parse_cards(text) == tuple(some)
    assert parse_cards(text.upper().replace("T", "10")) == tuple(some)
    for letter, symbol in zip(SUITS, SUIT_SYMBOLS, strict=True):
        text = text.replace(letter, symbol)
    assert parse_cards(text) == tuple(some)


@given(st.sets(cards))
def test_1_3_a_set_is_written_by_suit_and_rank(some):
    together = set_of(some)
    assert each(together) == tuple(sorted(some))
    assert together == sum(bit(c) for c in some)
    assert parse_cards(names(together)) == tuple(sorted(some))
    assert card_set(names(together)) == together


@given(st.text() | st.text(alphabet="7Hh♥10sTkK\u212a\u017f\ufe0f\ufe0e ,\n", max_size=12))
def test_1_3_any_text_is_read_or_refused_with_the_place_of_the_culprit(text):
    reading(text)
