"""Belief: what the other seat may hold, from everything a viewer saw of it.

Hands are drawn as :mod:`ginrummy.fast.belief` tells: in proportion to how likely they make all takes, refusals,
discards and knocks not made. A uniform guess over the unseen cards is far too pessimistic for the viewer: others throw
what does not fit, so what they keep does.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ginrummy import fast
from ginrummy.cards import PACK_SIZE
from ginrummy.errors import PlayerError
from ginrummy.fast import layout as at
from ginrummy.fast.belief import draw_pasts
from ginrummy.fast.seen import blind_desk, dealt_size, story_of
from ginrummy.match import View
from ginrummy.players.acquaintance import acquaintance
from ginrummy.players.kinds import KNOCKERS, THROWERS, knocker_rows, thrower_weights
from ginrummy.rules import HandView

PARTICLES = 200
"""So many hands are drawn if nothing else is said."""
OF_A_CHAIN, FEWEST_CHAINS = 25, 4
"""So many hands come from one chain of pasts, where there are more than a few: a chain finds out slowly what is quite
unlike the past that it began with, above all where the other is known well."""
BURN_IN, STEPS = 200, 10
"""So many steps are taken before the first hand of a chain, and so many before each."""


@dataclass(frozen=True)
class Belief:
    """What the other seat may hold, as *n* hands that are each as likely.

    Attributes:
        hands: ``int64[n]``, all the cards of the other seat, known ones included, as sets.
        stocks: ``int64[n, 52]``, the stock that goes with each, the next card first; only as many count as are left.
        kinds: ``int64[n, 2]``, the kinds of thrower and knocker that go with each, as places in ``THROWERS`` and
            ``KNOCKERS`` of :mod:`ginrummy.players.kinds`.
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
    def thrower_shares(self) -> np.ndarray:
        """How likely each kind of thrower is: ``float64[throwers]``."""
        return np.bincount(self.kinds[:, 0], minlength=len(THROWERS)) / self.hands.size

    @property
    def knocker_shares(self) -> np.ndarray:
        """How likely each kind of knocker is: ``float64[knockers]``."""
        return np.bincount(self.kinds[:, 1], minlength=len(KNOCKERS)) / self.hands.size


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
    return imagine(hand, acquaintance(view), particles, seed)


def imagine(hand: HandView, priors: np.ndarray, particles: int, seed: int) -> Belief:
    """As :func:`belief`, with *priors* for the kinds of players."""
    assert hand.viewer is not None
    other = hand.viewer.other
    desk = blind_desk(hand)
    desk[at.STREAM_KEY] = np.array(seed % (1 << 64), np.uint64).astype(np.int64)
    found = Belief(
        np.empty(particles, np.int64), np.zeros((particles, PACK_SIZE), np.int64), np.empty((particles, 2), np.int64)
    )
    told = (story_of(hand, other), dealt_size(hand, other), hand.unseen)
    kinds = (thrower_weights(), knocker_rows(), priors)
    chains = max(particles // OF_A_CHAIN, min(particles, FEWEST_CHAINS))
    if not draw_pasts(desk, *told, *kinds, chains, BURN_IN, STEPS, found.hands, found.stocks, found.kinds):
        raise PlayerError("belief-no-hand")
    return found
