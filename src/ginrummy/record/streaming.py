"""Records in files: one, many in one file, a folder of them; read one at a time, whatever their number; and written."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ginrummy.errors import NotationError
from ginrummy.record.reading import read
from ginrummy.record.values import Record
from ginrummy.record.writing import write

EXTENSION = ".gin"
_FIRST_TAG = "[format"
_LONGEST = 64 * 1024 * 1024
"""How many characters one record may have: what is longer is something else."""


@dataclass(frozen=True, slots=True)
class Located:
    """A record and where it was found.

    Attributes:
        path: the file.
        line: the line on which it begins.
        text: the record as it is written there.
    """

    path: Path
    line: int
    text: str

    def read(self) -> Record:
        """The record; the same errors as :func:`~ginrummy.record.read`, with lines counted in the file."""
        return read(self.text, first_line=self.line)


def split(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The records in a text of several, each with the number of its first line; none is read yet.

    A record begins with its Format tag.
    """
    held: list[str] = []
    first = 1
    size = 0
    started = False
    for number, line in enumerate(lines, start=1):
        begins = "[" in line and line.lstrip("\ufeff \t")[: len(_FIRST_TAG)].lower() == _FIRST_TAG
        if begins and started:
            yield first, "".join(held)
            held, size = [], 0
        if not held:
            first = number
        started = started or begins
        held.append(line)
        size += len(line)
        if size > _LONGEST:
            raise NotationError("record-too-long", line=first)
    if held:
        yield first, "".join(held)


def locate(path: str | Path) -> Iterator[Located]:
    """The records in a file, or in every ``.gin`` file of a folder in the order of their names, not read yet.

    Raises:
        OSError: the file cannot be read.
        NotationError: it is no text.
    """
    path = Path(path)
    files = sorted(path.rglob(f"*{EXTENSION}")) if path.is_dir() else [path]
    for file in files:
        line = 1
        try:
            with file.open(encoding="utf-8-sig") as lines:
                for line, text in split(lines):
                    yield Located(file, line, text)
        except UnicodeDecodeError:
            raise NotationError("record-not-text", culprit=file.name, line=line) from None


def read_many(path: str | Path) -> Iterator[Record]:
    """The records in a file or a folder, one after another, each checked; in constant memory, whatever their number.

    Raises:
        OSError: a file cannot be read.
        NotationError: something in it is not so.
    """
    for found in locate(path):
        yield found.read()


def save(record: Record, path: str | Path) -> None:
    """Write *record* to a file, whole or not at all.

    Raises:
        OSError: the file cannot be written.
        GinError: something in the record is not possible.
    """
    write_whole(Path(path), (write(record),))


def write_whole(path: Path, parts: Iterable[str]) -> None:
    """Write *parts*, one after another, to a file so that, whatever happens meanwhile, the old file or the new one is
    there whole.

    Raises:
        OSError: it cannot be written.
    """
    beside = path.with_name(f"{path.name}.tmp")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
