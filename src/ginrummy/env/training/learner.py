"""The learner: masked PPO of sb3-contrib, which is given samples and makes the network a little better."""

import io
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.logger import Logger
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.utils import LinearSchedule
from torch import nn

from ginrummy.env.training.net import EACH, PLACES, THERE, Net
from ginrummy.env.training.rollouts import Samples
from ginrummy.env.training.vec_env import HandsVecEnv

SETTINGS: dict[str, Any] = {
    "learning_rate": LinearSchedule(7e-4, 1e-4, 1.0),
    "batch_size": 2048,
    "n_epochs": 2,  # playing costs little beside learning, so fresh hands are better than the same again
    "ent_coef": 0.01,
    "clip_range": 0.2,
    "vf_coef": 0.5,
}
"""The library's own settings, where they are not its defaults."""


class Body(BaseFeaturesExtractor):
    """The first layer: the numbers of an observation, brought to size, and what is common to choice and worth."""

    def __init__(self, observation_space: Any, features_dim: int) -> None:
        super().__init__(observation_space, features_dim)
        self.register_buffer("places", torch.from_numpy(PLACES))
        self.register_buffer("there", torch.from_numpy(THERE))
        self.register_buffer("each", torch.from_numpy(EACH))
        self.layer = nn.Linear(len(THERE), features_dim)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """What the network makes of observations, ``float32[n, features]``."""
        seen = observations[:, self.places]
        return torch.relu(self.layer(self.there * (seen > 0) + self.each * seen))


class Learner:
    """A network that learns.

    Attributes:
        model: the library's model; its policy is the network.
        state: what else is kept with it, plain values that JSON can hold.
    """

    def __init__(self, model: MaskablePPO, state: dict[str, Any]) -> None:
        self.model = model
        self.state = state
        self.model.set_logger(Logger(None, []))

    @classmethod
    def new(cls, *, seed: int, width: int) -> "Learner":
        """One that knows nothing.

        Args:
            seed: where the first weights come from.
            width: of the layers.
        """
        policy = {
            "features_extractor_class": Body,
            "features_extractor_kwargs": {"features_dim": width},
            "net_arch": {"pi": [width], "vf": [width]},
            "activation_fn": nn.ReLU,
        }
        model = MaskablePPO(
            MaskableActorCriticPolicy,
            HandsVecEnv(1),
            n_steps=2,  # we play ourselves, and say how it went
            seed=seed,
            device="cpu",
            policy_kwargs=policy,
            **SETTINGS,
        )
        return cls(model, {})

    def net(self) -> Net:
        """The network as it is now."""
        policy = self.model.policy
        body = policy.features_extractor
        assert isinstance(body, Body)
        layers = {
            "body": body.layer,
            "choice_layer": policy.mlp_extractor.policy_net[0],
            "choice": policy.action_net,
            "worth_layer": policy.mlp_extractor.value_net[0],
            "worth": policy.value_net,
        }
        return Net({part: (_array(layer.weight), _array(layer.bias)) for part, layer in layers.items()})

    def learn(self, samples: Samples, *, seed: int, remaining: float) -> dict[str, float]:
        """Learn from samples.

        Args:
            samples: what was played with the network as it is.
            seed: decides in which order they are looked at.
            remaining: which share of the training is still to come; steps get smaller with it.

        Returns:
            What the library tells of it, by its own names: ``approx_kl``, ``clip_fraction``, ``explained_variance`` …
        """
        model = self.model
        model.rollout_buffer = _buffer(model, samples)
        model._current_progress_remaining = remaining  # noqa: SLF001 - set by learn(), whose loop this one stands for
        np.random.seed(seed & 0xFFFFFFFF)
        model.train()
        told = {name.split("/")[1]: float(value) for name, value in model.logger.name_to_value.items()}
        model.logger.name_to_value.clear()
        return told

    def save(self, path: Path) -> None:
        """Write it all, so that learning can go on from there: whole, or not at all."""
        room = io.BytesIO()
        self.model.state_beside = self.state  # the library keeps what it finds
        self.model.save(room, exclude=["rollout_buffer", "env"])
        fresh = path.with_suffix(".new")
        fresh.write_bytes(room.getvalue())
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Learner":
        """Read one that was saved."""
        model = MaskablePPO.load(path, env=HandsVecEnv(1), device="cpu")
        return cls(model, model.state_beside)


def _array(tensor: torch.Tensor) -> np.ndarray:
    array: np.ndarray = tensor.detach().cpu().numpy().copy()
    return array


def _buffer(model: MaskablePPO, samples: Samples) -> MaskableRolloutBuffer:
    """The samples as the library wants them."""
    buffer = MaskableRolloutBuffer(0, model.observation_space, model.action_space, model.device)
    buffer.buffer_size, buffer.full = len(samples), True
    buffer.observations = samples.observations[:, None]
    buffer.action_masks = samples.masks[:, None]
    buffer.actions = samples.actions[:, None, None]
    buffer.values = samples.values[:, None]
    buffer.log_probs = samples.log_probs[:, None]
    buffer.advantages = samples.advantages[:, None]
    buffer.returns = (samples.advantages + samples.values)[:, None]
    return buffer
