"""Every player by the name that people type. To add one: a module beside this one, and a line here (CONTRIBUTING)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType

from ginrummy.errors import PlayerError
from ginrummy.fast import require
from ginrummy.locale import t
from ginrummy.players.aimless import Aimless
from ginrummy.players.base import Player
from ginrummy.players.greedy import Greedy
from ginrummy.players.human import casual, novice
from ginrummy.players.outside import OutsidePlayer, is_address
from ginrummy.players.panel import Baseline, at_once, ten_then_three, three_then_gin
from ginrummy.players.sound import Sound


@dataclass(frozen=True, slots=True)
class Level:
    """A player that can be asked for by name.

    Attributes:
        make: makes one.
        about: the Fluent key of the line that describes it.
        yardstick: whether it is there to be measured against; then it is no company, and no list shows it to people.
    """

    make: Callable[[], Player]
    about: str
    yardstick: bool = False

    def describe(self) -> str:
        """What a person may expect of it, in a line."""
        return t(self.about)


def _thinker(name: str, about: str) -> Level:
    """A level that thinks; the kernels that it thinks with are loaded when it is made."""

    def make() -> Player:
        return getattr(import_module("ginrummy.players.thinking"), name)()  # type: ignore[no-any-return]

    return Level(make, about)


_levels = {
    "random": Level(Aimless, "player-random", yardstick=True),
    "novice": Level(novice, "player-novice"),
    "greedy": Level(Greedy, "player-greedy", yardstick=True),
    "casual": Level(casual, "player-casual"),
    "sound": Level(Sound, "player-sound"),
}
_thinkers = {
    "club": _thinker("club", "player-club"),
    "expert": _thinker("expert", "player-expert"),
    "master": _thinker("master", "player-master"),
}
if find_spec("numba"):  # they need the kernels, and so the extra ``fast``
    _levels |= _thinkers
LEVELS: Mapping[str, Level] = MappingProxyType(_levels)
"""Every player that people are offered by its name, the weakest first; last those that were enlisted. Those who think
are among them where they can."""

PANEL: Mapping[str, Level] = MappingProxyType(
    {
        "baseline": Level(Baseline, "player-baseline"),
        "at-once": Level(at_once, "player-at-once"),
        "ten-then-three": Level(ten_then_three, "player-ten-then-three"),
        "three-then-gin": Level(three_then_gin, "player-three-then-gin"),
    }
)
"""The fixed opponents against whom players are measured; nobody is offered them as company."""

_enlisted: dict[str, OutsidePlayer] = {}
_NAME = re.compile("[a-z][a-z0-9_-]{0,31}")

DEFAULT_LEVEL = "sound"
"""Whom people play against if they name nobody."""


def player(name: str) -> Player:
    """The player that goes by *name*, in any case; or the outside one at the address ``cmd:COMMAND`` or ``tcp:PORT``.

    Raises:
        PlayerError: there is none; the error lists those there are.
        GinError: it thinks, and the extra ``fast`` is missing.
    """
    if is_address(name):
        return OutsidePlayer(name)
    wanted = name.strip().lower()
    if wanted in _thinkers:
        require(wanted)
    level = LEVELS.get(wanted) or PANEL.get(wanted)
    if level is None:
        key = "player-unknown" if _NAME.fullmatch(wanted) else "player-unknown-or-program"
        raise PlayerError(key, player=name, players=", ".join((*LEVELS, *PANEL)))
    return level.make()


def offered(name: str) -> str:
    """The proper name of a player that people are offered: neither an address nor one of the panel.

    Raises:
        PlayerError: there is none; the error lists those there are.
    """
    wanted = name.strip().lower()
    if wanted not in LEVELS:
        raise PlayerError("player-unknown", player=name, players=", ".join(LEVELS))
    return wanted


def enlist(name: str, address: str, *, greet: bool = False) -> OutsidePlayer:
    """Offer people, from this process, the outside player at *address* under *name*. One program serves them all.

    Args:
        name: what it is called.
        address: where it is.
        greet: whether to see first that it is there; else that shows when it is asked.

    Raises:
        PlayerError: that is no name or no address, or the name is taken, or it is greeted and not there.
    """
    if not _NAME.fullmatch(name) or not is_address(address):
        raise PlayerError("outside-no-offer", player=name, address=address)
    if name in LEVELS or name in PANEL:
        raise PlayerError("outside-name-taken", player=name)
    if greet:
        OutsidePlayer(address).greet()
    one = _enlisted[name] = OutsidePlayer(address, name)
    _levels[name] = Level(lambda: one, "outside-about")
    return one


def enlisted() -> dict[str, str]:
    """Where each player is that was enlisted, by its name: for processes that shall know them too."""
    return {name: one.address for name, one in _enlisted.items()}
