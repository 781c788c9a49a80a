"""Means of mirrored deals, with intervals that say how sure they are."""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

CONFIDENCE = 0.95
"""How often an interval should hold the true value."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and how sure it is.

    Attributes:
        mean: the figure.
        low, high: the ends of the interval that holds the true value in 95 of 100 contests; endless below two deals.
    """

    mean: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """How far the interval reaches to either side of the mean."""
        return self.high - self.mean

    def negated(self) -> "Estimate":
        """The same figure as the other side sees it."""
        return Estimate(-self.mean, -self.high, -self.low)

    def as_dict(self) -> dict[str, Any]:
        """As plain values: ``{mean, ci95}``; an endless interval is None."""
        known = math.isfinite(self.low)
        return {"mean": _told(self.mean), "ci95": [_told(self.low), _told(self.high)] if known else None}


def mean(values: np.ndarray) -> Estimate:
    """The mean of independent values: ``float64[n]``, with Student's interval."""
    return ratio(values, np.ones(len(values)))


def ratio(amounts: np.ndarray, counts: np.ndarray) -> Estimate:
    """What there is of *amounts* for each of *counts*, where the deals are independent and the two may hang together.

    The interval is the delta method's, as for any ratio of means (Cochran, "Sampling Techniques", 1977, 6.3); where all
    counts are equal it is that of a mean.

    Args:
        amounts: ``float64[n]``, by deal.
        counts: ``float64[n]`` or whole numbers, by deal.
    """
    deals, all_counts = len(amounts), float(counts.sum())
    if all_counts == 0:
        return Estimate(0.0, -math.inf, math.inf)
    value = float(amounts.sum()) / all_counts
    if deals < 2:
        return Estimate(value, -math.inf, math.inf)
    left = amounts - value * counts
    error = math.sqrt(float(left @ left) * deals / (deals - 1)) / all_counts
    reach = quantile((1 + CONFIDENCE) / 2, deals - 1) * error
    return Estimate(value, value - reach, value + reach)


def quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's distribution, to three digits from three degrees of freedom on.

    It is the normal one with the first four terms of its expansion in the inverse of the degrees of freedom (Abramowitz
    and Stegun, "Handbook of Mathematical Functions", 26.7.5).
    """
    z = NormalDist().inv_cdf(probability)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def _told(number: float) -> float:
    """A figure with as many digits as anybody needs."""
    return round(number, 5)
