"""``greedy``: least deadwood, knocks at once. Chooses as :class:`ginrummy.players.greedy.Greedy` does."""

from typing import Any

from ginrummy.fast.jit import inlined
from ginrummy.fast.layout import (
    BIG_GIN_BONUS,
    DECLARE_BIG_GIN,
    DISCARD,
    DRAW,
    GIN_BONUS,
    HELD,
    KNOCK,
    LAY_DEFAULT,
    LIMIT,
    NOTED,
    NOTED_DEADWOOD,
    P_DISCARD,
    P_DRAW,
    P_FIRST_DRAW,
    P_LAST_KNOCK,
    P_LAST_TAKE,
    P_UPCARD,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    TAKE,
    TAKEN_STAYS,
    TURN,
)
from ginrummy.fast.least import best_allowed_discard, deadwood_with, least_deadwood, may_knock
from ginrummy.fast.state import may_declare_big_gin, may_leave, wall_knocks


@inlined
def greedy(desk: Any) -> int:
    """What the greedy player does."""
    phase = desk[PHASE]
    if phase in (P_DISCARD, P_LAST_KNOCK):
        return throw(desk)
    if phase == P_DRAW:
        return TAKE if _wants_top(desk) else DRAW
    if phase == P_UPCARD:
        return TAKE if _wants_top(desk) else PASS
    if phase == P_FIRST_DRAW:
        return DRAW
    if phase == P_LAST_TAKE:
        return TAKE if wall_knocks(desk) else PASS
    return LAY_DEFAULT


@inlined
def _wants_top(desk: Any) -> bool:
    """Whether the top of the discard pile fits in a meld or brings a knock."""
    held, top = desk[HELD + desk[TURN]], desk[PILE + desk[PILE_SIZE] - 1]
    without = _deadwood(desk, held)
    deadwood = deadwood_with(held, without, top)
    with_top = held | 1 << top
    return deadwood <= without or may_knock(with_top, deadwood, held if desk[TAKEN_STAYS] else with_top, desk[LIMIT])


@inlined
def _deadwood(desk: Any, held: int) -> int:
    """The least deadwood of the cards held, which the last throw has found as a rule."""
    seat = desk[TURN]
    return desk[NOTED_DEADWOOD + seat] if desk[NOTED + seat] == held else least_deadwood(held)


@inlined
def throw(desk: Any) -> int:
    """The turn's last action: big gin, a knock, or a discard."""
    cards = desk[HELD + desk[TURN]]
    card, deadwood = best_allowed_discard(cards, may_leave(desk))
    if may_declare_big_gin(desk, cards) and (deadwood > 0 or desk[BIG_GIN_BONUS] >= desk[GIN_BONUS]):
        return DECLARE_BIG_GIN
    seat = desk[TURN]
    desk[NOTED + seat], desk[NOTED_DEADWOOD + seat] = cards ^ 1 << card, deadwood
    return (KNOCK if deadwood <= desk[LIMIT] else DISCARD) + card
