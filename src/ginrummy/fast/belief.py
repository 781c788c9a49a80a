"""What the other seat may hold, as kernels: hands drawn in proportion to how likely they make all that was seen of it.

A story tells what the other seat did, turn by turn (:mod:`ginrummy.fast.past`). What it leaves open is which cards it
was dealt and which it drew: a past. Pasts are drawn by Metropolis's method: two cards change places, among those dealt,
those drawn and those that still lie in the stock, and the change is kept with the probability that the likelihoods call
for (:mod:`ginrummy.fast.likelihood`). A chain of such changes seldom leaves a kind of hand for quite another one, so
several chains are begun, each with a past made up anew. Most cards of the stock are out of the question: those that
earlier chains held now and then are tried oftener, and Hastings's correction makes up for it.
"""

import math
from typing import Any

import numpy as np

from ginrummy.cards import PACK_SIZE
from ginrummy.fast.bits import lowest
from ginrummy.fast.jit import entry, kernel
from ginrummy.fast.layout import DECK_STREAM
from ginrummy.fast.likelihood import (
    BY_KNOCKER,
    BY_THROWER,
    IMPOSSIBLE,
    LOGS,
    LOGS_SIZE,
    of_any,
    of_kind,
    together,
    weigh,
)
from ginrummy.fast.past import CARD, HAND, PAST_SIZE, POOL, SLOT, SLOTS, THREW, WHEN, begin_past
from ginrummy.fast.pointers import pointer
from ginrummy.fast.rng import below, word

SEEN = 0.2
"""Each time a card is seen in a hand, it is tried so much oftener in later chains, than once."""


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
    chances: Any,
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
        chances: ``float64[52]``, how often to try each of the cards that were never its own, as weights.
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
            place, odds = SLOT + other, 1.0
            first = max(min(past[WHEN + one], past[WHEN + other]), 0)
        else:
            if thrown >> past[SLOT + one] & 1:
                continue  # it held this one for certain; as many places are like that whatever the past
            total = 0.0
            for other in range(pool):
                total += chances[past[CARD + other]]
            place = _one_of_pool(past, pool, chances, total, desk)
            odds = _odds(chances, total, past[SLOT + one], past[place])
            first = max(past[WHEN + one], 0)
        steps -= 1
        past[SLOT + one], past[place] = past[place], past[SLOT + one]
        floor = likely + math.log((word(desk, DECK_STREAM) + 1) / 4294967296.0 * odds)
        new = IMPOSSIBLE
        if weigh(past, story, desk, throwers, knockers, first, tried, floor):
            new = together(throwers.shape[0], knockers.shape[0], priors, tried)
        if new > floor:
            likely = new
            _copy(tried, logs, first)
        else:
            past[SLOT + one], past[place] = past[place], past[SLOT + one]
            _copy(logs, tried, first)
    weigh(past, story, desk, throwers, knockers, story.shape[0], logs, IMPOSSIBLE)  # for the hand
    return likely


@kernel
def _look(past: Any, chances: Any) -> None:
    """Raise the chances of the cards that the past ends with."""
    hand = past[HAND]
    while hand != 0:
        chances[lowest(hand)] += SEEN
        hand &= hand - 1


@kernel
def _one_of_pool(past: Any, pool: int, chances: Any, total: float, desk: Any) -> int:
    """The place of a card that never was its own, each as often as its chance says; *total* is that of all of them."""
    left = word(desk, DECK_STREAM) / 4294967296.0 * total
    for place in range(pool - 1):
        left -= chances[past[CARD + place]]
        if left < 0:
            return CARD + place
    return CARD + pool - 1


@kernel
def _odds(chances: Any, total: float, out: int, in_: int) -> float:
    """How much oftener the change of *out* for *in_* is tried than the change back: to be made up for."""
    return float(chances[in_] / total * (total - chances[in_] + chances[out]) / chances[out])


@kernel
def _copy(from_: Any, to: Any, first: int) -> None:
    """Copy the log-likelihoods of the turns from *first* on."""
    for turn in range(first, from_.shape[0]):
        for column in range(LOGS):
            to[turn, column] = from_[turn, column]


@kernel
def kind_of(desk: Any, column: int, kinds: int, priors: Any, logs: Any) -> int:
    """One of some kinds, each as likely as the past makes it."""
    every = of_any(column, kinds, priors, logs)
    left = word(desk, DECK_STREAM) / 4294967296.0
    for kind in range(kinds - 1):
        left -= math.exp(of_kind(column + kind, priors, logs) - every)
        if left < 0:
            return kind
    return kinds - 1


@entry(
    "int64[::1], int64[:, ::1], int64, int64, float64[:, ::1], int64[:, ::1], float64[::1], int64, int64, int64, "
    "int64[::1], int64[:, ::1], int64[:, ::1]"
)
def draw_pasts(
    room: Any,
    story: Any,
    dealt_size: int,
    unseen: int,
    throwers: Any,
    knockers: Any,
    priors: Any,
    chains: int,
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
        chains: in how many chains, each of as many hands give or take one,
        burn_in: how many steps to take before the first hand of a chain,
        steps: and before each hand.
        hands: ``int64[n]``, written: all that the other seat holds, known cards too.
        stocks: ``int64[n, 52]``, written: the stock that goes with each, in any order, each as likely.
        kinds: ``int64[n, 2]``, written: the kinds of thrower and of knocker that go with each.
    """
    desk = pointer(room)
    past = np.empty(PAST_SIZE, np.int64)
    logs = np.zeros((story.shape[0], LOGS_SIZE))
    tried = np.zeros((story.shape[0], LOGS_SIZE))
    chances, seen = np.ones(PACK_SIZE), np.ones(PACK_SIZE)
    number = 0
    for chain in range(chains):
        if not begin_past(past, story, desk, dealt_size, unseen):
            return False
        if not weigh(past, story, desk, throwers, knockers, 0, logs, IMPOSSIBLE):
            return False
        likely = together(throwers.shape[0], knockers.shape[0], priors, logs)
        likely = wander(past, story, desk, throwers, knockers, priors, logs, tried, chances, likely, burn_in)
        while number < hands.size * (chain + 1) // chains:
            likely = wander(past, story, desk, throwers, knockers, priors, logs, tried, chances, likely, steps)
            _look(past, seen)
            hands[number] = past[HAND]
            kinds[number, 0] = kind_of(desk, BY_THROWER, throwers.shape[0], priors, logs)
            kinds[number, 1] = kind_of(desk, BY_KNOCKER, knockers.shape[0], priors, logs)
            for place in range(past[POOL]):
                other = below(desk, DECK_STREAM, place + 1)
                stocks[number, place] = stocks[number, other]
                stocks[number, other] = past[CARD + place]
            number += 1
        chances[:] = seen
    return True
