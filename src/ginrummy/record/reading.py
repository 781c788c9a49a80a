"""Text → record: lax in layout, strict in meaning (docs/record-format.md).

Every action goes through the rules, and every number is held against what the actions come to.
"""

from dataclasses import replace
from itertools import permutations

from ginrummy.match import MatchState, Person, Roles
from ginrummy.record import phrases
from ginrummy.record.blame import culprit
from ginrummy.record.canonical import follow
from ginrummy.record.checking import Checked, Checker
from ginrummy.record.cursor import Cursor
from ginrummy.record.dealing import read_commitments, read_deal, read_seeds
from ginrummy.record.ending import Ending
from ginrummy.record.folding import entered, opening
from ginrummy.record.header import Header, read_header
from ginrummy.record.tokens import Fault, Tokens
from ginrummy.record.turns import TurnReader, Turns
from ginrummy.record.values import LETTERS, HandRecord, Place, Proof, Record

_RESIGNS = {"resigns", "resigned"}


def read(text: str, *, first_line: int = 1) -> Record:
    """Read one record.

    A text that breaks off gives every whole action before the break, and ``truncated`` says where that is. A record
    ends with ``End``; one without it is taken to be broken off.

    Args:
        text: the record.
        first_line: the number of its first line, where it is part of a longer text.

    Raises:
        NotationError: it is no record, or something in it is not so; with line and column.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    tokens = Tokens(text.removeprefix("\ufeff"), first_line)
    reader = _Reader(tokens)
    try:
        return reader.read()
    except Fault as fault:
        raise tokens.error(culprit(tokens, fault, reader.fault_with)) from None


class _Reader:
    """Reads one record from its tokens."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.cursor = Cursor(tokens)
        self.header: Header
        self.record: Record
        self.score: MatchState
        self.hands: list[HandRecord] = []
        self.comments: list[str] = []
        self.draw_proof: Proof | None = None
        self.resigned: Person | None = None
        self.begun: tuple[int, Record, MatchState] | None = None
        """Where the last hand begins, and all that stood then."""

    def read(self) -> Record:
        """The record.

        Raises:
            Fault: something in it is not so.
        """
        if not self.tokens.words:
            raise Fault(0, "record-empty")
        self._head()
        broken: Place | None = None
        try:
            self._body()
        except Fault as fault:
            if not self.tokens.breaks_off(fault.token):
                raise
            broken = self.tokens.place(fault.token)
        else:
            self._check_end()
        return replace(
            self.record,
            hands=tuple(self.hands),
            roles=self.record.roles if self.hands else None,
            resigned=self.resigned,
            comments=tuple(self.comments),
            draw_proof=self.draw_proof,
            truncated=broken,
        )

    def fault_with(self, tokens: Tokens, changed: int) -> Fault | None:
        """What is wrong up to the end of the hand just read if *tokens* had stood there, or None.

        Args:
            tokens: this text with one token *changed*.
            changed: the number of that token.
        """
        other = _Reader(tokens)
        try:
            if self.begun is None or changed < self.begun[0]:
                other.read()
                return None
            other.cursor.token, other.record, other.score = self.begun
            other.header = self.header
            other.hands = self.hands[: other.score.hand_number - 1]
            other._hand()
            other.cursor.remarks()
            if other.cursor.word == "hand":
                other._hand_line()
            elif other.cursor.word == "end":
                other._check_end()
        except Fault as fault:
            return fault
        return None

    # --- the record as a whole ---------------------------------------------------------------------------------------

    def _head(self) -> None:
        """The tags."""
        try:
            self.header, self.cursor.token = read_header(self.tokens)
        except Fault as fault:
            all_tags = all(word.startswith("[") for word in self.tokens.words)
            if fault.token and (all_tags or self.tokens.breaks_off(fault.token)):
                raise Fault(fault.token, "record-breaks-off-in-header") from None
            raise
        self.record = self.header.record
        self.comments = list(self.record.comments)
        self.score = opening(self.record)

    def _body(self) -> None:
        """All after the tags.

        Raises:
            Fault: something is wrong, or the text breaks off; what was read before it is kept.
        """
        cursor, people = self.cursor, self.record.seating.people
        self.comments += cursor.remarks()
        proof = read_commitments(cursor, people)
        if proof is not None:
            self.draw_proof = read_seeds(cursor, people, proof)
        self.comments += cursor.remarks()
        while cursor.word == "hand":
            if self.resigned is not None:
                raise Fault(cursor.token, "record-unexpected")
            self._hand()
        if self.resigned is None and cursor.word.upper() in tuple(LETTERS):
            self._resignation()
        self.comments += cursor.remarks()
        if cursor.word != "end":
            raise Fault(cursor.token, "record-breaks-off" if cursor.at_end else "record-unexpected")
        cursor.token += 1
        self.comments += cursor.remarks()
        if not cursor.at_end:
            raise Fault(cursor.token, "record-after-end")

    def _resignation(self) -> None:
        """Somebody gives the game up between two hands."""
        cursor = self.cursor
        at = cursor.token
        person = cursor.person(self.record.seating.people)
        if cursor.word not in _RESIGNS:
            raise Fault(cursor.token if cursor.at_end else at, "record-unexpected")
        if self.score.over:
            raise Fault(cursor.token, "record-game-over")
        self.resigned = person
        cursor.token += 1

    def _check_end(self) -> None:
        """Hold what the tags say of the end against what it was."""
        self.header.check(self.score if self.resigned is None else self.score.with_resignation(self.resigned))

    # --- one hand ----------------------------------------------------------------------------------------------------

    def _hand(self) -> None:
        """One hand; if the text breaks off in it, as much of it as is whole is kept.

        Raises:
            Fault: something is wrong, or the text breaks off.
        """
        cursor, record, score = self.cursor, self.record, self.score
        start = cursor.token
        if score.over:
            raise Fault(start, "record-game-over")
        if self.hands and score.hand_number == len(self.hands):
            raise Fault(start, "record-hand-unfinished", number=len(self.hands))
        self.begun = start, record, score
        self._hand_line()
        hand = read_deal(cursor, record.rules, self.score.roles, record.seating.people)
        if not self._canonical(hand):
            self._in_any_form(hand, start)

    def _canonical(self, dealt: HandRecord) -> bool:
        """All after the deal, if it is whole, in canonical form and as it should be; else nothing has been read."""
        cursor, score = self.cursor, self.score
        followed = follow(cursor.words, cursor.token, dealt, score.rules, score.roles)
        if followed is None:
            return False
        played = entered(followed.hand, score, [followed.last])  # nobody asks here for the states before
        begins, cursor.token = cursor.token, followed.token
        try:
            hand, _ = Ending(cursor, played, Turns(), 0).read()
        except Fault:
            cursor.token = begins
            return False
        self.hands.append(hand)
        self.score = played.after
        return True

    def _in_any_form(self, hand: HandRecord, start: int) -> None:
        """All after the deal of the hand that begins at the token *start*, in whatever form it is written.

        Raises:
            Fault: something is wrong, or the text breaks off.
        """
        cursor, record, score = self.cursor, self.record, self.score
        reader = TurnReader(self.tokens, record.seating.people)
        broken: Fault | None = None
        try:
            cursor.token = reader.read(cursor.token)
        except Fault as fault:
            if not self.tokens.breaks_off(fault.token):
                raise
            broken = fault
        checker = Checker(self.tokens, record.rules, score.roles, hand, start)
        checked, cut = self._checked(checker, reader.turns)
        played = entered(checked.hand, score, checked.states)
        self.hands.append(played.record)
        self.score = played.after
        if (broken := cut or broken) is not None:
            raise broken
        ending = Ending(cursor, played, reader.turns, len(checked.starts))
        self.hands[-1], self.resigned = ending.read()

    def _checked(self, checker: Checker, turns: Turns) -> tuple[Checked, Fault | None]:
        """The turns, held against the rules; if they break off, as many as are whole."""
        try:
            return checker.check(turns), None
        except Fault as fault:
            if not self.tokens.breaks_off(fault.token):
                raise
            rest = turns.rests[-1] if turns.rests else None
            if rest is None or fault.token < rest.token or turns.at[-1] != rest.token:
                turns.cut(sum(token < fault.token for token in turns.at))
            elif checker.played(turns).complete:
                turns.rests.pop()  # the spread is done; only what is said of its rest breaks off
            else:
                turns.cut(rest.ply)  # nothing else tells what is left of this spread
            turns.resigned = None
            return checker.check(turns), fault

    def _hand_line(self) -> None:
        """The number of a hand, and who is what in it."""
        if self.record.draw is None and not self.hands:
            self._first_roles()
        self.cursor.expect(phrases.hand_line(len(self.hands) + 1, self.score.roles, self.record.seating))

    def _first_roles(self) -> None:
        """Where nobody noted the draw, the first hand says who is what."""
        seating, token = self.record.seating, self.cursor.token
        for people in permutations(self.score.people):
            roles = Roles(dealer=people[0], non_dealer=people[1], out=people[2] if len(people) == 3 else None)
            try:
                self.cursor.expect(phrases.hand_line(1, roles, seating))
            except Fault:
                continue
            finally:
                self.cursor.token = token
            self.record = replace(self.record, roles=roles)
            self.score = opening(self.record)
            return
