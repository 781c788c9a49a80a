"""Laying down step by step ends where the default spread and the best defence are."""

import pytest

from ginrummy.cards import card_set
from ginrummy.melds import LaidOff
from ginrummy.players import player
from ginrummy.players.laying import next_to_lay
from ginrummy.rules import DONE, HandView, Lay, LayOff, Phase, Seat, apply, default_defence, default_spread, legal
from tests.players.tables import begun, plies, random_rules
from tests.scenes import NON_DEALER, dealt, play, seen

KNOCKER = "5h 6h 7h 9c 9d 9s 2c 2d 2s Ah"
DEFENDER = "8h 9h Th Jc Jd Js 4h 3s Kc 3d"


def defence():
    """The non-dealer has knocked and spread; the dealer is to defend."""
    start = dealt(KNOCKER, DEFENDER, "Kd", "Qs")
    spread = "lay 5h 6h 7h; lay 9c 9d 9s; lay 2c 2d 2s; done"
    return start, f"pass; pass; draw; knock Qs; {spread}"


def view_of(start, text, viewer):
    return HandView.fold(start.rules, viewer, seen(start, text, viewer))


def laid_from(start, text, viewer):
    """What a viewer lays from here on, action by action, as text."""
    state, said = play(start, text), []
    while state.turn is viewer and not state.over:
        action = next_to_lay(view_of(start, text, viewer))
        assert action in legal(state)
        state, text = apply(state, action), f"{text}; {action}"
        said.append(str(action))
    return said


def test_a_spread_step_by_step():
    start, _ = defence()
    assert laid_from(start, "pass; pass; draw; knock Qs", NON_DEALER) == [
        "lay 5h 6h 7h",
        "lay 2c 2d 2s",
        "lay 9c 9d 9s",
        "done",
    ]


def test_a_defence_step_by_step():
    start, text = defence()
    assert laid_from(start, text, Seat.DEALER) == [
        "lay 8h 9h Th",
        "lay Jc Jd Js",
        "lay off 4h on 5h 6h 7h",
        "done",
    ]


def test_going_on_from_something_else_than_the_plan():
    """A chain that somebody began by hand is carried on: the nine fits on the run as it has grown."""
    start, text = defence()
    begun_otherwise = f"{text}; lay off 8h on 5h 6h 7h; lay off 9h on 5h 6h 7h"
    said = laid_from(start, begun_otherwise, Seat.DEALER)
    assert said == ["lay Jc Jd Js", "lay off 4h on 5h 6h 7h", "lay off Th on 5h 6h 7h", "done"]


@pytest.mark.parametrize("fits", [True, False])
def test_a_spread_begun_otherwise_comes_within_the_limit(fits):
    """Runs or sets: somebody laid one meld, of the plan or across it, and it is carried on to the end."""
    start = dealt("5h 6h 7h 5c 5d 6c 6d 7c 7d Ah", "", "Kd", "Qs")
    text = "pass; pass; draw; knock Qs"
    plan = laid_from(start, text, NON_DEALER)
    lays = [action for action in legal(play(start, text)) if isinstance(action, Lay)]
    firsts = [first for first in lays if (str(first) in plan) is fits]
    assert firsts
    for first in firsts:
        assert laid_from(start, f"{text}; {first}", NON_DEALER)[-1] == "done"


def test_against_gin_nothing_is_laid_off():
    start = dealt("5h 6h 7h 9c 9d 9s 2c 2d 2s 2h", DEFENDER, "Kd", "Qs")
    text = "pass; pass; draw; knock Qs; lay 2c 2d 2h 2s; lay 9c 9d 9s; lay 5h 6h 7h; done; lay 8h 9h Th"
    assert laid_from(start, text, Seat.DEALER) == ["lay Jc Jd Js", "done"]
    # Something else than the plan was laid, and still nothing may be laid off.
    start = dealt("5h 6h 7h 9c 9d 9s 2c 2d 2s 2h", "8h 9h Th Jh Jc Jd Js 3s Kc 3d", "Kd", "Qs")
    text = text.replace("lay 8h 9h Th", "lay Jc Jd Jh")
    assert laid_from(start, text, Seat.DEALER) == ["lay 8h 9h Th", "done"]


def test_every_hand_is_laid_down_as_by_default(rng):
    greedy = player("greedy")
    for number in range(40):
        game = begun(f"{rng.random()} {number}", random_rules(rng))
        for here, person, action in plies(game, (greedy, greedy), rng):
            before, hand = here.game.hand, here.views[person].hand
            assert before is not None
            assert hand is not None
            if action != DONE:
                continue
            shown = before.spread(before.turn)
            if before.phase is Phase.SPREAD:
                assert shown == default_spread(hand.held, hand.possible)
            else:
                assert shown == default_defence(hand.held, before.spread(before.turn.other))


def test_a_lay_off_names_the_meld_as_it_was_spread():
    start, text = defence()
    view = view_of(start, f"{text}; lay off 8h on 5h 6h 7h; lay Jc Jd Js", Seat.DEALER)
    assert view.laid_off == (LaidOff(card_set("8h").bit_length() - 1, card_set("5h 6h 7h")),)
    action = next_to_lay(view)
    assert isinstance(action, LayOff)
    assert action.meld == card_set("5h 6h 7h")
