"""Who is at the table now: in no log, since a server that starts again starts with nobody."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from ginrummy.match import Person
from ginrummy.table.state import TableState


@dataclass
class Presence:
    """Who is connected, and since when the others are gone.

    Attributes:
        clock: tells the time in seconds, from any start.
        patience: after how many seconds somebody gone may be replaced.
    """

    clock: Callable[[], float]
    patience: float
    watchers: int = 0
    _sockets: Counter[Person] = field(default_factory=Counter)
    _gone_since: dict[Person, float] = field(default_factory=dict)

    def arrive(self, person: Person | None) -> None:
        """A socket of *person*, or of a watcher, has opened."""
        if person is None:
            self.watchers += 1
            return
        self._sockets[person] += 1
        self._gone_since.pop(person, None)

    def depart(self, person: Person | None) -> None:
        """A socket has closed."""
        if person is None:
            self.watchers -= 1
            return
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._gone_since[person] = self.clock()

    def expect(self, person: Person) -> None:
        """*person* should be here: from now on they count as gone, until they come."""
        if person not in self._sockets:
            self._gone_since.setdefault(person, self.clock())

    def here(self, person: Person) -> bool:
        """Whether *person* has a socket open."""
        return person in self._sockets

    def gone_seconds(self, person: Person) -> int | None:
        """How long *person* has been gone, or None."""
        since = self._gone_since.get(person)
        return None if since is None or self.here(person) else int(self.clock() - since)

    def replaceable(self, state: TableState) -> frozenset[Person]:
        """Those whom the others need not wait for: people who left, or who have been gone for long."""
        return frozenset(person for person in state.people if not self.here(person) and self._given_up(person, state))

    def _given_up(self, person: Person, state: TableState) -> bool:
        gone = self.gone_seconds(person)
        return state.places[person].left or (gone is not None and gone >= self.patience)

    def next_change(self, state: TableState) -> float | None:
        """In how many seconds somebody becomes replaceable, or None."""
        waiting = [
            self.patience - (self.clock() - self._gone_since[person])
            for person in state.people
            if person in self._gone_since and not self.here(person) and not self._given_up(person, state)
        ]
        return max(0.0, min(waiting)) if waiting else None
