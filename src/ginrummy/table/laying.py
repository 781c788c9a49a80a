"""Laying down at the best from any point on, in one go (rules, 7.3 and 8.4)."""

from collections.abc import Sequence

from ginrummy.cards import CardSet, set_of
from ginrummy.melds import Arrangement, LaidOff, Meld, Spread, best_arrangements, best_defence, exposure, points, union
from ginrummy.rules import GIN, Action, HandView, LayOff, Phase, default_spread, spread_actions

LAYING = frozenset({Phase.SPREAD, Phase.DEFENCE})
"""The phases in which cards are laid down."""


def best_first(held: CardSet, possible: CardSet) -> tuple[Arrangement, ...]:
    """The arrangements of least deadwood, the knocker's default before all others (7.3)."""
    return tuple(sorted(best_arrangements(held), key=lambda a: (exposure(a.melds, possible), len(a.melds), a.melds)))


def shown_by(arrangement: Arrangement) -> tuple[Action, ...]:
    """The actions by which a knocker shows an arrangement."""
    return spread_actions(Spread(arrangement.melds, (), arrangement.unmatched, arrangement.deadwood))


def laid_so_far(hand: HandView) -> Spread:
    """What the viewer has laid down and not shown yet."""
    rest = _rest(hand)
    return Spread(hand.melds, hand.laid_off, rest, points(rest))


def rest_at_best(hand: HandView) -> tuple[tuple[Action, ...], Spread]:
    """The actions that lay the rest of the viewer's cards down at their best, and what lies there then.

    Args:
        hand: a view whose viewer is asked to spread or to defend.
    """
    rest = _rest(hand)
    if hand.phase is Phase.SPREAD:
        plan = default_spread(rest, hand.possible)
        return spread_actions(plan), _together(hand, plan)
    assert hand.knocker is not None
    shown = hand.shown[hand.knocker]
    assert shown is not None  # the knocker is done before the defender is asked
    if shown.deadwood == GIN:
        plan = best_defence(rest, ())
        return spread_actions(plan), _together(hand, plan)
    # A meld counts as it has grown, but is named as it was spread.
    names = {_grown(meld, hand.laid_off): meld for meld in shown.melds}
    plan = best_defence(rest, tuple(names))
    laid_off = tuple(LaidOff(one.card, names[one.meld]) for one in plan.laid_off)
    plan = Spread(plan.melds, laid_off, plan.unmatched, plan.deadwood)
    return spread_actions(plan), _together(hand, plan)


def lay_offs(hand: HandView) -> tuple[LayOff, ...]:
    """What can be laid off next."""
    return tuple(action for action in hand.choices if isinstance(action, LayOff))


def _rest(hand: HandView) -> CardSet:
    return hand.held & ~union(hand.melds) & ~set_of(one.card for one in hand.laid_off)


def _grown(meld: Meld, laid_off: Sequence[LaidOff]) -> Meld:
    return meld | set_of(one.card for one in laid_off if one.meld == meld)


def _together(hand: HandView, plan: Spread) -> Spread:
    melds = tuple(sorted((*hand.melds, *plan.melds)))
    return Spread(melds, (*hand.laid_off, *plan.laid_off), plan.unmatched, plan.deadwood)
