"""How fast messages may come: a bucket that fills steadily and is emptied message by message."""

from collections.abc import Callable
from dataclasses import dataclass

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
