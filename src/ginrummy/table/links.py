"""The sockets of a table: whose each is, and what it must be told."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from ginrummy.errors import GinError
from ginrummy.match import Person, View


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one request.

    Attributes:
        id: that of the request.
        error: why it was refused, or None.
        preview: the game as it would look to whoever asked for a preview.
    """

    id: int | None
    error: GinError | None = None
    preview: View | None = None


@dataclass(eq=False)
class Link:
    """One open socket: whose it is, what it must be told. Its owner waits for *wake* and sends.

    Attributes:
        browser: the hash of its browser.
        person: the place of that browser, or None for a watcher.
        answers: answers to be sent, the oldest first.
        wake: set whenever there is something to send.
    """

    browser: str
    person: Person | None = None
    answers: deque[Answer] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def put(self, answer: Answer) -> None:
        """Have *answer* sent."""
        self.answers.append(answer)
        self.wake.set()
