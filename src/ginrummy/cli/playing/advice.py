"""Advice to the captain from the person sitting out, in words (rules, 12.5)."""

from ginrummy.locale import t
from ginrummy.rules import Action, BigGin, Discard, Draw, HandView, Knock, Pass, Take
from ginrummy.words.cards import short


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


def _top(hand: HandView) -> str:
    return short(hand.pile[-1])
