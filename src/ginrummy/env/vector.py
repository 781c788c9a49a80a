"""Thousands of hands at once, for Gymnasium's vector interface: the kernels, with NumPy in and out.

>>> from ginrummy.env.vector import VectorHands
>>> envs = VectorHands(1000)
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((1000, 910), (1000, 594))
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.sample())

What comes out are fresh arrays in one piece, which PyTorch, JAX and others take over without a copy, as through
``torch.from_dlpack``. ``gymnasium.make_vec("ginrummy/Hand-v0", num_envs=1000)`` makes one too.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ginrummy.env.actions import Laying, action_count, name_of
from ginrummy.env.observation import HAND_FIELDS, limits
from ginrummy.env.terms import SIDES, Side
from ginrummy.errors import GinError, IllegalAction
from ginrummy.fast.codec import decode_state, new_desk
from ginrummy.fast.environment import (
    AUTORESET,
    BOOK_SIZE,
    DISABLED,
    ENDED,
    HANDS,
    LAST_WON,
    LAYS_DEFAULT,
    LOOKER,
    NEXT_STEP,
    OPPONENT,
    SAME_STEP,
    SEED,
    SETUP_SIZE,
    SIDE,
    advance_kernel,
    choose_kernel,
    sample_kernel,
)
from ginrummy.fast.layout import STATE_SIZE
from ginrummy.fast.planes import OBSERVATION_SIZE, TRACE_SIZE
from ginrummy.fast.play import policy, signed
from ginrummy.rules import DEFAULT_PRESET, HandState, RuleSet, preset

_MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.DISABLED: DISABLED}
_NOWHERE = np.zeros(0, np.bool_)
_NOTHING = np.zeros(0, np.int64)


class VectorHands(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Single hands, many side by side.

    Without an opponent both seats are asked: each observation is for the seat that is to act, and the reward of a step
    is that of the seat whose action it was; the other's is the same with the sign changed. With one, a learner sits in
    one seat, and a kernel plays the other.

    ``infos`` holds, an item for each hand:

    - ``action_mask``, ``int8[n, actions]``: 1 where an action is legal; nothing but 0 in a hand that is over;
    - ``seat``, ``int64[n]``: whose observation it is, 0 for the non-dealer and 1 for the dealer;
    - where hands ended in this step, ``points``, ``int64[n]``: what the non-dealer won in the hand that has just ended,
      0 in others; and where the next hand was dealt in the same step ``final_obs`` and ``_final_obs``, as Gymnasium
      has it.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: str | RuleSet = DEFAULT_PRESET,
        *,
        laying: Laying = "own",
        opponent: str | None = None,
        side: Side = "both",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        """Make one.

        Args:
            num_envs: how many hands.
            rules: the name of a preset, or a rule set.
            laying: who lays spreads down, ``"own"`` or ``"default"``.
            opponent: one of :data:`ginrummy.fast.POLICIES`, or None where both seats are asked.
            side: where the learner sits against an opponent. Hands that end before the learner has anything to choose
                are passed over.
            autoreset_mode: when the next hand is dealt, as Gymnasium has it: with the next step, whose action is then
                ignored; in the same step; or by ``reset(options={"reset_mask": …})`` only.
            render_mode: nothing is rendered.

        Raises:
            GinError: one of them makes no sense.
        """
        super().__init__()
        self.rules = rules if isinstance(rules, RuleSet) else preset(rules)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.render_mode = render_mode
        actions = action_count(laying)
        low, high = limits(HAND_FIELDS)
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        if side not in SIDES:
            raise GinError("env-no-such-side", side=str(side), choices=", ".join(SIDES))
        self._setup = np.zeros(SETUP_SIZE, np.int64)
        self._setup[AUTORESET] = _MODES[self.autoreset_mode]
        self._setup[LAYS_DEFAULT] = laying == "default"
        self._setup[OPPONENT] = -1 if opponent is None else policy(opponent)
        self._setup[SIDE] = SIDES.index(side)
        self._desks = np.repeat(new_desk(self.rules)[None], num_envs, axis=0)
        self._traces = np.zeros((num_envs, TRACE_SIZE), np.int16)
        self._books = np.zeros((num_envs, BOOK_SIZE), np.int64)
        self._final = np.zeros((num_envs, OBSERVATION_SIZE), np.int16)
        self._masks = np.zeros((num_envs, actions), np.int8)
        self._seen = np.zeros((num_envs, OBSERVATION_SIZE), np.int16)
        self._key = self._sampled = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal every hand anew, or those that ``options["reset_mask"]``, ``bool[n]``, tells.

        Args:
            seed: where all chance comes from: hand *k* of place *i* has the cards of ``ginrummy.fast.deal(s, i, k,
                rules)``, where *s* is :attr:`deal_seed`. A single number, for all places together.
            options: as above.

        Raises:
            GinError: there are several seeds, or the mask is none.
        """
        if isinstance(seed, list):
            raise GinError("env-one-seed")
        if seed is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        which = (options or {}).get("reset_mask")
        if which is None:
            which = np.ones(self.num_envs, np.bool_)
            self._setup[SEED] = signed(int(self._np_random.integers(1 << 63)))
            self._books[:, HANDS] = 0
            self._key, self._sampled = signed(int(self._np_random.integers(1 << 63))), 0
        elif not (isinstance(which, np.ndarray) and which.dtype == np.bool_ and which.shape == (self.num_envs,)):
            raise GinError("env-no-reset-mask", count=self.num_envs)
        kept = ~which
        seen, masks = np.empty_like(self._seen), np.zeros_like(self._masks)
        seen[kept], masks[kept] = self._seen[kept], self._masks[kept]
        nothing = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self._advance(_NOTHING, np.ascontiguousarray(which), seen, masks, *nothing)
        return seen, self._infos()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One action in each hand.

        Args:
            actions: ``int64[n]``.

        Returns:
            Observations ``int16[n, 910]``, rewards ``float64[n]``, terminations ``bool[n]``, truncations ``bool[n]``,
            and ``infos``.

        Raises:
            IllegalAction: one of the actions is not legal; nothing has been done in any hand.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise GinError("env-action-count", count=self.num_envs, shape=str(chosen.shape))
        seen, masks = np.empty_like(self._seen), np.zeros_like(self._masks)
        rewards, ended = np.empty(self.num_envs), np.empty(self.num_envs, np.bool_)
        self._advance(chosen, _NOWHERE, seen, masks, rewards, ended)
        infos = self._infos()
        if ended.any():
            infos["points"], infos["_points"] = np.where(ended, self._books[:, LAST_WON], 0), ended
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos["final_obs"], infos["_final_obs"] = self._final.copy(), ended
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _advance(
        self,
        actions: np.ndarray,
        dealt: np.ndarray,
        seen: np.ndarray,
        masks: np.ndarray,
        rewards: np.ndarray,
        ended: np.ndarray,
    ) -> None:
        rows = self._desks, self._traces, self._books
        wrong = advance_kernel(self._setup, *rows, actions, dealt, seen, masks, rewards, ended, self._final)
        if wrong >= 0:
            action = int(actions[wrong])
            tried = name_of(action) if 0 <= action < self._masks.shape[1] else str(action)
            choices = np.flatnonzero(self._masks[wrong]).tolist()
            raise IllegalAction("fast-illegal", action=action, choices=choices, number=tried, place=str(wrong))
        self._seen, self._masks = seen, masks

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks, "seat": self._books[:, LOOKER].copy()}

    def sample(self) -> np.ndarray:
        """A legal action for each hand, each as likely, ``int64[n]``; 0 where a hand is over. The seed decides."""
        actions = np.empty(self.num_envs, np.int64)
        sample_kernel(self._desks, self._books, self._key, self._sampled, actions)
        self._sampled += self.num_envs
        return actions

    def chosen(self, non_dealer: str | None, dealer: str | None) -> np.ndarray:
        """What policies of ours would do now, ``int64[n]``; 0 in the hands of a seat without one, and of those over.

        Args:
            non_dealer: one of :data:`ginrummy.fast.POLICIES` for that seat, or None.
            dealer: likewise.

        Raises:
            GinError: spreads are laid down by whoever plays, which policies do not do action by action; or there is no
                such policy.
        """
        if not self._setup[LAYS_DEFAULT]:
            raise GinError("env-policies-lay-default")
        asked = np.array([-1 if name is None else policy(name) for name in (non_dealer, dealer)], np.int64)
        actions = np.zeros(self.num_envs, np.int64)
        choose_kernel(self._desks, self._books, asked, actions)
        return actions

    @property
    def asks_both(self) -> bool:
        """Whether both seats are asked: there is no opponent."""
        return int(self._setup[OPPONENT]) < 0

    @property
    def deal_seed(self) -> int:
        """The seed of the deals, as :func:`ginrummy.fast.deal` takes it."""
        return int(self._setup[SEED])

    @property
    def hand_numbers(self) -> np.ndarray:
        """The number of the hand at each place, from 1: ``int64[n]``."""
        return self._books[:, HANDS].copy()

    @property
    def over(self) -> np.ndarray:
        """Where the hand is over: ``bool[n]``."""
        return self._books[:, ENDED].astype(np.bool_)

    def state(self, place: int) -> HandState:
        """The hand at a place as the rules have it, all cards open."""
        return decode_state(self._desks[place, :STATE_SIZE], self.rules)
