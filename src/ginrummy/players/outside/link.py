"""A line to another program: never waits longer than it is told, never keeps more than a little.

Both directions and standard error are served all the while that something is waited for, so neither side can hold the
other up: a program that does not read, or that writes without end, runs into a limit instead.
"""

import os
import select
import time
import weakref

from ginrummy.players.outside.ends import Ends, read
from ginrummy.players.outside.faults import Fault, Trouble

LINE_BYTES = 64 * 1024
"""The longest line that is read."""
STDERR_BYTES = 1024 * 1024
"""How much a program may write to standard error while one thing is asked of it."""
_KEPT_BYTES = 4 * 1024
"""How much of standard error is kept, its end, for whoever has to find out what happened."""
_KEPT_LINES = 10
_SHOWN = 200
"""How many characters of a line are shown in an error."""


class Link:
    """A line to another program."""

    def __init__(self, ends: Ends, farewell: bytes) -> None:
        """Make a line of its *ends*; nobody closes a player, so it says *farewell* when nobody holds it any more."""
        self._ends = ends
        self._goodbye = weakref.finalize(self, ends.part, farewell)
        self._heard = b""
        self._errors = bytearray()
        self._flood = 0
        self._poll = select.poll()
        self._poll.register(ends.from_.fileno(), select.POLLIN)
        if ends.errors is not None:
            self._poll.register(ends.errors.fileno(), select.POLLIN)

    @property
    def ours(self) -> bool:
        """Whether this process opened the line; a fork must open one of its own."""
        return self._ends.pid == os.getpid()

    def exchange(self, data: bytes, seconds: float) -> bytes:
        """Send *data*, and wait at most so many seconds for one line of answer.

        Raises:
            Trouble: there was none, or it came unasked, or it is too long, or the program has ended.
        """
        deadline = time.monotonic() + seconds
        left = self._begun(data)
        while True:
            left = self._served(left, deadline, seconds)
            line, end, rest = self._heard.partition(b"\n")
            if len(line) > LINE_BYTES:
                raise Trouble(Fault.TOO_LONG, "outside-too-long", most=LINE_BYTES)
            if left and self._heard:
                raise unasked(self._heard)
            if end:
                self._heard = rest
                return line

    def tell(self, data: bytes, seconds: float) -> None:
        """Send *data* and want no answer; give up after so many seconds.

        Raises:
            Trouble: the program said something, does not read, or has ended.
        """
        deadline = time.monotonic() + seconds
        left = self._begun(data)
        while left:
            left = self._served(left, deadline, seconds)
            if self._heard:
                raise unasked(self._heard)

    def part(self) -> bool:
        """Say farewell and hang up; whether the program left by itself soon after."""
        return bool(self._goodbye())

    def kill(self) -> int | None:
        """End the program at once, its children too, and tell its exit code; None at the end of a socket."""
        self._goodbye.detach()
        self._ends.kill()
        if self._ends.errors is not None:
            while chunk := read(self._ends.errors):
                self._keep(chunk)
        self._ends.close()
        return None if self._ends.process is None else self._ends.process.returncode

    def last_words(self) -> tuple[str, ...]:
        """The last lines that the program wrote to standard error."""
        return tuple(shown(line) for line in bytes(self._errors).splitlines()[-_KEPT_LINES:])

    def _begun(self, data: bytes) -> bytes:
        """Make sure that nothing was said since the last answer, then write, and tell what is left to write."""
        self._flood = 0
        for descriptor, _ in self._poll.poll(0):
            self._listen(descriptor)
        if self._heard:
            raise unasked(self._heard)
        return self._written(data)

    def _served(self, left: bytes, deadline: float, seconds: float) -> bytes:
        """Wait until something can be read, or written where something is *left* to; do it, and tell what is left."""
        to = self._ends.to.fileno()
        if left:
            self._poll.register(to, select.POLLOUT)
        rest = deadline - time.monotonic()
        ready = self._poll.poll(rest * 1000) if rest > 0 else []
        if left:
            self._poll.unregister(to)
        if not ready and left:
            raise Trouble(Fault.DEAF, "outside-deaf", seconds=seconds)
        if not ready:
            raise Trouble(Fault.SILENCE, "outside-silence", seconds=seconds)
        for descriptor, _ in ready:
            if descriptor == to:
                left = self._written(left)
            else:
                self._listen(descriptor)
        return left

    def _written(self, data: bytes) -> bytes:
        """Write as much as goes through now, and tell what is left."""
        try:
            return data[os.write(self._ends.to.fileno(), data) :]
        except BlockingIOError:
            return data
        except ConnectionError:
            raise Trouble(Fault.EXITED, "outside-exited") from None

    def _listen(self, descriptor: int) -> None:
        """Read what waits there: an answer, or remarks on standard error."""
        if descriptor == self._ends.from_.fileno():
            chunk = read(self._ends.from_)
            if chunk == b"":
                raise Trouble(Fault.EXITED, "outside-exited")
            self._heard += chunk or b""
        elif self._ends.errors is not None:
            chunk = read(self._ends.errors)
            if chunk == b"":
                self._poll.unregister(descriptor)
            self._keep(chunk or b"")
            self._flood += len(chunk or b"")
            if self._flood > STDERR_BYTES:
                raise Trouble(Fault.FLOOD, "outside-flood", most=STDERR_BYTES)

    def _keep(self, remarks: bytes) -> None:
        self._errors += remarks
        del self._errors[:-_KEPT_BYTES]


def unasked(said: bytes) -> Trouble:
    """What to make of something that was *said* where nothing was asked."""
    return Trouble(Fault.UNASKED, "outside-unasked", said=shown(said.partition(b"\n")[0]))


def shown(line: bytes) -> str:
    """A line that another program wrote, safe to show to a person: printable, and not too long."""
    text = line[: 4 * _SHOWN].decode("utf-8", "replace").rstrip()
    return "".join(c if c.isprintable() else " " for c in text)[:_SHOWN]
