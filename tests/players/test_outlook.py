"""What a hand may become, against the plain definition."""

from ginrummy.cards import PACK, PACK_SIZE, bit, card_set, each, set_of
from ginrummy.melds import deadwood_after_discard, least_deadwood, melds_in
from ginrummy.players.outlook import best_after_discard, hope, outs


def hands(rng, size, count):
    return [set_of(rng.sample(range(PACK_SIZE), size)) for _ in range(count)]


def test_best_after_discard(rng):
    for cards in hands(rng, 11, 300):
        assert best_after_discard(cards) == min(deadwood_after_discard(cards).values())


def test_outs_are_the_cards_that_make_a_meld(rng):
    for held in [*hands(rng, 10, 100), *hands(rng, 3, 100), 0]:
        melding = [c for c in each(PACK & ~held) if any(meld >> c & 1 for meld in melds_in(held | bit(c)))]
        assert outs(held) == set_of(melding)


def test_hope_counts_only_cards_that_are_alive():
    held = card_set("5h 6h Kc Ks 2d 8c Td Jd Qs 9s")
    alive = card_set("4h 7h Kd Kh")
    assert hope(held, 0) == 0
    assert hope(held, card_set("3c")) == 0
    assert hope(held, alive) > hope(held, alive & ~card_set("7h")) > 0
    assert least_deadwood(held | card_set("7h")) < least_deadwood(held)
