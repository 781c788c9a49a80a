"""Players of any make against each other, in games on mirrored deals: for players that no name is needed for.

``ginrummy arena`` measures players by name; here they are objects, and may be told what no player may know.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np

from ginrummy import fast
from ginrummy.analysis.arena.estimates import Estimate, mean, ratio
from ginrummy.cards import CardSet
from ginrummy.fast.play import MOST_HANDS
from ginrummy.match import OpenGame, Person
from ginrummy.players import Budget, Player, ask
from ginrummy.rules import Action, RuleSet, hand_result


@runtime_checkable
class Peeks(Protocol):
    """A player that is told the other seat's cards before it chooses: nothing to play with, only to measure by."""

    def sees(self, held: CardSet) -> None:
        """Take note of what the other seat holds."""
        ...


@dataclass(frozen=True, slots=True)
class Duel:
    """Games of *one* against *other*, each deal from both sides.

    Attributes:
        one, other: who plays.
        rules: the rules of the games.
        seed: where the deals and all chance come from.
        budget: how much each may think for a choice.
    """

    one: Player
    other: Player
    rules: RuleSet
    seed: int
    budget: Budget

    def deals(self, first: int, count: int) -> Iterator[tuple[float, float, int]]:
        """For each deal the share of its two games that *one* won, its points less the other's, and the hands."""
        for deal in range(first, first + count):
            games = [self._game(deal, leg) for leg in range(2)]
            yield sum(won for won, _, _ in games) / 2, sum(p for _, p, _ in games), sum(h for _, _, h in games)

    def _game(self, deal: int, leg: int) -> tuple[float, float, int]:
        """One game; on leg 1 *one* is the second person."""
        game = OpenGame.start(fast.draw(self.seed, deal, 2, self.rules), self.rules)
        chance = [random.Random(f"{self.seed}/{deal}/{leg}/{person}") for person in range(2)]
        seated = (self.one, self.other) if leg == 0 else (self.other, self.one)
        me, points, hands = Person(leg), 0, 0
        while not game.game.over and hands < MOST_HANDS:
            hands += 1
            roles = game.game.score.roles
            swapped = roles.non_dealer > roles.dealer
            game = game.deal(fast.deal(self.seed, deal, hands, self.rules, swapped=swapped))
            while (person := game.game.to_act) is not None:
                game = game.act(person, self._asked(game, person, seated[person], chance[person]))
            assert game.game.hand is not None
            result = hand_result(game.game.hand)
            if result.winner is not None:
                points += result.points if roles.person_in(result.winner) == me else -result.points
        winner = game.game.score.winner
        return 0.5 if winner is None else float(winner == me), points, hands

    def _asked(self, game: OpenGame, person: Person, one: Player, chance: random.Random) -> Action:
        if isinstance(one, Peeks):
            assert game.game.hand is not None
            one.sees(game.game.hand.held[game.game.hand.turn.other])
        return ask(one, game.views[person], chance, self.budget)


def figures(rows: list[tuple[float, float, int]]) -> tuple[Estimate, Estimate]:
    """The share of games won, and the points a hand, of what :meth:`Duel.deals` gave."""
    won, points, hands = (np.array(column, np.float64) for column in zip(*rows, strict=True))
    return mean(won), ratio(points, hands)


def told(name: str, rows: list[tuple[float, float, int]]) -> str:
    """Figures as a line of text."""
    games, points = figures(rows)
    share = f"{100 * games.mean:.1f} ± {100 * games.reach:.1f} % of {2 * len(rows)} games"
    return f"{name}: {share}, {points.mean:+.2f} ± {points.reach:.2f} points a hand"
