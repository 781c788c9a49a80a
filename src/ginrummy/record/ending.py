"""What stands after the turns of a hand, held against what they came to: the result, cards held, the score, seeds."""

from dataclasses import dataclass, replace

from ginrummy.cards import set_of
from ginrummy.match import Person
from ginrummy.record import phrases
from ginrummy.record.cursor import Cursor
from ginrummy.record.dealing import read_seeds
from ginrummy.record.folding import PlayedHand
from ginrummy.record.tokens import Fault, cards_in
from ginrummy.record.turns import Turns
from ginrummy.record.values import Comment, HandRecord
from ginrummy.rules import Phase

_RESULTS = {"knock", "undercut", "gin", "big", "void"}
_MID_TURN = {Phase.DISCARD, Phase.LAST_KNOCK, Phase.SPREAD, Phase.DEFENCE}


@dataclass(frozen=True, slots=True)
class Ending:
    """Reads what stands after the turns of one hand.

    Attributes:
        cursor: where the turns end.
        played: the hand as its turns have it.
        turns: the turns as they were written.
        count: how many they are.
    """

    cursor: Cursor
    played: PlayedHand
    turns: Turns
    count: int

    def read(self) -> tuple[HandRecord, Person | None]:
        """The hand with all that is told of it here, and who gives the game up in it, or None.

        Raises:
            Fault: something is not so, or the hand is not over where it should be.
        """
        cursor, played = self.cursor, self.played
        hand, score = played.record, played.after
        resigned = self._resigned()
        notes = cursor.remarks()
        if cursor.word in _RESULTS:
            if played.result is None:
                raise self._not_over()
            cursor.expect(phrases.result_line(played.result, played.before.roles))
            notes += cursor.remarks()
        while cursor.word == "held":
            self._held()
            notes += cursor.remarks()
        if cursor.word == "score":
            if played.result is None and resigned is None:
                raise self._not_over()
            cursor.expect(phrases.score_line(score))
            notes += cursor.remarks()
        proof = read_seeds(cursor, score.seating.people, hand.proof)
        notes += cursor.remarks()
        if cursor.word == "hand" and played.result is None:
            raise self._not_over()
        if notes or proof is not hand.proof:
            comments = (Comment(len(hand.actions), text) for text in notes)
            hand = replace(hand, proof=proof, notes=(*hand.notes, *comments))
        return hand, resigned

    def _resigned(self) -> Person | None:
        """Who resigns in place of a turn."""
        if self.turns.resigned is None:
            return None
        token, person = self.turns.resigned
        mark = self.turns.marks[-1]
        if self.played.after.over:
            raise Fault(token, "record-game-over")
        if mark.number not in (None, self.count + 1):
            raise Fault(mark.token, "record-should-be", expected=f"{self.count + 1} resigns")
        if person is None:
            raise Fault(token, "record-who-resigns")
        self.cursor.token = token + 1
        return person

    def _not_over(self) -> Fault:
        """Something stands here that can only stand after the end of a hand."""
        last, token = self.played.last, self.cursor.token
        if last.phase in _MID_TURN and self.turns.at:
            token = self.turns.at[-1]
        return Fault(token, "record-hand-not-over", expected=phrases.choices_text(last))

    def _held(self) -> None:
        """The cards that a seat holds at the end of a hand without spreads."""
        cursor, last, before = self.cursor, self.played.last, self.played.before
        at = cursor.keyword("held") + 1
        seat = before.roles.seat_of(cursor.person(before.seating.people))
        if seat is None:
            raise Fault(at, "record-unexpected")
        pack, held = before.rules.pack, last.held[seat]
        try:
            cards = cursor.cards(at, held.bit_count(), pack, pack)
        except Fault as fault:
            too_few = fault.key == "record-cards-too-few" and fault.params["count"] == before.rules.hand_size
            if too_few and seat is last.turn and last.phase is Phase.DISCARD:
                # Either a card is missing here, or a discard there.
                other = cursor.tokens.place(self.turns.at[-1]).line
                raise Fault(at, "record-held-or-discard", other=other) from None
            raise
        if cards is None or not self.played.record.knows(seat) or set_of(cards) == held:
            return
        told = range(at + 1, cursor.token)
        wrong = next(token for token in told if any(not held >> card & 1 for card in cards_in(cursor.words[token])))
        raise Fault(wrong, "record-should-be", expected=phrases.put_right(set_of(cards), held))
