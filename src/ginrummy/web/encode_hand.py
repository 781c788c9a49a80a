"""A hand as one viewer sees it, as JSON: from the view alone."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeVar

from ginrummy.cards import NO_CARDS, Card, CardSet, bit, name, points_of, rank_of, set_of
from ginrummy.locale import t
from ginrummy.match import MatchState, Role, View
from ginrummy.melds import Arrangement, best_arrangements, deadwood_after_discard, least_deadwood
from ginrummy.players.outside.encoding import card_of, cards_of, spread_of
from ginrummy.rules import BIG_GIN, GIN, UPCARD, Discard, HandView, Knock, Phase
from ginrummy.rules.events import Discarded, Knocked, Took
from ginrummy.table.laying import LAYING, best_first, laid_so_far, lay_offs, rest_at_best, shown_by
from ginrummy.web.news import Json, News
from ginrummy.words.cards import short

T = TypeVar("T")

MOST_ARRANGEMENTS = 6
"""How many ways to show a hand are offered; any other can be laid by hand."""
_THROWN = (Discarded, Knocked)
"""Events that bring a card to the discard pile."""
_THROWING = frozenset({Phase.DISCARD, Phase.LAST_KNOCK})
"""The phases in which a turn ends with a discard, a knock or big gin."""


def new_of_hand(news: News, view: View, dealt: MatchState, *, playing: bool) -> Json:
    """What is new of the hand of *view*, without its result.

    Args:
        news: what the viewer has been sent of it.
        view: the game as the viewer knows it.
        dealt: the score with which the hand was dealt: who sits where.
        playing: whether anybody is to act at all.
    """
    hand = view.hand
    assert hand is not None
    asked = playing and not hand.over
    may_leave = _may_leave(hand)
    return {
        **news.among(_turn(hand, view, dealt, asked=asked)),
        **news.of("deal", (dealt, hand.upcard, hand.viewer), lambda: _deal(hand, dealt)),
        **news.of("pile", (dealt, hand.pile, hand.known), lambda: _pile(hand, dealt)),
        **news.of("shown", (dealt, hand.shown, hand.knocker), lambda: _shown(hand, dealt)),
        **news.of("groups", (hand.viewer, hand.held, may_leave), lambda: {"groups": _groups(hand, may_leave)}),
        **news.of("own", _made_of_own(hand, asked=asked), lambda: _own(hand, asked=asked)),
    }


def _turn(hand: HandView, view: View, dealt: MatchState, *, asked: bool) -> Json:
    """What nearly every action changes."""
    role = dealt.role_of(view.person) if view.person in dealt.people else Role.OUT
    return {
        "phase": hand.phase.value,
        "turn": dealt.roles.person_in(hand.turn) if asked else None,
        "mine": asked and role is not Role.OUT and hand.turn is hand.viewer,
        "stock": hand.stock_left,
        "sizes": _by_person(dealt, hand.sizes),
        "taken": card_of(hand.taken),
    }


def _deal(hand: HandView, dealt: MatchState) -> Json:
    """What stays as it is for all of a hand."""
    return {
        "viewpoint": None if hand.viewer is None else dealt.roles.person_in(hand.viewer),
        "limit": hand.limit,
        "limit_words": _limit_words(hand),
        "multiplier": hand.multiplier,
        "upcard": card_of(hand.upcard),
    }


def _pile(hand: HandView, dealt: MatchState) -> Json:
    """What lies on the discard pile, and what went there and came from there."""
    threw: tuple[list[str], list[str]] = ([], [])
    took: tuple[list[str], list[str]] = ([], [])
    for event in hand.events:  # a whole hand's, after every discard: to match their parts takes four times as long
        if isinstance(event, _THROWN):
            threw[event.seat].append(name(event.card))
        elif isinstance(event, Took):
            took[event.seat].append(name(event.card))
    return {
        "pile": [name(card) for card in hand.pile],
        "known": _by_person(dealt, [cards_of(cards) for cards in hand.known]),
        "threw": _by_person(dealt, threw),
        "took": _by_person(dealt, took),
    }


def _shown(hand: HandView, dealt: MatchState) -> Json:
    """What lies open at the end."""
    return {
        "knocker": None if hand.knocker is None else dealt.roles.person_in(hand.knocker),
        "spreads": _by_person(dealt, [None if one is None else spread_of(one) for one in hand.shown]),
    }


def _made_of_own(hand: HandView, *, asked: bool) -> tuple[object, ...]:
    """All that the viewer's own part depends on; what others may hold counts only where there is a choice."""
    choosing = len(hand.events) if asked and hand.choices else None
    return hand.held, hand.drawn, hand.taken, hand.turn, asked, hand.choices, choosing


