"""A hand as a tree with chance nodes: every card that is dealt or drawn is a choice of chance's own.

The cards of a hand come in ascending order, each with the probability that it has there, so that no deal is in the tree
twice. What each player has been told is kept as text and as numbers. :mod:`ginrummy.env.openspiel` shows it to
OpenSpiel.
"""

from functools import cache
from math import comb
from typing import Any, Self

import numpy as np

from ginrummy.cards import PACK_SIZE, Card, each, name, names
from ginrummy.env.actions import NAMES, Laying
from ginrummy.env.observation import points_of
from ginrummy.errors import IllegalAction
from ginrummy.fast.codec import decode_state, encode_state, new_desk
from ginrummy.fast.environment import act_kernel, look_kernel, open_kernel
from ginrummy.fast.layout import (
    DISCARD,
    DONE,
    DRAW,
    HELD,
    KNOCK,
    MEMORY,
    MEMORY_SIZE,
    OUT,
    P_OVER,
    PHASE,
    PILE,
    PILE_SIZE,
    STATE_SIZE,
    STOCK,
    STOCK_LEFT,
    STOCK_SIZE,
    TAKE,
    TURN,
)
from ginrummy.fast.planes import OBSERVATION_SIZE, TRACE_SIZE, TRACE_TURN
from ginrummy.rules import Deal, HandState, RuleSet, Seat, Start, hand_result

CHANCE, NOBODY = -1, -4
"""Who is to act where no player is; the numbers are OpenSpiel's."""
PLAYERS = 2
TURNS = 64
"""Of so many turns it is kept in numbers what was drawn and thrown."""
_KEPT = MEMORY + MEMORY_SIZE
"""What of a desk belongs to a hand; all else is room to work in, which all hands of a game share."""


@cache
def _chances(cards: int, wanted: int) -> tuple[float, ...]:
    """How likely each of so many cards in ascending order is the first of those *wanted*, as far as it can be."""
    ways = comb(cards, wanted)
    return tuple(comb(cards - 1 - place, wanted - 1) / ways for place in range(cards - wanted + 1))


class Room:
    """What all hands of a game share: the rules, and a desk to work at. A copy of a state works in the same room."""

    def __init__(self, rules: RuleSet, laying: Laying) -> None:
        self.rules, self.laying = rules, laying
        self.lays_default = int(laying == "default")
        self.desk = new_desk(rules)
        self.seen = np.zeros(OBSERVATION_SIZE, np.int16)
        self.no_mask = np.zeros(1, np.int8)
        eleven = rules.start is Start.ELEVEN
        self.wanted = (rules.hand_size + eleven, rules.hand_size, *(() if eleven else (1,)))
        # What stands in a hand that has not been dealt: OpenSpiel makes one for every tensor that it is asked for.
        self.blank = np.zeros(_KEPT, np.int64), np.zeros(TRACE_SIZE, np.int16), np.zeros((PLAYERS, TURNS, 2), np.int16)


