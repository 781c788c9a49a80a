"""Cards in words, and that the short ones can be typed back."""

import pytest

from ginrummy.cards import PACK, card_set, each, parse_card, parse_cards
from ginrummy.words.cards import groups, listed, short, shorts, spoken, spoken_all


@pytest.mark.parametrize(
    ("card", "symbol", "plain", "said"),
    [
        ("Ac", "A♣", "Ac", "ace of clubs"),
        ("7h", "7♥", "7h", "7 of hearts"),
        ("Td", "10♦", "10d", "10 of diamonds"),
        ("Js", "J♠", "Js", "jack of spades"),
        ("Qh", "Q♥", "Qh", "queen of hearts"),
        ("Kc", "K♣", "Kc", "king of clubs"),
    ],
)
def test_a_card(card, symbol, plain, said):
    c = parse_card(card)
    assert (short(c), short(c, symbols=False), spoken(c)) == (symbol, plain, said)


@pytest.mark.parametrize("symbols", [True, False])
def test_what_is_shown_can_be_typed_back(symbols):
    assert parse_cards(shorts(PACK, symbols=symbols)) == each(PACK)


def test_several_cards():
    assert shorts(card_set("Ks 5h 7h 6h")) == "5♥ 6♥ 7♥ K♠"
    assert shorts(parse_cards("Ks 5h"), symbols=False) == "Ks 5h"
    assert groups([card_set("5h 6h 7h"), card_set("9c 9d 9s")]) == "5♥ 6♥ 7♥ / 9♣ 9♦ 9♠"
    assert groups([]) == ""
    assert spoken_all(parse_cards("Ks 5h Ad")) == "king of spades, 5 of hearts and ace of diamonds"
    assert spoken_all(card_set("Ks")) == "king of spades"


@pytest.mark.parametrize(
    ("words", "sentence"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")]
)
def test_a_list(words, sentence):
    assert listed(words) == sentence
