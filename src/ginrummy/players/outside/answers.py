"""What an outside player says, looked at before it is believed."""

import json
from typing import Any

from ginrummy.players.outside.encoding import ANSWER, PROTOCOL, READY
from ginrummy.players.outside.faults import Fault, Trouble
from ginrummy.players.outside.link import shown, unasked

_decoder = json.JSONDecoder()
_BLANK = " \t\r\n"
"""What may stand around an object."""


def ready(line: bytes) -> str | None:
    """The name that a player gives itself in answer to the greeting, if it gives one.

    Raises:
        Trouble: it is no such answer, or of another version.
    """
    said = _object(line, READY)
    if _whole(said, "protocol", line) != PROTOCOL:
        raise Trouble(
            Fault.VERSION, "outside-version", theirs=shown(str(said["protocol"]).encode()), ours=str(PROTOCOL)
        )
    name = said.get("name")
    if name is not None and not isinstance(name, str):
        raise _nonsense("outside-wrong-field", line, field="name")
    return name


def answer(line: bytes, number: int, choices: int) -> int:
    """Which of so many *choices* a player chose in answer to the question *number*.

    Raises:
        Trouble: it is no answer, or one to another question, or there is no such choice.
    """
    said = _object(line, ANSWER)
    if _whole(said, "id", line) != number:
        raise unasked(line)
    choice = _whole(said, "choice", line)
    if not 0 <= choice < choices:
        raise Trouble(Fault.CHOICE, "outside-no-choice", choice=shown(str(choice).encode()), last=str(choices - 1))
    return choice


def _object(line: bytes, what: str) -> dict[str, Any]:
    """The object on a *line*, which must say *what* it is."""
    try:
        text = line.decode().strip(_BLANK)
        said, end = _decoder.raw_decode(text)
        if end != len(text):
            raise ValueError("something stands after the object")
    except (ValueError, RecursionError):
        raise _nonsense("outside-no-json", line) from None
    if not isinstance(said, dict):
        raise _nonsense("outside-no-object", line)
    if said.get("what") != what:
        raise _nonsense("outside-wrong-what", line, expected=what)
    return said


def _whole(said: dict[str, Any], field: str, line: bytes) -> int:
    """A field that must be a whole number."""
    value = said.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _nonsense("outside-wrong-number", line, field=field)
    return value


def _nonsense(key: str, line: bytes, **params: Any) -> Trouble:
    return Trouble(Fault.NONSENSE, key, said=shown(line), **params)
