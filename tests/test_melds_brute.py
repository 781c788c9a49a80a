"""The quick melds against the brute force of tests/brute.py (rules, clauses 2, 7 and 8)."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from ginrummy.cards import NO_CARDS, PACK, CardSet, bit, each, names
from ginrummy.melds import (
    arrangements,
    best_arrangements,
    best_defence,
    deadwood_after_discard,
    exposure,
    extensions,
    is_meld,
    is_run,
    is_set,
    knocking_discards,
    least_deadwood,
    melds_in,
    points,
    union,
)
from tests import brute
from tests.bridge import TO_BRUTE, arrangement_from_brute, from_brute, to_brute
from tests.pace import untraced

CHUNKS = 10
HANDS_IN_A_CHUNK = 5_000
"""Of each kind and size: over all chunks, 50,000."""
POSITIONS_IN_A_CHUNK = 500


# --- hands -----------------------------------------------------------------------------------------------------------


def any_hand(rng: random.Random, size: int) -> frozenset[brute.Card]:
    return frozenset(rng.sample(brute.PACK, size))


def narrow_hand(rng: random.Random, size: int) -> frozenset[brute.Card]:
    """Cards of a few neighbouring ranks and suits: sets and runs that fight for the same cards."""
    suits = rng.sample(brute.SUITS, rng.randint(2, 4))
    ranks = rng.randint(-(-size // len(suits)), 7)
    low = rng.randint(1, 14 - ranks)
    return frozenset(rng.sample([(r, s) for r, s in brute.PACK if s in suits and low <= r < low + ranks], size))


def assembled_hand(rng: random.Random, size: int) -> frozenset[brute.Card]:
    """Some melds, whole or with a card missing, and other cards."""
    hand: set[brute.Card] = set()
    while len(hand) < size:
        meld = rng.choice(brute.EVERY_MELD)
        if len(hand | meld) > size:
            hand.add(rng.choice(brute.PACK))
        else:
            hand |= set(rng.sample(sorted(meld), len(meld) - 1)) if rng.random() < 0.2 else meld
    return frozenset(hand)


def meld_heavy_hand(rng: random.Random, size: int) -> frozenset[brute.Card]:
    return rng.choice((narrow_hand, assembled_hand))(rng, size)


HandMaker = Callable[[random.Random, int], frozenset[brute.Card]]
KINDS: list[HandMaker] = [any_hand, meld_heavy_hand]
over_many_hands = pytest.mark.parametrize(
    ("kind", "chunk"), [pytest.param(kind, n, id=f"{kind.__name__}-{n}") for kind in KINDS for n in range(CHUNKS)]
)


@over_many_hands
@untraced()
def test_ten_cards(rng, kind, chunk):
    for _ in range(HANDS_IN_A_CHUNK):
        hand = kind(rng, 10)
        cards = from_brute(hand)
        ways = brute.arrangements(hand)
        least = min(way.deadwood for way in ways)
        assert least_deadwood(cards) == least, brute.write(hand)
        best = best_arrangements(cards)
        expected = {arrangement_from_brute(way) for way in ways if way.deadwood == least}
        assert len(best) == len(expected), brute.write(hand)
        assert set(best) == expected, brute.write(hand)


@over_many_hands
@untraced()
def test_eleven_cards(rng, kind, chunk):
    """Discards too: what is left after each of them, and which of them may knock."""
    for _ in range(HANDS_IN_A_CHUNK):
        hand = kind(rng, 11)
        cards = from_brute(hand)
        ways = brute.arrangements(hand)
        assert least_deadwood(cards) == min(way.deadwood for way in ways), brute.write(hand)
        after = {from_brute([card]): deadwood for card, deadwood in brute.deadwood_after_discard(ways).items()}
        assert {bit(c): deadwood for c, deadwood in deadwood_after_discard(cards).items()} == after, brute.write(hand)

        limit, forbidden = rng.randrange(31), rng.choice(list(after))
        knocks = {c: deadwood for c, deadwood in after.items() if deadwood <= limit and c != forbidden}
        found = knocking_discards(cards, cards ^ forbidden, limit)
        assert {bit(c): deadwood for c, deadwood in found.items()} == knocks, (brute.write(hand), limit)


# --- arrangements, melds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [0, 1, 2, 3, 6, 10, 11])
def test_all_arrangements_up_to_some_deadwood(rng, kind, size):
    for _ in range(300):
        hand = kind(rng, size)
        most = rng.randrange(40)
        found = list(arrangements(from_brute(hand), most))
        expected = {arrangement_from_brute(way) for way in brute.arrangements(hand) if way.deadwood <= most}
        assert len(found) == len(expected), "each once"
        assert set(found) == expected, (brute.write(hand), most)


@pytest.mark.parametrize("kind", KINDS)
def test_melds_in_a_hand(rng, kind):
    for size in range(53):
        hand = any_hand(rng, size) if size > 11 else kind(rng, size)
        found = melds_in(from_brute(hand))
        assert list(found) == sorted(map(from_brute, brute.melds_in(hand))), brute.write(hand)


def test_the_whole_pack_has_every_meld():
    assert list(melds_in(PACK)) == sorted(map(from_brute, brute.EVERY_MELD))


def agree_on_melds(cards: CardSet) -> bool:
    hand = to_brute(cards)
    return (
        is_set(cards) == brute.is_set(hand)
        and is_run(cards) == brute.is_run(hand)
        and is_meld(cards) == brute.is_meld(hand)
    )


def test_what_is_a_meld_of_up_to_three_cards():
    few = (union(map(bit, combo)) for size in range(4) for combo in combinations(range(52), size))
    assert [names(cards) for cards in few if not agree_on_melds(cards)] == []


def test_what_is_a_meld_of_more_cards(rng):
    """Melds, melds with a card more or less or another, and anything at all."""

    def candidates() -> Iterator[frozenset[brute.Card]]:
        for meld in brute.EVERY_MELD:
            yield meld
            yield meld | {rng.choice(brute.PACK)}
            yield meld - {rng.choice(sorted(meld))}
            yield meld - {rng.choice(sorted(meld))} | {rng.choice(brute.PACK)}
        for _ in range(5_000):
            yield frozenset(rng.sample(brute.PACK, rng.randint(4, 14)))

    assert [brute.write(cards) for cards in candidates() if not agree_on_melds(from_brute(cards))] == []


def test_points(rng):
    for _ in range(2_000):
        hand = any_hand(rng, rng.randint(0, 52))
        assert points(from_brute(hand)) == brute.points(hand), brute.write(hand)


# --- lay-offs --------------------------------------------------------------------------------------------------------


def test_extensions_of_every_meld():
    for meld in brute.EVERY_MELD:
        fits = [card for card in brute.PACK if card not in meld and brute.is_meld(meld | {card})]
        assert extensions(from_brute(meld)) == from_brute(fits), brute.write(meld)


def test_exposure_counts_every_card_that_could_be_laid_off(rng):
    for _ in range(1_000):
        hand = meld_heavy_hand(rng, 10)
        spread = rng.choice(brute.arrangements(hand)).melds
        possible = frozenset(rng.sample(brute.PACK, rng.randint(0, 52))) - hand
        # One meld at a time: a card counts when it fits anywhere, though it can lie in one place only.
        layable = frozenset[brute.Card]().union(*(c for meld in spread for c in brute.layable([meld], possible)))
        found = exposure(map(from_brute, spread), from_brute(possible))
        assert found == len(layable), (brute.write(hand), brute.write(possible))


def a_showdown(rng: random.Random) -> tuple[frozenset[brute.Card], list[brute.Meld]]:
    """The defender's ten cards and the knocker's melds, mostly close to one another."""
    while True:
        knocker = meld_heavy_hand(rng, 10)
        spread = sorted(rng.choice(brute.arrangements(knocker)).melds, key=sorted)
        if spread:
            break
    others = [card for card in brute.PACK if card not in knocker]
    near = {card[0] for meld in spread for card in meld}
    close = [card for card in others if any(abs(card[0] - rank) <= 2 for rank in near)]
    pool = close if len(close) >= 10 and rng.random() < 0.8 else others
    return frozenset(rng.sample(pool, 10)), spread


@pytest.mark.parametrize("chunk", range(CHUNKS))
@untraced()
def test_best_defence_is_the_best_of_all(rng, chunk):
    """Against every arrangement and every order of lay-offs; among equals, the fewest cards laid off (8.4)."""
    for _ in range(POSITIONS_IN_A_CHUNK):
        held, spread = a_showdown(rng)
        where = f"{brute.write(held)} against {' / '.join(map(brute.write, spread))}"
        least, fewest = brute.best_defence(held, spread)
        found = best_defence(from_brute(held), [from_brute(meld) for meld in spread])
        assert (found.deadwood, len(found.laid_off)) == (least, fewest), where
        check_that_it_can_be_laid_down(found, held, spread)


@pytest.mark.parametrize(
    ("defender", "knocker", "least", "melds_first"),
    [
        ("9c Tc Kd Th Kh 9s Ts Js Qs Ks", "Jc Jd Jh / Qc Qd Qh", 18, 29),
        ("2c 4c 5c 6c 7d 4h 6h As 6s 7s", "3s 4s 5s / 4d 5d 6d", 13, 23),
        ("9c Tc Jc Jd Jh Qh 5s 7s Ts Qs", "6c 6d 6h / 8h 9h Th", 42, 61),
        ("6c 6d 7d 3h 4h 6h 3s 4s 6s 7s", "Ad 2d 3d 4d 5d / 2c 3c 4c", 21, 28),
        ("8c 9c Td Kd 9h Th Jh Kh 8s Ts", "Tc Jc Qc / Js Qs Ks", 38, 47),
    ],
)
def test_best_defence_breaks_a_meld_of_its_own(defender, knocker, least, melds_first):
    """About one position in sixty of those above is like these."""
    held, spread = brute.read(defender), [brute.read(meld) for meld in knocker.split(" / ")]
    assert brute.melds_first_defence(held, spread) == melds_first
    assert brute.best_defence(held, spread)[0] == least
    assert best_defence(from_brute(held), [from_brute(meld) for meld in spread]).deadwood == least


def check_that_it_can_be_laid_down(found, held, spread):
    """Each lay-off fits when it comes, the melds are melds, and every card is used once."""
    table = {from_brute(meld): meld for meld in spread}
    for one in found.laid_off:
        table[one.meld] |= {TO_BRUTE[one.card]}
        assert brute.is_meld(table[one.meld])
    assert all(brute.is_meld(to_brute(meld)) for meld in found.melds)
    assert list(found.melds) == sorted(found.melds)
    parts = [*map(to_brute, found.melds), *({TO_BRUTE[one.card]} for one in found.laid_off), to_brute(found.unmatched)]
    assert sorted(card for part in parts for card in part) == sorted(held)
    assert found.deadwood == brute.points(to_brute(found.unmatched))


@pytest.mark.parametrize("kind", KINDS)
def test_best_defence_without_lay_offs(rng, kind):
    """Against gin: the first of the best arrangements."""
    for _ in range(1_000):
        cards = from_brute(kind(rng, 10))
        found = best_defence(cards, [])
        best = best_arrangements(cards)[0]
        assert (found.melds, found.laid_off, found.unmatched, found.deadwood) == (
            best.melds,
            (),
            best.unmatched,
            best.deadwood,
        )


def test_no_cards_have_no_deadwood():
    assert least_deadwood(NO_CARDS) == 0
    assert melds_in(NO_CARDS) == ()
    assert len(best_arrangements(NO_CARDS)) == 1
    assert each(best_arrangements(NO_CARDS)[0].unmatched) == ()
