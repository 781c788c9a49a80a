"""What the wrappers pay, worked out from the table."""

from ginrummy.env.driver import Driver
from ginrummy.fast import deadwood
from ginrummy.match import Person

WEIGHT = 0.5
"""What a point of deadwood is worth if nothing is said, in points."""


def wins(driver: Driver) -> tuple[float, ...]:
    """What each person gets for having won or lost by the last action; it adds up to nothing.

    The winner gets 1; the others share the loss, in a single hand those who held cards. A game that was broken off,
    and one that nobody won, pays nobody.
    """
    people = driver.terms.seating.people
    if not driver.over or driver.broken_off:
        return (0.0,) * people
    if not driver.terms.whole_game:
        return tuple(float((points > 0) - (points < 0)) for points in driver.won)
    winner = driver.score.winner
    if winner is None:
        return (0.0,) * people
    return tuple(1.0 if person == winner else -1 / (people - 1) for person in range(people))


def potential(driver: Driver, person: Person, weight: float) -> float:
    """The worth of a person's hand: the less, the more deadwood; 0 without a hand, and once all is over."""
    seat = driver.score.roles.seat_of(person)
    if driver.over or seat is None:
        return 0.0
    return -weight * deadwood(driver.held(seat))
