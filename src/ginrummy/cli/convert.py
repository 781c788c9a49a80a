"""``ginrummy convert``: records to JSON lines, one event a line, and back, without loss."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ginrummy.cli.common import FLAG, say
from ginrummy.cli.records import FileArgument, reading, records, warn_of_break, writing
from ginrummy.errors import GinError, NotationError
from ginrummy.locale import t
from ginrummy.record import EXTENSION, Record, from_json_lines, to_json_lines, write, write_whole

_JSON_ENDINGS = {".jsonl", ".ndjson", ".json"}


class Form(StrEnum):
    """What a record can be written as."""

    GIN = "gin"
    JSONL = "jsonl"


def convert(
    path: FileArgument,
    out: Annotated[
        Path | None, typer.Argument(metavar="OUT", show_default=False, help=t("convert-argument-out"))
    ] = None,
    *,
    to: Annotated[Form | None, typer.Option("--to", show_default=False, help=t("convert-option-to"))] = None,
    force: Annotated[bool, typer.Option("--force", metavar=FLAG, help=t("convert-option-force"))] = False,
) -> None:
    """Write the records of a file, or of a folder, in the other form.

    Raises:
        GinError: something cannot be read or written, or a file is there already and nobody said that it may go.
    """
    form = to or _form(path, out)
    if out is not None and out.is_file() and not force:
        raise GinError("convert-out-taken", path=str(out))
    parts = _parts(_records(path), form)
    if out is None:
        for part in parts:
            sys.stdout.write(part)
        return
    with writing(out):
        write_whole(out, parts)


def _form(path: Path, out: Path | None) -> Form:
    """The form that is meant: that of the name to write to, else the other one than that of what is read."""
    if out is not None and out.suffix.lower() in _JSON_ENDINGS:
        return Form.JSONL
    if out is not None and out.suffix.lower() == EXTENSION:
        return Form.GIN
    return Form.GIN if _is_json(path) else Form.JSONL


def _is_json(path: Path) -> bool:
    return path.suffix.lower() in _JSON_ENDINGS


def _records(path: Path) -> Iterator[Record]:
    if not _is_json(path):
        for _, record in records(path):
            yield _warned(record)
        return
    count = 0
    with reading(path):
        try:
            with path.open(encoding="utf-8-sig") as lines:
                for record in from_json_lines(lines):
                    count += 1
                    yield _warned(record)
        except UnicodeDecodeError:
            raise NotationError("record-not-text", culprit=path.name) from None
    if not count:
        raise GinError("record-empty")


def _warned(record: Record) -> Record:
    if broken := warn_of_break(record):
        say(broken, err=True)
    return record


def _parts(found: Iterator[Record], form: Form) -> Iterator[str]:
    """The text of each record, those in text form apart by an empty line."""
    for number, record in enumerate(found):
        if form is Form.GIN:
            yield ("\n" if number else "") + write(record)
        else:
            yield from (f"{line}\n" for line in to_json_lines(record))
