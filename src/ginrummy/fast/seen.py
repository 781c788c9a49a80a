"""What a seat knows of a hand, as kernels see it: a desk without what it does not know, and the other seat's story."""

from collections.abc import Iterable, Iterator

import numpy as np

from ginrummy.cards import NO_CARDS, CardSet, bit, each, set_of
from ginrummy.fast import layout as at
from ginrummy.fast.codec import new_desk
from ginrummy.fast.past import STORY_SIZE
from ginrummy.rules import HandEvent, HandView, Phase, Seat, Start
from ginrummy.rules.events import Discarded, Drew, Passed, Took

_PHASES = tuple(Phase)


def blind_desk(hand: HandView) -> np.ndarray:
    """The desk of the viewer, who must have a seat: ``int64[DESK_SIZE]``.

    The stock is unknown, and where the other seat's cards stand there are as many, of which only those that everybody
    knows it to hold are true.
    """
    assert hand.viewer is not None
    desk = new_desk(hand.rules)
    other = hand.viewer.other
    desk[at.PHASE] = _PHASES.index(hand.phase)
    desk[at.TURN] = hand.turn
    desk[at.HELD + hand.viewer] = hand.held
    desk[at.HELD + other] = _stand_in(hand, other)
    desk[at.UPCARD] = -1 if hand.upcard is None else hand.upcard
    desk[at.LIMIT] = hand.limit
    desk[at.MULTIPLIER] = hand.multiplier
    desk[at.STOCK_SIZE] = hand.rules.pack.bit_count() - 2 * hand.rules.hand_size - 1
    desk[at.STOCK_LEFT] = hand.stock_left
    desk[at.PILE_SIZE] = len(hand.pile)
    desk[at.PILE : at.PILE + len(hand.pile)] = hand.pile
    desk[at.STOCK : at.STOCK + 52] = -1
    desk[at.TAKEN] = -1 if hand.taken is None else hand.taken
    desk[at.TAKES] = hand.takes
    desk[at.KNOCKER] = -1 if hand.knocker is None else hand.knocker
    _remember(desk, hand.events)
    return desk


def story_of(hand: HandView, seat: Seat) -> np.ndarray:
    """What *seat* did in this hand: ``int64[turns, STORY_SIZE]``, as :mod:`ginrummy.fast.past` has it."""
    rows = list(_turns(hand, seat))
    return np.array(rows, np.int64).reshape(len(rows), STORY_SIZE)


def dealt_size(hand: HandView, seat: Seat) -> int:
    """How many cards *seat* was dealt."""
    return hand.rules.hand_size + (hand.rules.start is Start.ELEVEN and seat is Seat.NON_DEALER)


def _stand_in(hand: HandView, seat: Seat) -> CardSet:
    known = hand.known[seat]
    missing = max(hand.sizes[seat] - known.bit_count(), 0)
    return known | set_of(list(each(hand.unseen))[:missing])


def _remember(desk: np.ndarray, events: Iterable[HandEvent]) -> None:
    """Write down what everybody could remember, as :mod:`ginrummy.fast.memory` does."""
    top = NO_CARDS
    if desk[at.UPCARD] >= 0:
        top = bit(int(desk[at.UPCARD]))
    for event in events:
        match event:
            case Passed(seat):
                desk[at.REFUSED + seat] |= top
            case Drew(seat):
                desk[at.REFUSED + seat] |= top
                desk[at.TURNS + seat] += 1
            case Took(seat, card):
                desk[at.KNOWN + seat] |= bit(card)
                desk[at.TURNS + seat] += 1
            case Discarded(seat, card):
                top = bit(card)
                desk[at.THROWN + seat] |= top
                desk[at.KNOWN + seat] &= ~top


def _turns(hand: HandView, whose: Seat) -> Iterator[tuple[int, bool, int, int, CardSet, CardSet, CardSet]]:
    """The rows of a story."""
    pile = [] if hand.upcard is None else [hand.upcard]
    slots = dealt_size(hand, whose)
    top, took, drew = -1, False, -1
    mine, shed = NO_CARDS, NO_CARDS
    refused = False
    for event in hand.events:
        own = getattr(event, "seat", None) is whose
        match event:
            case Passed() if own:
                yield pile[-1], False, -1, -1, NO_CARDS, mine, shed
                refused = True
            case Drew() if own:
                top, took, drew = -1 if refused or not pile else pile[-1], False, slots
                slots += 1
            case Took(_, card):
                pile.pop()
                if own:
                    top, took, drew = card, True, -1
                else:
                    mine |= bit(card)
            case Discarded(_, card):
                if own:
                    yield top, took, drew, card, set_of(pile), mine, shed
                    top, took, drew = -1, False, -1
                else:
                    mine &= ~bit(card)
                    shed |= bit(card)
                pile.append(card)
                refused = False
