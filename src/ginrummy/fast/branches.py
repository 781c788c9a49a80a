"""A hand as a tree, as kernels: a branch is a row of numbers, and is followed at a desk that all branches share.

Here chance's cards come from outside, one by one: a stock is in no order until it is drawn. :mod:`ginrummy.env.tree`
keeps the rows.
"""

from typing import Any

from ginrummy.fast.environment import act
from ginrummy.fast.jit import entry, inlined
from ginrummy.fast.layout import (
    DISCARD,
    DRAW,
    KNOCK,
    MEMORY,
    MEMORY_SIZE,
    OUT,
    P_OVER,
    PHASE,
    PILE,
    PILE_SIZE,
    STATE_SIZE,
    STOCK,
    STOCK_LEFT,
    STOCK_SIZE,
    TAKE,
    TURN,
)
from ginrummy.fast.memory import forget
from ginrummy.fast.planes import CARDS, TRACE_SIZE, TRACE_TURN
from ginrummy.fast.pointers import pointer, shifted
from ginrummy.fast.showdown import RESULT_SIZE, write_result
from ginrummy.fast.sight import begin_trace, observe
from ginrummy.fast.state import begin, legal_actions

RESULT = MEMORY + MEMORY_SIZE
"""What of a desk belongs to a hand: its state and what everybody could remember; all else is room to work in. In a row
the result of the hand stands behind it, once it is over."""
ROW_SIZE = RESULT + RESULT_SIZE
PAST_TURNS = 64
"""Of so many turns it is kept what was drawn and thrown."""
PAST = TRACE_SIZE
"""Where that stands, behind the trace: for each seat and turn two numbers. The first is 1 for a card drawn that the
seat did not see, else 2 and the card; the second 2 and the card thrown; 0 is none."""
TRAIL_SIZE = PAST + 2 * PAST_TURNS * 2
_NO_CARD = -1


@entry("int64[::1], int64[::1], int16[::1], int64, int64, int64, int64")
def begin_branch(room: Any, row: Any, trail: Any, non_dealer: int, dealer: int, upcard: int, stock_size: int) -> int:
    """Begin a hand; give the number of legal actions, which stand on the desk in ascending order.

    Args:
        room: the desk, with the rules on it.
        row: ``int64[ROW_SIZE]``, written.
        trail: ``int16[TRAIL_SIZE]``, written.
        non_dealer: the cards of the seats,
        dealer: as sets.
        upcard: the card turned up, or -1.
        stock_size: how many cards are left.
    """
    desk, trace = pointer(room), pointer(trail)
    begin(desk, non_dealer, dealer, upcard, stock_size)
    for place in range(STOCK, STATE_SIZE):
        desk[place] = _NO_CARD
    forget(desk)
    begin_trace(trace)
    for place in range(PAST, TRAIL_SIZE):
        trace[place] = 0
    return _leave(desk, pointer(row))


@entry("int64[::1], int64[::1], int16[::1], int64, int64, int64")
def follow_branch(room: Any, row: Any, trail: Any, action: int, drawn: int, lays_default: int) -> int:
    """Do a legal action; give the number of those that follow, which stand on the desk in ascending order.

    Args:
        room: the desk, with the rules on it.
        row: ``int64[ROW_SIZE]``: the hand, and what becomes of it.
        trail: ``int16[TRAIL_SIZE]``, the same.
        action: its number.
        drawn: the card that is drawn, if it is a draw.
        lays_default: 1 where spreads are laid down by default, else 0.
    """
    desk, trace = pointer(room), pointer(trail)
    _enter(desk, pointer(row))
    if action == DRAW:
        desk[STOCK + desk[STOCK_SIZE] - desk[STOCK_LEFT]] = drawn
    _keep_past(desk, trace, action, drawn)
    act(desk, trace, action, lays_default)
    return _leave(desk, pointer(row))


@entry("int64[::1], int64[::1], int16[::1], int64, int64, int16[::1]")
def look_at_branch(room: Any, row: Any, trail: Any, seat: int, won: int, seen: Any) -> None:
    """Write what a seat sees, ``int16[OBSERVATION_SIZE]``; *won* is what it has won."""
    desk = pointer(room)
    _enter(desk, pointer(row))
    observe(desk, pointer(trail), seat, 1, won, pointer(seen))


@inlined
def _enter(desk: Any, row: Any) -> None:
    """Put a hand on the desk."""
    for place in range(RESULT):
        desk[place] = row[place]


@inlined
def _leave(desk: Any, row: Any) -> int:
    """Take the hand off the desk, and list what may be done, in ascending order."""
    for place in range(RESULT):
        row[place] = desk[place]
    if desk[PHASE] == P_OVER:
        write_result(desk, 0, shifted(row, RESULT))
    choices = legal_actions(desk)
    for end in range(OUT + 1, OUT + choices):
        action, place = desk[end], end
        while place > OUT and desk[place - 1] > action:
            desk[place] = desk[place - 1]
            place -= 1
        desk[place] = action
    return choices


@inlined
def _keep_past(desk: Any, trail: Any, action: int, drawn: int) -> None:
    """Note what is about to be drawn, taken or thrown, as far as each seat sees it."""
    place = PAST + 2 * ((trail[TRACE_TURN] - 1) % PAST_TURNS)
    other = place + 2 * PAST_TURNS * (1 - desk[TURN])
    own = place + 2 * PAST_TURNS * desk[TURN]
    if action in (DRAW, TAKE):
        trail[own] = 2 + (drawn if action == DRAW else desk[PILE + desk[PILE_SIZE] - 1])
        trail[other] = 1 if action == DRAW else trail[own]
        trail[own + 1] = trail[other + 1] = 0
    elif DISCARD <= action < KNOCK + CARDS:
        trail[own + 1] = trail[other + 1] = 2 + (action - DISCARD) % CARDS
