"""Lessons for the network, as kernels: turns met in play, with choices that were played on to the end of the hand.

All choices of a turn are played on with the same cards, the true ones: nobody who has to choose knows them, but the
mean over many turns that look alike is what a choice is worth to who looks.
"""

from typing import Any

import numpy as np

from ginrummy.fast.bits import lowest
from ginrummy.fast.hands import deal_all
from ginrummy.fast.jit import entry, inlined, kernel
from ginrummy.fast.layout import (
    DECLARE_BIG_GIN,
    DESK_SIZE,
    DISCARD,
    HELD,
    KNOCK,
    LIMIT,
    OPINION,
    OPINION_SIZE,
    OUT,
    P_DISCARD,
    P_OVER,
    PHASE,
    SEAT_STREAM,
    SEEN,
    SEEN_SIZE,
    STYLE,
    STYLE_SIZE,
    TURN,
)
from ginrummy.fast.least import best_allowed_discard, least_deadwood
from ginrummy.fast.pointers import pointer
from ginrummy.fast.policies import CAREFUL, LEARNED, choose
from ginrummy.fast.policies.learned import NEAR
from ginrummy.fast.policies.network import look_at_card, look_at_state
from ginrummy.fast.rng import below
from ginrummy.fast.search import do, play_on, points_for
from ginrummy.fast.showdown import RESULT_SIZE, write_result
from ginrummy.fast.state import may_leave

MOST_CHOICES = 7
"""So many choices of a turn at most are played on."""
ONE_IN = 3
"""Of so many turns one becomes a lesson."""


@entry(
    "int64[:, ::1], int64, int64, int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64, "
    "int64[:, ::1], int64[::1], float64[::1]"
)
def make_lessons(
    laid: Any,
    seed: int,
    first: int,
    kinds: Any,
    opinions: Any,
    own: Any,
    strangers: Any,
    learned_already: int,
    seen: Any,
    turns: Any,
    points: Any,
) -> int:
    """Play hands and write down lessons until there is no room for another.

    The learner plays carefully in one of the styles *own*, or as it has learned already; the other seat plays like one
    of the *kinds*, or half of the time, if the learner has learned already, like the learner. Half of the time the
    learner knows which kind the other is.

    Args:
        laid: ``int64[rules, DESK_SIZE]``, desks with rules on them.
        seed: where chance comes from.
        first: the number of the first hand.
        kinds: ``int64[kinds, STYLE_SIZE]``, how the other seat may play.
        opinions: ``int64[kinds, OPINION_SIZE]``, what is thought of each kind by who knows it.
        own: ``int64[styles, STYLE_SIZE]``.
        strangers: ``int64[OPINION_SIZE]``, what is thought of strangers.
        learned_already: 1 if so.
        seen: ``int64[n, SEEN_SIZE]``, written: what the network looks at.
        turns: ``int64[n]``, written: the number of the turn that a choice belongs to, ascending; -1 where none is.
        points: ``float64[n]``, written: what the choice brought, in points.

    Returns:
        The number of the hand after the last one.
    """
    room, branch = np.empty(DESK_SIZE, np.int64), np.empty(DESK_SIZE, np.int64)
    result = np.empty(RESULT_SIZE, np.int32)
    desk = pointer(room)
    hand, row, turn = first, 0, 0
    turns[:] = -1
    while row + MOST_CHOICES <= turns.size:
        room[:] = laid[hand % laid.shape[0]]
        deal_all(desk, seed, hand)
        hand += 1
        me = below(desk, SEAT_STREAM, 2)
        kind = below(desk, SEAT_STREAM, kinds.shape[0])
        by_itself = learned_already and below(desk, SEAT_STREAM, 2) == 0
        knows = not by_itself and below(desk, SEAT_STREAM, 2) == 0
        style = below(desk, SEAT_STREAM, own.shape[0])
        _seat(desk, me, own[style], opinions[kind] if knows else strangers)
        _seat(desk, 1 - me, kinds[kind], strangers)
        mine = LEARNED if learned_already else CAREFUL
        other = LEARNED if by_itself else CAREFUL
        policies = (other, mine) if me else (mine, other)
        while desk[PHASE] != P_OVER and row + MOST_CHOICES <= turns.size:
            action = choose(policies[1] if desk[TURN] else policies[0], desk)
            if (
                desk[TURN] == me
                and desk[PHASE] == P_DISCARD
                and action < DECLARE_BIG_GIN
                and below(desk, SEAT_STREAM, ONE_IN) == 0
            ):
                count = _list_choices(desk, action)
                for number in range(count):
                    _see(desk, desk[OUT + number], seen[row])
                    points[row] = _played_on(desk, pointer(branch), desk[OUT + number], policies, pointer(result), me)
                    turns[row] = turn
                    row += 1
                turn += count > 0
            do(desk, action)
    return hand


@inlined
def _seat(desk: Any, seat: int, style: Any, opinion: Any) -> None:
    """Write how a seat plays, and what it thinks of the other."""
    for place in range(STYLE_SIZE):
        desk[STYLE + STYLE_SIZE * seat + place] = style[place]
    for place in range(OPINION_SIZE):
        desk[OPINION + OPINION_SIZE * seat + place] = opinion[place]


@kernel
def _list_choices(desk: Any, action: int) -> int:
    """List on the desk the choices to play on, *action* and the best knock among them; none where gin can be shown."""
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    best, least = best_allowed_discard(cards, allowed)
    if least == 0:
        return 0
    count, sure = 0, 1
    desk[OUT] = action
    if least <= desk[LIMIT] and action != KNOCK + best:
        desk[OUT + 1] = KNOCK + best
        sure = 2
    count = sure
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if DISCARD + card != action and least_deadwood(cards ^ 1 << card) <= least + NEAR:
            desk[OUT + count] = DISCARD + card
            count += 1
    for place in range(sure, min(count, MOST_CHOICES)):
        further = place + below(desk, SEAT_STREAM, count - place)
        choice = desk[OUT + place]
        desk[OUT + place] = desk[OUT + further]
        desk[OUT + further] = choice
    return min(count, MOST_CHOICES) if count > 1 else 0


@inlined
def _see(desk: Any, action: int, row: Any) -> None:
    """Write what the network sees of a choice."""
    knock = action >= KNOCK
    unseen = look_at_state(desk)
    look_at_card(desk, action - (KNOCK if knock else DISCARD), unseen, knock)
    for place in range(SEEN_SIZE):
        row[place] = desk[SEEN + place]


@inlined
def _played_on(desk: Any, branch: Any, action: int, policies: tuple[int, int], result: Any, me: int) -> float:
    """What a choice brings when both play on, in points."""
    for place in range(DESK_SIZE):
        branch[place] = desk[place]
    do(branch, action)
    play_on(branch, policies[0], policies[1])
    write_result(branch, 0, result)
    return points_for(result, me)
