"""A record folded: each hand with all its states, its result, and the score before and after it."""

from collections.abc import Iterator
from dataclasses import dataclass

from ginrummy.errors import IllegalAction
from ginrummy.match import MatchState
from ginrummy.record.partial import complete, told
from ginrummy.record.values import HandRecord, Record, RecordError
from ginrummy.rules import HandResult, HandState, RuleSet, apply, hand_result


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand of a record, played through.

    Attributes:
        record: the hand as it was noted.
        before: the score and the roles with which it was dealt.
        states: where it stood after the deal and after each action. Hidden cards in them are made up.
        result: what it came to, or None while it is unfinished.
        after: the score when it is over; as before while it is unfinished.
    """

    record: HandRecord
    before: MatchState
    states: tuple[HandState, ...]
    result: HandResult | None
    after: MatchState

    @property
    def number(self) -> int:
        """The number of the hand, from 1."""
        return self.before.hand_number

    @property
    def last(self) -> HandState:
        """Where the hand stands after all of it."""
        return self.states[-1]


def opening(record: Record) -> MatchState:
    """The score of a record before its first hand."""
    return MatchState.start(record.draw or record.stand_in_draw(), record.rules, record.seating)


def played(record: Record) -> Iterator[PlayedHand]:
    """Each hand of *record*, played through under the rules.

    Raises:
        GinError: something in it is not possible.
    """
    score = opening(record)
    for number, hand in enumerate(record.hands, start=1):
        if score.over:
            raise IllegalAction("match-over")
        one = entered(hand, score, states_through(hand, record.rules))
        if one.result is None and number < len(record.hands):
            raise RecordError("record-hand-unfinished", number=number)
        yield one
        score = one.after


def final_score(record: Record) -> MatchState:
    """The score after all of *record*, a resignation included.

    Raises:
        GinError: something in it is not possible.
    """
    score = opening(record)
    for hand in played(record):
        score = hand.after
    return score if record.resigned is None else score.with_resignation(record.resigned)


def states_through(hand: HandRecord, rules: RuleSet) -> list[HandState]:
    """Where *hand* stood after the deal and after each action; hidden cards are made up.

    Raises:
        GinError: something in it is not possible.
    """
    states, refused = states_of(hand, rules)
    if refused is not None:
        raise refused
    return states


def states_of(hand: HandRecord, rules: RuleSet) -> tuple[list[HandState], IllegalAction | None]:
    """Where a hand stood after the deal and after each action, up to the first that is not allowed, and its refusal.

    Raises:
        DealError: the deal does not fit the rules.
        ImpossibleHand: no deal could have led to the hand.
    """
    state = HandState.start(complete(hand, rules), rules)
    states = [state]
    try:
        for action in hand.actions if hand.stock is not None else told(hand.actions):
            state = apply(state, action)
            states.append(state)
    except IllegalAction as refused:
        return states, refused
    return states, None


def entered(hand: HandRecord, score: MatchState, states: list[HandState]) -> PlayedHand:
    """A hand with its states, entered in the score if it is over."""
    if not states[-1].over:
        return PlayedHand(hand, score, tuple(states), None, score)
    result = hand_result(states[-1])
    return PlayedHand(hand, score, tuple(states), result, score.after_hand(result))
