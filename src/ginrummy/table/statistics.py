"""Statistics of a person's finished games: sums by opponent and by rules, with intervals where those mean something.

A share has Wilson's interval, the points per hand that of a mean, both at 95 %. Hands of a game are taken to be
independent, which they nearly are: only the deal passes on.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from ginrummy.table.history import Result, Sums

K = TypeVar("K")

Z = 1.959964
"""How many standard errors 95 % reach to each side."""
ENOUGH = 10
"""Of how many games, or hands, something is an interval worth showing."""
POINTS = 120
"""How many points the course has at most."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and how far it reaches."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Group:
    """Games that have something in common.

    Attributes:
        games: how many were finished.
        won, lost, drawn: how many of them ended so; the rest were ended without a result.
        sums: what was done in their hands.
    """

    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    sums: Sums = field(default_factory=Sums)

    def __add__(self, other: "Group") -> "Group":
        return Group(
            self.games + other.games,
            self.won + other.won,
            self.lost + other.lost,
            self.drawn + other.drawn,
            added(self.sums, other.sums),
        )

    @property
    def share_won(self) -> Interval | None:
        """The share of games won, of those that were played to their end."""
        return share(self.won, self.won + self.lost + self.drawn)

    @property
    def per_hand(self) -> Interval | None:
        """The points per hand, what the other scored counted against them."""
        sums = self.sums
        if sums.hands < ENOUGH:
            return None
        mean = (sums.scored - sums.lost) / sums.hands
        variance = max(0.0, sums.squares - sums.hands * mean * mean) / (sums.hands - 1)
        reach = Z * math.sqrt(variance / sums.hands)
        return Interval(mean, mean - reach, mean + reach)


def added(one: Sums, other: Sums) -> Sums:
    """The sums of both."""
    return replace(one, **{name: getattr(one, name) + getattr(other, name) for name in Sums.__dataclass_fields__})


def share(part: int, whole: int) -> Interval | None:
    """A share with Wilson's interval; None of too few."""
    if whole < ENOUGH:
        return None
    p, z2 = part / whole, Z * Z
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    reach = Z / (1 + z2 / whole) * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole))
    return Interval(p, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(frozen=True, slots=True)
class Reached:
    """How far somebody had come after a game.

    Attributes:
        at: when, in seconds since 1970.
        games, hands: how many there had been.
        points: what they had scored in them, less what the others had.
    """

    at: float
    games: int
    hands: int
    points: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All of it.

    Attributes:
        everything: all games together.
        opponents: by opponent, as in :class:`~ginrummy.table.history.PlayerRow`; a game of three is with each of two.
        rules: by preset and seating.
        course: how it went, game by game; of many games only some.
    """

    everything: Group
    opponents: dict[str, Group]
    rules: dict[tuple[str, str], Group]
    course: tuple[Reached, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """Some games that are alike in all that is told apart."""

    against: tuple[str, ...]
    preset: str
    seating: str
    group: Group


def statistics(cells: Iterable[Cell], course: Iterable[tuple[float, int, int]]) -> Statistics:
    """Statistics from sums, and from when each game ended, its hands and its points."""
    everything = Group()
    opponents: dict[str, Group] = {}
    rules: dict[tuple[str, str], Group] = {}
    for cell in cells:
        everything += cell.group
        key = cell.preset, cell.seating
        rules[key] = rules.get(key, Group()) + cell.group
        for who in dict.fromkeys(cell.against):
            opponents[who] = opponents.get(who, Group()) + cell.group
    return Statistics(everything, _most_first(opponents), _most_first(rules), thinned(_reached(course)))


def _most_first(groups: dict[K, Group]) -> dict[K, Group]:
    return dict(sorted(groups.items(), key=lambda one: (-one[1].games, str(one[0]))))


def _reached(course: Iterable[tuple[float, int, int]]) -> list[Reached]:
    found: list[Reached] = []
    hands = points = 0
    for games, (at, played, scored) in enumerate(course, start=1):
        hands, points = hands + played, points + scored
        found.append(Reached(at, games, hands, points))
    return found


def thinned(course: list[Reached]) -> tuple[Reached, ...]:
    """At most :data:`POINTS` of them, evenly, with the first and the last."""
    if len(course) <= POINTS:
        return tuple(course)
    step = (len(course) - 1) / (POINTS - 1)
    return tuple(course[round(place * step)] for place in range(POINTS))


def counted(result: Result, games: int, sums: Sums) -> Group:
    """So many games with the same result."""
    return Group(
        games,
        games if result is Result.WON else 0,
        games if result is Result.LOST else 0,
        games if result is Result.DRAWN else 0,
        sums,
    )
