"""A record told moment by moment, for a screen that goes back and forth in it: what happened, who held what, the score.

Everything comes from the record, and a record holds nothing that was hidden from whoever it was made for. Its own
stand-ins for hidden cards stay in here: a seat's cards are told only where the record knows them throughout.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ginrummy.cards import CardSet
from ginrummy.locale import t
from ginrummy.match import Event, GameBegan, HandBegan, Person, Resigned, Scored, View
from ginrummy.record import PlayedHand, Record, played
from ginrummy.record.folding import opening
from ginrummy.rules import Action, HandState, HandView, Seat, events_after, opening_events
from ginrummy.rules.events import Dealt, Drew, HandEvent, HandOver, Turn
from ginrummy.table.records import BY_CLOCK
from ginrummy.table.streams import NOBODY
from ginrummy.words.telling import tell


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of a hand at which one can stop and look.

    Attributes:
        event: what just happened, a drawn card in it wherever the record knows it; None where somebody gave up.
        words: the same in sentences.
        seen: the hand as everybody at the table sees it then.
        held: the cards of the non-dealer and of the dealer, None where the record does not know them.
        choice: whether somebody chose to do this; else it is the deal, or what the hand came to.
    """

    event: HandEvent | None
    words: tuple[str, ...]
    seen: HandView
    held: tuple[CardSet | None, CardSet | None]
    choice: bool = False


@dataclass(frozen=True, slots=True)
class ReplayedHand:
    """A hand, moment by moment.

    Attributes:
        hand: the hand as it was played.
        moments: the deal first, then what was done, and in the end the result.
    """

    hand: PlayedHand
    moments: tuple[Moment, ...]


def replayed(record: Record, me: Person | None = None) -> Iterator[ReplayedHand]:
    """Each hand of *record*, moment by moment, in the language in force.

    Args:
        record: the game.
        me: who is told, and called “you”; None to call everybody by name.

    Raises:
        GinError: something in the record is not possible.
    """
    view = View(NOBODY if me is None else me, opening(record))
    last = len(record.hands)
    for hand in played(record):
        told = _Hand(record, hand, view)
        moments = list(told.moments())
        view = replace(told.view, score=hand.after)
        if record.resigned is not None and hand.number == last:
            moments.append(_given_up(record, hand, moments[-1], view))
        yield ReplayedHand(hand, tuple(moments))


def _given_up(record: Record, hand: PlayedHand, at: Moment, view: View) -> Moment:
    assert record.resigned is not None
    score = hand.after.with_resignation(record.resigned)
    return Moment(None, tell(view, Resigned(score), record.names), at.seen, at.held, choice=True)


class _Hand:
    """Tells one hand.

    Attributes:
        view: the game as everybody sees it, for the words; its viewer is called “you” and holds no cards.
    """

    def __init__(self, record: Record, hand: PlayedHand, view: View) -> None:
        self.record, self.hand, self.view = record, hand, view
        self._names: Sequence[str] = record.names
        self._known = [seat for seat in Seat if hand.record.knows(seat)]
        self._by_clock = _by_clock(record, hand.number)

    def moments(self) -> Iterator[Moment]:
        """The moments, from the deal on."""
        yield self._dealt()
        for place, action in enumerate(self.hand.record.actions):
            before, after = self.hand.states[place : place + 2]
            yield from self._done(before, action, after, by_clock=place + 1 in self._by_clock)

    def _dealt(self) -> Moment:
        words: list[str] = []
        if self.hand.number == 1 and self.record.draw is not None:
            words += self._tell(GameBegan(self.hand.before))
        words += self._tell(HandBegan(self.hand.before))
        self.view = replace(self.view, score=self.hand.before, hand=HandView(self.record.rules, None))
        state = self.hand.states[0]
        dealt, turn = opening_events(state, None)
        assert isinstance(dealt, Dealt)
        words += self._see(dealt)
        words += self._see(turn)
        return self._moment(dealt, words, state, choice=False)

    def _done(self, before: HandState, action: Action, after: HandState, *, by_clock: bool) -> Iterator[Moment]:
        """What an action came to; nothing while somebody lays cards down, which is told as one when it is done."""
        first, words = None, list[str]()
        ends: HandOver | None = None
        for event in events_after(before, action, after, None):
            if isinstance(event, HandOver):
                ends = event
                continue
            known = self._with_card(event, before, after)
            first = first or (None if isinstance(known, Turn) else known)
            words += self._see(event, known)
        if first is not None:
            if by_clock and words:
                words[0] = t("table-clock-acts", what=words[0])
            yield self._moment(first, words, after, choice=True)
        if ends is not None:
            result = [*self._see(ends), *self._tell(Scored(self.hand.after))]
            yield self._moment(ends, result, after, choice=False)

    def _with_card(self, event: HandEvent, before: HandState, after: HandState) -> HandEvent:
        """The event with the card that was drawn, where the record knows it."""
        if isinstance(event, Drew) and event.seat in self._known:
            drawn = after.held[event.seat] ^ before.held[event.seat]
            return Drew(event.seat, drawn.bit_length() - 1)
        return event

    def _see(self, event: HandEvent, known: HandEvent | None = None) -> Sequence[str]:
        """The sentences of an event, which then is part of the view."""
        words = self._tell(known or event)
        assert self.view.hand is not None
        self.view = replace(self.view, hand=self.view.hand.after(event))
        return words

    def _tell(self, event: Event) -> Sequence[str]:
        return tell(self.view, event, self._names)

    def _moment(self, event: HandEvent, words: Sequence[str], state: HandState, *, choice: bool) -> Moment:
        assert self.view.hand is not None
        non_dealer, dealer = (state.held[seat] if seat in self._known else None for seat in Seat)
        return Moment(event, tuple(words), self.view.hand, (non_dealer, dealer), choice)


def _by_clock(record: Record, hand: int) -> frozenset[int]:
    """The actions of a hand that the clock did, by their place in it from 1."""
    noted = dict(record.tags).get(BY_CLOCK, "")
    pairs = [pair.partition(":") for pair in noted.split()]
    return frozenset(int(action) for number, _, action in pairs if number == str(hand) and action.isdecimal())
