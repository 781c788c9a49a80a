"""The ends of a line to another program: how they are opened, and how the program is put away.

A program is started without a shell, in a process group of its own, so that its children go with it.
"""

import contextlib
import os
import select
import shlex
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol, Self

from ginrummy.players.outside.faults import Fault, Trouble

LOOPBACK = "127.0.0.1"
_PARTING = 1.0
"""How long a program may take to leave after it was told to, in seconds."""
_CHUNK = 64 * 1024
_PORTS = range(1, 2**16)


class _End(Protocol):
    """A pipe's file or a socket."""

    def fileno(self) -> int: ...
    def close(self) -> None: ...


@dataclass
class Ends:
    """The ends of a line, none of which ever blocks.

    Attributes:
        to, from_: what the program reads, and what it writes.
        errors: what it writes to standard error; None at the end of a socket.
        process: the program, where we started it.
        pid: the process that opened the line; a fork of it leaves the program alone.
    """

    to: _End
    from_: _End
    errors: _End | None = None
    process: "subprocess.Popen[bytes] | None" = None
    pid: int = field(default_factory=os.getpid)

    def __post_init__(self) -> None:
        for end in self._all():
            os.set_blocking(end.fileno(), False)

    @classmethod
    def of_command(cls, command: str) -> Self:
        """Start a command, split into words as a shell does.

        Raises:
            Trouble: that is no command, or it cannot be started.
        """
        try:
            process = subprocess.Popen(
                _words(command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise _not_started(error) from None
        assert process.stdin is not None
        assert process.stdout is not None
        return cls(process.stdin, process.stdout, process.stderr, process)

    @classmethod
    def of_port(cls, port: str) -> Self:
        """Call a program that listens on a port of this machine.

        Raises:
            Trouble: that is no port, or nobody listens there.
        """
        if not port.isdecimal() or int(port) not in _PORTS:
            raise Trouble(Fault.START, "outside-no-port", most=_PORTS[-1])
        try:
            wire = socket.create_connection((LOOPBACK, int(port)))
        except OSError as error:
            raise _not_started(error) from None
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return cls(wire.dup(), wire)

    def part(self, farewell: bytes) -> bool:
        """Say farewell, hang up, and kill whatever has not left soon after; whether it left by itself."""
        if os.getpid() != self.pid:
            self.close()
            return True
        with contextlib.suppress(OSError):
            os.write(self.to.fileno(), farewell)
        if self.process is not None:
            self.to.close()
            self._wait_for_the_end()
        self.kill()
        self.close()
        return self.process is None or self.process.returncode != -signal.SIGKILL

    def kill(self) -> None:
        """End the program and its children at once; the ends stay open for what is left in them."""
        # Before it is waited for, since until then its number can be nobody else's.
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def close(self) -> None:
        """Close all ends."""
        for end in self._all():
            end.close()

    def _all(self) -> tuple[_End, ...]:
        return (self.to, self.from_) if self.errors is None else (self.to, self.from_, self.errors)

    def _wait_for_the_end(self) -> None:
        """Wait a moment until the program closes its output; what it says is read and forgotten."""
        poll = select.poll()
        open_ends = {end.fileno(): end for end in (self.from_, self.errors) if end is not None}
        for descriptor in open_ends:
            poll.register(descriptor, select.POLLIN)
        deadline = time.monotonic() + _PARTING
        while self.from_ in open_ends.values() and (left := deadline - time.monotonic()) > 0:
            for descriptor, _ in poll.poll(left * 1000):
                if read(open_ends[descriptor]) == b"":
                    poll.unregister(descriptor)
                    del open_ends[descriptor]


def read(end: _End) -> bytes | None:
    """What can be read at once: None for nothing yet, no bytes at the end."""
    try:
        return os.read(end.fileno(), _CHUNK)
    except BlockingIOError:
        return None
    except ConnectionError:
        return b""


def opened(address: str) -> Ends:
    """Open a line to the player at *address*, ``cmd:COMMAND`` or ``tcp:PORT``.

    Raises:
        Trouble: there is none.
    """
    if not hasattr(select, "poll"):
        raise Trouble(Fault.START, "outside-system")
    kind, _, rest = address.partition(":")
    return WAYS[kind](rest)


WAYS: Mapping[str, Callable[[str], Ends]] = MappingProxyType({"cmd": Ends.of_command, "tcp": Ends.of_port})
"""How a player can be reached, by the word that stands before the colon."""


def _words(command: str) -> list[str]:
    """The words of a command."""
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark that nothing closes, or a backslash at the end
        words = []
    if not words or "\0" in command:
        raise Trouble(Fault.START, "outside-no-command")
    return words


def _not_started(error: OSError) -> Trouble:
    return Trouble(Fault.START, "outside-not-started", why=error.strerror or str(error))
