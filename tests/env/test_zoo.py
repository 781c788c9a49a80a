"""PettingZoo's own tests, run as its authors ship them, and what they do not ask."""

import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ginrummy.env import zoo
from ginrummy.env.actions import number_of
from ginrummy.env.registering import IDS
from ginrummy.env.rendering import RENDER_MODES, table_picture, table_text, words
from ginrummy.errors import GinError, IllegalAction
from ginrummy.locale import languages, speaking
from ginrummy.rules import PRESETS, RuleSet
from tests.walks import sensible

KINDS: list[dict[str, Any]] = [
    {},
    {"laying": "default"},
    {"whole_game": True, "rules": "modern"},
    {"seating": "box"},
    {"seating": "cutthroat", "whole_game": True, "rules": "oklahoma"},
]
# What the test of the interface warns of, and why it is as it should be: an observation is a dictionary, since the mask
# stands in it (PettingZoo's own games are excused by name); an agent that is through has nothing to choose.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


@pytest.mark.filterwarnings(*(f"ignore:{text}:UserWarning" for text in EXPECTED))
@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("make", [zoo.env, zoo.raw_env])
def test_api(make, options):
    api_test(make(**options), num_cycles=1000)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_seed(options):
    seed_test(lambda: zoo.env(**options), num_cycles=500)


def test_render(capsys):
    told = {"words": lambda text: "Choose one" in text}
    render_test(zoo.env, custom_tests=told)
    assert "player_0" in capsys.readouterr().out


def play(env: zoo.GinRummy, rng: random.Random) -> None:
    while not env.driver.over:
        env.step(rng.choice(env.driver.legal))


def play_to_score(env: zoo.GinRummy, rng: random.Random) -> None:
    """As a hand goes that ends in a knock before the wall, nearly always; by chance alone most hands score nothing."""
    while not env.driver.over:
        env.step(number_of(sensible(env.driver.state, rng)))


def test_rewards_are_points_and_add_up_to_nothing(rng):
    scored = 0
    for number in range(40):
        env = zoo.raw_env(rng.choice(list(PRESETS)), rng.choice(["two", "box", "cutthroat"]))
        env.reset(seed=rng.getrandbits(31))
        (play if number % 2 else play_to_score)(env, rng)
        (result,) = env.driver.results
        assert sum(env.rewards.values()) == 0
        assert max(env.rewards.values()) == result.points
        assert all(env.terminations.values())
        scored += result.points > 0
        if result.winner is not None:
            winner = env.driver.score.roles.person_in(result.winner)
            assert env.rewards[f"player_{winner}"] == result.points
    assert scored > 5


def test_a_person_who_sits_out_is_not_asked(rng):
    env = zoo.raw_env(seating="cutthroat")
    env.reset(seed=rng.getrandbits(31))
    out = f"player_{env.driver.score.roles.out}"
    asked = set()
    while not env.driver.over:
        asked.add(env.agent_selection)
        assert not env.observe(out)["action_mask"].any()
        env.step(rng.choice(env.driver.legal))
    assert asked == set(env.possible_agents) - {out}
    assert env.rewards[out] == 0


def test_an_illegal_action_is_an_error_and_changes_nothing():
    env = zoo.env()
    env.reset(seed=1)
    seen, *_ = env.last()
    with pytest.raises(IllegalAction):
        env.step(number_of("draw"))
    again, *_ = env.last()
    assert all(np.array_equal(seen[key], again[key]) for key in seen)


def test_a_long_game_is_broken_off(rng):
    env = zoo.raw_env(RuleSet(target=10_000), whole_game=True, max_hands=3)
    env.reset(seed=rng.getrandbits(31))
    play(env, rng)
    assert len(env.driver.results) == 3
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_the_register():
    """PettingZoo makes them by name, once the module is imported."""
    hand, game = (pettingzoo.make("aec", name) for name in IDS)
    assert not hand.unwrapped.terms.whole_game
    assert game.unwrapped.terms.whole_game
    assert pettingzoo.make("aec", "ginrummy/Hand-v0", seating="box").possible_agents[2:] == ["player_2"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seating": "round"}, "round"),
        ({"laying": "sideways"}, "sideways"),
        ({"rules": "chess"}, "chess"),
        ({"render_mode": "smell"}, "smell"),
    ],
)
def test_what_makes_no_sense_is_refused(options, told):
    with pytest.raises(GinError, match=told):
        zoo.env(**options)


# --- renderings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_moment_can_be_shown(language, rng):
    """At every choice, in every language, for everybody; and words tell nobody what they may not know."""
    with speaking(language):
        for options in KINDS:
            env = zoo.raw_env(**options, max_hands=3)
            env.reset(seed=rng.getrandbits(31))
            while not env.driver.over:
                show(env)
                env.step(rng.choice(env.driver.legal))
            show(env)


def show(env: zoo.GinRummy) -> None:
    driver = env.driver
    assert len(table_text(driver).splitlines()) >= 3
    image = table_picture(driver)
    assert image.dtype == np.uint8
    for view in driver.game.views:
        told = words(driver, view.person)
        choices = [line for line in told.splitlines() if line.split(":")[0].isdecimal()]
        expected = driver.legal if view.person == driver.to_act and not driver.over else []
        assert [int(line.split(":")[0]) for line in choices] == expected


def test_pictures_tell_hands_apart():
    assert set(RENDER_MODES) == {"ansi", "human", "rgb_array", "words"}
    one, other = zoo.raw_env(render_mode="rgb_array"), zoo.raw_env(render_mode="rgb_array")
    one.reset(seed=1)
    other.reset(seed=2)
    assert not np.array_equal(table_picture(one.driver), table_picture(other.driver))
    assert np.array_equal(np.asarray(one.render()), table_picture(one.driver))
    assert zoo.raw_env().render() is None
