"""The player called ``sound``: plays by rule of thumb, as a careful person does. It weighs, it does not search."""

import random
from dataclasses import dataclass

from ginrummy.cards import Card, bit, each, set_of
from ginrummy.match import View
from ginrummy.melds import deadwood_after_discard, points
from ginrummy.players.base import Budget
from ginrummy.players.choices import (
    dearness,
    discards_of,
    draw_of,
    knocks_of,
    knocks_with_top,
    pays_big_gin,
)
from ginrummy.players.danger import dangers
from ginrummy.players.laying import next_to_lay
from ginrummy.players.memory import Memory, remember
from ginrummy.players.outlook import deadwood, hope
from ginrummy.rules import (
    BIG_GIN,
    CLASSIC,
    DISCARDS,
    GIN,
    KNOCKS,
    PASS,
    TAKE,
    Action,
    HandView,
    Phase,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """The numbers of a rule-of-thumb player.

    How they were found: mirrored hands (each deal from both seats) of variants against ``greedy`` and against each
    other, 300 to 500 deals a comparison, under ``classic`` and ``contest``; what a comment calls a cost is in points a
    hand, give or take one. The knock: 1,200 deals played on twice from the first chance to knock without gin, once with
    the knock and once without. What others are expected to hold: the mean of 400 hands, turn by turn.

    Attributes:
        hope: what a point is worth that one of the cards still to come would save, against a point of deadwood now.
        danger: the points that a discard is thought to cost for each meld it is expected to make or lengthen.
        slack: only discards that leave at most so much more deadwood than the best one are weighed,
        weighed: and at most so many.
        early_turns: up to this own turn, knock with any hand that is not near gin,
        late_turns: up to this one with a hand that is far from it, and later not at all: gin is worth the wait.
        turns_lost: the own turns by which that window shrinks for each point of undercut bonus beyond the usual.
        near_gin: a hand with at most so much deadwood waits for gin.
        far_from_gin: a hand with at least so much deadwood will hardly make gin.
        first_deadwood: the share of all its points that a hand is expected to have as deadwood before its first turn,
        kept_deadwood: and the share of its deadwood that it is expected to keep from one turn to the next.
    """

    hope: float = 0.125  # none costs 2.9, half of it 0.9, three quarters and a third more 0.5
    danger: float = 3.0  # none costs 0.8, half of it 0.7; twice and three times as much gain nothing measurable
    slack: int = 8  # 4 costs 0.4, 14 gains nothing
    weighed: int = 6
    # Played on twice, with 6 to 10 points a knock gains 1 to 9 up to the eighth turn and nothing after it, with 1 or 2
    # it loses 3 to 11 from the fifth turn on. Where an undercut costs 25, it loses from the fifth turn on whenever the
    # other knocks at once. As a whole: a window that ends at 5 costs 1.2, at 11 it costs 0.4.
    early_turns: int = 4
    late_turns: int = 8
    turns_lost: float = 0.2
    near_gin: int = 2
    far_from_gin: int = 6
    # 49 points before the first turn of a full game, then 42, 35, 30, 26, 22, 19.
    first_deadwood: float = 0.75
    kept_deadwood: float = 0.85


@dataclass(frozen=True, slots=True)
class Sound:
    """A careful player by rule of thumb. All that it knows comes from its view; chance plays no part.

    - Upcard and draw: takes the card for gin, and where it fits in a meld for nothing; else it passes or draws. A knock
      alone is no reason to take: the stock may bring more.
    - Discard: weighs, among the cards that leave little deadwood, what each leaves, the cards still alive that would
      then make a meld, and the melds it may make or lengthen in the other hand, as far as the other's takes, throws
      and refusals tell. Among equals goes the dearest.
    - Knock: always with gin, and big gin where that pays no less. Otherwise early, when the other hand is still full of
      deadwood; a hand near gin waits for it, and so does every hand once the other had time to become dangerous. A
      knock that is expected to win the game is made at any time.
    - At the wall: takes the last discard for gin, or to knock with less than the other is expected to hold.
    - Spread and defence: the default spread, the best defence.

    Attributes:
        style: the numbers it plays by.
        name: the name that people read.
    """

    style: Style = Style()
    name: str = "sound"

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
                return TAKE if TAKE in hand.choices and self._wants_last(hand) else PASS
            case Phase.DISCARD | Phase.LAST_KNOCK:
                return self._throw(view, hand)
            case _:
                return next_to_lay(hand)

    def _wants_last(self, hand: HandView) -> bool:
        """Whether to knock with the last discard rather than let the hand be void."""
        knocks = knocks_with_top(hand)
        return gin_with_top(hand) or min(knocks.values()) < self._expected(hand, remember(hand))

    def _throw(self, view: View, hand: HandView) -> Action:
        """The turn's last action: big gin, a knock, or a discard."""
        left = deadwood_after_discard(hand.held, knocks_of(hand))
        gin = set_of(card for card, deadwood_left in left.items() if deadwood_left == GIN)
        if pays_big_gin(hand, gin):
            return BIG_GIN
        memory = remember(hand)
        if left:
            card = max(left, key=lambda c: (-left[c], dearness(c)))
            if gin or hand.phase is Phase.LAST_KNOCK or self._knocks(view, hand, memory, left[card]):
                return KNOCKS[card]
        return DISCARDS[self._discard(hand, memory)]

    def _knocks(self, view: View, hand: HandView, memory: Memory, mine: int) -> bool:
        """Whether to knock with *mine* points of deadwood, more than none."""
        style = self.style
        assert hand.viewer is not None
        needed = view.score.needed(view.score.roles.person_in(hand.viewer))
        if (self._expected(hand, memory) - mine) * hand.multiplier >= needed:
            return True
        if mine <= style.near_gin:
            return False
        if memory.turns <= style.early_turns:
            return True
        shorter = style.turns_lost * (hand.rules.undercut_bonus - CLASSIC.undercut_bonus)
        return mine >= style.far_from_gin and memory.turns <= style.late_turns - shorter

    def _expected(self, hand: HandView, memory: Memory) -> float:
        """The deadwood that the other hand is expected to have by now, in points."""
        pack = hand.rules.pack
        dealt = hand.rules.hand_size * points(pack) / pack.bit_count()
        return dealt * self.style.first_deadwood * self.style.kept_deadwood ** max(memory.turns - 1, 0)

    def _discard(self, hand: HandView, memory: Memory) -> Card:
        """The card to throw and play on."""
        left = {card: deadwood(hand.held ^ bit(card)) for card in each(discards_of(hand))}
        least = min(left.values())
        good = sorted((c for c in left if left[c] <= least + self.style.slack), key=lambda c: (left[c], c))
        weighed = good[: self.style.weighed]
        danger = dangers(hand, memory, set_of(weighed))
        alive = hand.unseen

        def worth(card: Card) -> float:
            hoped = self.style.hope * hope(hand.held ^ bit(card), alive)
            return hoped - left[card] - self.style.danger * danger[card]

        return max(weighed, key=lambda c: (worth(c), dearness(c)))


def _wants_top(hand: HandView) -> bool:
    """Whether the top of the discard pile makes gin or fits in a meld for nothing."""
    return gin_with_top(hand) or deadwood(hand.held | bit(hand.pile[-1])) <= deadwood(hand.held)


def gin_with_top(hand: HandView) -> bool:
    """Whether taking the top of the discard pile lets the hand end with gin or big gin."""
    if hand.rules.big_gin and deadwood(hand.held | bit(hand.pile[-1])) == GIN:
        return True
    return GIN in knocks_with_top(hand).values()
