"""The panel: fixed opponents against whom others are measured. They never change, so that figures stay comparable.

The kernels choose alike (:mod:`ginrummy.fast.policies.panel`). They are for the arena; who looks for company at a table
finds better among the levels.
"""

import random
from dataclasses import dataclass

from ginrummy.cards import bit
from ginrummy.match import View
from ginrummy.players.base import Budget
from ginrummy.players.choices import draw_of, knocks_with_top
from ginrummy.players.greedy import Greedy
from ginrummy.players.memory import Memory, remember
from ginrummy.players.outlook import outs
from ginrummy.players.sound import Sound, gin_with_top
from ginrummy.rules import PASS, TAKE, Action, HandView, Phase

ANY = 1000
"""More deadwood than any hand has: then the rules alone say whether to knock."""


class Baseline:
    """The baseline of the EAAI gin rummy contest (its ``SimpleGinRummyPlayer``), with its dice replaced by an order.

    - Upcard and draw: takes the card only if it makes a meld with two or more of the cards held; else passes or draws.
    - Everything else as :class:`~ginrummy.players.greedy.Greedy`, down to the last tie: throws the card that leaves the
      least deadwood, the dearest among equals and never the one just taken; declares big gin where that scores no less
      than gin; knocks as soon as it may, and at the wall takes the last discard whenever that is offered; lays the
      default spread and the best defence.
    """

    name = "baseline"

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The choice that the class describes."""
        hand = view.hand
        assert hand is not None  # there is something to choose
        match hand.phase:
            case Phase.UPCARD:
                return TAKE if _makes_meld(hand) else PASS
            case Phase.DRAW:
                return TAKE if _makes_meld(hand) else draw_of(hand)
            case _:
                return _GREEDY.choose(view, rng, budget)


_GREEDY = Greedy()


def _makes_meld(hand: HandView) -> bool:
    """Whether the top of the discard pile makes a meld with two or more of the cards held."""
    return bool(outs(hand.held) & bit(hand.pile[-1]))


@dataclass(frozen=True, slots=True)
class InWindow(Sound):
    """A careful hand that knocks in a window of turns and deadwood, and looks at nothing else for it.

    It takes, discards, declares big gin, lays down and defends as :class:`~ginrummy.players.sound.Sound` does, and like
    it always knocks with gin. With deadwood it knocks, whenever the rules let it, if that is at most *early* points in
    its first turns and at most *late* afterwards: never mind the score or the other hand. A turn counts from its draw.
    At the wall it takes the last discard if it would knock with what the best discard then leaves, by the turns that it
    has begun before.

    Attributes:
        first_turns: how many turns of its own are the first ones.
        early: up to how many points of deadwood it knocks in these,
        late: and up to how many later.
    """

    first_turns: int = 0
    early: int = ANY
    late: int = ANY

    def _knocks(self, view: View, hand: HandView, memory: Memory, mine: int) -> bool:
        """Whether to knock with *mine* points of deadwood, more than none."""
        return mine <= self._most(memory)

    def _wants_last(self, hand: HandView) -> bool:
        """Whether to knock with the last discard rather than let the hand be void."""
        return gin_with_top(hand) or min(knocks_with_top(hand).values()) <= self._most(remember(hand))

    def _most(self, memory: Memory) -> int:
        return self.early if memory.turns <= self.first_turns else self.late


def at_once() -> InWindow:
    """Knocks whenever it may."""
    return InWindow(name="at-once")


def ten_then_three() -> InWindow:
    """Knocks with ten points or less in its first five turns, then with three or less."""
    return InWindow(name="ten-then-three", first_turns=5, early=10, late=3)


def three_then_gin() -> InWindow:
    """Knocks whenever it may in its first three turns, then plays for gin only."""
    return InWindow(name="three-then-gin", first_turns=3, early=ANY, late=0)
