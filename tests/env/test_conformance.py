"""No environment tells anybody what they may not know; and the check that says so finds leaks of every kind."""

from typing import Any

import numpy as np
import pytest

from ginrummy.cards import RANKS
from ginrummy.env import zoo
from ginrummy.env.conformance import Leak, LeakFound, check_no_leak, compare, leaks
from ginrummy.rules import PRESETS, Phase, RuleSet
from tests.players.tables import random_rules
from tests.walks import knocking_decks


@pytest.mark.parametrize("laying", ["own", "default"])
@pytest.mark.parametrize("seating", ["two", "box", "cutthroat"])
def test_nobody_is_shown_what_is_hidden(seating, laying, rng):
    compared = 0
    for number in range(4):
        rules = random_rules(rng) if number % 2 else rng.choice(list(PRESETS.values()))
        whole_game = number == 2
        env = zoo.env(rules, seating, laying=laying, whole_game=whole_game)
        compared += check_no_leak(env, hands=2, seed=rng.getrandbits(31))
    assert compared > 50


class Leaky(zoo.GinRummy):
    """An environment that tells a little more than it may."""

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seen = super().observe(agent)
        person = self.possible_agents.index(agent)
        self.leak(seen, self.driver.state, person)
        return seen

    def leak(self, seen: dict[str, np.ndarray], state: Any, person: int) -> None:
        raise NotImplementedError


class ShowsTheStock(Leaky):
    """By a parity: whether the next card is a court card."""

    def leak(self, seen: dict[str, np.ndarray], state: Any, person: int) -> None:
        if state.stock and state.stock[0] % len(RANKS) > 9:
            seen["observation"][-1] = 1


class ShowsTheMask(Leaky):
    """Everybody is given the mask of whoever is to act, as some do."""

    def leak(self, seen: dict[str, np.ndarray], state: Any, person: int) -> None:
        if not self.driver.over:
            seen["action_mask"] = self.driver.look(self.driver.to_act)[1]


class ShowsTheDefender(Leaky):
    """The knocker sees the defender's cards before they are laid."""

    def leak(self, seen: dict[str, np.ndarray], state: Any, person: int) -> None:
        if state.phase is Phase.DEFENCE:
            held = state.held[state.turn]
            seen["observation"][:52] |= np.array([held >> card & 1 for card in range(52)], np.int16)


class ShowsByTheReward(Leaky):
    """A reward on the way that depends on the other's hand."""

    def leak(self, seen: dict[str, np.ndarray], state: Any, person: int) -> None:
        self.rewards = dict.fromkeys(self.possible_agents, state.held[0] % 3)


@pytest.mark.parametrize("leaky", [ShowsTheStock, ShowsTheMask, ShowsTheDefender, ShowsByTheReward])
def test_leaks_are_found(leaky, rng):
    seed = rng.getrandbits(31)
    env = leaky(RuleSet(knock_limit=30))
    decks = knocking_decks(150, rng)  # by chance alone few hands come to a knock
    with pytest.raises(LeakFound) as caught:
        check_no_leak(env, hands=150, seed=seed, decks=decks)
    leak = caught.value.leak
    assert leak is not None
    assert leak.deck != leak.double
    assert sorted(leak.deck) == sorted(leak.double)
    assert str(leak) in str(caught.value)
    again = compare(env, hands=150, seed=seed, decks=decks)
    assert next(found for found in again if isinstance(found, Leak)) == leak


def test_what_leaks_is_named(rng):
    where = {leak.where[0] for leak in leaks(ShowsTheMask(), hands=20, seed=rng.getrandbits(31))}
    assert where == {"action_mask"}
