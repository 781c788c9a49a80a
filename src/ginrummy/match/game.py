"""Game: a whole game, driven from outside (rules, clauses 3 and 10 to 13).

A driver without input or output: it never asks and never waits. Give it deals and actions, and it tells what it needs.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from ginrummy.cards import Card
from ginrummy.errors import IllegalAction, NotYourTurn
from ginrummy.match.score import MatchState
from ginrummy.match.seating import Person, Seating
from ginrummy.rules import CLASSIC, Action, Deal, HandState, RuleSet, apply, hand_result, legal


@dataclass(frozen=True, slots=True)
class Game:
    """Where a game stands: the score, and the hand that was dealt last.

    Attributes:
        score: the score; while a hand is under way, as it was before that hand.
        hand: the hand under way or just over, or None before the first deal.
    """

    score: MatchState
    hand: HandState | None = None

    @classmethod
    def start(cls, draw: Sequence[Card], rules: RuleSet = CLASSIC, seating: Seating = Seating.TWO) -> Self:
        """The start of a game; the same arguments and errors as :meth:`MatchState.start`."""
        return cls(MatchState.start(draw, rules, seating))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.score.over

    @property
    def needs_deal(self) -> bool:
        """Whether the next thing this game needs is a deal."""
        return not self.over and (self.hand is None or self.hand.over)

    @property
    def to_act(self) -> Person | None:
        """Whose action the game needs; None where it needs a deal or nothing. The captain decides for a side (12.5)."""
        if self.over or self.hand is None or self.hand.over:
            return None
        return self.score.roles.person_in(self.hand.turn)

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the person to act may do."""
        return () if self.hand is None or self.over else legal(self.hand)

    def deal(self, deal: Deal) -> Self:
        """The game with its next hand dealt.

        Raises:
            IllegalAction: a hand is under way, or the game is over.
            DealError: the deal does not fit the rules.
        """
        if not self.needs_deal:
            raise IllegalAction("match-over" if self.over else "match-hand-under-way")
        return type(self)(self.score, HandState.start(deal, self.score.rules))

    def follow(self, action: Action) -> Self:
        """The game after whoever is to act has done *action*; when that ends the hand, with the hand scored.

        Raises:
            IllegalAction: the rules do not allow the action now, or no hand is under way.
        """
        if self.hand is None or self.over:
            raise IllegalAction("match-over" if self.over else "match-no-hand", action=action)
        hand = apply(self.hand, action)
        return type(self)(self.score.after_hand(hand_result(hand)) if hand.over else self.score, hand)

    def resign(self, person: Person) -> Self:
        """The game when *person* gives it up; a hand under way stays as it is.

        Raises:
            IllegalAction: the game is over, or *person* is not in it.
        """
        return type(self)(self.score.with_resignation(person), self.hand)

    def act(self, person: Person, action: Action) -> Self:
        """The game after *person* has done *action*.

        Raises:
            NotYourTurn: it is somebody else's turn, or nobody's.
            IllegalAction: the rules do not allow the action now.
        """
        if person != self.to_act:
            raise NotYourTurn("match-not-your-turn", action=action, person=person)
        return self.follow(action)
