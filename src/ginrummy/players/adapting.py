"""Adapting: the style that does best against whom the other seat's person may be.

Nobody's style is best against all. Against somebody who knocks whenever the rules allow it pays to wait for gin, and to
undercut; against somebody who waits, to knock early. How much, the rules decide: so each of a few styles of our own is
played against each kind of player under the rules of the game, once, and the mean over the kinds, each as likely as it
is thought to be, says which to play.
"""

from functools import lru_cache

import numpy as np

from ginrummy.fast.likelihood import BY_KNOCKER, BY_THROWER
from ginrummy.fast.policies import HASTY
from ginrummy.players.duel import mirrored
from ginrummy.players.kinds import KNOCKERS, THROWERS, strangers, styles
from ginrummy.players.styles import ANY, STEADY, Style, row
from ginrummy.rules import RuleSet

WAITING = Style(knocks=((2, ANY),) * 2 + ((5, ANY), (6, ANY)), danger=5.0)
"""Knocks at the beginning only, and gives little away."""
OWN: tuple[Style, ...] = (STEADY, WAITING)
"""The styles to choose from; the first is for those of whom nothing is known."""
DEALS, SEED = 1500, 1
"""On so many mirrored deals they are compared."""
LEAD = 0.5
"""Another style than the first is played where it brings so many points a hand more."""


def fitting_style(rules: RuleSet, priors: np.ndarray) -> Style:
    """The style of ours for a game.

    Args:
        rules: the rules of the game.
        priors: how likely each kind of player is, as :func:`ginrummy.players.kinds.strangers` gives it for strangers.
    """
    if (priors == strangers()).all():
        return OWN[0]
    likely = _likely(priors, BY_THROWER, len(THROWERS))[:, None] * _likely(priors, BY_KNOCKER, len(KNOCKERS))
    gains = payoffs(rules) @ likely.ravel()
    best = int(gains.argmax())
    return OWN[best] if gains[best] - gains[0] > LEAD else OWN[0]


def _likely(priors: np.ndarray, column: int, kinds: int) -> np.ndarray:
    shares = np.exp(priors[column : column + kinds] - priors[column : column + kinds].max())
    return np.asarray(shares / shares.sum())


@lru_cache(64)
def payoffs(rules: RuleSet) -> np.ndarray:
    """Points a hand of each style of ours against each kind, both at a glance: ``float64[styles, kinds]``."""
    return np.array(
        [[mirrored((HASTY, row(own)), (HASTY, kind), rules, DEALS, SEED).mean() for kind in styles()] for own in OWN]
    )
