"""What a worker must know of the others that share its database: who runs a table, and who is connected where.

One worker at a time runs the bots and the clock of a table, by a lease; all of them may append, since the log itself
fences. A worker renews its own row every few seconds; when its time is up, its leases are free and its people are gone.
Wake-ups come over PostgreSQL's notifications; because they can be lost, each worker also looks for itself. Who works
alone, as on SQLite, leads every table.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from ginrummy.match import Person


@dataclass(frozen=True, slots=True)
class Told:
    """Who is connected to a table, as one worker tells the others.

    Attributes:
        here: the people with a socket.
        watchers: how many others look on.
        gone: since when those are gone who were here, in seconds since 1970.
        expected: since when those are awaited who have not come yet.
        advising: for whose advice a bot captain waits.
    """

    here: frozenset[Person] = frozenset()
    watchers: int = 0
    gone: Mapping[Person, float] = field(default_factory=dict)
    expected: Mapping[Person, float] = field(default_factory=dict)
    advising: Person | None = None

    def together(self, other: "Told") -> "Told":
        """What two workers tell."""
        here = self.here | other.here
        gone = {p: max(self.gone.get(p, 0.0), other.gone.get(p, 0.0)) for p in {*self.gone, *other.gone} - here}
        since = [*self.expected.items(), *other.expected.items()]
        expected = {p: min(at for who, at in since if who == p) for p in {who for who, _ in since} - here}
        advising = other.advising if self.advising is None else self.advising
        return Told(here, self.watchers + other.watchers, gone, expected, advising)

    def ended(self, at: float) -> "Told":
        """What is left of it when its worker has ended: who was here is gone."""
        return Told(gone={**self.gone, **dict.fromkeys(self.here, at)}, expected=self.expected)

    def moved(self, seconds: float) -> "Told":
        """The same by a clock that is so many seconds ahead."""
        gone, expected = ({p: at + seconds for p, at in since.items()} for since in (self.gone, self.expected))
        return replace(self, gone=gone, expected=expected)

    def as_text(self) -> str:
        """As it stands in the database."""
        return json.dumps(
            {
                "here": sorted(self.here),
                "watchers": self.watchers,
                "gone": dict(self.gone),
                "expected": dict(self.expected),
                "advising": self.advising,
            }
        )

    @classmethod
    def from_text(cls, text: str) -> "Told":
        """From what stands in the database."""
        found: dict[str, Any] = json.loads(text)
        gone, expected = ({Person(int(p)): at for p, at in found[name].items()} for name in ("gone", "expected"))
        return cls(frozenset(map(Person, found["here"])), found["watchers"], gone, expected, found["advising"])


NOTHING_TOLD = Told()


class Tables(Protocol):
    """What the tables of a worker are asked and told."""

    def numbers(self) -> Mapping[str, int]:
        """Every table in memory, and the number it has come to here."""
        ...

    def heard(self, table: str, number: int) -> None:
        """The log of a table has come to *number*."""
        ...

    def changed(self, table: str) -> None:
        """Who is at a table, or who runs it, has changed elsewhere."""
        ...


class Fellows(Protocol):
    """The other workers."""

    async def start(self, tables: Tables) -> None:
        """Begin to work with them."""
        ...

    async def leads(self, table: str) -> bool:
        """Whether this worker runs the table's bots and clock; it does from now on, if nobody does."""
        ...

    async def let_go(self, table: str) -> None:
        """This worker has the table in memory no longer."""
        ...

    def tell(self, table: str, told: Told) -> None:
        """Who is connected here."""
        ...

    def elsewhere(self, table: str) -> Told:
        """Who is connected to the other workers."""
        ...

    async def close(self) -> None:
        """Leave them."""
        ...


class Alone:
    """No other workers."""

    async def start(self, tables: Tables) -> None:
        """Nothing to begin."""

    async def leads(self, table: str) -> bool:
        """It does."""
        return True

    async def let_go(self, table: str) -> None:
        """Nobody waits for it."""

    def tell(self, table: str, told: Told) -> None:
        """Nobody listens."""

    def elsewhere(self, table: str) -> Told:
        """Nobody."""
        return NOTHING_TOLD

    async def close(self) -> None:
        """Nothing to leave."""
