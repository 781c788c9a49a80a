"""Thousands of hands: the same, hand by hand, as one table; and Gymnasium's rules for vector environments."""

import random

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from ginrummy.env.actions import number_of
from ginrummy.env.driver import Driver
from ginrummy.env.observation import points_of
from ginrummy.env.terms import Terms
from ginrummy.env.vector import VectorHands
from ginrummy.errors import GinError, IllegalAction
from ginrummy.fast import deal
from ginrummy.match import Person
from ginrummy.players import FREE, ask, player
from ginrummy.rules import PRESETS, RuleSet, Seat, hand_result
from tests.players.tables import random_rules

HANDS = 24
NON_DEALER_FIRST = (0, 12)  # an ace and a king: person 0 does not deal, so persons are seats


def tables(envs: VectorHands, rules: RuleSet, laying: str, which: range | list[int]) -> dict[int, Driver]:
    """A table for each place, dealt the same cards."""
    found = {}
    for place in which:
        driver = Driver(Terms(rules=rules, laying=laying))  # type: ignore[arg-type]
        cards = deal(envs.deal_seed, place, int(envs.hand_numbers[place]), rules)
        driver.begin(0, deal=cards, draw=NON_DEALER_FIRST)
        found[place] = driver
    return found


@pytest.mark.parametrize("laying", ["own", "default"])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_in_lockstep_with_tables(mode, laying, rng):
    """Observations, masks, seats, rewards and ends are those of one table each, through several hands."""
    for number in range(3):
        rules = random_rules(rng) if number else rng.choice([*PRESETS.values()])
        envs = VectorHands(HANDS, rules, laying=laying, autoreset_mode=mode)
        seen, infos = envs.reset(seed=rng.getrandbits(31))
        driven = tables(envs, rules, laying, range(HANDS))
        ended = np.zeros(HANDS, bool)
        for _ in range(150):
            compare(driven, seen, infos, ended)
            if mode is AutoresetMode.DISABLED and ended.any():
                seen, infos = envs.reset(options={"reset_mask": ended})
                driven |= tables(envs, rules, laying, np.flatnonzero(ended).tolist())
                ended = np.zeros(HANDS, bool)
                continue
            actions = envs.sample()
            waiting = ended if mode is AutoresetMode.NEXT_STEP else np.zeros(HANDS, bool)
            movers = {place: driven[place].to_act for place in range(HANDS)}
            for place in np.flatnonzero(~waiting).tolist():
                driven[place].act(actions[place])
            seen, rewards, ended, truncated, infos = envs.step(actions)
            assert not truncated.any()
            for place in range(HANDS):
                over = bool(driven[place].over and not waiting[place])
                assert ended[place] == over
                assert rewards[place] == (driven[place].won[movers[place]] if over else 0)
                if over:
                    assert infos["points"][place] == driven[place].won[0]
            fresh = np.flatnonzero(waiting).tolist()
            if mode is AutoresetMode.SAME_STEP and ended.any():
                fresh = np.flatnonzero(ended).tolist()
                assert (infos["_final_obs"] == ended).all()
                for place in fresh:
                    expected, _ = driven[place].look(movers[place])
                    assert np.array_equal(infos["final_obs"][place], expected)
                ended = np.zeros(HANDS, bool)
            driven |= tables(envs, rules, laying, fresh)


def compare(driven: dict[int, Driver], seen: np.ndarray, infos: dict[str, np.ndarray], ended: np.ndarray) -> None:
    for place, driver in driven.items():
        seat = int(infos["seat"][place])
        if not ended[place]:
            assert seat == driver.to_act
        expected, mask = driver.look(Person(seat))
        assert np.array_equal(seen[place], expected)
        assert np.array_equal(infos["action_mask"][place], mask)


@pytest.mark.parametrize("opponent", ["random", "sound"])
@pytest.mark.parametrize("side", ["non-dealer", "dealer", "both"])
def test_against_an_opponent(opponent, side, rng):
    """The learner is asked, and nobody else; what it wins is what the hand came to."""
    envs = VectorHands(64, "modern", opponent=opponent, side=side, autoreset_mode="Disabled")
    _, infos = envs.reset(seed=rng.getrandbits(31))
    seats = infos["seat"].copy()
    expected = {"non-dealer": {0}, "dealer": {1}, "both": {0, 1}}[side]
    assert set(seats.tolist()) == expected
    over = np.zeros(64, bool)
    for _ in range(400):
        mask = infos["action_mask"].astype(bool)
        assert (mask.any(axis=1) != over).all()
        seen, rewards, ended, _, infos = step_alive(envs, over)
        assert (infos["seat"] == seats).all()
        for place in np.flatnonzero(ended).tolist():
            result = hand_result(envs.state(place))
            assert rewards[place] == points_of(result, Seat(seats[place])) == seen[place, -1]
        over |= ended
        if over.all():
            break
        if ended.any():
            seen, infos = envs.reset(options={"reset_mask": ended})
            over &= ~ended
            seats = infos["seat"].copy()
            assert set(seats.tolist()) <= expected


