"""How kernels are compiled: three decorators for all of them.

Most kernels are only called by others and end up inside them. The few that Python calls are *entries*: they have one
signature each, and their compiled code is kept (:mod:`ginrummy.fast.cache`).
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numba

from ginrummy.fast import cache

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: bool = not numba.config.DISABLE_JIT
"""Whether kernels are compiled; if not, they run as plain Python."""


class Entry(NamedTuple):
    """A kernel that Python calls."""

    kernel: Any
    signature: str


ENTRIES: list[Entry] = []
"""Every entry of the modules that are imported."""


# Without the wrappers through which Python and C would call them, kernels compile in half the time. What is not said
# here is inherited from the kernel that calls first, so all is said.
_INNER = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_ENTRY = _INNER | {"no_cpython_wrapper": False}


def kernel(function: F) -> F:
    """A function that only other kernels call; it runs without the GIL."""
    return cast(F, numba.njit(forceinline=False, **_INNER)(function))


def inlined(function: F) -> F:
    """As :func:`kernel`, for a small function on a hot path: its code goes into every kernel that calls it."""
    return cast(F, numba.njit(forceinline=True, **_INNER)(function))


def entry(signature: str) -> Callable[[F], F]:
    """As :func:`kernel`, for a function that Python calls, with arguments of these types and no others."""

    def compiled(function: F) -> F:
        dispatcher = cast(F, numba.njit(forceinline=False, **_ENTRY)(function))
        if COMPILED:
            cache.keep(dispatcher)
            ENTRIES.append(Entry(dispatcher, signature))
        return dispatcher

    return compiled
