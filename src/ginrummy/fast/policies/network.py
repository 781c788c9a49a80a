"""The network that weighs discards and knocks, as kernels: what it looks at, and what it makes of it.

It looks at a choice through the eyes of the seat to act: at sets of cards and at some numbers, which are written on the
desk from :data:`~ginrummy.fast.layout.SEEN` on. The cards of each set are looked at twice: for what they are, and for
where they lie *around* the card of the choice, so many ranks above or below: what is learned of a seven beside an eight
holds for a three beside a four, and in every suit. Two layers of rectified sums follow, then one sum: what the choice
is worth, in points, more or less than the others of that turn. Nothing is said about how good the turn is altogether.

Sums are made in one fixed order and nothing is fused, so that the same choice is made on every machine. Its weights
ship with the package; ``python -m benchmarks.learning`` tells how they were found.
"""

from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ginrummy.cards import LANE, PACK, PACK_SIZE, SUIT_SIZE, SUITS
from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import COMPILED, inlined
from ginrummy.fast.layout import (
    GIN_BONUS,
    HELD,
    KNOWN,
    LIMIT,
    MULTIPLIER,
    OPINION,
    OPINION_SIZE,
    REFUSED,
    SEEN,
    SEEN_OF_CARD,
    SEEN_OF_STATE,
    SEEN_SETS,
    STOCK_LEFT,
    STYLE_TURNS,
    THROWN,
    TURN,
    TURNS,
    UNDERCUT_BONUS,
)
from ginrummy.fast.least import least_deadwood, points
from ginrummy.fast.policies.sound import danger_of, hope_of, outs, unseen_by
from ginrummy.fast.tables import constant

FILE = Path(__file__).with_name("network.npz")

FIRST, SECOND = 64, 32
"""How many sums the two layers have."""
OWN_REACH, OTHERS_REACH = SUIT_SIZE - 1, 2
"""So many ranks around the card of the choice are looked at in its own suit, which is all of it, and in the others."""
OWN, OTHERS = 2 * OWN_REACH + 1, 2 * OTHERS_REACH + 1
AROUND = SEEN_SETS * PACK_SIZE + SEEN_OF_CARD + SEEN_OF_STATE
INPUTS = AROUND + SEEN_SETS * (OWN + OTHERS)
"""A place for each card of each set, then the numbers, in thousandths; then, from :data:`AROUND` on, how many cards of
each set lie so many ranks around the card of the choice: :data:`OWN` numbers for its suit, :data:`OTHERS` for the
others together."""
NAMES = ("first", "first_added", "second", "second_added", "last")
SHAPES = ((INPUTS, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND,))
"""The weights in their order: from what is looked at to the first sums, what is added to those, and so on."""

_MINE, CHOSEN, _GONE, _HIS, _THROWN_BY_HIM, _REFUSED_BY_HIM, _KNOWN_TO_HIM = range(SEEN_SETS)
"""The sets: what the hand keeps; the card of the choice; cards that nobody holds; the cards that the other seat is
known to hold, that it threw, that it refused; and those of the hand that the other seat knows of."""
_OF_CARD = SEEN + SEEN_SETS
_DEADWOOD, _HOPE, _DANGER, _OUT_POINTS, _OUTS, _KNOCK, _KNOCK_DEADWOOD, _MAY_KNOCK_LATER = range(
    _OF_CARD, _OF_CARD + SEEN_OF_CARD
)
_OF_STATE = _OF_CARD + SEEN_OF_CARD
_STOCK, _DEALER, _LIMIT, _OPINION = range(_OF_STATE, _OF_STATE + 4)
_GIN, _UNDERCUT, _MULTIPLIER, _TURN = range(_OPINION + OPINION_SIZE, _OPINION + OPINION_SIZE + 4)
_THOUSANDTH, _ONCE, _LESS = np.float32(0.001), np.float32(1), np.float32(-1)


def _load() -> np.ndarray:
    """The weights, one matrix after another: ``float32[n]``."""
    with np.load(FILE) as file:
        found = [file[name] for name in NAMES]
    assert [one.shape for one in found] == list(SHAPES)
    return np.concatenate([one.ravel() for one in found]).astype(np.float32)


