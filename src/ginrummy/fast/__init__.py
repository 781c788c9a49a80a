"""Kernels: the rules at the speed of C, for millions of hands. No rule of their own: :mod:`ginrummy.rules` is the law.

They need the extra ``fast`` (Numba and NumPy), and are compiled once (:mod:`ginrummy.fast.cache`). What they agree
with, and how that is proven, stands in ``tests/fast``.

>>> from ginrummy import fast
>>> fast.play_hands("greedy", "random", 1000, seed=7).points.dtype
dtype('int32')
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ginrummy.errors import GinError

if TYPE_CHECKING:
    from ginrummy.fast.calls import BestDiscard, best_discard, best_melds, deadwood
    from ginrummy.fast.codec import decode_action, decode_rules, decode_state, encode_action, encode_rules, encode_state
    from ginrummy.fast.deals import deal, draw
    from ginrummy.fast.play import Games, Hands, play_games, play_hands
    from ginrummy.fast.policies import POLICIES
    from ginrummy.fast.showdown import OUTCOMES
    from ginrummy.fast.states import decode, encode, legal_mask, results, step

__all__ = [
    "OUTCOMES",
    "POLICIES",
    "BestDiscard",
    "Games",
    "Hands",
    "best_discard",
    "best_melds",
    "deadwood",
    "deal",
    "decode",
    "decode_action",
    "decode_rules",
    "decode_state",
    "draw",
    "encode",
    "encode_action",
    "encode_rules",
    "encode_state",
    "legal_mask",
    "play_games",
    "play_hands",
    "require",
    "results",
    "step",
]

_HOMES = {
    "calls": ("BestDiscard", "best_discard", "best_melds", "deadwood"),
    "codec": ("decode_action", "decode_rules", "decode_state", "encode_action", "encode_rules", "encode_state"),
    "deals": ("deal", "draw"),
    "play": ("Games", "Hands", "play_games", "play_hands"),
    "policies": ("POLICIES",),
    "showdown": ("OUTCOMES",),
    "states": ("decode", "encode", "legal_mask", "results", "step"),
}
_HOME = {name: home for home, all_names in _HOMES.items() for name in all_names}


def require(name: str) -> None:
    """Make sure that what *name* needs is installed.

    Raises:
        GinError: the extra ``fast`` is missing.
    """
    if find_spec("numba") is None:
        raise GinError("fast-extra-missing", name=name)


def __getattr__(name: str) -> Any:
    # What is not asked for is not imported: a single deadwood starts quickly.
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    require(name)
    value = getattr(import_module(f"ginrummy.fast.{_HOME[name]}"), name)
    globals()[name] = value
    return value
