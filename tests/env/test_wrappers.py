"""Other rewards: wins are who won, and help on the way is given back at the end."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, seed_test

from ginrummy.env import zoo
from ginrummy.env.actions import number_of
from ginrummy.env.gym import LEARNER, HandEnv
from ginrummy.env.vector import VectorHands
from ginrummy.env.wrappers import gym, vector
from ginrummy.env.wrappers import zoo as wrapped
from ginrummy.env.wrappers.rewards import potential
from ginrummy.errors import GinError
from ginrummy.match import Person
from ginrummy.melds import least_deadwood
from ginrummy.rules import RuleSet
from tests.walks import sensible

SHORT = RuleSet(target=40)


def totals(env: Any, seed: int, rng: random.Random) -> dict[str, float]:
    """What each agent got in a whole episode, as PettingZoo's loop hands it out."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, truncated, _ = env.last()
        got[agent] += reward
        driver = env.unwrapped.driver
        env.step(None if ended or truncated else number_of(sensible(driver.state, rng)))
    return got


@pytest.mark.parametrize("seating", ["two", "box", "cutthroat"])
@pytest.mark.parametrize("whole_game", [False, True])
def test_wins_are_of_the_game_or_of_the_hand(seating, whole_game, rng):
    won = 0
    for _ in range(6):
        env = wrapped.Wins(zoo.env(SHORT, seating, whole_game=whole_game))
        got = totals(env, rng.getrandbits(31), rng)
        driver = env.unwrapped.driver
        (last,) = driver.results[-1:]
        winner = None if last.winner is None else driver.score.roles.person_in(last.winner)
        if whole_game:
            winner = driver.score.winner
        share = 1.0 if not whole_game or seating == "two" else 0.5
        assert sum(got.values()) == 0
        if winner is None:
            assert not any(got.values())
            continue
        won += 1
        assert got[f"player_{winner}"] == 1
        assert sorted(got.values())[0] == -share
    assert won


def test_a_game_broken_off_pays_nobody(rng):
    env = wrapped.Wins(zoo.env(RuleSet(target=10_000), whole_game=True, max_hands=2))
    assert not any(totals(env, rng.getrandbits(31), rng).values())
    assert env.unwrapped.driver.broken_off


@pytest.mark.parametrize(("seating", "whole_game"), [("two", False), ("two", True), ("cutthroat", True)])
def test_shaping_is_given_back(seating, whole_game, rng):
    """With the same play it pays as much as without, but for what the first hand was worth; on the way it pays more."""
    seed, same = rng.getrandbits(31), str(rng.random())
    plain = totals(zoo.env(SHORT, seating, whole_game=whole_game), seed, random.Random(same))
    env = wrapped.Shaped(zoo.env(SHORT, seating, whole_game=whole_game), weight=0.25)
    env.reset(seed=seed)
    driver = env.unwrapped.driver
    seats = {person: driver.score.roles.seat_of(person) for person in range((seating != "two" and 3) or 2)}
    first = {
        f"player_{person}": 0.0 if seat is None else -0.25 * least_deadwood(driver.held(seat))
        for person, seat in seats.items()
    }
    shaped = totals(env, seed, random.Random(same))
    assert shaped == pytest.approx({agent: plain[agent] - first[agent] for agent in plain})
    assert any(first.values())


@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask numpy:UserWarning")
@pytest.mark.parametrize("wrap", [wrapped.Wins, wrapped.Shaped])
def test_wrapped_they_are_what_pettingzoo_asks_for(wrap):
    api_test(wrap(zoo.env()), num_cycles=300)
    seed_test(lambda: wrap(zoo.env()), num_cycles=200)


def test_they_can_be_worn_together(rng):
    """Wins below, help on the way above."""
    env = wrapped.Shaped(wrapped.Wins(zoo.env()), weight=0.01)
    seed = rng.getrandbits(31)
    got = totals(env, seed, rng)
    env.reset(seed=seed)
    for person, agent in enumerate(env.possible_agents):
        won = got[agent] + potential(env.unwrapped.driver, Person(person), 0.01)
        assert round(won, 6) in (-1, 0, 1)


