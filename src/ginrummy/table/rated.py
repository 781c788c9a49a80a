"""Which games count for ratings, and what they came to. Pure.

A table is made for rated games or for none. Such a game counts if everybody at the table agreed to it, each for
themselves: whoever makes the table by making it, the others by joining, and for another game all of them by wanting it.
From then on nobody can take that back: who gives the game up, or whose time is up, has come last. It counts for nothing
if it is ended without a result, which only somebody may do who is alone there, if a bot takes a place, or if it is
given up before the first hand is dealt.
"""

from collections.abc import Sequence
from dataclasses import replace

from ginrummy.match import MatchState, Person
from ginrummy.rules import RuleSet
from ginrummy.rules.presets import PRESETS
from ginrummy.table.entries import ClockRules
from ginrummy.table.errors import NotAllowed, TableError
from ginrummy.table.state import Kind, RatedGame, RatedResult, Stage, TableState

LEAST_TARGET = 50
"""To how many points a rated game goes at least: a shorter one is luck, and a rating would take it for skill."""
_FREE = frozenset({"target", "columns"})
"""The options in which a rated game may differ from a preset: how long it is."""


def check_wish(
    places: Sequence[str], rules: RuleSet, clock: ClockRules | None, *, member: bool, practice: bool
) -> None:
    """Make sure that a table may be made for rated games.

    Args:
        places: ``me``, ``open`` or ``bot:LEVEL`` for each person.
        rules: what is played.
        clock: how long people may take.
        member: whether whoever makes it has an account.
        practice: whether moves may be taken back.

    Raises:
        NotAllowed: they have none.
        TableError: it has bots or nobody who makes it, moves may be taken back, the rules are nobody's but theirs, or
            somebody could leave and be waited for as long as they like.
    """
    if not member:
        raise NotAllowed("rating-account")
    if practice or "me" not in places or not set(places) <= {"me", "open"}:
        raise TableError("rating-places")
    if not may_be_rated(rules):
        raise TableError("rating-rules", least=LEAST_TARGET)
    if clock is None:
        raise TableError("rating-clock")


def may_be_rated(rules: RuleSet) -> bool:
    """Whether games by *rules* may count: those of a preset, to any target that is no matter of a hand or two."""
    usual = any(rules.changes_from(preset).keys() <= _FREE for preset in PRESETS.values())
    return usual and rules.target >= LEAST_TARGET


def check_join(state: TableState, *, member: bool, agrees: bool) -> None:
    """Make sure that somebody may join.

    Args:
        state: where the table stands.
        member: whether they have an account.
        agrees: whether they agree that the game counts for their rating.

    Raises:
        NotAllowed: it is for people with an account.
        TableError: they have not agreed.
    """
    if not state.rated:
        return
    if not member:
        raise NotAllowed("rating-account")
    if not agrees:
        raise TableError("rating-agree")


# --- what the log comes to -------------------------------------------------------------------------------------------


def asked(state: TableState, person: Person, *, agrees: bool) -> TableState:
    """The table after somebody took a place or wanted another game, and agreed or not."""
    return replace(state, agreed=state.agreed | {person} if agrees else state.agreed - {person})


def possible(state: TableState) -> bool:
    """Whether the next game can count: the table is for such games, and people sit at all places, who have not left."""
    return state.rated and all(
        place.kind is Kind.PERSON and place.browser is not None and not place.left for place in state.places
    )


def begun(state: TableState) -> RatedGame | None:
    """The game that begins now, if it counts."""
    if not possible(state) or state.agreed != set(state.people):
        return None
    return RatedGame(tuple(place.browser or "" for place in state.places))


def counts(state: TableState) -> bool:
    """Whether a game is under way that counts."""
    game = state.rated_game
    return game is not None and not game.spoiled and state.stage in (Stage.PLAYING, Stage.BETWEEN)


def spoiled(state: TableState) -> TableState:
    """The table after a bot took a place; a game that is over has counted."""
    if state.rated_game is None or not counts(state):
        return state
    return replace(state, rated_game=replace(state.rated_game, spoiled=True))


def noted(before: TableState, after: TableState) -> TableState:
    """The table *after* an entry, with the result of a game that counts, if that has just ended with one."""
    game = after.rated_game
    if game is None or after.stage is not Stage.OVER or not counts(before) or after.closed or not after.dealt:
        return after
    assert after.game is not None
    result = RatedResult(after.games, game.players, ranks(after.game.game.score))
    return replace(after, results=(*after.results, result))


def ranks(score: MatchState) -> tuple[int, ...]:
    """Who came where in a game that is over, by person: 0 for the best, the same for those who share a place.

    The winner comes first, the others by their totals. Who gave the game up comes last, and the others share the first
    place, since nobody knows who would have won.
    """
    if score.resigned is not None:
        return tuple(int(person == score.resigned) for person in score.people)
    order = [(person != score.winner, -total) for person, total in zip(score.people, score.grand_totals, strict=True)]
    return tuple(sum(other < one for other in order) for one in order)
