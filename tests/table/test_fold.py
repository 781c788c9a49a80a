"""The fold: the same log gives the same table, and streams of events number what a viewer has seen."""

import pytest

from ginrummy.match import OpenGame, Person, events_of_action, events_of_deal
from ginrummy.rules import CLASSIC, Action, Deal, HandState, HandView, Seat, apply, hand_events, parse_action
from ginrummy.table.advice import checked, heeds, in_words, meant
from ginrummy.table.entries import (
    Acted,
    AnyEntry,
    Dealt,
    Made,
    NewPlace,
    Ready,
    SeedsOpened,
    SeedsSealed,
    TakenBack,
    from_text,
    to_text,
)
from ginrummy.table.errors import TableError
from ginrummy.table.fold import after, fold
from ginrummy.table.house import rules_with
from ginrummy.table.laying import rest_at_best
from ginrummy.table.names import for_bot, for_person
from ginrummy.table.state import Stage, TableState
from ginrummy.table.streams import NOBODY
from ginrummy.words.telling import needs_words, tell
from tests.table.moving import some_move
from tests.walks import sensible

SEED = "00" * 16


def made(seating: str = "two") -> list[AnyEntry]:
    people = 2 if seating == "two" else 3
    bots = tuple(NewPlace("bot", name, "greedy") for name in ("Sam", "Kim"))
    places = (NewPlace("person", "Anna"), *bots[: people - 1])
    return [Made(1.0, "anna", CLASSIC.as_dict(), seating, places)]


def dealing(hand: int, people: int) -> list[AnyEntry]:
    return [SeedsOpened(hand, SEED), SeedsSealed(dict.fromkeys(range(people), SEED)), Dealt(hand)]


def begun(seating: str = "two") -> list[AnyEntry]:
    people = 2 if seating == "two" else 3
    return [*made(seating), *dealing(0, people), *dealing(1, people)]


def game_of(state: TableState) -> OpenGame:
    assert state.game is not None
    return state.game


def moved(state: TableState) -> Acted:
    person = state.to_act
    assert person is not None
    return Acted(person, tuple(some_move(game_of(state).views[person])))


def played(log: list[AnyEntry], moves: int) -> TableState:
    """Play on at random, and put each move in the log."""
    state = fold(log)
    while moves and state.stage is Stage.PLAYING:
        log.append(moved(state))
        state = after(state, log[-1])
        moves -= 1
    return state


@pytest.mark.parametrize("seating", ["two", "box", "cutthroat"])
def test_a_log_read_again_folds_to_the_same_table(seating):
    log = begun(seating)
    state = played(log, 300)
    assert state.stage is Stage.BETWEEN
    log += [Ready(0), *dealing(2, state.seating.people)]
    state = fold(log[state.number :], state)
    assert fold(from_text(to_text(entry)) for entry in log) == state
    assert state.number == len(log)


@pytest.mark.parametrize("seating", ["two", "box", "cutthroat"])
def test_a_stream_is_what_the_person_saw_and_a_watcher_sees_no_cards(seating):
    log = begun(seating)
    state = fold(log)
    dealt = game_of(state).game
    seen = {person: [*events_of_deal(dealt, person)] for person in dealt.score.people}
    while state.stage is Stage.PLAYING:
        move = moved(state)
        game = game_of(state)
        state = after(state, move)
        for text in move.actions:
            action = parse_action(text)
            following = game.act(Person(move.person), action)
            for person, events in seen.items():
                events += events_of_action(game.game, action, following.game, person)
            game = following
    for person, events in seen.items():
        stream = state.streams[person]
        assert [step.event for step in stream.since(0)[1][1:]] == events
        assert [step.number for step in stream.since(0)[1]] == list(range(1, stream.number + 1))
        assert stream.view == game_of(state).views[person]
        view = None
        for step in stream.since(0)[1]:
            view = step.before if view is None else view
            assert (step.before, step.roles) == (view, view.score.roles)
            assert needs_words(step.event) or not tell(view, step.event, state.names)
            view = view.after(step.event)
    watcher = state.streams[-1]
    assert watcher._view is None  # nobody watches, and nobody folds
    assert watcher.view.person == NOBODY
    assert watcher.view.hand is not None
    assert (watcher.view.hand.viewer, watcher.view.hand.held) == (None, 0)
    for step in watcher.since(0)[1]:
        assert getattr(step.event, "choices", None) is None
        assert getattr(step.event, "cards", 0) == 0