def step_alive(envs: VectorHands, over: np.ndarray):
    assert not over.any()
    return envs.step(envs.sample())


def test_the_stronger_opponent_wins(rng):
    """Random play loses to ``sound``, from both seats together: the opponent is there, and the sign is right."""
    envs = VectorHands(256, opponent="sound", autoreset_mode="SameStep", laying="default")
    envs.reset(seed=rng.getrandbits(31))
    total = hands = 0
    for _ in range(120):
        _, rewards, ended, _, _ = envs.step(envs.sample())
        total, hands = total + rewards.sum(), hands + ended.sum()
    assert hands > 100
    assert total / hands < -10


def test_an_illegal_action_changes_no_hand():
    envs = VectorHands(3)
    seen, _ = envs.reset(seed=5)
    with pytest.raises(IllegalAction) as caught:
        envs.step(np.array([0, 0, number_of("draw")]))
    assert set(caught.value.choices) == {0, 2}
    assert caught.value.params["place"] == "2"
    after, _, _, _, _ = envs.step(np.array([0, 0, 0]))
    assert not np.array_equal(seen, after)
    again, _ = envs.reset(seed=5)
    assert np.array_equal(seen, again)


def test_arrays_are_fresh_and_travel():
    """Nothing that was handed out changes later, and other libraries take the arrays over as they are."""
    envs = VectorHands(8)
    seen, infos = envs.reset(seed=1)
    kept, mask = seen.copy(), infos["action_mask"].copy()
    for _ in range(5):
        envs.step(envs.sample())
    assert np.array_equal(seen, kept)
    assert np.array_equal(infos["action_mask"], mask)
    assert np.shares_memory(np.from_dlpack(seen), seen)
    assert seen.flags["C_CONTIGUOUS"]
    assert seen.flags["WRITEABLE"]
    infos["action_mask"][:] = 1  # whoever writes into a mask cheats nobody
    envs.reset(seed=1)


def test_a_mask_written_over_allows_nothing():
    envs = VectorHands(2)
    _, infos = envs.reset(seed=1)
    infos["action_mask"][:] = 1
    with pytest.raises(IllegalAction):
        envs.step(np.array([50, 50]))


def test_sampling_is_even_and_repeatable(rng):
    seed = rng.getrandbits(31)
    one, other = VectorHands(2000), VectorHands(2000)
    one.reset(seed=seed)
    other.reset(seed=seed)
    first = one.sample()
    assert np.array_equal(first, other.sample())
    takes = int((first == number_of("take")).sum())
    assert 800 < takes < 1200  # ten standard deviations
    assert not np.array_equal(first, one.sample())


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"laying": "sideways"}, "sideways"),
        ({"side": "east"}, "east"),
        ({"opponent": "nobody"}, "nobody"),
        ({"rules": "chess"}, "chess"),
    ],
)
def test_what_makes_no_sense_is_refused(options, told):
    with pytest.raises(GinError, match=told):
        VectorHands(2, **options)


def test_what_makes_no_sense_is_refused_later():
    envs = VectorHands(2)
    with pytest.raises(GinError, match="one seed"):
        envs.reset(seed=[1, 2])
    envs.reset(seed=1)
    with pytest.raises(GinError, match="2 booleans"):
        envs.reset(options={"reset_mask": np.array([1, 0])})
    with pytest.raises(GinError, match="2 hands"):
        envs.step(np.array([0, 0, 0]))


@pytest.mark.parametrize("name", ["greedy", "sound"])
def test_policies_choose_as_players_do(name, rng):
    """What a policy would do is what its readable twin does; asking changes nothing of what is legal."""
    envs = VectorHands(6, opponent=None, laying="default", autoreset_mode="Disabled")
    envs.reset(seed=rng.getrandbits(31))
    driven = tables(envs, envs.rules, "default", range(6))
    ended, chosen = np.zeros(6, bool), 0
    while not ended.all():
        actions = envs.chosen(name, name)
        for place in np.flatnonzero(~ended).tolist():
            driver = driven[place]
            expected = ask(player(name), driver.view(driver.to_act), random.Random(1), FREE)
            assert actions[place] == number_of(expected)
            driver.act(int(actions[place]))
            chosen += 1
        actions = np.where(ended, envs.sample(), actions)  # in places that are through another hand is played on
        _, _, over, _, _ = envs.step(actions)
        envs.reset(options={"reset_mask": over})
        ended |= over
    assert chosen > 30


def test_policies_choose_for_their_seats_only():
    envs = VectorHands(50, laying="default")
    envs.reset(seed=1)
    envs.step(np.zeros(50, np.int64))  # everybody passes, so the dealer is asked
    assert envs.chosen("greedy", None).tolist() == [0] * 50
    assert envs.chosen(None, "random").any()
    with pytest.raises(GinError, match="by default"):
        VectorHands(2).chosen("greedy", "greedy")
    with pytest.raises(GinError, match="nobody"):
        envs.chosen("nobody", None)
