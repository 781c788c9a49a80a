"""The error tree: everything this package raises on purpose.

Every error names its cause with a Fluent key and the values that fill it, and carries what a caller needs to react.
``str(error)`` is the sentence for a person, in the language in force; ``error.key`` and ``error.params`` are for
programs.
"""

from collections.abc import Callable, Sequence
from typing import Any


def _bare(key: str, params: dict[str, Any]) -> str:
    """How an error reads before :mod:`ginrummy.locale` lends its words."""
    return f"{key} {params}" if params else key


_render: Callable[[str, dict[str, Any]], str] = _bare


def speak_with(render: Callable[[str, dict[str, Any]], str]) -> None:
    """Let *render* turn a key and its values into words.

    The locale room stands below this one and may not be imported from here, so it hands its words in.
    """
    global _render
    _render = render


class GinError(Exception):
    """Anything that this package refuses.

    Attributes:
        key: the Fluent key of the sentence that explains it.
        params: the values that fill the sentence.
    """

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return _render(self.key, self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(kind: type[GinError], args: tuple[Any, ...], attributes: dict[str, Any]) -> GinError:
    """Unpickle: errors cross process boundaries whole, whatever their constructor asks for."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(attributes)
    return error


class NotationError(GinError, ValueError):
    """Text that cannot be read as cards, actions or a record.

    Attributes:
        line, column: where the culprit stands, both counted from 1.
        culprit: the text at fault, as it was written.
    """

    def __init__(self, key: str, *, culprit: str = "", column: int = 1, line: int = 1, **params: Any) -> None:
        super().__init__(key, culprit=culprit, column=column, line=line, **params)
        self.culprit = culprit
        self.line = line
        self.column = column


class CardsError(GinError, ValueError):
    """Cards that are each well written but cannot be what is asked for: too many, too few, or one in two places."""


class DealError(GinError, ValueError):
    """A deal that does not fit its rules: wrong counts, a card twice, a card outside the pack."""


class RuleSetError(GinError, ValueError):
    """A rule set that makes no sense.

    Attributes:
        field: the field of :class:`~ginrummy.rules.RuleSet` at fault.
    """

    def __init__(self, key: str, *, field: str, **params: Any) -> None:
        super().__init__(key, field=field, **params)
        self.field = field


class IllegalAction(GinError, ValueError):
    """An action that the rules do not allow now.

    Attributes:
        action: what was tried.
        choices: what would have been allowed.
    """

    def __init__(self, key: str, *, action: Any = None, choices: Sequence[Any] = (), **params: Any) -> None:
        super().__init__(key, **params)
        self.action = action
        self.choices = tuple(choices)


class NotYourTurn(IllegalAction):
    """An action, perhaps a good one, by somebody who is not to act."""


class StaleAction(GinError):
    """An action that answers an earlier position.

    Attributes:
        current: the number of the position now.
    """

    def __init__(self, key: str, *, current: int, **params: Any) -> None:
        super().__init__(key, current=current, **params)
        self.current = current


class PlayerError(GinError):
    """A player that does not exist, cannot play these rules, or answered with something that is not a choice."""


class OutsidePlayerError(PlayerError):
    """A player in a process of its own that broke the protocol; it has been put away.

    Attributes:
        player: which one.
        kind: what it did, one of :class:`~ginrummy.players.outside.Fault`.
        stderr: the last lines that it wrote to standard error; they are the error's note too.
    """

    def __init__(
        self, key: str, *, player: str = "", kind: str = "", stderr: Sequence[str] = (), **params: Any
    ) -> None:
        super().__init__(key, player=player, kind=kind, stderr=list(stderr), **params)
        self.player = player
        self.kind = kind
        self.stderr = tuple(stderr)
        if stderr:
            self.add_note("\n".join(f"  {line}" for line in stderr))
