"""Whole games between players, repeatable from a seed, and provable.

Where the chance of a game comes from, when its seed is *S* (a text):

- the draw and every deal: a :class:`~ginrummy.record.FairDealer` with ``derived_seeds(S)``, so that the record of the
  game proves them;
- the chance of the person *p*, from 0, through the whole game: ``random.Random("S/player p")``.

The game *n*, from 1, of a simulation with the seed *T* has the seed ``T/n``. Nothing depends on who the players are, so
the same seed with the players the other way round is the mirror image of a game as far as the cards go.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ginrummy.errors import PlayerError
from ginrummy.match import OpenGame, Person, Roles, Seating
from ginrummy.players import FREE, Budget, Player, ask, inform
from ginrummy.record import FairDealer, Proof, Record, derived_seeds
from ginrummy.rules import CLASSIC, HandResult, RuleSet, hand_result

IDLE_HANDS = 50
"""A game is given up after so many hands in a row in which nobody scored a point.

Players who cannot end a hand, as two random ones where only gin counts, would otherwise play for ever. Between players
who try to win, two such hands in a row are rare.
"""


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """How one hand of a game went.

    Attributes:
        roles: who was what in it.
        result: how it ended and what was scored.
        actions: how many actions it took.
    """

    roles: Roles
    result: HandResult
    actions: int

    @property
    def winner(self) -> Person | None:
        """Who won it, or None."""
        return None if self.result.winner is None else self.roles.person_in(self.result.winner)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been played.

    Attributes:
        seed: where its chance came from; the same players repeat the game from it.
        game: the whole game: its log, its score, what each person saw.
        hands: how each hand went, in order.
        proofs: what proves each deal, in order.
        draw_proof: what proves the draw.
    """

    seed: str
    game: OpenGame
    hands: tuple[HandPlayed, ...]
    proofs: tuple[Proof | None, ...]
    draw_proof: Proof | None

    @property
    def unfinished(self) -> bool:
        """Whether the game was given up, since hand after hand nobody scored; it has no winner then."""
        return not self.game.game.over

    def record(self, names: Sequence[str]) -> Record:
        """The game on paper, provable. It has no date, so that the same seed gives the same bytes.

        Args:
            names: what the people are called; no two alike.

        Raises:
            RecordError: the names cannot stand in a record.
        """
        return Record.from_log(self.game.log, names, proofs=self.proofs, draw_proof=self.draw_proof)


def play_game(
    players: Sequence[Player],
    seed: str,
    rules: RuleSet = CLASSIC,
    seating: Seating = Seating.TWO,
    *,
    budget: Budget = FREE,
    idle_hands: int = IDLE_HANDS,
) -> Played:
    """Play a game from its draw to its end.

    Args:
        players: who plays, by person; one who sits out is not asked.
        seed: where all chance comes from, as this module's text tells.
        rules: the rules of the game.
        seating: how people sit and change places.
        budget: how much each may think about a choice.
        idle_hands: give up after so many hands in a row without a point for anybody.

    Raises:
        PlayerError: there are too many or too few players, or one answered with something that is not a choice,
            or cannot be told how a hand ended.
    """
    if len(players) != seating.people:
        raise PlayerError("player-count", count=len(players), needed=seating.people, seating=seating.value)
    chance = [random.Random(f"{seed}/player {person}") for person in range(len(players))]
    dealer = FairDealer(rules, seating, derived_seeds(seed))
    game = OpenGame.start(dealer.draw(), rules, seating)
    hands: list[HandPlayed] = []
    idle = 0
    while not game.game.over and idle < idle_hands:
        roles = game.game.score.roles
        game = game.deal(dealer.deal())
        while (person := game.game.to_act) is not None:
            game = game.act(person, ask(players[person], game.views[person], chance[person], budget))
        hands.append(_how_it_went(game, roles))
        for one, view in zip(players, game.views, strict=True):
            inform(one, view)
        idle = 0 if hands[-1].result.points else idle + 1
    return Played(seed, game, tuple(hands), tuple(dealer.proofs), dealer.draw_proof)


def simulate(
    players: Sequence[Player],
    games: int,
    seed: str,
    rules: RuleSet = CLASSIC,
    seating: Seating = Seating.TWO,
    *,
    budget: Budget = FREE,
) -> Iterator[Played]:
    """Play *games* games, one after another; the arguments and errors are those of :func:`play_game`.

    Who deals first, or who begins in the box, is drawn anew for each game and so evens out over many.
    """
    for number in range(1, games + 1):
        yield play_game(players, f"{seed}/{number}", rules, seating, budget=budget)


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """Names that tell people apart: of several alike, each gets a number.

    >>> labels(["sound", "greedy", "sound"])
    ('sound-1', 'greedy', 'sound-2')
    """
    count = Counter(names)
    seen: Counter[str] = Counter()
    told_apart = []
    for name in names:
        seen[name] += 1
        told_apart.append(f"{name}-{seen[name]}" if count[name] > 1 else name)
    return tuple(told_apart)


def _how_it_went(game: OpenGame, roles: Roles) -> HandPlayed:
    """The hand that is just over; the score has moved on to the roles of the next one."""
    assert game.game.hand is not None
    return HandPlayed(roles, hand_result(game.game.hand), len(game.log.hands[-1].actions))
