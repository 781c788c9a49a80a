"""What came between two views of one person: the events that lead from the one to the other.

A player is asked with a view; an outside one is told events. A view holds all that its seat saw of each hand, and what
stands between the hands is public and follows from their results, so the events come back out of it whole.
"""

from collections.abc import Iterator
from dataclasses import replace

from ginrummy.match import Event, GameBegan, HandBegan, MatchState, Resigned, Scored, View


def events_since(view: View, told: View | None) -> Iterator[Event]:
    """What leads from *told* to *view*; where *view* does not continue it, what leads to *view* from the beginning."""
    if told is None or not continues(view, told):
        score = view.score
        told = View(view.person, MatchState.start(score.draw, score.rules, score.seating))
        yield GameBegan(told.score)
    yield from _rest(view, told)


def continues(view: View, told: View) -> bool:
    """Whether *view* is *told* with nothing, or with something more, after it; else it is another story."""
    if not _same_game(view, told):
        return False
    if told.hand is None:
        return True
    before = len(told.earlier)
    if len(view.earlier) < before or view.earlier[:before] != told.earlier:
        return False
    # Events are values that are shared from view to view: mostly this compares identities.
    same = view.hand if len(view.earlier) == before else view.earlier[before]
    return same is not None and same.events[: len(told.hand.events)] == told.hand.events


def _rest(view: View, told: View) -> Iterator[Event]:
    """What leads from *told* to *view*, which continues it."""
    known, seen, score = len(told.earlier), 0, told.score
    if told.hand is not None and told.hand.over:
        known += 1
    elif told.hand is not None:
        seen = len(told.hand.events)
    hands = view.earlier if view.hand is None else (*view.earlier, view.hand)
    for hand in hands[known:]:
        if seen == 0:
            if hand is view.hand and not hand.over:
                score = replace(view.score, resigned=None)  # as it is, whether or not the hands before it lead there
            yield HandBegan(score)
        yield from hand.events[seen:]
        seen = 0
        if hand.result is not None:
            score = score.after_hand(hand.result)
            yield Scored(score)
    if view.score.resigned is not None and told.score.resigned is None:
        yield Resigned(view.score)


def _same_game(view: View, told: View) -> bool:
    one, other = view.score, told.score
    return (
        view.person == told.person
        and one.draw == other.draw
        and one.seating is other.seating
        and (one.rules is other.rules or one.rules == other.rules)
    )
