"""Between the package's cards and those of the brute force: by their text form, the one thing both know."""

from collections.abc import Iterable

from ginrummy.cards import PACK, CardSet, card_set, each, name
from ginrummy.melds import Arrangement
from tests import brute

TO_BRUTE: dict[int, brute.Card] = {c: next(iter(brute.read(name(c)))) for c in each(PACK)}
TO_BIT: dict[brute.Card, CardSet] = {card: card_set(brute.write([card])) for card in brute.PACK}


def to_brute(cards: CardSet) -> frozenset[brute.Card]:
    return frozenset(TO_BRUTE[c] for c in each(cards))


def from_brute(cards: Iterable[brute.Card]) -> CardSet:
    together = 0
    for card in cards:
        together |= TO_BIT[card]
    return together


def arrangement_from_brute(arrangement: brute.Arrangement) -> Arrangement:
    melds = tuple(sorted(map(from_brute, arrangement.melds)))
    return Arrangement(melds, from_brute(arrangement.unmatched), arrangement.deadwood)
