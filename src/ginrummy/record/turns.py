"""The turns of a hand as they are written: read into actions, with where each one stands, but not yet checked."""

import re
from dataclasses import dataclass, field

from ginrummy.cards import Card, set_of
from ginrummy.match import Person
from ginrummy.record.tokens import CARDS, MOVES, Fault, Tokens, cards_in, label, loose, plain, remark
from ginrummy.record.values import LETTERS, Comment
from ginrummy.rules import DONE, Action, Lay, LayOff

SECTIONS = {"hand", "commit", "deal", "upcard", "stock", "held", "score", "seed", "undercut", "void", "end", "gin"}
"""The words that begin something else than a turn."""

_SIGN_OF = {
    **dict.fromkeys(("+", "draw", "draws", "drew"), "+"),
    **dict.fromkeys(("^", "take", "takes", "took"), "^"),
    **dict.fromkeys(("-", "discard", "discards", "discarded"), "-"),
    **dict.fromkeys(("!", "knock", "knocks", "knocked"), "!"),
}
_NUMBER_FIRST = re.compile(r"\d+(?:[-x]|$)")
_SUM_FIRST = re.compile(r"\d+ ?[-x]")
_PASS_WORDS = {"passes", "passed"}
_RESIGN_WORDS = {"resigns", "resigned", "resign"}
_NUMBERS = {str(number): number for number in range(1, 400)}
_DEEPEST = 16
"""How deep variations may lie in one another; deeper than anybody writes, and than Python's stack."""


@dataclass(slots=True)
class Mark:
    """Where a text says that somebody's turn begins.

    Attributes:
        ply: before which action.
        token: the number of the token.
        number: the number of the turn, or None.
        person: whose it is, or None.
    """

    ply: int
    token: int
    number: int | None = None
    person: Person | None = None


@dataclass(slots=True)
class Rest:
    """What a text says is left of a spread.

    Attributes:
        ply: the ``done`` that ends it.
        token: the bar.
        cards: the unmatched cards, each with its token.
        points: the token of their points and the points, or None.
    """

    ply: int
    token: int
    cards: list[tuple[int, Card]] = field(default_factory=list)
    points: tuple[int, int] | None = None


@dataclass(slots=True)
class Turns:
    """A line of play as it is written.

    Attributes:
        actions: what was done; draws without their card.
        noted: for each action the card that was drawn or taken, if the text tells it.
        at: for each action its token.
        marks: where turns begin.
        rests: what is left of each spread.
        notes: remarks, and variations with the token of their parenthesis.
        resigned: the token at which somebody resigns, and who, or None.
    """

    actions: list[Action] = field(default_factory=list)
    noted: list[Card | None] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    rests: list[Rest] = field(default_factory=list)
    notes: list["Comment | Branch"] = field(default_factory=list)
    resigned: tuple[int, Person | None] | None = None

    def cut(self, plies: int) -> None:
        """Forget all actions but the first *plies*, and what hangs on them."""
        del self.actions[plies:], self.noted[plies:], self.at[plies:]
        self.marks = [mark for mark in self.marks if mark.ply < plies]
        self.rests = [rest for rest in self.rests if rest.ply < plies]
        self.notes = [note for note in self.notes if note.ply <= plies]


@dataclass(slots=True)
class Branch:
    """A variation as it is written.

    Attributes:
        ply: after how many actions of the line it leaves it stands.
        token: its parenthesis.
        turns: what is in it.
    """

    ply: int
    token: int
    turns: Turns


