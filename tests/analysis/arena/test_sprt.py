"""The test that stops when the question is answered."""

import math

import numpy as np
import pytest

from ginrummy.analysis.arena import Question, Unit, Verdict
from ginrummy.analysis.arena.sprt import LEAST, LOOK
from ginrummy.errors import PlayerError
from tests.analysis.arena.arenas import played, same


def test_the_bounds_are_walds():
    assert Question().bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Question(alpha=0.01, beta=0.1).bounds == pytest.approx((math.log(0.1 / 0.99), math.log(0.9 / 0.01)))


def test_the_ratio_by_hand():
    """200 deals, half of them 2 and half 0: the mean is 1, squares about it come to 200, and a quarter is added."""
    values = np.tile([2.0, 0.0], 100)
    expected = 0.5 * 200 * (1 - 0.25) / ((200 + 0.25) / 199)
    assert Question().log_ratios(values, np.array([200])) == pytest.approx([expected])
    assert Question().answered(values).verdict is Verdict.H1


@pytest.mark.parametrize(("value", "verdict"), [(0.0, Verdict.H0), (-3.0, Verdict.H0), (0.5, Verdict.H1)])
def test_where_all_deals_come_out_alike(value, verdict):
    """There is no spread at all, as of a player against itself."""
    answer = Question().answered(np.full(1000, value))
    assert (answer.verdict, answer.deals) == (verdict, LEAST)
    assert math.isfinite(answer.log_ratio)


def test_too_few_deals_leave_it_open():
    answer = Question().answered(np.full(LEAST - 1, 9.0))
    assert (answer.verdict, answer.deals, answer.log_ratio) == (Verdict.OPEN, LEAST - 1, 0.0)


def test_it_looks_at_fixed_deals_only(rng):
    """So what comes after the answer, and how it came in, change nothing."""
    values = np.random.default_rng(rng.getrandbits(32)).normal(0.4, 7, 20_000)
    answer = Question().answered(values)
    assert (answer.deals - LEAST) % LOOK == 0
    assert Question().answered(values[: answer.deals]) == answer
    assert Question().answered(values[: answer.deals - 1]).verdict is Verdict.OPEN


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, Verdict.H1), (0.5, Verdict.H0)])
def test_it_errs_as_seldom_as_it_says(truth, wrong, rng):
    """One in twenty; of 400 questions that is 20, and five spreads more are 42. All are answered."""
    numbers = np.random.default_rng(rng.getrandbits(32))
    answers = [Question().answered(numbers.normal(truth, 7, 20_000)).verdict for _ in range(400)]
    assert answers.count(wrong) <= 42
    assert Verdict.OPEN not in answers


def test_a_match_ends_with_its_answer(rng):
    contest = {"players": ("sound", "greedy"), "seed": rng.getrandbits(64)}
    match = played(Question(), **contest, deals=50_000)
    assert match.answer is not None
    assert match.answer.verdict is Verdict.H1
    assert len(match.rows) == match.answer.deals < 10_000
    assert match.over
    assert same(match.rows, played(**contest, deals=match.answer.deals).rows)


def test_a_question_about_games(rng):
    low, high = Question.usual(Unit.GAMES, 2)
    match = played(
        Question(h0=low, h1=high), players=("random", "greedy"), unit=Unit.GAMES, deals=400, seed=rng.getrandbits(64)
    )
    assert match.answer is not None
    assert match.answer.verdict is Verdict.H0
    assert (low, high) == (0.5, 0.52)


@pytest.mark.parametrize(
    ("fields", "key"),
    [({"h0": 0.5}, "arena-sprt-order"), ({"alpha": 0.0}, "arena-sprt-rates"), ({"beta": 0.5}, "arena-sprt-rates")],
)
def test_questions_without_an_answer(fields, key):
    with pytest.raises(PlayerError) as error:
        Question(**fields)
    assert error.value.key == key
