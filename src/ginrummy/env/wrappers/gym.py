"""Other rewards for Gymnasium, one learner.

>>> import gymnasium
>>> from ginrummy.env.wrappers.gym import Shaped, Wins
>>> env = Shaped(Wins(gymnasium.make("ginrummy.env.gym:ginrummy/Hand-v0")), weight=0.01)
>>> observation, info = env.reset(seed=1)
"""

from typing import Any

import gymnasium
import numpy as np

from ginrummy.env.driver import Driver
from ginrummy.env.gym import LEARNER
from ginrummy.env.wrappers.rewards import WEIGHT, potential, wins

_Env = gymnasium.Env[np.ndarray, Any]
_Step = tuple[np.ndarray, float, bool, bool, dict[str, Any]]


def _driver(env: gymnasium.Env[Any, Any]) -> Driver:
    driver: Driver = env.unwrapped.driver  # type: ignore[attr-defined]
    return driver


class Wins(gymnasium.Wrapper[np.ndarray, Any, np.ndarray, Any]):
    """The reward is 1 where the learner wins the game, or the hand where only one is played, −1 where it loses it."""

    def step(self, action: Any) -> _Step:
        """Do an action."""
        seen, _, ended, truncated, info = self.env.step(action)
        return seen, wins(_driver(self.env))[LEARNER], ended, truncated, info


class Shaped(gymnasium.Wrapper[np.ndarray, Any, np.ndarray, Any]):
    """To the reward is added by how much the learner's own deadwood has got less, times a weight."""

    def __init__(self, env: _Env, weight: float = WEIGHT, discount: float = 1.0) -> None:
        """Wrap *env*.

        Args:
            env: the environment.
            weight: what a point of deadwood is worth, in points.
            discount: by what the learner discounts rewards (γ).
        """
        super().__init__(env)
        self.weight, self.discount = weight, discount
        self._worth = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin anew."""
        seen, info = self.env.reset(seed=seed, options=options)
        self._worth = self._now()
        return seen, info

    def step(self, action: Any) -> _Step:
        """Do an action."""
        seen, reward, ended, truncated, info = self.env.step(action)
        before, self._worth = self._worth, self._now()
        return seen, float(reward) + self.discount * self._worth - before, ended, truncated, info

    def _now(self) -> float:
        return potential(_driver(self.env), LEARNER, self.weight)
