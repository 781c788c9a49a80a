"""What everybody could remember of a hand, as kernels: the cards each seat threw, refused, took and keeps; its turns.

A state does not tell how it came about, so whoever plays a hand out writes this down beside it, for the policies that
want it. All of it is public.
"""

from typing import Any

from ginrummy.fast.jit import inlined
from ginrummy.fast.layout import (
    DECLARE_BIG_GIN,
    DISCARD,
    DRAW,
    KNOCK,
    KNOWN,
    MEMORY,
    MEMORY_SIZE,
    PILE,
    PILE_SIZE,
    REFUSED,
    TAKE,
    THROWN,
    TURN,
    TURNS,
)


@inlined
def forget(desk: Any) -> None:
    """Begin a hand of which nothing is known."""
    for place in range(MEMORY, MEMORY + MEMORY_SIZE):
        desk[place] = 0


@inlined
def remember(desk: Any, action: int) -> None:
    """Note an action of the seat to act, before it is done."""
    seat = desk[TURN]
    if action <= TAKE:
        top = 1 << desk[PILE + desk[PILE_SIZE] - 1] if desk[PILE_SIZE] > 0 else 0
        if action == TAKE:
            desk[KNOWN + seat] |= top
        else:
            desk[REFUSED + seat] |= top
        desk[TURNS + seat] += action >= DRAW
    elif action < KNOCK:
        desk[THROWN + seat] |= 1 << action - DISCARD
        desk[KNOWN + seat] &= ~(1 << action - DISCARD)
    elif action < DECLARE_BIG_GIN:
        desk[KNOWN + seat] &= ~(1 << action - KNOCK)
