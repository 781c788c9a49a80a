"""What the other seat may hold, as kernels: hands drawn in proportion to how likely they make all that was seen of it.

A *story* tells what the other seat did, turn by turn (:data:`STORY_SIZE` numbers each). What it leaves open is which
cards it was dealt and which it drew: a *past*. Pasts are drawn by Metropolis's method: two cards change places, among
those dealt, those drawn and those that still lie in the stock, and the change is kept with the probability that the
likelihoods call for. The likelihood of a past is the product, over all turns, of that of taking or refusing what lay
there, of throwing this card and no other, and of not knocking.

How others choose is a guess, and a mild one: a discard leaves little deadwood and keeps cards that many others would
meld with, more or less (a softmax), and is out of the blue now and then. Whether they would have knocked depends on
what kind of knocker they are; several are thought possible, and each past makes some more likely than others.
"""

import math
from typing import Any

import numpy as np

from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import entry, inlined, kernel
from ginrummy.fast.layout import DECK_STREAM, LIMIT, STYLE_KNOCKS, STYLE_TURNS
from ginrummy.fast.least import least_deadwood
from ginrummy.fast.pointers import pointer
from ginrummy.fast.policies.sound import outs
from ginrummy.fast.rng import below, word

# --- the story of the other seat, one row a turn -------------------------------------------------------------------

(
    TOP,  # the card on the discard pile that it could take, or -1
    TOOK,  # whether it took that
    DREW,  # the slot of the card it drew from the stock, or -1: slots count the cards dealt, then those drawn
    THREW,  # the card it threw, or -1 if it threw none: it passed the upcard
    GONE,  # the cards on the discard pile before that, as a set
) = range(5)
STORY_SIZE = 5
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

MOST_KINDS = 8
"""So many kinds of knockers at most."""

FITS, MISFITS = 0.96, 0.04
"""How likely a card that fits in a meld for nothing is taken, and one that does not."""
OUTS = 0.66
"""What a card that would make a meld is worth to others, in points of deadwood."""
TEMPERATURE = 2.5
"""How widely others stray from the best discard, in points."""
OUT_OF_THE_BLUE = 0.03
"""The share of discards that follow no reason that we know."""
KNOCKS, WAITS = 0.96, 0.03
"""How likely somebody knocks who knocks by habit with such a hand, and who does not."""
IMPOSSIBLE = -1e300

_STEPS = 512
_SCALE = 32.0
_FALL: np.ndarray = np.exp(-np.arange(_STEPS) / _SCALE)
"""Falling exponentials, by 32nds."""


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


@kernel
def weigh(past: Any, story: Any, desk: Any, styles: Any, first: int, logs: Any) -> float:
    """Write the log-likelihood of each turn from *first* on; give their sum over all turns, knocks left out.

    Args:
        past: the past.
        story: the story.
        desk: the desk, for the knock limit.
        styles: ``int64[kinds, STYLE_SIZE]``, how each kind of knocker plays.
        first: the turn from which on the past has changed.
        logs: ``float64[turns, 1 + kinds]``: a turn's log-likelihood, and for each kind that of not knocking.

    Returns:
        The sum, or :data:`IMPOSSIBLE` where the past contradicts the story.
    """
    hand = 0
    for slot in range(past[DEALT_SIZE]):
        hand |= 1 << past[SLOT + slot]
    own = 0
    total = 0.0
    for turn in range(story.shape[0]):
        top, card = story[turn, TOP], story[turn, THREW]
        if turn >= first:
            logs[turn, 0] = _taking(hand, story[turn, TOP], story[turn, TOOK])
        if story[turn, TOOK]:
            hand |= 1 << top
        elif story[turn, DREW] >= 0:
            hand |= 1 << past[SLOT + story[turn, DREW]]
        own += card >= 0
        if card >= 0:
            if not hand >> card & 1:
                return IMPOSSIBLE
            if turn >= first:
                stays = top if story[turn, TOOK] else -1
                logs[turn, 0] += _throwing(hand, card, stays, story[turn, GONE], desk, styles, own, logs, turn)
            hand ^= 1 << card
        elif turn >= first:
            for kind in range(styles.shape[0]):
                logs[turn, 1 + kind] = 0.0
        total += logs[turn, 0]
    past[HAND] = hand
    return total


