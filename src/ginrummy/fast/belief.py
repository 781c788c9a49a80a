"""What the other seat may hold, as kernels: hands drawn in proportion to how likely they make all that was seen of it.

A *story* tells what the other seat did, turn by turn (:data:`STORY_SIZE` numbers each). What it leaves open is which
cards it was dealt and which it drew: a *past*. Pasts are drawn by Metropolis's method: two cards change places, among
those dealt, those drawn and those that still lie in the stock, and the change is kept with the probability that the
likelihoods call for. The likelihood of a past is the product, over all turns, of that of taking or refusing what lay
there, of throwing this card and no other, and of not knocking.

How others choose is a guess. They throw by a softmax over what each discard is worth to them, or out of the blue now
and then; several kinds of *throwers* are thought possible, and several kinds of *knockers*; each past makes some more
likely than others. Whoever throws by one habit may knock by any.
"""

import math
from typing import Any

import numpy as np

from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import entry, inlined, kernel
from ginrummy.fast.layout import DECK_STREAM, LIMIT, STYLE_KNOCKS, STYLE_TURNS
from ginrummy.fast.least import least_deadwood, points
from ginrummy.fast.pointers import pointer
from ginrummy.fast.policies.careful import beside
from ginrummy.fast.policies.sound import outs
from ginrummy.fast.rng import below, word

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

# --- throwers: what a discard is worth to them, as weights of what it leaves ------------------------------------------

(
    FOR_DEADWOOD,  # each point of deadwood
    FOR_OUTS,  # each card still to come that would make a meld
    FOR_POINTS,  # each point of those cards
    FOR_RANK,  # each point of the discard itself
    FOR_TAKEN,  # each card beside the discard that the viewer took
    FOR_THROWN,  # and each that the viewer threw
) = range(6)
WEIGHTS = 6
MOST_THROWERS, MOST_KNOCKERS = 4, 8
"""So many kinds at most."""
BY_THROWER, BY_KNOCKER = 1, 1 + MOST_THROWERS
LOGS = BY_KNOCKER + MOST_KNOCKERS
"""Log-likelihoods of a turn: of the draw; by each kind of thrower, of the discard; of each kind of knocker, that it did
not knock. Behind them is room to add up in."""
ROOM = LOGS
LOGS_SIZE = ROOM + MOST_THROWERS

FITS, MISFITS = 0.97, 0.03
"""How likely a card that fits in a meld for nothing is taken, and one that does not."""
OUT_OF_THE_BLUE = 0.03
"""The share of discards that follow no reason that we know."""
KNOCKS, WAITS = 0.96, 0.03
"""How likely somebody knocks who knocks by habit with such a hand, and who does not."""
IMPOSSIBLE = -1e300

_MIDDLE, _SCALE = 512, 32.0
_POWERS: np.ndarray = np.exp((np.arange(2 * _MIDDLE) - _MIDDLE) / _SCALE)
"""Exponentials, by 32nds."""


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
def weigh(past: Any, story: Any, desk: Any, throwers: Any, knockers: Any, first: int, logs: Any, floor: float) -> bool:
    """Write the log-likelihoods of each turn from *first* on; give whether they may come to more than *floor*.

    Args:
        past: the past; its hand is written.
        story: the story.
        desk: the desk, for the knock limit.
        throwers: ``float64[throwers, WEIGHTS]``.
        knockers: ``int64[knockers, STYLE_SIZE]``.
        first: the turn from which on the past has changed.
        logs: ``float64[turns, LOGS_SIZE]``; those of earlier turns are there already.
        floor: as soon as it is certain that it cannot be reached, the rest is left out.
    """
    hand = 0
    for slot in range(past[DEALT_SIZE]):
        hand |= 1 << past[SLOT + slot]
    own = 0
    for turn in range(story.shape[0]):
        top, card = story[turn, TOP], story[turn, THREW]
        if turn >= first:
            logs[turn, 0] = _taking(hand, top, story[turn, TOOK])
        if story[turn, TOOK]:
            hand |= 1 << top
        elif story[turn, DREW] >= 0:
            hand |= 1 << past[SLOT + story[turn, DREW]]
        own += card >= 0
        if card >= 0:
            if not hand >> card & 1:
                return False
            if turn >= first:
                best = _throwing(hand, story, turn, throwers, logs)
                _waiting(best, turn, desk, knockers, own, logs)
            hand ^= 1 << card
        elif turn >= first:
            for column in range(BY_THROWER, LOGS):
                logs[turn, column] = 0.0
        if turn >= first and _at_most(throwers.shape[0], logs, turn) < floor:
            return False
    past[HAND] = hand
    return True


@kernel
def _at_most(throwers: int, logs: Any, last: int) -> float:
    """More than the turns up to the *last* come to is impossible."""
    most = IMPOSSIBLE
    for kind in range(throwers):
        total = 0.0
        for turn in range(last + 1):
            total += logs[turn, BY_THROWER + kind]
        most = max(most, total)
    for turn in range(last + 1):
        most += logs[turn, 0]
    return most