WEIGHTS: np.ndarray = _load()
_SECOND_FROM = INPUTS * FIRST + FIRST
_LAST_FROM = _SECOND_FROM + FIRST * SECOND + SECOND


def _first_weight(builder: Any) -> Any:
    return builder.bitcast(constant(builder.module, "network", WEIGHTS), ir.FloatType().as_pointer())


@intrinsic
def _compiled(typing_context: Any) -> Any:
    """Where the first weight is."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _first_weight(builder)

    return types.CPointer(types.float32)(), codegen


def _plain() -> np.ndarray:
    return WEIGHTS


_weights: Any = _compiled if COMPILED else _plain


def _adder(size: int) -> Any:
    """A kernel that adds *amount* times the *size* weights from *start* on to as many sums, all at once.

    As a loop the compiler adds most of them one by one: it cannot know that sums and weights do not overlap. Each sum
    is rounded as in a loop, once when multiplied and once when added.
    """

    @intrinsic
    def compiled(typing_context: Any, sums: Any, start: Any, amount: Any) -> Any:
        vector = ir.VectorType(ir.FloatType(), size)

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            def at(first: Any) -> Any:
                return builder.bitcast(first, vector.as_pointer())

            where = at(context.make_array(sums)(context, builder, args[0]).data)
            row = builder.load(at(builder.gep(_first_weight(builder), [args[1]])), align=4)
            nothing, lane = ir.Constant(vector, ir.Undefined), ir.IntType(32)
            one = builder.insert_element(nothing, args[2], lane(0))
            times = builder.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(lane, size), [0] * size))
            builder.store(builder.fadd(builder.load(where, align=4), builder.fmul(row, times)), where, align=4)
            return context.get_dummy_value()

        return types.void(sums, types.int64, types.float32), codegen

    def plain(sums: np.ndarray, start: int, amount: Any) -> None:
        sums[:size] += amount * WEIGHTS[start : start + size]

    return compiled if COMPILED else plain


_add_first = _adder(FIRST)
_add_second = _adder(SECOND)


@inlined
def look_at_state(desk: Any) -> int:
    """Write what all choices of the seat to act have in common; give the cards whose place it does not know."""
    me = desk[TURN]
    other = 1 - me
    cards, unseen = desk[HELD + me], unseen_by(desk)
    desk[SEEN + _MINE] = cards
    desk[SEEN + _GONE] = PACK & ~(unseen | cards | desk[KNOWN + other])
    desk[SEEN + _HIS] = desk[KNOWN + other]
    desk[SEEN + _THROWN_BY_HIM] = desk[THROWN + other]
    desk[SEEN + _REFUSED_BY_HIM] = desk[REFUSED + other]
    desk[SEEN + _KNOWN_TO_HIM] = desk[KNOWN + me]
    desk[_STOCK] = desk[STOCK_LEFT] * 100
    desk[_DEALER] = me * 1000
    desk[_LIMIT] = desk[LIMIT] * 100
    for place in range(OPINION_SIZE):
        desk[_OPINION + place] = desk[OPINION + OPINION_SIZE * me + place]
    desk[_GIN] = desk[GIN_BONUS] * 40
    desk[_UNDERCUT] = desk[UNDERCUT_BONUS] * 40
    desk[_MULTIPLIER] = (desk[MULTIPLIER] - 1) * 1000
    for turn in range(STYLE_TURNS):
        desk[_TURN + turn] = 0
    desk[_TURN + min(desk[TURNS + me], STYLE_TURNS - 1)] = 1000
    return unseen


@inlined
def look_at_card(desk: Any, card: int, unseen: int, knock: int) -> None:
    """Write what is seen of throwing a card or, where *knock* is not 0, of knocking with it."""
    me = desk[TURN]
    rest = desk[HELD + me] ^ 1 << card
    deadwood, alive = least_deadwood(rest), outs(rest) & unseen
    desk[SEEN + _MINE] = rest
    desk[SEEN + CHOSEN] = 1 << card
    desk[SEEN + _KNOWN_TO_HIM] = desk[KNOWN + me] & ~(1 << card)
    desk[_DEADWOOD] = deadwood * 100
    desk[_OUT_POINTS] = points(alive) * 25
    desk[_OUTS] = popcount(alive) * 200
    desk[_KNOCK] = 1000 if knock else 0
    desk[_KNOCK_DEADWOOD] = deadwood * 100 if knock else 0
    desk[_HOPE] = 0 if knock else hope_of(rest, unseen) * 25
    desk[_DANGER] = 0 if knock else int(1000 * danger_of(desk, card, unseen))
    desk[_MAY_KNOCK_LATER] = 1000 if not knock and deadwood <= desk[LIMIT] else 0


@inlined
def first_sums(desk: Any, sums: Any) -> None:
    """Sum up what :func:`look_at_state` wrote."""
    weights = _weights()
    for place in range(FIRST):
        sums[place] = weights[INPUTS * FIRST + place]
    for number in range(SEEN_SETS):
        if number != CHOSEN:
            _add_set(sums, number, desk[SEEN + number])
    for number in range(_OF_STATE, _OF_STATE + SEEN_OF_STATE):
        _add_number(sums, number, desk[number])


@inlined
def worth_of_choice(desk: Any, card: int, state_sums: Any, sums: Any, second: Any) -> Any:
    """What the choice is worth that :func:`look_at_card` wrote, in points beside the others of this turn: ``float32``.

    Args:
        desk: the desk.
        card: the card of the choice.
        state_sums: ``float32[FIRST]``, what :func:`first_sums` made of the state.
        sums: ``float32[FIRST]``, overwritten.
        second: ``float32[SECOND]``, overwritten.
    """
    weights = _weights()
    for place in range(FIRST):
        sums[place] = state_sums[place]
    _add_first(sums, card * FIRST, _LESS)
    _add_first(sums, (CHOSEN * PACK_SIZE + card) * FIRST, _ONCE)
    if desk[KNOWN + desk[TURN]] >> card & 1:
        _add_first(sums, (_KNOWN_TO_HIM * PACK_SIZE + card) * FIRST, _LESS)
    for number in range(_OF_CARD, _OF_CARD + SEEN_OF_CARD):
        _add_number(sums, number, desk[number])
    for number in range(SEEN_SETS):
        if number != CHOSEN:
            _add_around(sums, number, desk[SEEN + number], card)
    for place in range(SECOND):
        second[place] = weights[_SECOND_FROM + FIRST * SECOND + place]
    for number in range(FIRST):
        if sums[number] > 0:
            _add_second(second, _SECOND_FROM + number * SECOND, sums[number])
    worth = np.float32(0)
    for place in range(SECOND):
        if second[place] > 0:
            worth += second[place] * weights[_LAST_FROM + place]
    return worth


@inlined
def _add_set(sums: Any, number: int, cards: int) -> None:
    while cards != 0:
        _add_first(sums, (number * PACK_SIZE + lowest(cards)) * FIRST, _ONCE)
        cards &= cards - 1


@inlined
def _add_around(sums: Any, number: int, cards: int, middle: int) -> None:
    start, suit, rank = AROUND + number * (OWN + OTHERS), middle // SUIT_SIZE, middle % SUIT_SIZE
    for lane in range(len(SUITS)):
        left, first = cards >> SUIT_SIZE * lane & LANE, start + OWN_REACH - rank
        if lane != suit:
            left, first = left & (1 << OTHERS) - 1 << rank >> OTHERS_REACH, start + OWN + OTHERS_REACH - rank
        while left != 0:
            _add_first(sums, (first + lowest(left)) * FIRST, _ONCE)
            left &= left - 1


@inlined
def _add_number(sums: Any, number: int, thousandths: int) -> None:
    if thousandths != 0:
        start = (SEEN_SETS * PACK_SIZE + number - _OF_CARD) * FIRST
        _add_first(sums, start, np.float32(thousandths) * _THOUSANDTH)
