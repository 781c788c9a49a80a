"""Thousands of hands for Stable-Baselines3: its ``VecEnv`` over our kernels, with the masks that sb3-contrib asks for.

>>> from sb3_contrib import MaskablePPO
>>> from ginrummy.env.training.vec_env import HandsVecEnv
>>> model = MaskablePPO("MlpPolicy", HandsVecEnv(64, opponent="sound"), n_steps=32)
>>> model = model.learn(1)
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from ginrummy.env.vector import VectorHands
from ginrummy.errors import GinError
from ginrummy.rules import DEFAULT_PRESET, RuleSet

MASKS = "action_masks"


class HandsVecEnv(VecEnv):
    """Hands against an opponent, many side by side; the next is dealt in the same step, as this interface has it."""

    def __init__(
        self, num_envs: int, rules: str | RuleSet = DEFAULT_PRESET, *, opponent: str = "sound", **options: Any
    ) -> None:
        """Make one.

        Args:
            num_envs: how many hands.
            rules: the name of a preset, or a rule set.
            opponent: one of :data:`ginrummy.fast.POLICIES`.
            options: others of :class:`~ginrummy.env.vector.VectorHands`: ``side``, and ``laying``, which is
                ``"default"`` if not told.

        Raises:
            GinError: one of them makes no sense.
        """
        told = {"laying": "default", **options}
        self.hands = VectorHands(num_envs, rules, opponent=opponent, autoreset_mode="SameStep", **told)
        super().__init__(num_envs, self.hands.single_observation_space, self.hands.single_action_space)
        self._actions = np.zeros(num_envs, np.int64)
        self._mask = np.zeros(0, np.bool_)

    def reset(self) -> np.ndarray:
        """Deal every hand anew, from the seed that ``seed()`` told, if it did."""
        seen, infos = self.hands.reset(seed=self._seeds[0])
        self._mask = infos["action_mask"] > 0
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: np.ndarray) -> None:
        """Take one action for each hand."""
        self._actions = np.asarray(actions, np.int64)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Do them.

        Raises:
            IllegalAction: one of them is not legal.
        """
        seen, rewards, ended, _, infos = self.hands.step(self._actions)
        self._mask = infos["action_mask"] > 0
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(ended):
            told[place] = {"terminal_observation": infos["final_obs"][place]}
        return seen, rewards.astype(np.float32), ended, told

    def close(self) -> None:
        """Nothing is held open."""

    def has_attr(self, attr_name: str) -> bool:
        """Whether the hands have something of that name; masks they have."""
        return attr_name == MASKS or hasattr(self.hands, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for every hand."""
        return [getattr(self.hands, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set.

        Raises:
            GinError: always.
        """
        raise GinError("env-vector-only", name=attr_name)

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """The masks, ``bool[actions]`` for each hand.

        Raises:
            GinError: another method was asked for.
        """
        if method_name != MASKS:
            raise GinError("env-vector-only", name=method_name)
        return [self._mask[place] for place in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No hand is wrapped."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[np.ndarray | None]:
        """Nothing is rendered."""
        return [None] * self.num_envs
