"""The text of a record in tokens, and a fault at one of them.

Where a token stands in the text is not worked out unless somebody asks, and that is only when something is wrong.
"""

import re
from functools import lru_cache
from itertools import islice
from typing import Any

from ginrummy.cards import NAMES, Card
from ginrummy.errors import GinError, NotationError
from ginrummy.locale import t
from ginrummy.record.values import Place
from ginrummy.rules import BIG_GIN, DISCARDS, DRAW, KNOCKS, PASS, TAKE, Action

_SIGN = r"""
      \{[^{}]*(?:\}|\Z)                            # a remark, perhaps one that never ends
    | ;[^\n]*                                      # a remark to the end of the line
    | \[\s*\w+\s*"(?:[^"\\\n]|\\.)*"\s*\]          # a tag
    | \( | \) | / | \| | =                         # signs that need no space around them
    | \{ | \} | \[ | \]                            # what is out of place
"""
_SIGNS_APART = re.compile(f"({_SIGN})", re.VERBOSE)
_TOKEN = re.compile(rf"{_SIGN} | [^\s{{}};()\[\]/|=]+", re.VERBOSE)
_NO_CARDS = {"Deal", "Upcard", "Stock", "Held", "Score", "Seed", "=", "|", "/", "1", "Hand", "End"}
"""What often stands behind cards and is none: no need to look closely."""
_LARGE = 10**9
_OURS = {"expected", "why", "count", "size", "people", "number", "other", "least", "most"}
"""The values of a fault that do not come from the text."""
_QUOTED = 100
"""How many characters of a text an error quotes."""
_CARD = r"(?:10|[A2-9TJQK])[CDHS♣♧♦♢♥♡♠♤]\ufe0f?"
_LOOSE = re.compile(rf"(?P<sign>!!|[+^!\-])?(?P<card>{_CARD}|\?\?)?", re.IGNORECASE)
_SUITS = str.maketrans("♣♧♦♢♥♡♠♤", "ccddhhss", "\ufe0f")
_SIGNS = str.maketrans("−–×*", "--xx")  # what people type for a minus and a times

CARDS: dict[str, Card] = {text: card for card, text in enumerate(NAMES)}
"""Each card by its canonical text."""

MOVES: dict[str, tuple[Action, Card | None]] = {
    "pass": (PASS, None),
    "!!": (BIG_GIN, None),
    "+??": (DRAW, None),
    "^??": (TAKE, None),
    **{f"+{text}": (DRAW, card) for card, text in enumerate(NAMES)},
    **{f"^{text}": (TAKE, card) for card, text in enumerate(NAMES)},
    **{f"-{text}": (DISCARDS[card], None) for card, text in enumerate(NAMES)},
    **{f"!{text}": (KNOCKS[card], None) for card, text in enumerate(NAMES)},
}
"""Each action in one word by its canonical text, with the card that was drawn or taken, if it is told."""


class Fault(Exception):
    """Something is wrong at a token; the reader turns it into a NotationError once it knows where that is.

    Attributes:
        token: the number of the token; as many as there are means the end of the text.
        key, params: what is wrong.
    """

    def __init__(self, token: int, key: str, **params: Any) -> None:
        super().__init__(token, key)
        self.token, self.key, self.params = token, key, params


