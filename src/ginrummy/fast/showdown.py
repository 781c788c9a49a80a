"""The showdown as kernels: laying a whole spread down, and what a hand comes to (:mod:`ginrummy.rules.showdown`)."""

from typing import Any

from ginrummy.fast.bits import lowest
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    BEST,
    BIG_GIN,
    BIG_GIN_BONUS,
    GIN_BONUS,
    GROWN,
    HELD,
    KNOCKER,
    LAID,
    LAID_OFF,
    LAID_OFF_COUNT,
    LAID_ON,
    MELDS,
    MOST_MELDS,
    MULTIPLIER,
    P_DEFENCE,
    P_OVER,
    P_SPREAD,
    PHASE,
    TIE_IS_UNDERCUT,
    TURN,
    UNDERCUT_BONUS,
)
from ginrummy.fast.least import points
from ginrummy.fast.melds import extensions
from ginrummy.fast.spread import EXPOSED, best_defence, best_spread
from ginrummy.fast.state import unmatched

OUTCOMES = ("knock", "undercut", "gin", "big gin", "void")
"""The outcomes in the order of their numbers."""
KNOCK, UNDERCUT, GIN, BIG, VOID = range(5)

OUTCOME, WINNER, POINTS, KNOCKER_SEAT, KNOCKER_DEADWOOD, DEFENDER_DEADWOOD, PLIES, RESULT_SIZE = range(8)
"""What stands where in the row of a result; seats are -1 for nobody."""


@inlined
def lay_default(desk: Any) -> None:
    """Lay down what the seat to act lays by default, and be done (7.3, 8.4); nothing may be laid yet."""
    if desk[PHASE] == P_SPREAD:
        _spread(desk)
    else:
        _defend(desk)


@inlined
def _spread(desk: Any) -> None:
    seat = desk[TURN]
    best_spread(desk, desk[HELD + seat], EXPOSED)
    _lay_best(desk, seat)
    for place in range(MOST_MELDS):
        desk[GROWN + place] = desk[BEST + place]
    desk[TURN] = 1 - seat
    desk[PHASE] = P_DEFENCE


@inlined
def _defend(desk: Any) -> None:
    seat, knocker = desk[TURN], desk[KNOCKER]
    gin = unmatched(desk, knocker) == 0
    best_defence(desk, desk[HELD + seat], -1 if gin else MELDS + MOST_MELDS * knocker)
    _lay_best(desk, seat)
    for place in range(MOST_MELDS):
        if desk[LAID_ON + place] != 0:
            _lay_off_all(desk, place, desk[LAID_ON + place])
            desk[LAID + seat] |= desk[LAID_ON + place]
    desk[PHASE] = P_OVER


@inlined
def _lay_best(desk: Any, seat: int) -> None:
    """Lay the best melds on the desk."""
    for place in range(MOST_MELDS):
        meld = desk[BEST + place]
        desk[MELDS + MOST_MELDS * seat + place] = meld
        desk[LAID + seat] |= meld


@kernel
def _lay_off_all(desk: Any, place: int, cards: int) -> None:
    """Lay *cards* off on one of the knocker's melds, each when it fits, the low end first."""
    while cards != 0:
        fitting = extensions(desk[GROWN + place]) & cards
        cards ^= fitting
        desk[GROWN + place] |= fitting
        while fitting != 0:
            desk[LAID_OFF + desk[LAID_OFF_COUNT]] = 64 * place + lowest(fitting)
            desk[LAID_OFF_COUNT] += 1
            fitting &= fitting - 1


@inlined
def write_result(desk: Any, plies: int, result: Any) -> None:
    """Write what a hand that is over came to into *result* (9, 10)."""
    knocker = desk[KNOCKER]
    result[KNOCKER_SEAT] = knocker
    result[PLIES] = plies
    if knocker < 0:
        result[OUTCOME] = VOID
        result[WINNER] = -1
        result[POINTS] = result[KNOCKER_DEADWOOD] = result[DEFENDER_DEADWOOD] = 0
        return
    mine, theirs = points(unmatched(desk, knocker)), points(unmatched(desk, 1 - knocker))
    result[KNOCKER_DEADWOOD] = mine
    result[DEFENDER_DEADWOOD] = theirs
    outcome, winner, bonus = _verdict(desk, mine, theirs)
    result[OUTCOME] = outcome
    result[WINNER] = winner
    result[POINTS] = 0 if winner < 0 else (abs(theirs - mine) + bonus) * desk[MULTIPLIER]


@inlined
def _verdict(desk: Any, mine: int, theirs: int) -> tuple[int, int, int]:
    """Outcome, winner and bonus, when the knocker shows *mine* points of deadwood and the defender *theirs*."""
    knocker = desk[KNOCKER]
    if desk[BIG_GIN]:
        return BIG, knocker, desk[BIG_GIN_BONUS]
    if mine == 0:
        return GIN, knocker, desk[GIN_BONUS]
    if mine < theirs:
        return KNOCK, knocker, 0
    if mine == theirs and not desk[TIE_IS_UNDERCUT]:
        return KNOCK, -1, 0
    return UNDERCUT, 1 - knocker, desk[UNDERCUT_BONUS]
