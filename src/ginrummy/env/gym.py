"""Gin rummy for Gymnasium: one learner against a player of ours.

>>> import gymnasium
>>> import ginrummy.env
>>> env = gymnasium.make("ginrummy/Hand-v0", opponent="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["action_mask"].shape
((910,), (594,))

``import ginrummy.env`` registers ``ginrummy/Hand-v0`` and ``ginrummy/Game-v0``; Gymnasium itself imports it where the
name says so: ``gymnasium.make("ginrummy.env:ginrummy/Hand-v0")``. ``gymnasium.make_vec`` makes thousands of hands on
the kernels.
"""

import random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from ginrummy.env.actions import Laying, number_of
from ginrummy.env.driver import Driver
from ginrummy.env.observation import layout, limits
from ginrummy.env.rendering import RENDER_MODES, Renderer
from ginrummy.env.terms import SIDES, Side, terms_of
from ginrummy.errors import GinError, IllegalAction
from ginrummy.match import Person, Seating
from ginrummy.players import DEFAULT_LEVEL, Budget, Player, ask
from ginrummy.players import player as named
from ginrummy.rules import DEFAULT_PRESET, RuleSet

LEARNER, OTHER = Person(0), Person(1)
DRAWS = {"non-dealer": (0, 12), "dealer": (12, 0)}
"""The draw that seats the learner: an ace or a king of clubs, the higher one deals (3.1)."""

Illegal = Literal["refuse", "error"]
ILLEGAL: tuple[Illegal, ...] = ("refuse", "error")
"""What an illegal action does: nothing, and the next ``info`` says so; or it raises."""


class HandEnv(gymnasium.Env[np.ndarray, np.integer[Any]]):
    """A hand, or a whole game, against an opponent.

    The reward of a step is the points that the learner won by it, less than 0 where it lost them: 0 until a hand is
    over. ``info["action_mask"]``, ``int8[actions]``, tells what may be done now, and :meth:`action_masks` the same for
    those who ask so. Hands and games end by their own rules, so nothing is ever truncated.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - a dictionary in Gymnasium too

    def __init__(
        self,
        rules: str | RuleSet = DEFAULT_PRESET,
        *,
        opponent: str | Player = DEFAULT_LEVEL,
        side: Side = "both",
        whole_game: bool = False,
        laying: Laying = "own",
        illegal: Illegal = "refuse",
        playouts: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make one.

        Args:
            rules: the name of a preset, or a rule set.
            opponent: any player by name, those in processes of their own too, or a player.
            side: where the learner sits in the first hand: ``"dealer"``, ``"non-dealer"``, or ``"both"``, as the draw
                has it.
            whole_game: play hands until the game is over, not one hand.
            laying: who lays spreads down, ``"own"`` or ``"default"``.
            illegal: what an illegal action does. Gymnasium wants every action of its space to be taken, so ``"refuse"``
                changes nothing and says so in ``info["refused"]``; ``"error"`` raises
                :class:`~ginrummy.errors.IllegalAction`.
            playouts: how many playouts an opponent that thinks may make for a choice.
            render_mode: ``"ansi"``, ``"human"``, ``"rgb_array"`` or ``"words"``.

        Raises:
            GinError: one of them makes no sense.
        """
        for told, choices, key in ((side, SIDES, "env-no-such-side"), (illegal, ILLEGAL, "env-no-such-illegal")):
            if told not in choices:
                raise GinError(key, side=str(told), choices=", ".join(choices))
        self.terms = terms_of(rules, Seating.TWO.value, whole_game=whole_game, laying=laying)
        self.opponent = named(opponent) if isinstance(opponent, str) else opponent
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self._budget = Budget(playouts=playouts)
        self._draw = DRAWS.get(side)
        self._illegal = illegal
        self._chance = random.Random(0)
        self.driver = Driver(self.terms)
        low, high = limits(layout(self.terms.rules, self.terms.seating, table=self.terms.has_table))
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.terms.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal, and let the opponent play until the learner has something to choose.

        Args:
            seed: where all chance comes from, the opponent's too; without one, where the last reset left off.
            options: ``deal``, a :class:`~ginrummy.rules.Deal` for the first hand. A hand that the opponent ends before
                the learner has anything to choose is passed over.

        Raises:
            GinError: the deal does not fit the rules, or leaves the learner nothing to choose.
        """
        super().reset(seed=seed)
        deal = (options or {}).get("deal")
        while True:
            self.driver.begin(int(self.np_random.integers(1 << 63)), deal=deal, draw=self._draw)
            self._chance = random.Random(int(self.np_random.integers(1 << 63)))
            self._follow()
            if not self.driver.over:
                break
            if deal is not None:
                raise GinError("env-nothing-to-choose")
        return self._seen()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the opponent play until the learner is asked again.

        Raises:
            IllegalAction: the rules do not allow it now, and that is to be an error; or the episode is over.
        """
        try:
            self.driver.act(int(action))
        except IllegalAction as refusal:
            if self._illegal == "error" or self.driver.over:
                raise
            seen, info = self._seen()
            return seen, 0.0, False, False, {**info, "refused": str(refusal)}
        won = self.driver.won[LEARNER] + self._follow()
        seen, info = self._seen()
        if self.render_mode == "human":
            self._renderer.render(self.driver)
        return seen, float(won), self.driver.over, False, info

    def _follow(self) -> int:
        """Let the opponent play; give what the learner won by that."""
        driver, won = self.driver, 0
        while not driver.over and driver.to_act == OTHER:
            choice = ask(self.opponent, driver.view(OTHER), self._chance, self._budget)
            driver.act(number_of(choice))
            won += driver.won[LEARNER]
        return won

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        seen, mask = self.driver.look(LEARNER)
        return seen, {"action_mask": mask}

    def action_masks(self) -> np.ndarray:
        """What may be done now, as sb3-contrib asks for it: ``bool[actions]``."""
        return self.driver.look(LEARNER)[1].astype(np.bool_)

    def render(self) -> Any:
        """The table in the render mode: text or a picture with all cards open, or words for the learner."""
        return self._renderer.render(self.driver)