@inlined
def _taking(hand: int, top: int, took: int) -> float:
    """The log-likelihood of taking or refusing the top discard."""
    if top < 0:
        return 0.0
    fits = least_deadwood(hand | 1 << top) <= least_deadwood(hand)
    chance = FITS if fits else MISFITS
    return math.log(chance if took else 1.0 - chance)


@kernel
def _throwing(hand: int, story: Any, turn: int, throwers: Any, logs: Any) -> int:
    """Write for each kind of thrower the log-likelihood of the turn's discard; give the least deadwood to be left."""
    allowed = hand & ~(1 << story[turn, TOP]) if story[turn, TOOK] else hand
    kinds, best = throwers.shape[0], 1 << 20
    thrown = _features(hand, story[turn, THREW], story, turn)
    for kind in range(kinds):
        logs[turn, ROOM + kind] = _worth(throwers, kind, thrown)
        logs[turn, BY_THROWER + kind] = 0.0
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        features = _features(hand, card, story, turn)
        best = min(best, features[FOR_DEADWOOD])
        for kind in range(kinds):
            logs[turn, BY_THROWER + kind] += _power(_worth(throwers, kind, features) - logs[turn, ROOM + kind])
    for kind in range(kinds):
        chance = (1.0 - OUT_OF_THE_BLUE) / logs[turn, BY_THROWER + kind] + OUT_OF_THE_BLUE / popcount(allowed)
        logs[turn, BY_THROWER + kind] = math.log(chance)
    return best


@inlined
def _features(hand: int, card: int, story: Any, turn: int) -> tuple[int, int, int, int, int, int]:
    """What the worth of a discard is weighed by, in the order of the weights."""
    rest = hand ^ 1 << card
    alive, near = outs(rest) & ~story[turn, GONE], beside(card)
    taken, shed = popcount(near & story[turn, TAKEN_BY_ME]), popcount(near & story[turn, THROWN_BY_ME])
    return least_deadwood(rest), popcount(alive), points(alive), points(1 << card), taken, shed


@inlined
def _worth(throwers: Any, kind: int, features: tuple[int, int, int, int, int, int]) -> float:
    """What a discard is worth to a kind of thrower."""
    total = throwers[kind, FOR_DEADWOOD] * features[FOR_DEADWOOD] + throwers[kind, FOR_OUTS] * features[FOR_OUTS]
    total += throwers[kind, FOR_POINTS] * features[FOR_POINTS]
    total += throwers[kind, FOR_RANK] * features[FOR_RANK]
    total += throwers[kind, FOR_TAKEN] * features[FOR_TAKEN]
    return total + throwers[kind, FOR_THROWN] * features[FOR_THROWN]


@kernel
def _waiting(best: int, turn: int, desk: Any, knockers: Any, own: int, logs: Any) -> None:
    """Write for each kind of knocker the log-likelihood of not knocking with *best* points in so many *own* turns."""
    for kind in range(knockers.shape[0]):
        logs[turn, BY_KNOCKER + kind] = 0.0
        if best <= desk[LIMIT]:
            knocks = knockers[kind, STYLE_KNOCKS + min(own, STYLE_TURNS) - 1] >> best & 1
            logs[turn, BY_KNOCKER + kind] = math.log(1.0 - (KNOCKS if knocks else WAITS))


@inlined
def _power(exponent: float) -> float:
    """The exponential, well enough; where that is very large it makes no difference how large."""
    return _POWERS[min(max(int(exponent * _SCALE) + _MIDDLE, 0), 2 * _MIDDLE - 1)]


@kernel
def wander(
    past: Any,
    story: Any,
    desk: Any,
    throwers: Any,
    knockers: Any,
    priors: Any,
    logs: Any,
    tried: Any,
    likely: float,
    steps: int,
) -> float:
    """Go so many steps from a past to others; give the log-likelihood of the one where it ends.

    Args:
        past: the past, changed.
        story: the story.
        desk: the desk, for its random numbers.
        throwers: ``float64[throwers, WEIGHTS]``.
        knockers: ``int64[knockers, STYLE_SIZE]``.
        priors: ``float64[LOGS]``, the logarithm of how likely each kind is beforehand, where its column is.
        logs: the log-likelihoods of the past.
        tried: room for those of another.
        likely: the log-likelihood of the past, whatever kinds are behind it.
        steps: how many changes to try.
    """
    slots, pool = past[SLOTS], past[POOL]
    thrown = 0
    for turn in range(story.shape[0]):
        if story[turn, THREW] >= 0:
            thrown |= 1 << story[turn, THREW]
    _copy(logs, tried, 0)
    while steps > 0:
        one = below(desk, DECK_STREAM, slots)
        if word(desk, DECK_STREAM) & 3 == 0 or pool == 0:
            other = below(desk, DECK_STREAM, slots)
            if past[WHEN + one] == past[WHEN + other]:
                steps -= 1
                continue
            place = SLOT + other
            first = max(min(past[WHEN + one], past[WHEN + other]), 0)
        else:
            if thrown >> past[SLOT + one] & 1:
                continue  # it held this one for certain; as many places are like that whatever the past
            place = CARD + below(desk, DECK_STREAM, pool)
            first = max(past[WHEN + one], 0)
        steps -= 1
        past[SLOT + one], past[place] = past[place], past[SLOT + one]
        floor = likely + math.log((word(desk, DECK_STREAM) + 1) / 4294967296.0)
        new = IMPOSSIBLE
        if weigh(past, story, desk, throwers, knockers, first, tried, floor):
            new = _together(throwers.shape[0], knockers.shape[0], priors, tried)
        if new > floor:
            likely = new
            _copy(tried, logs, first)
        else:
            past[SLOT + one], past[place] = past[place], past[SLOT + one]
            _copy(logs, tried, first)
    weigh(past, story, desk, throwers, knockers, story.shape[0], logs, IMPOSSIBLE)  # for the hand
    return likely


