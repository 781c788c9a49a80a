"""Cards, sets of cards, and their text form (rules, clause 1).

A :data:`Card` is a small int, ``13 * suit + rank``; a :data:`CardSet` is an int with bit *c* on for each card in it.
So each suit is a *lane* of thirteen bits, ace lowest, and a run is a row of neighbouring bits in one lane.

>>> cards = card_set("10s 7♥ ah")
>>> names(cards)
'Ah 7h Ts'
>>> [points_of(c) for c in each(cards)]
[1, 7, 10]
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from ginrummy.errors import NotationError

Card: TypeAlias = int
"""One card, 0 to 51: clubs 0-12, diamonds 13-25, hearts 26-38, spades 39-51, each from the ace up to the king."""

CardSet: TypeAlias = int
"""Cards without order: bit *c* is on when card *c* is there. Union is ``|``, difference ``& ~``."""

RANKS = "A23456789TJQK"
SUITS = "cdhs"
SUIT_SYMBOLS = "♣♦♥♠"

SUIT_SIZE = len(RANKS)
PACK_SIZE = SUIT_SIZE * len(SUITS)
LANE: CardSet = (1 << SUIT_SIZE) - 1
"""The thirteen clubs; shifted up by thirteen a suit, the others."""
PACK: CardSet = (1 << PACK_SIZE) - 1
NO_CARDS: CardSet = 0

COURT_POINTS = 10
"""What a jack, a queen and a king count (clause 1.2)."""
POINTS: tuple[int, ...] = tuple(min(c % SUIT_SIZE + 1, COURT_POINTS) for c in range(PACK_SIZE))
NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)

_SUIT_LETTERS = {"♣": "c", "♧": "c", "♦": "d", "♢": "d", "♥": "h", "♡": "h", "♠": "s", "♤": "s"}
# Phones put an invisible mark after a suit symbol, that it be drawn as text or as a picture.
_RANK, _SUIT = r"(?:10|[A2-9TJQK])", r"(?:[CDHS♣♧♦♢♥♡♠♤][\ufe0e\ufe0f]?)"
# ASCII, lest the sign of the kelvin pass for a king.
_RANK_FIRST = re.compile(f"{_RANK}{_SUIT}", re.IGNORECASE | re.ASCII)
_SUIT_FIRST = re.compile(f"{_SUIT}{_RANK}", re.IGNORECASE | re.ASCII)
_CHUNK = re.compile(r"[^\s,;]+")
_MARKS = str.maketrans("", "", "\ufe0e\ufe0f")


@dataclass(frozen=True, slots=True)
class Written:
    """A card where somebody wrote it.

    Attributes:
        card: the card.
        culprit: how it is written, for an error that blames it.
        line, column: where it stands, both counted from 1.
    """

    card: Card
    culprit: str
    line: int
    column: int

    @property
    def place(self) -> dict[str, str | int]:
        """What an error about this card tells of it."""
        return {"culprit": self.culprit, "line": self.line, "column": self.column}


def rank_of(card: Card) -> int:
    """The rank of *card*, 0 for an ace to 12 for a king."""
    return card % SUIT_SIZE


def suit_of(card: Card) -> int:
    """The suit of *card*: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // SUIT_SIZE


def points_of(card: Card) -> int:
    """What *card* counts as deadwood: ace 1, pictures 10, others their number (clause 1.2)."""
    return POINTS[card]


def name(card: Card) -> str:
    """The text form of *card*, such as ``'Ts'`` (clause 1.3)."""
    return NAMES[card]


def bit(card: Card) -> CardSet:
    """The set that holds *card* alone."""
    return 1 << card


def each(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, lowest first: by suit, then by rank."""
    return (
        _in_lane(cards & LANE, 0)
        + _in_lane(cards >> 13 & LANE, 13)
        + _in_lane(cards >> 26 & LANE, 26)
        + _in_lane(cards >> 39, 39)
    )


def names(cards: CardSet | Iterable[Card]) -> str:
    """The text form of several cards, apart by spaces: a set by suit and rank, anything else in its order."""
    return " ".join(NAMES[c] for c in (each(cards) if isinstance(cards, int) else cards))


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set that holds *cards*."""
    together = NO_CARDS
    for c in cards:
        together |= 1 << c
    return together


@cache
def pack(ranks: int = SUIT_SIZE, suits: int = len(SUITS)) -> CardSet:
    """The pack of a game: the lowest *ranks* ranks of the first *suits* suits; 52 cards if not told (clause 4.3)."""
    lane = (1 << ranks) - 1
    return sum(lane << SUIT_SIZE * suit for suit in range(suits))


def parse_card(text: str) -> Card:
    """Read one card, such as ``7h``, ``10S``, ``T♠`` or ``h7``.

    Raises:
        NotationError: *text* is not exactly one card.
    """
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotationError("card-not-one", culprit=text.strip(), count=len(cards))
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards in the order they are written.

    Upper and lower case, ``10`` and ``T``, letters and suit symbols, rank first or suit first; between them spaces,
    commas or nothing.

    Raises:
        NotationError: something is not a card, or a card stands there twice; the error has its line and column.
    """
    return tuple(one.card for one in written_cards(text))


def written_cards(text: str) -> tuple[Written, ...]:
    """As :func:`parse_cards`, with the place where each card stands."""
    cards: list[Written] = []
    seen = NO_CARDS
    for number, line in enumerate(text.splitlines(), start=1):
        for column, word in _words(line, number):
            c = _card(word)
            if seen >> c & 1:
                raise NotationError("card-twice", culprit=word, line=number, column=column, card=NAMES[c])
            seen |= 1 << c
            cards.append(Written(c, word, number, column))
    return tuple(cards)


def card_set(text: str) -> CardSet:
    """Read cards into a set; the same text and the same errors as :func:`parse_cards`."""
    return set_of(parse_cards(text))


@cache
def _in_lane(lane: int, first: Card) -> tuple[Card, ...]:
    """The cards of one lane, when its ace is the card *first*."""
    return tuple(first + rank for rank in range(SUIT_SIZE) if lane >> rank & 1)


def _words(line: str, number: int) -> Iterator[tuple[int, str]]:
    """Each card written in *line*, with its column; *number* is the line's own, for errors."""
    for chunk in _CHUNK.finditer(line):
        start, end = chunk.span()
        at = start
        pattern = _SUIT_FIRST if _SUIT_FIRST.match(line, start) else _RANK_FIRST
        while at < end:
            found = pattern.match(line, at, end)
            if found is None:
                culprit = line[at:end]
                raise NotationError("card-unknown", culprit=culprit, line=number, column=at + 1)
            yield at + 1, found.group()
            at = found.end()


def _card(word: str) -> Card:
    """The card that *word*, already known to be one, stands for."""
    plain = word.translate(_MARKS).upper().replace("10", "T")
    letters = "".join(_SUIT_LETTERS.get(letter, letter) for letter in plain)
    rank, suit = (letters[0], letters[1]) if letters[0] in RANKS else (letters[1], letters[0])
    return SUITS.index(suit.lower()) * SUIT_SIZE + RANKS.index(rank)
