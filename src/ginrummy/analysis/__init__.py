"""Studies of the game: players against one another, and what came of it."""

from ginrummy.analysis.selfplay import IDLE_HANDS, HandPlayed, Played, labels, play_game, simulate
from ginrummy.analysis.summary import Summary, Tally

__all__ = ["IDLE_HANDS", "HandPlayed", "Played", "Summary", "Tally", "labels", "play_game", "simulate"]
