"""Hands as people type them on the command line: the right number of cards, all of the pack, every error pointing."""

from collections.abc import Iterable
from typing import TypeVar

from ginrummy.cards import Card, CardSet, Written, each, name, set_of, written_cards
from ginrummy.cli.common import pointed, pointing_into, read_card
from ginrummy.errors import CardsError, RuleSetError
from ginrummy.melds import Meld
from ginrummy.rules import UPCARD, RuleSet

_Error = TypeVar("_Error", bound=Exception)


def typed_cards(text: str, between: str = " ") -> tuple[Written, ...]:
    """The cards in *text*, each with its place; *between* them a character more than usual may stand.

    Raises:
        NotationError: something is not a card, or a card stands there twice.
    """
    with pointing_into(text):
        return written_cards(text.replace(between, " "))


def blaming(card: Written, error: _Error, text: str) -> _Error:
    """*error*, with a note that points at *card* in *text*."""
    error.add_note(pointed(text, card.culprit, card.column, card.line))
    return error


def read_hand(text: str, rules: RuleSet, *sizes: int) -> CardSet:
    """The cards of a hand.

    Args:
        text: as they were typed.
        rules: the rules, of whose pack they must be.
        sizes: how many they may be: one number, or two that follow each other.

    Raises:
        NotationError: something is not a card, or a card stands there twice.
        CardsError: too many cards, too few, or one that is not in the pack.
    """
    cards = typed_cards(text)
    _refuse_outside(cards, text, rules)
    least, most = min(sizes), max(sizes)
    if len(cards) > most:
        extra = cards[most]
        raise blaming(extra, CardsError("hand-too-many", count=len(cards), most=most, **extra.place), text)
    if len(cards) < least:
        few = CardsError("hand-too-few", count=len(cards), least=least, missing=least - len(cards))
        few.add_note(pointed(text, "", len(text) + 2))
        raise few
    return set_of(one.card for one in cards)


def read_upcard(text: str | None, rules: RuleSet) -> Card | None:
    """The upcard, if one was told.

    Raises:
        NotationError: it is not one card.
        CardsError: it is not in the pack.
        RuleSetError: none was told, and these rules make something of it (13.1).
    """
    if text is not None:
        card = read_card(text)
        _refuse_outside(typed_cards(text), text, rules)
        return card
    if rules.knock_limit == UPCARD:
        raise RuleSetError("hand-upcard-limit", field="knock_limit")
    if rules.spade_doubles:
        raise RuleSetError("hand-upcard-spade", field="spade_doubles")
    return None


def _refuse_outside(cards: Iterable[Written], text: str, rules: RuleSet) -> None:
    """A smaller game has a smaller pack (4.3)."""
    for one in cards:
        if not rules.pack >> one.card & 1:
            raise blaming(one, CardsError("hand-card-outside", pack=rules.pack.bit_count(), **one.place), text)


def card_names(cards: CardSet) -> list[str]:
    """Cards for a program, in their text form (1.3), by suit and rank."""
    return [name(c) for c in each(cards)]


def meld_names(melds: Iterable[Meld]) -> list[list[str]]:
    """Melds for a program."""
    return [card_names(meld) for meld in melds]
