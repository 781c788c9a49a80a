"""Pointers: how kernels hand rows to each other.

Numba passes an array as seven values and counts who holds it, at every call. Kernels that are called millions of times
a second hand on the bare address instead: one value, nothing counted. Only entries take arrays, and keep them alive
while they run. Where kernels run as plain Python, a pointer is the array itself.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic

from ginrummy.fast.jit import COMPILED


def _flat(array: Any) -> Any:
    return array.reshape(-1)


def _from(pointer: Any, places: int) -> Any:
    return pointer[places:]


@intrinsic
def _address(typing_context: Any, array: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(array)(context, builder, args[0]).data

    return types.CPointer(array.dtype)(array), codegen


@intrinsic
def _shift(typing_context: Any, pointer: Any, places: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return pointer(pointer, types.int64), codegen


pointer: Callable[[Any], Any] = _address if COMPILED else _flat
"""Where the first number of an array is; the array must be contiguous, and outlive all uses of the pointer."""

shifted: Callable[[Any, int], Any] = _shift if COMPILED else _from
"""Where the number is that stands so many places after the first one of a pointer."""
