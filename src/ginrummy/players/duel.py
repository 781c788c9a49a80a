"""Duels: styles and kernel players against each other on mirrored deals, to tune, to teach and to choose styles by.

They are strangers to each other, unless one is said to know the other.
"""

from typing import TypeAlias

import numpy as np

from ginrummy.fast import layout as at
from ginrummy.fast.codec import new_desk
from ginrummy.fast.play import hands_kernel
from ginrummy.fast.showdown import POINTS, RESULT_SIZE, WINNER
from ginrummy.players.kinds import opinion, strangers
from ginrummy.rules import RuleSet

Duellist: TypeAlias = tuple[int, np.ndarray | None]
"""A kernel policy and, where it plays in one, a style: ``int64[STYLE_SIZE]``."""


def mirrored(one: Duellist, other: Duellist, rules: RuleSet, count: int, seed: int) -> np.ndarray:
    """Points a hand of *one* against *other*, each deal from both sides: ``float64[count]``.

    Args:
        one: whose points they are.
        other: the opponent.
        rules: the rules; hands are played at nothing to nothing.
        count: how many deals.
        seed: where chance comes from, an ``int64``.
    """
    won, lost = won_and_lost(one, other, rules, count, seed)
    return np.asarray(won - lost)


def won_and_lost(
    one: Duellist, other: Duellist, rules: RuleSet, count: int, seed: int, *, knowing: np.ndarray | None = None
) -> np.ndarray:
    """The points a hand that *one* wins, and those that *other* wins: ``float64[2, count]``.

    Args:
        one: whose points stand first.
        other: the opponent.
        rules: the rules; hands are played at nothing to nothing.
        count: how many deals.
        seed: where chance comes from, an ``int64``.
        knowing: what *one* thinks of *other*, if they are not strangers: ``int64[OPINION_SIZE]``.
    """
    points = np.zeros((2, count))
    stranger = opinion(strangers())
    thought = (stranger if knowing is None else knowing, stranger)
    for seat, seated in enumerate(((one, other), (other, one))):
        desk = new_desk(rules)
        desk[at.OPINION : at.OPINION + 2 * at.OPINION_SIZE] = np.concatenate(thought[::-1] if seat else thought)
        for place, (_, style) in enumerate(seated):
            if style is not None:
                first = at.STYLE + place * at.STYLE_SIZE
                desk[first : first + at.STYLE_SIZE] = style
        rows = np.empty((count, RESULT_SIZE), np.int32)
        hands_kernel(desk, seed, 0, seated[0][0], seated[1][0], rows)
        for place, winner in enumerate((seat, 1 - seat)):
            points[place] += np.where(rows[:, WINNER] == winner, rows[:, POINTS], 0)
    return points / 2
