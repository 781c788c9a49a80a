"""What a table does by itself: collect seeds, deal, go on. Pure; the actor of the table asks again after each step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ginrummy.match import Person
from ginrummy.record.fair import DRAW_HAND, SeedSource, owners
from ginrummy.record.values import SERVER
from ginrummy.table import rated
from ginrummy.table.entries import AnyEntry, Dealt, SeedsOpened, SeedsSealed
from ginrummy.table.state import Stage, TableState
from ginrummy.table.streams import NOBODY

Decks: TypeAlias = Callable[[int, int], str | None]
"""Chooses the cards of a game and a hand, or for hand 0 the draw; None leaves them to the seeds. For tests alone."""


def no_decks(game: int, hand: int) -> str | None:
    """Every card from the seeds."""
    return None


@dataclass(frozen=True, slots=True)
class Around:
    """What a table must know beside its log to go on by itself.

    Attributes:
        here: who is connected.
        replaceable: whom the others need not wait for.
        bringing: whose browsers bring seeds, as far as is known.
        late: whether seeds have been waited for long enough.
        rested: whether a table of bots has rested long enough after a hand.
        overdue: whether a game that counts has been kept waiting for its next hand for long enough.
        watched: whether anybody looks at all.
    """

    here: frozenset[Person]
    replaceable: frozenset[Person]
    bringing: frozenset[Person]
    late: bool
    rested: bool
    watched: bool
    overdue: bool = False


def next_entries(state: TableState, around: Around, seeds: SeedSource, decks: Decks) -> tuple[AnyEntry, ...]:
    """What the table does next by itself; nothing while it waits for somebody."""
    if state.collecting is not None:
        return _collect(state, around, seeds, decks)
    hand = _hand_wanted(state, around)
    return () if hand is None else (SeedsOpened(hand, seeds(hand, SERVER).hex()),)


def awaited(state: TableState, around: Around) -> frozenset[Person]:
    """Whose browsers the table waits for, to commit or to reveal."""
    collecting = state.collecting
    if collecting is None:
        return frozenset()
    here = around.here & frozenset(state.people)
    if collecting.sealed:
        return frozenset(p for p in here if collecting.own[p] and collecting.seeds[p] is None)
    return frozenset(p for p in here & around.bringing if collecting.commitments[p] is None)


def _collect(state: TableState, around: Around, seeds: SeedSource, decks: Decks) -> tuple[AnyEntry, ...]:
    collecting = state.collecting
    assert collecting is not None
    if awaited(state, around) and not around.late:
        return ()
    lacking = collecting.seeds if collecting.sealed else collecting.commitments
    stand_ins = {
        person: seeds(collecting.hand, owner).hex()
        for person, owner in enumerate(owners(len(lacking))[1:])
        if lacking[person] is None
    }
    if not collecting.sealed:
        return (SeedsSealed(stand_ins),)
    game = state.games + 1 if collecting.hand == DRAW_HAND else state.games
    return (Dealt(collecting.hand, stand_ins, decks(game, collecting.hand)),)


def _hand_wanted(state: TableState, around: Around) -> int | None:
    """The number of the hand that should be dealt now, 0 for a game that should begin, or None."""
    people = frozenset(state.people)
    match state.stage:
        case Stage.WAITING:
            ready = state.full and around.watched and (people <= around.here or state.unhurried)
            return DRAW_HAND if ready else None
        case Stage.BETWEEN:
            assert state.game is not None
            number = state.game.game.score.hand_number
            if state.game.game.hand is None:
                return number
            if not people:
                on = around.watched and (around.rested or NOBODY in state.ready)
            else:
                awaited_ = people & around.here if state.unhurried else people - around.replaceable
                on = bool(state.ready) and awaited_ <= state.ready
                # Else who is losing could keep a game from its end, and no clock would run.
                on = on or (around.overdue and rated.counts(state))
            return number if on else None
        case Stage.OVER if state.game is not None:
            asked = state.rematch & (people or {NOBODY})
            return DRAW_HAND if asked and people - around.replaceable <= state.rematch else None
        case _:
            return None
