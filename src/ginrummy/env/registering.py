"""The names under which others find our environments.

Gymnasium and PettingZoo load no plug-ins by themselves: Gymnasium stopped with 1.0. So ``import ginrummy.env``
registers, and ``gymnasium.make("ginrummy.env:ginrummy/Hand-v0")`` has Gymnasium do that import.
"""

from importlib.util import find_spec
from typing import Any

from ginrummy.players import DEFAULT_LEVEL

HAND, GAME = "ginrummy/Hand-v0", "ginrummy/Game-v0"
IDS: dict[str, dict[str, Any]] = {HAND: {"whole_game": False}, GAME: {"whole_game": True}}
"""The names, and what tells the environments apart."""


def register_gymnasium() -> None:
    """Make the environments known to Gymnasium."""
    import gymnasium

    one, many = "ginrummy.env.gym:HandEnv", "ginrummy.env.vector:VectorHands"
    against = {"opponent": DEFAULT_LEVEL}
    gymnasium.register(HAND, entry_point=one, vector_entry_point=many, kwargs=against)
    gymnasium.register(GAME, entry_point=one, kwargs={**against, **IDS[GAME]})


def register_pettingzoo() -> None:
    """Make the environments known to PettingZoo's register, which it has from 1.27 on."""
    if find_spec("pettingzoo") is None:
        return
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return
    for name, options in IDS.items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "ginrummy.env.zoo:env", kwargs=dict(options))
