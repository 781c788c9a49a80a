"""Turns as they are written, held against the rules: each action, whose it is, and each card and number beside it."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ginrummy.cards import NAMES, CardSet, set_of
from ginrummy.errors import DealError, IllegalAction
from ginrummy.match import Person, Roles
from ginrummy.record import phrases
from ginrummy.record.folding import states_of
from ginrummy.record.partial import ImpossibleHand
from ginrummy.record.tokens import Fault, Tokens, said
from ginrummy.record.turns import Rest, Turns
from ginrummy.record.values import LETTERS, Comment, HandRecord, Note, Variation, actors
from ginrummy.rules import DRAW, Action, Draw, HandState, RuleSet, Seat, Take


@dataclass(frozen=True, slots=True)
class Checked:
    """Turns that hold.

    Attributes:
        hand: the hand with its actions, remarks and variations.
        states: where it stood after the deal and after each action; hidden cards in them are made up.
        starts: before which actions turns begin, in order.
    """

    hand: HandRecord
    states: list[HandState]
    starts: list[int]


class Checker:
    """Holds the turns of one hand against the rules.

    Args:
        tokens: the text.
        rules: the rules of the game.
        roles: who is what in the hand.
        dealt: the hand as it was dealt.
        token: where the hand begins.
    """

    def __init__(self, tokens: Tokens, rules: RuleSet, roles: Roles, dealt: HandRecord, token: int) -> None:
        self.tokens, self.rules, self.dealt, self.token = tokens, rules, dealt, token
        self.people = [roles.person_in(seat) for seat in Seat]

    def check(self, turns: Turns) -> Checked:
        """The hand with *turns*, if they hold.

        Raises:
            Fault: something does not hold; all before it does.
        """
        hand = self.played(turns)
        states, starts = self._held_to_the_rules(turns, hand, 0)
        if turns.notes:
            hand = replace(hand, notes=(*hand.notes, *self._notes(turns, hand.actions, starts, 0)))
        return Checked(hand, states, starts)

    def played(self, turns: Turns) -> HandRecord:
        """The hand with *turns*, unchecked, and with what those are said to show unmatched whose cards are hidden."""
        hand = replace(self.dealt, actions=self._actions(turns))
        if None not in hand.hands and hand.stock is not None:
            return hand
        unmatched: list[CardSet | None] = [None, None]
        by = actors(hand.actions)
        for rest in turns.rests:
            seat = by[rest.ply][0]
            if not hand.knows(seat):
                unmatched[seat] = set_of(card for _, card in rest.cards)
        return replace(hand, unmatched=(unmatched[0], unmatched[1]))

    def _actions(self, turns: Turns) -> tuple[Action, ...]:
        """The actions as a record holds them: where the stock is unknown, draws carry the cards that are told."""
        if self.dealt.stock is not None:
            return tuple(turns.actions)
        return tuple(
            Draw(card) if action == DRAW else action for action, card in zip(turns.actions, turns.noted, strict=True)
        )

    def _notes(self, turns: Turns, actions: Sequence[Action], starts: Sequence[int], first: int) -> tuple[Note, ...]:
        """The remarks and variations in *turns*, which are the *actions* from *first* on.

        Raises:
            Fault: a variation does not hold.
        """
        found: list[Note] = []
        for note in turns.notes:
            ply = first + note.ply
            if isinstance(note, Comment):
                found.append(Comment(ply, note.text))
                continue
            leaves = max(start for start in starts if start < ply)
            line = (*actions[:leaves], *self._actions(note.turns))
            _, there = self._held_to_the_rules(note.turns, self.dealt.varied(line), leaves)
            found.append(Variation(ply, line[leaves:], self._notes(note.turns, line, there, leaves)))
        return tuple(found)

    def _held_to_the_rules(self, turns: Turns, hand: HandRecord, first: int) -> tuple[list[HandState], list[int]]:
        """Where *hand* stood after the deal and after each action, and where its turns begin.

        Args:
            turns: what was written of it.
            hand: the hand; for a variation, with all the actions that lead to its end.
            first: where *turns* begin in it.

        Raises:
            Fault: the first thing that does not hold.
        """
        states, refused = self._states(turns, hand, first)
        before = states[: first + len(turns.actions)]
        starts = phrases.turn_starts(before)
        wrong = [self._wrong_card(turns, states, first), self._wrong_turn(turns, before, starts, first)]
        done = [rest for rest in turns.rests if first + rest.ply + 1 < len(states)]
        wrong += [self._wrong_rest(rest, states[first + rest.ply]) for rest in done]
        if refused is not None:
            key = "record-hand-over" if states[-1].over else "record-illegal"
            wrong.append(Fault(turns.at[len(before) - 1 - first], key, expected=phrases.choices_text(states[-1])))
        if faults := [fault for fault in wrong if fault is not None]:
            raise min(faults, key=lambda fault: fault.token)
        return states, starts

    def _states(self, turns: Turns, hand: HandRecord, first: int) -> tuple[list[HandState], IllegalAction | None]:
        """The states of *hand*, up to the first action that is refused."""
        try:
            return states_of(hand, self.rules)
        except ImpossibleHand as error:
            ply = -1 if error.ply is None else error.ply - first
            token = turns.at[ply] if 0 <= ply < len(turns.at) else self.token
            raise Fault(token, "record-because", why=said(error)) from None
        except DealError as error:
            raise Fault(self.token, "record-because", why=said(error)) from None

    def _wrong_card(self, turns: Turns, states: Sequence[HandState], first: int) -> Fault | None:
        """The first card drawn or taken that is another one than is written."""
        for ply, card in enumerate(turns.noted[: len(states) - 1 - first]):
            if card is None:
                continue
            state = states[first + ply]
            if isinstance(turns.actions[ply], Take):
                right, sign = state.pile[-1], phrases.TAKE_SIGN
            else:
                assert state.deal.stock is not None  # hidden cards are made up
                right, sign = state.deal.stock[-state.stock_left], phrases.DRAW_SIGN
            if card != right:
                return Fault(turns.at[ply], "record-should-be", expected=sign + NAMES[right])
        return None

    def _wrong_turn(self, turns: Turns, before: Sequence[HandState], starts: Sequence[int], first: int) -> Fault | None:
        """The first turn that has another number or another person than is written, or that nobody says begins.

        Args:
            turns: what was written.
            before: where the hand stood before each action.
            starts: where its turns begin.
            first: where *turns* begin in it.
        """
        marks = {first + mark.ply: mark for mark in turns.marks if first + mark.ply < len(before)}
        number = bisect_left(starts, first)
        begin = set(starts[number:])
        said: Person | None = None
        for ply in sorted(begin | marks.keys()):
            state, mark = before[ply], marks.get(ply)
            person = self.people[state.turn]
            number += ply in begin
            if mark is None:
                holds = said == person  # who knocked goes on to spread
            else:
                holds = mark.number in (None, number) and mark.person in (None, person)
                said = mark.person
            if holds or state.over:
                continue
            if ply in begin:
                token = turns.at[ply - first] if mark is None else mark.token
                return Fault(token, "record-should-be", expected=f"{number} {LETTERS[person]}")
            # Whoever wrote the next turn had finished this one: it is the word before that is wrong.
            return Fault(turns.at[ply - first - 1], "record-turn-unfinished", expected=phrases.choices_text(state))
        return None

    def _wrong_rest(self, rest: Rest, state: HandState) -> Fault | None:
        """What is wrong about the cards and the points that are said to be left of a spread, finished in *state*."""
        spread = state.spread(state.turn)
        cards = set_of(card for _, card in rest.cards)
        if rest.cards and (cards != spread.unmatched or cards.bit_count() != len(rest.cards)):
            wrong = [token for token, card in rest.cards if not spread.unmatched >> card & 1]
            if wrong:
                return Fault(wrong[0], "record-should-be", expected=phrases.put_right(cards, spread.unmatched))
            return Fault(rest.token, "record-should-be", expected=phrases.done_text(state, state.turn))
        if rest.points is not None and rest.points[1] != spread.deadwood:
            token = self.tokens.within(rest.points[0])
            return Fault(token, "record-should-be", expected=str(spread.deadwood))
        return None
