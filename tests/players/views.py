"""A view of a hand that is written as text."""

from ginrummy.cards import parse_card
from ginrummy.match import OpenGame, View
from ginrummy.rules import HandState, parse_action

DRAW = parse_card("Qd"), parse_card("Kd")
"""The first person draws the lower card and is the non-dealer."""


def view_at(start: HandState, text: str) -> View:
    """What the person to act sees of a hand after actions written with semicolons between."""
    game = OpenGame.start(DRAW, start.rules).deal(start.deal)
    for words in filter(None, text.split(";")):
        person = game.game.to_act
        assert person is not None
        game = game.act(person, parse_action(words))
    person = game.game.to_act
    assert person is not None
    return game.views[person]
