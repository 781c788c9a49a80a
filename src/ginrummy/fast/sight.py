"""Observations as kernels: what a seat sees of the hand on a desk, as numbers (:mod:`ginrummy.fast.planes`).

A state does not tell how it came about. So beside the desk lies a *trace*: in which turn each seat last threw, took or
left each card. All of it is public.
"""

from typing import Any

from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    BIG_GIN,
    DECLARE_BIG_GIN,
    DISCARD,
    DRAW,
    HELD,
    KNOCK,
    KNOCKER,
    KNOWN,
    LAID_OFF,
    LAID_OFF_COUNT,
    LIMIT,
    MELDS,
    MOST_MELDS,
    MULTIPLIER,
    P_DEFENCE,
    P_FIRST_DRAW,
    P_OVER,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    STOCK_LEFT,
    TAKE,
    TAKES,
    TURN,
)
from ginrummy.fast.least import least_deadwood, points
from ginrummy.fast.planes import (
    BIG_GIN_AT,
    CARDS,
    DEADWOOD_AT,
    DEADWOOD_OTHER_AT,
    DEALER_AT,
    HELD_PLANE,
    KNOCKED_AT,
    KNOCKED_OTHER_AT,
    KNOWN_OTHER_PLANE,
    KNOWN_PLANE,
    LAID_OFF_OTHER_PLANE,
    LAID_OFF_PLANE,
    LIMIT_AT,
    MELDS_OTHER_PLANE,
    MELDS_PLANE,
    MULTIPLIER_AT,
    NUMBERS_AT,
    OBSERVATION_SIZE,
    PILE_PLANE,
    PILE_SIZE_AT,
    POINTS_AT,
    REST_OTHER_PLANE,
    REST_PLANE,
    SEES_AT,
    SIZE_AT,
    SIZE_OTHER_AT,
    STOCK_AT,
    TAKES_AT,
    TO_ACT_AT,
    TOP_PLANE,
    TRACE_LEFT,
    TRACE_SIZE,
    TRACE_TAKEN,
    TRACE_THROWN,
    TRACE_TURN,
    TRACES,
    TURN_AT,
)
from ginrummy.fast.state import unmatched


@inlined
def begin_trace(trace: Any) -> None:
    """Begin the trace of a hand."""
    for place in range(TRACE_SIZE):
        trace[place] = 0
    trace[TRACE_TURN] = 1


@inlined
def follow_trace(trace: Any, desk: Any, action: int) -> None:
    """Note an action of the seat to act, before it is done."""
    first = CARDS * desk[TURN]
    if action == TAKE:
        trace[TRACE_TAKEN + first + desk[PILE + desk[PILE_SIZE] - 1]] = trace[TRACE_TURN]
    elif action in (PASS, DRAW):
        # After both have passed the upcard, nobody is asked again whether to take it.
        if desk[PHASE] != P_FIRST_DRAW:
            trace[TRACE_LEFT + first + desk[PILE + desk[PILE_SIZE] - 1]] = trace[TRACE_TURN]
    elif action < DECLARE_BIG_GIN:
        card = action - (DISCARD if action < KNOCK else KNOCK)
        trace[TRACE_THROWN + first + card] = trace[TRACE_TURN]
        trace[TRACE_TURN] += 1


