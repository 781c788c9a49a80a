"""Errors as an answer: a key for programs, a sentence for people, and what a caller needs beside it."""

from typing import Any

from ginrummy.errors import GinError, IllegalAction, StaleAction
from ginrummy.locale import t
from ginrummy.table.errors import NoSuchTable, NotAllowed, StoreError, TableError, TooMany

OFFERED = 60
"""How many choices an answer names at most."""


def as_answer(error: GinError) -> dict[str, Any]:
    """What is told of an error, in the language in force."""
    told: dict[str, Any] = {name: _plain(value) for name, value in error.params.items()}
    if isinstance(error, IllegalAction):
        told["choices"] = [str(choice) for choice in error.choices[:OFFERED]]
    return {**told, "key": error.key, "message": str(error)}


def bare(key: str) -> dict[str, Any]:
    """An error that is only words."""
    return {"key": key, "message": t(key)}


def status_of(error: GinError) -> int:
    """The HTTP status that goes with an error."""
    match error:
        case NoSuchTable():
            return 404
        case TooMany():
            return 429
        case NotAllowed():
            return 403
        case TableError() | StaleAction():
            return 409
        case StoreError():
            return 503
        case _:
            return 422


def _plain(value: Any) -> str | int | float | bool | None:
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)
