"""What the commands about records share: reading them from files, with progress, and telling what is wrong with one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ginrummy.cli.common import pointed, with_progress
from ginrummy.errors import GinError, NotationError
from ginrummy.locale import t
from ginrummy.record import EXTENSION, Located, Record, locate

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", show_default=False, help=t("record-argument-file"), allow_dash=False)
]
"""A record, a file of several, or a folder of them."""


def records(path: Path) -> Iterator[tuple[Located, Record]]:
    """The records of a file or of a folder, one after another, with progress where that takes long.

    Raises:
        GinError: a file cannot be read, something in it is not so, or there is no record at all.
    """
    size = sum(file.stat().st_size for file in _files(path))
    found = False
    with reading(path):
        for located in with_progress(locate(path), size, t("record-progress"), size=_size):
            found = True
            yield located, checked(located, many=path.is_dir())
    if not found and path.is_dir():
        raise GinError("record-none-found", path=str(path), extension=EXTENSION)
    if not found:
        raise GinError("record-empty")


def checked(located: Located, *, many: bool = False) -> Record:
    """One record, read.

    Raises:
        NotationError: something in it is not so; a note shows the line, and the file where there are *many*.
    """
    try:
        return located.read()
    except NotationError as error:
        if many:
            error.add_note(str(located.path))
        error.add_note(_clipped(located, error))
        raise


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn what an operating system says of a file into an error in words."""
    try:
        yield
    except OSError as error:
        raise GinError("record-file", path=str(error.filename or path), why=error.strerror or str(error)) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn what an operating system says of a file to be written into an error in words."""
    try:
        yield
    except OSError as error:
        raise GinError("record-out", path=str(path), why=error.strerror or str(error)) from None


def warn_of_break(record: Record) -> str | None:
    """The sentence that says where a record breaks off, if it does."""
    if record.truncated is None:
        return None
    return t("record-truncated", line=str(record.truncated.line), column=str(record.truncated.column))


def _clipped(located: Located, error: NotationError) -> str:
    """The line at fault with a mark under the culprit, cut to what fits on a screen."""
    whole = located.text.split("\n")[error.line - located.line]
    start = max(0, error.column - 60)
    return pointed(whole[start : start + 110], error.culprit[:50], error.column - start)


def _size(located: Located) -> int:
    return len(located.text)


def _files(path: Path) -> list[Path]:
    with reading(path):
        files = sorted(path.rglob(f"*{EXTENSION}")) if path.is_dir() else [path]
        for file in files:
            file.stat()
    return files
