"""Legality, written once: what the seat to act may do (rules, clauses 5 to 8 and 10)."""

from collections.abc import Callable

from ginrummy.cards import each
from ginrummy.melds import extensions, knocking_discards, least_deadwood, melds_in, points
from ginrummy.rules.actions import BIG_GIN, DISCARDS, DONE, DRAW, KNOCKS, PASS, TAKE, Action, Draw, Lay, LayOff
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
    """The knocker may lay any meld that still lets the deadwood come within the limit (7.3)."""
    limit = GIN if state.big_gin else state.limit
    rest = state.unmatched(state.turn)
    lays = tuple(Lay(meld) for meld in melds_in(rest) if least_deadwood(rest ^ meld) <= limit)
    return (*lays, DONE) if points(rest) <= limit else lays


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