def test_taking_back_leaves_numbers_rising():
    log = begun()
    state = fold(log)
    while state.to_act != 0:
        log.append(moved(state))
        state = after(state, log[-1])
    before = state
    state = after(state, moved(state))
    told = state.streams[0].number
    state = after(state, TakenBack(0))
    stream = state.streams[0]
    assert stream.number == told + 1
    assert state.game == before.game
    assert state.taken_back == 1
    # Whoever had been told it all forgets what was taken back; whoever was not has nothing to forget.
    assert stream.since(told) == (before.streams[0].number, ())
    assert stream.since(before.streams[0].number) == (before.streams[0].number, ())
    state = after(state, moved(state))
    since, steps = state.streams[0].since(told)
    assert since == before.streams[0].number
    assert steps[0].number == told + 2


def test_a_stream_keeps_this_hand_and_the_one_before():
    log = begun()
    state = fold(log)
    opened = []
    for hand in (2, 3):
        state = played(log, 500)
        opened.append(state.streams[0].number)
        log += dealing(hand, 2)
        state = fold(log)
    stream = state.streams[0]
    assert stream.since(0)[1][0].number == opened[0] + 1
    assert stream.since(None)[0] == opened[1]
    assert stream.since(0)[0] == opened[0]  # what is older is only in the record
    assert stream.since(opened[1])[1][0].number == opened[1] + 1


def test_advice_is_about_what_the_captain_can_do():
    state = fold(begun("box"))
    pair = state.captain_and_adviser()
    assert pair is not None
    hand = game_of(state).views[pair[1]].hand
    assert hand is not None
    assert hand.viewer is Seat.NON_DEALER
    assert checked(" TAKE ", hand) == "take"
    assert checked("none", hand) == "none"
    for what in ("draw", "knock", "discard Ac"):
        with pytest.raises(TableError):
            checked(what, hand)
    own, other = hand.choices
    assert meant(str(own), hand, own) == own
    assert meant("nonsense", hand, own) is None
    assert meant("draw", hand, own) is None
    assert meant("knock", hand, own) is None
    assert heeds(hand, own, own)
    assert isinstance(heeds(hand, own, other), bool)
    for what in ("none", "knock", "take", "pass", "draw", "discard 7h", "knock 7h", "big gin"):
        assert "Kim" in in_words(what, "Kim", 3)


def test_laying_the_rest_at_best_from_any_point_is_legal_to_the_end(rng):
    """Whoever has laid something already is still told a rest that can be done."""
    tried = 0
    while tried < 40:
        deal = Deal.from_seed(rng.randrange(2**32))
        state = HandState.start(deal)
        actions: list[Action] = []
        while not state.over:
            if state.phase in ("spread", "defence"):
                view = HandView.fold(CLASSIC, state.turn, hand_events(deal, actions, state.turn))
                rest, spread = rest_at_best(view)
                trial = state
                for action in rest:
                    trial = apply(trial, action)
                assert trial.phase != state.phase
                assert trial.spread(state.turn) == spread
                tried += 1
            actions.append(sensible(state, rng))
            state = apply(state, actions[-1])


def test_names():
    assert for_person(" Anna\t the  1st ", (), "en") == "Anna the 1st"
    assert for_person("x" * 50, (), "en") == "x" * 20
    assert for_person("x" * 50, ["X" * 20], "en") == "x" * 18 + " 2"
    assert for_person("\u200b", (), "en") == "Guest"
    taken: list[str] = []
    for _ in range(8):
        taken.append(for_bot(taken, "en"))
    assert len({name.casefold() for name in taken}) == 8


def test_rules_with_changes():
    assert rules_with(CLASSIC, {"target": 50}).target == 50
    assert rules_with(CLASSIC, {"big_gin_bonus": None}) == CLASSIC
