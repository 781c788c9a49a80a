"""The record of a table's game: whole once it is over, before that as a person saw it, or the hands that are over."""

from dataclasses import replace
from datetime import UTC, date, datetime

from ginrummy.match import Event, Person, events_of_action, events_of_deal, events_of_resignation, events_of_start
from ginrummy.record import Record, record_from_events
from ginrummy.table.fold import finished
from ginrummy.table.state import Finished, Stage, TableState

BY_CLOCK = "ByClock"
"""The tag of a record that says which moves the clock made: the hand and the action in it, both from 1."""
PRACTICE, RATED = "Practice", "Rated"
"""The tags of a record that say what kind of game it was; a game without them was of neither kind."""


def is_marked(record: Record, tag: str) -> bool:
    """Whether a record says of its game that it was for practice, or rated."""
    return (tag, "yes") in record.tags


def whole(state: TableState, game: int) -> Record:
    """The record of game number *game*, which is over.

    Raises:
        IndexError: there is no such game, or it is not over.
    """
    if game == state.games and state.game is not None and state.stage is Stage.OVER:
        one = finished(state)
    else:
        one = state.earlier[game - 1]
    return _record(state, game, one)


def partial(state: TableState, person: Person) -> Record:
    """The record of the game under way as *person* saw it, and nothing more."""
    assert state.game is not None
    one = finished(state)
    over = state.game.game.hand is not None and state.game.game.hand.over
    under_way = len(one.hands) - (0 if over else 1)
    seen = record_from_events(
        _events(one, person),
        person,
        one.names,
        date=_day(state),
        proofs=[seeds.proof(open_=place < under_way) for place, seeds in enumerate(one.hands)],
        draw_proof=None if one.draw is None else one.draw.proof(open_=True),
    )
    return replace(seen, tags=((PRACTICE, "yes"),)) if state.practice else seen


def hands_over(state: TableState) -> Record:
    """The record of those hands of the game under way that are over, for whoever may look on.

    Nothing in it is hidden from anybody: the seeds from which a hand's cards follow were shown to all once it was over.
    Of the hand under way there is nothing in it, not even that it has begun.
    """
    assert state.game is not None
    one = finished(state)
    hand = state.game.game.hand
    over = len(one.log.hands) - (0 if hand is None or hand.over else 1)
    return _record(
        state,
        state.games,
        replace(
            one,
            log=replace(one.log, hands=one.log.hands[:over]),
            hands=one.hands[:over],
            by_clock=tuple(turn for turn in one.by_clock if turn[0] <= over),
        ),
    )


def _record(state: TableState, game: int, one: Finished) -> Record:
    tags = {}
    if one.taken_back:
        tags["TakenBack"] = str(one.taken_back)
    if one.by_clock:
        tags[BY_CLOCK] = " ".join(f"{hand}:{action}" for hand, action in one.by_clock)
    if one.lost_on_time is not None:
        tags["LostOnTime"] = one.names[one.lost_on_time]
    if state.practice:
        tags[PRACTICE] = "yes"
    if any(result.game == game for result in state.results):
        tags[RATED] = "yes"
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
