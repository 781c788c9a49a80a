"""What an outside player can do wrong, each with the words for it."""

from enum import StrEnum
from typing import Any


class Fault(StrEnum):
    """What an outside player did wrong."""

    START = "start"
    """It cannot be started or reached at all."""
    VERSION = "version"
    """It speaks another version of the protocol."""
    EXITED = "exited"
    """It ended, or closed the line, while something was expected of it."""
    SILENCE = "silence"
    """It did not answer in time."""
    DEAF = "deaf"
    """It did not read what it was told, and the pipe is full."""
    NONSENSE = "nonsense"
    """Its answer is no JSON object with the fields that it must have."""
    TOO_LONG = "too-long"
    """Its answer does not end."""
    CHOICE = "choice"
    """It chose a number that no choice has."""
    UNASKED = "unasked"
    """It said something without being asked, or answered an old question."""
    STAYED = "stayed"
    """It did not leave when it was told farewell."""
    FLOOD = "flood"
    """It wrote far too much to standard error."""


class Trouble(Exception):
    """A fault on its way to whoever knows the player's name.

    Attributes:
        fault: what happened.
        key: the Fluent key of the sentence that tells it.
        params: the values that fill the sentence, beside the player's name.
    """

    def __init__(self, fault: Fault, key: str, **params: Any) -> None:
        super().__init__(fault, key, params)
        self.fault = fault
        self.key = key
        self.params = params
