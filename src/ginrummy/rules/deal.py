"""The deal: a pack shuffled from a seed, and the cards as they are given out (rules, clauses 4 and 12.1).

The shuffle is a Fisher-Yates shuffle driven by SHA-256, unbiased and easy to write again in any language:

1. ``key`` is the SHA-256 of the purpose (``ginrummy deal 1`` or ``ginrummy draw 1``, ASCII), one zero byte, and the
   seed.
2. Block *i* is the SHA-256 of ``key`` and *i* as eight bytes, highest first; a block gives eight 32-bit words, highest
   byte first.
3. Start from the pack in order, clubs to spades, ace to king. For *n* from the size of the pack down to 2, take words
   until one is below the greatest multiple of *n* that is at most 2 to the 32nd; that word modulo *n* is the place,
   counted from 0, whose card changes places with that of place *n* - 1.
"""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self, TypeAlias

from ginrummy.cards import Card, CardSet, each, names, set_of
from ginrummy.errors import DealError
from ginrummy.rules.ruleset import CLASSIC, RuleSet, Start

Seed: TypeAlias = bytes | str | int
"""Where a shuffle comes from: bytes as they are, text as UTF-8, an int as its decimal digits."""

_BLOCK = struct.Struct(">8I")
_WORDS = 1 << 32


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one hand as they are given out.

    Attributes:
        hands: the cards dealt to the non-dealer and to the dealer.
        upcard: the card turned up, or None in a hand that starts with eleven cards (4.2).
        stock: the face-down cards, the next one to be drawn first; None where nobody knows them, so that each draw
            carries its card.
    """

    hands: tuple[CardSet, CardSet]
    upcard: Card | None
    stock: tuple[Card, ...] | None

    @classmethod
    def from_seed(cls, seed: Seed, rules: RuleSet = CLASSIC) -> Self:
        """Shuffle the pack of *rules* from *seed* and deal it; the same seed gives the same deal."""
        return cls.from_deck(shuffled(seed, rules.pack), rules)

    @classmethod
    def from_deck(cls, deck: Sequence[Card], rules: RuleSet = CLASSIC) -> Self:
        """Deal a deck from its first card on: one card at a time, the non-dealer first, then the upcard (4.1).

        Raises:
            DealError: the deck is not the pack of these rules.
        """
        if len(deck) != rules.pack.bit_count() or set_of(deck) != rules.pack:
            raise DealError("deal-not-the-pack", count=len(deck), pack=rules.pack.bit_count())
        dealt = 2 * rules.hand_size
        non_dealer, dealer, next_card = set_of(deck[:dealt:2]), set_of(deck[1:dealt:2]), deck[dealt]
        stock = tuple(deck[dealt + 1 :])
        if rules.start is Start.ELEVEN:
            return cls((non_dealer | 1 << next_card, dealer), None, stock)
        return cls((non_dealer, dealer), next_card, stock)

    def hidden(self) -> Self:
        """The same deal with a stock that nobody knows."""
        return type(self)(self.hands, self.upcard, None)

    def stock_size(self, rules: RuleSet) -> int:
        """How many cards are in the stock before the first draw, known or not."""
        return rules.pack.bit_count() - 2 * rules.hand_size - 1

    def check(self, rules: RuleSet) -> None:
        """Make sure that this is a deal under *rules*.

        Raises:
            DealError: a hand of the wrong size, an upcard too many or missing, a card twice, or one outside the pack.
        """
        eleven = rules.start is Start.ELEVEN
        for cards, size in zip(self.hands, (rules.hand_size + eleven, rules.hand_size), strict=True):
            if cards.bit_count() != size:
                raise DealError("deal-hand-size", count=cards.bit_count(), size=size)
        if (self.upcard is None) != eleven:
            raise DealError("deal-upcard-unexpected" if eleven else "deal-upcard-missing")
        if self.stock is not None and len(self.stock) != self.stock_size(rules):
            raise DealError("deal-stock-size", count=len(self.stock), size=self.stock_size(rules))
        upcard = () if self.upcard is None else (self.upcard,)
        rest = (*upcard, *(self.stock or ()))
        together = self.hands[0] | self.hands[1] | set_of(rest)
        if together & ~rules.pack:
            raise DealError("deal-card-outside", card=names(together & ~rules.pack))
        if together.bit_count() != 2 * rules.hand_size + eleven + len(rest):
            given = (*each(self.hands[0]), *each(self.hands[1]), *rest)
            raise DealError("deal-card-twice", card=names(set_of(c for c in given if given.count(c) > 1)))


def shuffled(seed: Seed, cards: CardSet, purpose: str = "deal") -> tuple[Card, ...]:
    """*cards* in the order that *seed* gives them; another *purpose* gives another order."""
    deck = list(each(cards))
    words = _words(hashlib.sha256(f"ginrummy {purpose} 1\0".encode() + _seed_bytes(seed)).digest())
    for size in range(len(deck), 1, -1):
        fair = _WORDS - _WORDS % size
        word = next(words)
        while word >= fair:
            word = next(words)
        place = word % size
        deck[place], deck[size - 1] = deck[size - 1], deck[place]
    return tuple(deck)


def draw_cards(seed: Seed, people: int, rules: RuleSet = CLASSIC) -> tuple[Card, ...]:
    """The cards that *people* draw for the deal or for their roles; they go back into the pack (3.1, 12.1)."""
    return shuffled(seed, rules.pack, "draw")[:people]


def _seed_bytes(seed: Seed) -> bytes:
    return seed if isinstance(seed, bytes) else str(seed).encode()


def _words(key: bytes) -> Iterator[int]:
    """Endless 32-bit words, as even as SHA-256 is."""
    number = 0
    while True:
        yield from _BLOCK.unpack(hashlib.sha256(key + number.to_bytes(8)).digest())
        number += 1
