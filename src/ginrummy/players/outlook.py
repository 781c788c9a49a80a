"""What a hand may become: its least deadwood, and the melds that may still come of it."""

from functools import lru_cache

from ginrummy.cards import LANE, RANKS, SUIT_SIZE, SUITS, CardSet, each, points_of
from ginrummy.melds import SETS, least_deadwood, union

_REMEMBERED = 1 << 16
"""How many hands keep their numbers at hand: the same ones come up again within a turn, and from turn to turn."""

_ACES: CardSet = SETS[0][0]
_KINGS: CardSet = SETS[len(RANKS) - 1][0]

deadwood = lru_cache(_REMEMBERED)(least_deadwood)
"""The same as :func:`~ginrummy.melds.least_deadwood`, quicker the second time."""


@lru_cache(_REMEMBERED)
def best_after_discard(cards: CardSet) -> int:
    """The least deadwood of *cards* after the best discard of any of them (clause 2.4)."""
    least = deadwood(cards)
    best = least
    for number, card in enumerate(sorted(each(cards), key=points_of, reverse=True)):
        # A discard saves its own points at most: once the rest are too cheap to matter, it is settled.
        if number and least - points_of(card) >= best:
            break
        left = deadwood(cards ^ 1 << card)
        best = min(best, left) if number else left
    return best


def outs(held: CardSet) -> CardSet:
    """The cards that make a meld with two or more of *held*, whether or not that helps."""
    up, down = (held & ~_KINGS) << 1, (held & ~_ACES) >> 1
    up_twice, down_twice = (up & ~_KINGS) << 1, (down & ~_ACES) >> 1
    in_runs = up & up_twice | down & down_twice | up & down
    c, d, h, s = (held >> SUIT_SIZE * suit & LANE for suit in range(len(SUITS)))
    paired = c & d | c & h | c & s | d & h | d & s | h & s
    in_sets = union(paired << SUIT_SIZE * suit for suit in range(len(SUITS)))
    return (in_runs | in_sets) & ~held


def hope(held: CardSet, alive: CardSet) -> int:
    """How promising a hand is: what each card that would make a meld saves with the best discard, in points, summed.

    Args:
        held: a hand after its discard.
        alive: the cards that may still come.
    """
    now = deadwood(held)
    return sum(max(0, now - best_after_discard(held | 1 << card)) for card in each(outs(held) & alive))
