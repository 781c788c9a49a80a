"""Adapting: the style that does best against whom the other seat's person may be, and how much of the points it wins.

Nobody's style is best against all. Against somebody who knocks whenever the rules allow it pays to wait for gin, and to
undercut; against somebody who waits, to knock early. How much, the rules decide: so each of a few styles of our own is
played against each kind of player under the rules of the game, once, and the mean over the kinds, each as likely as it
is thought to be, says which to play.

The same figures say how much the stronger this player is, and who is stronger had better not gamble
(:mod:`ginrummy.players.equity`).
"""

from functools import lru_cache

import numpy as np

from ginrummy.fast.policies import CAREFUL, HASTY, LEARNED
from ginrummy.players.duel import won_and_lost
from ginrummy.players.kinds import opinions, shares, strangers, styles
from ginrummy.players.styles import ANY, STEADY, Style, row
from ginrummy.rules import RuleSet

WAITING = Style(knocks=((2, ANY),) * 2 + ((8, ANY), (6, ANY)), hope=0.1, danger=5.0, slack=4, weighed=4)
"""Knocks at the beginning only, and gives little away: what won most games against those who throw plainly and knock at
once, by 400 styles in 5,000 hands each."""
OWN: tuple[Style, ...] = (STEADY, WAITING)
"""The styles to choose from; the first is for those of whom nothing is known."""
DEALS, LEARNED_DEALS, SEED = 1500, 300, 1
"""On so many mirrored deals they are compared, and on so many the network meets each kind: it plays slower."""
LEAD = 0.5
"""Another style than the first is played where it brings so many points a hand more."""
THOUGHT = 0.05
"""Thinking brings so large a share of all points more than the bare style does."""
STRONGEST = 0.7
"""Nobody is thought to be so weak that a larger share of the points than this is won."""
OF_STRANGERS = {False: 0.5, True: 0.55}
"""Without thinking, such a share is won of whom nothing is known; with the network it is 0.6 against the kinds that it
may be, and a half against equals."""


def fitting_style(rules: RuleSet, priors: np.ndarray) -> Style:
    """The style of ours for a game.

    Args:
        rules: the rules of the game.
        priors: how likely each kind of player is, as :func:`ginrummy.players.kinds.strangers` gives it for strangers.
    """
    return OWN[_fitting(rules, priors)]


def share_of_points(rules: RuleSet, priors: np.ndarray, *, learned: bool) -> float:
    """Which part of all points of a game a player that thinks is expected to win, in fortieths.

    Args:
        rules: the rules of the game.
        priors: how likely each kind of player is.
        learned: whether its base is the network.
    """
    share = OF_STRANGERS[learned]
    if not (priors == strangers()).all():
        if learned:
            won, lost = _mean_of(learned_payoffs(rules), priors)
        else:
            won, lost = _mean_of(payoffs(rules), priors)[:, _fitting(rules, priors)]
        share = won / (won + lost)
    return round(min(max(share + THOUGHT, 0.5), STRONGEST) * 40) / 40


def _fitting(rules: RuleSet, priors: np.ndarray) -> int:
    if (priors == strangers()).all():
        return 0
    won, lost = _mean_of(payoffs(rules), priors)
    gains = won - lost
    best = int(gains.argmax())
    return best if gains[best] - gains[0] > LEAD else 0


def _mean_of(points: np.ndarray, priors: np.ndarray) -> np.ndarray:
    """The mean over kinds, which come last."""
    throwers, knockers = shares(priors)
    return np.asarray(points @ np.outer(throwers, knockers).ravel())


@lru_cache(64)
def payoffs(rules: RuleSet) -> np.ndarray:
    """The points a hand that each style of ours wins and loses against each kind, both at a glance:
    ``float64[2, styles, kinds]``.
    """
    found = np.empty((2, len(OWN), len(styles())))
    for place, own in enumerate(OWN):
        for number, kind in enumerate(styles()):
            points = won_and_lost((HASTY, row(own)), (HASTY, kind), rules, DEALS, SEED)
            found[:, place, number] = points.mean(axis=1)
    return found


@lru_cache(64)
def learned_payoffs(rules: RuleSet) -> np.ndarray:
    """The points a hand that the network wins and loses against each kind, which it knows: ``float64[2, kinds]``."""
    found = np.empty((2, len(styles())))
    for number, (kind, known) in enumerate(zip(styles(), opinions(), strict=True)):
        points = won_and_lost((LEARNED, None), (CAREFUL, kind), rules, LEARNED_DEALS, SEED, knowing=known)
        found[:, number] = points.mean(axis=1)
    return found
