"""What each viewer has seen, event by event, numbered: the only thing that ever crosses to a screen (design law 3).

A stream keeps the events of the hand on the table and of the one before, as they came: together where one action, or
one deal, brought several. The views in between are not kept but folded again where somebody asks for more than came
last; a table is in memory for as long as somebody is at it, and most of what it would hold would be such views.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

from ginrummy.match import Event, Game, GameBegan, HandBegan, MatchState, Person, Resigned, Roles, Scored, View
from ginrummy.rules import Action, Seat, events_after, opening_events

NOBODY = Person(-1)
"""Whom a watcher's view belongs to."""
_SCORES = (GameBegan, HandBegan, Resigned, Scored)
"""Events that bring a score, and with it who sits where."""
_RECENT = 4
"""So many of the last showings keep the view that they were seen from: nobody who follows is further behind."""


class Watching(View):
    """A game as somebody without a place knows it: no cards but those on the table."""

    __slots__ = ()

    def _seat(self, score: MatchState) -> Seat | None:
        return None


@dataclass(frozen=True)
class Step:
    """One event of a stream.

    Attributes:
        number: its number; numbers rise, but not each is there.
        event: what was seen.
        by_clock: whether the clock did it in somebody's place.
        roles: who sat where when it was seen.
    """

    number: int
    event: Event
    by_clock: bool
    roles: Roles
    _from: View
    _since: tuple[Event, ...]

    @cached_property
    def before(self) -> View:
        """The view before it: folded only for an event of which more is told than what it holds."""
        return self._from.after_all(self._since)


@dataclass(frozen=True, slots=True)
class Showing:
    """What one action, or one deal, showed to a viewer.

    Attributes:
        number: the number of the first event.
        events: all of them.
        by_clock: whether the clock did it in somebody's place.
    """

    number: int
    events: tuple[Event, ...]
    by_clock: bool = False

    @property
    def last(self) -> int:
        """The number of the last event."""
        return self.number + len(self.events) - 1


@dataclass(frozen=True, slots=True)
class Opening:
    """How much had been seen before a hand began, and the view at that moment."""

    number: int
    view: View


