"""The shuffle as rules/deal.py describes it, written again here; and deals that are none."""

import hashlib
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy.cards import PACK, PACK_SIZE, card_set, each, names, pack, parse_cards, set_of
from ginrummy.errors import DealError
from ginrummy.rules import Deal, HandState, RuleSet, Seed, Start, draw_cards, shuffled
from tests.walks import any_rules, seeds

ELEVEN = RuleSet(start=Start.ELEVEN)


def described(seed: bytes, deck: list[int], purpose: bytes) -> list[int]:
    """Steps 1 to 3 of the description, word for word."""
    key = hashlib.sha256(b"ginrummy " + purpose + b" 1" + b"\x00" + seed).digest()
    words = []
    for block in range(40):
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        words += [int(digest[at : at + 4].hex(), 16) for at in range(0, 32, 4)]
    at = count()
    for n in range(len(deck), 1, -1):
        bound = 2**32 // n * n
        word = words[next(at)]
        while not word < bound:
            word = words[next(at)]
        place = word % n
        deck[place], deck[n - 1] = deck[n - 1], deck[place]
    return deck


@given(st.binary(max_size=40), st.sampled_from(["deal", "draw", "other"]), st.integers(0, PACK))
def test_the_shuffle_is_the_one_described(seed, purpose, cards):
    assert list(shuffled(seed, cards, purpose)) == described(seed, list(each(cards)), purpose.encode())


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, "Jd Ad 9c 4s 3s 8s Td"),
        (7, "Qs Qd Td 4c 8d 7c 5d"),
        ("", "8h 6c 8s 2d Ts Ad Jh"),
        ("gin rummy", "Qc 3c Kc 9h Ad 6h 7h"),
        ("♠", "9h 5c 3h 2c 2d 7d 8d"),
        (b"\x00\xff", "Ks 4h 4d Qs 3d 5s 6h"),
    ],
)
def test_fixed_vectors(seed, first):
    """These never change: a record of an old game must deal the same hands for ever."""
    assert names(shuffled(seed, PACK)[:7]) == first


def test_a_word_that_would_be_unfair_is_passed_over():
    """It happens about once in seven million deals; with this seed, when twelve cards are left to place."""
    deck = shuffled(255267, PACK)
    assert list(deck) == described(b"255267", list(each(PACK)), b"deal")
    assert names(deck[:7]) == "9s Tc 4d 5d Qc Td Qd"


def test_a_fixed_deal():
    deal = Deal.from_seed(7)
    assert deal.upcard is not None
    assert deal.stock is not None
    assert [names(cards) for cards in deal.hands] == ["Ac 5c 9c Jc 5d 8d Td 7h 6s Qs", "4c 7c Kc 3d 4d Qd 4h 4s 5s 9s"]
    assert (names([deal.upcard]), names(deal.stock[:3])) == ("Th", "Jh 7s Kh")


def test_a_fixed_draw():
    assert names(draw_cards(7, 3)) == "Ts 2d 2h"


@pytest.mark.parametrize(
    ("one", "same"), [(7, "7"), (7, b"7"), ("♠", "♠".encode()), (-1, "-1"), (10**30, "1" + "0" * 30)]
)
def test_the_forms_of_a_seed(one, same):
    assert Deal.from_seed(one) == Deal.from_seed(same)


def test_other_seeds_other_purposes_other_orders():
    different: list[Seed] = [7, 8, "seven", "", b"\x00", b"\x00\x00"]
    assert len({shuffled(seed, PACK) for seed in different}) == len(different)
    assert shuffled(7, PACK, "deal") != shuffled(7, PACK, "draw")
    assert draw_cards(7, 3) == shuffled(7, PACK, "draw")[:3]


@pytest.mark.parametrize("cards", ["", "Ac", "Ac 7h"])
def test_a_shuffle_of_few_cards(cards):
    assert set(shuffled(3, card_set(cards))) == set(parse_cards(cards))


def test_the_shuffle_is_even():
    """Each card comes to each place about equally often: chi-square over a small pack, 49 degrees of freedom."""
    deals, small = 4_000, pack(2, 4)
    places = Counter((place, card) for seed in range(deals) for place, card in enumerate(shuffled(seed, small)))
    expected, variance = deals / 8, deals / 8 * 8 / 7  # rows and columns have fixed sums
    chi_square = sum((places[place, card] - expected) ** 2 / variance for place in range(8) for card in each(small))
    assert 15 < chi_square < 95, "one in ten thousand; and the seeds are fixed"


