"""Record → text, in the one canonical form (docs/record-format.md)."""

from collections.abc import Iterator, Sequence

from ginrummy.cards import NAMES
from ginrummy.match import MatchState, Person
from ginrummy.record import phrases
from ginrummy.record.folding import PlayedHand, opening, played, states_through
from ginrummy.record.values import LETTERS, SERVER, Comment, Note, Proof, Record, RecordError
from ginrummy.rules import Action, Done, HandState, Lay, LayOff, Seat

FORMAT = "ginrummy 1"


def write(record: Record) -> str:
    """The text of *record*: reading it gives an equal record, and writing that gives the same text.

    Raises:
        GinError: something in the record is not possible under its rules.
    """
    hands = list(played(record))
    score = hands[-1].after if hands else opening(record)
    unfinished = bool(hands) and hands[-1].result is None
    resigned = record.resigned
    if resigned is not None:
        score = score.with_resignation(resigned)
    lines = [f'[{tag} "{_escaped(value)}"]' for tag, value in tags(record, score)]
    opening_lines = [*map(_comment, record.comments), *_proof_lines("Commit", record.draw_proof)]
    opening_lines += _proof_lines("Seed", record.draw_proof)
    if opening_lines:
        lines += ["", *opening_lines]
    for hand in hands:
        lines += ["", *_hand(hand, record, resigned if unfinished and hand is hands[-1] else None)]
    if resigned is not None and not unfinished:
        lines += ["", f"{LETTERS[resigned]} resigns"]
    return "\n".join(line.removesuffix("\n") for line in (*lines, "", phrases.END, ""))


def tags(record: Record, score: MatchState) -> Iterator[tuple[str, str]]:
    """Every tag of *record* with its value, in order; *score* is how the game stands after all of it."""
    yield "Format", FORMAT
    yield "Rules", phrases.rules_value(record.rules)
    yield "Options", phrases.options_value(record.rules)
    yield "Seating", record.seating.value
    yield from zip(LETTERS, record.names, strict=False)
    if record.date is not None:
        yield "Date", record.date.isoformat()
    if record.library is not None:
        yield "Library", record.library
    if record.view is not None:
        yield "View", LETTERS[record.view]
    if record.draw is not None:
        yield "Draw", phrases.draw_value(record.draw)
    yield "Result", phrases.game_result(score)
    yield "Totals", phrases.totals(score)
    yield from record.tags


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _proof_lines(keyword: str, proof: Proof | None) -> list[str]:
    parts = None if proof is None else proof.commitments if keyword == "Commit" else proof.seeds
    owners = (SERVER, *LETTERS)
    return [f"{keyword} {owner} {part.hex()}" for owner, part in zip(owners, parts or (), strict=False)]


def _hand(hand: PlayedHand, record: Record, resigned: Person | None) -> Iterator[str]:
    """The lines of one hand."""
    noted, roles = hand.record, hand.before.roles
    yield phrases.hand_line(hand.number, roles, record.seating)
    yield from _proof_lines("Commit", noted.proof)
    for seat in Seat:
        yield f"Deal {LETTERS[roles.person_in(seat)]} {phrases.cards_value(noted.hands[seat])}"
    if noted.upcard is not None:
        yield f"Upcard {NAMES[noted.upcard]}"
    yield f"Stock {phrases.cards_value(noted.stock)}"
    turns = _Turns(hand, record)
    yield from turns.main()
    if resigned is not None:
        yield f"{turns.count + 1} {LETTERS[resigned]} resigns"
    if hand.result is not None:
        yield phrases.result_line(hand.result, roles)
    if hand.result is None or hand.result.void is not None:
        for seat in Seat:
            held = hand.last.held[seat] if noted.knows(seat) else None
            yield f"Held {LETTERS[roles.person_in(seat)]} {phrases.cards_value(held)}"
    if hand.result is not None:
        yield phrases.score_line(hand.after)
    yield from _proof_lines("Seed", noted.proof)


class _Turns:
    """The turns of one hand as text, with the remarks and variations between them.

    Attributes:
        count: how many turns have been written.
    """

    def __init__(self, hand: PlayedHand, record: Record) -> None:
        self.hand, self.rules = hand, record.rules
        self.count = 0

    def main(self) -> Iterator[str]:
        """The lines of the hand itself."""
        noted = self.hand.record
        for note in noted.notes:
            if note.ply == 0:
                yield self._note(note, noted.actions, self.hand.states, [])
        yield from self._turns(noted.actions, self.hand.states, noted.notes, 0, 0, main=True)

    def _turns(
        self,
        actions: Sequence[Action],
        states: Sequence[HandState],
        notes: Sequence[Note],
        first: int,
        count: int,
        *,
        main: bool = False,
    ) -> Iterator[str]:
        """Each turn from the action *first* on as one text, when *count* turns went before.

        In the *main* line, a variation behind a whole turn gets a line of its own.
        """
        starts = phrases.turn_starts(states)
        pieces: list[str] = []
        for ply in range(first, len(actions)):
            if ply in starts:
                if pieces:
                    yield _joined(pieces)
                count += 1
                letter = LETTERS[self.hand.before.roles.person_in(states[ply].turn)]
                pieces = [str(count), letter]
            self.count = max(self.count, count)
            pieces += self._action(actions, states, ply, ply in starts)
            for note in notes:
                if note.ply == ply + 1:
                    text = self._note(note, actions, states, starts)
                    at_end = ply + 1 in starts or ply + 1 == len(actions)
                    on_its_own = at_end and main and not isinstance(note, Comment)
                    pieces.append(f"\n  {text}" if on_its_own else text)
        if pieces:
            yield _joined(pieces)

    def _action(self, actions: Sequence[Action], states: Sequence[HandState], ply: int, begins: bool) -> Iterator[str]:
        action = actions[ply]
        if isinstance(action, Done):
            yield phrases.done_text(states[ply], states[ply].turn)
            return
        if isinstance(action, Lay | LayOff) and not begins:
            yield "/"
        yield phrases.action_text(states[ply], action, known=self.hand.record.stock is not None)

    def _note(self, note: Note, actions: Sequence[Action], states: Sequence[HandState], starts: Sequence[int]) -> str:
        if isinstance(note, Comment):
            return _comment(note.text)
        first = max((ply for ply in starts if ply < note.ply), default=None)
        if first is None:
            raise RecordError("record-variation-of-nothing")
        line = (*actions[:first], *note.actions)
        there = states_through(self.hand.record.varied(line), self.rules)
        turns = self._turns(line, there, note.notes, first, starts.index(first))
        before = [self._note(one, line, there, starts) for one in note.notes if one.ply == first]
        return _joined(["(", *before, *turns, ")"])


def _comment(text: str) -> str:
    """A remark in braces, or behind a semicolon if there are braces in it."""
    return f"; {text}\n" if "{" in text or "}" in text else f"{{{text}}}"


def _joined(pieces: Sequence[str]) -> str:
    """Pieces of text, apart by spaces where no line ends."""
    text = ""
    for piece in pieces:
        text += piece if not text or text.endswith("\n") or piece.startswith("\n") else f" {piece}"
    return text
