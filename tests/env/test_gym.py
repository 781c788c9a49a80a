"""Gymnasium's own checks, run as its authors ship them, and what they do not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ginrummy.env.actions import number_of
from ginrummy.env.gym import LEARNER, HandEnv
from ginrummy.env.observation import points_of
from ginrummy.env.vector import VectorHands
from ginrummy.errors import GinError, IllegalAction
from ginrummy.players import LEVELS
from ginrummy.rules import PRESETS, Deal

# Renders are looked at in test_zoo: of "words" and "ansi" Gymnasium asks no more than that they are made.


@pytest.mark.parametrize("opponent", ["random", "greedy", "sound", "club"])
@pytest.mark.parametrize("name", ["ginrummy/Hand-v0", "ginrummy/Game-v0"])
def test_check_env(name, opponent, capsys):
    env = gymnasium.make(name, opponent=opponent, playouts=8)
    check_env(env.unwrapped, skip_render_check=False)
    assert capsys.readouterr()


def play(env: HandEnv, rng, seed: int | None = None) -> float:
    env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        seen, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
        assert not truncated
        assert seen in env.observation_space
        assert info["action_mask"].any() != over
        total += reward
    return total


@pytest.mark.parametrize("laying", ["own", "default"])
def test_rewards_are_the_points_of_the_learner(laying, rng):
    for side in ("dealer", "non-dealer", "both") * 8:
        env = HandEnv(rng.choice(list(PRESETS)), opponent="sound", side=side, laying=laying)
        total = play(env, rng, rng.getrandbits(31))
        (result,) = env.driver.results
        seat = env.driver.score.roles.seat_of(LEARNER)
        assert seat is not None
        assert total == points_of(result, seat)
        assert side == "both" or (seat == 1) == (side == "dealer")


def test_a_whole_game_is_played_to_its_end(rng):
    env = HandEnv(opponent="sound", whole_game=True)
    total = play(env, rng, rng.getrandbits(31))
    assert env.driver.score.over
    assert total == sum(points_of_person(env))
    assert env.observation_space.shape == (env.terms.observation_size,)


def points_of_person(env: HandEnv):
    score = env.driver.game.game.score
    mine, theirs = (score.columns[0].points[person] for person in (LEARNER, 1))
    return mine, -theirs


def test_the_same_seed_is_the_same_episode():
    one, other = HandEnv(opponent="random"), HandEnv(opponent="random")
    for env in (one, other):
        env.reset(seed=5)
        while not env.driver.over:
            env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert one.driver.game.log == other.driver.game.log


def test_an_illegal_action_is_refused_or_raises():
    env = HandEnv(opponent="greedy", side="non-dealer")
    before, info = env.reset(seed=1)
    seen, reward, over, _, told = env.step(number_of("done"))
    assert np.array_equal(before, seen)
    assert (reward, over) == (0.0, False)
    assert "done" in told.pop("refused")
    assert np.array_equal(told["action_mask"], info["action_mask"])
    strict = HandEnv(opponent="greedy", side="non-dealer", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(number_of("done"))


def test_after_the_end_nothing_can_be_done(rng):
    env = HandEnv(opponent="random")
    play(env, rng, 1)
    with pytest.raises(IllegalAction):
        env.step(0)


def test_a_deal_of_ones_own():
    deal = Deal.from_seed(3)
    env = HandEnv(side="non-dealer")
    env.reset(options={"deal": deal})
    assert env.driver.game.log.hands[0].deal == deal


def test_a_deal_that_leaves_nothing_to_choose():
    """The opponent takes the upcard and has gin: the learner, who would only lay down by default, is never asked."""
    hand = [0, 1, 2, 13, 14, 15, 26, 27, 28, 51]  # three runs from the ace to the three, and a king
    upcard = 29  # the four of hearts, which makes the last run longer
    rest = [card for card in range(52) if card not in (*hand, upcard)]
    deck = [card for pair in zip(hand, rest[:10], strict=True) for card in pair]
    deal = Deal.from_deck([*deck, upcard, *rest[10:]])
    env = HandEnv(opponent="greedy", side="dealer", laying="default")
    with pytest.raises(GinError, match="before there is anything to choose"):
        env.reset(options={"deal": deal})
    HandEnv(opponent="greedy", side="dealer").reset(options={"deal": deal})  # here the learner lays down


def test_make_by_name():
    for name in ("ginrummy/Hand-v0", "ginrummy.env.gym:ginrummy/Game-v0"):
        env = gymnasium.make(name, opponent="random")
        assert isinstance(env.unwrapped, HandEnv)
    many = gymnasium.make_vec("ginrummy/Hand-v0", num_envs=5, opponent="greedy")
    assert isinstance(many.unwrapped, VectorHands)
    seen, _ = many.reset(seed=1)
    assert seen in many.observation_space


@pytest.mark.parametrize(
    ("options", "told"), [({"side": "east"}, "east"), ({"illegal": "hang"}, "hang"), ({"opponent": "nobody"}, "nobody")]
)
def test_what_makes_no_sense_is_refused(options, told):
    with pytest.raises(GinError, match=told):
        HandEnv(**options)


def test_every_level_can_be_the_opponent(rng):
    for name in LEVELS:
        env = HandEnv(opponent=name, playouts=8)
        play(env, rng, rng.getrandbits(31))