class Hand:
    """A hand, from before its deal on. Player 0 is the non-dealer.

    Attributes:
        player: who is to act: 0, 1, :data:`CHANCE` or :data:`NOBODY`.
        legal: the numbers of that player's legal actions, in ascending order.
        won: what the non-dealer has won.
        told: all that each player has been told, in its order.
        past: what was drawn and thrown in each of the last turns, as far as each player saw it: ``int16[2, TURNS, 2]``.
    """

    __slots__ = ("_dealt", "_last", "_room", "_row", "_trace", "_wanted", "legal", "past", "player", "told", "won")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._wanted = room.wanted
        self._dealt = (0,) * len(self._wanted)
        self._last = -1
        self._row, self._trace, self.past = room.blank
        self.legal: tuple[int, ...] = ()
        self.player = CHANCE
        self.told = ("", "")
        self.won = 0

    def __deepcopy__(self, memo: Any) -> Self:
        # OpenSpiel copies a state for every child that it looks at. Only these three can change in place.
        new = object.__new__(type(self))
        for slot in self.__slots__:
            setattr(new, slot, getattr(self, slot))
        if not self._wanted:
            new._row, new._trace, new.past = self._row.copy(), self._trace.copy(), self.past.copy()
        return new

    @property
    def is_dealt(self) -> bool:
        """Whether the deal is through."""
        return not self._wanted

    def chance_outcomes(self) -> list[tuple[Card, float]]:
        """Every card that may be dealt or drawn now, with its probability."""
        cards = list(each(self._unseen()))
        if not self._wanted:
            return [(card, 1 / len(cards)) for card in cards]
        after = [card for card in cards if card > self._last]
        return list(zip(after, _chances(len(after), self._wanted[0]), strict=False))

    def act(self, action: int) -> None:
        """Do an action, or deal or draw a card.

        Raises:
            IllegalAction: it is not allowed now.
        """
        if self.player == CHANCE:
            if self._wanted:
                self._deal(action)
            else:
                self._row[STOCK + self._row[STOCK_SIZE] - self._row[STOCK_LEFT]] = action
                self._act(DRAW, card=action)
        elif action not in self.legal:
            raise IllegalAction("action-illegal", action=action, choices=self.legal, tried=NAMES[action])
        elif action == DRAW:
            self.player = CHANCE
        else:
            self._act(action)

    def __str__(self) -> str:
        if self._wanted:
            return " | ".join(names(cards) for cards in self._dealt)
        return str(self.state)

    @property
    def state(self) -> HandState:
        """The hand as the rules have it, once it is dealt; of the stock nobody knows what has not been drawn."""
        row = self._row[:STATE_SIZE].copy()
        row[STOCK : STOCK + row[STOCK_SIZE]] = -1
        return decode_state(row, self._room.rules)

    def _unseen(self) -> int:
        """The cards that nobody has been dealt and that do not lie on the discard pile."""
        seen = 0
        if self._wanted:
            for cards in self._dealt:
                seen |= cards
        else:
            seen = int(self._row[HELD]) | int(self._row[HELD + 1])
            for card in self._row[PILE : PILE + self._row[PILE_SIZE]].tolist():
                seen |= 1 << card
        return int(self._room.rules.pack & ~seen)

    def _deal(self, card: Card) -> None:
        place = len(self._dealt) - len(self._wanted)
        self._dealt = (*self._dealt[:place], self._dealt[place] | 1 << card, *self._dealt[place + 1 :])
        wanted, *later = self._wanted
        self._wanted, self._last = ((wanted - 1, *later), card) if wanted > 1 else (tuple(later), -1)
        if not self._wanted:
            self._begin()

    def _begin(self) -> None:
        room = self._room
        row, trace, past = room.blank
        self._row, self._trace, self.past = row.copy(), trace.copy(), past.copy()
        hands = self._dealt[0], self._dealt[1]
        upcard = self._dealt[2].bit_length() - 1 if len(self._dealt) > PLAYERS else None
        encode_state(HandState.start(Deal(hands, upcard, None), room.rules), room.desk[:STATE_SIZE])
        choices = open_kernel(room.desk, self._trace)
        turned = "" if upcard is None else f", upcard {name(upcard)}"
        self.told = (f"0 dealt {names(hands[0])}{turned}", f"1 dealt {names(hands[1])}{turned}")
        self._take_over(choices)

    def _act(self, action: int, card: Card | None = None) -> None:
        desk = self._room.desk
        desk[:_KEPT] = self._row
        desk[OUT] = action
        mover, turn = int(desk[TURN]), int(self._trace[TRACE_TURN])
        if action == TAKE:
            card = int(desk[PILE + desk[PILE_SIZE] - 1])
        choices = act_kernel(desk, self._trace, action, 1, self._room.lays_default)
        self._take_over(choices)
        self.told = (
            self.told[0] + self._telling(0, mover, action, card),
            self.told[1] + self._telling(1, mover, action, card),
        )
        self._remember(mover, turn, action, card)
        if self.player == NOBODY:
            self._end()

    def _take_over(self, choices: int) -> None:
        desk = self._room.desk
        self._row[:] = desk[:_KEPT]
        self.legal = tuple(sorted(desk[OUT : OUT + choices].tolist()))
        self.player = NOBODY if desk[PHASE] == P_OVER else int(desk[TURN])

    def _telling(self, player: int, mover: int, action: int, card: Card | None) -> str:
        """What *player* is told of an action that has been done."""
        if action == DRAW:
            return f"; {mover} draw {name(card)}" if player == mover and card is not None else f"; {mover} draw"
        if action > DONE and player != mover:
            return ""  # a spread is shown when it is done
        if action == DONE and player != mover:
            return f"; {mover} shows {self._spread(mover)}"
        return f"; {mover} {NAMES[action]}"

    def _spread(self, seat: int) -> str:
        spread = self.state.spread(Seat(seat))
        melds = " / ".join(map(names, spread.melds))
        offs = ", ".join(f"{name(one.card)} on {names(one.meld)}" for one in spread.laid_off)
        return f"{melds} | {offs} | {names(spread.unmatched)}"

    def _remember(self, mover: int, turn: int, action: int, card: Card | None) -> None:
        """What was drawn and thrown in a turn, in numbers: 1 for a card not seen, else 2 and the card."""
        place = (turn - 1) % TURNS
        if card is not None:
            for player in range(PLAYERS):
                seen = player == mover or action == TAKE
                self.past[player, place] = (2 + card if seen else 1, 0)
        elif DISCARD <= action < KNOCK + PACK_SIZE:
            self.past[:, place, 1] = 2 + (action - DISCARD) % PACK_SIZE

    def _end(self) -> None:
        result = hand_result(self.state)
        self.won = points_of(result, Seat.NON_DEALER)
        if self._room.lays_default and result.spreads is not None:
            shown = f"; 0 shows {self._spread(0)}; 1 shows {self._spread(1)}"
            self.told = (self.told[0] + shown, self.told[1] + shown)

    # --- what players see --------------------------------------------------------------------------------------------

    def observation(self, player: int) -> np.ndarray:
        """What *player* sees, as numbers: ``int16[OBSERVATION_SIZE]``; nothing but zeros before the deal.

        The next call, of any state of this game, writes over it.
        """
        room = self._room
        if self._wanted:
            room.seen.fill(0)
            return room.seen
        room.desk[:_KEPT] = self._row
        won = -self.won if player else self.won
        look_kernel(room.desk, self._trace, player, 1, won, 0, room.seen, room.no_mask)
        return room.seen

    def dealt_to(self, player: int) -> int:
        """The cards that *player* was dealt, once the deal is through."""
        return 0 if self._wanted else self._dealt[player]
