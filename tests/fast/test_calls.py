"""The quick calls against their readable definitions and the brute force."""

import random

import numpy as np
import pytest

from ginrummy import fast, melds
from ginrummy.cards import PACK_SIZE, card_set, each, set_of
from ginrummy.errors import CardsError, DealError
from ginrummy.fast import generate, tables
from ginrummy.rules import Deal, Draw, HandState
from tests import brute

CARDS = [brute.PACK[c] for c in range(PACK_SIZE)]


def random_hand(rng: random.Random, size: int) -> int:
    return set_of(rng.sample(range(PACK_SIZE), size))


def heavy_hand(rng: random.Random, size: int) -> int:
    """A hand of overlapping melds, in which sets and runs want the same cards."""
    cards = 0
    while cards.bit_count() < size:
        if rng.random() < 0.5:
            cards |= rng.choice(melds.SETS[rng.randrange(13)])
        else:
            length = rng.randint(3, 5)
            cards |= (1 << length) - 1 << rng.randrange(14 - length) + 13 * rng.randrange(4)
    return set_of(rng.sample(each(cards), size))


def hands_of_all_kinds(rng: random.Random, count: int) -> list[int]:
    kinds = (random_hand, heavy_hand)
    return [kinds[n % 2](rng, rng.choice((3, 7, 10, 10, 11, 11))) for n in range(count)]


@pytest.mark.parametrize("batch", range(4))
def test_deadwood_against_the_brute_force(batch, rng):
    """50,000 hands a batch; every eighth one of overlapping melds, on which the brute force takes long."""
    hands = [heavy_hand(rng, 8 + n % 4) if n % 8 == 0 else random_hand(rng, 10 + n % 2) for n in range(50_000)]
    found = fast.deadwood(np.array(hands))
    for cards, deadwood in zip(hands, found.tolist(), strict=True):
        assert deadwood == brute.least_deadwood(frozenset(CARDS[c] for c in each(cards))), each(cards)


def test_deadwood_of_one_and_of_many(rng):
    hands = hands_of_all_kinds(rng, 2000)
    found = fast.deadwood(np.array(hands, np.uint64).reshape(40, 50))
    assert found.shape == (40, 50)
    assert found.dtype == np.int32
    expected = [melds.least_deadwood(cards) for cards in hands]
    assert found.reshape(-1).tolist() == expected == [fast.deadwood(cards) for cards in hands]
    assert fast.deadwood(0) == 0
    assert fast.deadwood(np.empty(0, np.int64)).size == 0


def test_the_best_discard(rng):
    hands = hands_of_all_kinds(rng, 3000)
    allowed = [cards & rng.getrandbits(52) or cards for cards in hands]
    free, bound = fast.best_discard(np.array(hands)), fast.best_discard(np.array(hands), np.array(allowed))
    for number, cards in enumerate(hands):
        for found, may_leave in ((free, cards), (bound, allowed[number])):
            left = melds.deadwood_after_discard(cards, may_leave)
            best = max(left, key=lambda c: (-left[c], c % 13, c // 13))
            assert (found.card[number], found.deadwood[number]) == (best, left[best])
            assert fast.best_discard(cards, may_leave) == (best, left[best])


def test_the_best_melds(rng):
    hands = hands_of_all_kinds(rng, 1500)
    found = fast.best_melds(np.array(hands))
    for cards, row in zip(hands, found, strict=True):
        expected = melds.best_arrangements(cards)[0].melds
        assert tuple(row[: len(expected)].tolist()) == expected == fast.best_melds(cards)
        assert not row[len(expected) :].any()


def test_what_is_no_hand():
    many, nothing = (1 << 12) - 1, 1 << 60
    for call in (fast.deadwood, fast.best_melds, fast.best_discard):
        with pytest.raises(CardsError, match="12"):
            call(many)
        with pytest.raises(CardsError):
            call(nothing)
        with pytest.raises(CardsError):
            call(np.array([7, many]))
        with pytest.raises(TypeError):
            call(np.array([7.5]))
    for none in (0, np.array([7, 0])):
        with pytest.raises(CardsError):
            fast.best_discard(none)
    with pytest.raises(CardsError):
        fast.best_discard(card_set("As"), card_set("Ks"))


def test_tables_are_what_the_definition_gives():
    made = generate.tables()
    assert made.keys() == tables.TABLES.keys()
    for name, table in made.items():
        assert table.dtype == tables.TABLES[name].dtype, name
        assert np.array_equal(table, tables.TABLES[name]), name


def test_actions_and_rules_there_and_back(rng):
    """States are compared in the lockstep; here the hidden stock, which kernels cannot play on but keep."""
    from tests.players.tables import random_rules

    for _ in range(200):
        rules = random_rules(rng)
        assert fast.decode_rules(fast.encode_rules(rules)) == rules
    deal = Deal.from_seed(3).hidden()
    state = HandState.start(deal)
    assert fast.decode(fast.encode([state])) == [state]
    with pytest.raises(DealError):
        fast.encode_action(Draw(7))
