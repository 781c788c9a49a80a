"""Stopping as soon as the question is answered: a sequential probability ratio test on mirrored deals."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from ginrummy.analysis.arena.contest import Unit
from ginrummy.errors import PlayerError

LOOK = 50
"""The test looks at the results after every so many deals, and at no other time: so the answer and the deal it is given
at depend neither on how the work was cut nor on who did it."""
LEAST = 200
"""And not before so many: the spread of the deals has to be known first."""


class Verdict(StrEnum):
    """What the test says."""

    OPEN = "open"
    """Nothing yet."""
    H0 = "h0"
    H1 = "h1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Is the first player's figure *h1* rather than *h0*? As Wald asks ("Sequential Analysis", 1947).

    The spread is not known beforehand, so it is the generalized test: the likelihoods are normal ones with the variance
    seen so far, as engine testers do it (M. Van den Bergh, "A practical introduction to the GSPRT"). Its bounds are
    Wald's, ``log(beta / (1 - alpha))`` below and ``log((1 - beta) / alpha)`` above.

    Attributes:
        h0: the figure, if the answer is no: points a hand, or the share of games.
        h1: the figure, if the answer is yes; greater than h0.
        alpha: how often *h1* may be accepted though *h0* is true.
        beta: how often *h0* may be accepted though *h1* is true.
    """

    h0: float = 0.0
    h1: float = 0.5
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Refuse a question that has no answer.

        Raises:
            PlayerError: h1 is not above h0, or an error rate is not between 0 and a half.
        """
        if not self.h0 < self.h1:
            raise PlayerError("arena-sprt-order", h0=self.h0, h1=self.h1)
        if not all(0 < rate < 0.5 for rate in (self.alpha, self.beta)):
            raise PlayerError("arena-sprt-rates", alpha=self.alpha, beta=self.beta)

    @staticmethod
    def usual(unit: Unit, people: int) -> tuple[float, float]:
        """What is asked if nothing is said: half a point a hand, or two games of a hundred, beyond an even result."""
        return (0.0, 0.5) if unit is Unit.HANDS else (1 / people, 1 / people + 0.02)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which log-likelihood ratios the question is open."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def answered(self, values: np.ndarray) -> "Answer":
        """What the deals say, looked at in order up to the one that answers.

        Args:
            values: ``float64[n]``, the figure of each deal by itself.
        """
        looks = np.arange(LEAST, len(values) + 1, LOOK)
        ratios = self.log_ratios(values, looks)
        lower, upper = self.bounds
        over = np.flatnonzero((ratios <= lower) | (ratios >= upper))
        if not len(over):
            return Answer(self, Verdict.OPEN, len(values), float(ratios[-1]) if len(ratios) else 0.0)
        last = over[0]
        verdict = Verdict.H1 if ratios[last] >= upper else Verdict.H0
        return Answer(self, verdict, int(looks[last]), float(ratios[last]))

    def log_ratios(self, values: np.ndarray, looks: np.ndarray) -> np.ndarray:
        """The log-likelihood ratio of *h1* to *h0* after each of so many deals: ``float64``, as *looks*.

        To the squares that make up the variance, that of the distance of the two is added once: it is nothing beside
        them, but where all deals come out alike there would be no variance at all.
        """
        sums, squares = np.cumsum(values)[looks - 1], np.cumsum(values**2)[looks - 1]
        distance = self.h1 - self.h0
        variance = (squares - sums**2 / looks + distance**2) / (looks - 1)
        result: np.ndarray = distance * (sums - looks * (self.h0 + self.h1) / 2) / variance
        return result


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question came to.

    Attributes:
        question: what was asked.
        verdict: the answer.
        deals: after how many deals it stood.
        log_ratio: the log-likelihood ratio there.
    """

    question: Question
    verdict: Verdict
    deals: int
    log_ratio: float

    def as_dict(self) -> dict[str, Any]:
        """As plain values."""
        lower, upper = self.question.bounds
        return {
            "h0": self.question.h0,
            "h1": self.question.h1,
            "alpha": self.question.alpha,
            "beta": self.question.beta,
            "bounds": [round(lower, 4), round(upper, 4)],
            "llr": round(self.log_ratio, 4),
            "verdict": self.verdict.value,
            "deals": self.deals,
        }
