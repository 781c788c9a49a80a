"""Players that err as people do. Their faults are habits, not dice: what they see they answer sensibly.

Three habits cost people the most points (they are what books for beginners warn of): not to remember what the other
took and threw, to knock with whatever is allowed as soon as it is, and to take a card that makes no meld yet.
"""

import random
from dataclasses import dataclass, replace

from ginrummy.cards import NO_CARDS, CardSet, bit, each, set_of
from ginrummy.match import View
from ginrummy.melds import deadwood_after_discard, least_deadwood
from ginrummy.players.base import Budget
from ginrummy.players.choices import dearness, discards_of, draw_of, knocks_of, pays_big_gin
from ginrummy.players.danger import dangers, neighbours
from ginrummy.players.laying import next_to_lay
from ginrummy.players.memory import Memory, remember
from ginrummy.players.outlook import deadwood, hope
from ginrummy.rules import BIG_GIN, DISCARDS, GIN, KNOCKS, PASS, TAKE, Action, HandView, Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Human:
    """A player with the habits of a person who has not played for long.

    - Upcard and draw: takes what fits in a meld for nothing; now and then also a card that lies beside one that it
      holds, when it is no dearer than the card it would throw: it is *chasing* a meld.
    - Discard: throws the card that leaves the least deadwood, but for what it *hopes* for; it does not see that the
      cards it waits for lie on the discard pile if it has forgotten them.
    - Knock: as soon as it may, unless it *overlooks* that it may; gin it never overlooks.
    - Spread and defence: the default spread, the best defence; at a table both are offered to people too.

    Attributes:
        name: the name that people read.
        forgets: how likely it has forgotten a card that was thrown or taken.
        overlooks: how likely it overlooks that it may knock.
        chases: how likely it takes a card that only makes a pair or two in a row.
        hope: what a point is worth to it that one of the cards it waits for would save.
        danger: the points that a discard is thought to cost for each meld it makes or lengthens for the other.
        weighed: how many discards it weighs.
    """

    name: str
    forgets: float
    overlooks: float
    chases: float
    hope: float
    danger: float
    weighed: int

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The choice that the class describes."""
        hand = view.hand
        assert hand is not None  # there is something to choose
        match hand.phase:
            case Phase.UPCARD:
                return TAKE if self._wants_top(hand, rng) else PASS
            case Phase.DRAW:
                return TAKE if self._wants_top(hand, rng) else draw_of(hand)
            case Phase.FIRST_DRAW:
                return draw_of(hand)
            case Phase.LAST_TAKE:
                return TAKE if TAKE in hand.choices else PASS
            case Phase.DISCARD | Phase.LAST_KNOCK:
                return self._throw(hand, rng)
            case _:
                return next_to_lay(hand)

    def _wants_top(self, hand: HandView, rng: random.Random) -> bool:
        """Whether the top discard fits in a meld, or is to be chased with."""
        top = hand.pile[-1]
        before = deadwood(hand.held)
        if least_deadwood(hand.held | bit(top)) <= before:
            return True
        if rng.random() >= self.chases or not neighbours(top) & hand.held:
            return False
        return min(deadwood_after_discard(hand.held | bit(top), hand.held).values()) <= before

    def _throw(self, hand: HandView, rng: random.Random) -> Action:
        """The turn's last action: big gin, a knock, or a discard."""
        knocks = deadwood_after_discard(hand.held, knocks_of(hand))
        gin = set_of(card for card, left in knocks.items() if left == GIN)
        if pays_big_gin(hand, gin):
            return BIG_GIN
        if knocks:
            sees = gin or hand.phase is Phase.LAST_KNOCK or rng.random() >= self.overlooks
            if sees or not discards_of(hand):
                return KNOCKS[max(knocks, key=lambda card: (-knocks[card], dearness(card)))]
        return DISCARDS[self._discard(hand, rng)]

    def _discard(self, hand: HandView, rng: random.Random) -> int:
        """The card to throw and play on."""
        memory = self._what_is_left(remember(hand), rng)
        alive = hand.unseen | self._forgotten(set_of(hand.pile), rng)
        left = {card: deadwood(hand.held ^ bit(card)) for card in each(discards_of(hand))}
        weighed = sorted(left, key=lambda card: (left[card], card))[: self.weighed]
        danger = dangers(hand, memory, set_of(weighed)) if self.danger else dict.fromkeys(weighed, 0.0)

        def worth(card: int) -> float:
            return self.hope * hope(hand.held ^ bit(card), alive) - left[card] - self.danger * danger[card]

        return max(weighed, key=lambda card: (worth(card), dearness(card)))

    def _what_is_left(self, memory: Memory, rng: random.Random) -> Memory:
        """A memory without what is forgotten."""
        kept = (
            memory.thrown & ~self._forgotten(memory.thrown, rng),
            memory.refused & ~self._forgotten(memory.refused, rng),
        )
        return replace(memory, thrown=kept[0], refused=kept[1])

    def _forgotten(self, cards: CardSet, rng: random.Random) -> CardSet:
        """Some of *cards*."""
        gone = NO_CARDS
        for card in each(cards):
            if rng.random() < self.forgets:
                gone |= bit(card)
        return gone


def novice() -> Human:
    """Knows the rules, and little more."""
    return Human(name="novice", forgets=0.9, overlooks=0.35, chases=0.6, hope=0.25, danger=0.0, weighed=6)


def casual() -> Human:
    """Plays now and then."""
    return Human(name="casual", forgets=0.6, overlooks=0.2, chases=0.35, hope=0.2, danger=0.7, weighed=6)
