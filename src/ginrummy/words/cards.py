"""Cards for people: ``7♥``, ``7 of hearts``, and several of either.

>>> from ginrummy.cards import card_set, parse_card
>>> short(parse_card("ts")), short(parse_card("ts"), symbols=False), spoken(parse_card("ts"))
('10♠', '10s', '10 of spades')
>>> shorts(card_set("5h 6h 7h"))
'5♥ 6♥ 7♥'
"""

from collections.abc import Iterable, Sequence

from ginrummy.cards import RANKS, SUIT_SYMBOLS, SUITS, Card, CardSet, each, rank_of, suit_of
from ginrummy.locale import t
from ginrummy.melds import Meld


def rank(card: Card) -> str:
    """The rank of *card* as it is printed on it: ``A``, ``2`` … ``10``, ``J``, ``Q``, ``K``."""
    letter = RANKS[rank_of(card)]
    return "10" if letter == "T" else letter


def short(card: Card, *, symbols: bool = True) -> str:
    """*card* in two or three characters: ``7♥``; without *symbols* in plain ASCII: ``7h``. Both can be typed back."""
    return rank(card) + (SUIT_SYMBOLS if symbols else SUITS)[suit_of(card)]


def shorts(cards: CardSet | Iterable[Card], *, symbols: bool = True) -> str:
    """Several cards, apart by spaces: a set by suit and rank, anything else in its order."""
    return " ".join(short(c, symbols=symbols) for c in (each(cards) if isinstance(cards, int) else cards))


def groups(melds: Iterable[Meld], *, symbols: bool = True) -> str:
    """Several melds on one line: ``4♣ 4♦ 4♥ / 5♥ 6♥ 7♥``, which can be typed back as the melds of a spread."""
    return " / ".join(shorts(meld, symbols=symbols) for meld in melds)


def spoken(card: Card) -> str:
    """*card* as it is said: ``7 of hearts``, ``king of clubs``."""
    return t("words-card", rank=rank(card), suit=SUITS[suit_of(card)])


def spoken_all(cards: CardSet | Iterable[Card]) -> str:
    """Several cards as they are said: ``7 of hearts, 8 of hearts and king of clubs``."""
    return listed([spoken(c) for c in (each(cards) if isinstance(cards, int) else cards)])


def listed(words: Sequence[str]) -> str:
    """Several things in one sentence: ``one, two and three``; nothing gives nothing."""
    match words:
        case []:
            return ""
        case [only]:
            return only
        case [*before, last]:
            return t("words-list", before=t("words-list-comma").join(before), last=last)
    raise AssertionError("a sequence is empty or has a last item")  # pragma: no cover