def _own(hand: HandView, *, asked: bool) -> Json:
    """The viewer's own cards, and what can be done with them."""
    new = hand.drawn if hand.drawn is not None else hand.taken if hand.turn is hand.viewer else None
    choices = hand.choices if asked else ()
    return {
        "held": cards_of(hand.held),
        "new": card_of(new if new is not None and hand.held & bit(new) else None),
        "choices": [str(action) for action in choices],
        **_endings(hand if asked else None),
        **_laying(hand if asked else None),
    }


def _by_person(dealt: MatchState, by_seat: Iterable[T]) -> list[T | None]:
    """Something told by seat, in the order of the people; None for who sits out."""
    values = list(by_seat)
    seats = [dealt.roles.seat_of(person) for person in dealt.people]
    return [None if seat is None else values[seat] for seat in seats]


def _limit_words(hand: HandView) -> str:
    """The knock limit; where the upcard sets it, with the upcard (13.1)."""
    if hand.rules.knock_limit == UPCARD and hand.upcard is not None:
        if hand.limit == GIN:
            return t("web-gin-only-upcard", card=short(hand.upcard))
        return t("web-limit-upcard", limit=hand.limit, card=short(hand.upcard))
    return t("web-gin-only") if hand.limit == GIN else t("web-limit", limit=hand.limit)


def _groups(hand: HandView, may_leave: CardSet) -> Json | None:
    """How to show the cards held: ten at their best, eleven as the best discard leaves them, with what that leaves."""
    if hand.viewer is None:
        return None
    if not may_leave or least_deadwood(hand.held) == GIN:
        return _arrangement(_best(hand.held))
    left = _left_by_discards(hand.held, may_leave)
    away = min(left, key=lambda c: (left[c], -points_of(c), -rank_of(c)))
    rest = _best(hand.held ^ bit(away))
    return _arrangement(Arrangement(rest.melds, rest.unmatched | bit(away), rest.deadwood))


def _may_leave(hand: HandView) -> CardSet:
    """The cards that the viewer may discard now, by a knock too."""
    if hand.phase not in _THROWING:
        return NO_CARDS
    return set_of(action.card for action in hand.choices if isinstance(action, (Discard, Knock)))


@lru_cache(maxsize=4096)
def _best(held: CardSet) -> Arrangement:
    """The best arrangement of *held*: the same before a discard, as what it would leave, and after it."""
    return best_arrangements(held)[0]


@lru_cache(maxsize=256)
def _left_by_discards(held: CardSet, allowed: CardSet) -> Mapping[Card, int]:
    """What each discard leaves: asked for more than once about a hand, as often as not."""
    return deadwood_after_discard(held, allowed)


def _endings(hand: HandView | None) -> Json:
    """What each discard would leave, and each knock show."""
    nothing: Json = {"discards": {}, "knocks": {}, "big_gin": None}
    if hand is None or not hand.choices or hand.phase not in _THROWING:
        return nothing
    discards = set_of(action.card for action in hand.choices if isinstance(action, Discard))
    knocks = [action.card for action in hand.choices if isinstance(action, Knock)]
    return {
        "discards": {name(card): left for card, left in _left_by_discards(hand.held, discards).items()},
        "knocks": {name(card): _knock(hand, hand.held ^ bit(card)) for card in knocks},
        "big_gin": {"arrangements": _ways(hand, hand.held)} if BIG_GIN in hand.choices else None,
    }


def _knock(hand: HandView, held: CardSet) -> Json:
    ways = _ways(hand, held)
    least = ways[0]["deadwood"]
    return {"deadwood": least, "gin": least == GIN, "arrangements": ways}


def _ways(hand: HandView, held: CardSet) -> list[Json]:
    """The best ways to show *held*, each with the actions that do it."""
    return [
        {**_arrangement(way), "actions": [str(action) for action in shown_by(way)]}
        for way in best_first(held, hand.possible)[:MOST_ARRANGEMENTS]
    ]


def _arrangement(arrangement: Arrangement) -> Json:
    return {
        "melds": [cards_of(meld) for meld in arrangement.melds],
        "unmatched": cards_of(arrangement.unmatched),
        "deadwood": arrangement.deadwood,
    }


def _laying(hand: HandView | None) -> Json:
    """Laying down: what lies there so far, what could be laid off next, and the rest at its best."""
    if hand is None or not hand.choices or hand.phase not in LAYING:
        return {"laying": None, "lay_offs": [], "best": [], "best_spread": None}
    actions, spread = rest_at_best(hand)
    return {
        "laying": spread_of(laid_so_far(hand)),
        "lay_offs": [{"card": name(action.card), "on": cards_of(action.meld)} for action in lay_offs(hand)],
        "best": [str(action) for action in actions],
        "best_spread": spread_of(spread),
    }
