"""The chance of winning the game: what must hold of it, and what simulated games say."""

import numpy as np
import pytest

from ginrummy.cards import parse_cards
from ginrummy.fast import play_games
from ginrummy.match import Column, MatchState, Seating
from ginrummy.players.equity import (
    MOST_POINTS,
    points_of_hands,
    three_equity,
    two_equity,
    worth_of_points,
)
from ginrummy.rules import CLASSIC, PRESETS, RuleSet

TWO = parse_cards("2c Kd")
THREE = parse_cards("2c Kd 9h")


def test_two_people_share_one_game():
    equity = two_equity(CLASSIC)
    assert equity(0, 0) == pytest.approx(0.5)
    for mine, other in ((30, 70), (99, 98), (0, 99), (50, 50)):
        assert equity(mine, other) + equity(other, mine) == pytest.approx(1)
    assert equity(100, 40) == 1
    assert equity(40, 100) == 0


def test_more_points_are_never_worse():
    equity = two_equity(CLASSIC)
    chances = [equity(mine, 60) for mine in range(0, 101, 2)]
    assert chances == sorted(chances)


def test_two_people_against_games_that_were_played(rng):
    """Games go on from a score as they do from 0 to 0 with a shorter target, when both have the same total."""
    games = play_games(("sound", "greedy"), 4000, rng.getrandbits(32), rules=CLASSIC)
    back = play_games(("greedy", "sound"), 4000, rng.getrandbits(32), rules=CLASSIC)
    assert games.finished.all()
    share = ((games.winner == 0).mean() + (back.winner == 0).mean()) / 2
    assert two_equity(CLASSIC)(0, 0) == pytest.approx(share, abs=0.03)


@pytest.mark.parametrize("weaker", ["baseline", "greedy", "three-then-gin"])
def test_unequal_people_against_games_that_were_played(weaker, rng):
    """The chance goes by the share of the points, whether one wins more hands or dearer ones."""
    rules = PRESETS["contest"]
    games = play_games(("sound", weaker), 4000, rng.getrandbits(32), rules=rules)
    points = games.points[:, :2].sum(axis=0)
    chance = two_equity(rules, float(points[0] / points.sum()))(0, 0)
    assert chance == pytest.approx((games.winner == 0).mean(), abs=0.04)


def test_who_is_stronger_loses_more_than_there_is_to_win():
    score = MatchState.start(TWO, CLASSIC)
    for person in score.people:
        even, ahead = (worth_of_points(score, person, share) for share in (0.5, 0.65))
        assert ahead[MOST_POINTS] > 0.7
        bold = (ahead[MOST_POINTS + 25] - ahead[MOST_POINTS]) / (even[MOST_POINTS + 25] - even[MOST_POINTS])
        careful = (ahead[MOST_POINTS] - ahead[MOST_POINTS - 25]) / (even[MOST_POINTS] - even[MOST_POINTS - 25])
        assert careful > 1.4 * bold


@pytest.mark.parametrize("seating", [Seating.BOX, Seating.CUTTHROAT])
def test_the_stronger_of_three(seating):
    even, ahead = (three_equity(CLASSIC, seating, share)(20, 0, 30) for share in (0.5, 0.6))
    assert even.sum() == pytest.approx(1)
    assert (ahead > even).all()
    sure = three_equity(CLASSIC, seating, 1.0)(0, 0, 0)
    assert sure[:2] == pytest.approx(np.ones(2))  # who never loses a hand never sits out again
    assert 0.5 < sure[2] < 1


@pytest.mark.parametrize("seating", [Seating.BOX, Seating.CUTTHROAT])
def test_three_people_share_one_game(seating):
    equity = three_equity(CLASSIC, seating)
    for totals in ((0, 0, 0), (50, 20, 90), (95, 95, 95)):
        assert equity(*totals).sum() == pytest.approx(1)
    assert equity(100, 0, 0).tolist() == [1, 0, 0]
    assert equity(90, 0, 0)[0] > equity(0, 0, 0)[0] > equity(0, 0, 90)[0]


@pytest.mark.parametrize("seating", [Seating.BOX, Seating.CUTTHROAT])
def test_three_people_against_games_that_were_played(seating, rng):
    """Each person draws each role as often, so all three together win as often as the roles do."""
    games = play_games(("sound",) * 3, 6000, rng.getrandbits(32), seating=seating)
    share = np.bincount(games.winner[games.winner >= 0], minlength=3) / games.finished.sum()
    assert share == pytest.approx(np.full(3, 1 / 3), abs=0.03)
    assert three_equity(CLASSIC, seating)(0, 0, 0) == pytest.approx([0.354, 0.354, 0.292], abs=0.02)


def test_the_points_of_hands_are_chances():
    for rules in (CLASSIC, PRESETS["contest"]):
        shares = points_of_hands(rules)
        assert shares.sum() == pytest.approx(1)
        assert shares[rules.gin_bonus :].sum() > 0.2


def test_what_points_are_worth():
    score = MatchState.start(TWO, CLASSIC)
    worth = worth_of_points(score, score.roles.dealer)
    assert worth[MOST_POINTS] == pytest.approx(0.5)
    assert (np.diff(worth[MOST_POINTS + 1 :]) >= 0).all()
    assert (np.diff(worth[:MOST_POINTS]) >= 0).all()
    assert worth[MOST_POINTS + 100] == 1
    assert worth[MOST_POINTS - 100] == 0
    assert worth[MOST_POINTS + 30] + worth[MOST_POINTS - 30] == pytest.approx(1)


def test_near_the_target_few_points_are_enough():
    score = MatchState.start(TWO, CLASSIC)
    score = at_totals(score, (95, 60))
    worth = worth_of_points(score, score.people[0])
    assert worth[MOST_POINTS + 5] == 1
    assert worth[MOST_POINTS + 4] < 1
    assert worth[MOST_POINTS - 40] == 0
    assert worth[MOST_POINTS - 39] > 0


def test_three_people_play_for_themselves():
    """A captain whom the one sitting out has nearly beaten gains by winning, not by many points."""
    score = at_totals(MatchState.start(THREE, CLASSIC, Seating.BOX), (0, 0, 0))
    captain = score.roles.non_dealer
    worth = worth_of_points(score, captain)
    assert worth[MOST_POINTS + 50] > worth[MOST_POINTS + 10] > worth[MOST_POINTS - 10]


def test_columns_count_alike():
    rules = RuleSet(columns=3)
    score = MatchState.start(TWO, rules)
    worth = worth_of_points(score, score.people[0])
    assert worth[MOST_POINTS] == pytest.approx(0.5)
    # A first win is entered in the first column only.
    assert worth[MOST_POINTS + 100] == pytest.approx((1 + 0.5 + 0.5) / 3)


def at_totals(score, totals):
    from dataclasses import replace

    return replace(score, columns=(Column(totals, tuple(int(total > 0) for total in totals)),))
