"""What a person's history tells of a game: folded from the log like all else, and kept as an index of it.

Two kinds of rows: one for each game of a table, and one for each browser that plays in it, with the sums that
statistics are made of. They may be thrown away at any time; :mod:`ginrummy.table.archive` makes them anew.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from ginrummy.match import GameLog, MatchState, Person
from ginrummy.rules import HandResult, Outcome, Seat, hand_result, nearest_preset
from ginrummy.rules.presets import PRESETS
from ginrummy.table.rated import counts
from ginrummy.table.state import Finished, Kind, Place, Stage, TableState

BOT_KIND, PERSON_KIND = "bot:", "person:"
"""How an opponent is told apart in an index: a bot by its level, whatever it is called, and a person by name."""

HandScored = tuple[MatchState, HandResult]
"""The score with which a hand was dealt, and what the hand came to."""


class Result(StrEnum):
    """What a game was to one person."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    """It was played to its end, and nobody won: three of whom one gave up, or a shared highest total."""
    ENDED = "ended"
    """It was ended without a result."""


@dataclass(frozen=True, slots=True)
class Sums:
    """What one person did in the hands of a game in which they held cards.

    Attributes:
        hands: how many were played to a result, void ones included.
        won: in how many they scored.
        knocks: how often they knocked, gin included.
        gins: how often they had gin or big gin.
        undercuts: how often they undercut the other.
        undercut_by: how often the other undercut them.
        scored, lost: the points that they scored, and that the other scored, without bonuses for a game.
        squares: the sum of the squares of each hand's points, for its spread.
    """

    hands: int = 0
    won: int = 0
    knocks: int = 0
    gins: int = 0
    undercuts: int = 0
    undercut_by: int = 0
    scored: int = 0
    lost: int = 0
    squares: int = 0


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A game in the history of one browser.

    Attributes:
        owner: the hash of the browser.
        person: its place.
        result: what the game was to it.
        against: the others, as :data:`BOT_KIND` with a level or :data:`PERSON_KIND` with a name, in the order they sit.
        sums: what they did.
    """

    owner: str
    person: Person
    result: Result
    against: tuple[str, ...]
    sums: Sums