@dataclass(frozen=True, slots=True)
class Stream:
    """What one viewer has seen of the game under way.

    Attributes:
        number: how much has been seen, things taken back included: it only ever rises.
        showings: what was shown in this hand and in the one before.
        openings: how the hand before began, if there was one, and how this one did.
        recent: the views from which the last showings were seen.
        retracted: for each taking back, its number, and the last number that was left standing.
    """

    number: int
    showings: tuple[Showing, ...]
    openings: tuple[Opening, ...]
    recent: tuple[View, ...]
    retracted: tuple[tuple[int, int], ...] = ()
    _view: View | None = field(default=None, compare=False)

    @classmethod
    def start(cls, person: Person, began: GameBegan, number: int) -> Self:
        """The stream of *person* when a game begins; *number* is what was seen of games before."""
        kind = Watching if person == NOBODY else View
        view = kind(person, began.score)
        return cls(number + 1, (Showing(number + 1, (began,)),), (Opening(number, view),), (view,), (), view)

    @property
    def view(self) -> View:
        """What the events lead to; folded when somebody asks, where nobody has yet: most tables nobody watches."""
        if self._view is None:
            object.__setattr__(self, "_view", self._view_before(len(self.showings)))
        assert self._view is not None
        return self._view

    @property
    def opened(self) -> int:
        """How much had been seen before this hand began."""
        return self.openings[-1].number

    def after(self, events: Iterable[Event], leads_to: View | None = None, *, by_clock: bool = False) -> Self:
        """The stream with more seen.

        Args:
            events: what one action or one deal showed.
            leads_to: the view after them, where somebody has folded it already; else it is folded when asked for.
            by_clock: whether the clock did it in somebody's place.
        """
        seen = tuple(events)
        if not seen:
            return self
        showings, openings, retracted = self.showings, self.openings, self.retracted
        if isinstance(seen[0], HandBegan) and seen[0].score.hand_number > 1:
            # Once the second hand begins, what went before the last is only in the record.
            showings = tuple(one for one in showings if one.number > self.opened)
            retracted = tuple(one for one in retracted if one[0] > self.opened)
            openings = (openings[-1], Opening(self.number, self.view))
        return type(self)(
            self.number + len(seen),
            (*showings, Showing(self.number + 1, seen, by_clock)),
            openings,
            () if leads_to is None else (*self.recent[1 - _RECENT :], self.view),
            retracted,
            leads_to,
        )

    def back_to(self, kept: int) -> Self:
        """The stream after all that came behind the number *kept*, in this hand, has been taken back."""
        number = self.number + 1
        showings = tuple(one for one in self.showings if one.last <= kept)
        view = self._view_before(len(showings))
        return type(self)(number, showings, self.openings, (), (*self.retracted, (number, kept)), view)

    def events_since(self, number: int) -> Iterator[Event]:
        """The events with a higher number than *number*."""
        for one in self.showings:
            if one.last > number:
                yield from one.events[max(0, number + 1 - one.number) :]

    def since(self, number: int | None) -> tuple[int, tuple[Step, ...]]:
        """What somebody needs who has seen it up to *number*, or nothing: from which number on, and the events.

        All that they hold with a higher number than the first answer is void.
        """
        start = self.opened if number is None else number
        for at, kept in self.retracted:
            if at > start:
                start = min(start, kept)
        if self.showings:
            start = max(start, self.showings[0].number - 1)
        return start, tuple(self._steps(start))

    def _steps(self, start: int) -> Iterator[Step]:
        place = len(self.showings)
        while place and self.showings[place - 1].last > start:
            place -= 1
        if place == len(self.showings):
            return
        view = self._view_before(place)
        roles = view.score.roles
        passed: tuple[Event, ...] = ()
        for one in self.showings[place:]:
            for number, event in enumerate(one.events, start=one.number):
                if number > start:
                    yield Step(number, event, one.by_clock, roles, view, passed)
                passed = (*passed, event)
                if isinstance(event, _SCORES):
                    roles = event.score.roles

    def _view_before(self, place: int) -> View:
        """The view from which a showing was seen, or for their number the one that all of them lead to."""
        ago = len(self.showings) - place
        if 0 < ago <= len(self.recent):
            return self.recent[-ago]
        earlier = self.showings[:place]
        number = earlier[-1].last if earlier else self.openings[0].number
        opening = next(one for one in reversed(self.openings) if one.number <= number)
        return opening.view.after_all(event for one in earlier if one.number > opening.number for event in one.events)


def grown(before: View, after: View) -> tuple[Event, ...]:
    """The events that led from one view of a hand to a later one of the same hand."""
    assert before.hand is not None
    assert after.hand is not None
    events = after.hand.events[len(before.hand.events) :]
    return (*events, Scored(after.score)) if after.hand.over and not before.hand.over else events


def begun(view: View) -> tuple[Event, ...]:
    """The events of the deal that *view* has just seen."""
    assert view.hand is not None
    return HandBegan(view.score), *view.hand.events


def watched_deal(game: Game) -> tuple[Event, ...]:
    """What a watcher sees of a deal."""
    assert game.hand is not None
    return HandBegan(game.score), *opening_events(game.hand, None)


def watched(before: Game, action: Action, after: Game) -> tuple[Event, ...]:
    """What a watcher sees of an action."""
    assert before.hand is not None
    assert after.hand is not None
    seen = events_after(before.hand, action, after.hand, None)
    return (*seen, Scored(after.score)) if after.hand.over else seen


def resigned(game: Game) -> tuple[Event, ...]:
    """What everybody sees when somebody gives the game up."""
    return (Resigned(game.score),)
