"""Turns as they are written, held against the rules: each action, whose it is, and each card and number beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ginrummy.cards import NAMES, Card, CardSet, set_of
from ginrummy.errors import DealError, IllegalAction
from ginrummy.match import Roles
from ginrummy.record import phrases
from ginrummy.record.folding import states_of
from ginrummy.record.partial import ImpossibleHand
from ginrummy.record.tokens import Fault, Tokens, said
from ginrummy.record.turns import Mark, Rest, Turns
from ginrummy.record.values import LETTERS, Comment, HandRecord, Note, Variation, actors
from ginrummy.rules import DRAW, TAKE, Action, Draw, HandState, Phase, RuleSet


@dataclass(frozen=True, slots=True)
class Checked:
    """Turns that hold.

    Attributes:
        states: where the hand stood after the deal and after each action; hidden cards in them are made up.
        actions: the actions as a record holds them.
        starts: before which actions turns begin, in order.
    """

    states: list[HandState]
    actions: tuple[Action, ...]
    starts: list[int]


class Checker:
    """Holds the turns of one hand against the rules.

    Args:
        tokens: the text.
        rules: the rules of the game.
        roles: who is what in the hand.
        hand: the hand as it was dealt; once checked, with its actions.
        token: where the hand begins.
    """

    def __init__(self, tokens: Tokens, rules: RuleSet, roles: Roles, hand: HandRecord, token: int) -> None:
        self.tokens = tokens
        self.rules, self.roles, self.hand, self.token = rules, roles, hand, token

    def check(self, turns: Turns, before: Checked | None = None, first: int = 0) -> Checked:
        """The turns, if they hold.

        Args:
            turns: what was written.
            before: for a variation, the line that it leaves.
            first: where it leaves that line.

        Raises:
            Fault: something does not hold; all before it does.
        """
        line = self._line(turns)
        starts: list[int] = []
        if before is None:
            hand = self.hand = self._played(turns, line)
        else:
            hand = self.hand.varied((*before.actions[:first], *line))
            starts = [start for start in before.starts if start < first]
        states, refused = self._states(turns, hand, first)
        self._check_turns(turns, states, first, starts)
        if refused is not None:
            self._refuse(turns.at[len(states) - 1 - first], states[-1])
        for rest in turns.rests:
            _check_rest(self.tokens, rest, states[first + rest.ply])
        return Checked(states, hand.actions, starts)

    def notes(self, turns: Turns, checked: Checked, first: int = 0) -> tuple[Note, ...]:
        """The remarks and variations in *turns*, which hold.

        Raises:
            Fault: a variation does not hold.
        """
        found: list[Note] = []
        for note in turns.notes:
            ply = first + note.ply
            if isinstance(note, Comment):
                found.append(Comment(ply, note.text))
                continue
            leaves = max(start for start in checked.starts if start < ply)
            branch = self.check(note.turns, checked, leaves)
            found.append(Variation(ply, branch.actions[leaves:], self.notes(note.turns, branch, leaves)))
        return tuple(found)

    def _line(self, turns: Turns) -> tuple[Action, ...]:
        """The actions as a record holds them: where the stock is unknown, draws carry the cards that are told."""
        if self.hand.stock is not None:
            return tuple(turns.actions)
        return tuple(
            Draw(card) if action == DRAW else action for action, card in zip(turns.actions, turns.noted, strict=True)
        )

    def _played(self, turns: Turns, line: tuple[Action, ...]) -> HandRecord:
        """The hand with its actions, and with what seats whose cards are hidden are said to have shown unmatched."""
        whole = replace(self.hand, actions=line)
        if None not in self.hand.hands and self.hand.stock is not None:
            return whole
        unmatched: list[CardSet | None] = [None, None]
        by = actors(line)
        for rest in turns.rests:
            seat = by[rest.ply][0]
            if not whole.knows(seat):
                unmatched[seat] = set_of(card for _, card in rest.cards)
        return replace(whole, unmatched=(unmatched[0], unmatched[1]))

    def _states(self, turns: Turns, hand: HandRecord, first: int) -> tuple[list[HandState], IllegalAction | None]:
        try:
            return states_of(hand, self.rules)
        except ImpossibleHand as error:
            ply = -1 if error.ply is None else error.ply - first
            token = turns.at[ply] if 0 <= ply < len(turns.at) else self.token
            raise Fault(token, "record-because", why=said(error)) from None
        except DealError as error:
            raise Fault(self.token, "record-because", why=said(error)) from None

    def _check_turns(self, turns: Turns, states: Sequence[HandState], first: int, starts: list[int]) -> None:
        """Check whose turn each action is said to be, and each card drawn or taken; where turns begin goes to *starts*.

        An action that is not allowed has no state after it; it and what follows are left alone.
        """
        marks = iter(turns.marks)
        mark = next(marks, None)
        said: Mark | None = None
        for ply in range(min(len(turns.actions), len(states) - first)):
            state = states[first + ply]
            begins = ply == 0 or phrases.starts_turn(states[first + ply - 1], state)
            if begins:
                starts.append(first + ply)
            if mark is not None and mark.ply == ply:
                self._check_mark(turns, mark, state, len(starts), begins=begins)
                said, mark = mark, next(marks, None)
            elif begins and not state.over and (said is None or said.person != self.roles.person_in(state.turn)):
                raise Fault(turns.at[ply], "record-should-be", expected=self._turn(len(starts), state))
            card = turns.noted[ply]
            if card is not None and first + ply + 1 < len(states):
                _check_card(turns.at[ply], turns.actions[ply], card, state)

    def _check_mark(self, turns: Turns, mark: Mark, state: HandState, count: int, *, begins: bool) -> None:
        """Check one mark against the state in which it stands, in the turn *count*."""
        right_person = mark.person is None or mark.person == self.roles.person_in(state.turn)
        if state.over or (right_person and (mark.number is None or mark.number == count)):
            return
        if not begins:
            # Whoever wrote the next turn had finished this one: it is the word before that is wrong.
            raise Fault(turns.at[mark.ply - 1], "record-turn-unfinished", expected=phrases.choices_text(state))
        raise Fault(mark.token, "record-should-be", expected=self._turn(count, state))

    def _turn(self, number: int, state: HandState) -> str:
        return f"{number} {LETTERS[self.roles.person_in(state.turn)]}"

    def _refuse(self, token: int, state: HandState) -> None:
        """Say that an action is not allowed, and what would be."""
        if state.phase is Phase.OVER:
            raise Fault(token, "record-hand-over")
        raise Fault(token, "record-illegal", expected=phrases.choices_text(state))


def _check_card(token: int, action: Action, card: Card, state: HandState) -> None:
    """Check the card that is said to have been drawn or taken in *state*."""
    if action == TAKE:
        right, sign = state.pile[-1], phrases.TAKE_SIGN
    else:
        assert state.deal.stock is not None  # a completed deal knows its stock
        right, sign = state.deal.stock[-state.stock_left], phrases.DRAW_SIGN
    if right != card:
        raise Fault(token, "record-should-be", expected=sign + NAMES[right])


def _check_rest(tokens: Tokens, rest: Rest, state: HandState) -> None:
    """Check the cards and the points that are said to be left of a spread; *state* is where it is finished."""
    spread = state.spread(state.turn)
    cards = set_of(card for _, card in rest.cards)
    if rest.cards and (cards != spread.unmatched or cards.bit_count() != len(rest.cards)):
        wrong = [token for token, card in rest.cards if not spread.unmatched >> card & 1]
        if wrong:
            raise Fault(wrong[0], "record-should-be", expected=phrases.put_right(cards, spread.unmatched))
        raise Fault(rest.token, "record-should-be", expected=phrases.done_text(state, state.turn))
    if rest.points is not None and rest.points[1] != spread.deadwood:
        raise Fault(tokens.within(rest.points[0]), "record-should-be", expected=str(spread.deadwood))
