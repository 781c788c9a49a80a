"""Other rewards for thousands of hands.

>>> from ginrummy.env.vector import VectorHands
>>> from ginrummy.env.wrappers.vector import Shaped, Wins
>>> envs = Shaped(Wins(VectorHands(100, opponent="sound")), weight=0.01)
>>> observations, infos = envs.reset(seed=1)
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv, VectorRewardWrapper, VectorWrapper

from ginrummy.env.observation import HAND_FIELDS
from ginrummy.env.vector import VectorHands
from ginrummy.env.wrappers.rewards import WEIGHT
from ginrummy.errors import GinError

_DEADWOOD = next(field.start for field in HAND_FIELDS if field.name == "deadwood")
_Envs = VectorEnv[np.ndarray, np.ndarray, np.ndarray]
_Step = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]


class Wins(VectorRewardWrapper[np.ndarray, np.ndarray, np.ndarray]):
    """The reward is 1 where whoever acted wins the hand, −1 where it loses it."""

    def rewards(self, rewards: np.ndarray) -> np.ndarray:
        """The signs of the points."""
        signs: np.ndarray = np.sign(rewards)
        return signs


class Shaped(VectorWrapper[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]):
    """To the rewards is added by how much the learner's deadwood has got less, times a weight.

    It needs an opponent: where both seats are asked in turn, a reward is of whoever acted, and the next observation is
    for somebody else.
    """

    def __init__(self, env: _Envs, weight: float = WEIGHT, discount: float = 1.0) -> None:
        """Wrap *env*.

        Args:
            env: the hands.
            weight: what a point of deadwood is worth, in points.
            discount: by what the learner discounts rewards (γ).

        Raises:
            GinError: both seats are asked.
        """
        super().__init__(env)
        hands = env.unwrapped
        assert isinstance(hands, VectorHands)
        if hands.asks_both:
            raise GinError("env-shaped-alone")
        self.weight, self.discount = weight, discount
        self._same_step = hands.autoreset_mode is AutoresetMode.SAME_STEP
        self._worth = np.zeros(self.num_envs)
        self._waiting = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal anew."""
        seen, infos = self.env.reset(seed=seed, options=options)
        self._worth = self._of(seen)
        which = (options or {}).get("reset_mask")
        self._waiting = np.zeros(self.num_envs, np.bool_) if which is None else self._waiting & ~which
        return seen, infos

    def step(self, actions: np.ndarray) -> _Step:
        """One action in each hand."""
        seen, rewards, ended, truncated, infos = self.env.step(actions)
        now = self._of(seen)
        # A hand that is over is worth nothing; where the next one has been dealt instead of an action nothing was done.
        shaped = self.discount * np.where(ended, 0.0, now) - self._worth
        shaped[self._waiting] = 0.0
        self._worth = now
        self._waiting = np.zeros_like(ended) if self._same_step else ended
        return seen, rewards + shaped, ended, truncated, infos

    def _of(self, seen: np.ndarray) -> np.ndarray:
        return -self.weight * seen[:, _DEADWOOD].astype(np.float64)
