"""A hand as a tree with chance nodes: every card that is dealt or drawn is a choice of chance's own.

The cards of a hand come in ascending order, each with the probability that it has there, so that no deal is in the tree
twice. What each player has been told is kept as text and as numbers. :mod:`ginrummy.env.openspiel` shows it to
OpenSpiel.
"""

from bisect import bisect_left
from functools import cache
from math import comb
from typing import Any, Self, TypeAlias

import numpy as np

from ginrummy.cards import Card, each, name, names
from ginrummy.env.actions import NAMES, Laying
from ginrummy.errors import IllegalAction
from ginrummy.fast.branches import (
    PAST,
    PAST_TURNS,
    RESULT,
    ROW_SIZE,
    TRAIL_SIZE,
    begin_branch,
    follow_branch,
    look_at_branch,
)
from ginrummy.fast.codec import decode_state, new_desk
from ginrummy.fast.layout import DONE, DRAW, KNOCKER, OUT, PILE, PILE_SIZE, STATE_SIZE, STOCK, STOCK_SIZE, TAKE, TURN
from ginrummy.fast.planes import OBSERVATION_SIZE
from ginrummy.fast.showdown import POINTS, WINNER
from ginrummy.rules import HandState, RuleSet, Seat, Start

CHANCE, NOBODY = -1, -4
"""Who is to act where no player is; the numbers are OpenSpiel's."""
PLAYERS = 2
TURNS = PAST_TURNS
"""Of so many turns it is kept in numbers what was drawn and thrown."""
_NO_CARD = -1
_Deed: TypeAlias = tuple[int, int, Card]
"""Who did what, and the card that was drawn or taken, if any was."""


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
        self.pack = tuple(each(rules.pack))
        eleven = rules.start is Start.ELEVEN
        self.wanted = (rules.hand_size + eleven, rules.hand_size, *(() if eleven else (1,)))
        # What stands in a hand that has not been dealt.
        self.blank = np.zeros(ROW_SIZE, np.int64), np.zeros(TRAIL_SIZE, np.int16)


