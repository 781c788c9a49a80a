"""A player in a process of its own, or behind a port of this machine, written in anything (docs/player-protocol.md)."""

import random
import signal
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, NoReturn

from ginrummy.errors import OutsidePlayerError
from ginrummy.match import View
from ginrummy.players.base import Budget
from ginrummy.players.outside import answers
from ginrummy.players.outside.encoding import as_lines, bye, hello
from ginrummy.players.outside.ends import WAYS, opened
from ginrummy.players.outside.faults import Fault, Trouble
from ginrummy.players.outside.lines import Lines
from ginrummy.players.outside.link import Link
from ginrummy.players.outside.story import events_since
from ginrummy.rules import Action

START_SECONDS = 30.0
"""How long a player may take until it answers the greeting."""
ANSWER_SECONDS = 10.0
"""How long it may think about a choice where the budget sets no limit."""
_SEEDS = 32
"""The bits of a seed: every language has whole numbers of so many."""


def is_address(name: str) -> bool:
    """Whether *name* says where an outside player is, rather than what one of ours is called."""
    way, _, place = name.partition(":")
    return way in WAYS and bool(place.strip())


@dataclass(eq=False)
class OutsidePlayer:
    """Asks another program, and tells it before that what its seat has seen since it was asked last.

    It is started when it is asked for the first time. When it breaks the protocol it is killed with its children, and
    started again for the next question. What it has been told is a matter of speed alone: a view that does not continue
    the last one is told from the beginning, so that any view may be asked about at any time.

    Attributes:
        address: ``cmd:COMMAND`` or ``tcp:PORT``.
        name: the name that people read; the address where it has no other.
        start_seconds: how long it may take until it answers the greeting.
        answer_seconds: how long it may think about a choice where the budget sets no limit.
        called: the name that it gives itself, once it was started.
    """

    address: str
    name: str = ""
    start_seconds: float = START_SECONDS
    answer_seconds: float = ANSWER_SECONDS
    called: str | None = field(default=None, init=False)
    _link: Link | None = field(default=None, init=False, repr=False)
    _told: View | None = field(default=None, init=False, repr=False)
    _asked: int = field(default=0, init=False, repr=False)
    _words: Lines = field(default_factory=Lines, init=False, repr=False)

    def __post_init__(self) -> None:
        self.name = self.name or self.address

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is another program."""
        return type(self), (self.address, self.name, self.start_seconds, self.answer_seconds)

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """What the program chooses; its chance is a seed from *rng*.

        Raises:
            OutsidePlayerError: it cannot be started, or broke the protocol; it has been killed.
        """
        seconds = self.answer_seconds if budget.seconds is None else budget.seconds
        choices = view.choices
        link = self._started()
        self._asked += 1
        limits = Budget(budget.playouts, seconds)
        # The news first: they end with the turn, whose choices need not be worded again for the question.
        said = self._news(view) + self._words.asked(self._asked, choices, limits, rng.getrandbits(_SEEDS))
        try:
            line = link.exchange(self._sent(said), seconds)
            choice = answers.answer(line, self._asked, len(choices))
        except Trouble as trouble:
            self._fell(trouble)
        except BaseException:  # interrupted: an answer may still come, and nobody will wait for it
            self._drop()
            raise
        self._told = view
        return choices[choice]

    def tell(self, view: View) -> None:
        """Tell the program what its seat has seen, and ask nothing: how a hand or a game ended.

        Raises:
            OutsidePlayerError: as :meth:`choose`.
        """
        link = self._started()
        try:
            link.tell(self._sent(self._news(view)), self.answer_seconds)
        except Trouble as trouble:
            self._fell(trouble)
        self._told = view

    def start(self) -> None:
        """Start the program, if it does not run, and greet it.

        Raises:
            OutsidePlayerError: as :meth:`choose`.
        """
        self._started()

    def greet(self) -> None:
        """Start the program, hear its greeting and send it away: so it is known whether it is there at all.

        Raises:
            OutsidePlayerError: as :meth:`choose`.
        """
        self.start()
        self.close()

    def close(self) -> bool:
        """Send the program away; whether it went by itself. Asked again, it is started again."""
        link, self._link, self._told = self._link, None, None
        return link is None or link.part()

    def _started(self) -> Link:
        """The line to the program, which is started if need be."""
        if self._link is None or not self._link.ours:
            self._link, self._told = None, None
            try:
                self._link = Link(opened(self.address), as_lines([bye()]))
                greeting = as_lines([hello(version("ginrummy"))])
                self.called = answers.ready(self._link.exchange(greeting, self.start_seconds))
            except Trouble as trouble:
                self._fell(trouble)
            except BaseException:
                self._drop()
                raise
        return self._link

    def _sent(self, lines: str) -> bytes:
        """Lines as they are sent."""
        return lines.encode("ascii")

    def _news(self, view: View) -> str:
        """What the program does not know yet of *view*."""
        roles = view.score.roles if self._told is None else self._told.score.roles
        return self._words.told(events_since(view, self._told), view.person, roles)

    def _drop(self) -> int | None:
        """Kill the program, and tell its exit code where it has one."""
        link, self._link, self._told = self._link, None, None
        return None if link is None else link.kill()

    def _fell(self, trouble: Trouble) -> NoReturn:
        """Kill the program, and tell what happened."""
        link = self._link
        code = self._drop()
        words = () if link is None else link.last_words()
        key, params = trouble.key, trouble.params
        if trouble.fault is Fault.EXITED and code is not None:
            key, params = ("outside-exited-code", {"code": code}) if code >= 0 else _killed(-code)
        raise OutsidePlayerError(key, player=self.name, kind=trouble.fault.value, stderr=words, **params) from None


def _killed(number: int) -> tuple[str, dict[str, Any]]:
    """How a program ended by a signal; by SIGKILL it was we who ended it, after it closed its output."""
    if number == signal.SIGKILL:
        return "outside-hung-up", {}
    name = next((known.name for known in signal.Signals if known == number), str(number))
    return "outside-exited-signal", {"signal": name}
