"""Running commands in the tests: in this process, with the answer in whichever form it was asked for."""

import json
from typing import Any

from typer.testing import CliRunner

from ginrummy.cli import app


def ran(*arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    result = CliRunner().invoke(app, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def asked(*arguments: str, code: int = 0) -> dict[str, Any]:
    """The one JSON object that a command prints with ``--json``, and nothing beside it."""
    exit_code, out, err = ran(*arguments, "--json")
    assert (exit_code, err) == (code, "")
    answer: dict[str, Any] = json.loads(out)
    return answer


def refused(*arguments: str, code: int = 2) -> dict[str, Any]:
    """The error that a command tells a program."""
    answer = asked(*arguments, code=code)
    assert answer.keys() == {"error"}
    error: dict[str, Any] = answer["error"]
    assert error["message"]
    return error
