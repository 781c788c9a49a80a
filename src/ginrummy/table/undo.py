"""Taking a move back: only against bots, and only before a hidden card was seen, or in practice."""

from dataclasses import replace

from ginrummy.match import Event, OpenGame, Person, View
from ginrummy.rules import Seat
from ginrummy.rules.events import CalledBigGin, Discarded, Drew, HandOver, Knocked, Shown
from ginrummy.table.entries import TakenBack
from ginrummy.table.state import Kind, Stage, TableState


def taken_back(state: TableState, entry: TakenBack) -> TableState:
    """Back to before the person's last move, whatever others did since."""
    mine = max(place for place, one in enumerate(state.snapshots) if one.person == entry.person)
    snapshot = state.snapshots[mine]
    game = _played_to(state, snapshot.actions)
    return replace(
        state,
        game=game,
        position=state.number + 1,
        streams=tuple(stream.back_to(kept) for stream, kept in zip(state.streams, snapshot.seen, strict=True)),
        advice=None,
        snapshots=state.snapshots[:mine],
        taken_back=state.taken_back + 1,
        turn_since=entry.at,
        by_clock=tuple(one for one in state.by_clock if one <= (len(game.log.hands), len(game.log.hands[-1].actions))),
    )


def _played_to(state: TableState, actions: int) -> OpenGame:
    """The game as it stood after so many actions of the hand on the table."""
    assert state.game is not None
    assert state.opening is not None
    game = replace(state.opening)
    for action in state.game.log.hands[-1].actions[:actions]:
        assert game.game.to_act is not None
        game = game.act(game.game.to_act, action)
    return game


def may_take_back(state: TableState, person: Person) -> bool:
    """Whether *person* may take their last move back now."""
    if state.stage is not Stage.PLAYING or state.people != (person,):
        return False
    if any(place.kind is Kind.OPEN for place in state.places):
        return False
    mine = [snapshot for snapshot in state.snapshots if snapshot.person == person]
    if not mine:
        return False
    if state.practice:
        return True
    before = mine[-1].seen[person]
    stream = state.streams[person]
    view = stream.view
    assert view.hand is not None
    return not any(_shows_a_hidden_card(event, view) for event in stream.events_since(before))


def _shows_a_hidden_card(event: Event, view: View) -> bool:
    """Whether *event* told the viewer a card that they did not know."""
    assert view.hand is not None
    match event:
        case Drew(_, card):
            return card is not None
        case Discarded(seat) | Knocked(seat) | CalledBigGin(seat) | Shown(seat):
            return _of_others(seat, view.hand.viewer)
        case HandOver():
            return True
        case _:
            return False


def _of_others(seat: Seat, viewer: Seat | None) -> bool:
    return seat is not viewer
