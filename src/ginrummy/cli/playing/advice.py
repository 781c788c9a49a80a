"""Advice between the captain and the person sitting out (rules, 12.5): in words, and what a captain makes of it."""

from ginrummy.cards import Card, bit
from ginrummy.locale import t
from ginrummy.melds import deadwood_after_discard, least_deadwood
from ginrummy.rules import Action, BigGin, Discard, Draw, HandView, Knock, Pass, Phase, Take
from ginrummy.words.cards import short

ADVISED = frozenset({Phase.UPCARD, Phase.DRAW, Phase.DISCARD, Phase.LAST_TAKE, Phase.LAST_KNOCK})
"""When advice is given. There is nothing to choose in a first draw, and cards are laid down at their best anyway."""

PATIENCE = 5
"""How many points of deadwood a captain gives up at most to follow advice."""


def in_words(action: Action, hand: HandView, who: str) -> str:
    """What *who*, who sits out, would do."""
    match action:
        case Take():
            return t("play-advice-take", who=who, card=_top(hand))
        case Pass():
            return t("play-advice-pass", who=who, card=_top(hand))
        case Draw():
            return t("play-advice-draw", who=who)
        case Discard(card):
            return t("play-advice-discard", who=who, card=short(card))
        case Knock(card):
            return t("play-advice-knock", who=who, card=short(card))
        case BigGin():
            return t("play-advice-big-gin", who=who)
    raise AssertionError(f"nobody advises {action}")  # pragma: no cover


def heeds(hand: HandView, own: Action, advice: Action) -> bool:
    """Whether a captain who would do *own* follows *advice*.

    A captain likes to please, but decides: never is a knock, gin or big gin given up, and otherwise what can be
    counted at once, the deadwood left after the turn, may be worse by :data:`PATIENCE` points at most.
    """
    if own == advice:
        return True
    if isinstance(own, Knock | BigGin) and not isinstance(advice, Knock | BigGin):
        return False
    return _left_by(advice, hand) <= _left_by(own, hand) + PATIENCE


def _left_by(action: Action, hand: HandView) -> int:
    """The least deadwood that *action* surely leads to in this turn."""
    match action:
        case Discard(card) | Knock(card):
            return least_deadwood(hand.held ^ bit(card))
        case Take():
            return _after_taking(hand.pile[-1], hand)
        case _:
            return least_deadwood(hand.held)


def _after_taking(card: Card, hand: HandView) -> int:
    held = hand.held | bit(card)
    return min(deadwood_after_discard(held, hand.held if hand.rules.taken_stays else held).values())


def _top(hand: HandView) -> str:
    return short(hand.pile[-1])
