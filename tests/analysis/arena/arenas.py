"""Contests for the tests of the arena, and players that misbehave in them."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from ginrummy.analysis.arena import Contest, Match, Question, Rows, in_this_process, play
from ginrummy.errors import PlayerError
from ginrummy.match import View
from ginrummy.players import Budget, player
from ginrummy.rules import Action


def played(question: Question | None = None, **fields: Any) -> Match:
    """A contest, played here to its end."""
    match = Match(Contest(**fields), question)
    list(play([match], in_this_process))
    return match


def same(one: Rows, other: Rows) -> bool:
    """Whether two rows are equal to the last number."""
    names = ("hands", "voids", "scoreless", "points", "played", "won", "games")
    return one.faults == other.faults and all(np.array_equal(getattr(one, n), getattr(other, n)) for n in names)


class Faulty:
    """Plays like ``greedy``, but every so *often* an answer fails in the way of *fail*."""

    def __init__(self, name: str, fail: Callable[[], Action], often: float = 1.0) -> None:
        self.name = name
        self._fail = fail
        self._often = often

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """What greedy chooses, or a failure."""
        if rng.random() < self._often:
            return self._fail()
        return player("greedy").choose(view, rng, budget)


def crash() -> Action:
    """What a player in a process of its own raises when that has died."""
    raise PlayerError("player-nothing-to-choose", player="crashing")
