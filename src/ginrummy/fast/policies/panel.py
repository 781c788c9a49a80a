"""The panel: fixed opponents against whom others are measured. Chooses as :mod:`ginrummy.players.panel` does.

They never change, so that what is measured against them this year can be compared with the next; each is told there to
its last choice. Three of them play one careful hand and differ only in when they knock: it is a window, up to how many
points of deadwood they knock with during their first turns, and up to how many later.
"""

from typing import Any

from ginrummy.fast.jit import inlined, kernel
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
    TURN,
    TURNS,
)
from ginrummy.fast.least import best_allowed_discard
from ginrummy.fast.policies.greedy import throw
from ginrummy.fast.policies.sound import (
    DANGER,
    HOPE,
    SLACK,
    WEIGHED,
    best_with_top,
    careful_discard,
    outs,
    wants_top,
)
from ginrummy.fast.state import may_declare_big_gin, may_leave, wall_knocks

ANY = 1000
"""More deadwood than any hand has: then the rules alone say whether to knock."""


@inlined
def baseline(desk: Any) -> int:
    """What the contest's baseline does."""
    phase = desk[PHASE]
    if phase in (P_DISCARD, P_LAST_KNOCK):
        return throw(desk)
    if phase == P_DRAW:
        return TAKE if _makes_meld(desk) else DRAW
    if phase == P_UPCARD:
        return TAKE if _makes_meld(desk) else PASS
    if phase == P_FIRST_DRAW:
        return DRAW
    if phase == P_LAST_TAKE:
        return TAKE if wall_knocks(desk) else PASS
    return LAY_DEFAULT


@inlined
def _makes_meld(desk: Any) -> bool:
    """Whether the top of the discard pile makes a meld with two or more of the cards held."""
    return outs(desk[HELD + desk[TURN]]) >> desk[PILE + desk[PILE_SIZE] - 1] & 1 != 0


@inlined
def at_once(desk: Any) -> int:
    """Plays carefully and knocks whenever it may."""
    return _in_window(desk, 0, ANY, ANY)


@inlined
def ten_then_three(desk: Any) -> int:
    """Plays carefully; knocks with ten or less in its first five turns, then with three or less."""
    return _in_window(desk, 5, 10, 3)


@inlined
def three_then_gin(desk: Any) -> int:
    """Plays carefully; knocks whenever it may in its first three turns, then plays for gin only."""
    return _in_window(desk, 3, ANY, 0)


@kernel
def _in_window(desk: Any, first_turns: int, early: int, late: int) -> int:
    """What a careful player does that knocks with *early* points in its *first_turns*, and with *late* afterwards."""
    phase = desk[PHASE]
    most = early if desk[TURNS + desk[TURN]] <= first_turns else late
    if phase in (P_DISCARD, P_LAST_KNOCK):
        return _careful_throw(desk, most)
    if phase == P_DRAW:
        return TAKE if wants_top(desk) else DRAW
    if phase == P_UPCARD:
        return TAKE if wants_top(desk) else PASS
    if phase == P_FIRST_DRAW:
        return DRAW
    if phase == P_LAST_TAKE:
        return TAKE if wall_knocks(desk) and best_with_top(desk) <= most else PASS
    return LAY_DEFAULT


@inlined
def _careful_throw(desk: Any, most: int) -> int:
    """The turn's last action: big gin, a knock with at most *most* points, or a discard."""
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    card, deadwood = best_allowed_discard(cards, allowed)
    if may_declare_big_gin(desk, cards) and (deadwood > 0 or desk[BIG_GIN_BONUS] >= desk[GIN_BONUS]):
        return DECLARE_BIG_GIN
    if deadwood <= desk[LIMIT] and (deadwood <= most or desk[PHASE] == P_LAST_KNOCK):
        return KNOCK + card
    return DISCARD + careful_discard(desk, cards, allowed, deadwood, HOPE, DANGER, SLACK, WEIGHED)
