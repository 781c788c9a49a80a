"""Gin rummy for two and for three: the rules as pure values, players, and tools to study the game.

>>> import ginrummy as gin
>>> state = gin.HandState.start(gin.Deal.from_seed(7))
>>> [str(action) for action in gin.legal(state)]
['take', 'pass']
"""

from typing import TYPE_CHECKING, Any

from ginrummy import locale
from ginrummy.cards import Card, CardSet, card_set, each, name, names, parse_card, parse_cards
from ginrummy.errors import (
    CardsError,
    DealError,
    GinError,
    IllegalAction,
    NotationError,
    NotYourTurn,
    PlayerError,
    RuleSetError,
    StaleAction,
)
from ginrummy.match import Game, MatchState, Person, Role, Roles, Seating, View
from ginrummy.melds import (
    Arrangement,
    LaidOff,
    Meld,
    Spread,
    best_arrangements,
    best_defence,
    deadwood_after_discard,
    least_deadwood,
    melds_in,
)
from ginrummy.rules import (
    PRESETS,
    Action,
    Deal,
    HandResult,
    HandState,
    HandView,
    Outcome,
    Phase,
    RuleSet,
    Seat,
    apply,
    draw_cards,
    hand_events,
    hand_result,
    legal,
    parse_action,
    preset,
    replay,
)

if TYPE_CHECKING:
    from ginrummy.fast import best_discard, best_melds, deadwood

__all__ = [
    "PRESETS",
    "Action",
    "Arrangement",
    "Card",
    "CardSet",
    "CardsError",
    "Deal",
    "DealError",
    "Game",
    "GinError",
    "HandResult",
    "HandState",
    "HandView",
    "IllegalAction",
    "LaidOff",
    "MatchState",
    "Meld",
    "NotYourTurn",
    "NotationError",
    "Outcome",
    "Person",
    "Phase",
    "PlayerError",
    "Role",
    "Roles",
    "RuleSet",
    "RuleSetError",
    "Seat",
    "Seating",
    "Spread",
    "StaleAction",
    "View",
    "apply",
    "best_arrangements",
    "best_defence",
    "best_discard",
    "best_melds",
    "card_set",
    "deadwood",
    "deadwood_after_discard",
    "draw_cards",
    "each",
    "hand_events",
    "hand_result",
    "least_deadwood",
    "legal",
    "locale",
    "melds_in",
    "name",
    "names",
    "parse_action",
    "parse_card",
    "parse_cards",
    "preset",
    "replay",
]

_FAST = ("best_discard", "best_melds", "deadwood")
"""The calls that take one hand or a million: compiled, so they wait until somebody asks for them."""


def __getattr__(name: str) -> Any:
    if name in _FAST:
        from ginrummy import fast

        return getattr(fast, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
