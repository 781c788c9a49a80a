"""What came of many games, in numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ginrummy.analysis.selfplay import HandPlayed, Played
from ginrummy.rules import Outcome


@dataclass(slots=True)
class Tally:
    """What one player came to over all games.

    Attributes:
        name: the name that tells the player apart.
        games_won: games won (11.1).
        games_led: games that ended with the player alone at the highest grand total; bonuses may make that another
            than the winner (11.2).
        total: grand totals of all games together, in points: every column, and bonuses (11.2).
        hands: hands in which the player held cards.
        hands_won: hands won.
        points: hand points, in points; each hand counts once, however many columns it is entered in.
        outcomes: how the hands that the player won ended.
    """

    name: str
    games_won: int = 0
    games_led: int = 0
    total: int = 0
    hands: int = 0
    hands_won: int = 0
    points: int = 0
    outcomes: Counter[Outcome] = field(default_factory=Counter)

    @property
    def points_per_hand(self) -> float:
        """Hand points for each hand in which the player held cards; 0 if there was none."""
        return self.points / self.hands if self.hands else 0.0


@dataclass(slots=True)
class Summary:
    """What came of many games. It grows as games are added.

    Attributes:
        players: what each player came to, by person.
        games: games played.
        unfinished: those of them that were given up, since hand after hand nobody scored; nobody won them.
        hands: hands played.
        actions: actions taken in them.
        outcomes: how the hands ended.
    """

    players: tuple[Tally, ...]
    games: int = 0
    unfinished: int = 0
    hands: int = 0
    actions: int = 0
    outcomes: Counter[Outcome] = field(default_factory=Counter)

    @classmethod
    def of(cls, names: Sequence[str]) -> "Summary":
        """The summary of no games yet, between players of these *names*."""
        return cls(tuple(Tally(name) for name in names))

    @property
    def voids(self) -> int:
        """Hands that were void (10)."""
        return self.outcomes[Outcome.VOID]

    def add(self, played: Played) -> None:
        """Count one more game."""
        score = played.game.game.score
        self.games += 1
        for player, total in zip(self.players, score.grand_totals, strict=True):
            player.total += total
        if played.unfinished:
            self.unfinished += 1
        else:
            if score.winner is not None:
                self.players[score.winner].games_won += 1
            if score.leader is not None:
                self.players[score.leader].games_led += 1
        for hand in played.hands:
            self._add_hand(hand)

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain values: what ``ginrummy simulate --json`` prints under these keys."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "hands": self.hands,
            "voids": self.voids,
            "actions": self.actions,
            "outcomes": _by_kind(self.outcomes),
            "players": [
                {
                    "name": player.name,
                    "games_won": player.games_won,
                    "games_led": player.games_led,
                    "total": player.total,
                    "hands": player.hands,
                    "hands_won": player.hands_won,
                    "points": player.points,
                    "points_per_hand": round(player.points_per_hand, 3),
                    "outcomes": _by_kind(player.outcomes),
                }
                for player in self.players
            ],
        }

    def _add_hand(self, hand: HandPlayed) -> None:
        self.hands += 1
        self.actions += hand.actions
        self.outcomes[hand.result.outcome] += 1
        for person in (hand.roles.non_dealer, hand.roles.dealer):
            self.players[person].hands += 1
        if hand.winner is not None:
            winner = self.players[hand.winner]
            winner.hands_won += 1
            winner.points += hand.result.points
            winner.outcomes[hand.result.outcome] += 1


def _by_kind(outcomes: Counter[Outcome]) -> dict[str, int]:
    """How many of each kind, every kind named."""
    return {kind.value: outcomes[kind] for kind in Outcome}
