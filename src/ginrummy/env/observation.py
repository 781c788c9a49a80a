"""What a learner sees: one row of whole numbers, made from a person's view and nothing else.

The *hand part* comes first and is the same under all rules: 17 planes of 52 numbers, one for each card (clubs,
diamonds, hearts, spades; ace to king), then 26 single numbers. The *table part* follows where a whole game is played or
three sit at the table: who is what, and the score. ``docs/environments.md`` goes through both, plane by plane.

A *turn* is counted here from 1 and ends with the card that goes on the discard pile. Planes that say when something
happened hold the number of the turn, 0 for never. So all that a seat has seen can be read off again, in its order, but
for cards that the same seat threw, took or left twice: of these the last time stands.

:func:`hand_part` is the readable definition. Environments use its quick twin (:mod:`ginrummy.fast.sight`), and tests
hold the two together.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from ginrummy.cards import CardSet, each
from ginrummy.fast.planes import CARDS, NUMBERS, OBSERVATION_SIZE, PLANES
from ginrummy.match import MatchState, Person, Role, Seating
from ginrummy.melds import LaidOff, Meld, Spread, least_deadwood
from ginrummy.rules import BOUNDS, HandResult, HandView, Phase, RuleSet, Seat
from ginrummy.rules.events import Discarded, Drew, Knocked, Passed, Took

PHASES: tuple[Phase, ...] = tuple(Phase)
ROLES: tuple[Role, ...] = tuple(Role)

MOST_TURNS = 32_000
"""More turns than any hand can have."""


class Field(NamedTuple):
    """A stretch of an observation.

    Attributes:
        name: what it is called.
        start: where it begins.
        size: how many numbers it has.
        low, high: the least and the greatest number that may stand there.
    """

    name: str
    start: int
    size: int
    low: int
    high: int


# --- the layout ------------------------------------------------------------------------------------------------------

_PLANE_HIGH = {"pile": CARDS, "melds": 3, "melds_other": 3, "laid_off": 3, "laid_off_other": 3}
_TIMES = ("thrown", "taken", "left")
_NUMBER_HIGH = {
    "knock_limit": BOUNDS["knock_limit"][1],
    "multiplier": 2,
    "stock": CARDS,
    "pile_size": CARDS,
    "size": 11,
    "size_other": 11,
    "takes": BOUNDS["take_cap"][1],
    "turn": MOST_TURNS,
    "deadwood": 110,
    "deadwood_other": 110,
    "points": MOST_TURNS,
}


def _hand_fields() -> Iterator[Field]:
    for number, name in enumerate(PLANES):
        timed = name.split("_")[0] in _TIMES
        yield Field(name, CARDS * number, CARDS, 0, MOST_TURNS if timed else _PLANE_HIGH.get(name, 1))
    for number, name in enumerate(NUMBERS):
        low = -MOST_TURNS if name == "points" else 0
        yield Field(name, CARDS * len(PLANES) + number, 1, low, _NUMBER_HIGH.get(name, 1))


HAND_FIELDS: tuple[Field, ...] = tuple(_hand_fields())
"""The hand part: the planes, then the single numbers."""


def table_fields(rules: RuleSet, seating: Seating) -> tuple[Field, ...]:
    """The table part, for each person from the one who looks on: the role, and each column of the score."""
    fields: list[Field] = []
    at = OBSERVATION_SIZE

    def add(name: str, high: int) -> None:
        nonlocal at
        fields.append(Field(name, at, 1, 0, high))
        at += 1

    add("hand_number", MOST_TURNS)
    for person in range(seating.people):
        for role in ROLES:
            add(f"person_{person}_{role.value}", 1)
        for column in range(rules.columns):
            add(f"person_{person}_column_{column}_points", MOST_TURNS)
            add(f"person_{person}_column_{column}_wins", MOST_TURNS)
            add(f"person_{person}_column_{column}_closed", 1)
    return tuple(fields)


def layout(rules: RuleSet, seating: Seating, *, table: bool) -> tuple[Field, ...]:
    """Every field of an observation, in order; with the *table* part or without."""
    return HAND_FIELDS + (table_fields(rules, seating) if table else ())


def limits(fields: Sequence[Field]) -> tuple[np.ndarray, np.ndarray]:
    """The least and the greatest number for each place: two arrays, ``int16``."""
    sizes = [field.size for field in fields]
    low = np.repeat(np.array([field.low for field in fields], np.int16), sizes)
    high = np.repeat(np.array([field.high for field in fields], np.int16), sizes)
    return low, high


# --- the hand part ---------------------------------------------------------------------------------------------------


def hand_part(view: HandView) -> np.ndarray:
    """The hand as its viewer sees it: ``int16[OBSERVATION_SIZE]``.

    Who looks without a seat sees the hand from the non-dealer's side, and nobody's cards.
    """
    seat = Seat.NON_DEALER if view.viewer is None else view.viewer
    values = _planes(view, seat) | _numbers(view, seat)
    row = np.zeros(OBSERVATION_SIZE, np.int16)
    for field in HAND_FIELDS:
        row[field.start : field.start + field.size] = values[field.name]
    return row


def _planes(view: HandView, seat: Seat) -> dict[str, np.ndarray]:
    other = seat.other
    planes = {
        "held": _plane(view.held),
        "pile": np.zeros(CARDS, np.int16),
        "top": _plane(1 << view.pile[-1] if view.pile else 0),
        "known": _plane(view.known[seat]),
        "known_other": _plane(view.known[other]),
    }
    for place, card in enumerate(view.pile, start=1):
        planes["pile"][card] = place
    times = _times(view)
    for name in _TIMES:
        planes[name], planes[f"{name}_other"] = times[name, seat], times[name, other]
    mine, theirs = view.shown[seat], view.shown[other]
    # Lay-offs are on the knocker's melds, counted in ascending order; by then these lie open, or are one's own.
    spread = () if view.knocker is None else view.melds if view.knocker is view.viewer else _melds(view, view.knocker)
    planes["melds"] = _numbered(mine.melds if mine else view.melds)
    planes["melds_other"] = _numbered(theirs.melds if theirs else ())
    planes["laid_off"] = _on(spread, mine.laid_off if mine else view.laid_off)
    planes["laid_off_other"] = _on(spread, theirs.laid_off if theirs else ())
    planes["rest"] = _plane(mine.unmatched if mine else 0)
    planes["rest_other"] = _plane(theirs.unmatched if theirs else 0)
    return planes


def _melds(view: HandView, seat: Seat) -> tuple[Meld, ...]:
    shown: Spread | None = view.shown[seat]
    return shown.melds if shown else ()


def _numbers(view: HandView, seat: Seat) -> dict[str, int]:
    theirs = view.shown[seat.other]
    return {
        **{name: int(view.phase is phase) for name, phase in zip(NUMBERS, PHASES, strict=False)},
        "to_act": int(view.turn is view.viewer and view.phase is not Phase.OVER),
        "dealer": int(seat is Seat.DEALER),
        "sees": int(view.viewer is not None),
        "knock_limit": view.limit,
        "multiplier": view.multiplier,
        "stock": view.stock_left,
        "pile_size": len(view.pile),
        "size": view.sizes[seat],
        "size_other": view.sizes[seat.other],
        "takes": view.takes,
        "turn": _turn(view),
        "knocked": int(view.knocker is seat),
        "knocked_other": int(view.knocker is seat.other),
        "big_gin": int(view.big_gin),
        "deadwood": least_deadwood(view.held),
        "deadwood_other": theirs.deadwood if theirs else 0,
        "points": 0 if view.result is None else points_of(view.result, seat),
    }


def points_of(result: HandResult, seat: Seat) -> int:
    """What *seat* won in a hand, less than 0 where it lost."""
    if result.winner is None:
        return 0
    return result.points if result.winner is seat else -result.points


def _turn(view: HandView) -> int:
    return 1 + sum(isinstance(event, Discarded | Knocked) for event in view.events)


def _times(view: HandView) -> dict[tuple[str, Seat], np.ndarray]:
    """In which turn each seat last threw, took and left each card."""
    times = {(name, seat): np.zeros(CARDS, np.int16) for name in _TIMES for seat in Seat}
    pile = [] if view.upcard is None else [view.upcard]
    turn, passes = 1, 0
    for event in view.events:
        match event:
            case Took(seat, card):
                times["taken", seat][card] = turn
                pile.pop()
            case Passed(seat):
                times["left", seat][pile[-1]] = turn
                passes += 1
            case Drew(seat) if pile and not (turn == 1 and passes == 2):
                times["left", seat][pile[-1]] = turn
            case Discarded(seat, card) | Knocked(seat, card):
                times["thrown", seat][card] = turn
                pile.append(card)
                turn += 1
    return times


def _plane(cards: CardSet) -> np.ndarray:
    plane = np.zeros(CARDS, np.int16)
    plane[list(each(cards))] = 1
    return plane


def _numbered(melds: Sequence[Meld]) -> np.ndarray:
    """Each card of a meld with the number of the meld, from 1."""
    plane = np.zeros(CARDS, np.int16)
    for number, meld in enumerate(melds, start=1):
        plane[list(each(meld))] = number
    return plane


def _on(melds: Sequence[Meld], laid_off: Sequence[LaidOff]) -> np.ndarray:
    """Each card laid off with the number of the meld that it lies on."""
    plane = np.zeros(CARDS, np.int16)
    for one in laid_off:
        plane[one.card] = melds.index(one.meld) + 1
    return plane


# --- the table part --------------------------------------------------------------------------------------------------


def table_part(score: MatchState, person: Person) -> list[int]:
    """Who is what, and the score, from *person* on in the order of the people."""
    row = [score.hand_number]
    people = score.people
    for other in (*people[person:], *people[:person]):
        role = score.role_of(other)
        row += [int(role is one) for one in ROLES]
        for column in score.columns:
            row += [column.points[other], column.entries[other], int(column.winner == other)]
    return row
