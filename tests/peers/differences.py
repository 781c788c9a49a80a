"""Where the peer plays by other rules than ours: each difference by name, and the narrow test that recognises it.

docs/peer-differences.md has a smallest hand for each. Whatever none of these tests recognises is a bug, in one of the
two.
"""

from dataclasses import dataclass
from enum import StrEnum

from ginrummy.cards import PACK_SIZE, POINTS, Card, CardSet, each, points_of, set_of
from ginrummy.melds import (
    Meld,
    best_arrangements,
    extensions,
    is_run,
    is_set,
    least_deadwood,
    points,
)
from ginrummy.rules import HandState
from tests.peers.openspiel import LONGEST_RUN

BY_POINTS: dict[int, CardSet] = {
    worth: set_of(c for c in range(PACK_SIZE) if points_of(c) == worth) for worth in sorted(set(POINTS), reverse=True)
}
"""The cards of the pack by their points, the dearest first."""


class Difference(StrEnum):
    """A way in which OpenSpiel's gin rummy is not ours; named after what it does."""

    # play
    THROWN_BACK = "a taken card may be thrown back"
    TWO_THROWN_BACK = "two cards thrown back end the hand"
    FIFTY_TAKES = "the fiftieth take ends the hand"
    WALL_TURN = "there is a turn at the wall"
    # eleven cards
    DEAR_ELEVEN = "eleven cards are counted too dear"
    MISSED_KNOCK = "a knock is missed"
    MISSED_GIN = "a gin is missed"
    NO_BIG_GIN = "there is no big gin"
    # the showdown
    LONG_RUN = "long runs go down in pieces"
    LAY_OFFS_FIRST = "lay-offs come before melds"
    NO_THIRD_LAY_OFF = "no third lay-off on one end"
    ON_SET_AND_RUN = "a card laid off counts on a set and on a run"
    # numbers
    STALE_DEADWOOD = "a knock at the wall leaves the defender's deadwood as it was"
    TIE_PAYS_NOTHING = "a tie pays nothing"
    SPADES_DO_NOT_DOUBLE = "spades do not double"


@dataclass(frozen=True, slots=True)
class Sighting:
    """A difference, where it was met.

    Attributes:
        difference: which one.
        ours, theirs: what the two worlds say, in words.
    """

    difference: Difference
    ours: str
    theirs: str


def least_after_discard(cards: CardSet) -> int:
    """The least deadwood of eleven cards after any discard: ours, clause 2.4, but quick on random hands.

    No discard saves more than its own points, so once a dear one has been tried most others need no look.
    """
    together = least_deadwood(cards)
    least = points(cards)
    for worth, alike in BY_POINTS.items():
        if together - worth >= least:
            break
        for c in each(cards & alike):
            least = min(least, least_deadwood(cards ^ 1 << c))
    return least


def counts_of_eleven(cards: CardSet) -> set[int]:
    """What the peer may count for eleven cards: melds of the most points first, then the dearest card left is gone.

    Which of several such arrangements it finds first depends on the order of the cards in its memory.
    """
    return {best.deadwood - max(map(points_of, each(best.unmatched)), default=0) for best in best_arrangements(cards)}


def missed_knock(cards: CardSet, limit: int) -> Difference | None:
    """Whether the peer may fail to see a knock with eleven cards: which difference that is, or None."""
    least = least_after_discard(cards)
    if least > limit or max(counts_of_eleven(cards)) <= limit:
        return None
    return Difference.MISSED_KNOCK if least else Difference.MISSED_GIN


def is_long_run(meld: Meld) -> bool:
    """Whether a meld has no name in the peer's world."""
    return is_run(meld) and meld.bit_count() > LONGEST_RUN


def pieces(run: Meld) -> tuple[Meld, Meld]:
    """A long run as two that the peer knows."""
    lowest = run & -run
    size = max(3, run.bit_count() - LONGEST_RUN)
    first = (1 << size) * lowest - lowest
    return first, run ^ first


def third_on_one_end(state: HandState, card: Card, meld: Meld) -> bool:
    """Whether *card*, laid off on a run of the knocker's, would be the third or later at its end of it."""
    if not is_run(meld):
        return False
    there = [one.card for one in state.laid_off if one.meld == meld]
    above = 1 << card > meld
    return sum((1 << other > meld) == above for other in there) >= 2


def next_to_one_on_a_set(state: HandState, card: Card) -> bool:
    """Whether *card* would fit on a run of the knocker's if some card that lies on a set lay on that run instead."""
    runs = [meld for meld in state.melds[state.turn.other] if is_run(meld)]
    return any(
        is_set(one.meld) and 1 << one.card & extensions(run) and 1 << card & extensions(run | 1 << one.card)
        for one in state.laid_off
        for run in runs
    )
