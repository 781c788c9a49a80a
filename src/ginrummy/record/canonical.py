"""The turns of a whole hand in exactly the form in which they are written: read and played in one go.

Most records are written by a program, and there may be very many. Whatever is said in another way, or is not so, is for
``turns`` and ``checking``, which know every form and say what is wrong; here it is only found not to be this one.
"""

from dataclasses import dataclass

from ginrummy.cards import CardSet
from ginrummy.errors import GinError
from ginrummy.match import Roles
from ginrummy.record import phrases
from ginrummy.record.tokens import CARDS, MOVES
from ginrummy.record.values import LETTERS, HandRecord
from ginrummy.rules import DONE, DRAW, TAKE, Action, HandState, Lay, LayOff, Phase, RuleSet, Seat, apply

_NUMBERS = [str(number) for number in range(1, 400)]
_SPREADING = (Phase.SPREAD, Phase.DEFENCE)
_TURN_ENDS = (Phase.SPREAD, Phase.OVER)
_RESULTS = {"Knock", "Undercut", "Gin", "Big", "Void"}


class _OtherwiseError(Exception):
    """Something is said in another way, or is not so."""


@dataclass(frozen=True, slots=True)
class Followed:
    """The turns of a hand that is over.

    Attributes:
        hand: the hand with its actions.
        last: where it stood after all of them.
        token: the token after the last turn.
    """

    hand: HandRecord
    last: HandState
    token: int


def follow(words: list[str], token: int, dealt: HandRecord, rules: RuleSet, roles: Roles) -> Followed | None:
    """The turns from *token* on, if they are in canonical form, hold in everything, and end the hand; else None.

    Args:
        words: the tokens of the text.
        token: the first of the turns.
        dealt: the hand as it was dealt.
        rules: the rules of the game.
        roles: who is what in the hand.
    """
    if None in dealt.hands or dealt.stock is None:
        return None
    letters = [LETTERS[roles.person_in(seat)] for seat in Seat]
    actions: list[Action] = []
    try:
        state = HandState.start(dealt.deal, rules)
        for number in _NUMBERS:
            if state.phase is Phase.OVER:
                break
            if words[token] != number or words[token + 1] != letters[state.turn]:
                return None
            turn = _spread if state.phase in _SPREADING else _turn
            state, token = turn(words, token + 2, state, actions)
        if not state.over or words[token] not in _RESULTS:
            return None
    except (_OtherwiseError, GinError, LookupError):
        return None
    hand = HandRecord(dealt.hands, dealt.upcard, dealt.stock, tuple(actions), dealt.notes, dealt.proof)
    return Followed(hand, state, token)


def _turn(words: list[str], token: int, state: HandState, actions: list[Action]) -> tuple[HandState, int]:
    """The state and the token after one turn; its *actions* are added.

    Raises:
        _OtherwiseError, LookupError: something is said in another way, or another card is drawn or taken.
        IllegalAction: something may not be done.
    """
    seat = state.turn
    while state.turn is seat and state.phase not in _TURN_ENDS:
        action, card = MOVES[words[token]]
        if action is DRAW or action is TAKE:
            stock = state.deal.stock
            assert stock is not None
            if card != (stock[-state.stock_left] if action is DRAW else state.pile[-1]):
                raise _OtherwiseError
        state = apply(state, action)
        actions.append(action)
        token += 1
    return state, token


def _spread(words: list[str], token: int, state: HandState, actions: list[Action]) -> tuple[HandState, int]:
    """As :func:`_turn`: melds and lay-offs apart by strokes, a bar, and what is left with its points."""
    while words[token] != "|":
        cards, token = _cards(words, token)
        action: Action = Lay(cards)
        if words[token] == "on" and cards.bit_count() == 1:
            meld, token = _cards(words, token + 1)
            action = LayOff(cards.bit_length() - 1, meld)
        state = apply(state, action)
        actions.append(action)
        if words[token] == "/":
            token += 1
        elif words[token] != "|":
            raise _OtherwiseError
    done = phrases.done_text(state, state.turn).split()
    if words[token : token + len(done)] != done:
        raise _OtherwiseError
    actions.append(DONE)
    return apply(state, DONE), token + len(done)


def _cards(words: list[str], token: int) -> tuple[CardSet, int]:
    """Cards in ascending order as far as they go, and the token after them."""
    cards = 0
    while (card := CARDS.get(words[token])) is not None:
        if cards >> card:
            raise _OtherwiseError
        cards |= 1 << card
        token += 1
    return cards, token
