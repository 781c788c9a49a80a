"""The record of a table's game: whole once it is over, before that as one person saw it."""

from datetime import UTC, date, datetime

from ginrummy.match import Event, Person, events_of_action, events_of_deal, events_of_resignation, events_of_start
from ginrummy.record import Record, record_from_events
from ginrummy.table.fold import finished
from ginrummy.table.state import Finished, Stage, TableState


def whole(state: TableState, game: int) -> Record:
    """The record of game number *game*, which is over.

    Raises:
        IndexError: there is no such game, or it is not over.
    """
    if game == state.games and state.game is not None and state.stage is Stage.OVER:
        one = finished(state)
    else:
        one = state.earlier[game - 1]
    return _record(state, one)


def partial(state: TableState, person: Person) -> Record:
    """The record of the game under way as *person* saw it, and nothing more."""
    assert state.game is not None
    one = finished(state)
    over = state.game.game.hand is not None and state.game.game.hand.over
    under_way = len(one.hands) - (0 if over else 1)
    return record_from_events(
        _events(one, person),
        person,
        one.names,
        date=_day(state),
        proofs=[seeds.proof(open_=place < under_way) for place, seeds in enumerate(one.hands)],
        draw_proof=None if one.draw is None else one.draw.proof(open_=True),
    )


def _record(state: TableState, one: Finished) -> Record:
    tags = {}
    if one.taken_back:
        tags["TakenBack"] = str(one.taken_back)
    if one.by_clock:
        tags["ByClock"] = " ".join(f"{hand}:{action}" for hand, action in one.by_clock)
    if one.lost_on_time is not None:
        tags["LostOnTime"] = one.names[one.lost_on_time]
    if state.practice:
        tags["Practice"] = "yes"
    return Record.from_log(
        one.log,
        one.names,
        date=_day(state),
        tags=tags,
        proofs=[seeds.proof(open_=True) for seeds in one.hands],
        draw_proof=None if one.draw is None else one.draw.proof(open_=True),
    )


def _events(one: Finished, person: Person) -> list[Event]:
    """All that *person* saw of a game."""
    games = one.log.games()
    before = next(games)
    events: list[Event] = [*events_of_start(before)]
    for hand in one.log.hands:
        before = next(games)
        events += events_of_deal(before, person)
        for action in hand.actions:
            after = next(games)
            events += events_of_action(before, action, after, person)
            before = after
    if one.log.resigned is not None:
        events += events_of_resignation(next(games))
    return events


def _day(state: TableState) -> date:
    return datetime.fromtimestamp(state.made_at, UTC).date()
