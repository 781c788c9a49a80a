"""How well a network plays: hands against a policy, with intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from ginrummy.env.training.net import Net
from ginrummy.env.vector import VectorHands
from ginrummy.rules import RuleSet

SIDE_BY_SIDE = 250
_95 = 1.96
"""So many standard errors make an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Margin:
    """How a network did against a policy.

    Attributes:
        opponent: the policy.
        hands: how many were played.
        won, lost: how many of them each won; the rest nobody did.
        points: how many points more than the other it scored for each hand.
        points_error: by how much that may be off, 95 %.
    """

    opponent: str
    hands: int
    won: int
    lost: int
    points: float
    points_error: float

    @property
    def share(self) -> float:
        """Its share of the hands that somebody won."""
        return self.won / max(1, self.won + self.lost)

    @property
    def share_interval(self) -> tuple[float, float]:
        """Wilson's interval for the share, 95 %."""
        count = max(1, self.won + self.lost)
        middle = (self.share + _95**2 / (2 * count)) / (1 + _95**2 / count)
        half = _95 / (1 + _95**2 / count) * sqrt(self.share * (1 - self.share) / count + _95**2 / (4 * count**2))
        return max(0.0, middle - half), min(1.0, middle + half)

    def as_dict(self) -> dict[str, Any]:
        """All of it, for a program."""
        low, high = self.share_interval
        return {
            "opponent": self.opponent,
            "hands": self.hands,
            "won": self.won,
            "lost": self.lost,
            "share": round(self.share, 4),
            "share_ci95": [round(low, 4), round(high, 4)],
            "points": round(self.points, 3),
            "points_ci95": [round(self.points - self.points_error, 3), round(self.points + self.points_error, 3)],
        }


def measure(net: Net, opponent: str, hands: int, seed: int, rules: RuleSet) -> Margin:
    """Let a network play the choice that looks best to it, in both seats by turns.

    Args:
        net: the network.
        opponent: one of :data:`ginrummy.fast.POLICIES`.
        hands: how many at least.
        seed: where the cards come from.
        rules: the rules.
    """
    places = min(hands, SIDE_BY_SIDE)
    each = -(-hands // places)  # so many in every place, however long they take: short ones must not count for more
    envs = VectorHands(places, rules, laying="default", opponent=opponent, autoreset_mode="SameStep")
    seen, infos = envs.reset(seed=seed)
    played = np.zeros(places, np.int64)
    won: list[np.ndarray] = []
    while (played < each).any():
        seen, rewards, ended, _, infos = envs.step(net.best(seen, infos["action_mask"]))
        won.append(rewards[ended & (played < each)])
        played += ended
    points = np.concatenate(won)
    error = _95 * float(points.std(ddof=1)) / sqrt(len(points)) if len(points) > 1 else 0.0
    return Margin(opponent, len(points), int((points > 0).sum()), int((points < 0).sum()), float(points.mean()), error)
