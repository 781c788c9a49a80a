"""A game as a log: deals and actions in order, from which all else is folded (the idea of the house)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from ginrummy.cards import Card
from ginrummy.match.game import Game
from ginrummy.match.seating import Person, Seating
from ginrummy.match.view import View, events_of_action, events_of_deal, events_of_resignation, events_of_start
from ginrummy.rules import CLASSIC, Action, Deal, RuleSet


@dataclass(frozen=True, slots=True)
class HandLog:
    """One hand: the deal, and what was done with it.

    Attributes:
        deal: the cards as they were given out.
        actions: every action of the hand so far, in order.
    """

    deal: Deal
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class GameLog:
    """A whole game, finished or not.

    Attributes:
        rules: the rules of the game.
        seating: how people sit and change places.
        draw: the card that each person drew (3.1, 12.1).
        hands: the hands dealt so far.
        resigned: who gave the game up after all of it, or None.
    """

    rules: RuleSet
    seating: Seating
    draw: tuple[Card, ...]
    hands: tuple[HandLog, ...] = ()
    resigned: Person | None = None

    def fold(self) -> Game:
        """Where the game stands after all of it.

        Raises:
            GinError: a deal or an action in it was not possible.
        """
        *_, last = self.games()
        return last

    def games(self) -> Iterator[Game]:
        """The game after its start, after each deal, each action and a resignation.

        Raises:
            GinError: a deal or an action in it was not possible.
        """
        game = Game.start(self.draw, self.rules, self.seating)
        yield game
        for hand in self.hands:
            game = game.deal(hand.deal)
            yield game
            for action in hand.actions:
                game = game.follow(action)
                yield game
        if self.resigned is not None:
            yield game.resign(self.resigned)

    def with_deal(self, deal: Deal) -> Self:
        """The log with one more hand dealt."""
        return replace(self, hands=(*self.hands, HandLog(deal)))

    def with_action(self, action: Action) -> Self:
        """The log with one more action in its last hand."""
        *before, hand = self.hands
        grown = HandLog(hand.deal, (*hand.actions, action))
        return type(self)(self.rules, self.seating, self.draw, (*before, grown), self.resigned)


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game under way, whole: its log, where it stands, and what each person has seen of it.

    Attributes:
        log: the deals and actions so far.
        game: where they lead.
        views: what each person knows, by person.
    """

    log: GameLog
    game: Game
    views: tuple[View, ...]
    _last: "tuple[Person, Action, OpenGame] | None" = field(default=None, init=False, repr=False, compare=False)
    """What was last done here, and what came of it: whoever checks an action and whoever does it share one answer."""

    @classmethod
    def start(cls, draw: Sequence[Card], rules: RuleSet = CLASSIC, seating: Seating = Seating.TWO) -> Self:
        """The start of a game; the same arguments and errors as :meth:`MatchState.start`."""
        game = Game.start(draw, rules, seating)
        seen = events_of_start(game)
        views = tuple(View.fold(person, seen) for person in game.score.people)
        return cls(GameLog(rules, seating, tuple(draw)), game, views)

    def deal(self, deal: Deal) -> Self:
        """The game with its next hand dealt; the same errors as :meth:`Game.deal`."""
        game = self.game.deal(deal)
        views = tuple(view.after_all(events_of_deal(game, view.person)) for view in self.views)
        return type(self)(self.log.with_deal(deal), game, views)

    def act(self, person: Person, action: Action) -> Self:
        """The game after *person* has done *action*; the same errors as :meth:`Game.act`."""
        if self._last is not None and self._last[:2] == (person, action):
            return self._last[2]  # type: ignore[return-value]  # of this very class
        game = self.game.act(person, action)
        views = tuple(view.after_all(events_of_action(self.game, action, game, view.person)) for view in self.views)
        after = type(self)(self.log.with_action(action), game, views)
        object.__setattr__(self, "_last", (person, action, after))
        return after

    def resign(self, person: Person) -> Self:
        """The game when *person* gives it up; the same errors as :meth:`Game.resign`."""
        game = self.game.resign(person)
        views = tuple(view.after_all(events_of_resignation(game)) for view in self.views)
        return type(self)(replace(self.log, resigned=person), game, views)
