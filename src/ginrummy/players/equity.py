"""Match equity: the chance of winning the game, from the totals, by dynamic programming.

A hand is won by so many points as hands of this rule set come to when careful players play them; between equals, as
often by one as by the other. From that follows the chance of winning a game from any totals: between two people, and
among three, where the loser of a hand sits out and roles go round (clauses 3, 11 and 12). Totals are told apart by
steps, a hundredth of the target each for two and a twentieth for three.

Who is the stronger had better not gamble: at nothing to nothing, to somebody who wins 62 points of a hundred, losing 25
costs half as much again as winning 25 brings. So the *share* of all points that one wins can be given, and is taken for
the chance of winning a hand; in games that were played, unequal players' chances go by it, also where one wins seldom
and much, the other often and little.

>>> from ginrummy.rules import CLASSIC
>>> equity = two_equity(CLASSIC)
>>> round(equity(0, 0), 6)
0.5
>>> equity(90, 50) > 0.75
True
"""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from ginrummy.fast import play_hands
from ginrummy.match import Column, MatchState, Person, Seating
from ginrummy.rules import BoxBonusWhen, RuleSet

TWO_STEPS, THREE_STEPS = 100, 20
"""How finely totals are told apart, up to the target."""
SAMPLE = 4000
"""How many hands the points of a hand are learned from."""
MOST_POINTS = 1023
"""More points than a hand comes to."""

BOX, CAPTAIN, OUT = range(3)
"""The three roles; in ``cutthroat`` seating the dealer is as the box, and the non-dealer as the captain."""


@lru_cache(64)
def points_of_hands(rules: RuleSet) -> np.ndarray:
    """How often a hand that is won is won by so many points: ``float64[MOST_POINTS + 1]``, which sums to 1."""
    hands = play_hands("sound", "sound", SAMPLE, rules=rules)
    won = np.minimum(hands.points[hands.winner >= 0], MOST_POINTS)
    if not won.size:
        won = np.array([rules.gin_bonus or 1])
    return np.asarray(np.bincount(won, minlength=MOST_POINTS + 1) / won.size)


def two_equity(rules: RuleSet, share: float = 0.5) -> Callable[[float, float], float]:
    """The chance of the first of two people to reach the target first, from the totals of both, box bonuses included
    where they count at once.

    Args:
        rules: the rules of the game.
        share: which part of all points the first one wins.
    """
    table = _two_table(rules, share)
    step = rules.target / TWO_STEPS

    def equity(mine: float, other: float) -> float:
        if mine >= rules.target:
            return 1.0
        return 0.0 if other >= rules.target else float(_between(table, mine / step, other / step))

    return equity


def three_equity(rules: RuleSet, seating: Seating, share: float = 0.5) -> Callable[[float, float, float], np.ndarray]:
    """The chances of the box, the captain and the one sitting out to win the game, from their totals in this order.

    Args:
        rules: the rules of the game.
        seating: how three are seated.
        share: which part of the points of a hand is won by the one whose chance it is, against either of the others,
            who are equals: unless it is half of them, the three chances are not of one game and do not sum to 1.
    """
    table = _three_table(rules, seating, share)
    step = rules.target / THREE_STEPS

    def equity(box: float, captain: float, out: float) -> np.ndarray:
        totals = np.array([box, captain, out])
        if (totals >= rules.target).any():
            return (totals >= rules.target).astype(float)
        x, y, z = np.minimum(np.rint(totals / step), THREE_STEPS - 1).astype(int)
        return np.asarray(table[x, y, z])

    return equity


@lru_cache(256)
def worth_of_points(score: MatchState, person: Person, share: float = 0.5) -> np.ndarray:
    """What it is worth to *person* that a hand brings so many points: the chance of winning the game after it.

    Of several columns each counts alike, and a closed one no more.

    Args:
        score: the score as it is before the hand; *person* must hold cards in it.
        person: whose chance is asked for.
        share: which part of the points of a hand *person* wins.

    Returns:
        ``float64[2 * MOST_POINTS + 1]``: first the chances after losing, by the most points first, then that after a
        void hand, then those after winning.
    """
    roles = score.roles
    other = roles.dealer if person == roles.non_dealer else roles.non_dealer
    values = np.zeros(2 * MOST_POINTS + 1)
    chance = _chances(score, person, share)
    most = min(score.rules.target, MOST_POINTS)  # so many points end the game
    for number, column in enumerate(score.columns):
        if column.winner is not None:
            continue
        line = np.full(2 * MOST_POINTS + 1, chance(column, None, 0))
        if number < score.reach_after_win(person):
            line[MOST_POINTS + 1 :] = 1.0
            line[MOST_POINTS + 1 : MOST_POINTS + most] = [chance(column, person, won) for won in range(1, most)]
        if number < score.reach_after_win(other):
            line[:MOST_POINTS] = 0.0
            line[MOST_POINTS - most + 1 : MOST_POINTS] = [
                chance(column, other, lost) for lost in range(most - 1, 0, -1)
            ]
        values += line
    return values / max(sum(column.winner is None for column in score.columns), 1)


