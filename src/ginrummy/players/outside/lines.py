"""The messages of :mod:`ginrummy.players.outside.encoding` as they go over the line, put together at a glance.

A question has a tenth of a millisecond, and to encode its messages as JSON would take a third of that. But nearly all
of them say one of a few hundred things, or list choices: the ones are encoded once and then looked up, the others are
put together from their texts, which need no escapes. What is seldom told is encoded as ever.
"""

from collections.abc import Iterable, Sequence

from ginrummy.cards import Card
from ginrummy.match import Event, HandBegan, Person, Roles
from ginrummy.players.base import Budget
from ginrummy.players.outside.encoding import as_lines, messages
from ginrummy.rules import Action
from ginrummy.rules.events import CalledBigGin, Discarded, Drew, Knocked, Passed, Took, Turn

_BRIEF = (Passed, Drew, Took, Discarded, Knocked, CalledBigGin)
"""The events that are told alike wherever the same person does the same with the same card."""


class Lines:
    """Words what is told to one player, and keeps what it may need again."""

    def __init__(self) -> None:
        """Nothing has been worded yet."""
        self._brief: dict[tuple[type, Person, Card | None], str] = {}
        self._choices: tuple[Sequence[Action], str] = ((), "[]")

    def told(self, events: Iterable[Event], person: Person, roles: Roles) -> str:
        """Events as lines; what they are and who is who, as in :func:`~ginrummy.players.outside.encoding.messages`."""
        lines = []
        for event in events:
            if isinstance(event, Turn):
                lines.append(self._turn(event, roles))
            elif isinstance(event, _BRIEF):
                key = type(event), roles.person_in(event.seat), getattr(event, "card", None)
                if key not in self._brief:
                    self._brief[key] = _encoded(event, person, roles)
                lines.append(self._brief[key])
            else:
                lines.append(_encoded(event, person, roles))
                roles = event.score.roles if isinstance(event, HandBegan) else roles
        return "".join(lines)

    def asked(self, number: int, choices: Sequence[Action], budget: Budget, seed: int) -> str:
        """A question as a line; its arguments are those of :func:`~ginrummy.players.outside.encoding.ask`."""
        seconds, playouts = ("null" if limit is None else repr(limit) for limit in (budget.seconds, budget.playouts))
        return (
            f'{{"what":"ask","id":{number},"choices":{self._list(choices)},'
            f'"seconds":{seconds},"playouts":{playouts},"seed":{seed}}}\n'
        )

    def _turn(self, event: Turn, roles: Roles) -> str:
        choices = "null" if event.choices is None else self._list(event.choices)
        who = roles.person_in(event.seat)
        return f'{{"what":"turn","who":{who},"phase":"{event.phase.value}","choices":{choices}}}\n'

    def _list(self, choices: Sequence[Action]) -> str:
        """Choices as a list; those of a turn come again with the question."""
        known, text = self._choices
        if known is not choices:
            text = '["' + '","'.join(map(str, choices)) + '"]'
            self._choices = choices, text
        return text


def _encoded(event: Event, person: Person, roles: Roles) -> str:
    return as_lines(messages([event], person, roles)).decode("ascii")
