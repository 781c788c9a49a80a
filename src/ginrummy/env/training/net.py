"""The network of a learner, in NumPy: so that whoever plays needs no more than the extra ``env``.

Two layers: one for all, then one for the choice and one for the worth of a position. Training (:mod:`.learner`) builds
the same network for its library and hands its weights over.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np

from ginrummy.env.observation import HAND_FIELDS
from ginrummy.errors import GinError

PARTS = ("body", "choice_layer", "choice", "worth_layer", "worth")
"""The layers, each with a ``weight``, float32[out, in], and a ``bias``, float32[out]."""

_TIMED = ("thrown", "taken", "left")
_OF_SPREADS = ("melds", "laid_off", "rest", "spread", "defence", "over", "points", "knocked", "big_gin")
_LONG = 32.0
"""Turns are told in such parts: few hands are longer."""
_MOST = {"pile": _LONG, "turn": _LONG, "stock": _LONG, "pile_size": _LONG, "deadwood": 50.0}


def _features() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Which numbers of an observation count; each of them for being there at all, and for each one of it."""
    places: list[int] = []
    there: list[float] = []
    each: list[float] = []
    for field in HAND_FIELDS:
        name = field.name.removesuffix("_other")
        if name in _OF_SPREADS or field.name == "deadwood_other":
            continue  # spreads are laid down by default, so nothing is chosen while they lie there
        timed = name in _TIMED
        places += range(field.start, field.start + field.size)
        there += [float(timed)] * field.size
        each += [1 / (_LONG if timed else _MOST.get(name, float(field.high)))] * field.size
    return np.array(places), np.array(there, np.float32), np.array(each, np.float32)


PLACES, THERE, EACH = _features()
"""Of an observation the numbers ``x`` at PLACES go into the network as
``THERE · (x > 0) + EACH · x``, so as to be small."""


@dataclass(frozen=True)
class Net:
    """A network with its weights.

    Attributes:
        weights: for each layer of :data:`PARTS` the weight and the bias.
    """

    weights: dict[str, tuple[np.ndarray, np.ndarray]]

    def __call__(self, observations: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What it makes of observations, ``int16[n, 910]``.

        Returns:
            How good each action looks, ``float32[n, actions]``, before the mask; and what the hand is worth,
            ``float32[n]``.
        """
        seen = observations[:, PLACES].astype(np.float32)
        body = self._layer("body", THERE * (seen > 0) + EACH * seen)
        choice = self._linear("choice", self._layer("choice_layer", body))
        worth = self._linear("worth", self._layer("worth_layer", body))
        return choice, worth[:, 0]

    def _linear(self, part: str, values: np.ndarray) -> np.ndarray:
        weight, bias = self.weights[part]
        product: np.ndarray = values @ weight.T + bias
        return product

    def _layer(self, part: str, values: np.ndarray) -> np.ndarray:
        product: np.ndarray = np.maximum(self._linear(part, values), 0)
        return product

    @property
    def actions(self) -> int:
        """How many actions it chooses among."""
        return int(self.weights["choice"][1].shape[0])

    def best(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The legal action that looks best for each observation: ``int64[n]``."""
        best: np.ndarray = masked(self(observations)[0], masks).argmax(axis=1)
        return best

    def save(self, path: Path) -> None:
        """Write it, ``.npz``."""
        arrays: dict[str, Any] = {f"{part}.{what}": array for part in PARTS for what, array in self._named(part)}
        np.savez(path, **arrays)

    def _named(self, part: str) -> tuple[tuple[str, np.ndarray], ...]:
        weight, bias = self.weights[part]
        return ("weight", weight), ("bias", bias)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read one that was saved.

        Raises:
            GinError: there is none in that file.
        """
        try:
            with np.load(path, allow_pickle=False) as read:
                return cls({part: (read[f"{part}.weight"], read[f"{part}.bias"]) for part in PARTS})
        except (OSError, ValueError, KeyError) as error:
            raise GinError("train-no-net", path=str(path), why=str(error)) from None


def masked(values: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """*values* where the mask allows an action, and less than anything elsewhere."""
    return np.where(masks > 0, values, np.float32(-np.inf))
