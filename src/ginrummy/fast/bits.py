"""Single machine instructions, and the mixing of random numbers, as functions that kernels can call.

Everything is ``int64``: card sets have 52 bits, and Numba would turn a mixture with ``uint64`` into floats. Where
kernels run as plain Python, so do these.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ginrummy.fast.jit import COMPILED, inlined

_GOLDEN = 0x9E3779B97F4A7C15
_MIX = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
_LAST_SHIFT = 31
_WORD = (1 << 64) - 1


def _popcount(bits: int) -> int:
    """How many bits are on."""
    return int(bits).bit_count()


def _lowest(bits: int) -> int:
    """The place of the lowest bit that is on; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


def _mixed(key: int, number: int) -> int:
    """Number *number* of the stream *key*: 64 random bits (:mod:`ginrummy.fast.rng`)."""
    x = (int(key) + int(number) * _GOLDEN) & _WORD
    for shift, factor in _MIX:
        x = (x ^ x >> shift) * factor & _WORD
    x ^= x >> _LAST_SHIFT
    return x - (x >> 63 << 64)


def _mixed_32(key: int, number: int) -> int:
    """The upper half of :func:`mixed`, from 0 to 2 to the 32nd less 1."""
    return (_mixed(key, number) & _WORD) >> 32


def _build_popcount(builder: Any, bits: Any) -> Any:
    return builder.ctpop(bits)


def _build_lowest(builder: Any, bits: Any) -> Any:
    return builder.cttz(bits, ir.Constant(ir.IntType(1), 1))


def _build_mixed(builder: Any, key: Any, number: Any) -> Any:
    x = builder.add(key, builder.mul(number, _constant(_GOLDEN)))
    for shift, factor in _MIX:
        x = builder.mul(builder.xor(x, builder.lshr(x, _constant(shift))), _constant(factor))
    return builder.xor(x, builder.lshr(x, _constant(_LAST_SHIFT)))


def _build_mixed_32(builder: Any, key: Any, number: Any) -> Any:
    return builder.lshr(_build_mixed(builder, key, number), _constant(32))


def _constant(value: int) -> Any:
    return ir.Constant(ir.IntType(64), value)


def _one(build: Callable[..., Any]) -> Any:
    """A function of one ``int64`` from the instructions that *build* gives."""

    @intrinsic
    def compiled(typing_context: Any, a: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return build(builder, args[0])

        return types.int64(types.int64), codegen

    return compiled


def _two(build: Callable[..., Any]) -> Any:
    """A function of two ``int64`` from the instructions that *build* gives."""

    @intrinsic
    def compiled(typing_context: Any, a: Any, b: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return build(builder, args[0], args[1])

        return types.int64(types.int64, types.int64), codegen

    return compiled


popcount: Callable[[int], int] = _one(_build_popcount) if COMPILED else _popcount
lowest: Callable[[int], int] = _one(_build_lowest) if COMPILED else _lowest
mixed: Callable[[int, int], int] = _two(_build_mixed) if COMPILED else _mixed
mixed_32: Callable[[int, int], int] = _two(_build_mixed_32) if COMPILED else _mixed_32


@inlined
def nth(bits: int, n: int) -> int:
    """The place of the *n*-th bit that is on, counted from 0; there must be so many."""
    # Halving takes six steps whatever comes out; taking bits off one by one, a processor has to guess how many.
    place, width = 0, 32
    while width > 0:
        below = popcount(bits & (1 << width) - 1)
        beyond = n >= below
        place += width if beyond else 0
        n -= below if beyond else 0
        bits = bits >> width if beyond else bits
        width >>= 1
    return place
