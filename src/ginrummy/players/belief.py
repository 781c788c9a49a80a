"""Belief: what the other seat may hold, from everything a viewer saw of it.

Hands are drawn as :mod:`ginrummy.fast.belief` tells: in proportion to how likely they make all takes, refusals,
discards and knocks not made. A uniform guess over the unseen cards is far too pessimistic for the viewer: others throw
what does not fit, so what they keep does.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ginrummy import fast
from ginrummy.cards import PACK_SIZE
from ginrummy.errors import PlayerError
from ginrummy.fast import layout as at
from ginrummy.fast.belief import KNOCKS, WAITS, draw_pasts
from ginrummy.fast.seen import blind_desk, dealt_size, story_of
from ginrummy.match import View
from ginrummy.players.styles import AT_ONCE, EARLY, PATIENT, Style, row
from ginrummy.rules import HandView, Seat
from ginrummy.rules.events import Drew, Took

KINDS: tuple[Style, ...] = (AT_ONCE, EARLY, PATIENT)
"""The kinds of knockers that the other seat may be; beforehand each is as likely as the next."""
PARTICLES = 200
"""So many hands are drawn if nothing else is said."""
BURN_IN, STEPS = 300, 6
"""Steps before the first hand and between two."""


@dataclass(frozen=True)
class Belief:
    """What the other seat may hold, as *n* hands that are each as likely.

    Attributes:
        hands: ``int64[n]``, all the cards of the other seat, known ones included, as sets.
        stocks: ``int64[n, 52]``, the stock that goes with each, the next card first; only as many count as are left.
        kinds: ``int64[n]``, the kind of knocker that goes with each, as a place in :data:`KINDS`.
    """

    hands: np.ndarray
    stocks: np.ndarray
    kinds: np.ndarray

    @cached_property
    def held(self) -> np.ndarray:
        """The probability that the other seat holds each card: ``float64[52]``."""
        return np.asarray((self.hands[:, None] >> np.arange(PACK_SIZE) & 1).mean(axis=0))

    @cached_property
    def deadwood(self) -> np.ndarray:
        """The least deadwood of each hand, in points: ``int32[n]``."""
        return fast.deadwood(self.hands)

    @property
    def kind_weights(self) -> np.ndarray:
        """How likely each kind of knocker is: ``float64[kinds]``."""
        return np.bincount(self.kinds, minlength=len(KINDS)) / self.kinds.size


def belief(view: View, particles: int = PARTICLES, seed: int = 0) -> Belief:
    """What the other seat may hold, as far as the viewer can tell.

    Args:
        view: the game as a person knows it who holds cards, or advises one who does.
        particles: how many hands to draw.
        seed: where chance comes from; 64 bits count.

    Raises:
        PlayerError: no hand is under way that the person has cards in.
    """
    hand = view.hand
    if hand is None or hand.viewer is None or hand.over:
        raise PlayerError("belief-no-hand")
    return imagine(hand, kind_weights(view), particles, seed)


def imagine(hand: HandView, weights: np.ndarray, particles: int, seed: int) -> Belief:
    """As :func:`belief`, with the kinds of knockers weighed beforehand."""
    assert hand.viewer is not None
    other = hand.viewer.other
    desk = blind_desk(hand)
    desk[at.STREAM_KEY] = np.array(seed % (1 << 64), np.uint64).astype(np.int64)
    found = Belief(
        np.empty(particles, np.int64), np.zeros((particles, PACK_SIZE), np.int64), np.empty(particles, np.int64)
    )
    styles = np.stack([row(kind) for kind in KINDS])
    told = (story_of(hand, other), dealt_size(hand, other), hand.unseen)
    if not draw_pasts(desk, *told, styles, weights, BURN_IN, STEPS, found.hands, found.stocks, found.kinds):
        raise PlayerError("belief-no-hand")
    return found


def kind_weights(view: View) -> np.ndarray:
    """How likely each kind of knocker is by what the other seat did in earlier hands: ``float64[kinds]``.

    Each knock counts, and each hand shown in the end that could have been knocked with a turn earlier and was not.
    """
    logs = np.zeros(len(KINDS))
    for turn, deadwood, knocked in _evidence(view.earlier):
        for place, kind in enumerate(KINDS):
            chance = KNOCKS if kind.knocks_with(turn, deadwood) else WAITS
            logs[place] += math.log(chance if knocked else 1 - chance)
    weights = np.exp(logs - logs.max())
    return np.asarray(weights / weights.sum())


def _evidence(hands: Sequence[HandView]) -> Iterator[tuple[int, int, bool]]:
    """Own turn, deadwood, and whether it was a knock: once for each earlier hand that tells anything."""
    for hand in hands:
        if hand.viewer is None or hand.knocker is None or hand.big_gin:
            continue
        other = hand.viewer.other
        spread = hand.shown[other]
        turns = _turns(hand, other)
        if spread is None or turns == 0:
            continue
        if hand.knocker is other:
            yield turns, spread.deadwood, True
        else:
            deadwood = fast.deadwood(spread.cards)
            if deadwood <= hand.limit:
                yield turns, deadwood, False


def _turns(hand: HandView, seat: Seat) -> int:
    """How many turns a seat began."""
    return sum(isinstance(event, Drew | Took) and event.seat is seat for event in hand.events)