class Hand:
    """A hand, from before its deal on. Player 0 is the non-dealer.

    Attributes:
        player: who is to act: 0, 1, :data:`CHANCE` or :data:`NOBODY`.
        legal: the numbers of that player's legal actions, in ascending order.
        won: what the non-dealer has won.
    """

    __slots__ = (
        "_dealt",
        "_first",
        "_left",
        "_log",
        "_room",
        "_row",
        "_telling",
        "_trail",
        "_wanted",
        "legal",
        "player",
        "won",
    )

    def __init__(self, room: Room) -> None:
        self._room = room
        self._wanted = room.wanted  # how many cards of each hand are still to be dealt, and of the upcard
        self._dealt = (0,) * len(self._wanted)
        self._left = room.pack  # the cards that chance has not given yet
        self._first = 0  # the place among them of the first that may come next in ascending order
        self._row, self._trail = room.blank
        self._log: tuple[_Deed, ...] = ()
        self._telling = (0, ("", ""))  # how much of the log has been told, and in which words
        self.legal: tuple[int, ...] = ()
        self.player = CHANCE
        self.won = 0

    def __deepcopy__(self, memo: Any) -> Self:
        # OpenSpiel copies a state for every child that it looks at. Only these two can change in place.
        new = object.__new__(type(self))
        for slot in self.__slots__:
            setattr(new, slot, getattr(self, slot))
        if not self._wanted:
            new._row, new._trail = self._row.copy(), self._trail.copy()
        return new

    @property
    def is_dealt(self) -> bool:
        """Whether the deal is through."""
        return not self._wanted

    def chance_outcomes(self) -> list[tuple[Card, float]]:
        """Every card that may be dealt or drawn now, with its probability."""
        cards = self._left
        if not self._wanted:
            chance = 1 / len(cards)
            return [(card, chance) for card in cards]
        after = cards[self._first :]
        return list(zip(after, _chances(len(after), self._wanted[0]), strict=False))

    def act(self, action: int) -> None:
        """Do an action, or deal or draw a card.

        Raises:
            IllegalAction: it is not allowed now.
        """
        if self.player == CHANCE:
            place = self._place_of(action)
            self._left = self._left[:place] + self._left[place + 1 :]
            if self._wanted:
                self._deal(action, place)
            else:
                self._act(DRAW, action)
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

    def _place_of(self, card: Card) -> int:
        """Where a card that chance may give now stands among those that are left."""
        place = bisect_left(self._left, card, self._first)
        if self._left[place : place + 1] != (card,):
            choices = tuple(one for one, _ in self.chance_outcomes())
            raise IllegalAction("action-illegal", action=card, choices=choices, tried=str(card))
        return place

    def _deal(self, card: Card, place: int) -> None:
        to = len(self._dealt) - len(self._wanted)
        self._dealt = (*self._dealt[:to], self._dealt[to] | 1 << card, *self._dealt[to + 1 :])
        wanted, *later = self._wanted
        self._wanted, self._first = ((wanted - 1, *later), place) if wanted > 1 else (tuple(later), 0)
        if not self._wanted:
            self._begin()

    def _begin(self) -> None:
        room = self._room
        self._row, self._trail = room.blank[0].copy(), room.blank[1].copy()
        upcard = self._dealt[PLAYERS].bit_length() - 1 if len(self._dealt) > PLAYERS else _NO_CARD
        one, other = self._dealt[:PLAYERS]
        self._take_over(begin_branch(room.desk, self._row, self._trail, one, other, upcard, len(self._left)))

    def _act(self, action: int, card: Card = _NO_CARD) -> None:
        room, row = self._room, self._row
        if action == TAKE:
            card = int(row[PILE + row[PILE_SIZE] - 1])
        self._log += ((int(row[TURN]), action, card),)
        self._take_over(follow_branch(room.desk, row, self._trail, action, card, room.lays_default))

    def _take_over(self, choices: int) -> None:
        if choices:
            self.legal = tuple(self._room.desk[OUT : OUT + choices].tolist())
            self.player = int(self._row[TURN])
            return
        self.legal, self.player = (), NOBODY
        winner, points = self._row[RESULT + WINNER], int(self._row[RESULT + POINTS])
        self.won = 0 if winner < 0 else -points if winner else points

    # --- what players see --------------------------------------------------------------------------------------------

    @property
    def told(self) -> tuple[str, str]:
        """All that each player has been told, in its order."""
        if self._wanted:
            return "", ""
        known, texts = self._telling
        if not known:
            texts = self._told_of_deal(0), self._told_of_deal(1)
        for deed in self._log[known:]:
            texts = texts[0] + self._told_of(0, *deed), texts[1] + self._told_of(1, *deed)
        self._telling = len(self._log), texts
        if self.player == NOBODY and self._room.lays_default and self._row[KNOCKER] >= 0:
            shown = f"; 0 shows {self._spread(0)}; 1 shows {self._spread(1)}"
            texts = texts[0] + shown, texts[1] + shown
        return texts

    def _told_of_deal(self, player: int) -> str:
        turned = f", upcard {names(self._dealt[PLAYERS])}" if len(self._dealt) > PLAYERS else ""
        return f"{player} dealt {names(self._dealt[player])}{turned}"

    def _told_of(self, player: int, mover: int, action: int, card: Card) -> str:
        """What *player* is told of an action that has been done."""
        if action == DRAW:
            return f"; {mover} draw {name(card)}" if player == mover else f"; {mover} draw"
        if action > DONE and player != mover:
            return ""  # a spread is shown when it is done
        if action == DONE and player != mover:
            return f"; {mover} shows {self._spread(mover)}"
        return f"; {mover} {NAMES[action]}"

    def _spread(self, seat: int) -> str:
        """What a seat has laid down and shown; later deeds change nothing of it."""
        spread = self.state.spread(Seat(seat))
        melds = " / ".join(map(names, spread.melds))
        offs = ", ".join(f"{name(one.card)} on {names(one.meld)}" for one in spread.laid_off)
        return f"{melds} | {offs} | {names(spread.unmatched)}"

    @property
    def past(self) -> np.ndarray:
        """What was drawn and thrown in each of the last turns, as far as each player saw it: ``int16[2, TURNS, 2]``.

        First 1 for a card drawn that it did not see, else 2 and the card; then 2 and the card thrown; 0 is none.
        """
        return self._trail[PAST:].reshape(PLAYERS, TURNS, 2)

    def observation(self, player: int) -> np.ndarray:
        """What *player* sees, as numbers: ``int16[OBSERVATION_SIZE]``; nothing but zeros before the deal.

        The next call, of any state of this game, writes over it.
        """
        room = self._room
        if self._wanted:
            room.seen.fill(0)
            return room.seen
        won = -self.won if player else self.won
        look_at_branch(room.desk, self._row, self._trail, player, won, room.seen)
        return room.seen

    def dealt_to(self, player: int) -> int:
        """The cards that *player* was dealt, once the deal is through."""
        return 0 if self._wanted else self._dealt[player]