@given(seeds, any_rules)
def test_every_deal_fits_its_rules(seed, rules):
    deal = Deal.from_seed(seed, rules)
    deal.check(rules)
    deal.hidden().check(rules)
    assert deal.stock is not None
    assert len(deal.stock) == deal.stock_size(rules) == deal.hidden().stock_size(rules)
    assert deal.hidden() == Deal(deal.hands, deal.upcard, None)


GOOD = Deal.from_deck(each(PACK))
FIRST, SECOND = GOOD.hands
assert GOOD.upcard is not None
assert GOOD.stock is not None
UPCARD, STOCK = GOOD.upcard, GOOD.stock
LOW = 1 << each(FIRST)[0]


@pytest.mark.parametrize(
    ("deal", "key"),
    [
        (Deal((FIRST ^ LOW, SECOND), UPCARD, STOCK), "deal-hand-size"),
        (Deal((FIRST, SECOND | 1 << STOCK[0]), UPCARD, STOCK[1:]), "deal-hand-size"),
        (Deal((FIRST, SECOND), None, STOCK), "deal-upcard-missing"),
        (Deal((FIRST, SECOND), UPCARD, STOCK[1:]), "deal-stock-size"),
        (Deal((FIRST, SECOND), UPCARD, (*STOCK[1:], UPCARD)), "deal-card-twice"),
        (Deal((FIRST, SECOND), STOCK[0], STOCK), "deal-card-twice"),
        (Deal((FIRST, FIRST), UPCARD, STOCK), "deal-card-twice"),
        (Deal((FIRST, FIRST), UPCARD, None), "deal-card-twice"),
        (Deal((FIRST, SECOND), each(FIRST)[0], None), "deal-card-twice"),
        (Deal((FIRST, SECOND), UPCARD, (*STOCK[1:], STOCK[1])), "deal-card-twice"),
        (Deal((FIRST, SECOND), UPCARD, (*STOCK[1:], PACK_SIZE)), "deal-card-outside"),
    ],
)
def test_what_is_no_deal(deal, key):
    with pytest.raises(DealError) as error:
        HandState.start(deal)
    assert error.value.key == key


def test_the_card_at_fault_is_named():
    with pytest.raises(DealError, match="Ac was dealt twice"):
        HandState.start(Deal((FIRST, SECOND), each(FIRST)[0], None))
    small = RuleSet(ranks=6, hand_size=5)
    deal = Deal.from_seed(1, small)
    assert deal.stock is not None
    with pytest.raises(DealError, match="Ks is not in the pack"):
        HandState.start(Deal(deal.hands, deal.upcard, (*deal.stock[1:], *parse_cards("Ks"))), small)


def test_an_upcard_too_many():
    eleven = Deal.from_seed(1, ELEVEN)
    assert eleven.stock is not None
    upcard, *stock = eleven.stock
    with pytest.raises(DealError) as error:
        HandState.start(Deal(eleven.hands, upcard, tuple(stock)), ELEVEN)
    assert error.value.key == "deal-upcard-unexpected"
    with pytest.raises(DealError) as error:
        HandState.start(eleven)
    assert error.value.key == "deal-hand-size"


@pytest.mark.parametrize("deck", [each(PACK)[1:], (*each(PACK), 0), (*each(PACK)[1:], 1), ()])
def test_a_deck_is_the_whole_pack_each_card_once(deck):
    with pytest.raises(DealError) as error:
        Deal.from_deck(deck)
    assert error.value.key == "deal-not-the-pack"
    assert error.value.params == {"count": len(deck), "pack": PACK_SIZE}


def test_a_deck_of_a_study_game():
    rules = RuleSet(ranks=6, hand_size=5)
    with pytest.raises(DealError):
        Deal.from_deck(each(PACK), rules)
    deal = Deal.from_deck(each(rules.pack), rules)
    assert deal.stock is not None
    assert set_of(deal.stock) | deal.hands[0] | deal.hands[1] | 1 << (deal.upcard or 0) == rules.pack
