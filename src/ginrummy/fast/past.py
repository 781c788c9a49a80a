"""What another seat did in a hand, its *story*, and a *past*: which cards it may have been dealt and which drawn.

Both are arrays that kernels read and write; what makes one past likelier than another is told in
:mod:`ginrummy.fast.likelihood`.
"""

from typing import Any

from ginrummy.fast.bits import lowest
from ginrummy.fast.jit import kernel
from ginrummy.fast.layout import DECK_STREAM
from ginrummy.fast.rng import below

# --- the story of the other seat, one row a turn -------------------------------------------------------------------

(
    TOP,  # the card on the discard pile that it could take, or -1
    TOOK,  # whether it took that
    DREW,  # the slot of the card it drew from the stock, or -1: slots count the cards dealt, then those drawn
    THREW,  # the card it threw, or -1 if it threw none: it passed the upcard
    GONE,  # the cards on the discard pile before that, as a set
    TAKEN_BY_ME,  # the cards that the viewer took and holds,
    THROWN_BY_ME,  # and those that it threw, as sets
) = range(7)
STORY_SIZE = 7
MOST_SLOTS = 64

# --- the past that is being tried -----------------------------------------------------------------------------------

DEALT_SIZE = 0  # how many cards the other seat was dealt
SLOTS = 1  # how many cards have ever been its own, but for those it took
POOL = 2  # how many unseen cards never were: those of the stock
HAND = 3  # the hand that all this leads to
SLOT = 4  # its own cards: those dealt, then those drawn, in order
WHEN = SLOT + MOST_SLOTS  # the turn in which each was drawn; -1 for those dealt
CARD = WHEN + MOST_SLOTS  # the unseen cards that never were its own
PAST_SIZE = CARD + MOST_SLOTS


@kernel
def begin_past(past: Any, story: Any, desk: Any, dealt_size: int, unseen: int) -> bool:
    """Make up any past that the story allows; give whether that could be done.

    Args:
        past: ``int64[PAST_SIZE]``, written.
        story: ``int64[turns, STORY_SIZE]``.
        desk: the desk, for its random numbers.
        dealt_size: how many cards the other seat was dealt.
        unseen: the cards that it may hold or that lie in the stock, as a set.
    """
    slots = dealt_size
    for slot in range(dealt_size):
        past[WHEN + slot] = -1
    for turn in range(story.shape[0]):
        if story[turn, DREW] >= 0:
            past[WHEN + slots] = turn
            slots += 1
    past[DEALT_SIZE], past[SLOTS] = dealt_size, slots
    for slot in range(slots):
        past[SLOT + slot] = -1
    _put_thrown(past, story)
    count = 0
    while unseen != 0:
        past[CARD + count] = lowest(unseen)
        unseen &= unseen - 1
        count += 1
    for slot in range(slots):
        if past[SLOT + slot] < 0:
            if count == 0:
                return False
            place = below(desk, DECK_STREAM, count)
            past[SLOT + slot] = past[CARD + place]
            count -= 1
            past[CARD + place] = past[CARD + count]
    past[POOL] = count
    return True


@kernel
def _put_thrown(past: Any, story: Any) -> None:
    """Find a place for each card that was thrown and had been hidden: drawn just then, or dealt, or drawn before."""
    taken = 0
    dealt = 0
    for turn in range(story.shape[0]):
        if story[turn, TOOK]:
            taken |= 1 << story[turn, TOP]
        card = story[turn, THREW]
        if card < 0:
            continue
        if taken >> card & 1:
            taken ^= 1 << card
        elif story[turn, DREW] >= 0:
            past[SLOT + story[turn, DREW]] = card
        elif dealt < past[DEALT_SIZE]:
            past[SLOT + dealt] = card
            dealt += 1
        else:
            for slot in range(past[DEALT_SIZE], past[SLOTS]):
                if past[SLOT + slot] < 0 and past[WHEN + slot] < turn:
                    past[SLOT + slot] = card
                    break
