"""Where a person's games lie: folders, files and locks, and nothing of what is in them.

``playing`` holds each game under way in a file of its own, with a lock beside it that says whether somebody is playing
it just now; ``games`` holds those that are over or have been put away. Files are named by the time they were begun.
"""

import errno
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO

from ginrummy.record import EXTENSION, write_whole

_HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
"""What a system answers where somebody else holds a lock."""


def command_for(command: str, path: Path) -> str:
    """The command line that hands a file to one of the commands, as a person can type it."""
    if sys.platform == "win32":  # pragma: no cover
        return subprocess.list2cmdline(["ginrummy", command, str(path)])
    with suppress(RuntimeError, ValueError):
        return f"ginrummy {command} ~/{shlex.quote(str(path.relative_to(Path.home())))}"
    return f"ginrummy {command} {shlex.quote(str(path))}"


@dataclass(frozen=True)
class Shelf:
    """A person's games.

    Attributes:
        folder: where they lie; it need not be there yet.
        now: tells the time.
    """

    folder: Path
    now: Callable[[], datetime] = lambda: datetime.now().astimezone()

    @property
    def playing(self) -> Path:
        """The folder of the games under way."""
        return self.folder / "playing"

    @property
    def games(self) -> Path:
        """The folder of the games that are over or have been put away."""
        return self.folder / "games"

    def begin(self) -> "Book":
        """A file for a new game, held.

        Raises:
            OSError: there can be none.
        """
        self.playing.mkdir(parents=True, exist_ok=True)
        for stem in _numbered(f"{self.now():%Y-%m-%d-%H%M%S}"):
            path = self.playing / f"{stem}{EXTENSION}"
            lock = _Lock.seize(path)
            if lock is not None and not path.exists():
                return Book(path, self.games, lock)
            if lock is not None:
                lock.release()
        raise AssertionError("numbers do not run out")  # pragma: no cover

    def waiting(self) -> Iterator["Book"]:
        """The games under way that nobody is playing just now, the one played last first; each is held until closed.

        Raises:
            OSError: the folder is there, but cannot be read.
        """
        if not self.playing.is_dir():
            return
        for path in sorted(self.playing.glob(f"*{EXTENSION}"), key=_last_written, reverse=True):
            lock = _Lock.seize(path)
            if lock is None:
                continue
            if path.exists():  # it was not finished elsewhere meanwhile
                yield Book(path, self.games, lock)
            else:
                lock.release()


class Book:
    """The file of one game under way, held: nobody else writes it.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path, games: Path, lock: "_Lock") -> None:
        self.path = path
        self._games = games
        self._lock = lock

    def text(self) -> str:
        """What is in it.

        Raises:
            OSError: it cannot be read.
            UnicodeDecodeError: it is no text.
        """
        return self.path.read_text(encoding="utf-8")

    def write(self, text: str) -> None:
        """Write all of it anew, safely.

        Raises:
            OSError: it cannot be written.
        """
        write_whole(self.path, (text,))

    def last_written(self) -> datetime:
        """When it was written last."""
        return datetime.fromtimestamp(_last_written(self.path)).astimezone()

    def close(self) -> None:
        """Let go of it; it waits for somebody to go on with it."""
        self._lock.release()

    def put_away(self, ending: str = EXTENSION) -> Path:
        """Move it to the games that are not under way, its name with another *ending*; the answer is where it is then.

        Raises:
            OSError: it cannot be moved.
        """
        self._games.mkdir(parents=True, exist_ok=True)
        names = (self._games / f"{stem}{ending}" for stem in _numbered(self.path.stem))
        there = next(path for path in names if not path.exists())
        self.path.rename(there)
        self._lock.release(forget=True)
        return there


class _Lock:
    """Holds a game. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self._path, self._file = path, file

    @classmethod
    def seize(cls, game: Path) -> "_Lock | None":
        """The lock of *game*, or None if somebody else holds it.

        Raises:
            OSError: there can be no lock.
        """
        path = game.with_suffix(".lock")
        file = path.open("ab")
        try:
            _seize(file)
        except OSError as error:
            if error.errno in _HELD:
                file.close()
                return None
            # A file system without locks: better to play without than not at all.
        return cls(path, file)

    def release(self, *, forget: bool = False) -> None:
        """Let go, and *forget* the lock where its game is gone."""
        self._file.close()
        if forget:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _seize(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _numbered(stem: str) -> Iterator[str]:
    """*stem*, then *stem* with numbers, for where the name is taken."""
    yield stem
    number = 2
    while True:
        yield f"{stem}-{number}"
        number += 1


def _last_written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
