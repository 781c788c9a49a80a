"""A place in the tokens of a record, and what is read in many places: words, remarks, people, cards, lines."""

from collections.abc import Sequence

from ginrummy.cards import Card, CardSet, set_of
from ginrummy.match import Person
from ginrummy.record.phrases import UNKNOWN
from ginrummy.record.tokens import CARDS, Fault, Tokens, cards_in, label, plain, remark
from ginrummy.record.values import LETTERS


class Cursor:
    """Reads one token after another.

    Attributes:
        tokens: the text.
        words: its tokens.
        token: the number of the token to be read next.
    """

    def __init__(self, tokens: Tokens, token: int = 0) -> None:
        self.tokens, self.words, self.token = tokens, tokens.words, token

    @property
    def at_end(self) -> bool:
        """Whether all of the text has been read."""
        return self.token >= len(self.words)

    @property
    def word(self) -> str:
        """The next token in plain form; empty at the end of the text."""
        return label(self.words[self.token]) if self.token < len(self.words) else ""

    def wrong(self, expected: str) -> Fault:
        """The fault that *expected* should stand here."""
        return Fault(self.tokens.within(self.token), "record-should-be", expected=expected)

    def remarks(self) -> list[str]:
        """Read the remarks that stand here."""
        found: list[str] = []
        while self.token < len(self.words) and (text := remark(self.words[self.token])) is not None:
            if text:
                found.append(text)
            self.token += 1
        return found

    def expect(self, line: str) -> None:
        """Read *line*, in any spacing, case and kind of dash.

        Raises:
            Fault: something else stands there.
        """
        right = line.replace("(", " ( ").replace(")", " ) ").split()
        if self.words[self.token : self.token + len(right)] == right:
            self.token += len(right)
            return
        at = 0
        while at < len(right):
            word = "" if self.at_end else plain(self.words[self.token])
            end, joined = at, ""
            while end < len(right) and len(joined) < len(word):
                joined += right[end].lower()
                end += 1
            if not word or joined.rstrip(",:") != word.rstrip(",:"):
                raise Fault(self.tokens.within(self.token) if at else self.token, "record-should-be", expected=line)
            at = end
            self.token += 1

    def keyword(self, word: str) -> int:
        """Read the word that begins a section; the answer is its token.

        Raises:
            Fault: something else stands there.
        """
        if self.word != word:
            raise Fault(self.token, "record-should-be", expected=word.capitalize())
        self.token += 1
        return self.token - 1

    def person(self, people: int) -> Person:
        """Read the letter of one of so many people.

        Raises:
            Fault: it is nobody's.
        """
        letters = LETTERS[:people]
        letter = self.word.upper()
        if not letter or letter not in letters:
            raise self.wrong(" / ".join(letters))
        self.token += 1
        return Person(letters.index(letter))

    def cards(self, at: int, size: int, pack: CardSet, free: CardSet) -> tuple[Card, ...] | None:
        """Read so many cards that are nowhere else, or ``??`` for cards that nobody knows.

        Args:
            at: the token that they belong to.
            size: how many they are.
            pack: the cards that there are.
            free: those of them that have not been read yet.

        Raises:
            Fault: they are too many or too few, or one of them cannot be there.
        """
        start = self.token
        while not self.at_end and self.words[self.token] == UNKNOWN:
            self.token += 1
        if self.token > start:
            return None
        return self._canonical(size, free) or self._each(at, size, pack, free)

    def _canonical(self, size: int, free: CardSet) -> tuple[Card, ...] | None:
        """So many cards in canonical form with nothing wrong about them; else None, and nothing has been read."""
        end = self.token + size
        try:
            cards = tuple([CARDS[word] for word in self.words[self.token : end]])
        except KeyError:
            return None
        together = set_of(cards)
        if together.bit_count() != size or together & ~free or (end < len(self.words) and cards_in(self.words[end])):
            return None
        self.token = end
        return cards

    def _each(self, at: int, size: int, pack: CardSet, free: CardSet) -> tuple[Card, ...]:
        """So many cards in any form, each looked at."""
        cards: list[Card] = []
        while not self.at_end and (found := cards_in(self.words[self.token])):
            for card in found:
                if len(cards) == size:
                    raise Fault(self.token, "record-cards-too-many", size=size)
                if not pack >> card & 1:
                    raise Fault(self.token, "record-card-outside")
                if not free >> card & 1 or card in cards:
                    raise Fault(self.token, "record-card-again", other=self._line_of(card, found))
                cards.append(card)
            self.token += 1
        if len(cards) != size:
            raise Fault(self.token if self.at_end else at, "record-cards-too-few", count=len(cards), size=size)
        return tuple(cards)

    def _line_of(self, card: Card, found: Sequence[Card]) -> int:
        """The line on which *card*, just *found*, was read before: in the same word, or in an earlier one."""
        last = self.token if found.count(card) > 1 else self.token - 1
        before = (token for token in range(last, -1, -1) if card in cards_in(self.words[token]))
        return self.tokens.place(next(before, self.token)).line
