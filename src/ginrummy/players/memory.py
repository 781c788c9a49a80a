"""What the other seat has told by its play: the cards it threw and the cards it left lying."""

from dataclasses import dataclass

from ginrummy.cards import NO_CARDS, CardSet, bit
from ginrummy.rules import HandView
from ginrummy.rules.events import Discarded, Drew, Passed, Took


@dataclass(frozen=True, slots=True)
class Memory:
    """What a viewer remembers of a hand. What the other seat took and keeps is in the view itself, as ``known``.

    Attributes:
        thrown: the cards that the other seat discarded.
        refused: the cards that the other seat could have taken from the discard pile and did not.
        turns: how many turns the viewer has begun, by drawing or taking.
    """

    thrown: CardSet
    refused: CardSet
    turns: int


def remember(hand: HandView) -> Memory:
    """What the events of *hand* leave with its viewer, who must have a seat."""
    thrown = refused = NO_CARDS
    top = NO_CARDS if hand.upcard is None else bit(hand.upcard)
    turns = 0
    for event in hand.events:
        match event:
            case Discarded(seat, card):
                top = bit(card)
                if seat is not hand.viewer:
                    thrown |= top
            case Drew(seat) | Passed(seat) if seat is not hand.viewer:
                refused |= top
            case Drew() | Took() if event.seat is hand.viewer:
                turns += 1
    return Memory(thrown, refused, turns)