@inlined
def _taking(hand: int, top: int, took: int) -> float:
    """The log-likelihood of taking or refusing the top discard."""
    if top < 0:
        return 0.0
    fits = least_deadwood(hand | 1 << top) <= least_deadwood(hand)
    chance = FITS if fits else MISFITS
    return math.log(chance if took else 1.0 - chance)


@kernel
def _throwing(
    hand: int, card: int, stays: int, gone: int, desk: Any, styles: Any, own: int, logs: Any, turn: int
) -> float:
    """The log-likelihood of throwing *card*; that of not knocking is written for each kind."""
    left = hand & ~(1 << stays) if stays >= 0 else hand
    count = popcount(left)
    best_deadwood = 1 << 20
    worth = -1e9
    mine = 0.0
    total = 0.0
    while left != 0:
        one = lowest(left)
        left &= left - 1
        rest = hand ^ 1 << one
        deadwood = least_deadwood(rest)
        best_deadwood = min(best_deadwood, deadwood)
        score = OUTS * popcount(outs(rest) & ~gone) - deadwood
        if score > worth:
            fall = _falling(score - worth)
            total = total * fall + 1.0
            mine *= fall
            worth = score
            if one == card:
                mine = 1.0
        else:
            share = _falling(worth - score)
            total += share
            if one == card:
                mine = share
    for kind in range(styles.shape[0]):
        logs[turn, 1 + kind] = 0.0
        if best_deadwood <= desk[LIMIT]:
            knocks = styles[kind, STYLE_KNOCKS + min(own, STYLE_TURNS) - 1] >> best_deadwood & 1
            logs[turn, 1 + kind] = math.log(1.0 - (KNOCKS if knocks else WAITS))
    return math.log((1.0 - OUT_OF_THE_BLUE) * mine / total + OUT_OF_THE_BLUE / count)


@inlined
def _falling(behind: float) -> float:
    """How much less likely a discard is that is so many points behind another."""
    step = int(behind * (_SCALE / TEMPERATURE))
    return _FALL[step] if step < _STEPS else 0.0


@kernel
def wander(
    past: Any, story: Any, desk: Any, styles: Any, prior: Any, logs: Any, tried: Any, likely: float, steps: int
) -> float:
    """Go so many steps from a past to others; give the log-likelihood of the one where it ends.

    Args:
        past: the past, changed.
        story: the story.
        desk: the desk, for its random numbers.
        styles: ``int64[kinds, STYLE_SIZE]``, how each kind of knocker plays.
        prior: ``float64[kinds]``, how likely each kind of knocker is beforehand.
        logs: the log-likelihoods of the past.
        tried: room for those of another.
        likely: what :func:`likelihood` gives for the past.
        steps: how many changes to try.
    """
    slots, pool = past[SLOTS], past[POOL]
    for _ in range(steps):
        one = below(desk, DECK_STREAM, slots)
        other = below(desk, DECK_STREAM, slots + pool)
        if other < slots:
            if past[WHEN + one] == past[WHEN + other]:
                continue
            place = SLOT + other
            first = max(min(past[WHEN + one], past[WHEN + other]), 0)
        else:
            place = CARD + other - slots
            first = max(past[WHEN + one], 0)
        past[SLOT + one], past[place] = past[place], past[SLOT + one]
        for turn in range(first):
            tried[turn, 0] = logs[turn, 0]
        total = weigh(past, story, desk, styles, first, tried)
        new = IMPOSSIBLE if total == IMPOSSIBLE else total + _not_knocking(prior, logs, tried, first)
        if new >= likely or math.log((word(desk, DECK_STREAM) + 1) / 4294967296.0) < new - likely:
            likely = new
            for turn in range(first, story.shape[0]):
                for column in range(1 + styles.shape[0]):
                    logs[turn, column] = tried[turn, column]
        else:
            past[SLOT + one], past[place] = past[place], past[SLOT + one]
    weigh(past, story, desk, styles, story.shape[0], logs)  # for the hand
    return likely


