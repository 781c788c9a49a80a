"""Sockets of one table, all at one worker: whichever worker takes a connection passes it on to the table's own.

Two workers with people at one table each fold every move of it and tell each other of it: that is half as much work
again. So each table has a worker of a machine's that is asked first. Any worker may still serve any table, and does
where a connection cannot be passed on: because that worker has ended, or is overrun, or because the connection has been
used before, as some proxies do.

What is passed on is the connection itself with all that has come over it so far, through a socket of the operating
system's that each worker has in a folder of their own. Where there are no such things, nothing is passed on.
"""

import array
import asyncio
import logging
import re
import socket
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

_log = logging.getLogger(__name__)

POSSIBLE = hasattr(socket, "AF_UNIX") and hasattr(socket, "SCM_RIGHTS")
"""Whether this operating system passes connections on between processes."""
_PLAYING = re.compile(rb"GET \S*/api/tables/([^/?\s]+)/play[?\s]")
_LINE = 8192
"""The most that is waited for until the first line is there."""
_TRIES, _PAUSE = 20, 0.01
"""So often it is tried to pass a connection on to somebody who is overrun, so many seconds apart."""

Inner = Callable[[], asyncio.Protocol]
"""Makes what answers a connection."""


@contextmanager
def neighbours(count: int) -> Iterator[list["Place"]]:
    """The places of so many workers, each to be given to one of them; none where connections cannot be passed on."""
    if not POSSIBLE:
        yield []
        return
    with tempfile.TemporaryDirectory(prefix="ginrummy-workers-") as folder:
        yield [Place(folder, place, count) for place in range(count)]


@dataclass(frozen=True, slots=True)
class Place:
    """One worker among several.

    Attributes:
        folder: where each has its box.
        number: which of them this is, from 0 on.
        count: how many they are.
    """

    folder: str
    number: int
    count: int

    def box(self, number: int) -> str:
        """Where a worker takes what is passed on to it."""
        return str(Path(self.folder) / str(number))

    def of(self, table: bytes) -> int:
        """Which of them is asked first for a table."""
        return zlib.crc32(table) % self.count


class Passing:
    """What a worker passes on, and what is passed on to it."""

    def __init__(self, place: Place, inner: Inner) -> None:
        self.place = place
        self.inner = inner
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.settimeout(0)
        self._box: socket.socket | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Take what is passed on from now on, in the place of whoever had this place before."""
        path = self.place.box(self.place.number)
        Path(path).unlink(missing_ok=True)
        box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        box.settimeout(0)
        try:
            box.bind(path)
        except OSError as error:  # a folder whose name is too long for that
            _log.warning("nothing is passed on to this worker: %s", error)
            box.close()
            return
        self._box = box
        asyncio.get_running_loop().add_reader(box, self._look)

    def close(self) -> None:
        """Take nothing any more: what would be passed on to here stays where it is."""
        if self._box is not None:
            Path(self.place.box(self.place.number)).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self._box)
            self._look()
            self._box.close()
            self._box = None
        self._out.close()

    def receptionist(self) -> asyncio.Protocol:
        """What a new connection is answered by until it is known whose it is."""
        return _Receptionist(self)

    def hand(self, number: int, connection: int, came: bytes) -> None:
        """Pass a connection on, given by its descriptor, with what has come over it.

        Raises:
            BlockingIOError: the other worker is overrun.
            OSError: it cannot be done.
        """
        # By hand: socket.send_fds loses the address.
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        self._out.sendmsg([came], rights, 0, self.place.box(number))

    def _look(self) -> None:
        while self._box is not None:
            try:
                came, descriptors, _, _ = socket.recv_fds(self._box, 2 * _LINE, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                task = asyncio.create_task(self._take(socket.socket(fileno=descriptor), came))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _take(self, connection: socket.socket, came: bytes) -> None:
        connection.settimeout(0)
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(self.inner, connection)
        except OSError as error:
            _log.warning("a connection that was passed on: %s", error)
            connection.close()
            return
        protocol.data_received(came)


class _Receptionist(asyncio.Protocol):
    """Reads the first line of a connection, and lets whoever it is for go on."""

    def __init__(self, passing: Passing) -> None:
        self._passing = passing
        self._transport: asyncio.Transport | None = None
        self._came = b""
        self._tries = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one, but for its name

    def data_received(self, data: bytes) -> None:
        """Something has come from them."""
        self._came += data
        if self._tries:
            return  # it is passed on soon
        if b"\n" in self._came or len(self._came) > _LINE:
            self._decide()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._transport = None

    def _decide(self) -> None:
        if self._transport is None:
            return
        place = self._passing.place
        found = _PLAYING.match(self._came)
        number = place.number if found is None else place.of(found[1])
        if number == place.number or len(self._came) > _LINE:
            self._answer()
            return
        try:
            self._passing.hand(number, self._transport.get_extra_info("socket").fileno(), self._came)
        except BlockingIOError:
            self._tries += 1
            if self._tries > _TRIES:
                self._answer()
            else:
                asyncio.get_running_loop().call_later(_PAUSE, self._decide)
        except OSError:
            self._answer()  # that worker has ended, and another takes its place soon
        else:
            self._transport.abort()  # here; the connection itself lives as long as anybody has it

    def _answer(self) -> None:
        assert self._transport is not None
        inner = self._passing.inner()
        inner.connection_made(self._transport)
        self._transport.set_protocol(inner)
        inner.data_received(self._came)
