"""Kinds of players that the other seat may be: how they throw, how they knock, and how they play on.

Whoever throws by one habit may knock by any. All of it is a guess, and must be a mild one: people and programs that
nobody here has seen are to find a kind that is not too far from them.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from ginrummy.fast.likelihood import BY_KNOCKER, BY_THROWER, LOGS, WEIGHTS
from ginrummy.players.styles import AT_ONCE, EARLY, PATIENT, STEADY, Style, row


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrower:
    """How somebody chooses discards: likelier by *e* for each unit that one is worth more to them than another.

    Attributes:
        deadwood: what a point of deadwood left is worth,
        outs: a card still to come that would make a meld,
        points: and each of its points;
        rank: each point of the discard itself;
        taken: each card beside the discard that the viewer took,
        thrown: and each that the viewer threw.
        style: how such a player plays on, apart from its knocks.
    """

    deadwood: float
    outs: float
    points: float = 0.0
    rank: float = 0.0
    taken: float = 0.0
    thrown: float = 0.0
    style: Style = STEADY


HOPEFUL = Thrower(deadwood=-1.25, outs=0.35, points=0.145, rank=-0.3, taken=-0.8, thrown=0.65)
"""Waits for melds and looks at what the other does. Weights fitted to discards of the careful players."""
_AT_FACE_VALUE = Style(hope=0, danger=0, hope_at_sight=0, outs=0, danger_at_sight=0, safety_at_sight=0)
PLAIN = Thrower(deadwood=-3.2, outs=0.25, rank=0.3, style=_AT_FACE_VALUE)
"""Throws what leaves least deadwood. Weights fitted to discards of the contest's baseline."""
VAGUE = Thrower(deadwood=-0.45, outs=0.3)
"""Has reasons of its own, and some of these."""
THROWERS: tuple[Thrower, ...] = (HOPEFUL, PLAIN, VAGUE)
"""The kinds of throwers that the other seat may be,"""
LIKELY_THROWERS = (0.5, 0.25, 0.25)
"""how likely each is beforehand,"""
KNOCKERS: tuple[Style, ...] = (AT_ONCE, EARLY, PATIENT)
"""and the kinds of knockers; those are beforehand as likely as one another."""


@lru_cache(1)
def thrower_weights() -> np.ndarray:
    """The weights of the throwers as kernels read them: ``float64[throwers, WEIGHTS]``."""
    weights = [(one.deadwood, one.outs, one.points, one.rank, one.taken, one.thrown) for one in THROWERS]
    return np.array(weights, np.float64).reshape(len(THROWERS), WEIGHTS)


@lru_cache(1)
def knocker_rows() -> np.ndarray:
    """The styles of the knockers: ``int64[knockers, STYLE_SIZE]``."""
    return np.stack([row(one) for one in KNOCKERS])


@lru_cache(1)
def styles() -> np.ndarray:
    """How each kind plays on: ``int64[throwers * knockers, STYLE_SIZE]``, those of the first thrower first."""
    return np.stack(
        [
            row(replace(thrower.style, knocks=knocker.knocks, later=knocker.later))
            for thrower in THROWERS
            for knocker in KNOCKERS
        ]
    )


def strangers() -> np.ndarray:
    """The logarithm of how likely each kind is of whom nothing is known: ``float64[LOGS]``, each in its column."""
    priors = np.zeros(LOGS)
    priors[BY_THROWER : BY_THROWER + len(THROWERS)] = np.log(LIKELY_THROWERS)
    priors[BY_KNOCKER : BY_KNOCKER + len(KNOCKERS)] = -np.log(len(KNOCKERS))
    return priors


def shares(priors: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How likely each thrower and each knocker is, from 0 to 1: ``float64[throwers]`` and ``float64[knockers]``."""
    throwers = priors[BY_THROWER : BY_THROWER + len(THROWERS)]
    knockers = priors[BY_KNOCKER : BY_KNOCKER + len(KNOCKERS)]
    return _shares(throwers), _shares(knockers)


def opinion(priors: np.ndarray) -> np.ndarray:
    """The same as kernels read it: ``int64[OPINION_SIZE]``, in thousandths."""
    return np.asarray(np.rint(1000 * np.concatenate(shares(priors))), np.int64)


@lru_cache(1)
def opinions() -> np.ndarray:
    """What is thought of each kind by who knows it: ``int64[kinds, OPINION_SIZE]``, in the order of :func:`styles`."""
    sure = 1000 * np.eye(len(THROWERS) + len(KNOCKERS), dtype=np.int64)
    throwers, knockers = sure[: len(THROWERS)], sure[len(THROWERS) :]
    return np.repeat(throwers, len(KNOCKERS), axis=0) + np.tile(knockers, (len(THROWERS), 1))


def _shares(logarithms: np.ndarray) -> np.ndarray:
    found = np.exp(logarithms - logarithms.max())
    return np.asarray(found / found.sum())
