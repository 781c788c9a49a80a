"""Showing a knock: of the ways to arrange it, the one that does best against what the other seat may hold.

The least deadwood is not always the best show. A meld that the other seat can lay cards off on may cost more than a
point or two of deadwood, and which one that is depends on what it holds.
"""

from collections.abc import Iterable

import numpy as np

from ginrummy.melds import Arrangement, Spread, arrangements, best_defence
from ginrummy.rules import GIN, HandView, default_spread, settle

HANDS = 100
"""So many hands of the other seat are looked at, or fewer: each takes a defence against each arrangement."""


def ways_to_show(hand: HandView) -> tuple[Spread, ...]:
    """The spreads that the knocker may still choose from, the default first.

    Args:
        hand: a view whose viewer is asked to spread; what is laid already is a part of all of them.
    """
    default = default_spread(hand.held, hand.possible)
    if default.deadwood == GIN and set(hand.melds) <= set(default.melds):
        return (default,)  # nothing can be laid off on gin, however it is shown
    ways = (_spread(one) for one in arrangements(hand.held, hand.limit) if set(hand.melds) <= set(one.melds))
    return tuple(sorted(ways, key=lambda way: (way != default, way.deadwood, way.melds)))


def best_shown(hand: HandView, ways: Iterable[Spread], hands: np.ndarray, worth: np.ndarray) -> Spread:
    """The best of *ways*; of equals the first.

    Args:
        hand: as for :func:`ways_to_show`.
        ways: what to choose from.
        hands: ``int64[n]``, hands that the other seat may hold, each as likely.
        worth: ``float64[2 * m + 1]``, what it is worth to score from −m to m points in this hand.
    """
    return max(ways, key=lambda way: sum(worth[worth.size // 2 + _points(hand, way, int(held))] for held in hands))


def _points(hand: HandView, way: Spread, held: int) -> int:
    """What the knocker scores with *way* against *held*, defended as well as can be; below zero, what it loses."""
    assert hand.viewer is not None
    defence = best_defence(held, () if way.deadwood == GIN else way.melds)
    spreads = (defence, way) if hand.viewer else (way, defence)
    result = settle(hand.rules, hand.upcard, hand.viewer, spreads, big_gin=hand.big_gin)
    return result.points if result.winner is hand.viewer else -result.points


def _spread(one: Arrangement) -> Spread:
    return Spread(one.melds, (), one.unmatched, one.deadwood)
