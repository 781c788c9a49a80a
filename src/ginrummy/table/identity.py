"""Whose a place is: handed over to an account when somebody signs in, or nobody's once they are forgotten. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import msgspec

from ginrummy.locale import speaking, t
from ginrummy.match import Person
from ginrummy.table.entries import (
    AnyEntry,
    BotSeated,
    Ended,
    Forgotten,
    GaveUp,
    HandedOver,
    Joined,
    Left,
    Made,
    PutOut,
    Said,
)
from ginrummy.table.names import for_person
from ginrummy.table.state import Kind, Place, Stage, TableState

UNSAID = "…"
"""What stands in place of what somebody said who is forgotten."""


# --- what the log comes to -------------------------------------------------------------------------------------------


def handed_over(state: TableState, entry: HandedOver) -> TableState:
    """The table after one browser's things became another's."""
    return replace(
        state,
        owner=entry.after if state.owner == entry.before else state.owner,
        places=tuple(
            replace(place, browser=entry.after) if place.browser == entry.before else place for place in state.places
        ),
        banned=state.banned | {entry.after} if entry.before in state.banned else state.banned,
    )


def forgotten(state: TableState, entry: Forgotten) -> TableState:
    """The table after somebody was forgotten."""
    state = replace(state, owner="") if entry.owner else state
    if entry.person is None:
        return state
    person, place = Person(entry.person), state.places[entry.person]
    nobody = place if place.kind is Kind.OPEN else replace(place, name=entry.name, browser=None, member=False)
    return replace(
        state,
        places=(*state.places[:person], nobody, *state.places[person + 1 :]),
        chat=tuple(replace(line, text=UNSAID) if line.who == person else line for line in state.chat),
        earlier=tuple(replace(one, names=_renamed(one.names, person, place, entry.name)) for one in state.earlier),
    )


def _renamed(names: tuple[str, ...], person: Person, place: Place, name: str) -> tuple[str, ...]:
    """*names* with a new one for *person*, if it was theirs: somebody else may have sat there before."""
    return tuple(name if one == person and old == place.name else old for one, old in enumerate(names))


# --- what is to be appended ------------------------------------------------------------------------------------------


def handing_over(state: TableState, before: str, after: str) -> tuple[AnyEntry, ...]:
    """The entries that hand over what is *before*'s to *after*.

    Who already has a place here by the other name gets no second one: the first is left.
    """
    mine, theirs = state.person_of(after), state.person_of(before)
    if theirs is None and before != state.owner and before not in state.banned:
        return ()
    if mine is None or theirs is None:
        return (HandedOver(before, after),)
    return () if state.places[theirs].left else (Left(theirs),)


def forgetting(state: TableState, browser: str) -> tuple[AnyEntry, ...]:
    """The entries by which a browser leaves a table for good: its game is given up, and nothing tells of it."""
    person, owner = state.person_of(browser), state.owner == browser
    if person is None and not owner:
        return ()
    leaving = _leaving(state, person) if person is not None else ()
    if owner and state.stage is Stage.WAITING and (person is None or state.people == (person,)):
        leaving = (Ended(person),)
    others = (name for one, name in enumerate(state.names) if one != person)
    return (*leaving, Forgotten(person, owner, former(others, state.language)))


def _leaving(state: TableState, person: Person) -> tuple[AnyEntry, ...]:
    left = () if state.places[person].left else (Left(person),)
    match state.stage:
        case Stage.WAITING if state.collecting is not None:
            return (Ended(person),)  # the draw is being made: a game that nobody could give up yet
        case Stage.PLAYING | Stage.BETWEEN:
            return (GaveUp(person), *left)
        case _:
            return left


def former(others: Iterable[str], language: str) -> str:
    """What somebody is called who is forgotten, beside *others*."""
    with speaking(language):
        return for_person(t("table-name-former"), others, language)


# --- what has been written -------------------------------------------------------------------------------------------


def redacted(entries: Sequence[AnyEntry], browser: str, alias: str, name: str) -> Iterator[tuple[int, AnyEntry]]:
    """The entries of a log that tell of a browser, by their numbers, as they stand once it is forgotten.

    Args:
        entries: the whole log.
        browser: its hash; what was handed over to it is its own.
        alias: what stands in its place, so that the log still folds.
        name: what it is called from now on.
    """
    mine = {browser}
    for entry in reversed(entries):
        if isinstance(entry, HandedOver) and entry.after in mine:
            mine.add(entry.before)
    seats: dict[int, bool] = {}
    for number, entry in enumerate(entries, start=1):
        changed: AnyEntry = entry
        match entry:
            case Made():
                changed = _made(entry, alias, name) if entry.owner in mine else entry
                seats = {p: changed is not entry and one.kind == "person" for p, one in enumerate(entry.places)}
            case Joined():
                seats[entry.person] = entry.browser in mine
                if seats[entry.person]:
                    changed = msgspec.structs.replace(entry, browser=alias, name=name, member=False)
            case BotSeated() | PutOut():
                seats[entry.person] = False
            case HandedOver():
                changed = HandedOver(*(alias if one in mine else one for one in (entry.before, entry.after)))
            case Said() if seats.get(entry.person):
                changed = Said(entry.person, UNSAID, entry.to)
        if changed != entry:
            yield number, changed


def _made(entry: Made, alias: str, name: str) -> Made:
    nobody = [msgspec.structs.replace(one, name=name, member=False) for one in entry.places]
    places = tuple(gone if one.kind == "person" else one for one, gone in zip(entry.places, nobody, strict=True))
    return msgspec.structs.replace(entry, owner=alias, places=places)
