"""What a player lays down by default, as kernels: the knocker's spread and the best defence (7.3, 8.4).

The same definitions as :func:`ginrummy.rules.default_spread` and :func:`ginrummy.rules.default_defence`, fixed order
included. A set of a rank that no run wants is made in every best arrangement; the others are tried, and of each lane's
rest the best arrangements are looked up. Mostly there is a single one.
"""

from typing import Any

from ginrummy.cards import LANE
from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import BEST, CHOSEN, LAID_ON
from ginrummy.fast.least import (
    ALL_SUITS,
    in_runs,
    lanes_deadwood,
    least_deadwood,
    meldable,
    ranks_in_runs,
    ranks_with_sets,
)
from ginrummy.fast.melds import extensions
from ginrummy.fast.state import not_discarded
from ginrummy.fast.tables import arrangement, lane_first, set_meld

NO_MELD = 1 << 62
"""What counts as no meld while melds are sorted: more than any."""
WORST = 1 << 62
HIDDEN, EXPOSED = False, True
"""Whether the other seat could lay off on a spread."""


@kernel
def exposure(meld: int, possible: int) -> int:
    """The *possible* cards that could be laid off on a meld, chains included, as a set."""
    grown, more = meld, extensions(meld) & possible
    while more != 0:
        grown |= more
        more = extensions(grown) & possible
    return grown ^ meld


@kernel
def best_spread(desk: Any, cards: int, exposed: bool) -> int:
    """Put the melds of the default spread of *cards* at :data:`BEST` on the desk; give the deadwood.

    Least deadwood, then, if it is *exposed* to the other seat, the fewest cards not seen yet that could be laid off,
    then the fewest melds, then the melds in order. If not, this is the first of the best arrangements.
    """
    sets = ranks_with_sets(cards)
    contested = sets & ranks_in_runs(cards)
    rest, count = _take_free_sets(desk, cards, sets ^ contested)
    if contested == 0 and _all_arrangements(rest) == 1:
        left = in_runs(rest)
        while left != 0:
            shift = lowest(left) // 13 * 13
            count = _push(desk, count, arrangement(lane_first(rest >> shift & LANE)), shift)
            left &= -1 << shift + 13  # on to the next lane with a run
        _keep_better(desk, count, 0, WORST)
        return lanes_deadwood(rest)
    return _weigh(desk, cards, rest, contested, count, exposed)


@inlined
def _all_arrangements(cards: int) -> int:
    """How many best arrangements the runs of *cards* have when no sets are made."""
    c, d, h, s = cards & LANE, cards >> 13 & LANE, cards >> 26 & LANE, cards >> 39
    return _arrangements(c) * _arrangements(d) * _arrangements(h) * _arrangements(s)


@inlined
def _arrangements(lane: int) -> int:
    """How many best arrangements the runs of a lane have."""
    return lane_first(lane + 1) - lane_first(lane)


@inlined
def _take_free_sets(desk: Any, cards: int, ranks: int) -> tuple[int, int]:
    """Choose the sets of *ranks*, all their cards; give the cards left and the number of sets."""
    count = 0
    while ranks != 0:
        meld = cards & ALL_SUITS << lowest(ranks)
        ranks &= ranks - 1
        desk[CHOSEN + count] = meld
        cards ^= meld
        count += 1
    return cards, count


@kernel
def _weigh(desk: Any, held: int, cards: int, contested: int, count: int, exposed: bool) -> int:
    """Complete *count* chosen sets by the other *cards* in every best way and keep the best; give the deadwood."""
    choices = 1
    left = contested
    while left != 0:
        choices *= _ways(cards, lowest(left))
        left &= left - 1
    least, ties, first = 1 << 30, 0, 0
    for choice in range(choices):
        rest, _ = _take_sets(desk, cards, contested, choice, count)
        deadwood = lanes_deadwood(rest)
        if deadwood < least:
            least, ties, first = deadwood, 0, choice
        if deadwood == least:
            ties += _all_arrangements(rest)
    # Mostly there is a single best way, and then no need to ask what it is open to.
    last = first if ties == 1 else choices - 1
    possible = not_discarded(desk) & ~held if exposed and ties > 1 else 0
    best = WORST
    for choice in range(first, last + 1):
        rest, with_sets = _take_sets(desk, cards, contested, choice, count)
        if lanes_deadwood(rest) == least:
            best = _try_runs(desk, rest, with_sets, possible, best)
    return least


@inlined
def _ways(cards: int, rank: int) -> int:
    """In how many ways the cards of a rank can make a set, none included."""
    return 6 if popcount(cards >> rank & ALL_SUITS) > 3 else 2


@inlined
def _take_sets(desk: Any, cards: int, ranks: int, choice: int, count: int) -> tuple[int, int]:
    """Choose sets of *ranks*, or none, as *choice* tells, behind *count* others; give the cards left and the number."""
    rest = cards
    while ranks != 0:
        rank = lowest(ranks)
        ranks &= ranks - 1
        ways = _ways(cards, rank)
        way = choice % ways
        choice //= ways
        if way != 0:
            meld = set_meld(5 * rank + way - 1) if ways > 2 else cards & ALL_SUITS << rank
            desk[CHOSEN + count] = meld
            rest &= ~meld
            count += 1
    return rest, count


