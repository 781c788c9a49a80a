"""Text → record: lax in layout, strict in meaning (docs/record-format.md).

Every action goes through the rules, and every number is held against what the actions come to.
"""

from dataclasses import replace
from itertools import permutations

from ginrummy.cards import Card, CardSet, set_of
from ginrummy.match import MatchState, Person, Roles
from ginrummy.record import phrases
from ginrummy.record.blame import culprit
from ginrummy.record.checking import Checked, Checker
from ginrummy.record.folding import PlayedHand, entered, opening
from ginrummy.record.header import Header, read_header
from ginrummy.record.tokens import CARDS, Fault, Tokens, cards_in, is_open, label, plain, remark
from ginrummy.record.turns import TurnReader, Turns
from ginrummy.record.values import LETTERS, SERVER, Comment, HandRecord, Place, Proof, Record
from ginrummy.rules import HandState, Phase, Seat, Start


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
        self.tokens, self.words = tokens, tokens.words
        self.token = 0
        self.remarks: list[str] = []
        self.header: Header
        self.record: Record
        self.score: MatchState
        self.hands: list[HandRecord] = []
        self.resigned: Person | None = None
        self.begun: tuple[int, Record, MatchState] | None = None
        """Where the last hand begins, and all that stood then."""

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
            other.token, other.record, other.score = self.begun
            other.header = self.header
            other.hands = self.hands[: other.score.hand_number - 1]
            other._hand()
            other._remarks()
            if other._word() == "hand":
                other._hand_line()
            elif other._word() == "end":
                other.header.check(other.score)
        except Fault as fault:
            return fault
        return None

    def read(self) -> Record:
        if not self.words:
            raise Fault(0, "record-empty")
        self._read_header()
        broken: Place | None = None
        try:
            self._body()
        except Fault as fault:
            if not self._breaks_off(fault):
                raise
            broken = self.tokens.place(fault.token)
        if broken is None:
            if self.resigned is not None:
                self.score = self.score.with_resignation(self.resigned)
            self.header.check(self.score)
        return replace(
            self.record,
            hands=tuple(self.hands),
            roles=self.record.roles if self.hands else None,
            resigned=self.resigned,
            comments=tuple(self.remarks),
            truncated=broken,
        )

    def _breaks_off(self, fault: Fault) -> bool:
        """Whether a fault is only that the text ends too early: at its very end, or in a last line without an end."""
        if fault.token >= len(self.words) or is_open(self.words[fault.token]):
            return True
        text = self.tokens.text
        return not text.endswith("\n") and "\n" not in text[self.tokens.offset(fault.token) :].rstrip(" \t")

    def _is_all_tags(self) -> bool:
        return all(word.startswith("[") for word in self.words)

    # --- tokens ------------------------------------------------------------------------------------------------------

    def _word(self) -> str:
        """The token to be read next in plain form; empty at the end of the text."""
        return label(self.words[self.token]) if self.token < len(self.words) else ""

    def _remarks(self, hand_notes: list[Comment] | None = None, ply: int = 0) -> None:
        """Read the remarks that stand here."""
        while self.token < len(self.words) and (text := remark(self.words[self.token])) is not None:
            if text and hand_notes is not None:
                hand_notes.append(Comment(ply, text))
            elif text:
                self.remarks.append(text)
            self.token += 1

    def _expect(self, line: str) -> None:
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
            word = plain(self.words[self.token]) if self.token < len(self.words) else ""
            end, joined = at, ""
            while end < len(right) and len(joined) < len(word):
                joined += right[end].lower()
                end += 1
            if not word or joined.rstrip(",:") != word.rstrip(",:"):
                raise Fault(self.tokens.within(self.token) if at else self.token, "record-should-be", expected=line)
            at = end
            self.token += 1

    # --- parts -------------------------------------------------------------------------------------------------------

    def _read_header(self) -> None:
        try:
            self.header, self.token = read_header(self.tokens)
        except Fault as fault:
            if fault.token and (self._breaks_off(fault) or self._is_all_tags()):
                raise Fault(fault.token, "record-breaks-off-in-header") from None
            raise
        self.record = self.header.record
        self.score = opening(self.record)

    def _body(self) -> None:
        """All after the header.

        Raises:
            Fault: something is wrong, or the text breaks off; what was read before it is kept.
        """
        self._remarks()
        proof = self._commitments()
        if proof is not None:
            self.record = replace(self.record, draw_proof=self._seeds(proof))
        self._remarks()
        while (word := self._word()) == "hand":
            if self.resigned is not None:
                raise Fault(self.token, "record-unexpected")
            self._hand()
        if self.resigned is None and word.upper() in LETTERS and word:
            self._resignation()
        self._remarks()
        if self._word() != "end":
            raise Fault(self.token, "record-breaks-off" if self.token >= len(self.words) else "record-unexpected")
        self.token += 1
        self._remarks()
        if self.token < len(self.words):
            raise Fault(self.token, "record-after-end")

    def _resignation(self) -> None:
        at = self.token
        person = self._person()
        if self._word() not in {"resigns", "resigned"}:
            raise Fault(at if self.token < len(self.words) else self.token, "record-unexpected")
        if self.score.over:
            raise Fault(self.token, "record-game-over")
        self.resigned = person
        self.token += 1

    def _hand(self) -> None:
        """One hand."""
        if self.score.over:
            raise Fault(self.token, "record-game-over")
        if self.hands and self.score.hand_number == len(self.hands):
            raise Fault(self.token, "record-hand-unfinished", number=len(self.hands))
        start = self.token
        self.begun = start, self.record, self.score
        self._hand_line()
        notes: list[Comment] = []
        self._remarks(notes)
        proof = self._commitments()
        hand = self._deal(notes, proof)
        checker = Checker(self.tokens, self.record.rules, self.score.roles, hand, start)
        reader = TurnReader(self.tokens, self.record.seating.people)
        broken: Fault | None = None
        try:
            self.token = reader.read(self.token)
        except Fault as fault:
            if not self._breaks_off(fault):
                raise
            broken = fault
        checked, cut = self._checked(checker, reader.turns)
        broken = cut or broken
        hand = checker.hand
        if notes or reader.turns.notes:
            hand = replace(hand, notes=(*notes, *checker.notes(reader.turns, checked)))
        played = entered(hand, self.score, checked.states)
        self.hands.append(hand)
        self.score = played.after
        if broken is not None:
            raise broken
        self._after(played, checked, reader.turns)

    def _checked(self, checker: Checker, turns: Turns) -> tuple[Checked, Fault | None]:
        """The turns, held against the rules; if they break off, as many as are whole."""
        try:
            return checker.check(turns), None
        except Fault as fault:
            if not self._breaks_off(fault):
                raise
            rest = turns.rests[-1] if turns.rests else None
            if rest is None or fault.token < rest.token or turns.at[-1] != rest.token:
                turns.cut(sum(token < fault.token for token in turns.at))
            elif checker.hand.complete:
                turns.rests.pop()  # the spread is done; only what is said of its rest breaks off
            else:
                turns.cut(rest.ply)  # nothing else tells what is left of this spread
            turns.resigned = None
            return checker.check(turns), fault

    def _hand_line(self) -> None:
        number = len(self.hands) + 1
        if self.record.draw is None and not self.hands:
            self._first_roles()
        self._expect(phrases.hand_line(number, self.score.roles, self.record.seating))

    def _first_roles(self) -> None:
        """Where nobody noted the draw, the first hand says who is what."""
        seating = self.record.seating
        token = self.token
        for people in permutations(self.score.people):
            roles = Roles(dealer=people[0], non_dealer=people[1], out=people[2] if len(people) == 3 else None)
            try:
                self._expect(phrases.hand_line(1, roles, seating))
            except Fault:
                continue
            finally:
                self.token = token
            self.record = replace(self.record, roles=roles)
            self.score = opening(self.record)
            return

    def _person(self) -> Person:
        """A letter.

        Raises:
            Fault: it is nobody's.
        """
        word = self._word().upper()
        letters = LETTERS[: self.record.seating.people]
        if not word or word not in letters:
            raise Fault(self.tokens.within(self.token), "record-should-be", expected=" / ".join(letters))
        self.token += 1
        return Person(letters.index(word))

    # --- the deal ----------------------------------------------------------------------------------------------------

    def _deal(self, notes: list[Comment], proof: Proof | None) -> HandRecord:
        """The cards dealt."""
        roles, rules = self.score.roles, self.record.rules
        sizes = (rules.hand_size + (rules.start is Start.ELEVEN), rules.hand_size)
        hands: list[CardSet | None] = [None, None]
        seen: dict[Card, int] = {}
        order = list(Seat)
        for place in range(2):
            self._remarks(notes)
            self._section("deal")
            at = self.token
            seat = roles.seat_of(self._person())
            if place == 0 and seat is Seat.DEALER and not self._deals_next(Seat.NON_DEALER, at):
                raise Fault(at, "record-should-be", expected=LETTERS[roles.non_dealer])
            if place == 0 and seat is Seat.DEALER:
                order.reverse()
            if seat is not order[place]:
                raise Fault(at, "record-should-be", expected=LETTERS[roles.person_in(order[place])])
            cards = self._cards(at, sizes[seat], seen)
            hands[seat] = None if cards is None else set_of(cards)
        self._remarks(notes)
        upcard = None
        if rules.start is Start.UPCARD:
            at = self._section("upcard")
            cards = self._cards(at, 1, seen)
            if cards is None:
                raise Fault(at, "record-upcard-unknown")
            upcard = cards[0]
        self._remarks(notes)
        at = self._section("stock")
        stock = self._cards(at, rules.pack.bit_count() - 2 * rules.hand_size - 1, seen)
        self._remarks(notes)
        return HandRecord((hands[0], hands[1]), upcard, None if stock is None else tuple(stock), proof=proof)

    def _deals_next(self, seat: Seat, at: int) -> bool:
        """Whether a second ``Deal`` line is there, and for *seat*."""
        letter = LETTERS[self.score.roles.person_in(seat)].lower()
        for token in range(at + 1, min(at + 40, len(self.words) - 1)):
            if self.words[token].lower() == "deal":
                return label(self.words[token + 1]) == letter
        return False

    def _section(self, keyword: str) -> int:
        """Read the word that begins a section; the answer is its token."""
        if self._word() != keyword:
            raise Fault(self.token, "record-should-be", expected=keyword.capitalize())
        self.token += 1
        return self.token - 1

    def _cards(self, at: int, size: int, seen: dict[Card, int]) -> list[Card] | None:
        """So many cards that are nowhere else, or ``??``; *at* is what they belong to, *seen* where others stand."""
        words, token = self.words, self.token
        while token < len(words) and words[token] == phrases.UNKNOWN:
            token += 1
        if token > self.token:
            self.token = token
            return None
        quick = self._canonical_cards(size, seen)
        if quick is not None:
            return quick
        cards: list[Card] = []
        pack = self.record.rules.pack
        while token < len(words) and (found := cards_in(words[token])):
            for card in found:
                if len(cards) == size:
                    raise Fault(token, "record-cards-too-many", size=size)
                if card in seen:
                    raise Fault(token, "record-card-again", other=self.tokens.place(seen[card]).line)
                if not pack >> card & 1:
                    raise Fault(token, "record-card-outside")
                seen[card] = token
                cards.append(card)
            token += 1
        self.token = token
        if len(cards) != size:
            raise Fault(token if token >= len(words) else at, "record-cards-too-few", count=len(cards), size=size)
        return cards

    def _canonical_cards(self, size: int, seen: dict[Card, int]) -> list[Card] | None:
        """So many cards in canonical form with nothing wrong about them; else None, and nothing has been read."""
        start, end = self.token, self.token + size
        try:
            cards = [CARDS[word] for word in self.words[start:end]]
        except KeyError:
            return None
        together = set_of(cards)
        if end < len(self.words) and cards_in(self.words[end]):
            return None
        if together.bit_count() != size or together & ~self.record.rules.pack or not seen.keys().isdisjoint(cards):
            return None
        seen.update(zip(cards, range(start, end), strict=True))
        self.token = end
        return cards

    # --- proofs ------------------------------------------------------------------------------------------------------

    def _commitments(self) -> Proof | None:
        parts = self._hex_lines("commit", 32, 32)
        return None if parts is None else Proof(parts)

    def _seeds(self, proof: Proof | None) -> Proof | None:
        if proof is None:
            if self._word() == "seed":
                raise Fault(self.token, "record-seed-uncommitted")
            return None
        return replace(proof, seeds=self._hex_lines("seed", 16, 64))

    def _hex_lines(self, keyword: str, least: int, most: int) -> tuple[bytes, ...] | None:
        """Lines of bytes, one for the server and one for each person, or none at all."""
        if self._word() != keyword:
            return None
        parts = []
        for owner in (SERVER, *LETTERS[: self.record.seating.people]):
            self._section(keyword)
            if self._word() != owner.lower():
                raise Fault(self.tokens.within(self.token), "record-should-be", expected=owner)
            self.token += 1
            word = self.words[self.token] if self.token < len(self.words) else ""
            try:
                part = bytes.fromhex(word)
            except ValueError:
                part = b""
            if not least <= len(part) <= most:
                raise Fault(self.tokens.within(self.token), "record-hex-expected", least=2 * least, most=2 * most)
            if self.tokens.may_continue(self.token):
                raise Fault(self.token, "record-breaks-off")  # there may have been more of it
            parts.append(part)
            self.token += 1
        return tuple(parts)

    # --- after the turns ---------------------------------------------------------------------------------------------

    def _after(self, played: PlayedHand, checked: Checked, turns: Turns) -> None:
        """All that stands after the turns of a hand, held against what they came to."""
        hand, last, roles = played.record, played.last, played.before.roles
        notes: list[Comment] = []
        plies = len(hand.actions)
        if turns.resigned is not None:
            self._resigned_in_hand(turns, last, len(checked.starts))
        self._remarks(notes, plies)
        word = self._word()
        if word in {"knock", "undercut", "gin", "big", "void"}:
            if played.result is None:
                self._not_over(turns, last, self.token)
            else:
                self._expect(phrases.result_line(played.result, roles))
        self._remarks(notes, plies)
        while self._word() == "held":
            self._held(hand, last, roles, turns)
            self._remarks(notes, plies)
        if self._word() == "score":
            if played.result is None and not turns.resigned:
                self._not_over(turns, last, self.token)
            self._expect(phrases.score_line(self.score))
        self._remarks(notes, plies)
        proof = self._seeds(hand.proof)
        self._remarks(notes, plies)
        if self._word() == "hand" and played.result is None:
            self._not_over(turns, last, self.token)
        if proof is not hand.proof or notes:
            self.hands[-1] = replace(hand, proof=proof, notes=(*hand.notes, *notes))

    def _resigned_in_hand(self, turns: Turns, last: HandState, count: int) -> None:
        assert turns.resigned is not None
        token, person = turns.resigned
        mark = turns.marks[-1]
        if last.over:
            self.token = mark.token
            if self.score.over:
                raise Fault(token, "record-game-over")
        elif mark.number is not None and mark.number != count + 1:
            raise Fault(mark.token, "record-should-be", expected=f"{count + 1} resigns")
        if person is None:
            raise Fault(token, "record-who-resigns")
        self.resigned = person
        self.token = token + 1

    def _not_over(self, turns: Turns, last: HandState, token: int) -> None:
        """Something stands there that can only stand after the end of a hand."""
        if last.phase in {Phase.DISCARD, Phase.LAST_KNOCK, Phase.SPREAD, Phase.DEFENCE} and turns.at:
            token = turns.at[-1]
        raise Fault(token, "record-hand-not-over", expected=phrases.choices_text(last))

    def _held(self, hand: HandRecord, last: HandState, roles: Roles, turns: Turns) -> None:
        """The cards held at the end of a hand without spreads."""
        self._section("held")
        at = self.token
        seat = roles.seat_of(self._person())
        if seat is None:
            raise Fault(at, "record-unexpected")
        seen: dict[Card, int] = {}
        try:
            cards = self._cards(at, last.held[seat].bit_count(), seen)
        except Fault:
            if len(seen) == self.record.rules.hand_size and seat is last.turn and last.phase is Phase.DISCARD:
                # Either a card is missing here, or a discard there.
                raise Fault(at, "record-held-or-discard", other=self.tokens.place(turns.at[-1]).line) from None
            raise
        if cards is None:
            return
        for card, token in seen.items():
            if hand.knows(seat) and not last.held[seat] >> card & 1:
                raise Fault(token, "record-should-be", expected=phrases.put_right(set_of(seen), last.held[seat]))
