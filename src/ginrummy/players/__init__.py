"""Players: whoever answers for a person at the table, from a view and nothing else."""

from ginrummy.players.base import FREE, Budget, Listener, Player, ask, inform
from ginrummy.players.registry import DEFAULT_LEVEL, LEVELS, PANEL, Level, enlist, enlisted, offered, player

__all__ = [
    "DEFAULT_LEVEL",
    "FREE",
    "LEVELS",
    "PANEL",
    "Budget",
    "Level",
    "Listener",
    "Player",
    "ask",
    "enlist",
    "enlisted",
    "inform",
    "offered",
    "player",
]
