"""Playouts as kernels: what each of some actions comes to when a hand is played on from what a seat knows."""

from typing import Any

import numpy as np

from ginrummy.fast.bits import lowest
from ginrummy.fast.jit import entry, inlined, kernel
from ginrummy.fast.layout import (
    DESK_SIZE,
    HELD,
    LAY_DEFAULT,
    MEMORY,
    MEMORY_SIZE,
    P_OVER,
    PHASE,
    STOCK,
    STOCK_LEFT,
    STOCK_SIZE,
    STYLE,
    STYLE_DANGER,
    STYLE_HOPE,
    STYLE_SIZE,
    TURN,
    UNIT,
)
from ginrummy.fast.memory import remember
from ginrummy.fast.pointers import pointer
from ginrummy.fast.policies import choose
from ginrummy.fast.policies.careful import careful, style
from ginrummy.fast.policies.learned import learned, weigh_discards
from ginrummy.fast.policies.sound import unseen_by, worth_of
from ginrummy.fast.showdown import POINTS, RESULT_SIZE, WINNER, lay_default, write_result
from ginrummy.fast.state import may_leave, step

MOST_POINTS = 1023
"""The most points that a hand is told apart by; more count as so many."""


@kernel
def play_on(desk: Any, non_dealer: int, dealer: int) -> None:
    """Play a hand to its end, each seat by its policy."""
    while desk[PHASE] != P_OVER:
        do(desk, choose(dealer if desk[TURN] else non_dealer, desk))


@inlined
def do(desk: Any, action: int) -> None:
    """Do an action, and remember it."""
    if action == LAY_DEFAULT:
        lay_default(desk)
    else:
        remember(desk, action)
        step(desk, action)


@entry(
    "int64[::1], int64[::1], int64[:, ::1], int64[::1], int64[:, ::1], int64[::1], float64[::1], int64[::1], "
    "int64, int64, float64[:, ::1]"
)
def play_outs(
    blind: Any,
    hands: Any,
    stocks: Any,
    kinds: Any,
    styles: Any,
    own: Any,
    worth: Any,
    actions: Any,
    mine: int,
    others: int,
    values: Any,
) -> None:
    """Write what each action is worth with each hand that the other seat may hold, the same stock for all actions.

    Args:
        blind: the desk of the seat to act, without what it does not know; not changed.
        hands: ``int64[n]``, what the other seat holds.
        stocks: ``int64[n, 52]``, the stock, the next card first.
        kinds: ``int64[n]``, in which of *styles* the other seat plays.
        styles: ``int64[kinds, STYLE_SIZE]``.
        own: ``int64[STYLE_SIZE]``, how the seat to act plays on.
        worth: ``float64[2 * MOST_POINTS + 1]``, what it is worth to lose or win so many points; the middle is a void.
        actions: ``int64[m]``, the numbers of the actions.
        mine: the policy by which the seat to act plays on,
        others: and that of the other.
        values: ``float64[n, m]``, written.
    """
    room = np.empty(DESK_SIZE, np.int64)
    row = np.empty(RESULT_SIZE, np.int32)
    desk, result = pointer(room), pointer(row)
    me = blind[TURN]
    next_card = STOCK + blind[STOCK_SIZE] - blind[STOCK_LEFT]
    room[:] = blind
    for place in range(STYLE_SIZE):
        desk[STYLE + STYLE_SIZE * me + place] = own[place]
    for number in range(hands.size):
        for place in range(STYLE_SIZE):
            desk[STYLE + STYLE_SIZE * (1 - me) + place] = styles[kinds[number], place]
        for choice in range(actions.size):
            for place in range(MEMORY + MEMORY_SIZE):
                desk[place] = blind[place]
            desk[HELD + 1 - me] = hands[number]
            for place in range(blind[STOCK_LEFT]):
                desk[next_card + place] = stocks[number, place]
            do(desk, actions[choice])
            if me:
                play_on(desk, others, mine)
            else:
                play_on(desk, mine, others)
            write_result(desk, 0, result)
            values[number, choice] = worth[MOST_POINTS + points_for(result, me)]


@inlined
def points_for(result: Any, me: int) -> int:
    """What a hand brought to a seat, in points; lost ones are below 0."""
    points = min(result[POINTS], MOST_POINTS)
    if result[WINNER] == me:
        return points
    return -points if result[WINNER] >= 0 else 0


@entry("int64[::1], int64[::1]")
def careful_choice(blind: Any, own: Any) -> int:
    """What the careful player does in the style *own*; the desk's style is overwritten."""
    desk = pointer(blind)
    for place in range(STYLE_SIZE):
        desk[STYLE + STYLE_SIZE * desk[TURN] + place] = own[place]
    return careful(desk)


@entry("int64[::1], int64[::1], float64[::1]")
def careful_worths(blind: Any, own: Any, worths: Any) -> int:
    """Write what each discard is worth to the careful player in the style *own*, in points.

    Args:
        blind: the desk of the seat to act; its style is overwritten.
        own: ``int64[STYLE_SIZE]``.
        worths: ``float64[52]``, written where a card may be discarded.

    Returns:
        The cards that may be discarded, as a set.
    """
    desk = pointer(blind)
    for place in range(STYLE_SIZE):
        desk[STYLE + STYLE_SIZE * desk[TURN] + place] = own[place]
    cards, allowed, unseen = desk[HELD + desk[TURN]], may_leave(desk), unseen_by(desk)
    hope, danger = style(desk, STYLE_HOPE) / UNIT, style(desk, STYLE_DANGER) / UNIT
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        worths[card] = worth_of(desk, card, cards, unseen, hope, danger)
    return allowed


@entry("int64[::1]")
def learned_choice(blind: Any) -> int:
    """What the learned player does, by the opinion on the desk."""
    return learned(pointer(blind))


@entry("int64[::1], float64[::1]")
def learned_worths(blind: Any, worths: Any) -> int:
    """As :func:`careful_worths`, by the network; the worths are points beside one another."""
    return weigh_discards(pointer(blind), worths)
