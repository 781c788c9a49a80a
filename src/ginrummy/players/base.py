"""What a player is: something that looks at a view and picks one of its choices.

A player sees a :class:`~ginrummy.match.View` and nothing else (design law 3). All its chance comes from the random
source that it is handed, and it remembers nothing between two questions: the view already holds the whole history. So
the same view and the same state of that source always give the same answer.
"""

import random
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ginrummy.errors import PlayerError
from ginrummy.match import View
from ginrummy.rules import Action


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think about one choice. Players that look nothing up in playouts ignore it.

    Attributes:
        playouts: how many playouts at most, or None for as many as the player likes.
        seconds: how long at most, or None for no limit; a limit of time makes an answer depend on the machine.
    """

    playouts: int | None = None
    seconds: float | None = None


FREE = Budget()
"""No limit."""


class Player(Protocol):
    """Whoever answers for a person at the table.

    Attributes:
        name: the name that people type and read.
    """

    @property
    def name(self) -> str: ...  # noqa: D102 - described above

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """One of ``view.choices``.

        A person who sits out beside a captain has the captain's choices, and the answer is advice (12.5).

        Args:
            view: the game as the person knows it; there must be something to choose.
            rng: the only source of chance.
            budget: how much to think.
        """
        ...


@runtime_checkable
class Listener(Protocol):
    """A player that wants to hear how a hand and a game ended, also where nothing is left to ask it."""

    def tell(self, view: View) -> None:
        """Take note of *view*, the game as the person knows it."""
        ...


def inform(player: Player, view: View) -> None:
    """Let *player* know how a hand or a game ended, if it listens; to be called once for each end.

    Raises:
        PlayerError: it listens, and cannot be told.
    """
    if isinstance(player, Listener):
        player.tell(view)


def ask(player: Player, view: View, rng: random.Random, budget: Budget = FREE) -> Action:
    """What *player* chooses, made sure to be a choice.

    Raises:
        PlayerError: there is nothing to choose, or the answer is none of the choices.
    """
    if not view.choices:
        raise PlayerError("player-nothing-to-choose", player=player.name)
    action = player.choose(view, rng, budget)
    if action not in view.choices:
        raise PlayerError("player-not-a-choice", player=player.name, answer=str(action))
    return action
