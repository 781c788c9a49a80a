"""HandState: where one hand stands, all cards known (rules, clauses 4 to 10).

A state is never changed; :func:`~ginrummy.rules.play.apply` gives the next one. Saving one is keeping it.
"""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any, Self

from ginrummy.cards import Card, CardSet, names
from ginrummy.errors import DealError
from ginrummy.melds import LaidOff, Meld, Spread, points, union
from ginrummy.rules.actions import Action
from ginrummy.rules.deal import Deal
from ginrummy.rules.ruleset import CLASSIC, RuleSet, Start


class Seat(IntEnum):
    """A place in one hand. People change seats from hand to hand; cards belong to seats."""

    NON_DEALER = 0
    DEALER = 1

    @property
    def other(self) -> "Seat":
        """The seat across the table."""
        return _OTHERS[self]


_OTHERS = (Seat.DEALER, Seat.NON_DEALER)


class Phase(StrEnum):
    """What the seat to act is asked."""

    UPCARD = "upcard"
    """Take the upcard or pass (5.1, 5.2)."""
    FIRST_DRAW = "first draw"
    """Draw from the stock: both have passed the upcard (5.4)."""
    DRAW = "draw"
    """Draw from the stock or take the top discard (6.1)."""
    DISCARD = "discard"
    """Discard, knock or declare big gin (6.2, 7)."""
    LAST_TAKE = "last take"
    """At the wall, take the last discard in order to knock, or pass (10.2)."""
    LAST_KNOCK = "last knock"
    """After the last take: knock or declare big gin (10.2)."""
    SPREAD = "spread"
    """The knocker lays melds (7.3)."""
    DEFENCE = "defence"
    """The defender lays melds and lays off (8)."""
    OVER = "over"
    """Nothing: the hand has its result."""


class Void(StrEnum):
    """Why a hand is void (10)."""

    WALL = "wall"
    """Only the wall was left in the stock (10.1)."""
    TAKES = "takes"
    """The discards were taken back and forth without end (10.3)."""


@dataclass(frozen=True)
class HandState:
    """Where one hand stands.

    Pairs are by seat: the non-dealer's first, then the dealer's.

    Attributes:
        rules: the rules of the game.
        deal: the cards as they were given out.
        phase: what the seat to act is asked.
        turn: the seat to act; in a hand that is over, the seat that acted last.
        held: each seat's cards. They stay here while they are spread; :meth:`unmatched` tells what is not in a meld.
        pile: the discard pile, the top card last.
        stock_left: how many cards are left in the stock.
        taken: the card taken from the discard pile in this turn, else None (6.3).
        takes: how many times in a row a discard has been taken (10.3).
        knocker: the seat that knocked, else None.
        big_gin: whether the knock was big gin.
        melds: each seat's melds laid so far, in ascending order.
        laid_off: the defender's lay-offs so far.
        void: why the hand is void, else None.
    """

    rules: RuleSet
    deal: Deal
    phase: Phase
    turn: Seat
    held: tuple[CardSet, CardSet]
    pile: tuple[Card, ...]
    stock_left: int
    taken: Card | None = None
    takes: int = 0
    knocker: Seat | None = None
    big_gin: bool = False
    melds: tuple[tuple[Meld, ...], tuple[Meld, ...]] = ((), ())
    laid_off: tuple[LaidOff, ...] = ()
    void: Void | None = None
    choices: tuple[Action, ...] | None = field(default=None, init=False, repr=False, compare=False)
    """The legal actions once somebody has asked for them: a state never changes, so neither do they."""

    @classmethod
    def start(cls, deal: Deal, rules: RuleSet = CLASSIC) -> Self:
        """The first state of a hand.

        Raises:
            DealError: the deal does not fit the rules.
        """
        deal.check(rules)
        phase = Phase.DISCARD if rules.start is Start.ELEVEN else Phase.UPCARD
        pile = () if deal.upcard is None else (deal.upcard,)
        return cls(rules, deal, phase, Seat.NON_DEALER, deal.hands, pile, deal.stock_size(rules))

    def evolve(self, **changes: Any) -> Self:
        """This state with some attributes changed. Nothing is checked: players use ``apply``."""
        changes["choices"] = None
        new = object.__new__(type(self))
        # One merged dict: several times as quick as setting field by field, and this is called at every action.
        object.__setattr__(new, "__dict__", self.__dict__ | changes)
        return new

    @property
    def limit(self) -> int:
        """The knock limit of this hand, in points (7.2, 13.1)."""
        return self.rules.limit_for(self.deal.upcard)

    @property
    def multiplier(self) -> int:
        """What everything scored in this hand is multiplied by (13.1)."""
        return self.rules.multiplier_for(self.deal.upcard)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.phase is Phase.OVER

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards left in the stock, the next one first.

        Raises:
            DealError: the stock of this state is unknown.
        """
        if self.deal.stock is None:
            raise DealError("deal-stock-unknown")
        return self.deal.stock[len(self.deal.stock) - self.stock_left :]

    @property
    def unseen(self) -> CardSet:
        """The cards that are neither held nor on the discard pile: what the stock holds, known or not."""
        seen = self.held[0] | self.held[1]
        for c in self.pile:
            seen |= 1 << c
        return self.rules.pack & ~seen

    def unmatched(self, seat: Seat) -> CardSet:
        """The cards of a seat that it has neither laid nor laid off."""
        laid = union(self.melds[seat])
        if self.knocker is seat.other:
            for one in self.laid_off:
                laid |= 1 << one.card
        return self.held[seat] & ~laid

    def spread(self, seat: Seat) -> Spread:
        """What a seat has laid down so far."""
        rest = self.unmatched(seat)
        laid_off = self.laid_off if self.knocker is seat.other else ()
        return Spread(self.melds[seat], laid_off, rest, points(rest))

    def grown(self, meld: Meld) -> Meld:
        """A meld of the knocker's with all that has been laid off on it."""
        return meld | union(1 << one.card for one in self.laid_off if one.meld == meld)

    def __str__(self) -> str:
        """The state as a few lines of text, for tests and logs: all cards open."""
        lines = [f"{self.phase.value}, {self.turn.name.lower().replace('_', '-')} to act; limit {self.limit}"]
        lines += [f"{seat.name.lower().replace('_', '-'):>10}: {names(self.held[seat])}" for seat in Seat]
        lines += [f"{'discards':>10}: {names(self.pile)}", f"{'stock':>10}: {self.stock_left}"]
        return "\n".join(lines)