@dataclass(frozen=True, slots=True)
class Told:
    """What a game was, for a line in a history.

    Attributes:
        closed: whether it was ended by hand, without a result.
        seating, preset: what is played, and the nearest preset.
        changes: the fields of the rules that differ from that preset.
        names, levels: what everybody is called, and the levels of bots; empty and None for a free place.
        totals: the grand totals.
        hands: how many hands have a result.
        winner, resigned: who won, and who gave it up.
        practice: whether moves could be taken back.
        rated: whether it counts for ratings, or did.
    """

    closed: bool
    seating: str
    preset: str
    changes: dict[str, int | str | bool | None]
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    totals: tuple[int, ...]
    hands: int
    winner: int | None
    resigned: int | None
    practice: bool
    rated: bool = False


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game of a table.

    Attributes:
        game: its number at the table, from 1; a table that waits for people has its first game before it.
        number: the number of the table's log that this was folded from.
        over: whether it has ended.
        told: what it was.
        players: the browsers in it.
    """

    game: int
    number: int
    over: bool
    told: Told
    players: tuple[PlayerRow, ...]


def worth_noting(state: TableState) -> tuple[object, ...]:
    """What rows are made from, as far as it changes: two states alike in this have the same rows."""
    scored = state.game is not None and state.game.game.hand is not None and state.game.game.hand.over
    hands = len(state.dealt) - (not scored)
    return state.games, state.game is None, state.stage is Stage.OVER, state.places, hands


def current(state: TableState) -> GameRow:
    """The row of the game on the table, or of its first one where none has begun."""
    hands = tuple(_hands_on_the_table(state))
    score = None if state.game is None else state.game.game.score
    over = state.stage is Stage.OVER
    row = _row(state, max(1, state.games), hands, score, over=over, closed=state.closed, places=state.places)
    return row if over or not counts(state) else replace(row, told=replace(row.told, rated=True))


def earlier(state: TableState, game: int) -> GameRow:
    """The row of a game before the one on the table: played through again for it, so ask in a thread.

    Who sat at the table then is told by the names: a browser that has left since is not found any more.
    """
    one = state.earlier[game - 1]
    hands = tuple(hands_of(one.log))
    last = one.log.fold().score
    return _row(state, game, hands, last, over=True, closed=not last.over, places=_places_then(state, one))


def hands_of(log: GameLog) -> Iterator[HandScored]:
    """Each hand of a game that has a result."""
    dealt: MatchState | None = None
    for game in log.games():
        if game.hand is None:
            continue
        if not game.hand.over:
            dealt = game.score
        elif dealt is not None:
            yield dealt, hand_result(game.hand)
            dealt = None


def _hands_on_the_table(state: TableState) -> Iterator[HandScored]:
    stream = state.stream_of(None)
    if stream is None:
        return
    seen = (*stream.view.earlier, *([] if stream.view.hand is None else [stream.view.hand]))
    for dealt, hand in zip(state.dealt, seen, strict=False):
        if hand.result is not None:
            yield dealt, hand.result


def _places_then(state: TableState, one: Finished) -> tuple[Place, ...]:
    return tuple(
        place if place.name == name else Place(Kind.BOT, name)
        for place, name in zip(state.places, one.names, strict=True)
    )


def _row(
    state: TableState,
    game: int,
    hands: tuple[HandScored, ...],
    score: MatchState | None,
    *,
    over: bool,
    closed: bool,
    places: tuple[Place, ...],
) -> GameRow:
    preset = nearest_preset(state.rules)
    winner = None if score is None or closed else score.winner
    told = Told(
        closed=closed,
        seating=state.seating.value,
        preset=preset,
        changes=state.rules.changes_from(PRESETS[preset]),
        names=tuple(place.name or "" for place in places),
        levels=tuple(place.level for place in places),
        totals=(0,) * len(places) if score is None else score.grand_totals,
        hands=len(hands),
        winner=winner,
        resigned=None if score is None else score.resigned,
        practice=state.practice,
        rated=any(one.game == game for one in state.results),
    )
    return GameRow(
        game,
        state.number,
        over,
        told,
        players=tuple(
            PlayerRow(
                place.browser,
                Person(person),
                _result(Person(person), winner, over=over, closed=closed),
                tuple(_opponents(places, person)),
                sums_of(Person(person), hands),
            )
            for person, place in enumerate(places)
            if place.browser is not None
        ),
    )


def _result(person: Person, winner: Person | None, *, over: bool, closed: bool) -> Result:
    if not over:
        return Result.OPEN
    if closed:
        return Result.ENDED
    if winner is None:
        return Result.DRAWN
    return Result.WON if winner == person else Result.LOST


def _opponents(places: Iterable[Place], me: int) -> Iterator[str]:
    for person, place in enumerate(places):
        if person == me or place.name is None:
            continue
        yield f"{BOT_KIND}{place.level}" if place.level is not None else f"{PERSON_KIND}{place.name}"


def sums_of(person: Person, hands: Iterable[HandScored]) -> Sums:
    """What *person* did in *hands*, those aside in which they held no cards."""
    played = [(seat, result) for dealt, result in hands if (seat := dealt.roles.seat_of(person)) is not None]
    points = [_points(seat, result) for seat, result in played]
    gin = (Outcome.GIN, Outcome.BIG_GIN)
    return Sums(
        hands=len(played),
        won=sum(result.winner is seat for seat, result in played),
        knocks=sum(result.knocker is seat for seat, result in played),
        gins=sum(result.knocker is seat and result.outcome in gin for seat, result in played),
        undercuts=sum(result.outcome is Outcome.UNDERCUT and result.winner is seat for seat, result in played),
        undercut_by=sum(result.outcome is Outcome.UNDERCUT and result.knocker is seat for seat, result in played),
        scored=sum(max(0, one) for one in points),
        lost=sum(max(0, -one) for one in points),
        squares=sum(one * one for one in points),
    )


def _points(seat: Seat, result: HandResult) -> int:
    """What a hand brought to *seat*: what the other scores counts against it."""
    return result.points if result.winner is seat else -result.points
