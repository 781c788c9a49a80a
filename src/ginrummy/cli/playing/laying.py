"""Laying down at the terminal: what is proposed, and how the cards lie so far."""

from collections.abc import Sequence

from ginrummy.cli.playing.intent import at_hand
from ginrummy.cli.playing.lines import Sort, hand_line, spread_line
from ginrummy.locale import t
from ginrummy.match import View
from ginrummy.melds import Spread, best_arrangements, points
from ginrummy.players.laying import next_to_lay
from ginrummy.rules import GIN, HandView, Lay, LayOff, Phase, default_spread
from ginrummy.rules.events import LaidMeld, LaidOffCard
from ginrummy.words.cards import shorts

MOST = 6
"""How many arrangements are offered by number at most; others can be laid by hand."""


def arrangements_to_show(hand: HandView) -> list[Spread]:
    """The arrangements of least deadwood that a knocker may choose from by number, the best one first."""
    if hand.melds:
        return []  # some of it lies already: the rest is laid by hand, or as well as it goes
    first = default_spread(hand.held, hand.possible)
    others = (Spread(a.melds, (), a.unmatched, a.deadwood) for a in best_arrangements(hand.held))
    return [first, *(spread for spread in others if spread != first)][:MOST]


def so_far(hand: HandView) -> Spread:
    """What the viewer has laid down so far, all else counting as deadwood."""
    rest = at_hand(hand)
    return Spread(hand.melds, hand.laid_off, rest, points(rest))


def finished(hand: HandView) -> Spread:
    """What the viewer, who is laying down, will show if the rest goes as well as it can."""
    seat = hand.viewer
    assert seat is not None
    while True:
        match next_to_lay(hand):
            case Lay(meld):
                hand = hand.after(LaidMeld(seat, meld))
            case LayOff(card, meld):
                hand = hand.after(LaidOffCard(seat, card, meld))
            case _:
                return so_far(hand)


def laying_lines(view: View, names: Sequence[str], sort: Sort) -> list[str]:
    """How the cards lie, what is proposed, and what may be typed."""
    hand = view.hand
    assert hand is not None
    return _spread_lines(hand) if hand.phase is Phase.SPREAD else _defence_lines(view, hand, names, sort)


def _spread_lines(hand: HandView) -> list[str]:
    """A knocker chooses an arrangement (7.3)."""
    spreads = arrangements_to_show(hand)
    if len(spreads) > 1:
        numbered = [f"  {number}  {spread_line(spread)}" for number, spread in enumerate(spreads, start=1)]
        return [t("play-lay-which"), *numbered, t("play-may-spread-which")]
    if spreads:
        return [f"  {spread_line(spreads[0])}", t("play-may-spread")]
    return [*_laid_lines(hand), t("play-may-lay-on")]


def _defence_lines(view: View, hand: HandView, names: Sequence[str], sort: Sort) -> list[str]:
    """A defender lays melds and lays off (8)."""
    assert hand.knocker is not None
    theirs = hand.shown[hand.knocker]
    assert theirs is not None
    knocker = t("play-knocker-shows", who=names[view.score.roles.person_in(hand.knocker)])
    lines = [knocker, f"  {spread_line(theirs, hand.laid_off)}", t("play-your-cards")]
    may = "play-may-defend-gin" if theirs.deadwood == GIN else "play-may-defend"
    if hand.melds or hand.laid_off:
        return [*lines, *_laid_lines(hand), t("play-may-lay-on" if theirs.deadwood == GIN else "play-may-defend-on")]
    best = finished(hand)
    lines.append(f"  {hand_line(hand, sort)}")
    if best.laid_off:
        lines.append(t("play-best-defence", cards=shorts(one.card for one in best.laid_off), deadwood=best.deadwood))
    return [*lines, t(may)]


def _laid_lines(hand: HandView) -> list[str]:
    """What lies so far, and what it will come to."""
    lies, best = so_far(hand), finished(hand)
    lines = [f"  {spread_line(lies)}"]
    if lies.laid_off:
        lines.append(f"  {t('play-laid-off', cards=shorts(one.card for one in lies.laid_off))}")
    if best != lies:
        lines.append(t("play-rest-at-best", deadwood=best.deadwood))
    return lines