class TurnReader:
    """Reads turns, token by token, until something else begins.

    Attributes:
        turns: what has been read so far, even if a fault stopped it.
    """

    def __init__(self, tokens: Tokens, people: int, depth: int = 0) -> None:
        self.tokens, self.words, self.letters, self.depth = tokens, tokens.words, LETTERS[:people], depth
        self.turns = Turns()
        self._people = {letter: Person(person) for person, letter in enumerate(self.letters)}
        self._group: list[Card] = []
        self._group_at = 0
        self._laying_off: list[tuple[int, Card]] = []
        self._remarks: list[str] = []

    def read(self, token: int) -> int:
        """Read from *token* on; the answer is the token that is no part of a turn.

        Raises:
            Fault: something is no part of anything.
        """
        words, turns, group = self.words, self.turns, self._group
        actions, noted, at, marks = turns.actions, turns.noted, turns.at, turns.marks
        count = len(words)
        while token < count:
            word = words[token]
            # The canonical form first: most records are written by a program, and there may be many.
            if word in MOVES and not group:
                action, card = MOVES[word]
                actions.append(action)
                noted.append(card)
                at.append(token)
                token += 1
                continue
            if word in CARDS:
                if not group:
                    self._group_at = token
                group.append(CARDS[word])
                token += 1
                continue
            if word in _NUMBERS and token + 2 < count and words[token + 1] in self._people:
                move = words[token + 2]
                if move in MOVES or move in CARDS:
                    if group or self._laying_off:
                        self._flush(token)
                    if marks and marks[-1].ply == len(actions):
                        self._no_empty_turn(token)
                    marks.append(Mark(len(actions), token, _NUMBERS[word], self._people[words[token + 1]]))
                    token += 2
                    continue
            following = self._other(token, word)
            if following is None:
                break
            token = following
        self._flush(token)
        self._no_empty_turn(token)
        return token

    def _other(self, token: int, word: str) -> int | None:
        """Read whatever is not in canonical form or not an action; None where the turns end."""
        if (text := remark(word)) is not None:
            if text:
                self._remarks.append(text)
            if not self._group:
                self._place_remarks()
            return token + 1
        if word == "/":
            self._flush(token)
            return token + 1
        if word == "|":
            return self._done(token)
        if word == "(":
            return self._branch(token)
        if word == ")" and self.depth:
            return None
        lower = label(word)
        if lower in SECTIONS or (lower in {"knock", "big"} and self._is_result(token)):
            return None
        if lower.isdecimal() and lower.isascii() and len(lower) < 6:
            return self._mark(token, int(lower))
        if lower.upper() in self.letters and lower:
            return self._mark(token, None)
        return self._verb(token, lower)

    def _is_result(self, token: int) -> bool:
        """Whether ``knock`` or ``big gin`` begins the line that says how a hand ended: a sum follows."""
        if label(self.words[token]) == "knock":  # it may be an action too, but then a card follows
            return _NUMBER_FIRST.match(self._plain(token + 1)) is not None
        # After an action the number would be that of the next turn.
        return _SUM_FIRST.match(f"{self._plain(token + 2)} {self._plain(token + 3)}") is not None

    def _plain(self, token: int) -> str:
        return plain(self.words[token]) if token < len(self.words) else ""

    def _mark(self, token: int, number: int | None) -> int:
        """A new turn: a number, a letter, or both."""
        self._flush(token)
        self._no_empty_turn(token)
        mark = Mark(len(self.turns.actions), token, number)
        after = token if number is None else token + 1
        letter = label(self.words[after]).upper() if after < len(self.words) else ""
        if letter and letter in self.letters:
            mark.person = Person(self.letters.index(letter))
            after += 1
        if after < len(self.words) and label(self.words[after]) in _RESIGN_WORDS:
            self.turns.resigned = (after, mark.person)
        self.turns.marks.append(mark)
        return after

    def _no_empty_turn(self, token: int) -> None:
        marks = self.turns.marks
        if marks and marks[-1].ply == len(self.turns.actions) and self.turns.resigned is None:
            raise Fault(marks[-1].token if token < len(self.words) else token, "record-turn-empty")

    def _verb(self, token: int, lower: str) -> int | None:
        """An action in words, in signs set apart, or in a form of its own."""
        if self._group and self._laying_off and lower != "on":
            self._flush(token)
        if lower in _RESIGN_WORDS and self.turns.resigned is not None:
            return None
        if lower in _PASS_WORDS:
            return self._move(token, "pass")
        if lower == "done":
            return self._done(token)
        if lower == "on":
            return self._on(token)
        following = label(self.words[token + 1]) if token + 1 < len(self.words) else ""
        if lower == "declares" and following == "big":
            return token + 1
        if lower == "big" and following == "gin":
            return self._move(token, "!!") + 1
        if lower in {"lay", "lays"}:
            self._flush(token)
            return token + (2 if following == "off" else 1)
        if lower in _SIGN_OF:
            pieces = loose(self.words[token + 1].rstrip(".,")) if token + 1 < len(self.words) else None
            if pieces is None or len(pieces) != 1:
                raise Fault(self.tokens.within(token + 1), "record-card-expected")
            return self._move(token, _SIGN_OF[lower] + pieces[0]) + 1
        return self._loose(token)

    def _loose(self, token: int) -> int:
        pieces = loose(self.words[token].rstrip(","))
        if not pieces or any(piece not in MOVES and piece not in CARDS for piece in pieces):
            raise Fault(token, "record-unknown-word")
        for piece in pieces:
            if piece in MOVES:
                self._move(token, piece)
                continue
            if not self._group:
                self._group_at = token
            self._group.append(CARDS[piece])
        return token + 1

    def _move(self, token: int, word: str) -> int:
        self._flush(token)
        if word not in MOVES:
            raise Fault(token, "record-unknown-word")
        action, card = MOVES[word]
        self._add(token, action, card)
        return token + 1

    def _add(self, token: int, action: Action, card: Card | None = None) -> None:
        self.turns.actions.append(action)
        self.turns.noted.append(card)
        self.turns.at.append(token)

    def _on(self, token: int) -> int:
        """The cards before ``on`` are laid off on the meld after it."""
        if not self._group or self._laying_off:
            raise Fault(token, "record-unexpected")
        self._laying_off = [(self._group_at, card) for card in self._group]
        self._group.clear()
        return token + 1

    def _flush(self, token: int) -> None:
        """End the meld, or the lay-off, whose cards have been read up to *token*."""
        if not self._group and not self._laying_off:
            return
        ended = self.tokens.text.endswith("\n") or self.words[token:] in (["/"], ["|"])
        if not ended and self.tokens.may_continue(token):
            raise Fault(token, "record-breaks-off")  # there may have been more of its cards
        meld = set_of(self._group)
        if meld.bit_count() != len(self._group) or not self._group:
            raise Fault(self._group_at, "record-meld-unclear")
        for at, card in self._laying_off:
            self._add(at, LayOff(card, meld))
        if not self._laying_off:
            self._add(self._group_at, Lay(meld))
        self._group.clear()
        self._laying_off = []
        self._place_remarks()

    def _place_remarks(self) -> None:
        if self._remarks:
            self.turns.notes += [Comment(len(self.turns.actions), text) for text in self._remarks]
            self._remarks = []

    def _done(self, token: int) -> int:
        """The bar: the spread is done; after it stand the unmatched cards and their points."""
        self._flush(token)
        rest = Rest(len(self.turns.actions), token)
        self._add(token, DONE)
        self.turns.rests.append(rest)
        token += 1
        words = self.words
        while token < len(words) and (pieces := cards_in(words[token])):
            rest.cards += [(token, card) for card in pieces]
            token += 1
        if token < len(words) and words[token] == "=":
            points = words[token + 1] if token + 1 < len(words) else ""
            if not (points.isdecimal() and points.isascii() and len(points) < 6):
                raise Fault(self.tokens.within(token + 1), "record-number-expected")
            rest.points = (token + 1, int(points))
            token += 2
        return token

    def _branch(self, token: int) -> int:
        """A variation."""
        self._flush(token)
        if self.depth == _DEEPEST:
            raise Fault(token, "record-variation-too-deep")
        if not self.turns.actions:
            raise Fault(token, "record-variation-of-nothing")
        reader = TurnReader(self.tokens, len(self.letters), self.depth + 1)
        after = reader.read(token + 1)
        if after >= len(self.words):
            raise Fault(after, "record-breaks-off")
        if self.words[after] != ")" or reader.turns.resigned is not None or not reader.turns.actions:
            raise Fault(after, "record-unexpected")
        self.turns.notes.append(Branch(len(self.turns.actions), token, reader.turns))
        return after + 1
