"""Events and questions as the messages of docs/player-protocol.md, from us to an outside player.

The words are those of the events in docs/table-protocol.md: cards and actions in their text form, people by number.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from ginrummy.cards import NAMES, Card, CardSet, each
from ginrummy.match import Event, GameBegan, HandBegan, MatchState, Person, Resigned, Roles, Scored
from ginrummy.melds import Spread
from ginrummy.players.base import Budget
from ginrummy.rules import Action, HandEvent, Seat
from ginrummy.rules.events import (
    CalledBigGin,
    Dealt,
    Discarded,
    Drew,
    HandOver,
    Knocked,
    LaidMeld,
    LaidOffCard,
    Passed,
    Shown,
    Took,
    Turn,
)

Message: TypeAlias = dict[str, Any]

PROTOCOL = 1
"""The version of the protocol. A field that is added does not change it: who reads ignores what it does not know."""

HELLO, READY, ASK, ANSWER, BYE = "hello", "ready", "ask", "answer", "bye"
"""The messages that are no events."""

_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def as_lines(messages: Iterable[Message]) -> bytes:
    """Messages as they go over the line: ASCII, each with its line end."""
    return "".join([_encode(message) + "\n" for message in messages]).encode("ascii")


def hello(version: str) -> Message:
    """The first message; *version* is that of this package."""
    return {"what": HELLO, "protocol": PROTOCOL, "host": "ginrummy", "version": version}


def bye() -> Message:
    """The last message."""
    return {"what": BYE}


def ask(number: int, choices: Sequence[Action], budget: Budget, seed: int) -> Message:
    """A question.

    Args:
        number: its number, higher each time on one line.
        choices: what may be done.
        budget: how much to think, with a limit of time.
        seed: where the answer's chance comes from.
    """
    return {
        "what": ASK,
        "id": number,
        "choices": list(map(str, choices)),
        "seconds": budget.seconds,
        "playouts": budget.playouts,
        "seed": seed,
    }


def messages(events: Iterable[Event], person: Person, roles: Roles) -> Iterator[Message]:
    """Events as messages to *person*.

    Args:
        events: what the person saw, in order.
        person: whom they are told.
        roles: who is what in the hand that the first of them belongs to.
    """
    for event in events:
        public = _PUBLIC.get(type(event))
        if public is not None:
            yield public(event, person)
            roles = event.score.roles if isinstance(event, HandBegan) else roles
        else:
            yield _DEEDS[type(event)](event, roles)


def deed_of(event: HandEvent, roles: Roles) -> Message:
    """An event of a hand as a message, with the people whose *roles* these are."""
    return _DEEDS[type(event)](event, roles)


def _began(event: GameBegan, person: Person) -> Message:
    score = event.score
    return {
        "what": "began",
        "me": person,
        "seating": score.seating.value,
        "rules": score.rules.as_dict(),
        "draw": [NAMES[card] for card in score.draw],
        "score": _score(score),
    }


def _hand(event: HandBegan, person: Person) -> Message:
    score = event.score
    seat = score.roles.viewpoint(person, score.seating)
    viewpoint = None if seat is None else score.roles.person_in(seat)
    return {"what": "hand", "viewpoint": viewpoint, "score": _score(score)}


def _scored(event: Scored, _person: Person) -> Message:
    return {"what": "scored", "score": _score(event.score)}


def _resigned(event: Resigned, _person: Person) -> Message:
    return {"what": "resigned", "who": event.score.resigned, "score": _score(event.score)}


_PUBLIC: dict[type, Callable[[Any, Person], Message]] = {
    GameBegan: _began,
    HandBegan: _hand,
    Scored: _scored,
    Resigned: _resigned,
}
"""How each event between the hands is told to a person."""


def _dealt(event: Dealt, roles: Roles) -> Message:
    return {
        "what": "dealt",
        "cards": cards_of(event.cards),
        "sizes": _by_person(event.sizes, roles),
        "upcard": card_of(event.upcard),
        "stock": event.stock_left,
    }


def _turn(event: Turn, roles: Roles) -> Message:
    choices = None if event.choices is None else list(map(str, event.choices))
    return {"what": "turn", "who": roles.person_in(event.seat), "phase": event.phase.value, "choices": choices}


def _bare(what: str) -> Callable[[Any, Roles], Message]:
    return lambda event, roles: {"what": what, "who": roles.person_in(event.seat)}


def _with_card(what: str) -> Callable[[Any, Roles], Message]:
    return lambda event, roles: {"what": what, "who": roles.person_in(event.seat), "card": card_of(event.card)}


def _laid(event: LaidMeld, roles: Roles) -> Message:
    return {"what": "laid", "who": roles.person_in(event.seat), "meld": cards_of(event.meld)}


def _laid_off(event: LaidOffCard, roles: Roles) -> Message:
    who, card, on = roles.person_in(event.seat), NAMES[event.card], cards_of(event.meld)
    return {"what": "laid_off", "who": who, "card": card, "on": on}


def _shown(event: Shown, roles: Roles) -> Message:
    return {"what": "shown", "who": roles.person_in(event.seat), "spread": spread_of(event.spread)}


def _over(event: HandOver, roles: Roles) -> Message:
    def person(seat: Seat | None) -> Person | None:
        return None if seat is None else roles.person_in(seat)

    result = event.result
    spreads = [None if spread is None else spread_of(spread) for spread in result.spreads or (None, None)]
    return {
        "what": "over",
        "outcome": result.outcome.value,
        "winner": person(result.winner),
        "points": result.points,
        "knocker": person(result.knocker),
        "difference": result.difference,
        "bonus": result.bonus,
        "multiplier": result.multiplier,
        "void": None if result.void is None else result.void.value,
        "spreads": _by_person(spreads, roles),
    }


_DEEDS: dict[type, Callable[[Any, Roles], Message]] = {
    Dealt: _dealt,
    Turn: _turn,
    Passed: _bare("passed"),
    Drew: _with_card("drew"),
    Took: _with_card("took"),
    Discarded: _with_card("discarded"),
    Knocked: _with_card("knocked"),
    CalledBigGin: _bare("big_gin"),
    LaidMeld: _laid,
    LaidOffCard: _laid_off,
    Shown: _shown,
    HandOver: _over,
}
"""How each event of a hand is told, by the people in it."""


def _score(score: MatchState) -> Message:
    """The score, and the roles of the hand under way or of the next one; lists are by person."""
    people = score.people
    return {
        "hand_number": score.hand_number,
        "roles": [score.role_of(person).value for person in people],
        "columns": [
            {
                "points": list(column.points),
                "entries": list(column.entries),
                "running": [score.running(column, person) for person in people],
                "winner": column.winner,
            }
            for column in score.columns
        ],
        "reach": list(score.reach),
        "totals": list(score.grand_totals),
        "over": score.over,
        "winner": score.winner,
    }


def _by_person(by_seat: Sequence[Any], roles: Roles) -> list[Any]:
    """Something told by seat, in the order of the people; None for who sits out."""
    told = {roles.person_in(seat): by_seat[seat] for seat in Seat}
    return [told.get(Person(person)) for person in range(2 if roles.out is None else 3)]


def spread_of(spread: Spread) -> Message:
    """What somebody laid down."""
    return {
        "melds": [cards_of(meld) for meld in spread.melds],
        "laid_off": [{"card": NAMES[one.card], "on": cards_of(one.meld)} for one in spread.laid_off],
        "unmatched": cards_of(spread.unmatched),
        "deadwood": spread.deadwood,
    }


def cards_of(cards: CardSet) -> list[str]:
    """The cards of a set, by suit and rank."""
    return [NAMES[card] for card in each(cards)]


def card_of(card: Card | None) -> str | None:
    """A card, or nothing."""
    return None if card is None else NAMES[card]
