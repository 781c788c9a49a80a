"""Cards for a hidden hand that is known to have knocked: a search for any ten that allow it."""

from collections.abc import Iterator

from ginrummy.cards import NO_CARDS, POINTS, Card, CardSet, each
from ginrummy.melds import Meld, least_deadwood, melds_in, points


def filler_for_knock(known: CardSet, count: int, possible: CardSet, limit: int, spare: CardSet) -> CardSet | None:
    """*count* of the *possible* cards with which *known* can be shown within the limit, or None if there are none.

    Args:
        known: the cards that the hand is known to hold.
        count: how many more it holds.
        possible: the cards that these may be.
        limit: the most points of deadwood.
        spare: the cards of which one may be left out, since it is yet to be discarded.
    """
    for filler in _fillers(known, count, possible, limit + (POINTS[-1] if spare else 0)):
        together = known | filler
        if least_deadwood(together) <= limit:
            return filler
        if any(least_deadwood(together ^ 1 << c) <= limit for c in each(together & spare)):
            return filler
    return None


def _fillers(known: CardSet, count: int, possible: CardSet, limit: int) -> Iterator[CardSet]:
    """Fillers worth a try: some melds of known and possible cards, and the cheapest cards for what is left."""
    cheapest = sorted(each(possible), key=lambda c: POINTS[c])
    # Melds that use known cards, and melds of possible cards alone; those that cover the dearest cards first.
    melds = sorted(melds_in(known | possible), key=lambda meld: (-points(meld & known), (meld & ~known).bit_count()))
    yield from _with_melds(known, count, cheapest, melds, limit, NO_CARDS)


def _with_melds(
    loose: CardSet, count: int, cheapest: list[Card], melds: list[Meld], limit: int, chosen: CardSet
) -> Iterator[CardSet]:
    """Melds so far hold *chosen* of the possible cards, and *loose* are the known cards still in none."""
    rest: CardSet = NO_CARDS
    for card in cheapest:
        if rest.bit_count() == count - chosen.bit_count():
            break
        if not chosen >> card & 1:
            rest |= 1 << card
    if rest.bit_count() == count - chosen.bit_count() and points(loose | rest) <= limit:
        yield chosen | rest
    for number, meld in enumerate(melds):
        new = meld & ~loose
        if chosen.bit_count() + new.bit_count() > count:
            continue
        others = [other for other in melds[number + 1 :] if not other & meld]
        yield from _with_melds(loose & ~meld, count, cheapest, others, limit, chosen | new)