@kernel
def observe(desk: Any, trace: Any, seat: int, sees: int, won: int, out: Any) -> None:
    """Write what *seat* sees.

    Args:
        desk: the desk.
        trace: ``int16[TRACE_SIZE]``.
        seat: from which side to look.
        sees: 1 to see the cards of that seat, 0 to see none that are hidden.
        won: what *seat* won in a hand that is over, less than 0 where it lost.
        out: ``int16[OBSERVATION_SIZE]``, written.
    """
    for place in range(OBSERVATION_SIZE):
        out[place] = 0
    other = 1 - seat
    held = desk[HELD + seat] if sees else 0
    _mark(out, HELD_PLANE, held, 1)
    size = desk[PILE_SIZE]
    for place in range(size):
        out[PILE_PLANE + desk[PILE + place]] = place + 1
    if size > 0:
        out[TOP_PLANE + desk[PILE + size - 1]] = 1
    _mark(out, KNOWN_PLANE, desk[KNOWN + seat], 1)
    _mark(out, KNOWN_OTHER_PLANE, desk[KNOWN + other], 1)
    one, two = CARDS * seat, CARDS * other
    for place in range(CARDS):
        out[TRACES + place] = trace[TRACE_THROWN + one + place]
        out[TRACES + CARDS + place] = trace[TRACE_THROWN + two + place]
        out[TRACES + 2 * CARDS + place] = trace[TRACE_TAKEN + one + place]
        out[TRACES + 3 * CARDS + place] = trace[TRACE_TAKEN + two + place]
        out[TRACES + 4 * CARDS + place] = trace[TRACE_LEFT + one + place]
        out[TRACES + 5 * CARDS + place] = trace[TRACE_LEFT + two + place]
    if desk[KNOCKER] >= 0:
        _spreads(desk, seat, sees, out)
    _numbers(desk, seat, sees, out)
    out[TURN_AT] = trace[TRACE_TURN]
    out[DEADWOOD_AT] = least_deadwood(held)
    out[POINTS_AT] = won


@kernel
def _spreads(desk: Any, seat: int, sees: int, out: Any) -> None:
    """What lies on the table, and what the seat itself has laid so far."""
    for side in range(2):
        who = seat if side == 0 else 1 - seat
        shown = _is_shown(desk, who)
        if not shown and (side == 1 or not sees):
            continue
        melds = MELDS_PLANE if side == 0 else MELDS_OTHER_PLANE
        for number in range(MOST_MELDS):
            _mark(out, melds, desk[MELDS + MOST_MELDS * who + number], number + 1)
        if who != desk[KNOCKER]:
            offs = LAID_OFF_PLANE if side == 0 else LAID_OFF_OTHER_PLANE
            for place in range(LAID_OFF, LAID_OFF + desk[LAID_OFF_COUNT]):
                out[offs + desk[place] % 64] = desk[place] // 64 + 1
        if shown:
            rest = unmatched(desk, who)
            _mark(out, REST_PLANE if side == 0 else REST_OTHER_PLANE, rest, 1)
            if side == 1:
                out[DEADWOOD_OTHER_AT] = points(rest)


@inlined
def _is_shown(desk: Any, seat: int) -> bool:
    """Whether a seat's spread lies open."""
    return desk[PHASE] == P_OVER or (seat == desk[KNOCKER] and desk[PHASE] == P_DEFENCE)


@inlined
def _numbers(desk: Any, seat: int, sees: int, out: Any) -> None:
    other = 1 - seat
    knocker = desk[KNOCKER]
    out[NUMBERS_AT + desk[PHASE]] = 1
    out[TO_ACT_AT] = sees and desk[TURN] == seat and desk[PHASE] != P_OVER
    out[DEALER_AT] = seat
    out[SEES_AT] = sees
    out[LIMIT_AT] = desk[LIMIT]
    out[MULTIPLIER_AT] = desk[MULTIPLIER]
    out[STOCK_AT] = desk[STOCK_LEFT]
    out[PILE_SIZE_AT] = desk[PILE_SIZE]
    out[SIZE_AT] = popcount(desk[HELD + seat])
    out[SIZE_OTHER_AT] = popcount(desk[HELD + other])
    out[TAKES_AT] = desk[TAKES]
    out[KNOCKED_AT] = knocker == seat
    out[KNOCKED_OTHER_AT] = knocker == other
    out[BIG_GIN_AT] = desk[BIG_GIN]


@inlined
def _mark(out: Any, plane: int, cards: int, value: int) -> None:
    while cards != 0:
        out[plane + lowest(cards)] = value
        cards &= cards - 1
