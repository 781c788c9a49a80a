"""Legality, written once: what the seat to act may do (rules, clauses 5 to 8 and 10)."""

from collections.abc import Callable
from typing import Any

from ginrummy.cards import each
from ginrummy.melds import Meld, extensions, is_meld, knocking_discards, least_deadwood, melds_in, points
from ginrummy.rules.actions import (
    BIG_GIN,
    DISCARDS,
    DONE,
    DRAW,
    KNOCKS,
    PASS,
    TAKE,
    Action,
    Discard,
    Done,
    Draw,
    Knock,
    Lay,
    LayOff,
    Take,
)
from ginrummy.rules.state import HandState, Phase

GIN = 0
"""The deadwood of gin and of big gin (7.5)."""


def legal(state: HandState) -> tuple[Action, ...]:
    """Every action that the seat to act may choose, in a fixed order; empty once the hand is over.

    Where the stock is unknown, each card that it may hold is a draw of its own.
    """
    if state.choices is None:
        # Kept with the state: whoever asks, whoever plays and whoever checks then share one answer.
        object.__setattr__(state, "choices", _CHOICES[state.phase](state))
    assert state.choices is not None
    return state.choices


def allows(state: HandState, action: Action) -> bool:
    """Whether *action* is one of :func:`legal`; where that list takes long to make, only its one condition is asked."""
    if state.choices is None and (condition := _CONDITIONS.get((state.phase, type(action)))) is not None:
        return condition(state, action)
    return action in legal(state)


def _upcard(state: HandState) -> tuple[Action, ...]:
    return TAKE, PASS


def _first_draw(state: HandState) -> tuple[Action, ...]:
    if state.deal.stock is not None:
        return (DRAW,)
    return tuple(Draw(c) for c in each(state.unseen))


def _draw(state: HandState) -> tuple[Action, ...]:
    return (DRAW, TAKE) if state.deal.stock is not None else (*_first_draw(state), TAKE)


def _discard(state: HandState) -> tuple[Action, ...]:
    cards = state.held[state.turn]
    may_leave = _may_leave(state)
    return *[DISCARDS[c] for c in each(may_leave)], *_knocks(state, cards, may_leave)


def _last_take(state: HandState) -> tuple[Action, ...]:
    # A pass is always asked for, so that nobody learns from the asking whether a knock was there.
    top = state.pile[-1]
    cards = state.held[state.turn] | 1 << top
    may_leave = cards & ~(1 << top) if state.rules.taken_stays else cards
    return (TAKE, PASS) if _knocks(state, cards, may_leave) else (PASS,)


def _last_knock(state: HandState) -> tuple[Action, ...]:
    return _knocks(state, state.held[state.turn], _may_leave(state))


def _spread(state: HandState) -> tuple[Action, ...]:
    """The knocker lays melds until what is left is within the limit (7.3)."""
    lays = tuple(Lay(meld) for meld in melds_in(state.unmatched(state.turn)) if _can_go_on(state, meld))
    return (*lays, DONE) if _is_within(state) else lays


def _defence(state: HandState) -> tuple[Action, ...]:
    """The defender may lay any melds, lay off unless it is gin, and stop at any time (8, 9.3)."""
    rest = state.unmatched(state.turn)
    lays = (Lay(meld) for meld in melds_in(rest))
    knocker = state.turn.other
    if points(state.unmatched(knocker)) == GIN:
        return *lays, DONE
    on = state.melds[knocker]
    offs = (LayOff(c, meld) for meld in on for c in each(extensions(state.grown(meld)) & rest))
    return *lays, *offs, DONE


def _over(state: HandState) -> tuple[Action, ...]:
    return ()


def _may_leave(state: HandState) -> int:
    """The cards that the seat to act may discard, by a knock too (6.3)."""
    cards = state.held[state.turn]
    if state.taken is not None and state.rules.taken_stays:
        return cards & ~(1 << state.taken)
    return cards


def _shown_limit(state: HandState) -> int:
    """The most deadwood that the knocker may show (7.3, 7.6)."""
    return GIN if state.big_gin else state.limit


def _is_within(state: HandState) -> bool:
    """Whether what the knocker has not laid is within the limit."""
    return points(state.unmatched(state.turn)) <= _shown_limit(state)


def _can_go_on(state: HandState, meld: Meld) -> bool:
    """Whether the knocker, once *meld* is laid, can still come within the limit."""
    return least_deadwood(state.unmatched(state.turn) ^ meld) <= _shown_limit(state)


def _knocks(state: HandState, cards: int, may_leave: int) -> tuple[Action, ...]:
    """The knocks and the big gin that *cards* allow when only *may_leave* of them may be discarded (7)."""
    knocks = tuple(KNOCKS[c] for c in knocking_discards(cards, may_leave, state.limit))
    if state.rules.big_gin and least_deadwood(cards) == GIN:
        return *knocks, BIG_GIN
    return knocks


_CHOICES: dict[Phase, Callable[[HandState], tuple[Action, ...]]] = {
    Phase.UPCARD: _upcard,
    Phase.FIRST_DRAW: _first_draw,
    Phase.DRAW: _draw,
    Phase.DISCARD: _discard,
    Phase.LAST_TAKE: _last_take,
    Phase.LAST_KNOCK: _last_knock,
    Phase.SPREAD: _spread,
    Phase.DEFENCE: _defence,
    Phase.OVER: _over,
}


def _may_discard(state: HandState, action: Discard | Knock) -> bool:
    return action.card >= 0 and _may_leave(state) >> action.card & 1 == 1


def _may_knock(state: HandState, action: Knock) -> bool:
    cards = state.held[state.turn]
    return _may_discard(state, action) and least_deadwood(cards ^ 1 << action.card) <= state.limit


def _has_meld(state: HandState, action: Lay) -> bool:
    return action.meld & ~state.unmatched(state.turn) == 0 and is_meld(action.meld)


def _may_lay(state: HandState, action: Lay) -> bool:
    return _has_meld(state, action) and _can_go_on(state, action.meld)


def _may_draw(state: HandState, action: Draw) -> bool:
    if state.deal.stock is not None:
        return action.card is None
    return action.card is not None and action.card >= 0 and state.unseen >> action.card & 1 == 1


_CONDITIONS: dict[tuple[Phase, type[Action]], Callable[[HandState, Any], bool]] = {
    (Phase.FIRST_DRAW, Draw): _may_draw,
    (Phase.DRAW, Draw): _may_draw,
    (Phase.DRAW, Take): lambda state, _: True,
    (Phase.DISCARD, Discard): _may_discard,
    (Phase.DISCARD, Knock): _may_knock,
    (Phase.LAST_KNOCK, Knock): _may_knock,
    (Phase.SPREAD, Lay): _may_lay,
    (Phase.SPREAD, Done): lambda state, _: _is_within(state),
    (Phase.DEFENCE, Lay): _has_meld,
    (Phase.DEFENCE, Done): lambda state, _: True,
}
"""When an action is in the list of its phase, as that list has it."""
