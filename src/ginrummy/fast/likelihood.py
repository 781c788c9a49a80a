"""How likely a past is: the product, over all turns, of how likely it is to take or refuse what lay there, to throw
this card and no other, and not to knock.

How others choose is a guess. They throw by a softmax over what each discard is worth to them, or out of the blue now
and then; several kinds of *throwers* are thought possible, and several kinds of *knockers*; each past makes some more
likely than others. Whoever throws by one habit may knock by any.
"""

import math
from typing import Any

import numpy as np

from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import LIMIT, STYLE_KNOCKS, STYLE_TURNS
from ginrummy.fast.least import least_deadwood, points
from ginrummy.fast.past import DEALT_SIZE, DREW, GONE, HAND, SLOT, TAKEN_BY_ME, THREW, THROWN_BY_ME, TOOK, TOP
from ginrummy.fast.policies.careful import beside
from ginrummy.fast.policies.sound import outs

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
def together(throwers: int, knockers: int, priors: Any, logs: Any) -> float:
    """The log-likelihood of a past, whatever kind of thrower and knocker it was."""
    total = of_any(BY_THROWER, throwers, priors, logs) + of_any(BY_KNOCKER, knockers, priors, logs)
    for turn in range(logs.shape[0]):
        total += logs[turn, 0]
    return total


@kernel
def of_any(column: int, kinds: int, priors: Any, logs: Any) -> float:
    """The log-likelihood of what stands in some columns, over all kinds."""
    most, total = IMPOSSIBLE, 0.0
    for kind in range(column, column + kinds):
        chance = of_kind(kind, priors, logs)
        if chance > most:
            total = total * math.exp(most - chance) + 1.0
            most = chance
        else:
            total += math.exp(chance - most)
    return most + math.log(total)


@kernel
def of_kind(column: int, priors: Any, logs: Any) -> float:
    """The log-likelihood that somebody is of the kind in a *column* and did what the past says."""
    total = float(priors[column])
    for turn in range(logs.shape[0]):
        total += logs[turn, column]
    return total
