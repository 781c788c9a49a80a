"""A brute force that shares nothing with the package but the text form of cards.

Cards are pairs (rank 1 to 13, suit letter), melds are frozen sets of them, and every answer is found by trying all
there is to try. Slow and plain on purpose: the quick code is measured against this.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import NamedTuple, TypeAlias

Card: TypeAlias = tuple[int, str]
Meld: TypeAlias = frozenset[Card]
Melds: TypeAlias = frozenset[Meld]

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACK: tuple[Card, ...] = tuple((rank, suit) for suit in SUITS for rank in range(1, 14))
_CARDS = {RANKS[rank - 1] + suit: (rank, suit) for rank, suit in PACK}


def read(text: str) -> frozenset[Card]:
    """Cards from text such as ``Ac Td``."""
    return frozenset(_CARDS[word] for word in text.split())


def write(cards: Iterable[Card]) -> str:
    """Cards as text, by suit and rank."""
    return " ".join(RANKS[rank - 1] + suit for rank, suit in sorted(cards, key=PACK.index))


def points(cards: Iterable[Card]) -> int:
    return sum(min(rank, 10) for rank, _ in cards)


def is_set(cards: Iterable[Card]) -> bool:
    """Three or four cards of one rank."""
    cards = list(cards)
    return len(cards) in (3, 4) and len({rank for rank, _ in cards}) == 1


def is_run(cards: Iterable[Card]) -> bool:
    """Three or more consecutive cards of one suit, the ace low."""
    cards = list(cards)
    ranks = sorted(rank for rank, _ in cards)
    consecutive = all(high - low == 1 for low, high in pairwise(ranks))
    return len(cards) >= 3 and len({suit for _, suit in cards}) == 1 and consecutive


def is_meld(cards: Iterable[Card]) -> bool:
    cards = list(cards)
    return is_set(cards) or is_run(cards)


def _every_meld() -> Iterator[Meld]:
    for rank in range(1, 14):
        of_a_rank = [card for card in PACK if card[0] == rank]
        for size in (3, 4):
            yield from map(frozenset, combinations(of_a_rank, size))
    for suit in SUITS:
        for low, high in combinations(range(1, 14), 2):
            if high - low >= 2:
                yield frozenset(card for card in PACK if card[1] == suit and low <= card[0] <= high)


EVERY_MELD: tuple[Meld, ...] = tuple(_every_meld())
"""Each meld that a pack of 52 can make."""
_MELDS_FROM: dict[Card, list[Meld]] = {card: [m for m in EVERY_MELD if min(m) == card] for card in PACK}


def melds_in(hand: frozenset[Card]) -> list[Meld]:
    """Every meld that the cards of *hand* can make."""
    return [meld for card in hand for meld in _MELDS_FROM[card] if meld <= hand]


class Arrangement(NamedTuple):
    melds: Melds
    unmatched: frozenset[Card]
    deadwood: int


def arrangements(hand: frozenset[Card]) -> list[Arrangement]:
    """Every way to choose disjoint melds in *hand*, none included."""
    found: list[Arrangement] = []

    def choose(melds: list[Meld], chosen: tuple[Meld, ...], rest: frozenset[Card], deadwood: int) -> None:
        found.append(Arrangement(frozenset(chosen), rest, deadwood))
        for at, meld in enumerate(melds):
            later = [other for other in melds[at + 1 :] if not other & meld]
            choose(later, (*chosen, meld), rest - meld, deadwood - points(meld))

    choose(melds_in(hand), (), hand, points(hand))
    return found


def least_deadwood(hand: frozenset[Card]) -> int:
    return min(a.deadwood for a in arrangements(hand))


def deadwood_after_discard(ways: Iterable[Arrangement]) -> dict[Card, int]:
    """The least deadwood after each discard, from every arrangement of the hand before it.

    The arrangements of the smaller hand are those that leave the discard unmatched.
    """
    least: dict[Card, int] = {}
    for _, unmatched, deadwood in ways:
        for card in unmatched:
            after = deadwood - points([card])
            least[card] = min(least.get(card, after), after)
    return least


def layable(spread: Iterable[Meld], held: frozenset[Card]) -> set[frozenset[Card]]:
    """Every group of cards that can leave *held* by laying off on *spread*, one card after another in any order."""
    start = (tuple(spread), held)
    seen = {start}
    to_try = [start]
    while to_try:
        table, rest = to_try.pop()
        for at, meld in enumerate(table):
            for card in rest:
                if is_meld(meld | {card}):
                    after = ((*table[:at], meld | {card}, *table[at + 1 :]), rest - {card})
                    if after not in seen:
                        seen.add(after)
                        to_try.append(after)
    return {held - rest for _, rest in seen}


def best_defence(held: frozenset[Card], spread: Iterable[Meld]) -> tuple[int, int]:
    """The least deadwood of any defence, and the fewest cards that must be laid off for it."""
    return min((least_deadwood(held - laid), len(laid)) for laid in layable(spread, held))


def melds_first_defence(held: frozenset[Card], spread: Iterable[Meld]) -> int:
    """The least deadwood of a defender who keeps to a best arrangement of the whole hand, and only then lays off."""
    ways = arrangements(held)
    least = min(a.deadwood for a in ways)
    spread = list(spread)
    return min(a.deadwood - points(laid) for a in ways if a.deadwood == least for laid in layable(spread, a.unmatched))
