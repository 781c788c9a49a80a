"""Every word that a person reads, in the language in force.

A language is a folder of Fluent files beside this one, one file per area, read together as one. English is complete by
law; a key that another language still lacks is said in English. Importing this module lends the errors their words.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ginrummy.errors import speak_with

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

__all__ = ["ENGLISH", "choose", "language", "languages", "speaking", "t"]

ENGLISH = "en"

_FOLDER = Path(__file__).parent
_ENTRY = re.compile(r"^(?P<key>-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""One message: its first line, and all that is indented below it."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}(.]")
"""Another message, or a term, in the text of one."""
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def t(key: str, /, **params: object) -> str:
    """The words for *key* in the language in force.

    Args:
        key: a message of the Fluent files, in kebab-case with the prefix of its area, as ``error-unknown-card``.
        params: what the message asks for. Numbers take part in plurals and are grouped (``1,234``), so pass a seed or
            an id as a string; truth reads as ``true`` or ``false``, anything else as its ``str()``.

    Raises:
        KeyError: not even English has this key.
        ValueError: the message cannot be filled, as when a value is missing.
    """
    return _filled(_spoken.get(), key, *params, *map(_plain, params.values()))


def language() -> str:
    """The language in force here: of this thread, this task, this ``with``."""
    return _spoken.get()


@cache
def languages() -> tuple[str, ...]:
    """The languages that can be spoken, English among them, in alphabetical order."""
    return tuple(sorted({file.parent.name for file in _FOLDER.glob("*/*.ftl")}))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak *language*, one of :func:`languages`, within this ``with``.

    Raises:
        ValueError: it is not among them. See :func:`choose` for a name that comes from outside.
    """
    if language not in languages():
        raise ValueError(f"no language {language!r}; there are: {', '.join(languages())}")
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def choose(requested: str) -> str:
    """The language that comes nearest to what a system or a person asks for, else English.

    Args:
        requested: a tag or a POSIX locale: ``de``, ``de-AT``, ``de_AT.UTF-8``, ``C``, or nothing.
    """
    wanted = requested.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    for length in range(len(wanted), 0, -1):  # from the exact tag to the bare language
        for spoken in languages():
            if spoken.lower() == "-".join(wanted[:length]):
                return spoken
    # A sister is nearer than English: Brazil's Portuguese for Portugal.
    return next((spoken for spoken in languages() if spoken.lower().split("-")[0] == wanted[0]), ENGLISH)


class _Words:
    """The messages of one language, each parsed when it is asked for: to parse all would outlast most commands."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and some commands never say a word

        # No invisible marks around what is filled in: terminals show them, and every language here runs left to right.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._gaps: dict[str, tuple[tuple[bool, str], ...] | None] = {}
        for file in sorted((_FOLDER / language).glob("*.ftl")):
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._sources[entry["key"]] = entry.group()

    def pattern(self, key: str) -> "Pattern | None":
        """What *key* stands for, or None where this language has no such message."""
        self._parse(key)
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None

    def filled(self, key: str, params: dict[str, Any]) -> str | None:
        """The message as it is where only words are put into its gaps, which is most of them: much quicker than Fluent.

        None where there is more to do: a plural, a number, another message, a value that is missing or very long.
        """
        if key not in self._gaps:
            self._gaps[key] = _gaps(self.pattern(key))
        gaps = self._gaps[key]
        if gaps is None:
            return None
        parts = []
        for is_gap, text in gaps:
            part = params.get(text) if is_gap else text
            if not isinstance(part, str) or len(part) > _LONG:
                return None
            parts.append(part)
        return "".join(parts)

    def _parse(self, key: str) -> None:
        """Parse one message, and those it refers to."""
        source = self._sources.pop(key, None)
        if source is None:
            return
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            self._parse(other)


_LONG = 1000
"""Values of so many characters are left to Fluent, which refuses some."""


def _gaps(pattern: "Pattern | None") -> tuple[tuple[bool, str], ...] | None:
    """A message as words and the names of what stands between them; None where it has anything else in it."""
    from fluent.syntax import ast

    parts: list[tuple[bool, str]] = []
    for element in getattr(pattern, "elements", [pattern]):  # Fluent leaves the pattern out around a single one
        match element:
            case ast.TextElement(value=text):
                parts.append((False, text))
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                parts.append((True, name))
            case _:
                return None
    return tuple(parts) or None


@cache
def _words(language: str) -> _Words:
    return _Words(language)


@lru_cache(maxsize=4096, typed=True)  # 1 and 1.0 would be one key else, and are said differently
def _filled(language: str, key: str, *given: str | int | float) -> str:
    """As :func:`t`, from the names of all values and then the values.

    The words of a table are the same again and again, and take longer to fill than to look up.
    """
    params = dict(zip(map(str, given[: len(given) // 2]), given[len(given) // 2 :], strict=True))
    for spoken in dict.fromkeys((language, ENGLISH)):
        messages = _words(spoken)
        pattern = messages.pattern(key)
        if pattern is None:
            continue
        if (filled := messages.filled(key, params)) is not None:
            return filled
        words, problems = messages.bundle.format_pattern(pattern, params)
        if problems:
            raise ValueError(f"message {key!r} ({spoken}): " + "; ".join(map(str, problems)))
        return str(words)
    raise KeyError(f"no message {key!r} in locale/{ENGLISH}/*.ftl")


_COUNTABLE = 10**15
"""Beyond this, nobody groups or counts: a number is shown as it is."""
_LONGEST = 2000
"""So many characters of a value are shown at most, whatever somebody sends: Fluent refuses to fill in over 2,500."""


def _plain(value: object) -> str | int | float:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float) and not abs(value) < _COUNTABLE:  # so is what is no number
        return str(value)
    if isinstance(value, int | float):
        return value
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _explain(key: str, params: dict[str, Any]) -> str:
    return t(key, **params)


speak_with(_explain)
