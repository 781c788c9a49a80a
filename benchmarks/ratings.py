"""What a rating says, tried on made-up people whose strengths are known: ``python -m benchmarks.ratings --seed 1``.

They play rated games, each of which somebody wins as often as the difference of their strengths calls for, and are
rated as the tables rate them. In the table: how many of their intervals hold the truth, how wide those are (a half, in
points), and how wide they would have to be to hold 95 %. Whoever plays among the same few is compared with these:
nobody can tell how strong all of them are together.
"""

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy.table.rating import BEGINNER, DRIFT, LUCK, MIDDLE, SPREAD, Rating, rated

MARKS = (5, 10, 14, 20, 50, 100, 200)
"""After how many games they are looked at."""


@dataclass(frozen=True)
class Crowd:
    """People who play each other.

    Attributes:
        name: what they are called in the table.
        people, seats: how many there are, and how many sit at a table.
        spread: how far their strengths lie apart.
        drift: how they move from game to game.
        times: how many such crowds are tried.
    """

    name: str
    people: int
    seats: int = 2
    spread: float = SPREAD
    drift: float = DRIFT
    times: int = 1

    @property
    def closed(self) -> bool:
        """Whether they are so few that they can only be compared with each other."""
        return self.people < 20


CROWDS = (
    Crowd("many, two at a table", 300),
    Crowd("many, three at a table", 300, 3),
    Crowd("strengths that stay", 300, drift=0.0),
    Crowd("strengths half as far apart", 300, spread=SPREAD / 2),
    Crowd("strengths half as far again", 300, spread=1.5 * SPREAD),
    Crowd("a club of six", 6, times=50),
    Crowd("always the same two", 2, times=150),
)


def order(strengths: Sequence[float], rng: random.Random) -> list[int]:
    """Who comes where in a game."""
    left = list(range(len(strengths)))
    ranks = [0] * len(left)
    for rank in range(len(strengths)):
        chances = [math.exp((strengths[one] - MIDDLE) / LUCK) for one in left]
        (best,) = rng.choices(left, chances)
        ranks[best] = rank
        left.remove(best)
    return ranks


def errors(crowd: Crowd, rng: random.Random) -> dict[int, list[tuple[float, Rating]]]:
    """How far everybody's rating is off, and the rating, after each number of games."""
    strengths = [rng.gauss(MIDDLE, crowd.spread) for _ in range(crowd.people)]
    ratings = [BEGINNER] * crowd.people
    found = {}
    for games in range(1, MARKS[-1] + 1):
        everybody = rng.sample(range(crowd.people), crowd.people)
        for start in range(0, crowd.people, crowd.seats):
            table = everybody[start : start + crowd.seats]
            after = rated([ratings[one] for one in table], order([strengths[one] for one in table], rng))
            for one, rating in zip(table, after, strict=True):
                ratings[one] = rating
                strengths[one] += rng.gauss(0, crowd.drift)
        if games in MARKS:
            apart = sum(r.mu - s for r, s in zip(ratings, strengths, strict=True)) / crowd.people if crowd.closed else 0
            found[games] = [(r.mu - s - apart, r) for r, s in zip(ratings, strengths, strict=True)]
    return found


def main() -> None:
    """Try every crowd, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    print("| after so many games | " + " | ".join(map(str, MARKS)) + " |")
    print("| --- |" + " ---: |" * len(MARKS))
    for number, crowd in enumerate(CROWDS):
        rng = random.Random(1000 * seed + number)
        found: dict[int, list[tuple[float, Rating]]] = {games: [] for games in MARKS}
        for _ in range(crowd.times):
            for games, some in errors(crowd, rng).items():
                found[games] += some
        cells = []
        for some in found.values():
            held = sum(abs(error) <= rating.reach for error, rating in some) / len(some)
            reach = sum(rating.reach for _, rating in some) / len(some)
            needed = sorted(abs(error) for error, _ in some)[round(0.95 * len(some)) - 1]
            cells.append(f"{100 * held:.0f} %, ± {reach:.0f} ({needed:.0f})")
        print(f"| {crowd.name} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
