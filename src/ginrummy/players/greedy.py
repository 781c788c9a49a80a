"""The player called ``greedy``: least deadwood, knocks at once. A plain yardstick, the same in every game."""

import random

from ginrummy.cards import CardSet, bit
from ginrummy.match import View
from ginrummy.melds import deadwood_after_discard, least_deadwood
from ginrummy.players.base import Budget
from ginrummy.players.choices import (
    dearness,
    discards_of,
    draw_of,
    knocks_of,
    knocks_with_top,
    pays_big_gin,
)
from ginrummy.players.laying import next_to_lay
from ginrummy.rules import BIG_GIN, DISCARDS, GIN, KNOCKS, PASS, TAKE, Action, HandView, Phase


class Greedy:
    """Wants the least deadwood now and looks no further; neither chance nor the score nor the opponent move it.

    - Upcard and draw: takes the card if it can knock with it in this turn, or if the card fits in a meld for nothing:
      the hand with the card, before the discard, has no more least deadwood than without. Otherwise it passes or draws.
    - Discard: declares big gin where it may and where that scores no less than gin. Otherwise, if it may knock, it
      knocks, with the discard that leaves the least deadwood; if not, it throws the card that leaves the least
      deadwood. Among equals goes the card of most points, then of highest rank, then of the later suit (c d h s).
    - At the wall: takes the last discard whenever it is offered, since a knock follows.
    - Spread and defence: the default spread, the best defence.
    """

    name = "greedy"

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The choice that the class describes."""
        hand = view.hand
        assert hand is not None  # there is something to choose
        match hand.phase:
            case Phase.UPCARD:
                return TAKE if _wants_top(hand) else PASS
            case Phase.DRAW:
                return TAKE if _wants_top(hand) else draw_of(hand)
            case Phase.FIRST_DRAW:
                return draw_of(hand)
            case Phase.LAST_TAKE:
                return TAKE if TAKE in hand.choices else PASS
            case Phase.DISCARD | Phase.LAST_KNOCK:
                return _throw(hand)
            case _:
                return next_to_lay(hand)


def _wants_top(hand: HandView) -> bool:
    """Whether the top of the discard pile fits in a meld or brings a knock."""
    with_top = hand.held | bit(hand.pile[-1])
    return least_deadwood(with_top) <= least_deadwood(hand.held) or bool(knocks_with_top(hand))


def _throw(hand: HandView) -> Action:
    """The turn's last action: big gin, a knock, or a discard."""
    knocks = knocks_of(hand)
    left = deadwood_after_discard(hand.held, knocks or discards_of(hand))
    if pays_big_gin(hand, _of_deadwood(GIN, left) & knocks):
        return BIG_GIN
    card = max(left, key=lambda c: (-left[c], *dearness(c)))
    return KNOCKS[card] if knocks else DISCARDS[card]


def _of_deadwood(deadwood: int, left: dict[int, int]) -> CardSet:
    """The discards that leave exactly so much."""
    return sum(bit(c) for c, points in left.items() if points == deadwood)
