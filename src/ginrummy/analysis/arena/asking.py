"""Chunks played by asking players, under the readable rules: the same deals as in the kernels."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TypeAlias

from ginrummy import fast
from ginrummy.analysis.arena.contest import Chunk, Contest, Unit, meant_by
from ginrummy.analysis.arena.rows import FORFEIT, Fault, Pace, Rows
from ginrummy.cards import each
from ginrummy.errors import OutsidePlayerError, PlayerError
from ginrummy.fast.play import MOST_HANDS
from ginrummy.match import OpenGame, Person, Roles
from ginrummy.melds import least_deadwood
from ginrummy.players import Budget, Player, ask, inform, player
from ginrummy.players.outside import OutsidePlayer
from ginrummy.rules import Action, HandState, Outcome, hand_result

GRACE = 1.0
"""A player is late only when it takes so many seconds more than its budget: machines are busy at times."""

_WAY: dict[Outcome, int] = {outcome: place for place, outcome in enumerate(Outcome) if outcome is not Outcome.VOID}


Asking: TypeAlias = Callable[[Player, OpenGame, Person, random.Random, Budget], Action]
"""How a player is asked for the one who is to act in a game."""


def by_view(one: Player, game: OpenGame, person: Person, rng: random.Random, budget: Budget) -> Action:
    """Ask as everybody is asked everywhere: with what the person sees, and nothing else."""
    return ask(one, game.views[person], rng, budget)


def play_by_asking(contest: Contest, chunk: Chunk) -> tuple[Rows, Pace]:
    """What came of a chunk, as :func:`play_with` tells it; the players are made anew for it.

    Raises:
        PlayerError: there is no such player.
    """
    players = [player(meant_by(one)) for one in contest.players]
    try:
        return play_with(players, contest, chunk)
    finally:
        for one in players:
            if isinstance(one, OutsidePlayer):
                one.close()


def play_with(players: Sequence[Player], contest: Contest, chunk: Chunk, asking: Asking = by_view) -> tuple[Rows, Pace]:
    """What came of a chunk that these very players play.

    A player whose answer is refused, late or missing forfeits the hand, and the game with it where there is one: the
    other side scores what gin would have won at that moment, and the others share the game. It is told in the rows, and
    the next deal is played all the same. Players that listen are told how each hand ended; what goes wrong then counts
    at their next question.

    Args:
        players: who plays, in the contest's order; of the names there nothing is made.
        contest: what is played.
        chunk: which of its deals.
        asking: how they are asked, for those who measure by what no player may know.
    """
    rows = Rows.empty(chunk.deals, contest.people)
    pace = Pace.none(contest.people)
    faults: list[Fault] = []
    owed: dict[int, PlayerError] = {}
    for place in range(chunk.deals):
        for leg in range(contest.people):
            deal = chunk.first + place
            chance = [random.Random(f"{contest.seed}/{deal}/{leg}/{one}") for one in range(contest.people)]
            table = _Table(contest, players, asking, chance, deal, leg, rows, place, pace, owed)
            if fault := table.play():
                faults.append(fault)
    return replace(rows, faults=tuple(faults)), pace


class _Forfeit(Exception):
    """A player has lost what is being played.

    Attributes:
        player: the place of the player in the contest.
        error: why.
    """

    def __init__(self, player: int, error: PlayerError) -> None:
        super().__init__(player, error)
        self.player = player
        self.error = error


@dataclass(frozen=True, slots=True)
class _Table:
    """One leg of one deal.

    Attributes:
        contest: what is played.
        players: who plays, in the contest's order,
        asking: how they are asked,
        chance: and each one's source of chance.
        deal: the number of the deal.
        leg: the number of the leg.
        rows: where the results go,
        place: and in which row.
        pace: where the time goes.
        owed: what went wrong when a player was told something, by player: it counts when it is asked next.
    """

    contest: Contest
    players: Sequence[Player]
    asking: Asking
    chance: Sequence[random.Random]
    deal: int
    leg: int
    rows: Rows
    place: int
    pace: Pace
    owed: dict[int, PlayerError]

    def play(self) -> Fault | None:
        """Play it and count it; what went wrong, if anything did."""
        try:
            if self.contest.unit is Unit.HANDS:
                self._hand()
            else:
                self._game()
        except _Forfeit as forfeit:
            error = forfeit.error
            kind = error.kind if isinstance(error, OutsidePlayerError) else error.key.removeprefix("player-")
            return Fault(self.deal, self.leg, forfeit.player, kind, str(error))
        return None

    def _hand(self) -> None:
        """A single hand: on the first leg the first player does not deal."""
        rules, seed = self.contest.rules, self.contest.seed
        low, *_, high = each(rules.pack)
        game = OpenGame.start((low, high) if self.leg == 0 else (high, low), rules)
        self._play_hand(game.deal(fast.deal(seed, self.deal, 1, rules)), (0, 1))

    def _game(self) -> None:
        """A whole game: person *p* is player *p + leg*."""
        contest = self.contest
        people = contest.people
        player_of = [(person + self.leg) % people for person in range(people)]
        draw = fast.draw(contest.seed, self.deal, people, contest.rules)
        game = OpenGame.start(draw, contest.rules, contest.seating)
        hand = 0
        try:
            while not game.game.over and hand < MOST_HANDS:
                hand += 1
                roles = game.game.score.roles
                swapped = roles.non_dealer > roles.dealer
                deal = fast.deal(contest.seed, self.deal, hand, contest.rules, swapped=swapped)
                game = self._play_hand(game.deal(deal), player_of)
        except _Forfeit as forfeit:
            self._share([one for one in range(people) if one != forfeit.player])
            raise
        winner = game.game.score.winner
        self._share(range(people) if winner is None else [player_of[winner]])

    def _share(self, players: Sequence[int]) -> None:
        """The game goes to *players*, in equal shares."""
        for one in players:
            self.rows.games[self.place, self.leg, one] = 1 / len(players)

    def _play_hand(self, game: OpenGame, player_of: Sequence[int]) -> OpenGame:
        """Play a hand that has been dealt, and count it.

        Raises:
            _Forfeit: a player lost by its answer, or for want of one; the hand has been counted all the same.
        """
        at = self.place, self.leg
        roles = game.game.score.roles
        self.rows.hands[at] += 1
        for person in (roles.non_dealer, roles.dealer):
            self.rows.played[(*at, player_of[person])] += 1
        while (actor := game.game.to_act) is not None:
            try:
                action = self._asked(game, actor, player_of[actor])
            except PlayerError as error:
                assert game.game.hand is not None
                self._forfeit(game.game.hand, roles, player_of)
                self._inform(game.resign(actor), player_of, but=actor)
                raise _Forfeit(player_of[actor], error) from error
            game = game.act(actor, action)
        self._inform(game, player_of)
        assert game.game.hand is not None
        result = hand_result(game.game.hand)
        if result.winner is None:
            (self.rows.voids if result.outcome is Outcome.VOID else self.rows.scoreless)[at] += 1
            return game
        self._won(player_of[roles.person_in(result.winner)], _WAY[result.outcome], result.points)
        return game

    def _asked(self, game: OpenGame, person: Person, number: int) -> Action:
        """What a player answers.

        Raises:
            PlayerError: nothing that is a choice, or too late.
        """
        if (error := self.owed.pop(number, None)) is not None:
            raise error
        one, budget = self.players[number], self.contest.budget
        began = perf_counter()
        try:
            action = self.asking(one, game, person, self.chance[number], budget)
        finally:
            took = perf_counter() - began
            self.pace.decisions[number] += 1
            self.pace.seconds[number] += took
        if budget.seconds is not None and took > budget.seconds + GRACE:
            raise PlayerError("player-late", player=one.name, seconds=budget.seconds)
        return action

    def _inform(self, game: OpenGame, player_of: Sequence[int], but: Person | None = None) -> None:
        """Tell those who listen how a hand or a game ended, all but one who is not there any more."""
        for view in game.views:
            number = player_of[view.person]
            if view.person == but:
                continue
            try:
                inform(self.players[number], view)
            except PlayerError as error:
                self.owed[number] = error

    def _forfeit(self, hand: HandState, roles: Roles, player_of: Sequence[int]) -> None:
        """The other seat scores as with gin against what the seat to act holds now."""
        rules = self.contest.rules
        points = (rules.gin_bonus + least_deadwood(hand.held[hand.turn])) * rules.multiplier_for(hand.deal.upcard)
        self._won(player_of[roles.person_in(hand.turn.other)], FORFEIT, points)

    def _won(self, number: int, way: int, points: int) -> None:
        """Count a hand won."""
        self.rows.points[self.place, self.leg, number] += points
        self.rows.won[self.place, self.leg, number, way] += 1
