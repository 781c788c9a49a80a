"""How fast messages may come: a bucket that fills steadily and is emptied message by message."""

from collections.abc import Callable
from dataclasses import dataclass, field

MESSAGE_BYTES = 16 * 1024
"""The longest message a socket takes."""
FORBEARANCE = 200
"""After how many messages too many a socket is closed."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many messages a socket may send.

    Attributes:
        per_second: for long.
        at_once: in one burst.
    """

    per_second: float = 20.0
    at_once: float = 60.0


MAKING = Rate(per_second=1 / 30, at_once=40)
"""How many tables one browser, or one address, may make."""
BRINGING = Rate(per_second=1 / 5, at_once=30)
"""How often one browser, or one address, may bring records along."""
LOOKING = Rate(per_second=2, at_once=100)
"""How many games one browser, or one address, may have played through for a replay or a record."""

JOINING = Rate(per_second=1 / 300, at_once=10)
"""How many accounts one browser, or one address, may make."""


@dataclass
class Buckets:
    """A bucket for each of many, the longest unused forgotten first.

    Attributes:
        clock: tells the time in seconds.
        rate: how many each may do.
        most: how many are remembered.
    """

    clock: Callable[[], float]
    rate: Rate
    most: int = 10_000
    _buckets: dict[str, "Bucket"] = field(default_factory=dict)

    def take(self, name: str) -> bool:
        """Whether *name* may do one more now."""
        bucket = self._buckets.pop(name, None) or Bucket(self.clock, self.rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


@dataclass
class Bucket:
    """Counts messages.

    Attributes:
        clock: tells the time in seconds.
        rate: how many may come.
    """

    clock: Callable[[], float]
    rate: Rate
    _level: float = -1.0
    _at: float = 0.0

    def take(self) -> bool:
        """Whether one more message may come now."""
        now = self.clock()
        depth = self.rate.at_once
        level = depth if self._level < 0 else min(depth, self._level + (now - self._at) * self.rate.per_second)
        self._at = now
        if level < 1:
            self._level = level
            return False
        self._level = level - 1
        return True
