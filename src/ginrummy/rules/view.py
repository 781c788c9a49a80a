"""HandView: one hand as a seat knows it, folded from that seat's events and nothing else (design law 3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self, assert_never

from ginrummy.cards import NO_CARDS, Card, CardSet, set_of
from ginrummy.melds import LaidOff, Meld, Spread
from ginrummy.rules.actions import Action
from ginrummy.rules.events import (
    CalledBigGin,
    Dealt,
    Discarded,
    Drew,
    HandEvent,
    HandOver,
    Knocked,
    LaidMeld,
    LaidOffCard,
    Passed,
    Shown,
    Took,
    Turn,
)
from ginrummy.rules.ruleset import RuleSet
from ginrummy.rules.showdown import HandResult
from ginrummy.rules.state import Phase, Seat


@dataclass(frozen=True)
class HandView:
    """A hand as one seat knows it.

    Pairs are by seat: the non-dealer's first, then the dealer's.

    Attributes:
        rules: the rules of the game.
        viewer: the seat whose view this is; None for one who sees no hidden cards.
        held: the viewer's own cards.
        sizes: how many cards each seat holds.
        known: the cards that everybody knows each seat to hold: taken from the discard pile and not discarded since.
        upcard: the card turned up at the deal, or None.
        pile: the discard pile, the top card last.
        stock_left: how many cards are left in the stock.
        phase, turn: what is asked of whom.
        choices: the viewer's legal actions; empty when the viewer is not to act.
        taken: the card that the seat to act took from the discard pile in this turn, else None.
        drawn: the card that the viewer drew from the stock in this turn, else None.
        takes: how many times in a row a discard has been taken (10.3).
        knocker, big_gin: who knocked, and whether with big gin.
        melds, laid_off: what the viewer has laid down so far, shown to nobody until it is done.
        shown: what each seat has laid down for all to see, else None.
        result: the result once the hand is over, else None.
        events: all that the viewer saw, in order.
    """

    rules: RuleSet
    viewer: Seat | None
    held: CardSet = NO_CARDS
    sizes: tuple[int, int] = (0, 0)
    known: tuple[CardSet, CardSet] = (NO_CARDS, NO_CARDS)
    upcard: Card | None = None
    pile: tuple[Card, ...] = ()
    stock_left: int = 0
    phase: Phase = Phase.OVER
    turn: Seat = Seat.NON_DEALER
    choices: tuple[Action, ...] = ()
    taken: Card | None = None
    drawn: Card | None = None
    takes: int = 0
    knocker: Seat | None = None
    big_gin: bool = False
    melds: tuple[Meld, ...] = ()
    laid_off: tuple[LaidOff, ...] = ()
    shown: tuple[Spread | None, Spread | None] = (None, None)
    result: HandResult | None = None
    events: tuple[HandEvent, ...] = ()

    @classmethod
    def fold(cls, rules: RuleSet, viewer: Seat | None, events: Iterable[HandEvent]) -> Self:
        """The view that *events* give, which must begin with the deal."""
        return cls(rules, viewer).after_all(events)

    def after(self, event: HandEvent) -> Self:
        """The view after one more event."""
        return self.after_all((event,))

    def after_all(self, events: Iterable[HandEvent]) -> Self:
        """The view after *events*, one after another."""
        seen = tuple(events)
        new = object.__new__(type(self))
        # Changed in place until it is handed out: a copy for each event would take longer than all else about a move.
        values = new.__dict__
        values.update(self.__dict__)
        for event in seen:
            values.update(new._changes(event))
        values["events"] = (*self.events, *seen)
        return new

    @property
    def limit(self) -> int:
        """The knock limit of this hand, in points."""
        return self.rules.limit_for(self.upcard)

    @property
    def multiplier(self) -> int:
        """What everything scored in this hand is multiplied by (13.1)."""
        return self.rules.multiplier_for(self.upcard)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.result is not None

    @property
    def unseen(self) -> CardSet:
        """The cards whose place the viewer does not know: in the stock or in a hidden hand."""
        seen = self.held | self.known[0] | self.known[1] | set_of(self.pile)
        for spread in self.shown:
            seen |= spread.cards if spread else NO_CARDS
        return self.rules.pack & ~seen

    @property
    def possible(self) -> CardSet:
        """The cards that the other seat may hold, as far as the viewer knows; all unseen ones for who has no seat."""
        if self.viewer is None:
            return self.unseen
        shown = self.shown[self.viewer.other]
        return shown.cards if shown else self.unseen | self.known[self.viewer.other]

    def _changes(self, event: HandEvent) -> dict[str, Any]:
        """What an event changes in this view."""
        match event:
            case Dealt(cards, sizes, upcard, stock_left):
                pile = () if upcard is None else (upcard,)
                return {"held": cards, "sizes": sizes, "upcard": upcard, "pile": pile, "stock_left": stock_left}
            case Turn(seat, phase, choices):
                return {"turn": seat, "phase": phase, "choices": choices or ()}
            case Passed():
                return {}
            case Drew(seat, card):
                held = self.held if card is None else self.held | 1 << card
                return {
                    "held": held,
                    "drawn": card,
                    "sizes": self._resized(seat, 1),
                    "stock_left": self.stock_left - 1,
                    "takes": 0,
                }
            case Took(seat, card):
                held = self.held | 1 << card if seat is self.viewer else self.held
                return {
                    "held": held,
                    "known": self._with_known(seat, self.known[seat] | 1 << card),
                    "sizes": self._resized(seat, 1),
                    "pile": self.pile[:-1],
                    "taken": card,
                    "takes": self.takes + 1,
                }
            case Discarded(seat, card):
                return self._discarded(seat, card)
            case Knocked(seat, card):
                return self._discarded(seat, card) | {"knocker": seat}
            case CalledBigGin(seat):
                return {"knocker": seat, "big_gin": True, "taken": None, "drawn": None}
            case LaidMeld(_, meld):
                return {"melds": tuple(sorted((*self.melds, meld)))}
            case LaidOffCard(_, card, meld):
                return {"laid_off": (*self.laid_off, LaidOff(card, meld))}
            case Shown(seat, spread):
                shown = (spread, self.shown[1]) if seat is Seat.NON_DEALER else (self.shown[0], spread)
                return {"shown": shown}
            case HandOver(result):
                return {"phase": Phase.OVER, "choices": (), "result": result}
            case _ as never:
                assert_never(never)

    def _discarded(self, seat: Seat, card: Card) -> dict[str, Any]:
        """What changes when a seat lays a card on the discard pile."""
        gone = ~(1 << card)
        return {
            "held": self.held & gone if seat is self.viewer else self.held,
            "known": self._with_known(seat, self.known[seat] & gone),
            "sizes": self._resized(seat, -1),
            "pile": (*self.pile, card),
            "taken": None,
            "drawn": None,
        }

    def _with_known(self, seat: Seat, cards: CardSet) -> tuple[CardSet, CardSet]:
        return (cards, self.known[1]) if seat is Seat.NON_DEALER else (self.known[0], cards)

    def _resized(self, seat: Seat, by: int) -> tuple[int, int]:
        non_dealer, dealer = self.sizes
        return (non_dealer + by, dealer) if seat is Seat.NON_DEALER else (non_dealer, dealer + by)
