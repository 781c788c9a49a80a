"""Taking a move back: only against bots, and only before a hidden card was seen, or in practice."""

from ginrummy.match import Event, Person, View
from ginrummy.rules import Seat
from ginrummy.rules.events import CalledBigGin, Discarded, Drew, HandOver, Knocked, Shown
from ginrummy.table.state import Kind, Stage, TableState


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
    before = mine[-1].streams[person].number
    stream = state.streams[person]
    view = stream.view
    assert view.hand is not None
    return not any(_shows_a_hidden_card(step.event, view) for step in stream.steps if step.number > before)


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