def _chances(score: MatchState, person: Person, share: float) -> Callable[[Column, Person | None, int], float]:
    """The chance of *person* in a column once somebody has won a hand of so many points, or nobody."""
    rules, roles = score.rules, score.roles
    at_once = rules.box_bonus if rules.box_bonus_when is BoxBonusWhen.AT_ONCE else 0

    def totals(column: Column, winner: Person | None, points: int) -> list[float]:
        found: list[float] = [score.running(column, one) for one in score.people]
        if winner is not None:
            found[winner] += points + at_once
        return found

    if roles.out is None:
        two = two_equity(rules, share)
        other = Person(1 - person)

        def of_two(column: Column, winner: Person | None, points: int) -> float:
            found = totals(column, winner, points)
            return two(found[person], found[other])

        return of_two
    three = three_equity(rules, score.seating, share)
    now = (roles.dealer, roles.non_dealer, roles.out)

    def of_three(column: Column, winner: Person | None, points: int) -> float:
        found = totals(column, winner, points)
        order = now if winner is None else tuple(now[role] for role in _NEXT[score.seating][now.index(winner)])
        return float(three(*(found[one] for one in order))[order.index(person)])

    return of_three


_NEXT = {
    Seating.BOX: {BOX: (BOX, OUT, CAPTAIN), CAPTAIN: (CAPTAIN, OUT, BOX)},
    Seating.CUTTHROAT: {BOX: (OUT, BOX, CAPTAIN), CAPTAIN: (OUT, CAPTAIN, BOX)},
}
"""Who becomes box, captain and out, by former roles, when one of the two in play wins (12.6, 12.10)."""


@lru_cache(64)
def _two_table(rules: RuleSet, often: float) -> np.ndarray:
    """The first person's chance from totals of so many steps, who wins a hand so often: ``float64[steps, steps]``."""
    steps, share = _by_steps(rules, TWO_STEPS)
    brings = np.bincount(steps, weights=share, minlength=TWO_STEPS + 1)[1:]
    ends = brings[::-1].cumsum()[::-1]  # how often a hand brings at least so many steps, from one on
    chance = np.zeros((TWO_STEPS, TWO_STEPS))
    for mine in range(TWO_STEPS - 1, -1, -1):
        left = TWO_STEPS - 1 - mine
        won = often * (brings[:left] @ chance[mine + 1 :] + ends[left])
        for other in range(TWO_STEPS - 1, -1, -1):
            lost = brings[: TWO_STEPS - 1 - other] @ chance[mine, other + 1 :]
            chance[mine, other] = won[other] + (1 - often) * lost
    return chance


@lru_cache(64)
def _three_table(rules: RuleSet, seating: Seating, often: float) -> np.ndarray:
    """The chances of box, captain and out from totals of so many steps: ``float64[steps, steps, steps, 3]``."""
    steps, share = _by_steps(rules, THREE_STEPS)
    chance = np.zeros((THREE_STEPS,) * 3 + (3,))
    wins = {BOX: np.array((often, 1 - often, 0.5)), CAPTAIN: np.array((1 - often, often, 0.5))}  # seen from each role
    order = sorted(np.ndindex((THREE_STEPS,) * 3), key=sum, reverse=True)
    for totals in order:
        for winner, seen in wins.items():
            then = _NEXT[seating][winner]
            reached = totals[winner] + steps
            inside = reached < THREE_STEPS
            at = [np.full(inside.sum(), totals[role]) for role in then]
            at[then.index(winner)] = reached[inside]
            after = np.zeros(3)
            after[list(then)] = share[inside] @ chance[at[0], at[1], at[2]]
            after[winner] += share[~inside].sum()
            chance[totals] += seen * after
    return chance


def _by_steps(rules: RuleSet, count: int) -> tuple[np.ndarray, np.ndarray]:
    """How many steps a won hand brings, and how often."""
    at_once = rules.box_bonus if rules.box_bonus_when is BoxBonusWhen.AT_ONCE else 0
    shares = points_of_hands(rules)
    points = np.flatnonzero(shares)
    steps = np.clip(np.rint((points + at_once) * count / rules.target), 1, count).astype(int)
    together = np.bincount(steps, weights=shares[points])
    return np.flatnonzero(together), together[together > 0]


def _between(table: np.ndarray, x: float, y: float) -> float:
    """A value between those of the table, whose last row and column lie a step before the end."""
    top = table.shape[0] - 1
    x, y = min(x, top), min(y, top)
    i, j = min(int(x), top - 1), min(int(y), top - 1)
    u, v = x - i, y - j
    low = table[i, j] * (1 - v) + table[i, j + 1] * v
    high = table[i + 1, j] * (1 - v) + table[i + 1, j + 1] * v
    return float(low * (1 - u) + high * u)
