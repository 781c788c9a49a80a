"""A whole game: seating and roles, the score, and a driver that folds deals and actions into it."""

from ginrummy.match.game import Game
from ginrummy.match.log import GameLog, HandLog, OpenGame
from ginrummy.match.score import Column, MatchState, Tally
from ginrummy.match.seating import Person, Role, Roles, Seating, first_roles, next_roles
from ginrummy.match.view import (
    Event,
    GameBegan,
    HandBegan,
    Resigned,
    Scored,
    View,
    events_of_action,
    events_of_deal,
    events_of_resignation,
    events_of_start,
)

__all__ = [
    "Column",
    "Event",
    "Game",
    "GameBegan",
    "GameLog",
    "HandBegan",
    "HandLog",
    "MatchState",
    "OpenGame",
    "Person",
    "Resigned",
    "Role",
    "Roles",
    "Scored",
    "Seating",
    "Tally",
    "View",
    "events_of_action",
    "events_of_deal",
    "events_of_resignation",
    "events_of_start",
    "first_roles",
    "next_roles",
]
