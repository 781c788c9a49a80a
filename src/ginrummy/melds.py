"""Sets, runs, arrangements, deadwood and lay-offs: the readable definition (rules, clauses 2, 7.3 and 8).

One thought makes it quick. A run lives in one suit; only sets tie suits together. So once the sets are chosen, what is
left falls apart into four lanes that know nothing of each other, and a lane's best runs can be looked up.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TypeAlias

from ginrummy.cards import LANE, NO_CARDS, PACK_SIZE, POINTS, SUIT_SIZE, SUITS, Card, CardSet, each, set_of

Meld: TypeAlias = CardSet
"""A set or a run, as the set of its cards."""

MELD_SIZE = 3
"""The fewest cards of a meld (clauses 2.1 and 2.2)."""

_RANK_IN_ALL_SUITS: CardSet = set_of(SUIT_SIZE * suit for suit in range(len(SUITS)))
"""The four aces; shifted up by a rank, the four cards of that rank."""

_LANES = range(0, PACK_SIZE, SUIT_SIZE)
"""Where the lane of each suit begins."""

_RUN_STARTS: CardSet = set_of(c for c in range(PACK_SIZE) if c % SUIT_SIZE <= SUIT_SIZE - MELD_SIZE)
"""The cards that can be the lowest of a run: aces to jacks."""


def _sets_of(rank: int) -> tuple[Meld, ...]:
    """The five possible sets of a rank: all four cards, and each three of them."""
    four = _RANK_IN_ALL_SUITS << rank
    return (four, *(four ^ 1 << c for c in each(four)))


def _lane_points() -> list[int]:
    """For every lane, the points of its cards: each lane is a smaller one and its lowest card."""
    table = [0]
    for lane in range(1, LANE + 1):
        lowest = lane & -lane
        table.append(table[lane ^ lowest] + POINTS[lowest.bit_length() - 1])
    return table


SETS: tuple[tuple[Meld, ...], ...] = tuple(_sets_of(rank) for rank in range(SUIT_SIZE))
"""The sets of each rank, from the aces up; the set of four first."""

LANE_POINTS: tuple[int, ...] = tuple(_lane_points())
"""The points of the cards in each lane, by the lane's thirteen bits."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Cards sorted into disjoint melds and deadwood.

    Attributes:
        melds: the melds, in ascending order.
        unmatched: the cards in no meld.
        deadwood: the points of the unmatched cards.
    """

    melds: tuple[Meld, ...]
    unmatched: CardSet
    deadwood: int


@dataclass(frozen=True, slots=True)
class LaidOff:
    """One card of the defender's on one of the knocker's melds.

    Attributes:
        card: the card laid off.
        meld: the meld as the knocker spread it, without what was laid off on it.
    """

    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class Spread:
    """What one side lays down when a hand ends (clauses 7.3 and 8.1).

    Attributes:
        melds: the side's own melds, in ascending order.
        laid_off: the cards laid off, in an order in which each one fits when it comes; the knocker has none.
        unmatched: the cards left over.
        deadwood: the points of the unmatched cards.
    """

    melds: tuple[Meld, ...]
    laid_off: tuple[LaidOff, ...]
    unmatched: CardSet
    deadwood: int

    @property
    def cards(self) -> CardSet:
        """All cards of that side."""
        return union(self.melds) | set_of(one.card for one in self.laid_off) | self.unmatched


def points(cards: CardSet) -> int:
    """The points of all of *cards*, melded or not."""
    return (
        LANE_POINTS[cards & LANE]
        + LANE_POINTS[cards >> 13 & LANE]
        + LANE_POINTS[cards >> 26 & LANE]
        + LANE_POINTS[cards >> 39]
    )


def is_set(cards: CardSet) -> bool:
    """Whether *cards* are a set: three or four of one rank (clause 2.1)."""
    return cards.bit_count() >= MELD_SIZE and cards in SETS[_lowest(cards) % SUIT_SIZE]


def is_run(cards: CardSet) -> bool:
    """Whether *cards* are a run: three or more in a row in one suit, the ace low (clauses 1.1 and 2.2)."""
    if cards.bit_count() < MELD_SIZE:
        return False
    lowest = _lowest(cards)
    lane = cards >> lowest
    return not lane & lane + 1 and lowest % SUIT_SIZE + lane.bit_length() <= SUIT_SIZE


def is_meld(cards: CardSet) -> bool:
    """Whether *cards* are a set or a run."""
    return is_set(cards) or is_run(cards)


def melds_in(cards: CardSet) -> tuple[Meld, ...]:
    """Every meld that can be made of *cards*, in ascending order; long runs give their shorter parts too."""
    sets = [meld for rank in each(_ranks_with_sets(cards)) for meld in SETS[rank] if meld & cards == meld]
    runs = [run << shift for shift in _LANES for run in _runs_in_lane(cards >> shift & LANE)]
    return tuple(sorted(sets + runs))


def least_deadwood(cards: CardSet) -> int:
    """The least deadwood of *cards* over all arrangements (clause 2.4), in points.

    >>> from ginrummy.cards import card_set
    >>> least_deadwood(card_set("4h 5h 6h 7h 8h 4c 4d 8c 8d Ks"))
    10
    """
    starts = cards & cards >> 1 & cards >> 2 & _RUN_STARTS
    in_runs = starts | starts << 1 | starts << 2
    ranks = _ranks_with_sets(cards)
    contested = ranks & (in_runs | in_runs >> 13 | in_runs >> 26 | in_runs >> 39)
    # Sets that share no card with a run lie as they are; only for the others is there anything to choose.
    rest = cards & ~((ranks ^ contested) * _RANK_IN_ALL_SUITS)
    return points(rest) - _most_melded(rest, contested)


def arrangements(cards: CardSet, most: int) -> Iterator[Arrangement]:
    """Every arrangement of *cards* with at most *most* points of deadwood, each once."""
    yield from _arrange(cards, melds_in(cards), most, (), NO_CARDS, 0)


def best_arrangements(cards: CardSet) -> tuple[Arrangement, ...]:
    """All arrangements of least deadwood, in a fixed order: fewest melds first, then by the melds themselves.

    A run of six is one meld or two; both are here, since a player may show either.
    """
    best = arrangements(cards, least_deadwood(cards))
    return tuple(sorted(best, key=lambda a: (len(a.melds), a.melds)))


def deadwood_after_discard(cards: CardSet, allowed: CardSet | None = None) -> dict[Card, int]:
    """The least deadwood that is left after each discard (clause 2.4).

    Args:
        cards: the cards held, usually eleven.
        allowed: the cards that may be discarded; all of them if not told.
    """
    return {c: least_deadwood(cards ^ 1 << c) for c in each(cards if allowed is None else cards & allowed)}


def knocking_discards(cards: CardSet, allowed: CardSet, limit: int) -> dict[Card, int]:
    """The discards after which a hand can be shown within the knock limit, each with its least deadwood (clause 7.2).

    Args:
        cards: the cards held, usually eleven.
        allowed: the cards that may be discarded (clause 6.3).
        limit: the most points of deadwood to knock with.
    """
    # A discard saves at most its own points, so most hands need only one look.
    over = least_deadwood(cards) - limit
    if over > POINTS[-1]:
        return {}
    useful = set_of(c for c in each(cards & allowed) if POINTS[c] >= over)
    return {c: deadwood for c, deadwood in deadwood_after_discard(cards, useful).items() if deadwood <= limit}


def extensions(meld: Meld) -> CardSet:
    """The cards that can be laid off on a meld as it lies: the fourth of a set, either end of a run (clause 8.2)."""
    if is_set(meld):
        return SETS[_lowest(meld) % SUIT_SIZE][0] & ~meld
    lane = LANE << _lowest(meld) // SUIT_SIZE * SUIT_SIZE
    return (meld << 1 | meld >> 1) & lane & ~meld


def exposure(melds: Iterable[Meld], possible: CardSet) -> int:
    """How many of the *possible* cards could be laid off on *melds*, chains included: a knocker keeps it small."""
    open_to = NO_CARDS
    for meld in melds:
        grown = meld
        while more := extensions(grown) & possible:
            grown |= more
        open_to |= grown ^ meld
    return open_to.bit_count()


def best_defence(held: CardSet, spread: Sequence[Meld]) -> Spread:
    """The defence that leaves least deadwood, own melds and lay-offs chosen together (clause 8.4).

    Among equals, the one that lays off fewest cards, then a fixed order. Against gin, where nothing may be laid off,
    give no melds.

    Args:
        held: the defender's cards.
        spread: the knocker's melds.
    """

    def cost(choice: tuple[CardSet, ...]) -> tuple[int, int, tuple[CardSet, ...]]:
        laid = union(choice)
        return least_deadwood(held ^ laid), laid.bit_count(), choice

    choices = (c for c in product(*(_layable(meld, held) for meld in spread)) if _disjoint(c))
    best = min(choices, key=cost)
    own = best_arrangements(held ^ union(best))[0]
    laid_off = tuple(laid for meld, cards in zip(spread, best, strict=True) for laid in _in_turn(meld, cards))
    return Spread(own.melds, laid_off, own.unmatched, own.deadwood)


def union(card_sets: Iterable[CardSet]) -> CardSet:
    """The union of *card_sets*."""
    together = NO_CARDS
    for cards in card_sets:
        together |= cards
    return together


def _lowest(cards: CardSet) -> Card:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def _ranks_with_sets(cards: CardSet) -> int:
    """The ranks of which *cards* hold three or four, as a lane."""
    c, d, h, s = cards & LANE, cards >> 13 & LANE, cards >> 26 & LANE, cards >> 39
    return (c & d & (h | s)) | (h & s & (c | d))


def _most_melded(cards: CardSet, ranks: int) -> int:
    """The most points of *cards* that melds can cover, with sets of *ranks* only.

    For one rank after another, try no set and every set; the lanes then look after themselves.
    """
    if not ranks:
        if not cards & cards >> 1 & cards >> 2 & _RUN_STARTS:
            return 0
        return (
            _most_in_runs(cards & LANE)
            + _most_in_runs(cards >> 13 & LANE)
            + _most_in_runs(cards >> 26 & LANE)
            + _most_in_runs(cards >> 39)
        )
    rank = (ranks & -ranks).bit_length() - 1
    others = ranks & ranks - 1
    most = _most_melded(cards, others)
    for meld in SETS[rank]:
        if meld & cards == meld:
            most = max(most, points(meld) + _most_melded(cards ^ meld, others))
    return most


@cache
def _most_in_runs(lane: int) -> int:
    """The most points of one lane that runs can cover: its lowest card is left out, or begins a run of some length."""
    if not lane:
        return 0
    most = _most_in_runs(lane & lane - 1)
    for run in _runs_from_lowest(lane):
        most = max(most, LANE_POINTS[run] + _most_in_runs(lane ^ run))
    return most


def _runs_from_lowest(lane: int) -> Iterator[int]:
    """The runs in a lane that begin with its lowest card, shortest first."""
    card = run = lane & -lane
    while (card := card << 1) & lane:
        run |= card
        if run.bit_count() >= MELD_SIZE:
            yield run


@cache
def _runs_in_lane(lane: int) -> tuple[int, ...]:
    """Every run in one lane."""
    return (*_runs_from_lowest(lane), *_runs_in_lane(lane & lane - 1)) if lane else ()


def _arrange(
    cards: CardSet, melds: tuple[Meld, ...], most: int, chosen: tuple[Meld, ...], unmatched: CardSet, deadwood: int
) -> Iterator[Arrangement]:
    """Settle the lowest card of *cards*, as deadwood or as the lowest of a meld, and go on with the rest."""
    if not cards:
        yield Arrangement(tuple(sorted(chosen)), unmatched, deadwood)
        return
    lowest = cards & -cards
    with_lowest = deadwood + POINTS[lowest.bit_length() - 1]
    if with_lowest <= most:
        yield from _arrange(cards ^ lowest, melds, most, chosen, unmatched | lowest, with_lowest)
    for meld in melds:
        if meld & -meld == lowest and meld & cards == meld:
            yield from _arrange(cards ^ meld, melds, most, (*chosen, meld), unmatched, deadwood)


def _layable(meld: Meld, held: CardSet) -> list[CardSet]:
    """Every group of *held* cards that can be laid off on *meld* together, none first."""
    groups = [NO_CARDS]
    for group in groups:  # the list grows under the loop, until no group can take another card
        groups += [more for c in each(extensions(meld | group) & held) if (more := group | 1 << c) not in groups]
    return groups


def _disjoint(groups: Iterable[CardSet]) -> bool:
    """Whether no card stands in two of *groups*."""
    seen = NO_CARDS
    for cards in groups:
        if seen & cards:
            return False
        seen |= cards
    return True


def _in_turn(meld: Meld, cards: CardSet) -> Iterator[LaidOff]:
    """Lay *cards* off on *meld*, each when it fits."""
    grown = meld
    while cards:
        fitting = extensions(grown) & cards
        for c in each(fitting):
            yield LaidOff(c, meld)
        grown |= fitting
        cards ^= fitting
