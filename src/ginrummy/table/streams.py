"""What each viewer has seen, event by event, numbered: the only thing that ever crosses to a screen (design law 3)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from ginrummy.match import Event, Game, GameBegan, HandBegan, Person, Resigned, Scored, View
from ginrummy.rules import Action, HandView, events_after, opening_events

NOBODY = Person(-1)
"""Whom a watcher's view belongs to."""


class Watching(View):
    """A game as somebody without a place knows it: no cards but those on the table."""

    def after(self, event: Event) -> Self:
        """The view after one more event."""
        if isinstance(event, HandBegan):
            earlier = self.earlier if self.hand is None else (*self.earlier, self.hand)
            hand, roles = HandView(event.score.rules, None), (*self.roles, event.score.roles)
            return replace(self, score=event.score, hand=hand, earlier=earlier, roles=roles)
        return View.after(self, event)


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a stream.

    Attributes:
        number: its number; numbers rise, but not each is there.
        before: the view before it.
        event: what was seen.
        by_clock: whether the clock did it in somebody's place.
    """

    number: int
    before: View
    event: Event
    by_clock: bool = False


@dataclass(frozen=True, slots=True)
class Stream:
    """What one viewer has seen of the game under way.

    Attributes:
        view: what the events lead to.
        number: how much has been seen, things taken back included: it only ever rises.
        steps: the events of this hand and the one before.
        opened: the number before this hand began.
        retracted: for each taking back, its number, and the last number that was left standing.
    """

    view: View
    number: int
    steps: tuple[Step, ...]
    opened: int = 0
    retracted: tuple[tuple[int, int], ...] = ()

    @classmethod
    def start(cls, person: Person, began: GameBegan, number: int) -> Self:
        """The stream of *person* when a game begins; *number* is what was seen of games before."""
        kind = Watching if person == NOBODY else View
        view = kind(person, began.score)
        return cls(view, number + 1, (Step(number + 1, view, began),), number)

    def after(self, events: Iterable[Event], *, by_clock: bool = False) -> Self:
        """The stream with more events seen; *by_clock* where the clock did it in somebody's place."""
        view, number, steps, opened = self.view, self.number, list(self.steps), self.opened
        retracted = self.retracted
        for event in events:
            if isinstance(event, HandBegan):
                # Once the second hand begins, what went before the last is only in the record.
                first = number if view.hand is not None else opened
                steps = [step for step in steps if step.number > opened]
                retracted = tuple(one for one in retracted if one[0] > opened)
                opened = first
            number += 1
            steps.append(Step(number, view, event, by_clock))
            view = view.after(event)
        return replace(self, view=view, number=number, steps=tuple(steps), opened=opened, retracted=retracted)

    def back_to(self, earlier: Self) -> Self:
        """The stream after all since *earlier* has been taken back."""
        number = self.number + 1
        kept = earlier.number
        return replace(earlier, number=number, retracted=(*self.retracted, (number, kept)))

    def since(self, number: int | None) -> tuple[int, tuple[Step, ...]]:
        """What somebody needs who has seen it up to *number*, or nothing: from which number on, and the events.

        All that they hold with a higher number than the first answer is void.
        """
        start = self.opened if number is None else number
        for at, kept in self.retracted:
            if at > start:
                start = min(start, kept)
        if self.steps:
            start = max(start, self.steps[0].number - 1)
        return start, tuple(step for step in self.steps if step.number > start)


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
