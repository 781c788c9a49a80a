"""Means and intervals: known ones, and how often they hold the truth."""

import math

import numpy as np
import pytest

from ginrummy.analysis.arena import Contest, Unit, mean, ratio
from ginrummy.analysis.arena.estimates import quantile
from tests.analysis.arena.arenas import played


def test_a_mean_by_hand():
    """1, 2, 3, 4: standard deviation 1.29099, over two 0.645497, times 3.18245."""
    one = mean(np.array([1.0, 2, 3, 4]))
    assert one.mean == 2.5
    assert one.reach == pytest.approx(3.18245 * 0.645497, rel=2e-3)
    assert one.low == pytest.approx(5 - one.high)


@pytest.mark.parametrize(
    ("freedom", "value"), [(3, 3.18245), (5, 2.57058), (10, 2.22814), (30, 2.04227), (120, 1.97993), (10**9, 1.95996)]
)
def test_quantiles_of_students_distribution(freedom, value):
    """From any table."""
    assert quantile(0.975, freedom) == pytest.approx(value, rel=2e-3)


def test_a_ratio_with_even_counts_is_a_mean():
    values = np.array([3.0, -1, 4, 1, -5, 9])
    assert ratio(values, np.full(6, 2)).reach == pytest.approx(mean(values / 2).reach)


def test_a_ratio_weighs_by_counts():
    assert ratio(np.array([10.0, 0]), np.array([1, 9])).mean == 1


def test_one_deal_says_nothing_of_the_spread():
    one = mean(np.array([7.0]))
    assert (one.mean, one.low, one.high) == (7, -math.inf, math.inf)
    assert one.as_dict() == {"mean": 7.0, "ci95": None}
    assert ratio(np.zeros(3), np.zeros(3)).as_dict() == {"mean": 0.0, "ci95": None}


def test_intervals_hold_the_truth(rng):
    """Of 200 contests of 150 deals, 95 in 100 intervals should hold what a long contest says; four spreads are 6.2."""
    contest = {"players": ("greedy", "at-once"), "seed": rng.getrandbits(64)}
    rows = played(**contest, deals=200 * 150 + 100_000).rows
    truth = rows.margin(0)[200 * 150 :].mean() / 2
    parts = rows.margin(0)[: 200 * 150].reshape(200, 150) / 2
    held = sum(one.low <= truth <= one.high for one in map(mean, parts))
    assert 190 - 4 * math.sqrt(200 * 0.95 * 0.05) <= held
    assert held < 200


def test_intervals_of_points_a_hand_in_games_hold_the_truth(rng):
    """The same for a ratio, whose counts vary from game to game."""
    match = played(players=("greedy", "at-once"), unit=Unit.GAMES, deals=200 * 60 + 8000, seed=rng.getrandbits(64))
    margins, hands = match.rows.margin(0), match.rows.hands.sum(axis=1)
    known = 200 * 60
    truth = margins[known:].sum() / hands[known:].sum()
    parts = zip(margins[:known].reshape(200, 60), hands[:known].reshape(200, 60), strict=True)
    held = sum(one.low <= truth <= one.high for one in (ratio(*part) for part in parts))
    assert 190 - 4 * math.sqrt(200 * 0.95 * 0.05) <= held


def test_the_figures_add_up(rng):
    match = played(players=("sound", "baseline"), unit=Unit.GAMES, deals=50, seed=rng.getrandbits(64))
    assert match.points_per_hand(0).mean == pytest.approx(-match.points_per_hand(1).mean)
    one, other = match.game_wins(0), match.game_wins(1)
    assert one is not None
    assert other is not None
    assert one.mean + other.mean == pytest.approx(1)
    told = match.outcomes()
    assert sum(row["all"] for row in told.values()) == match.rows.hands.sum() == match.as_dict()["hands"]
    assert played(players=("sound", "baseline"), deals=5).game_wins() is None
    assert Contest(players=("sound", "baseline"), deals=5).people == 2