@inlined
def _try_runs(desk: Any, rest: int, count: int, possible: int, best: int) -> int:
    """Complete *count* chosen sets by every best arrangement of the lanes; keep what is better than *best*."""
    c, d, h, s = rest & LANE, rest >> 13 & LANE, rest >> 26 & LANE, rest >> 39
    for clubs in range(lane_first(c), lane_first(c + 1)):
        with_clubs = _push(desk, count, arrangement(clubs), 0)
        for diamonds in range(lane_first(d), lane_first(d + 1)):
            with_diamonds = _push(desk, with_clubs, arrangement(diamonds), 13)
            for hearts in range(lane_first(h), lane_first(h + 1)):
                with_hearts = _push(desk, with_diamonds, arrangement(hearts), 26)
                for spades in range(lane_first(s), lane_first(s + 1)):
                    with_all = _push(desk, with_hearts, arrangement(spades), 39)
                    best = _keep_better(desk, with_all, possible, best)
    return best


@inlined
def _push(desk: Any, count: int, runs: int, shift: int) -> int:
    """Choose the runs of one lane's arrangement, behind *count* melds; give the number then."""
    while runs != 0:
        desk[CHOSEN + count] = (runs & LANE) << shift
        runs >>= 13
        count += 1
    return count


@kernel
def _keep_better(desk: Any, count: int, possible: int, best: int) -> int:
    """Make the chosen melds the best if they are better than those there, whose measure is *best*; give the measure."""
    a = desk[CHOSEN] if count > 0 else NO_MELD
    b = desk[CHOSEN + 1] if count > 1 else NO_MELD
    c = desk[CHOSEN + 2] if count > 2 else NO_MELD
    open_to = 0
    if possible != 0:
        for place in range(CHOSEN, CHOSEN + count):
            open_to |= exposure(desk[place], possible)
    measure = 4 * popcount(open_to) + count
    if measure > best:
        return best
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    a, b, c = a % NO_MELD, b % NO_MELD, c % NO_MELD
    if measure < best or _before(desk, BEST, a, b, c):
        desk[BEST], desk[BEST + 1], desk[BEST + 2] = a, b, c
    return measure


@inlined
def _before(desk: Any, place: int, a: int, b: int, c: int) -> bool:
    """Whether three numbers come before the three at *place*."""
    if a != desk[place]:
        return a < desk[place]
    if b != desk[place + 1]:
        return b < desk[place + 1]
    return c < desk[place + 2]


@kernel
def best_defence(desk: Any, held: int, spread: int) -> int:
    """Put the best defence on the desk; give the deadwood.

    Least deadwood, then the fewest cards laid off, then the groups laid off, meld by meld, in order. The defender's
    melds come to :data:`BEST`, the cards laid off on each of the knocker's melds, as sets, to :data:`LAID_ON`.

    Args:
        desk: the desk.
        held: the defender's cards, as a set.
        spread: where the knocker's three melds stand on the desk, in ascending order, 0 for none; negative for gin,
            when nothing may be laid off.
    """
    desk[LAID_ON] = desk[LAID_ON + 1] = desk[LAID_ON + 2] = 0
    if spread >= 0:
        a, b, c = desk[spread], desk[spread + 1], desk[spread + 2]
        on_a, on_b, on_c = _layable(a, held), _layable(b, held), _layable(c, held)
        layable, twice = on_a | on_b | on_c, on_a & on_b | on_a & on_c | on_b & on_c
        if twice | layable & meldable(held) == 0:
            desk[LAID_ON], desk[LAID_ON + 1], desk[LAID_ON + 2] = on_a, on_b, on_c
            held ^= layable  # wanted nowhere else, so laying off all of them is best
        else:
            held &= ~_choose_groups(desk, held, a, b, c, on_a, on_b, on_c)
    return best_spread(desk, held, HIDDEN)


@kernel
def _choose_groups(desk: Any, held: int, a: int, b: int, c: int, on_a: int, on_b: int, on_c: int) -> int:
    """Choose the cards to lay off on the melds *a*, *b* and *c*, from those that could be; give them all as a set."""
    best, together = WORST, 0
    for first in range(_groups(a, on_a)):
        group_a = _group(a, on_a, first)
        for second in range(_groups(b, on_b)):
            group_b = _group(b, on_b, second)
            for third in range(_groups(c, on_c)):
                group_c = _group(c, on_c, third)
                if group_a & group_b or group_a & group_c or group_b & group_c:
                    continue
                group = group_a | group_b | group_c
                cost = (least_deadwood(held & ~group) << 8) + popcount(group)
                if cost < best or (cost == best and _before(desk, LAID_ON, group_a, group_b, group_c)):
                    best, together = cost, group
                    desk[LAID_ON], desk[LAID_ON + 1], desk[LAID_ON + 2] = group_a, group_b, group_c
    return together


@inlined
def _layable(meld: int, held: int) -> int:
    """All of the *held* cards that can be laid off on a meld, chains included; none where there is no meld."""
    return 0 if meld == 0 else exposure(meld, held)


@inlined
def _groups(meld: int, layable: int) -> int:
    """How many groups of the layable cards can be laid off together on a meld, none included."""
    low = popcount(layable & ((meld & -meld) - 1))
    return (low + 1) * (popcount(layable) - low + 1)


@inlined
def _group(meld: int, layable: int, number: int) -> int:
    """One of those groups: so many cards at the low end, and so many at the high end."""
    below = layable & ((meld & -meld) - 1)
    above = layable ^ below
    lows = popcount(below) + 1
    low, high = number % lows, number // lows
    for _ in range(lows - 1 - low):
        below &= below - 1  # the farthest card first
    kept = 0
    for _ in range(high):
        kept |= above & -above
        above &= above - 1
    return below | kept