class Tokens:
    """A text and its tokens.

    Attributes:
        text: the text.
        words: its tokens.
        first_line: the number of the text's first line, where it is part of a longer one.
    """

    def __init__(self, text: str, first_line: int = 1) -> None:
        self.text, self.first_line = text, first_line
        self.words: list[str] = []
        # The same as all that _TOKEN finds, and several times as quick: most of a text is words.
        for number, piece in enumerate(_SIGNS_APART.split(text)):
            if number % 2:
                self.words.append(piece)
            else:
                self.words += piece.split()

    def replaced(self, token: int, word: str) -> "Tokens":
        """The same text with another word for one token; places stay as they are."""
        other = object.__new__(Tokens)
        other.text, other.first_line = self.text, self.first_line
        other.words = [*self.words[:token], word, *self.words[token + 1 :]]
        return other

    def within(self, token: int) -> int:
        """Where something is missing that should stand at *token*: there, or behind the token before if that is on
        another line.
        """
        if not token or self.may_continue(token):
            return token
        return token if self.place(token).line == self.place(token - 1).line else token - 1

    def may_continue(self, token: int) -> bool:
        """Whether a token is where the text breaks off, so that more of it may have been there."""
        if token < len(self.words) - 1:
            return False
        last = self.words[-1] if self.words else ""
        return token >= len(self.words) or is_open(last) or (not self.text.endswith("\n") and last != "End")

    def breaks_off(self, token: int) -> bool:
        """Whether what is wrong at *token* is only that the text ends too early: at its very end, or in its last line,
        if that has no end.
        """
        if token >= len(self.words) or is_open(self.words[token]):
            return True
        return not self.text.endswith("\n") and "\n" not in self.text[self.offset(token) :].rstrip(" \t")

    def offset(self, token: int) -> int:
        """Where in the text a token begins."""
        found = next(islice(_TOKEN.finditer(self.text), token, None), None)
        return len(self.text.rstrip()) if found is None else found.start()

    def place(self, token: int) -> Place:
        """The line and column of a token."""
        before = self.text[: self.offset(token)]
        return Place(self.first_line + before.count("\n"), len(before) - before.rfind("\n"))

    def error(self, fault: Fault) -> NotationError:
        """What is wrong, said with its place."""
        culprit = brief(self.words[fault.token]) if fault.token < len(self.words) else ""
        line, column = self.place(fault.token)
        params = {name: value if name in _OURS else brief(str(value)) for name, value in fault.params.items()}
        return NotationError(fault.key, culprit=culprit, line=line, column=column, **params)


def brief(text: str) -> str:
    """*text*, or as much of it as an error needs to quote."""
    return text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…"


def said(error: GinError) -> str:
    """An error in words; what it quotes may have come from anywhere, and may be of any length."""
    return t(error.key, **quotable(error.params))


def quotable(params: dict[str, Any]) -> dict[str, Any]:
    """The values of an error, none longer than words can take."""
    return {name: value if _is_short(value) else brief(str(value)) for name, value in params.items()}


def _is_short(value: object) -> bool:
    return abs(value) < _LARGE if isinstance(value, int) else value is None or len(str(value)) <= _QUOTED


def loose(word: str) -> tuple[str, ...] | None:
    """The canonical words for one that is written in a way of its own, such as ``+10♥-9C``; None if it is not that."""
    word = word.translate(_SIGNS)
    pieces: list[str] = []
    at = 0
    while at < len(word):
        found = _LOOSE.match(word, at)
        if found is None or found.end() == at:
            return None
        card = found["card"] or ""
        letters = card.translate(_SUITS).replace("10", "T")
        pieces.append((found["sign"] or "") + letters[:1].upper() + letters[1:].lower())
        at = found.end()
    return tuple(pieces)


def plain(word: str) -> str:
    """*word* without what does not matter: case, and the many dashes and crosses."""
    return word.translate(_SIGNS).lower()


def remark(token: str) -> str | None:
    """The text of a remark, or None for another token."""
    if token.startswith("{") and token.endswith("}") and len(token) > 1:
        return " ".join(token[1:-1].split())
    return " ".join(token[1:].split()) if token.startswith(";") else None


def is_open(token: str) -> bool:
    """Whether a token is a remark that never ends."""
    return token.startswith("{") and not token.endswith("}")


@lru_cache(maxsize=4096)
def label(word: str) -> str:
    """A word as it labels something: in plain form, and without its colon, full stop or comma."""
    return plain(word).rstrip(":.,")


def cards_in(word: str) -> tuple[Card, ...]:
    """The cards in a word that holds nothing else; none if it holds something else."""
    if word in CARDS:
        return (CARDS[word],)
    if word in _NO_CARDS:
        return ()
    pieces = loose(word.rstrip(",")) or ()
    return tuple(CARDS[piece] for piece in pieces) if all(piece in CARDS for piece in pieces) else ()
