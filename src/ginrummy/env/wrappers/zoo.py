"""Other rewards for PettingZoo.

>>> from ginrummy.env import zoo
>>> from ginrummy.env.wrappers.zoo import Shaped, Wins
>>> env = Wins(zoo.env(whole_game=True))
>>> env.reset(seed=1)
"""

from typing import Any

from pettingzoo.utils import BaseWrapper
from pettingzoo.utils.env import AECEnv

from ginrummy.env.driver import Driver
from ginrummy.env.wrappers.rewards import WEIGHT, potential, wins
from ginrummy.match import Person


class _Paying(BaseWrapper[str, Any, Any]):
    """An environment whose rewards are made anew after every action."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew."""
        super().reset(seed=seed, options=options)
        self.rewards = dict.fromkeys(self.env.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.env.agents, 0.0)

    def step(self, action: Any) -> None:
        """Do *action* for the agent selected."""
        agent = self.env.agent_selection
        through = self.env.terminations[agent] or self.env.truncations[agent]
        super().step(action)
        if through:
            del self.rewards[agent], self._cumulative_rewards[agent]
            self._clear_rewards()
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._paid()
        self._accumulate_rewards()

    def _paid(self) -> dict[str, float]:
        """What each agent gets for the last action."""
        raise NotImplementedError

    @property
    def _driver(self) -> Driver:
        driver: Driver = self.unwrapped.driver
        return driver


class Wins(_Paying):
    """The reward is 1 for whoever wins the game, or the hand where only one is played; it adds up to nothing."""

    def _paid(self) -> dict[str, float]:
        return dict(zip(self.env.possible_agents, wins(self._driver), strict=True))


class Shaped(_Paying):
    """To the rewards is added by how much an agent's own deadwood has got less, times a weight.

    It is meant for rewards that are not discounted. Nobody else's cards are in it.
    """

    def __init__(self, env: AECEnv[str, Any, Any], weight: float = WEIGHT) -> None:
        """Wrap *env*; a point of deadwood is worth *weight*, in points."""
        super().__init__(env)
        self.weight = weight
        self._worth: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew."""
        super().reset(seed=seed, options=options)
        self._worth = self._worths()

    def _worths(self) -> dict[str, float]:
        agents = enumerate(self.env.possible_agents)
        return {agent: potential(self._driver, Person(number), self.weight) for number, agent in agents}

    def _paid(self) -> dict[str, float]:
        before, self._worth = self._worth, self._worths()
        return {agent: reward + self._worth[agent] - before[agent] for agent, reward in self.env.rewards.items()}
