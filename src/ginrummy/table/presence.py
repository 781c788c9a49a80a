"""Who is at the table now: in no log, since a server that starts again starts with nobody."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ginrummy.match import Person
from ginrummy.table.fellows import NOTHING_TOLD, Told
from ginrummy.table.state import TableState


@dataclass
class Presence:
    """Who is connected, and since when the others are gone.

    Attributes:
        clock: tells the time in seconds, from any start.
        patience: after how many seconds somebody gone may be replaced.
        elsewhere: who is connected to other workers, by the same clock.
    """

    clock: Callable[[], float]
    patience: float
    elsewhere: Told = NOTHING_TOLD
    _watchers: int = 0
    _told: Told | None = None
    _sockets: Counter[Person] = field(default_factory=Counter)
    _gone: dict[Person, float] = field(default_factory=dict)
    _expected: dict[Person, float] = field(default_factory=dict)

    def arrive(self, person: Person | None) -> None:
        """A socket of *person*, or of a watcher, has opened."""
        self._told = None
        if person is None:
            self._watchers += 1
            return
        self._sockets[person] += 1
        self._gone.pop(person, None)
        self._expected.pop(person, None)

    def depart(self, person: Person | None) -> None:
        """A socket has closed."""
        self._told = None
        if person is None:
            self._watchers -= 1
            return
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._gone[person] = self.clock()

    def expect(self, person: Person) -> None:
        """*person* should be here: from now on they count as gone, until they come."""
        if person not in self._sockets and person not in self._gone:
            self._told = None
            self._expected.setdefault(person, self.clock())

    def told(self, advising: Person | None = None) -> Told:
        """Who is connected here, for the other workers: the same value for as long as nothing changes."""
        if self._told is None or self._told.advising != advising:
            self._told = Told(frozenset(self._sockets), self._watchers, {**self._gone}, {**self._expected}, advising)
        return self._told

    def here(self, person: Person) -> bool:
        """Whether *person* has a socket open."""
        return person in self._sockets or person in self.elsewhere.here

    def among(self, people: Sequence[Person]) -> frozenset[Person]:
        """Those of *people* who have a socket open."""
        return frozenset(people if self.all_here(people) else filter(self.here, people))

    def all_here(self, people: Iterable[Person]) -> bool:
        """Whether all of *people* have a socket open: a table is asked most while they have."""
        return set(people) - self._sockets.keys() <= self.elsewhere.here

    @property
    def anybody(self) -> bool:
        """Whether anybody looks at the table, here or elsewhere."""
        other = self.elsewhere
        return bool(self._sockets or self._watchers > 0 or other.here or other.watchers > 0)

    def gone_since(self, person: Person) -> float | None:
        """Since when *person* has been gone, or None."""
        if self.here(person):
            return None
        gone = [since[person] for since in (self._gone, self.elsewhere.gone) if person in since]
        if gone:
            return max(gone)
        expected = [since[person] for since in (self._expected, self.elsewhere.expected) if person in since]
        return min(expected, default=None)

    def gone_seconds(self, person: Person) -> int | None:
        """How long *person* has been gone, or None."""
        since = self.gone_since(person)
        return None if since is None else max(0, int(self.clock() - since))

    def replaceable(self, state: TableState) -> frozenset[Person]:
        """Those whom the others need not wait for: people who left, or who have been gone for long."""
        if self.all_here(state.people):
            return frozenset()
        return frozenset(person for person in state.people if not self.here(person) and self._given_up(person, state))

    def _given_up(self, person: Person, state: TableState) -> bool:
        gone = self.gone_seconds(person)
        long = gone is not None and gone >= self.patience and not state.unhurried
        return state.places[person].left or long

    def next_change(self, state: TableState) -> float | None:
        """In how many seconds somebody becomes replaceable, or None."""
        if self.all_here(state.people):
            return None
        waiting = [
            self.patience - (self.clock() - since)
            for person in (() if state.unhurried else state.people)
            if (since := self.gone_since(person)) is not None and not self._given_up(person, state)
        ]
        return max(0.0, min(waiting)) if waiting else None
