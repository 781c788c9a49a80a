"""A contest under way: what has come in so far, and the figures to be had from it."""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ginrummy.analysis.arena.contest import Chunk, Contest, Unit, meant_by
from ginrummy.analysis.arena.engines import Engine, Played
from ginrummy.analysis.arena.estimates import Estimate, mean, ratio
from ginrummy.analysis.arena.rows import WAYS, Pace, Rows
from ginrummy.analysis.arena.sprt import Answer, Question, Verdict
from ginrummy.players.outside import OutsidePlayer, is_address


@dataclass(slots=True)
class Match:
    """A contest and what came of it. It grows as chunks come in, in order.

    Every figure is of a player, by its place in the contest. Deals are independent; the legs of a deal count as one.

    Attributes:
        contest: what is played.
        question: what is asked, if the match is to end with its answer.
        answer: what the deals so far say to it.
        deals: how many deals have come in.
        pace: how long players took.
    """

    contest: Contest
    question: Question | None = None
    answer: Answer | None = None
    deals: int = field(default=0, init=False)
    pace: Pace = field(init=False)
    _parts: list[Rows] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        self.pace = Pace.none(self.contest.people)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, told apart."""
        return self.contest.names

    @property
    def rows(self) -> Rows:
        """All deals so far."""
        if len(self._parts) != 1:
            self._parts = [Rows.joined(self._parts) if self._parts else Rows.empty(0, self.contest.people)]
        return self._parts[0]

    @property
    def over(self) -> bool:
        """Whether nothing more is needed: all deals are played, or the question is answered."""
        return self.deals >= self.contest.deals or self._answered

    @property
    def _answered(self) -> bool:
        return self.answer is not None and self.answer.verdict is not Verdict.OPEN

    def add(self, played: Played) -> None:
        """Count the next chunk; what comes after the answer to the question is left out."""
        if self._answered:
            return
        rows, pace = played
        self._parts.append(rows)
        self.deals += len(rows)
        self.pace.add(pace)
        if self.question is not None:
            self.answer = self.question.answered(self.figures())
            self.deals = self.answer.deals
            self._parts = [self.rows.until(self.deals)]

    def figures(self) -> np.ndarray:
        """What is asked about, deal by deal: ``float64[n]``, the first player's points a hand, or share of games."""
        if self.contest.unit is Unit.GAMES:
            shares: np.ndarray = self.rows.games[:, :, 0].mean(axis=1)
            return shares
        return self.rows.margin(0) / self.contest.people

    def points_per_hand(self, player: int = 0) -> Estimate:
        """How many hand points more than the others a player scores for each hand; negative where it scores less."""
        return ratio(self.rows.margin(player), self.rows.hands.sum(axis=1))

    def hand_wins(self, player: int = 0) -> Estimate:
        """A player's share of the hands in which it held cards; void hands count, and nobody won them."""
        rows = self.rows
        return ratio(rows.won[:, :, player].sum(axis=(1, 2)), rows.played[:, :, player].sum(axis=1))

    def game_wins(self, player: int = 0) -> Estimate | None:
        """A player's share of the games; None where single hands are played."""
        if self.contest.unit is Unit.HANDS:
            return None
        return mean(self.rows.games[:, :, player].mean(axis=1))

    def outcomes(self) -> dict[str, dict[str, int]]:
        """By the way in which hands ended: how many in all, and how many of them each player won, by name."""
        won = self.rows.won.sum(axis=(0, 1))
        told: dict[str, dict[str, int]] = {}
        for place, way in enumerate(WAYS):
            of_each = dict(zip(self.names, won[:, place].tolist(), strict=True))
            told[way] = {"all": sum(of_each.values()), **of_each}
        nobody = dict.fromkeys(self.names, 0)
        told["tie"] = {"all": int(self.rows.scoreless.sum()), **nobody}
        told["void"] = {"all": int(self.rows.voids.sum()), **nobody}
        return told

    def forfeits(self) -> dict[str, dict[str, int]]:
        """By the player's name: how often it did what a deal is lost for, kind by kind."""
        told: dict[str, dict[str, int]] = {name: {} for name in self.names}
        for (player, kind), count in sorted(Counter((one.player, one.kind) for one in self.rows.faults).items()):
            told[self.names[player]][kind] = count
        return told

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain values; the figures are the first player's."""
        game_wins = self.game_wins()
        games = self.contest.people * self.deals if self.contest.unit is Unit.GAMES else None
        return {
            "players": list(self.names),
            "unit": self.contest.unit.value,
            "deals": self.deals,
            "hands": int(self.rows.hands.sum()),
            "games": games,
            "points_per_hand": self.points_per_hand().as_dict(),
            "hand_wins": self.hand_wins().as_dict(),
            "game_wins": None if game_wins is None else game_wins.as_dict(),
            "outcomes": self.outcomes(),
            "forfeits": self.forfeits(),
            "sprt": None if self.answer is None else self.answer.as_dict(),
            "seconds_per_decision": dict(zip(self.names, self.pace.seconds_per_decision, strict=True)),
        }


def play(matches: Sequence[Match], engine: Engine) -> Generator[int, None, None]:
    """Play matches one after another, together on one engine; tells after each chunk how many deals it had.

    Stop taking, and it stops; each match then holds what has come in.

    Raises:
        PlayerError: there is no such player, or one cannot be started, or a worker died again and again.
    """
    for address in {meant_by(player): None for match in matches for player in match.contest.players}:
        if is_address(address):
            OutsidePlayer(address).greet()  # who does not even come would only forfeit deal after deal
    begun: list[tuple[Match, Chunk]] = []

    def work() -> Iterator[tuple[Contest, Chunk]]:
        for match in matches:
            for chunk in match.contest.chunks():
                if match.over:
                    break
                begun.append((match, chunk))
                yield match.contest, chunk

    results = engine(work())
    try:
        for place, played in enumerate(results):
            match, chunk = begun[place]
            match.add(played)
            yield chunk.deals
    finally:
        results.close()
