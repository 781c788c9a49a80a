"""Ratings: how well somebody plays, as far as their rated games tell. Pure; :mod:`ginrummy.table.rater` keeps them.

The model is Plackett and Luce's, as openskill has it, in points: whoever leads by 200 wins about three games of four,
as in chess. Its numbers are this game's: docs/ratings.md says why these, and ``python -m benchmarks.ratings`` shows
what they do.
"""

import math
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
MIDDLE = 1500.0
"""What a beginner is shown."""
SPREAD = 110.0
"""How far people's strengths lie apart, as a standard deviation in points: so unsure a beginner's is."""
LUCK = 200 / math.log(3)
"""So many points multiply somebody's chances against another by e: 200 make them three to one."""
DRIFT = 3.0
"""By how many points somebody's strength moves from one game to the next, as a standard deviation."""
_REACH = 1.959964
"""How many standard errors 95 % reach to each side."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody is thought to play.

    Attributes:
        mu: how strong they are, in points.
        sigma: how unsure that is, as a standard deviation.
        games: after how many rated games.
    """

    mu: float = MIDDLE
    sigma: float = SPREAD
    games: int = 0

    @property
    def points(self) -> int:
        """The strength as people are shown it."""
        return round(self.mu)

    @property
    def reach(self) -> int:
        """How many points the truth may lie above or below: in 19 cases of 20 no more."""
        return round(_REACH * self.sigma)

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
    model = _model(len(before))
    teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(
        Rating(float(new.mu), float(new.sigma), old.games + 1) for [new], old in zip(after, before, strict=True)
    )


@lru_cache(maxsize=len(SEATS))
def _model(seats: int) -> "PlackettLuce":
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise StoreError("rating-not-installed") from None
    # The model adds the luck of all who play: so divided, 200 points mean the same at every table.
    return PlackettLuce(mu=MIDDLE, sigma=SPREAD, beta=LUCK / math.sqrt(seats), tau=DRIFT, gamma=_whole)


def _whole(*_: object) -> float:
    """How much of what a game tells makes a rating surer: all of it. Openskill's own choice takes a part."""
    return 1.0