# --- one learner -----------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version:UserWarning")
@pytest.mark.parametrize("wrap", [gym.Wins, gym.Shaped])
def test_wrapped_they_are_what_gymnasium_asks_for(wrap):
    check_env(wrap(HandEnv(opponent="greedy")), skip_render_check=True)


@pytest.mark.parametrize("whole_game", [False, True])
def test_a_learner_wins_or_helps_itself(whole_game, rng):
    for _ in range(3):
        seed = rng.getrandbits(31)
        sums = []
        wraps: list[Any] = [lambda env: env, gym.Wins, lambda env: gym.Shaped(env, weight=0.5)]
        for wrap in wraps:
            bare = HandEnv(SHORT, opponent="sound", whole_game=whole_game)
            env = wrap(bare)
            env.reset(seed=seed)
            driver = bare.driver
            worth, total, over = potential(driver, LEARNER, 0.5), 0.0, False
            play = random.Random(seed)
            while not over:
                _, reward, over, _, _ = env.step(number_of(sensible(driver.state, play)))
                total += reward
            sums.append((total, worth, driver.score.winner))
        (points, *_), (won, _, winner), (shaped, worth, _) = sums
        assert won == ((1 if winner == LEARNER else -1) if whole_game else np.sign(points))
        assert shaped == pytest.approx(points - worth)
        assert worth < 0


def test_by_name():
    env = gym.Wins(gymnasium.make("ginrummy.env:ginrummy/Hand-v0", opponent="random"))
    env.reset(seed=1)


# --- thousands of hands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", AutoresetMode)
def test_many_learners_help_themselves(mode, rng):
    """Hand by hand, in every way of dealing the next one."""
    envs = vector.Shaped(VectorHands(40, opponent="sound", autoreset_mode=mode, laying="default"), weight=0.5)
    bare = envs.unwrapped
    assert isinstance(bare, VectorHands)
    seen, infos = envs.reset(seed=rng.getrandbits(31))
    worth, total, hands = -0.5 * seen[:, 907], np.zeros(40), 0
    waiting = np.zeros(40, bool)
    for _ in range(120):
        seats = infos["seat"]
        seen, rewards, ended, _, infos = envs.step(bare.sample())
        total += rewards
        assert not rewards[waiting].any()
        worth = np.where(waiting, -0.5 * seen[:, 907], worth)
        for place in np.flatnonzero(ended):
            points = infos["points"][place] * (1 if seats[place] == 0 else -1)
            assert total[place] == pytest.approx(points - worth[place])
            hands += 1
        total[ended] = 0
        if mode is AutoresetMode.DISABLED and ended.any():
            seen, infos = envs.reset(options={"reset_mask": ended})
        if mode is not AutoresetMode.NEXT_STEP:
            worth = np.where(ended, -0.5 * seen[:, 907], worth)
        waiting = ended if mode is AutoresetMode.NEXT_STEP else waiting
    assert hands > 20


def test_many_wins(rng):
    """Beside the same hands for points; they go on until there was a hand of each kind, as sooner or later there is."""
    plain, envs = (VectorHands(100, opponent="random", autoreset_mode="SameStep") for _ in range(2))
    wrapped_envs, seed, seen = vector.Wins(envs), rng.getrandbits(31), set[float]()
    plain.reset(seed=seed)
    wrapped_envs.reset(seed=seed)
    while seen != {-1, 0, 1}:
        actions = plain.sample()
        points = plain.step(actions)[1]
        wins = wrapped_envs.step(actions)[1]
        np.testing.assert_array_equal(wins, np.sign(points))
        seen |= set(wins.tolist())


def test_both_seats_are_not_shaped():
    with pytest.raises(GinError, match="both seats"):
        vector.Shaped(VectorHands(2))
