"""The commands: ``ginrummy`` is :func:`main`, its Typer app is :data:`app`, each command a module beside this one.

Help is said while the commands are being put together, so :func:`main` chooses the language before it imports them;
that is why nothing here imports them at the top.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ginrummy import locale

if TYPE_CHECKING:
    from ginrummy.cli.commands import app

__all__ = ["app", "main"]

_LANG = "--lang"


def main() -> None:
    """Run the command line and leave with its exit code: 0 good, 1 a "no" answer, 2 bad input, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a question mark than no answer, or than no game any more
    try:
        with locale.speaking(_language(sys.argv[1:], os.environ)):
            from ginrummy.cli.commands import app

            app(prog_name="ginrummy")
    except KeyboardInterrupt:
        sys.exit(130)


def _language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: of ``--lang`` if it stands before the command, else of the system, as POSIX orders it."""
    for argument, following in pairwise([*arguments, ""]):
        if argument == _LANG:
            return locale.choose(following)
        if argument.startswith(f"{_LANG}="):
            return locale.choose(argument.removeprefix(f"{_LANG}="))
        if not argument.startswith("-"):
            break
    wished = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return locale.choose(next((wish for wish in wished if wish), ""))


def __getattr__(name: str) -> Any:
    if name == "app":
        from ginrummy.cli.commands import app

        return app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
