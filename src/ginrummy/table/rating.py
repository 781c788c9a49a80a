"""Ratings: how well somebody plays, as far as their rated games tell. Pure; :mod:`ginrummy.table.rater` keeps them.

The model is Plackett and Luce's, as openskill has it: a strength *mu*, and *sigma*, how unsure that is. What people are
shown is on the scale that chess has made familiar: whoever leads by 200 points wins about three games of four.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ginrummy.table.errors import StoreError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SEATS = (2, 3)
"""How many sit at a table: games of two and of three are rated apart."""
FIRM = 10
"""After how many games a rating is no longer called provisional."""
_MU, _SIGMA = 25.0, 25.0 / 3
_MIDDLE, _POINT = 1500.0, 30.0
"""What a beginner is shown, and how many points one unit of *mu* is."""
_REACH = 1.959964
"""How many standard errors 95 % reach to each side."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody is thought to play.

    Attributes:
        mu: how strong they are, on openskill's scale.
        sigma: how unsure that is, as a standard deviation.
        games: after how many rated games.
    """

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The strength as people are shown it."""
        return round(_MIDDLE + _POINT * (self.mu - _MU))

    @property
    def reach(self) -> int:
        """How many points the truth may lie above or below: in 19 cases of 20 no more."""
        return round(_REACH * _POINT * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether there are too few games to rely on it."""
        return self.games < FIRM


BEGINNER = Rating()


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Everybody's rating after a game.

    Args:
        before: their ratings before it.
        ranks: who came where: 0 for the best, the same for those who share a place.

    Raises:
        StoreError: openskill is not installed.
    """
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(
        Rating(float(new.mu), float(new.sigma), old.games + 1) for [new], old in zip(after, before, strict=True)
    )


@lru_cache(maxsize=1)
def _model() -> "PlackettLuce":
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise StoreError("rating-not-installed") from None
    return PlackettLuce()
