"""What training stands on and needs no library for: the network in NumPy, the hands it learns from, the measure."""

import json
from pathlib import Path

import numpy as np
import pytest

from ginrummy.env.observation import HAND_FIELDS
from ginrummy.env.training.course import Length, Plan, Training, here, progress
from ginrummy.env.training.measure import Margin, measure
from ginrummy.env.training.net import EACH, PARTS, PLACES, THERE, Net
from ginrummy.env.training.rollouts import DEADWOOD, POINTS, SELF, Course, Piece, Samples, advantages, drawn, play_piece
from ginrummy.env.vector import VectorHands
from ginrummy.errors import GinError
from ginrummy.fast import POLICIES
from ginrummy.rules import CLASSIC, PRESETS

WIDTH, ACTIONS = 16, 108


def any_net(seed: int) -> Net:
    """A network that has learned nothing."""
    rng = np.random.default_rng(seed)
    shapes = [(WIDTH, len(PLACES)), (WIDTH, WIDTH), (ACTIONS, WIDTH), (WIDTH, WIDTH), (1, WIDTH)]
    weights = {
        part: (
            rng.normal(0, 0.1, shape).astype(np.float32),
            rng.normal(0, 0.1, shape[0]).astype(np.float32),
        )
        for part, shape in zip(PARTS, shapes, strict=True)
    }
    return Net(weights)


def piece(opponent: str, seed: int, **others: object) -> Piece:
    told = {"rules": CLASSIC, "hands": 12, "steps": 60, "shaping": 0.5, "fading": 1.0, **others}
    return Piece(opponent, seed, **told)  # type: ignore[arg-type]


def test_all_that_is_ever_seen_goes_into_the_network():
    """Where spreads are laid down by default, what is left out is always the same when somebody chooses."""
    left_out = np.setdiff1d(np.arange(HAND_FIELDS[-1].start + 1), PLACES)
    names = {field.name for field in HAND_FIELDS if field.start in left_out}
    envs = VectorHands(200, "modern", laying="default", autoreset_mode="SameStep")
    seen, _ = envs.reset(seed=1)
    for _ in range(100):
        assert not seen[:, left_out].any(), names
        seen, *_ = envs.step(envs.sample())
    assert len(THERE) == len(EACH) == len(PLACES)


@pytest.mark.parametrize("opponent", [SELF, "sound"])
def test_the_same_piece_of_work_gives_the_same_samples(opponent):
    net = any_net(1)
    one, again, other = (play_piece(net, piece(opponent, seed)) for seed in (3, 3, 4))
    assert all(np.array_equal(getattr(one, name), getattr(again, name)) for name in Samples.__slots__)
    assert not np.array_equal(one.observations, other.observations)
    assert len(one) == 12 * 60
    assert (one.masks[np.arange(len(one)), one.actions] == 1).all()
    choice, worth = net(one.observations)
    assert np.allclose(worth, one.values, atol=1e-5)
    allowed = np.where(one.masks > 0, np.exp(choice), 0)
    likely = allowed[np.arange(len(one)), one.actions] / allowed.sum(axis=1)
    assert np.allclose(np.log(likely), one.log_probs, atol=1e-4)


