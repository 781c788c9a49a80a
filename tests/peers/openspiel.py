"""OpenSpiel's gin rummy behind one small door: the only module that knows its numbers.

Its card and meld codes are read from its own words for them, so no second table of theirs can be wrong here.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

import pyspiel
from pyspiel import gin_rummy as constants

from ginrummy.cards import PACK_SIZE, Card, CardSet, each, parse_cards, set_of
from ginrummy.melds import Meld
from ginrummy.rules import CLASSIC, UPCARD, Deal, RuleSet, Seat

Code: TypeAlias = int
"""What the peer calls an action: 0 to 51 a card, then a handful of words, then the melds."""

TAKE: Code = constants.DRAW_UPCARD_ACTION
DRAW: Code = constants.DRAW_STOCK_ACTION
PASS: Code = constants.PASS_ACTION
KNOCK: Code = constants.KNOCK_ACTION
MELDS: Code = constants.MELD_ACTION_BASE

UPCARD_PHASE = constants.Phase.FIRST_UPCARD
DRAW_PHASE = constants.Phase.DRAW
DISCARD_PHASE = constants.Phase.DISCARD
WALL_PHASE = constants.Phase.WALL
KNOCK_PHASE = constants.Phase.KNOCK
LAY_OFF_PHASE = constants.Phase.LAYOFF

MOST_TAKES: int = constants.MAX_NUM_DRAW_UPCARD_ACTIONS
"""Taking the discard for so many times in a hand ends it, the upcard not counted."""
LONGEST_RUN = 5
"""A longer run goes down in pieces."""


@cache
def _fresh(rules: RuleSet) -> Any:
    """A hand before its deal in the game that is nearest to *rules*; what it cannot express, the differences tell.

    To be cloned: making one takes a hundred times as long.
    """
    oklahoma = rules.knock_limit == UPCARD
    parameters = {
        "oklahoma": oklahoma,
        "knock_card": constants.DEFAULT_KNOCK_CARD if oklahoma else rules.knock_limit,
        "gin_bonus": rules.gin_bonus,
        "undercut_bonus": rules.undercut_bonus,
    }
    return pyspiel.load_game("gin_rummy", parameters).new_initial_state()


def _spoken(code: Code) -> tuple[Card, ...]:
    """The cards that the peer names when it speaks of a card's or a meld's code."""
    words: str = _fresh(CLASSIC).action_to_string(0, code)
    return parse_cards(words.rpartition(" ")[2])


CARD_OF: tuple[Card, ...] = tuple(_spoken(code)[0] for code in range(PACK_SIZE))
"""Our card for each of the peer's."""
CODE_OF: tuple[Code, ...] = tuple(CARD_OF.index(c) for c in range(PACK_SIZE))
"""The peer's card for each of ours."""
MELD_OF: dict[Code, Meld] = {
    code: set_of(_spoken(code)) for code in range(MELDS, MELDS + int(constants.NUM_MELD_ACTIONS))
}
CODE_OF_MELD: dict[Meld, Code] = {meld: code for code, meld in MELD_OF.items()}


def cards_in(codes: Iterable[Code]) -> CardSet:
    """The cards among some codes."""
    cards = 0
    for code in codes:
        if code < PACK_SIZE:
            cards |= 1 << CARD_OF[code]
    return cards


def melds_among(codes: Iterable[Code]) -> set[Meld]:
    """The melds among some codes."""
    return {MELD_OF[code] for code in codes if code >= MELDS}


class Hand:
    """One hand in the peer's world; chance there deals the cards of *deal*."""

    def __init__(self, deal: Deal, rules: RuleSet) -> None:
        assert deal.stock is not None
        assert deal.upcard is not None
        self.state: Any = _fresh(rules).clone()
        self._stock = iter(deal.stock)
        for c in (*each(deal.hands[0]), *each(deal.hands[1]), deal.upcard):
            self.state.apply_action(CODE_OF[c])

    def apply(self, code: Code) -> None:
        """Do what *code* says, and let chance answer a draw."""
        self.state.apply_action(code)
        if code == DRAW:
            self.state.apply_action(CODE_OF[next(self._stock)])

    @property
    def choices(self) -> list[Code]:
        """What the player to act may do, in ascending order; empty once the hand is over."""
        codes: list[Code] = self.state.legal_actions()
        return codes

    @property
    def seat(self) -> int:
        """The seat to act."""
        seat: int = self.state.current_player()
        return seat

    @property
    def phase(self) -> Any:
        return self.state.current_phase()

    @property
    def over(self) -> bool:
        over: bool = self.state.is_terminal()
        return over

    @property
    def stock_left(self) -> int:
        left: int = self.state.stock_size()
        return left

    @property
    def pile(self) -> tuple[Card, ...]:
        """The discard pile, the top card last."""
        codes: list[Code] = self.state.discard_pile()
        top: Code | None = self.state.upcard()
        return tuple(CARD_OF[code] for code in (codes if top is None else [*codes, top]))

    @property
    def deadwood(self) -> tuple[int, int]:
        """What the peer counts as each seat's deadwood now."""
        first, second = self.state.deadwood()
        return first, second

    @property
    def laying_off(self) -> bool:
        """Whether the defender may still lay off."""
        finished: bool = self.state.finished_layoffs()
        return not finished

    @property
    def margin(self) -> int:
        """What the non-dealer won, below zero what the dealer won."""
        won, lost = self.state.returns()
        assert won == -lost
        assert won == int(won)
        return int(won)

    def after(self, code: Code) -> Any:
        """The state that *code* would lead to."""
        return self.state.child(code)

    def knocks(self) -> CardSet:
        """The cards that may be knocked with, once the peer allows to knock at all."""
        return cards_in(self.after(KNOCK).legal_actions())


class Bot:
    """OpenSpiel's own rule player in one seat."""

    def __init__(self, rules: RuleSet, seat: Seat) -> None:
        self._bot: Any = pyspiel.make_simple_gin_rummy_bot(_fresh(rules).get_game().get_parameters(), int(seat))

    def restart(self) -> None:
        """Forget all hands before."""
        self._bot.restart()

    def choose(self, hand: Hand) -> tuple[Code, ...]:
        """What it does: one code, or a knock and its discard, which are two steps in the peer's world."""
        code: Code = self._bot.step(hand.state)
        if code == KNOCK and hand.phase == DISCARD_PHASE:
            card: Code = self._bot.step(hand.after(KNOCK))
            return code, card
        return (code,)
