"""What came of some deals, leg by leg: the numbers from which everything else is counted."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple, Self

import numpy as np

WAYS = ("knock", "undercut", "gin", "big gin", "forfeit")
"""The ways to win a hand; the first four in the order of :data:`ginrummy.fast.OUTCOMES`."""
FORFEIT = WAYS.index("forfeit")


class Fault(NamedTuple):
    """A player that answered with something that is no choice, or too late, or not at all.

    Attributes:
        deal: the number of the deal.
        leg: the leg of it.
        player: the place of the player among the contest's.
        kind: what it did: of an outside player the fault that its protocol names, else ``not-a-choice`` or ``late``.
        message: the error in words.
    """

    deal: int
    leg: int
    player: int
    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Rows:
    """What *n* consecutive deals came to; players stand in the order of the contest, whichever person each was.

    Attributes:
        hands: ``int32[n, legs]``, the hands played, and of them
        voids: ``int32[n, legs]``, how many were void, and
        scoreless: ``int32[n, legs]``, in how many a tie counted for nobody.
        points: ``int32[n, legs, players]``, the hand points each scored, in points.
        played: ``int32[n, legs, players]``, the hands in which each held cards.
        won: ``int32[n, legs, players, ways]``, the hands each won, by :data:`WAYS`.
        games: ``float64[n, legs, players]``, each one's share of the game won: 1 for the winner, and 1 shared out where
            nobody won; 0 in contests of single hands.
        faults: what went wrong, in order.
    """

    hands: np.ndarray
    voids: np.ndarray
    scoreless: np.ndarray
    points: np.ndarray
    played: np.ndarray
    won: np.ndarray
    games: np.ndarray
    faults: tuple[Fault, ...] = ()

    @classmethod
    def empty(cls, deals: int, people: int, faults: Sequence[Fault] = ()) -> Self:
        """Rows for so many deals with nothing in them."""
        legs, each = (deals, people), (deals, people, people)
        return cls(
            hands=np.zeros(legs, np.int32),
            voids=np.zeros(legs, np.int32),
            scoreless=np.zeros(legs, np.int32),
            points=np.zeros(each, np.int32),
            played=np.zeros(each, np.int32),
            won=np.zeros((*each, len(WAYS)), np.int32),
            games=np.zeros(each),
            faults=tuple(faults),
        )

    @classmethod
    def joined(cls, parts: Iterable[Self]) -> Self:
        """The rows of consecutive stretches of deals as one; there must be a stretch."""
        several = list(parts)
        arrays = {name: np.concatenate([getattr(part, name) for part in several]) for name in ARRAYS}
        return cls(**arrays, faults=tuple(fault for part in several for fault in part.faults))

    def __len__(self) -> int:
        return len(self.hands)

    def until(self, deals: int) -> Self:
        """The rows of the first so many deals, where the first deal has the number 0."""
        arrays = {name: getattr(self, name)[:deals] for name in ARRAYS}
        return type(self)(**arrays, faults=tuple(fault for fault in self.faults if fault.deal < deals))

    def margin(self, player: int) -> np.ndarray:
        """What each deal brought a player: ``float64[n]``, its hand points less the mean of the others', all legs."""
        all_points = self.points.sum(axis=1).astype(float)
        mine = all_points[:, player]
        others = all_points.shape[1] - 1
        result: np.ndarray = mine - (all_points.sum(axis=1) - mine) / others
        return result


ARRAYS = tuple(field.name for field in fields(Rows) if field.name != "faults")
"""The fields of :class:`Rows` that are arrays."""


@dataclass(slots=True)
class Pace:
    """How long players took: the one thing here that no seed repeats.

    Attributes:
        decisions: ``int64[players]``, the choices each made.
        seconds: ``float64[players]``, what they took together, in seconds of the clock.
    """

    decisions: np.ndarray
    seconds: np.ndarray

    @classmethod
    def none(cls, people: int) -> Self:
        """Nobody has chosen yet."""
        return cls(np.zeros(people, np.int64), np.zeros(people))

    def add(self, other: Self) -> None:
        """Count another stretch too."""
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def seconds_per_decision(self) -> list[float | None]:
        """By player; None for one that never had a choice."""
        return [s / n if n else None for s, n in zip(self.seconds.tolist(), self.decisions.tolist(), strict=True)]
