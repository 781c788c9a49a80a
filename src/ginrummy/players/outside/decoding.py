"""The messages of docs/player-protocol.md back into events: what a player on the other side of the line folds."""

from collections.abc import Sequence
from typing import Any

from ginrummy.cards import NO_CARDS, Card, CardSet, parse_card, set_of
from ginrummy.match import (
    Column,
    Event,
    GameBegan,
    HandBegan,
    MatchState,
    Person,
    Resigned,
    Role,
    Roles,
    Scored,
    Seating,
    View,
)
from ginrummy.melds import LaidOff, Spread
from ginrummy.players.outside.encoding import Message
from ginrummy.rules import FIELDS, HandResult, Outcome, Phase, RuleSet, Seat, Void, parse_action
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

BEGAN = "began"
"""The event that makes everything before it another game."""


def view_after(view: View | None, message: Message) -> View | None:
    """The view after one more message; messages that are no events known here leave it as it is.

    Raises:
        KeyError, TypeError, ValueError: the message lacks something, or has nonsense in it.
    """
    if message["what"] == BEGAN:
        start = _start(message)
        return View(Person(message["me"]), start).after(GameBegan(start))
    event = None if view is None else event_of(message, view.score)
    return view if view is None or event is None else view.after(event)


def event_of(message: Message, score: MatchState) -> Event | None:
    """The event that a message within a game tells, or None for a message that is no event known here.

    Args:
        message: what was told.
        score: the score and the roles before it.

    Raises:
        KeyError, TypeError, ValueError: the message lacks something, or has nonsense in it.
    """
    match message["what"]:
        case "hand":
            return HandBegan(_score(message["score"], score))
        case "scored":
            return Scored(_score(message["score"], score))
        case "resigned":
            return Resigned(score.with_resignation(Person(message["who"])))
        case "dealt":
            non_dealer, dealer = _by_seat(message["sizes"], score.roles)
            return Dealt(
                _cards(message["cards"]), (non_dealer, dealer), _card_or_none(message["upcard"]), message["stock"]
            )
        case "over":
            return HandOver(_result(message, score.roles))
        case _:
            return _deed(message, score.roles)


def _deed(message: Message, roles: Roles) -> Event | None:
    """What a seat did, or that it is to act."""
    what = message["what"]
    if what not in _DEEDS:
        return None
    seat = _seat(message["who"], roles)
    match what:
        case "turn":
            told = message["choices"]
            choices = None if told is None else tuple(map(parse_action, told))
            return Turn(seat, Phase(message["phase"]), choices)
        case "passed":
            return Passed(seat)
        case "drew":
            return Drew(seat, _card_or_none(message["card"]))
        case "took":
            return Took(seat, parse_card(message["card"]))
        case "discarded":
            return Discarded(seat, parse_card(message["card"]))
        case "knocked":
            return Knocked(seat, parse_card(message["card"]))
        case "big_gin":
            return CalledBigGin(seat)
        case "laid":
            return LaidMeld(seat, _cards(message["meld"]))
        case "laid_off":
            return LaidOffCard(seat, parse_card(message["card"]), _cards(message["on"]))
        case _:
            return Shown(seat, _spread(message["spread"]))


_DEEDS = frozenset(
    {"turn", "passed", "drew", "took", "discarded", "knocked", "big_gin", "laid", "laid_off", "shown"},
)


def _start(message: Message) -> MatchState:
    draw = [parse_card(card) for card in message["draw"]]
    rules = {field: message["rules"][field] for field in FIELDS}
    return MatchState.start(draw, RuleSet(**rules), Seating(message["seating"]))


def _score(told: Message, before: MatchState) -> MatchState:
    columns = (
        Column(tuple(column["points"]), tuple(column["entries"]), _person_or_none(column["winner"]))
        for column in told["columns"]
    )
    return MatchState(
        rules=before.rules,
        seating=before.seating,
        draw=before.draw,
        roles=_roles(told["roles"]),
        hand_number=told["hand_number"],
        columns=tuple(columns),
        reach=tuple(told["reach"]),
    )


def _roles(told: Sequence[str]) -> Roles:
    places: dict[str, Person] = {role: Person(person) for person, role in enumerate(told)}
    box = Role.BOX in places
    return Roles(
        non_dealer=places[Role.CAPTAIN if box else Role.NON_DEALER],
        dealer=places[Role.BOX if box else Role.DEALER],
        out=places.get(Role.OUT),
    )


def _result(message: Message, roles: Roles) -> HandResult:
    one, two = (None if spread is None else _spread(spread) for spread in _by_seat(message["spreads"], roles))
    return HandResult(
        outcome=Outcome(message["outcome"]),
        winner=None if message["winner"] is None else _seat(message["winner"], roles),
        points=message["points"],
        knocker=None if message["knocker"] is None else _seat(message["knocker"], roles),
        spreads=None if one is None or two is None else (one, two),
        difference=message["difference"],
        bonus=message["bonus"],
        multiplier=message["multiplier"],
        void=None if message["void"] is None else Void(message["void"]),
    )


def _spread(told: Message) -> Spread:
    return Spread(
        tuple(_cards(meld) for meld in told["melds"]),
        tuple(LaidOff(parse_card(one["card"]), _cards(one["on"])) for one in told["laid_off"]),
        _cards(told["unmatched"]),
        told["deadwood"],
    )


def _seat(person: int, roles: Roles) -> Seat:
    seat = roles.seat_of(Person(person))
    if seat is None:
        raise ValueError(f"person {person} holds no cards")
    return seat


def _by_seat(by_person: Sequence[Any], roles: Roles) -> tuple[Any, Any]:
    return by_person[roles.non_dealer], by_person[roles.dealer]


def _person_or_none(person: int | None) -> Person | None:
    return None if person is None else Person(person)


def _cards(names: Sequence[str]) -> CardSet:
    return set_of(map(parse_card, names)) if names else NO_CARDS


def _card_or_none(name: str | None) -> Card | None:
    return None if name is None else parse_card(name)
