"""Players of any make against each other in the arena's games: for players that no name is needed for.

``ginrummy arena`` measures players by name; here they are objects, and may be told what no player may know.
"""

import random
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ginrummy.analysis.arena import Chunk, Contest, Match, Unit
from ginrummy.analysis.arena.asking import by_view, play_with
from ginrummy.cards import CardSet
from ginrummy.match import OpenGame, Person
from ginrummy.players import Budget, Player
from ginrummy.rules import Action, RuleSet


@runtime_checkable
class Peeks(Protocol):
    """A player that is told the other seat's cards before it chooses: nothing to play with, only to measure by."""

    def sees(self, held: CardSet) -> None:
        """Take note of what the other seat holds."""
        ...


@dataclass(slots=True)
class Duel:
    """Games of *one* against *other*, each deal from both sides, a few deals at a time.

    Attributes:
        one, other: who plays.
        rules: the rules of the games.
        seed: where the deals and all chance come from.
        budget: how much each may think for a choice.
        match: what came of it so far.
    """

    one: Player
    other: Player
    rules: RuleSet
    seed: int
    budget: Budget
    match: Match = field(init=False)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        names = self.one.name, self.other.name
        contest = Contest(
            players=names, deals=0, unit=Unit.GAMES, seed=self.seed, rules=self.rules, budget=self.budget, readable=True
        )
        self.match = Match(contest)

    def play(self, deals: int) -> None:
        """Play the next deals."""
        chunk = Chunk(self.match.deals, deals)
        self.match.add(play_with((self.one, self.other), self.match.contest, chunk, _asked))

    def told(self, name: str) -> str:
        """What came of it, as a line of text."""
        games, points = self.match.game_wins(), self.match.points_per_hand()
        assert games is not None
        share = f"{100 * games.mean:.1f} ± {100 * games.reach:.1f} % of {2 * self.match.deals} games"
        return f"{name}: {share}, {points.mean:+.2f} ± {points.reach:.2f} points a hand"


def _asked(one: Player, game: OpenGame, person: Person, rng: random.Random, budget: Budget) -> Action:
    if isinstance(one, Peeks):
        assert game.game.hand is not None
        one.sees(game.game.hand.held[game.game.hand.turn.other])
    return by_view(one, game, person, rng, budget)
