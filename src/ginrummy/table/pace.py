"""How fast a table goes: every wait that is not a person's own."""

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """The waits of a table, in seconds.

    Attributes:
        beat: the least and the greatest time that a bot takes before its move is made.
        advice: how long a bot captain waits for a person's advice.
        seeds: how long browsers have to commit, and again to reveal.
        rest: how long a table of bots shows the end of a hand.
        patience: after how long somebody gone may be replaced.
        asleep: how long a table that nobody looks at is kept in memory.
    """

    beat: tuple[float, float] = (0.7, 1.5)
    advice: float = 6.0
    seeds: float = 3.0
    rest: float = 4.0
    patience: float = 120.0
    asleep: float = 60.0

    def next_beat(self) -> float:
        """How long a bot takes now. That is no part of the game: no card depends on it."""
        return random.uniform(*self.beat)


AT_ONCE = Pace(beat=(0.0, 0.0), advice=0.02, seeds=3.0, rest=0.0)
"""For tests and scripts."""
