"""Everybody against everybody: a payoff matrix, and ratings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NamedTuple, Self

import numpy as np

from ginrummy.analysis.arena.contest import Contest, Unit, name_of
from ginrummy.analysis.arena.estimates import Estimate
from ginrummy.analysis.arena.match import Match
from ginrummy.analysis.arena.sprt import Question
from ginrummy.analysis.selfplay import labels
from ginrummy.errors import GinError, PlayerError

RATED = 1000
"""So many results of each match count for the ratings: more of them change nothing but the time it takes."""
RACE = 10
"""Single hands are rated by who scores more in so many deals: who wins most of them may well score less."""


class Rating(NamedTuple):
    """How strong a player is thought to be, on openskill's scale, where beginners have 25 and 25/3.

    Attributes:
        mu: the strength.
        sigma: how unsure it is, as a standard deviation.
    """

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """A match for each two of several players, all over the same deals.

    Attributes:
        names: what the players are called, told apart.
        matches: the matches, in the order (0, 1), (0, 2), … (1, 2), ….
    """

    names: tuple[str, ...]
    matches: tuple[Match, ...]

    @classmethod
    def of(cls, players: Sequence[str], like: Contest, question: Question | None = None) -> Self:
        """The matches to be played between *players*, each as *like* but for who plays.

        Raises:
            PlayerError: there are not two players.
        """
        if len(players) < 2:
            raise PlayerError("arena-robin-too-few", count=len(players))
        pairs = combinations(players, 2)
        return cls(
            labels([name_of(player) for player in players]),
            tuple(Match(replace(like, players=pair), question) for pair in pairs),
        )

    def payoff(self, player: int, other: int) -> Estimate:
        """The points a hand that a player wins against another one, by their places."""
        if player > other:
            return self.payoff(other, player).negated()
        pairs = list(combinations(range(len(self.names)), 2))
        return self.matches[pairs.index((player, other))].points_per_hand()

    def ratings(self) -> tuple[Rating, ...]:
        """By player: ratings by the Plackett and Luce model.

        They are rough, since strength is no single scale: the payoff matrix has the truth of it. The results count in
        order, the pairs in turn, up to :data:`RATED` of each; nobody is thought to change meanwhile.

        Raises:
            GinError: the extra ``arena`` is missing.
        """
        try:
            from openskill.models import PlackettLuce
        except ModuleNotFoundError:
            raise GinError("arena-extra-missing") from None
        model = PlackettLuce(tau=0.0)
        ratings = [model.rating() for _ in self.names]
        pairs = combinations(range(len(self.names)), 2)
        results = [(pair, _results(match)) for pair, match in zip(pairs, self.matches, strict=True)]
        for number in range(RATED):
            for (one, other), margins in results:
                if number < len(margins):
                    ranks = [float(margins[number] < 0), float(margins[number] > 0)]
                    [[ratings[one]], [ratings[other]]] = model.rate([[ratings[one]], [ratings[other]]], ranks=ranks)
        return tuple(Rating(rating.mu, rating.sigma) for rating in ratings)

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain values."""
        places = range(len(self.names))
        return {
            "players": list(self.names),
            "matches": [match.as_dict() for match in self.matches],
            "payoff": [
                [None if one == other else self.payoff(one, other).as_dict() for other in places] for one in places
            ],
            "ratings": {
                name: {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)}
                for name, rating in zip(self.names, self.ratings(), strict=True)
            },
        }


def _results(match: Match) -> np.ndarray:
    """By how much the first player won each game's deal, or each race of hands; below zero where it lost."""
    if match.contest.unit is Unit.GAMES:
        return match.figures() - 1 / match.contest.people
    margins = match.rows.margin(0)
    races: np.ndarray = margins[: len(margins) // RACE * RACE].reshape(-1, RACE).sum(axis=1)
    return races
