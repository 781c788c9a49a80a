"""Trying an outside player in everything that may come, and telling its author what is wrong."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from ginrummy.errors import OutsidePlayerError
from ginrummy.match import OpenGame, Person, Role, Seating
from ginrummy.players.base import FREE, ask
from ginrummy.players.greedy import Greedy
from ginrummy.players.outside.encoding import Message, as_lines
from ginrummy.players.outside.faults import Fault
from ginrummy.players.outside.player import OutsidePlayer
from ginrummy.players.outside.situations import SITUATIONS, Situation
from ginrummy.rules import Action, Deal, RuleSet, draw_cards

MOST_FAULTS = 5
"""After so many faults nothing more is tried."""
_SEED = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was tried.

    Attributes:
        about: the Fluent key of what was tried.
        error: what went wrong, or None.
    """

    about: str
    error: OutsidePlayerError | None = None


class Curious(OutsidePlayer):
    """Says more than this version of the protocol knows: a later one may."""

    def _sent(self, lines: str) -> bytes:
        said: list[Message] = []
        for line in lines.splitlines():
            said += [{"what": "weather", "sky": ["blue", None]}, {**json.loads(line), "mood": {"what": "good"}}]
        return as_lines(said)


def check(player: OutsidePlayer) -> Iterator[Finding]:
    """Try *player*, and tell each thing that was tried; it is sent away in the end.

    Raises:
        OutsidePlayerError: it cannot be started or reached at all.
    """
    faults = 0
    for about, trial in _trials():
        try:
            trial(player)
        except OutsidePlayerError as error:
            if error.kind == Fault.START:
                raise
            faults += 1
            yield Finding(about, error)
        else:
            yield Finding(about)
        if faults == MOST_FAULTS or (faults and about == _GREETING):
            break
    player.close()


def is_reproducible(player: OutsidePlayer) -> bool:
    """Whether the same questions with the same seeds are answered alike by a program that is started again."""
    answers = []
    for _ in range(2):
        answers.append([_first_answer(player, situation) for situation in SITUATIONS])
        player.close()
    return answers[0] == answers[1]


_Trial = Callable[[OutsidePlayer], object]
_GREETING = "outside-check-greeting"


def _trials() -> Iterator[tuple[str, _Trial]]:
    yield _GREETING, _greeted
    for situation in SITUATIONS:
        yield situation.about, partial(_from_there, situation=situation)
    yield "outside-check-told-anew", _told_anew
    yield "outside-check-next-game", _next_game
    yield "outside-check-unknown", _unknown
    for about, seating in _WHOLE_GAMES.items():
        yield about, partial(_whole_game, seating=seating)
    yield "outside-check-farewell", _farewell


_WHOLE_GAMES = {
    "outside-check-game-two": Seating.TWO,
    "outside-check-game-box": Seating.BOX,
    "outside-check-game-cutthroat": Seating.CUTTHROAT,
}


def _greeted(player: OutsidePlayer) -> None:
    player.start()


def _from_there(player: OutsidePlayer, situation: Situation) -> None:
    """Ask in a situation, and play on from it."""
    game, rng = situation.game(), random.Random(_SEED)
    view = game.views[situation.person]
    if view.role is Role.OUT and view.choices:
        ask(player, view, rng)
    _play_on(player, game, situation.person, rng, hands=1)


def _told_anew(player: OutsidePlayer) -> None:
    """Ask about a position, then about an earlier one of the same game: a move was taken back."""
    situation, rng = SITUATIONS[0], random.Random(_SEED)
    game = situation.game()
    first = ask(player, game.views[situation.person], rng)
    _play_on(player, game.act(situation.person, first), situation.person, rng, hands=1)
    _play_on(player, game, situation.person, rng, hands=1)


def _next_game(player: OutsidePlayer) -> None:
    """Play a game to its end, and begin another."""
    short = replace(SITUATIONS[0], rules=RuleSet(target=1))
    for _ in range(2):
        _play_on(player, short.game(), short.person, random.Random(_SEED))


def _unknown(player: OutsidePlayer) -> None:
    """Play a hand with fields and messages that nobody knows yet."""
    curious = Curious(player.address, player.name, player.start_seconds, player.answer_seconds)
    _from_there(curious, SITUATIONS[0])
    curious.close()


def _whole_game(player: OutsidePlayer, seating: Seating) -> None:
    game = OpenGame.start(draw_cards(_SEED, seating.people), seating=seating)
    _play_on(player, game, Person(0), random.Random(_SEED))


def _farewell(player: OutsidePlayer) -> None:
    """Say farewell: the program must leave by itself."""
    player.start()
    if not player.close():
        raise OutsidePlayerError("outside-stayed", player=player.name, kind=Fault.STAYED.value)


def _play_on(
    player: OutsidePlayer, game: OpenGame, person: Person, rng: random.Random, hands: int | None = None
) -> None:
    """Play on from *game*, with *player* for one person and a plain one for the others, and tell how it ended.

    Args:
        player: whoever is tried.
        game: the game so far.
        person: for whom it answers.
        rng: where chance comes from.
        hands: after how many hands to stop, if *person* was asked by then; None for the end of the game.
    """
    plain, asked, played = Greedy(), False, 0
    while not game.game.over and (hands is None or played < hands or not asked):
        if game.game.needs_deal:
            game = game.deal(Deal.from_seed(f"check {played}", game.game.score.rules))
        while (to_act := game.game.to_act) is not None:
            asked = asked or to_act == person
            one = player if to_act == person else plain
            game = game.act(to_act, ask(one, game.views[to_act], rng))
        played += 1
        if played == _MOST_HANDS:
            break
    player.tell(game.views[person])


_MOST_HANDS = 30
"""Longer no game is played on: two players may go on for ever without a point."""


def _first_answer(player: OutsidePlayer, situation: Situation) -> Action | None:
    view = situation.game().views[situation.person]
    return ask(player, view, random.Random(_SEED), FREE) if view.choices else None
