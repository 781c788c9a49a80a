"""What the commands share: options, rules from options, answers as JSON, and the one place where an error is told.

Exit codes: 0 good; 1 a "no" answer, which is an :class:`~ginrummy.errors.IllegalAction` (the question was sound, and
the rules say no); 2 bad input, which is every other :class:`~ginrummy.errors.GinError`; 130 interrupted.

With ``--json``, standard output carries exactly one JSON object, whatever happens: the answer, or
``{"error": {"key": …, "message": …, …}}`` with all values of the error beside them. Otherwise errors go to standard
error, the text at fault with a mark under the culprit. A command line that cannot be read at all, for an option that
nobody knows, is told by Typer: on standard error, with 2.
"""

import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from ginrummy.cards import SUIT_SYMBOLS, Card, parse_card
from ginrummy.cli.meant import written_for
from ginrummy.errors import GinError, IllegalAction, NotationError, RuleSetError
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.rules import PRESETS, RuleSet, field_from_text, preset

if TYPE_CHECKING:
    from rich.console import Console

NO, BAD_INPUT, INTERRUPTED = 1, 2, 130
"""The exit codes that are not 0."""

FLAG = ""
"""The metavar of an option that takes no value; without it, help would call that value ``<bool>``."""

_READABLE, _NARROWEST = 80, 20
"""The longest line that is good to read, and the shortest that is worth having."""

_PATIENCE = 1.0
"""After so many seconds a person is shown how far it is."""

_T = TypeVar("_T")

JSON = "as_json"
"""The name of the parameter behind ``--json``, in every command that has one."""

RulesOption = Annotated[
    str, typer.Option("--rules", metavar="PRESET", help=t("cli-option-rules", presets=", ".join(PRESETS)))
]
"""The preset to play by; give it the default :data:`~ginrummy.rules.DEFAULT_PRESET`."""
SetOption = Annotated[list[str] | None, typer.Option("--set", metavar="FIELD=VALUE", help=t("cli-option-set"))]
"""Fields that differ from the preset; the default is None."""
SeatingOption = Annotated[Seating, typer.Option("--seating", help=t("cli-option-seating"))]
"""How people sit."""
JsonOption = Annotated[bool, typer.Option("--json", metavar=FLAG, help=t("cli-option-json"))]
"""Whether to answer in JSON; call the parameter ``as_json``."""


class Where(StrEnum):
    """Where work is done."""

    HERE = "here"
    """In this process."""
    RAY = "ray"
    """On a Ray cluster."""


class _Helped:
    """A command whose option ``--help`` speaks the language in force."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option ``--help``."""
        option = super().get_help_option(ctx)  # type: ignore[misc]  # of the Typer class that this is mixed into
        if option is not None:
            option.help, option.metavar = t("cli-option-help"), FLAG
        return option


class Commands(_Helped, TyperGroup):
    """All commands together."""


class Command(_Helped, TyperCommand):
    """A command that tells its errors in words, or in JSON if that was asked for."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command.

        Raises:
            typer.Exit: it was interrupted or raised a GinError, which has been told.
        """
        try:
            return super().invoke(ctx)
        except GinError as error:
            tell(error, as_json=bool(ctx.params.get(JSON)))
            raise typer.Exit(NO if isinstance(error, IllegalAction) else BAD_INPUT) from None


def tell(error: GinError, *, as_json: bool = False) -> None:
    """Tell a person, or a program, what went wrong."""
    if as_json:
        answer({"error": {"key": error.key, "message": str(error), **error.params}})
        return
    say(str(error), err=True)
    for note in getattr(error, "__notes__", ()):
        say(f"\n{note}", err=True)


def rules_from(name: str, changes: Sequence[str] | None = None) -> RuleSet:
    """The rules of the preset *name* with *changes*, each ``field=value``; of two for one field the last counts.

    Raises:
        RuleSetError: there is no such preset or field, or the rules make no sense together. A preset that is none, but
            what something else is called, is told with how that is written.
    """
    try:
        values = preset(name).as_dict()
    except RuleSetError:
        if (written := written_for(name)) is None:
            raise
        presets = ", ".join(PRESETS)
        raise RuleSetError("cli-rules-meant", field="preset", value=name, written=written, presets=presets) from None
    for change in changes or ():
        field, equals, value = change.partition("=")
        field = field.strip().lower().replace("-", "_")
        if not equals:
            raise RuleSetError("cli-set-without-value", field=field, written=change)
        values[field] = field_from_text(field, value)
    return RuleSet(**values)  # type: ignore[arg-type]  # RuleSet looks at every value itself


def read_card(text: str) -> Card:
    """One card as a person typed it.

    Raises:
        NotationError: *text* is not exactly one card; the error has a note that points at the culprit.
    """
    with pointing_into(text):
        return parse_card(text)


@contextmanager
def pointing_into(text: str) -> Iterator[None]:
    """Give each NotationError from within a note that shows the culprit in *text*, the text that was being read."""
    try:
        yield
    except NotationError as error:
        error.add_note(pointed(text, error.culprit, error.column, error.line))
        raise


def pointed(text: str, culprit: str, column: int, line: int = 1) -> str:
    """The line of *text* that is at fault, with marks under *culprit*; lines and columns count from 1."""
    lines = text.splitlines() or [""]
    return f"  {lines[line - 1]}\n  {' ' * (column - 1)}{'^' * max(1, len(culprit))}"


def answer(values: dict[str, Any]) -> None:
    """Print *values* as one line of JSON."""
    say(json.dumps(values, ensure_ascii=not has_symbols(), default=str))


def say(words: str, *, err: bool = False) -> None:
    """Print *words* as they are."""
    typer.echo(words, err=err)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of words, each column as wide as its longest words."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "   ".join(words.ljust(width) for words, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column is words and whose others are numbers, aligned to the right."""
    first, *others = zip(*rows, strict=True)
    right = ([words.rjust(max(map(len, column))) for words in column] for column in others)
    return table(list(zip(first, *right, strict=True)))


def wrapped(words: str, indent: int = 0) -> str:
    """*words* on lines no longer than the terminal is wide, nor than is good to read, all of them indented."""
    width = min(_READABLE, shutil.get_terminal_size().columns)
    blanks = " " * indent
    return textwrap.fill(
        words,
        max(width, indent + _NARROWEST),
        initial_indent=blanks,
        subsequent_indent=blanks,
        break_on_hyphens=False,
    )


def with_progress(
    items: Iterable[_T], total: int, words: str, *, size: Callable[[_T], int] | None = None
) -> Iterator[_T]:
    """*items* as they come, with a bar on a terminal once they have taken a while.

    Args:
        items: what is worked through, one after another.
        total: how many there are, or how large all of them are together.
        words: what is being done.
        size: how large one is, where some are larger than others; then the bar has a percentage, else a count.
    """
    if not sys.stderr.isatty():
        yield from items
        return
    from time import monotonic

    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    how_far = MofNCompleteColumn() if size is None else TaskProgressColumn()
    columns = (TextColumn("{task.description}"), BarColumn(), how_far, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=total, visible=False)
        began = monotonic()
        for item in items:
            yield item
            done = 1 if size is None else size(item)
            bar.update(task, advance=done, visible=monotonic() - began > _PATIENCE)


def console() -> "Console":
    """Where a person reads rich text: colours and wrapping on a terminal, plain text elsewhere."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def has_symbols() -> bool:
    """Whether standard output can show what is not ASCII, suit symbols among it."""
    try:
        SUIT_SYMBOLS.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
