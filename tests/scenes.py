"""Scenes for the tests: hands, plays and scores written as text that a person can read."""

from collections.abc import Sequence
from typing import Any

import pytest

from ginrummy.cards import NO_CARDS, CardSet, card_set, each, parse_card, parse_cards, set_of
from ginrummy.errors import IllegalAction, RuleSetError
from ginrummy.match import MatchState, Person, Roles, Seating
from ginrummy.melds import Spread
from ginrummy.rules import (
    CLASSIC,
    DISCARDS,
    DRAW,
    Action,
    Deal,
    HandEvent,
    HandResult,
    HandState,
    Outcome,
    RuleSet,
    Seat,
    Start,
    apply,
    hand_events,
    hand_result,
    legal,
    parse_action,
)

NON_DEALER, DEALER = Seat
X, Y, Z = Person(0), Person(1), Person(2)
PEOPLE = "XYZ"


# --- hands -----------------------------------------------------------------------------------------------------------


def dealt(
    non_dealer: str = "", dealer: str = "", upcard: str = "", stock: str = "", rules: RuleSet = CLASSIC
) -> HandState:
    """A hand that has just been dealt.

    Only the cards that matter need to be named: the first of each hand and of the stock, from the top. The rest of the
    pack fills the places left, always in the same way.
    """
    eleven = rules.start is Start.ELEVEN
    places = [
        (non_dealer, rules.hand_size + eleven),
        (dealer, rules.hand_size),
        (upcard, 0 if eleven else 1),
    ]
    named = card_set(" ".join([non_dealer, dealer, upcard, stock]))
    # Three apart in rank and another suit each time: cards that do not meld.
    scattered = [c for start in range(3) for c in each(rules.pack) if (c % 13 + c // 13) % 3 == start]
    rest = [c for c in scattered if not named >> c & 1]
    filled: list[tuple[int, ...]] = []
    for text, size in places:
        cards = parse_cards(text)
        missing = size - len(cards)
        filled.append((*cards, *rest[:missing]))
        del rest[:missing]
    hands = set_of(filled[0]), set_of(filled[1])
    up = filled[2][0] if filled[2] else None
    return HandState.start(Deal(hands, up, (*parse_cards(stock), *rest)), rules)


def actions(text: str) -> list[Action]:
    """Actions, written with semicolons between: ``pass; take; discard Kd``."""
    return [parse_action(words) for words in text.split(";")]


def play(state: HandState, text: str) -> HandState:
    """The hand after some actions."""
    for action in actions(text):
        state = apply(state, action)
    return state


def seen(state: HandState, text: str, viewer: Seat | None) -> tuple[HandEvent, ...]:
    """What *viewer* sees of a hand that has just been dealt, and of some actions in it."""
    return hand_events(state.deal, actions(text), viewer, state.rules)


def throw_back(state: HandState, draws: int) -> HandState:
    """The hand after so many turns in which a card is drawn from the stock and discarded at once."""
    for _ in range(draws):
        card = state.stock[0]
        state = apply(apply(state, DRAW), DISCARDS[card])
    return state


def options(state: HandState, verb: str = "") -> list[str]:
    """The legal actions as text, or those that begin with *verb*."""
    return [str(action) for action in legal(state) if str(action).startswith(verb)]


def knocks(state: HandState) -> CardSet:
    """The cards that may be knocked with."""
    return card_set(" ".join(option.removeprefix("knock ") for option in options(state, "knock")))


def refused(state: HandState, text: str) -> None:
    """Make sure that an action is refused, with the choices there are."""
    with pytest.raises(IllegalAction) as error:
        apply(state, parse_action(text))
    assert error.value.choices == legal(state)


def outcome(state: HandState) -> tuple[str, Seat | None, int]:
    """How a hand that is over ended: what, for whom, how many points."""
    result = hand_result(state)
    return result.outcome.value, result.winner, result.points


def refused_field(**fields: Any) -> str:
    """The field that a rule set is refused for."""
    with pytest.raises(RuleSetError) as error:
        RuleSet(**fields)
    return error.value.field


def with_deadwood(deadwood: int) -> Spread:
    """A spread of which only the deadwood matters."""
    return Spread((), (), NO_CARDS, deadwood)


# --- games -----------------------------------------------------------------------------------------------------------


def game(rules: RuleSet = CLASSIC, seating: Seating = Seating.TWO) -> MatchState:
    """A new game of X, Y (and Z), who draw a king, a queen (and a jack)."""
    draw = [parse_card(card) for card in ("Kd", "Qd", "Jd")]
    return MatchState.start(draw[: seating.people], rules, seating)


def win(score: MatchState, person: Person, points: int) -> MatchState:
    """The score after *person*, who holds cards, won a hand."""
    seat = score.roles.seat_of(person)
    assert seat is not None, f"{PEOPLE[person]} sits out"
    return score.after_hand(HandResult(outcome=Outcome.KNOCK, winner=seat, points=points, knocker=seat))


def wins(score: MatchState, text: str) -> MatchState:
    """The score after hands written by winner and points: ``X25 Y18``."""
    for word in text.split():
        score = win(score, Person(PEOPLE.index(word[0])), int(word[1:]))
    return score


def void(score: MatchState) -> MatchState:
    """The score after a void hand."""
    return score.after_hand(HandResult(outcome=Outcome.VOID))


def places(roles: Roles, seating: Seating = Seating.TWO) -> str:
    """Who sits where: ``dealer X, non-dealer Y`` or ``box X, captain Y, out Z``."""
    by_place = [roles.dealer, roles.non_dealer, *([] if roles.out is None else [roles.out])]
    return ", ".join(f"{roles.role_of(person, seating).value} {PEOPLE[person]}" for person in by_place)


def columns(score: MatchState) -> list[list[int]]:
    """The points in each column, by person."""
    return [list(column.points) for column in score.columns]


def roles(text: str) -> Roles:
    """Roles from the letters of the dealer, the non-dealer and the one out: ``XYZ``."""
    people: Sequence[Person] = [Person(PEOPLE.index(letter)) for letter in text]
    return Roles(dealer=people[0], non_dealer=people[1], out=people[2] if len(people) == 3 else None)
