"""Gin rummy for PettingZoo, agent by agent (AEC).

>>> from ginrummy.env import zoo
>>> env = zoo.env()
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["observation"].shape, observation["action_mask"].sum().item()
((910,), 2)

``import ginrummy.env`` also registers ``ginrummy/Hand-v0`` and ``ginrummy/Game-v0`` where PettingZoo keeps a register
(from 1.27 on): ``pettingzoo.make("aec", "ginrummy/Hand-v0")``. Agents are the people at the table, ``player_0`` and so
on; only those who hold cards are asked. Rewards are points, and add up to nothing.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from ginrummy.cards import Card
from ginrummy.env.actions import Laying
from ginrummy.env.driver import Driver
from ginrummy.env.observation import layout, limits
from ginrummy.env.rendering import RENDER_MODES, Renderer
from ginrummy.env.terms import terms_of
from ginrummy.errors import IllegalAction
from ginrummy.match import Person, Seating
from ginrummy.rules import DEFAULT_PRESET, Deal, RuleSet

Observation = dict[str, np.ndarray]


def env(
    rules: str | RuleSet = DEFAULT_PRESET, seating: str = Seating.TWO.value, **options: Any
) -> AECEnv[str, Observation, int]:
    """As :func:`raw_env`, in the wrappers that PettingZoo's own games wear: they see to the order of calls.

    An illegal action raises :class:`~ginrummy.errors.IllegalAction` and changes nothing. Who would rather end the
    episode wraps this in ``pettingzoo.utils.TerminateIllegalWrapper``.
    """
    wrapped: AECEnv[str, Observation, int] = wrappers.AssertOutOfBoundsWrapper(raw_env(rules, seating, **options))
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(rules: str | RuleSet = DEFAULT_PRESET, seating: str = Seating.TWO.value, **options: Any) -> "GinRummy":
    """The environment itself; the options are those of :class:`GinRummy`."""
    return GinRummy(rules, seating, **options)


class GinRummy(AECEnv[str, Observation, int]):
    """Gin rummy as an agent environment cycle."""

    def __init__(
        self,
        rules: str | RuleSet = DEFAULT_PRESET,
        seating: str = Seating.TWO.value,
        *,
        whole_game: bool = False,
        laying: Laying = "own",
        max_hands: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make one.

        Args:
            rules: the name of a preset, or a rule set.
            seating: ``"two"``, ``"box"`` or ``"cutthroat"``.
            whole_game: play hands until the game is over, not one hand.
            laying: ``"own"``: agents lay spreads down themselves, action by action; ``"default"``: they are laid down
                by default, which leaves 108 actions.
            max_hands: truncate a game that has not ended after so many hands.
            render_mode: ``"ansi"``, ``"human"``, ``"rgb_array"`` or ``"words"``.

        Raises:
            GinError: one of them makes no sense.
        """
        super().__init__()
        self.metadata = {
            "name": "ginrummy_game_v0" if whole_game else "ginrummy_hand_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.terms = terms_of(rules, seating, whole_game=whole_game, laying=laying, max_hands=max_hands)
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.driver = Driver(self.terms)
        self.possible_agents = [f"player_{person}" for person in range(self.terms.seating.people)]
        self.agents: list[str] = []
        low, high = limits(layout(self.terms.rules, self.terms.seating, table=self.terms.has_table))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.terms.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.terms.actions) for agent in self.possible_agents}
        self._persons = {agent: Person(person) for person, agent in enumerate(self.possible_agents)}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what *agent* sees: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions (:mod:`ginrummy.env.actions`)."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew.

        Args:
            seed: where all chance comes from; without one, where the last reset left off.
            options: ``deal``, a :class:`~ginrummy.rules.Deal` for the first hand; ``draw``, the card that each person
                draws for the first deal or for the roles. Others are left alone.

        Raises:
            GinError: the deal does not fit the rules, or the draw the people.
        """
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        told = options or {}
        deal: Deal | None = told.get("deal")
        draw: Sequence[Card] | None = told.get("draw")
        self.driver.begin(int(self._chance.integers(1 << 63)), deal=deal, draw=draw)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._unpaid = True
        self.agent_selection = self.agents[self.driver.to_act]
        self._render_for_people()

    def observe(self, agent: str) -> Observation:
        """What *agent* sees, from its own events alone, and what it may do now; nothing where it is not to act."""
        observation, mask = self.driver.look(self._persons[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do *action* for the agent selected; None for one that is through.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
        """
        selected = self.agent_selection
        if self.driver.over:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("action-illegal", action=None, choices=self.driver.legal, tried=str(None))
        driver = self.driver
        driver.act(action)
        # Rewards are rare: what is nothing already need not be made nothing again.
        self._cumulative_rewards[selected] = 0
        if any(driver.won) or self._unpaid:
            self._pay(driver.won)
        if driver.over:
            ends = self.truncations if driver.broken_off else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[driver.to_act]
        self._render_for_people()

    def _pay(self, won: Sequence[int]) -> None:
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        self._accumulate_rewards()
        self._unpaid = any(won)

    def render(self) -> str | np.ndarray | None:
        """The table in the render mode: text or a picture with all cards open, or the words of whoever is to act."""
        return self.renderer.render(self.driver)

    def _render_for_people(self) -> None:
        if self.render_mode == "human":
            self.renderer.render(self.driver)

    def close(self) -> None:
        """Nothing is held open."""
