"""What it comes to that somebody wants a place: the entry to append, or the reason why not. Pure."""

from dataclasses import dataclass

from ginrummy.match import Person
from ginrummy.table import rated
from ginrummy.table.entries import AnyEntry, Joined
from ginrummy.table.errors import NotAllowed, TableError
from ginrummy.table.names import for_person
from ginrummy.table.state import Kind, Stage, TableState


@dataclass(frozen=True, slots=True)
class Joining:
    """Somebody who wants a place.

    Attributes:
        browser: the hash of their browser.
        name: what they want to be called.
        wished: which place they want, or None for any.
        member: whether they have an account.
        rated: whether they agree that the game counts for their rating.
    """

    browser: str
    name: str
    wished: int | None = None
    member: bool = False
    rated: bool = False


def joining(state: TableState, who: Joining) -> tuple[AnyEntry, ...]:
    """The entries by which somebody joins; none where they have a place already.

    Raises:
        NotAllowed: they may not come.
        TableError: no place is free, or not that one; or they have not agreed to what is played here.
    """
    if state.person_of(who.browser) is not None:
        return ()
    if who.browser in state.banned:
        raise NotAllowed("table-banned")
    free = [Person(p) for p, place in enumerate(state.places) if place.kind is Kind.OPEN]
    if state.stage is not Stage.WAITING or not free:
        raise TableError("table-full")
    if who.wished is not None and who.wished not in free:
        raise TableError("table-place-taken")
    rated.check_join(state, member=who.member, agrees=who.rated)
    person = free[0] if who.wished is None else Person(who.wished)
    name = for_person(who.name, state.names, state.language)
    return (Joined(person, who.browser, name, who.member, who.rated and state.rated),)