@kernel
def _copy(from_: Any, to: Any, first: int) -> None:
    """Copy the log-likelihoods of the turns from *first* on."""
    for turn in range(first, from_.shape[0]):
        for column in range(LOGS):
            to[turn, column] = from_[turn, column]


@kernel
def _together(throwers: int, knockers: int, priors: Any, logs: Any) -> float:
    """The log-likelihood of a past, whatever kind of thrower and knocker it was."""
    total = _of_any(BY_THROWER, throwers, priors, logs) + _of_any(BY_KNOCKER, knockers, priors, logs)
    for turn in range(logs.shape[0]):
        total += logs[turn, 0]
    return total


@kernel
def _of_any(column: int, kinds: int, priors: Any, logs: Any) -> float:
    """The log-likelihood of what stands in some columns, over all kinds."""
    most, total = IMPOSSIBLE, 0.0
    for kind in range(column, column + kinds):
        chance = _of_kind(kind, priors, logs)
        if chance > most:
            total = total * math.exp(most - chance) + 1.0
            most = chance
        else:
            total += math.exp(chance - most)
    return most + math.log(total)


@kernel
def _of_kind(column: int, priors: Any, logs: Any) -> float:
    """The log-likelihood that somebody is of the kind in a *column* and did what the past says."""
    total = float(priors[column])
    for turn in range(logs.shape[0]):
        total += logs[turn, column]
    return total


@kernel
def kind_of(desk: Any, column: int, kinds: int, priors: Any, logs: Any) -> int:
    """One of some kinds, each as likely as the past makes it."""
    every = _of_any(column, kinds, priors, logs)
    left = word(desk, DECK_STREAM) / 4294967296.0
    for kind in range(kinds - 1):
        left -= math.exp(_of_kind(column + kind, priors, logs) - every)
        if left < 0:
            return kind
    return kinds - 1


@entry(
    "int64[::1], int64[:, ::1], int64, int64, float64[:, ::1], int64[:, ::1], float64[::1], int64, int64, int64[::1], "
    "int64[:, ::1], int64[:, ::1]"
)
def draw_pasts(
    room: Any,
    story: Any,
    dealt_size: int,
    unseen: int,
    throwers: Any,
    knockers: Any,
    priors: Any,
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
        throwers: ``float64[throwers, WEIGHTS]``, by what each kind of thrower chooses.
        knockers: ``int64[knockers, STYLE_SIZE]``, how each kind of knocker plays.
        priors: ``float64[LOGS]``, the logarithm of how likely each kind is beforehand, where its column is.
        burn_in: how many steps to take before the first hand,
        steps: and before each other.
        hands: ``int64[n]``, written: all that the other seat holds, known cards too.
        stocks: ``int64[n, 52]``, written: the stock that goes with each, in any order, each as likely.
        kinds: ``int64[n, 2]``, written: the kinds of thrower and of knocker that go with each.
    """
    desk = pointer(room)
    past = np.empty(PAST_SIZE, np.int64)
    logs = np.zeros((story.shape[0], LOGS_SIZE))
    tried = np.zeros((story.shape[0], LOGS_SIZE))
    if not begin_past(past, story, desk, dealt_size, unseen):
        return False
    if not weigh(past, story, desk, throwers, knockers, 0, logs, IMPOSSIBLE):
        return False
    likely = _together(throwers.shape[0], knockers.shape[0], priors, logs)
    for number in range(hands.size):
        todo = steps if number else burn_in
        likely = wander(past, story, desk, throwers, knockers, priors, logs, tried, likely, todo)
        hands[number] = past[HAND]
        kinds[number, 0] = kind_of(desk, BY_THROWER, throwers.shape[0], priors, logs)
        kinds[number, 1] = kind_of(desk, BY_KNOCKER, knockers.shape[0], priors, logs)
        for place in range(past[POOL]):
            other = below(desk, DECK_STREAM, place + 1)
            stocks[number, place] = stocks[number, other]
            stocks[number, other] = past[CARD + place]
    return True
