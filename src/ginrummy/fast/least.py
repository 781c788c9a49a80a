"""Least deadwood and the best discard as kernels; what they mean stands in :mod:`ginrummy.melds`.

Card sets are ``int64``. A hand's four lanes are looked up in tables; only where a card could be in a set or in a run is
there anything to search.

The search has one currency: 64 times the deadwood, less the *key* of the card discarded (four times its rank, and its
suit), if one is. So the least of it is the least deadwood, and among equals the discard of highest rank and latest
suit.
"""

from ginrummy.cards import COURT_POINTS, LANE
from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.tables import lane_deadwood, lane_discard, lane_points

ALL_SUITS = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""Ranks times this are those ranks in every suit."""
RUN_STARTS = ALL_SUITS * (LANE >> 2)
"""The cards that can be the lowest of a run: aces to jacks."""
TWO_OF_A_RUN = (0b00011, 0b01010, 0b11000)
"""Of the two ranks below a card and the two above it (the card itself in the middle), those that make a run with it."""
MAKING_RUNS = sum(1 << around for around in range(32) if any(around & two == two for two in TWO_OF_A_RUN))
"""The same for every way to hold some of them: a bit each."""
KEEPING, DISCARDING = False, True
"""Whether the search looks for deadwood as it is, or after the best discard."""


@inlined
def least_deadwood(cards: int) -> int:
    """The least deadwood of *cards* over all arrangements, in points (2.4)."""
    sets = ranks_with_sets(cards)
    contested = sets & ranks_in_runs(cards)
    cards &= ~((sets ^ contested) * ALL_SUITS)
    return lanes_deadwood(cards) if contested == 0 else contested_deadwood(cards, contested)


@inlined
def melds_all(cards: int) -> bool:
    """Whether *cards* can be melded to the last one."""
    # Mostly there is one that fits nowhere, and no need to search.
    return meldable(cards) == cards and least_deadwood(cards) == 0


@inlined
def deadwood_with(cards: int, deadwood: int, card: int) -> int:
    """The least deadwood of *cards* and one *card* more, when that of *cards* alone is *deadwood*."""
    if makes_meld(cards, card):
        return least_deadwood(cards | 1 << card)
    return deadwood + min(card % 13 + 1, COURT_POINTS)


@inlined
def makes_meld(cards: int, card: int) -> bool:
    """Whether *cards* have two that make a meld with one *card* more."""
    rank = card % 13
    lane = cards >> card - rank & LANE
    around = lane << 2 >> rank & 0b11111
    return (popcount(cards >> rank & ALL_SUITS) > 1) | (MAKING_RUNS >> around & 1 != 0)


@inlined
def best_discard(cards: int) -> tuple[int, int]:
    """The best discard from *cards*, any of them allowed, and the least deadwood that it leaves.

    Returns:
        The card and the deadwood. Among equals goes the card of highest rank, then of the latest suit (c d h s).
    """
    sets = ranks_with_sets(cards)
    contested = sets & ranks_in_runs(cards)
    free = sets ^ contested
    kept = cards & ~(free * ALL_SUITS)
    if contested == 0:
        deadwood = lanes_deadwood(kept)
        cost = (deadwood << 6) - _lanes_saved(kept)
    else:
        deadwood = contested_deadwood(kept, contested) if free != 0 else 0
        cost = _search(kept, contested, DISCARDING)
    # While another card is in no meld, to throw that is better than to touch a set.
    if deadwood == 0 and free != 0:
        cost = min(cost, _from_free_sets(cards, free))
    key = -cost & 63
    return 13 * (key & 3) + (key >> 2), (cost + key) >> 6


@inlined
def knocking_discards(cards: int, allowed: int, limit: int) -> int:
    """The *allowed* discards after which the deadwood can be within the limit (7.2), as a set."""
    # A discard saves at most its own points, so most hands need only one look.
    return 0 if least_deadwood(cards) - COURT_POINTS > limit else _near_discards(cards, allowed, limit)


@inlined
def may_knock(cards: int, deadwood: int, allowed: int, limit: int) -> bool:
    """Whether from *cards* of so much *deadwood* an *allowed* discard brings it within the limit (7.2)."""
    return deadwood - COURT_POINTS <= limit and best_allowed_discard(cards, allowed)[1] <= limit


@kernel
def _near_discards(cards: int, allowed: int, limit: int) -> int:
    """As :func:`knocking_discards`, for a hand that may be near enough."""
    knocks = 0
    if best_discard(cards)[1] > limit:
        return knocks
    left = cards & allowed
    while left != 0:
        card = left & -left
        left ^= card
        if least_deadwood(cards ^ card) <= limit:
            knocks |= card
    return knocks


@inlined
def best_allowed_discard(cards: int, allowed: int) -> tuple[int, int]:
    """As :func:`best_discard`, among the *allowed* cards only; there must be one."""
    card, deadwood = best_discard(cards)
    if allowed >> card & 1:
        return card, deadwood
    best = 1 << 30
    left = cards & allowed
    while left != 0:
        one = lowest(left)
        left &= left - 1
        best = min(best, (least_deadwood(cards ^ 1 << one) << 6) - card_key(one))
    key = -best & 63
    return 13 * (key & 3) + (key >> 2), (best + key) >> 6


@inlined
def card_key(card: int) -> int:
    """Four times the rank of a card, and its suit: its place when ranks come before suits."""
    return 4 * (card % 13) + card // 13


@inlined
def points(cards: int) -> int:
    """The points of all of *cards*, melded or not."""
    return (
        lane_points(cards & LANE)
        + lane_points(cards >> 13 & LANE)
        + lane_points(cards >> 26 & LANE)
        + lane_points(cards >> 39 & LANE)
    )


@inlined
def lanes_deadwood(cards: int) -> int:
    """The least deadwood of *cards* when no sets are made."""
    return (
        lane_deadwood(cards & LANE)
        + lane_deadwood(cards >> 13 & LANE)
        + lane_deadwood(cards >> 26 & LANE)
        + lane_deadwood(cards >> 39 & LANE)
    )


@inlined
def _lanes_cost(cards: int, discard: bool) -> int:
    """What *cards* cost when no sets are made, the best of them discarded or none."""
    cost = lanes_deadwood(cards) << 6
    return cost - _lanes_saved(cards) if discard else cost


@inlined
def _lanes_saved(cards: int) -> int:
    """What the best discard takes off the cost of *cards* when no sets are made."""
    clubs, diamonds = lane_discard(cards & LANE), lane_discard(cards >> 13 & LANE) + 1
    hearts, spades = lane_discard(cards >> 26 & LANE) + 2, lane_discard(cards >> 39 & LANE) + 3
    return max(max(clubs, diamonds), max(hearts, spades))  # noqa: PLW3301 - two by two they do not wait for each other


@inlined
def ranks_with_sets(cards: int) -> int:
    """The ranks of which three or four cards are there."""
    c, d, h, s = cards & LANE, cards >> 13 & LANE, cards >> 26 & LANE, cards >> 39 & LANE
    return (c & d & (h | s)) | (h & s & (c | d))


@inlined
def ranks_in_runs(cards: int) -> int:
    """The ranks of all cards that could be in a run. A set of any other rank costs nothing, so it is always made."""
    runs = in_runs(cards)
    return (runs | runs >> 13 | runs >> 26 | runs >> 39) & LANE


@inlined
def meldable(cards: int) -> int:
    """The cards that could be in a meld, as a set."""
    return in_runs(cards) | cards & ranks_with_sets(cards) * ALL_SUITS


@inlined
def in_runs(cards: int) -> int:
    """The cards that could be in a run, as a set."""
    starts = cards & cards >> 1 & cards >> 2 & RUN_STARTS
    return starts | starts << 1 | starts << 2


@inlined
def contested_deadwood(cards: int, contested: int) -> int:
    """The least deadwood of *cards* when only sets of the *contested* ranks, at most three, may be made or not."""
    return _search(cards, contested, KEEPING) >> 6


@kernel
def _from_free_sets(cards: int, free: int) -> int:
    """What it costs to discard from a free set, every other card being in a meld.

    Nothing from a set of four; one of three falls apart.
    """
    least = 1 << 30
    while free != 0:
        rank = lowest(free)
        free &= free - 1
        of_rank = cards >> rank & ALL_SUITS
        broken = 0 if popcount(of_rank) > 3 else 2 * min(rank + 1, COURT_POINTS)
        suit = 3 if of_rank >> 39 & 1 else 2
        least = min(least, (broken << 6) - 4 * rank - suit)
    return least


@inlined
def _search(cards: int, sets: int, discard: bool) -> int:
    """The least cost of *cards* when a set of each of the ranks *sets*, at most three, may be made or not."""
    single = sets & sets - 1 == 0  # as nearly always
    return _search_one(cards, sets, discard) if single else _search_more(cards, sets, discard)


@kernel
def _search_more(cards: int, sets: int, discard: bool) -> int:
    """As :func:`_search`, for two ranks or three."""
    rank, others = sets & -sets, sets & sets - 1
    least = _search_two(cards, others, discard)
    four = rank * ALL_SUITS & cards
    least = min(least, _search_two(cards ^ four, others, discard))
    if popcount(four) > 3:
        while four != 0:
            left_out = four & -four
            four ^= left_out
            least = min(least, _search_two(cards & ~(rank * ALL_SUITS) | left_out, others, discard))
    return least


@kernel
def _search_two(cards: int, sets: int, discard: bool) -> int:
    """As :func:`_search`, for one rank or two."""
    rank, others = sets & -sets, sets & sets - 1
    if others == 0:
        return _search_one(cards, rank, discard)
    least = _search_one(cards, others, discard)
    four = rank * ALL_SUITS & cards
    least = min(least, _search_one(cards ^ four, others, discard))
    if popcount(four) > 3:
        while four != 0:
            left_out = four & -four
            four ^= left_out
            least = min(least, _search_one(cards & ~(rank * ALL_SUITS) | left_out, others, discard))
    return least


@kernel
def _search_one(cards: int, rank: int, discard: bool) -> int:
    """As :func:`_search`, for one rank."""
    four = rank * ALL_SUITS & cards
    least = min(_lanes_cost(cards, discard), _lanes_cost(cards ^ four, discard))
    if popcount(four) > 3:
        while four != 0:
            left_out = four & -four
            four ^= left_out
            least = min(least, _lanes_cost(cards & ~(rank * ALL_SUITS) | left_out, discard))
    return least
