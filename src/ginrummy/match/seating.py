"""Seating: who sits where in each hand, for two people and for three (rules, clauses 3 and 12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NewType

from ginrummy.cards import Card, rank_of, suit_of
from ginrummy.errors import RuleSetError
from ginrummy.rules import NextDealer, Seat

Person = NewType("Person", int)
"""Somebody at the table, counted from 0 in the order they are named. People move; seats belong to one hand."""

_PEOPLE = (Person(0), Person(1), Person(2))


class Seating(StrEnum):
    """How many people play, and how they change places."""

    TWO = "two"
    BOX = "box"
    """Three: one in the box against a captain, whom the third advises (12.1 to 12.9)."""
    CUTTHROAT = "cutthroat"
    """Three: the loser of a hand sits out the next (12.10)."""

    @property
    def people(self) -> int:
        """How many people play."""
        return 2 if self is Seating.TWO else 3

    @property
    def everybody(self) -> tuple[Person, ...]:
        """The people, in their order."""
        return _PEOPLE[: self.people]


class Role(StrEnum):
    """What a person is in one hand."""

    DEALER = "dealer"
    NON_DEALER = "non-dealer"
    BOX = "box"
    CAPTAIN = "captain"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Roles:
    """Who is what in one hand; in ``box`` seating the box deals and the captain does not (12.4).

    Attributes:
        non_dealer, dealer: the two people who hold cards.
        out: the person who sits this hand out, or None at a table of two.
    """

    non_dealer: Person
    dealer: Person
    out: Person | None = None

    def person_in(self, seat: Seat) -> Person:
        """Who occupies *seat*."""
        return self.dealer if seat is Seat.DEALER else self.non_dealer

    def seat_of(self, person: Person) -> Seat | None:
        """The seat of *person*, or None for one who holds no cards in this hand."""
        if person == self.dealer:
            return Seat.DEALER
        return Seat.NON_DEALER if person == self.non_dealer else None

    def role_of(self, person: Person, seating: Seating) -> Role:
        """What *person* is called in this hand."""
        seat = self.seat_of(person)
        if seat is None:
            return Role.OUT
        if seating is Seating.BOX:
            return Role.BOX if seat is Seat.DEALER else Role.CAPTAIN
        return Role.DEALER if seat is Seat.DEALER else Role.NON_DEALER

    def viewpoint(self, person: Person, seating: Seating) -> Seat | None:
        """The seat whose cards *person* sees: one's own, or the captain's for the adviser (12.5, 12.10)."""
        if seating is Seating.BOX and person == self.out:
            return Seat.NON_DEALER
        return self.seat_of(person)


def first_roles(seating: Seating, draw: Sequence[Card]) -> Roles:
    """The roles of the first hand, from the card that each person drew, in the order of the people (3.1, 12.1, 12.10).

    Kings are high and aces low; among equal ranks spades, hearts, diamonds, clubs. Of two people the higher card deals.
    In ``box`` seating the highest is in the box and the lowest sits out; in ``cutthroat`` the middle one deals and the
    lowest sits out.

    Raises:
        RuleSetError: there is not one card for each person, or a card twice.
    """
    return _first_roles(seating, tuple(draw))


@lru_cache(maxsize=1024)
def _first_roles(seating: Seating, draw: tuple[Card, ...]) -> Roles:
    # Kept, since a record of a game asks several times over.
    if len(set(draw)) != len(draw) or len(draw) != seating.people:
        raise RuleSetError("match-draw", field="seating", count=len(set(draw)), people=seating.people)
    ranking = sorted(range(len(draw)), key=lambda p: (rank_of(draw[p]), suit_of(draw[p])), reverse=True)
    order = [Person(p) for p in ranking]
    if seating is Seating.TWO:
        return Roles(dealer=order[0], non_dealer=order[1])
    high, middle, low = order
    if seating is Seating.BOX:
        return Roles(dealer=high, non_dealer=middle, out=low)
    return Roles(dealer=middle, non_dealer=high, out=low)


def next_roles(seating: Seating, roles: Roles, winner: Seat | None, next_dealer: NextDealer) -> Roles:
    """The roles of the next hand.

    Args:
        seating: how people change places.
        roles: the roles of the hand that ended.
        winner: the seat that scored in it; None after a void hand or a tie for nobody, when all stays (3.3, 9.2, 12.8).
        next_dealer: who deals at a table of two (3.2).
    """
    if winner is None:
        return roles
    won, lost = roles.person_in(winner), roles.person_in(winner.other)
    if roles.out is None:
        dealer = {NextDealer.WINNER: won, NextDealer.LOSER: lost, NextDealer.ALTERNATE: roles.non_dealer}[next_dealer]
        return Roles(dealer=dealer, non_dealer=roles.dealer if dealer == roles.non_dealer else roles.non_dealer)
    if seating is Seating.CUTTHROAT:
        return Roles(dealer=roles.out, non_dealer=won, out=lost)
    # A box that wins stays in the box; a captain who wins goes into it. Either way the loser sits out (12.6).
    return Roles(dealer=won, non_dealer=roles.out, out=lost)
