"""What a person sees of a game, and the view folded from it (design law 3).

A person's events are those of the seat whose cards they see, between the public facts of the game: its start, each
hand's start, the score after each hand. Earlier hands stay in the view, since a good player remembers them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeAlias, TypeVar

from ginrummy.match.game import Game
from ginrummy.match.score import MatchState
from ginrummy.match.seating import Person, Role, Roles, Seating
from ginrummy.rules import Action, HandEvent, HandView, RuleSet, Seat, events_after, opening_events


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game begins; the draw and the first roles are in its score."""

    score: MatchState


@dataclass(frozen=True, slots=True)
class HandBegan:
    """A hand is about to be dealt; the roles are in the score."""

    score: MatchState


@dataclass(frozen=True, slots=True)
class Resigned:
    """Somebody gave the game up, which ends it."""

    score: MatchState


@dataclass(frozen=True, slots=True)
class Scored:
    """A hand has been entered in the score; the next roles are in it, and the winner if that ended the game."""

    score: MatchState


V = TypeVar("V", bound="View")

Event: TypeAlias = GameBegan | HandBegan | Scored | Resigned | HandEvent


def events_of_start(game: Game) -> tuple[Event, ...]:
    """What everybody sees when a game begins."""
    return (GameBegan(game.score),)


def events_of_deal(game: Game, person: Person) -> tuple[Event, ...]:
    """What *person* sees of the deal that *game* has just been given."""
    assert game.hand is not None
    return HandBegan(game.score), *opening_events(game.hand, _viewpoint(game, person))


def events_of_action(before: Game, action: Action, after: Game, person: Person) -> tuple[Event, ...]:
    """What *person* sees of an action that led from *before* to *after*."""
    assert before.hand is not None
    assert after.hand is not None
    seen = events_after(before.hand, action, after.hand, _viewpoint(before, person))
    return (*seen, Scored(after.score)) if after.hand.over else seen


def events_of_resignation(game: Game) -> tuple[Event, ...]:
    """What everybody sees when somebody has given *game* up."""
    return (Resigned(game.score),)


def _viewpoint(game: Game, person: Person) -> Seat | None:
    return game.score.roles.viewpoint(person, game.score.seating)


@dataclass(frozen=True, slots=True)
class View:
    """A game as one person knows it. This is all that a player is given to choose from.

    Attributes:
        person: whose view this is.
        score: the score and the roles; while a hand is under way, as they are in that hand.
        hand: the hand under way or just over, as the person sees it; None before the first deal.
        earlier: the hands before that one.
        roles: who was what in each hand, the earlier ones first, then that one.
    """

    person: Person
    score: MatchState
    hand: HandView | None = None
    earlier: tuple[HandView, ...] = ()
    roles: tuple[Roles, ...] = ()

    @classmethod
    def fold(cls, person: Person, events: Iterable[Event]) -> Self:
        """The view that *events* give; the first must be the start of a game.

        Raises:
            ValueError: they do not begin with the start of a game.
        """
        iterator = iter(events)
        first = next(iterator, None)
        if not isinstance(first, GameBegan):
            raise ValueError("a game's events begin with GameBegan")
        return cls(person, first.score).after_all(iterator)

    def after(self, event: Event) -> Self:
        """The view after one more event."""
        match event:
            case GameBegan(score):
                return type(self)(self.person, score)
            case HandBegan(score):
                earlier = self.earlier if self.hand is None else (*self.earlier, self.hand)
                hand, roles = HandView(score.rules, self._seat(score)), (*self.roles, score.roles)
                return replace(self, score=score, hand=hand, earlier=earlier, roles=roles)
            case Scored(score) | Resigned(score):
                return replace(self, score=score)
            case _:
                return _with_more(self, (event,))

    def after_all(self, events: Iterable[Event]) -> Self:
        """The view after *events*, one after another."""
        view, within = self, list[HandEvent]()
        for event in events:
            if not isinstance(event, GameBegan | HandBegan | Scored | Resigned):
                within.append(event)
                continue
            view = _with_more(view, within).after(event)
            within = []
        return _with_more(view, within)

    def _seat(self, score: MatchState) -> Seat | None:
        """The seat whose cards this view is to show in the hand that begins."""
        return score.roles.viewpoint(self.person, score.seating)

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.score.rules

    @property
    def seating(self) -> Seating:
        """How people sit and change places."""
        return self.score.seating

    @property
    def role(self) -> Role:
        """What the person is in this hand."""
        return self.score.role_of(self.person)

    @property
    def choices(self) -> tuple[Action, ...]:
        """The legal actions of the seat the person looks from: to choose from, or to advise on (12.5)."""
        return () if self.hand is None or self.score.over else self.hand.choices

    @property
    def to_act(self) -> bool:
        """Whether the game waits for this person."""
        return bool(self.choices) and self.role is not Role.OUT


def _with_more(view: V, events: Sequence[HandEvent]) -> V:
    """A view after more events of its hand."""
    if not events:
        return view
    assert view.hand is not None
    hand = view.hand.after_all(events)
    return type(view)(view.person, view.score, hand, view.earlier, view.roles)  # as replace, and quicker
