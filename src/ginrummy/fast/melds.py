"""Melds as kernels: their numbers among the actions, what can be laid off on them, which ones a hand holds."""

from typing import Any

from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import LAY_OFF_HIGH, LAY_OFF_LOW, LAY_OFF_SET, LAY_RUN, LAY_SET, OUT
from ginrummy.fast.least import ALL_SUITS, ranks_with_sets
from ginrummy.fast.tables import first_run, run_meld, set_meld


@inlined
def is_run(meld: int) -> bool:
    """Whether a meld is a run, not a set."""
    return meld >> lowest(meld) & 2 != 0


@kernel
def lay_action(meld: int) -> int:
    """The action of laying *meld*."""
    card = lowest(meld)
    if is_run(meld):
        return LAY_RUN + first_run(card) + popcount(meld) - 3
    rank = card % 13
    missing = ALL_SUITS << rank & ~meld
    return LAY_SET + 5 * rank + (0 if missing == 0 else 1 + lowest(missing) // 13)


@inlined
def laid_meld(action: int) -> int:
    """The meld that an action lays."""
    return run_meld(action - LAY_RUN) if action >= LAY_RUN else set_meld(action - LAY_SET)


@inlined
def extensions(meld: int) -> int:
    """The cards that can be laid off on a meld as it lies (8.2)."""
    return beside(meld) if is_run(meld) else missing(meld)


@inlined
def missing(of_rank: int) -> int:
    """The cards that a set lacks."""
    return ALL_SUITS << lowest(of_rank) % 13 & ~of_rank


@inlined
def beside(run: int) -> int:
    """The cards next to both ends of a run."""
    low = run & -run
    below = (low & ~ALL_SUITS) >> 1
    above = (run + low) & ~(ALL_SUITS | 1 << 52)  # a king's neighbour would be an ace, or no card at all
    return below | above


@kernel
def lay_off_action(meld: int, card: int) -> int:
    """The action of laying *card* off on *meld* as it lies."""
    if not is_run(meld):
        return LAY_OFF_SET + card
    return LAY_OFF_LOW + card if 1 << card < meld else LAY_OFF_HIGH + card


@kernel
def lay_off_fits(meld: int, bit: int, action: int) -> bool:
    """Whether the card of a lay-off goes on this meld, in the way that the action says."""
    if extensions(meld) & bit == 0 or is_run(meld) == (action < LAY_OFF_LOW):
        return False
    return action < LAY_OFF_LOW or (bit < meld) == (action < LAY_OFF_HIGH)


@kernel
def melds_in(desk: Any, cards: int) -> int:
    """List every meld that can be made of *cards* as the desk's output; give their number, 64 at most."""
    count = 0
    sets = ranks_with_sets(cards)
    while sets != 0:
        first = 5 * lowest(sets)
        sets &= sets - 1
        for place in range(first, first + 5):
            if set_meld(place) & ~cards == 0:
                desk[OUT + count] = set_meld(place)
                count += 1
    left = cards
    while left != 0:
        card = lowest(left)
        left &= left - 1
        for place in range(first_run(card), first_run(card + 1)):
            if run_meld(place) & ~cards != 0:
                break
            desk[OUT + count] = run_meld(place)
            count += 1
    return count