@pytest.mark.parametrize("opponent", [SELF, "greedy"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_is_paid_what_its_seat_won(opponent, preset, rng):
    """With λ = 1 advantage and expectation add up to what is still to come: points, and what deadwood is given back."""
    steps, places = 200, 8
    work = piece(opponent, rng.getrandbits(31), rules=PRESETS[preset], hands=places, steps=steps)
    samples = play_piece(any_net(2), work)
    due = (samples.advantages + samples.values).reshape(steps, places) * POINTS
    given_back = 0.5 * samples.observations.reshape(steps, places, -1)[:, :, DEADWOOD]
    envs = VectorHands(
        places, work.rules, laying="default", opponent=None if opponent == SELF else opponent, autoreset_mode="SameStep"
    )
    _, infos = envs.reset(seed=work.seed)
    began, told = [0] * places, 0
    seats = np.empty((steps, places), np.int64)
    for step, actions in enumerate(samples.actions.reshape(steps, places)):
        seats[step] = infos["seat"]
        _, _, ended, _, infos = envs.step(actions)
        for place in np.flatnonzero(ended):
            hand = slice(began[place], step + 1)
            points = infos["points"][place] * np.where(seats[hand, place] == 0, 1, -1)
            assert np.allclose(due[hand, place], points + given_back[hand, place], atol=0.02)
            began[place], told = step + 1, told + 1
    assert told > places


def test_advantages_by_hand():
    """Two seats, one hand of three choices, then the first of the next hand; λ = 0.5."""
    values, potentials, rewards = (
        np.array([column], np.float32).T for column in ((0.5, 0.25, 1, 0), [0] * 4, (0, 0, 2, 0))
    )
    seats, ended = np.array([[0], [1], [0], [0]]), np.array([[False], [False], [True], [False]])
    last = Course(np.array([1]), np.array([0.75], np.float32), np.zeros(1, np.float32), np.zeros(0), np.zeros(0))
    found = advantages(Course(seats, values, potentials, rewards, ended), last, 0.5).ravel()
    # The third choice won 2 where 1 was expected; the second lost 2 where 0.25 was; the first led to the third.
    assert found.tolist() == [0.5 + 0.5 * 1.0, -2.25, 1.0, -0.75]


def test_draws_follow_the_network():
    choice = np.log(np.tile(np.array([1.0, 2.0, 5.0, 1.0], np.float32), (40_000, 1)))
    masks = np.tile(np.array([1, 1, 0, 1], np.int8), (40_000, 1))
    actions, log_probs = drawn(choice, masks, np.random.default_rng(1))
    shares = np.bincount(actions, minlength=4) / 40_000
    assert np.allclose(shares, [0.25, 0.5, 0, 0.25], atol=0.02)
    assert np.allclose(np.exp(log_probs), np.array([0.25, 0.5, 0, 0.25])[actions])


def test_a_network_is_kept_and_found_again(tmp_path):
    net = any_net(5)
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    seen, _ = VectorHands(5, laying="default").reset(seed=1)
    assert all(np.array_equal(a, b) for a, b in zip(net(seen), again(seen), strict=True))
    assert net.actions == ACTIONS
    (tmp_path / "junk.npz").write_text("no network", encoding="utf-8")
    for name in ("junk.npz", "nothing.npz"):
        with pytest.raises(GinError, match=name):
            Net.load(tmp_path / name)


def test_a_margin_counts_every_hand_once():
    margin = measure(any_net(3), "greedy", 300, 1, CLASSIC)
    assert margin.hands >= 300
    assert margin.won + margin.lost <= margin.hands
    assert margin.points < 0, "who has learned nothing loses to greedy"
    low, high = margin.share_interval
    assert 0 <= low <= margin.share <= high <= 1
    assert margin.as_dict()["points_ci95"][0] < margin.as_dict()["points"] < margin.as_dict()["points_ci95"][1]


def test_the_interval_of_a_share():
    """Wilson's, against figures of a textbook: 10 of 20 gives 0.299 to 0.701."""
    low, high = Margin("x", 20, 10, 10, 0.0, 0.0).share_interval
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert Margin("x", 5, 0, 0, 0.0, 0.0).share_interval[0] == 0


def test_a_plan_is_told_and_read():
    plan = Plan(rules=PRESETS["modern"], against=("self", "greedy"), seed=4, hands=8)
    assert Plan.of(json.loads(json.dumps(plan.as_dict()))) == plan
    seeds = [work.seed for update in range(3) for work in plan.pieces(update)]
    assert len(set(seeds)) == 6
    assert [work.opponent for work in plan.pieces(0)] == ["self", "greedy"]
    assert len(here(any_net(1), plan.pieces(0))) == 2
    assert len(Samples.together(here(any_net(1), plan.pieces(0)))) == 2 * 8 * plan.steps


@pytest.mark.parametrize(("against", "told"), [(("nobody",), "nobody"), ((), "opposite")])
def test_nobody_unknown_sits_opposite(against, told):
    with pytest.raises(GinError, match=told):
        Plan(against=against)


def test_a_length_is_whatever_comes_first():
    length = Length(seconds=100, updates=10)
    assert (length.done(0, 0), length.done(50, 2), length.done(1, 9), length.done(200, 1)) == (0, 0.5, 0.9, 1)
    assert Length().done(5, 5) == 0


def test_what_is_not_there_is_told(tmp_path):
    with pytest.raises(GinError, match="no training"):
        progress(tmp_path)


def test_opponents_are_those_of_the_kernels():
    from ginrummy.cli.train import OPPONENTS

    assert OPPONENTS == POLICIES


def test_without_the_library_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    import sys

    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "ginrummy.env.training.learner", raising=False)
    with pytest.raises(GinError, match=r"ginrummy\[train\]"):
        Training.begin(tmp_path, Plan())
    assert not list(tmp_path.iterdir())
