"""What is to be played: who against whom, how many deals, by which rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from ginrummy.analysis.selfplay import labels
from ginrummy.errors import PlayerError
from ginrummy.fast import POLICIES
from ginrummy.match import Seating
from ginrummy.players import FREE, Budget
from ginrummy.players.outside import is_address
from ginrummy.rules import CLASSIC, RuleSet


class Unit(StrEnum):
    """What one deal begins."""

    HANDS = "hands"
    """One hand at the score of nothing to nothing."""
    GAMES = "games"
    """A whole game."""


class Chunk(NamedTuple):
    """Deals that are played in one piece of work.

    Attributes:
        first: the number of the first deal.
        deals: how many deals.
    """

    first: int
    deals: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Players against each other over a row of deals, each deal played from every side.

    In ``hands``, deal *k* is hand 1 of game *k* of the seed, as :func:`ginrummy.fast.play_hands` deals it. It is played
    twice: on the first leg the first player does not deal, on the second leg it does, and the two hold each other's
    cards. In ``games``, deal *k* is game *k*, as :func:`ginrummy.fast.play_games` deals it, once for each rotation of
    the players: on leg *r* person *p* is player *p + r*. A game's hand *k* has the same cards on each leg, those that
    were person *p*'s still person *p*'s, whoever deals.

    Attributes:
        players: who plays, as :func:`ginrummy.players.player` knows them; an outside one may stand as ``NAME=ADDRESS``.
        deals: how many deals.
        unit: what a deal begins.
        seed: where all chance comes from, an integer taken modulo 2 to the 64th.
        rules: the rules of the game.
        seating: how people sit and change places.
        budget: how much each may think about a choice.
        readable: play by the readable rules and players even where kernels could.
    """

    players: tuple[str, ...]
    deals: int
    unit: Unit = Unit.HANDS
    seed: int = 1
    rules: RuleSet = CLASSIC
    seating: Seating = Seating.TWO
    budget: Budget = FREE
    readable: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot be played.

        Raises:
            PlayerError: so many players cannot sit like that, or three are to play single hands.
        """
        if self.people != self.seating.people:
            raise PlayerError("player-count", count=self.people, needed=self.seating.people, seating=self.seating.value)
        if self.unit is Unit.HANDS and self.seating is not Seating.TWO:
            raise PlayerError("arena-hands-for-two")

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, told apart."""
        return labels([name_of(player) for player in self.players])

    @property
    def people(self) -> int:
        """How many play; each deal has as many legs."""
        return len(self.players)

    @property
    def in_kernels(self) -> bool:
        """Whether it is played inside the kernels, which is some thousand times as fast."""
        return not self.readable and all(policy_of(name) in POLICIES for name in self.players)

    def chunks(self) -> Iterator[Chunk]:
        """The pieces of work, in order. Results do not depend on where they are cut."""
        size = _SIZES[self.in_kernels, self.unit]
        for first in range(0, self.deals, size):
            yield Chunk(first, min(size, self.deals - first))


_SIZES = {(True, Unit.HANDS): 5000, (True, Unit.GAMES): 1000, (False, Unit.HANDS): 10, (False, Unit.GAMES): 2}
"""The deals of a chunk: for kernels at least 10,000 hands, which take a fraction of a second; for others as few as keep
several workers busy to the end."""


def name_of(player: str) -> str:
    """What a player is called: of ``NAME=ADDRESS``, where an outside player has the address, the name."""
    name, _, address = player.partition("=")
    return name if name and is_address(address) else player


def meant_by(player: str) -> str:
    """What :func:`ginrummy.players.player` knows a player by: of ``NAME=ADDRESS`` the address."""
    return player.removeprefix(f"{name_of(player)}=")


def policy_of(name: str) -> str:
    """The policy that a player's name would mean."""
    return name.strip().lower()