@kernel
def _not_knocking(prior: Any, logs: Any, tried: Any, first: int) -> float:
    """The log-likelihood of never having knocked, over all kinds of knockers; from turn *first* on by *tried*."""
    most, total = IMPOSSIBLE, 0.0
    for kind in range(prior.size):
        chance = _kind_log(kind, prior, logs, tried, first)
        if chance > most:
            total = total * math.exp(most - chance) + 1.0
            most = chance
        else:
            total += math.exp(chance - most)
    return most + math.log(total)


@kernel
def _kind_log(kind: int, prior: Any, logs: Any, tried: Any, first: int) -> float:
    """The log-likelihood that somebody is of this kind and never knocked."""
    total = math.log(prior[kind])
    for turn in range(logs.shape[0]):
        total += logs[turn, 1 + kind] if turn < first else tried[turn, 1 + kind]
    return total


@kernel
def likelihood(past: Any, story: Any, desk: Any, styles: Any, prior: Any, logs: Any) -> float:
    """The log-likelihood of a past; those of its turns are written."""
    total = weigh(past, story, desk, styles, 0, logs)
    return IMPOSSIBLE if total == IMPOSSIBLE else total + _not_knocking(prior, logs, logs, 0)


@kernel
def kind_of(desk: Any, prior: Any, logs: Any) -> int:
    """A kind of knocker, each as likely as the past makes it."""
    every = _not_knocking(prior, logs, logs, 0)
    left = word(desk, DECK_STREAM) / 4294967296.0
    for kind in range(prior.size - 1):
        left -= math.exp(_kind_log(kind, prior, logs, logs, 0) - every)
        if left < 0:
            return kind
    return int(prior.size - 1)


@entry(
    "int64[::1], int64[:, ::1], int64, int64, int64[:, ::1], float64[::1], int64, int64, int64[::1], int64[:, ::1], "
    "int64[::1]"
)
def draw_pasts(
    room: Any,
    story: Any,
    dealt_size: int,
    unseen: int,
    styles: Any,
    prior: Any,
    burn_in: int,
    steps: int,
    hands: Any,
    stocks: Any,
    kinds: Any,
) -> bool:
    """Draw what the other seat may hold, one for each of *hands*; give whether the story can be true.

    Args:
        room: the viewer's desk, with the stream of random numbers to use; only that moves.
        story: ``int64[turns, STORY_SIZE]``, what the other seat did.
        dealt_size: how many cards it was dealt.
        unseen: the cards that it may hold or that lie in the stock, known ones left out, as a set.
        styles: ``int64[kinds, STYLE_SIZE]``, how each kind of knocker plays.
        prior: ``float64[kinds]``, how likely each kind is; none is impossible.
        burn_in: how many steps to take before the first hand,
        steps: and before each other.
        hands: ``int64[n]``, written: all that the other seat holds, known cards too.
        stocks: ``int64[n, 52]``, written: the stock that goes with each, in any order, each as likely.
        kinds: ``int64[n]``, written: the kind of knocker that goes with each.
    """
    desk = pointer(room)
    past = np.empty(PAST_SIZE, np.int64)
    logs = np.zeros((story.shape[0], 1 + MOST_KINDS))
    tried = np.zeros((story.shape[0], 1 + MOST_KINDS))
    if not begin_past(past, story, desk, dealt_size, unseen):
        return False
    likely = likelihood(past, story, desk, styles, prior, logs)
    if likely == IMPOSSIBLE:
        return False
    for number in range(hands.size):
        todo = steps if number else burn_in
        likely = wander(past, story, desk, styles, prior, logs, tried, likely, todo)
        hands[number] = past[HAND]
        kinds[number] = kind_of(desk, prior, logs)
        for place in range(past[POOL]):
            other = below(desk, DECK_STREAM, place + 1)
            stocks[number, place] = stocks[number, other]
            stocks[number, other] = past[CARD + place]
    return True
