"""Events: what one seat sees of a hand (design law 3).

A seat's events are the only thing that ever reaches it. Who sees a card is decided by who owns it: a drawn card is told
to the seat that drew it, a meld being laid to the seat that lays it, and both spreads to everybody once they are done.
The viewer ``None`` owns no cards: a watcher, or a person who sits a hand out without advising.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, assert_never

from ginrummy.cards import Card, CardSet
from ginrummy.melds import Meld, Spread
from ginrummy.rules.actions import DRAW, Action, BigGin, Discard, Done, Draw, Knock, Lay, LayOff, Pass, Take
from ginrummy.rules.deal import Deal
from ginrummy.rules.legal import legal
from ginrummy.rules.play import apply
from ginrummy.rules.ruleset import CLASSIC, RuleSet
from ginrummy.rules.showdown import HandResult, hand_result
from ginrummy.rules.state import HandState, Phase, Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are given out.

    Attributes:
        cards: the viewer's cards; empty for a viewer without a seat.
        sizes: how many cards the non-dealer and the dealer hold.
        upcard: the card turned up, or None (4.2).
        stock_left: how many cards are in the stock.
    """

    cards: CardSet
    sizes: tuple[int, int]
    upcard: Card | None
    stock_left: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat is to act.

    Attributes:
        seat: the seat to act.
        phase: what it is asked.
        choices: its legal actions, told to that seat alone; None for others.
    """

    seat: Seat
    phase: Phase
    choices: tuple[Action, ...] | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat left the upcard, or the last discard at the wall."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew from the stock; the card is told to that seat alone."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took the top of the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded, and play goes on."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocked with this discard; whether it is gin shows in its spread."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CalledBigGin:
    """A seat declared big gin."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """The viewer's own seat laid a meld, not shown to others yet."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True)
class LaidOffCard:
    """The viewer's own seat laid a card off on one of the knocker's melds, not shown to others yet."""

    seat: Seat
    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat has finished its spread, and everybody sees it."""

    seat: Seat
    spread: Spread


@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand has its result."""

    result: HandResult


HandEvent: TypeAlias = (
    Dealt | Turn | Passed | Drew | Took | Discarded | Knocked | CalledBigGin | LaidMeld | LaidOffCard | Shown | HandOver
)


def opening_events(state: HandState, viewer: Seat | None) -> tuple[HandEvent, ...]:
    """What *viewer* sees when a hand begins."""
    cards = 0 if viewer is None else state.held[viewer]
    sizes = (state.held[0].bit_count(), state.held[1].bit_count())
    return Dealt(cards, sizes, state.deal.upcard, state.stock_left), _turn(state, viewer)


def events_after(before: HandState, action: Action, after: HandState, viewer: Seat | None) -> tuple[HandEvent, ...]:
    """What *viewer* sees of one action that led from *before* to *after*."""
    done = _deed(before, action, after, viewer)
    if after.over:
        return *done, HandOver(hand_result(after))
    # While somebody lays cards down, others see nothing, not even that it goes on.
    silent = viewer is not after.turn and after.turn is before.turn and after.phase is before.phase
    return done if silent else (*done, _turn(after, viewer))


def hand_events(
    deal: Deal, actions: Iterable[Action], viewer: Seat | None, rules: RuleSet = CLASSIC
) -> tuple[HandEvent, ...]:
    """All that *viewer* sees of a hand, from the deal through *actions*.

    Raises:
        DealError: the deal does not fit the rules.
        IllegalAction: one of the actions was not allowed.
    """
    state = HandState.start(deal, rules)
    events = list(opening_events(state, viewer))
    for action in actions:
        after = apply(state, action)
        events += events_after(state, action, after, viewer)
        state = after
    return tuple(events)


def _turn(state: HandState, viewer: Seat | None) -> HandEvent:
    if viewer is state.turn:
        return Turn(state.turn, state.phase, _told_choices(state))
    return _alike(Turn, state.turn, state.phase, None)


def _told_choices(state: HandState) -> tuple[Action, ...]:
    """The choices as a seat is told them: what an unknown stock may hold would tell what the other seat holds."""
    choices = legal(state)
    if state.deal.stock is not None:
        return choices
    return tuple(dict.fromkeys(DRAW if isinstance(action, Draw) else action for action in choices))


@lru_cache(maxsize=1024)
def _alike(kind: Callable[..., HandEvent], *told: Seat | Card | Phase | None) -> HandEvent:
    """An event of which there are few: one value for all that are alike, since a view keeps its events."""
    return kind(*told)


def _deed(before: HandState, action: Action, after: HandState, viewer: Seat | None) -> tuple[HandEvent, ...]:
    """The event of the action itself, or nothing where *viewer* may not see it."""
    seat = before.turn
    own = viewer is seat
    match action:
        case Pass():
            return (_alike(Passed, seat),)
        case Draw():
            drawn = after.held[seat] ^ before.held[seat]
            return (_alike(Drew, seat, drawn.bit_length() - 1 if own else None),)
        case Take():
            return (_alike(Took, seat, before.pile[-1]),)
        case Discard(card):
            return (_alike(Discarded, seat, card),)
        case Knock(card):
            return (_alike(Knocked, seat, card),)
        case BigGin():
            return (CalledBigGin(seat),)
        case Lay(meld):
            return (LaidMeld(seat, meld),) if own else ()
        case LayOff(card, meld):
            return (LaidOffCard(seat, card, meld),) if own else ()
        case Done():
            return (Shown(seat, after.spread(seat)),)
        case _ as never:
            assert_never(never)
