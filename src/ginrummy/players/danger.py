"""How much a discard would help the other seat, from what was seen of its play."""

from functools import cache
from itertools import combinations

from ginrummy.cards import LANE, PACK_SIZE, SUIT_SIZE, Card, CardSet, bit, each, set_of
from ginrummy.melds import MELD_SIZE, SETS, is_meld
from ginrummy.players.memory import Memory
from ginrummy.rules import HandView

NEIGHBOUR_THROWN = 0.6
"""How much less likely the other seat holds a card once it threw a neighbour of it."""
PAIR_REFUSED = 0.3
"""How much less likely it holds two cards once it refused a third that makes a meld of them."""


def dangers(hand: HandView, memory: Memory, cards: CardSet) -> dict[Card, float]:
    """For each of *cards*, how many melds it is expected to make or lengthen in the other seat's hand.

    The other seat is thought to hold each card that it may hold with the same probability, less where its play speaks
    against it; two cards that make a meld with a third are thought independent.
    """
    holds = _holding(hand, memory)
    return {card: _danger(card, holds, memory.refused) for card in each(cards)}


def _holding(hand: HandView, memory: Memory) -> list[float]:
    """The probability that the other seat holds each card, by card."""
    assert hand.viewer is not None
    other = hand.viewer.other
    known = hand.known[other]
    hidden = hand.sizes[other] - known.bit_count()
    unseen = hand.unseen
    even = hidden / max(unseen.bit_count(), 1)
    holds = [0.0] * PACK_SIZE
    for card in each(unseen):
        holds[card] = even * NEIGHBOUR_THROWN ** (neighbours(card) & memory.thrown).bit_count()
    for card in each(known):
        holds[card] = 1.0
    return holds


def _danger(card: Card, holds: list[float], refused: CardSet) -> float:
    """The expected number of pairs in the other hand that *card* completes."""
    total = 0.0
    for one, two, thirds in pairs_waiting_for(card):
        chance = holds[one] * holds[two]
        if chance and thirds & refused:
            chance *= PAIR_REFUSED
        total += chance
    return total


@cache
def pairs_waiting_for(card: Card) -> tuple[tuple[Card, Card, CardSet], ...]:
    """Each two cards that make a meld with *card*, and all the cards that make one with these two."""
    mates = each(SETS[card % SUIT_SIZE][0] ^ bit(card))
    first = card - card % SUIT_SIZE  # the ace of its suit
    lows = range(max(card - 2, first), min(card, first + SUIT_SIZE - MELD_SIZE) + 1)
    in_runs = (tuple(c for c in range(low, low + MELD_SIZE) if c != card) for low in lows)
    return tuple((a, b, _thirds(a, b)) for a, b in (*combinations(mates, 2), *in_runs))


@cache
def neighbours(card: Card) -> CardSet:
    """The cards of the same rank as *card*, and those next to it in its suit."""
    suit = LANE << card - card % SUIT_SIZE
    return SETS[card % SUIT_SIZE][0] ^ bit(card) | (bit(card) << 1 | bit(card) >> 1) & suit


def _thirds(a: Card, b: Card) -> CardSet:
    """The cards that make a meld with *a* and *b*."""
    pair = bit(a) | bit(b)
    return set_of(c for c in range(PACK_SIZE) if not pair >> c & 1 and is_meld(pair | bit(c)))
