"""Laying cards down, one action at a time: the knocker's default spread and the best defence (rules, 7.3 and 8)."""

from ginrummy.melds import Spread, best_defence, union
from ginrummy.rules import GIN, Action, HandView, Lay, LayOff, Phase, default_defence, default_spread, spread_actions


def next_to_lay(hand: HandView, plan: Spread | None = None) -> Action:
    """The next action of laying a hand down well; its end is ``done``.

    Works from any point on: a captain may have laid something before asking for advice. What lies already is completed
    to the default spread or the best defence where it is part of it, and otherwise as well as it still can be.

    Args:
        hand: a view whose viewer is asked to spread or to defend.
        plan: what to lay down in place of the default spread or the best defence.
    """
    steps = spread_actions(plan or _plan(hand))
    laid = [*map(Lay, hand.melds), *(LayOff(one.card, one.meld) for one in hand.laid_off)]
    if not all(action in steps for action in laid):
        return _from_here(hand)
    return next(action for action in steps if action not in laid)


def _plan(hand: HandView) -> Spread:
    """What to lay down, all of it."""
    if hand.phase is Phase.SPREAD:
        return default_spread(hand.held, hand.possible)
    return default_defence(hand.held, _knocker_spread(hand))


def _from_here(hand: HandView) -> Action:
    """The best next action when something else than the plan has been laid."""
    rest = hand.held & ~union(hand.melds) & ~union(1 << one.card for one in hand.laid_off)
    if hand.phase is Phase.SPREAD:
        return spread_actions(default_spread(rest, hand.possible))[0]
    shown = _knocker_spread(hand)
    if shown.deadwood == GIN:
        return spread_actions(best_defence(rest, ()))[0]
    # A meld counts as it has grown, but is named as it was spread.
    grown = {meld | union(1 << one.card for one in hand.laid_off if one.meld == meld): meld for meld in shown.melds}
    first = spread_actions(best_defence(rest, tuple(grown)))[0]
    return LayOff(first.card, grown[first.meld]) if isinstance(first, LayOff) else first


def _knocker_spread(hand: HandView) -> Spread:
    assert hand.knocker is not None
    spread = hand.shown[hand.knocker]
    assert spread is not None  # the knocker is done before the defender is asked
    return spread
