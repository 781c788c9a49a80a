"""The conversations that docs/player-protocol.md quotes: every line that a host says in a few games."""

import random
from typing import Any

from ginrummy.match import OpenGame, Person
from ginrummy.players import FREE
from ginrummy.players.outside.encoding import bye, hello
from ginrummy.players.outside.situations import SITUATIONS, Situation
from ginrummy.rules import parse_action
from tests.players.outside.programs import overheard

BY_ABOUT = {situation.about.removeprefix("outside-check-"): situation for situation in SITUATIONS}
DEFENCE = BY_ABOUT["defence"]
KNOCK = "pass; pass; draw; knock Kd; lay 2c 3c 4c; lay 8d 8h 8s; lay Qd Qh Qs; done"
DEFEND = "lay Kc Kh Ks; lay off 5c on 2c 3c 4c; lay off 6c on 2c 3c 4c; done"


def host_says() -> list[dict[str, Any]]:
    """Every message, in order."""
    said = [hello("0.1.0"), bye()]
    for situation, actions in (
        (DEFENCE, f"{KNOCK}; {DEFEND}"),
        (BY_ABOUT["big-gin"], "pass; pass; draw; big gin"),
        (BY_ABOUT["box"], "pass; take"),
        (BY_ABOUT["upcard"], "pass; pass; draw; discard Ac; take"),
    ):
        for person in range(situation.seating.people):
            said += conversation(situation, actions, Person(person))
    return said


def conversation(situation: Situation, actions: str, person: Person) -> list[dict[str, Any]]:
    """What *person* is told and asked while *actions* are done from the deal on; then somebody resigns."""
    game = OpenGame.start(situation.game().log.draw, situation.rules, situation.seating)
    deal = situation.game().log.hands[0].deal
    game, rng = game.deal(deal), random.Random(1)
    one, line = overheard()
    for words in actions.split(";"):
        to_act = game.game.to_act
        assert to_act is not None
        if to_act == person:
            one.choose(game.views[person], rng, FREE)
        game = game.act(to_act, parse_action(words.strip()))
    one.tell(game.views[person])
    one.tell(game.resign(game.game.score.people[-1]).views[person])
    return line.said
