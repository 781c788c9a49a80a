"""Clocks: how long a person may take, and what is played for them when the time is up. Pure.

A turn may take the time for a move, and then what is left in the bank. When both are used up, the clock plays: before
drawing it passes, or draws from the stock; it throws a card drawn from the stock, and after a take the dearest card
outside the melds but the one taken; it lays down and lays off at the best. It never knocks, unless nothing but a knock
is left (10.2). Where the table chose so, an empty bank loses the game instead.
"""

from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from ginrummy.cards import Card, bit
from ginrummy.match import OpenGame, Person
from ginrummy.melds import best_arrangements, least_deadwood, points, union
from ginrummy.rules import DRAW, PASS, Action, Discard, HandView, Knock, default_spread, spread_actions
from ginrummy.table.entries import Acted, AnyEntry, ClockStarted, Dealt, GaveUp, TakenBack
from ginrummy.table.laying import LAYING, rest_at_best
from ginrummy.table.state import Kind, TableState

GRACE = 0.5
"""How long after the time is up the clock still waits for a move that is on its way, in seconds."""

_Timed: TypeAlias = Acted | Dealt | TakenBack | ClockStarted


@dataclass(frozen=True, slots=True)
class Running:
    """A clock that runs.

    Attributes:
        person: whose.
        since: when their turn began, in seconds since 1970.
        until: when their time is up.
    """

    person: Person
    since: float
    until: float


def running(state: TableState) -> Running | None:
    """The clock that runs, if one does: bots have none."""
    clock, person = state.clock, state.to_act
    if clock is None or person is None or state.places[person].kind is not Kind.PERSON:
        return None
    return Running(person, state.turn_since, state.turn_since + clock.move + state.banks[person])


def stamped(entries: tuple[AnyEntry, ...], state: TableState, now: float) -> tuple[AnyEntry, ...]:
    """*entries* with the time in them, where the table has a clock and they move it."""
    if state.clock is None:
        return entries
    return tuple(msgspec.structs.replace(one, at=now) if isinstance(one, _Timed) else one for one in entries)


def time_is_up(state: TableState, now: float) -> tuple[AnyEntry, ...]:
    """What the clock does; nothing while there is time."""
    clock = running(state)
    if clock is None or now < clock.until + GRACE:
        return ()
    assert state.clock is not None
    assert state.game is not None
    if state.clock.lose:
        return (GaveUp(clock.person, clock=True),)
    return (Acted(clock.person, tuple(map(str, played_for(state.game, clock.person))), clock=True),)


def played_for(game: OpenGame, person: Person) -> list[Action]:
    """What the clock plays for *person*, up to the end of their turn."""
    actions: list[Action] = []
    while game.game.to_act == person and game.game.hand is not None and not game.game.hand.over:
        hand = game.views[person].hand
        assert hand is not None
        for action in _next(hand):
            actions.append(action)
            game = game.act(person, action)
    return actions


def _next(hand: HandView) -> tuple[Action, ...]:
    if hand.phase in LAYING:
        return rest_at_best(hand)[0]
    for action in (PASS, DRAW):
        if action in hand.choices:
            return (action,)
    discards = [action.card for action in hand.choices if isinstance(action, Discard)]
    if discards:
        return (Discard(_thrown(hand, discards)),)
    knocks = [action for action in hand.choices if isinstance(action, Knock)]
    best = min(knocks, key=lambda knock: (least_deadwood(hand.held & ~bit(knock.card)), knock.card))
    kept = default_spread(hand.held & ~bit(best.card), hand.possible)
    return best, *spread_actions(kept)


def _thrown(hand: HandView, discards: list[Card]) -> Card:
    """The card that the clock throws."""
    if hand.drawn in discards:
        return hand.drawn
    melds = union(best_arrangements(hand.held)[0].melds)
    loose = [card for card in discards if not bit(card) & melds and card != hand.taken]
    return max(loose or discards, key=lambda card: (points(bit(card)), card))
