"""Every player by the name that people type. To add one: a module beside this one, and a line here (CONTRIBUTING)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ginrummy.errors import PlayerError
from ginrummy.locale import t
from ginrummy.players.aimless import Aimless
from ginrummy.players.base import Player
from ginrummy.players.greedy import Greedy
from ginrummy.players.sound import Sound


@dataclass(frozen=True, slots=True)
class Level:
    """A player that can be asked for by name.

    Attributes:
        make: makes one.
        about: the Fluent key of the line that describes it.
    """

    make: Callable[[], Player]
    about: str

    def describe(self) -> str:
        """What a person may expect of it, in a line."""
        return t(self.about)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "random": Level(Aimless, "player-random"),
        "greedy": Level(Greedy, "player-greedy"),
        "sound": Level(Sound, "player-sound"),
    }
)
"""Every player by its name, the weakest first."""

DEFAULT_LEVEL = "sound"
"""Whom people play against if they name nobody."""


def player(name: str) -> Player:
    """The player that goes by *name*, in any case.

    Raises:
        PlayerError: there is none; the error lists those there are.
    """
    level = LEVELS.get(name.strip().lower())
    if level is None:
        raise PlayerError("player-unknown", player=name, players=", ".join(LEVELS))
    return level.make()
