"""``learned``: discards and knocks by the network, all else as ``careful`` does.

What it thinks of the other seat stands on the desk (:data:`~ginrummy.fast.layout.OPINION`). It has no name of its own:
players that think begin with its choice, and play on by it.
"""

from typing import Any

import numpy as np

from ginrummy.fast.bits import lowest
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import DISCARD, HELD, KNOCK, LIMIT, P_DISCARD, PHASE, TURN
from ginrummy.fast.least import best_allowed_discard, least_deadwood
from ginrummy.fast.policies.careful import careful
from ginrummy.fast.policies.network import FIRST, SECOND, first_sums, look_at_card, look_at_state, worth_of_choice
from ginrummy.fast.policies.sound import wins_the_game
from ginrummy.fast.state import may_declare_big_gin, may_leave

NEAR = 11
"""Only discards are weighed that leave at most so many points more than the best."""


@kernel
def learned(desk: Any) -> int:
    """What the learned player does."""
    if desk[PHASE] != P_DISCARD:
        return careful(desk)
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    card, least = best_allowed_discard(cards, allowed)
    knocking = least <= desk[LIMIT]
    if may_declare_big_gin(desk, cards) or (knocking and (least == 0 or wins_the_game(desk, least))):
        return careful(desk)
    return _weighed(desk, cards, allowed, card, least, knocking)


@inlined
def _weighed(desk: Any, cards: int, allowed: int, best_card: int, least: int, knocking: bool) -> int:
    """The discard or the knock that the network likes best; of equals the first."""
    state_sums = np.empty(FIRST, np.float32)
    sums = np.empty(FIRST, np.float32)
    second = np.empty(SECOND, np.float32)
    unseen = look_at_state(desk)
    first_sums(desk, state_sums)
    chosen, best = -1, np.float32(0)
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if least_deadwood(cards ^ 1 << card) <= least + NEAR:
            look_at_card(desk, card, unseen, 0)
            worth = worth_of_choice(desk, card, state_sums, sums, second)
            if chosen < 0 or worth > best:
                chosen, best = DISCARD + card, worth
    if knocking:
        look_at_card(desk, best_card, unseen, 1)
        if chosen < 0 or worth_of_choice(desk, best_card, state_sums, sums, second) > best:
            chosen = KNOCK + best_card
    return chosen


@kernel
def weigh_discards(desk: Any, worths: Any) -> int:
    """Write what each discard is worth to the learned player, in points beside one another.

    Args:
        desk: the desk of the seat to act.
        worths: ``float64[52]``, written where a card may be discarded.

    Returns:
        The cards that may be discarded, as a set.
    """
    state_sums = np.empty(FIRST, np.float32)
    sums = np.empty(FIRST, np.float32)
    second = np.empty(SECOND, np.float32)
    unseen, allowed = look_at_state(desk), may_leave(desk)
    first_sums(desk, state_sums)
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        look_at_card(desk, card, unseen, 0)
        worths[card] = worth_of_choice(desk, card, state_sums, sums, second)
    return allowed
