"""Statistics: sums that add up, intervals that hold what they promise, a course that begins and ends where it does."""

import pytest

from ginrummy.table.history import Result, Sums
from ginrummy.table.statistics import ENOUGH, POINTS, Cell, Group, Reached, counted, share, statistics, thinned


def cell(against: tuple[str, ...], result: Result, games: int, **sums: int) -> Cell:
    return Cell(against, "classic", "two", counted(result, games, Sums(**sums)))


def test_games_are_counted_by_opponent_and_by_rules():
    anna, sound = ("person:Anna",), ("bot:sound",)
    both = ("person:Anna", "bot:sound")
    found = statistics(
        [
            cell(anna, Result.WON, 3, hands=12, scored=300, lost=40),
            cell(anna, Result.LOST, 1, hands=5, scored=10, lost=110),
            cell(sound, Result.DRAWN, 2, hands=4),
            Cell(both, "hoyle", "box", counted(Result.ENDED, 1, Sums(hands=2, gins=1))),
            cell(("person:Anna", "person:Anna"), Result.WON, 1, hands=1),
        ],
        [(1.0, 12, 260), (2.0, 5, -100)],
    )
    assert found.everything.games == 8
    assert (found.everything.won, found.everything.lost, found.everything.drawn) == (4, 1, 2)
    assert found.everything.sums == Sums(hands=24, gins=1, scored=310, lost=150)
    # In a game of three, one plays both; somebody of the same name counts once.
    assert [(who, group.games) for who, group in found.opponents.items()] == [("person:Anna", 6), ("bot:sound", 3)]
    assert [(rules, group.games) for rules, group in found.rules.items()] == [
        (("classic", "two"), 7),
        (("hoyle", "box"), 1),
    ]
    assert found.course == (Reached(1.0, 1, 12, 260), Reached(2.0, 2, 17, 160))


def test_nothing_played_is_nothing():
    found = statistics([], [])
    assert (found.everything, found.course, found.opponents) == (Group(), (), {})
    assert found.everything.share_won is None
    assert found.everything.per_hand is None


def test_a_share_has_an_interval_once_there_is_enough():
    assert share(1, ENOUGH - 1) is None
    none, half, every = share(0, 20), share(10, 20), share(20, 20)
    assert none is not None
    assert half is not None
    assert every is not None
    # Wilson's interval, by hand: 20 of which 10 give 0.299 to 0.701, and 0 give 0 to 0.161.
    reaches = [end for one in (none, half, every) for end in (one.low, one.high)]
    assert reaches == pytest.approx([0, 0.1611, 0.2993, 0.7007, 0.8389, 1], abs=1e-4)


def test_an_interval_holds_the_true_figure_about_as_often_as_it_says(rng):
    held = share_held = 0
    for _ in range(400):
        points = [rng.choice([-30, -10, 5, 20, 40]) for _ in range(200)]  # 5 on average
        sums = Sums(
            hands=200,
            scored=sum(p for p in points if p > 0),
            lost=-sum(p for p in points if p < 0),
            squares=sum(p * p for p in points),
        )
        interval = Group(sums=sums).per_hand
        assert interval is not None
        assert interval.value == pytest.approx(sum(points) / 200)
        held += interval.low <= 5 <= interval.high
        part = share(sum(rng.random() < 0.3 for _ in range(60)), 60)
        assert part is not None
        share_held += part.low <= 0.3 <= part.high
    # 380 of 400 are promised; six standard errors are 26.
    assert 350 <= held <= 400
    assert 350 <= share_held <= 400


def test_points_that_never_change_have_an_interval_without_width():
    interval = Group(sums=Sums(hands=20, scored=200, squares=2000)).per_hand
    assert interval is not None
    assert (interval.low, interval.value, interval.high) == (10, 10, 10)


def test_a_long_course_keeps_its_ends_and_some_between():
    course = [Reached(float(n), n, 2 * n, n % 7) for n in range(1, 10_001)]
    found = thinned(course)
    assert len(found) == POINTS
    assert (found[0], found[-1]) == (course[0], course[-1])
    assert [one.games for one in found] == sorted({one.games for one in found})
    assert thinned(course[:POINTS]) == tuple(course[:POINTS])
