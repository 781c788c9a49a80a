"""Least deadwood, best melds and the best discard, for one hand or for a million.

Each takes a card set or an array of them, any shape, as ``int64`` or ``uint64``. What they mean stands in
:mod:`ginrummy.melds`; these are its quick twins, for hands of up to eleven cards.
"""

from typing import Any, NamedTuple, TypeAlias, overload

import numpy as np

from ginrummy.cards import PACK, PACK_SIZE, CardSet, names
from ginrummy.errors import CardsError
from ginrummy.fast.bits import popcount
from ginrummy.fast.generate import MOST_IN_LANE as MOST_CARDS
from ginrummy.fast.jit import entry, inlined
from ginrummy.fast.layout import BEST, DESK_SIZE, MOST_MELDS
from ginrummy.fast.least import best_allowed_discard, least_deadwood
from ginrummy.fast.pointers import pointer
from ginrummy.fast.spread import HIDDEN, best_spread
from ginrummy.melds import Meld

CardSets: TypeAlias = np.ndarray
"""Card sets as an array."""


class BestDiscard(NamedTuple):
    """A discard and what it leaves: two numbers for one hand, two arrays for many.

    Attributes:
        card: the card; ``int32`` in arrays.
        deadwood: the least deadwood after it; ``int32`` in arrays.
    """

    card: Any
    deadwood: Any


@overload
def deadwood(cards: CardSet) -> int: ...
@overload
def deadwood(cards: CardSets) -> np.ndarray: ...
def deadwood(cards: Any) -> Any:
    """The least deadwood of a hand over all arrangements (2.4), in points; ``int32`` of the same shape for an array.

    >>> from ginrummy.cards import card_set
    >>> deadwood(card_set("4h 5h 6h 7h 8h 4c 4d 8c 8d Ks"))
    10

    Raises:
        CardsError: more than eleven cards, or bits that are no cards.
    """
    if isinstance(cards, int):
        _check_one(cards)
        return deadwood_of_one(cards)
    many = _many(cards)
    found = np.empty(many.shape, np.int32)
    _check(many, deadwood_of_many(many.reshape(-1), found.reshape(-1)))
    return found


@overload
def best_discard(cards: CardSet, allowed: CardSet | None = None) -> BestDiscard: ...
@overload
def best_discard(cards: CardSets, allowed: CardSets | None = None) -> BestDiscard: ...
def best_discard(cards: Any, allowed: Any = None) -> BestDiscard:
    """The discard that leaves the least deadwood; among equals the highest rank, then the latest suit (c d h s).

    Args:
        cards: a hand, or an array of them.
        allowed: the cards that may be discarded, as a set for each hand; all of them if not told.

    Raises:
        CardsError: nothing to discard, more than eleven cards, or bits that are no cards.
    """
    if isinstance(cards, int):
        _check_one(cards)
        may_leave = cards if allowed is None else cards & allowed
        if not may_leave:
            raise CardsError("fast-nothing-to-discard")
        found = discard_of_one(cards, may_leave)
        return BestDiscard(found & 63, found >> 6)
    many = _many(cards)
    leaving = many if allowed is None else np.ascontiguousarray(many & _many(allowed))
    card, left = np.empty(many.shape, np.int32), np.empty(many.shape, np.int32)
    arrays = (many.reshape(-1), leaving.reshape(-1), card.reshape(-1), left.reshape(-1))
    _check(many, discard_of_many(*arrays))
    return BestDiscard(card, left)


@overload
def best_melds(cards: CardSet) -> tuple[Meld, ...]: ...
@overload
def best_melds(cards: CardSets) -> np.ndarray: ...
def best_melds(cards: Any) -> Any:
    """The melds of the first best arrangement (:func:`ginrummy.melds.best_arrangements`), in ascending order.

    For an array: ``int64[..., 3]``, 0 where there is no meld.

    Raises:
        CardsError: more than eleven cards, or bits that are no cards.
    """
    one = isinstance(cards, int)
    if one:
        _check_one(cards)
    many = _many(np.array([cards], np.int64) if one else cards)
    found = np.empty((*many.shape, MOST_MELDS), np.int64)
    _check(many, melds_of_many(np.zeros(DESK_SIZE, np.int64), many.reshape(-1), found.reshape(-1)))
    return tuple(int(meld) for meld in found[0] if meld) if one else found


@entry("int64")
def deadwood_of_one(cards: int) -> int:
    """The least deadwood of a hand."""
    return least_deadwood(cards)


@entry("int64[::1], int32[::1]")
def deadwood_of_many(cards: Any, found: Any) -> int:
    """Write the least deadwood of each hand; give the place of one that is none, or -1."""
    wrong = -1
    for place in range(cards.size):
        found[place] = least_deadwood(cards[place])
        if not _is_hand(cards[place]):
            wrong = place
    return wrong


@entry("int64, int64")
def discard_of_one(cards: int, allowed: int) -> int:
    """The best discard, and 64 times the least deadwood after it."""
    card, deadwood = best_allowed_discard(cards, allowed)
    return card + 64 * deadwood


@entry("int64[::1], int64[::1], int32[::1], int32[::1]")
def discard_of_many(cards: Any, allowed: Any, card: Any, deadwood: Any) -> int:
    """Write the best discard from each hand; give the place of one that is none, or -1."""
    wrong = -1
    for place in range(cards.size):
        if allowed[place] == 0 or not _is_hand(cards[place]):
            wrong = place
        else:
            card[place], deadwood[place] = best_allowed_discard(cards[place], allowed[place])
    return wrong


@entry("int64[::1], int64[::1], int64[::1]")
def melds_of_many(room: Any, cards: Any, found: Any) -> int:
    """Write the best melds of each hand; give the place of one that is none, or -1."""
    desk = pointer(room)
    for place in range(cards.size):
        if not _is_hand(cards[place]):
            return place
        best_spread(desk, cards[place], HIDDEN)
        for meld in range(MOST_MELDS):
            found[MOST_MELDS * place + meld] = desk[BEST + meld]
    return -1


@inlined
def _is_hand(cards: int) -> bool:
    """Whether *cards* are cards, and not too many."""
    return cards >> PACK_SIZE == 0 and popcount(cards) <= MOST_CARDS


def _many(cards: Any) -> np.ndarray:
    """Card sets as an array that kernels can read."""
    array = np.asarray(cards)
    if array.dtype.kind not in "iu":
        raise TypeError(f"card sets are integers, not {array.dtype}")
    return np.require(array, np.int64, ["C", "W"])


def _check_one(cards: int) -> None:
    if cards & ~PACK or cards.bit_count() > MOST_CARDS:
        raise _not_a_hand(cards)


def _check(many: np.ndarray, wrong: int) -> None:
    if wrong >= 0:
        cards = int(many.reshape(-1)[wrong])
        _check_one(cards)
        raise CardsError("fast-nothing-to-discard")


def _not_a_hand(cards: int) -> CardsError:
    if cards & ~PACK:
        return CardsError("fast-no-cards", bits=hex(cards))
    return CardsError("fast-too-many-cards", cards=names(cards), count=cards.bit_count(), most=MOST_CARDS)
