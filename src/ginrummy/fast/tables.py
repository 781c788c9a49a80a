"""The tables that kernels look lanes up in, read from the file that ships with the package.

A lane is the thirteen bits of one suit, ace lowest; what runs can do with it does not depend on other suits. The file
is made from :mod:`ginrummy.melds` by ``python -m ginrummy.fast.generate``; a test makes it again and compares.

For kernels each table is a function of a place. (As a global array, Numba would copy it into the code once for every
place where it is looked up, and spend most of a compilation on that.)
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ginrummy.fast.jit import COMPILED

FILE = Path(__file__).with_name("tables.npz")

TABLES: dict[str, np.ndarray] = dict(np.load(FILE))
"""Every table by its name."""


def constant(module: Any, name: str, array: np.ndarray) -> Any:
    """Where an array's bytes are, as a constant of LLVM's that all kernels which end up in one library share."""
    symbol = f"ginrummy.{name}"
    if symbol not in module.globals:
        kind = ir.ArrayType(ir.IntType(8), array.nbytes)
        variable = ir.GlobalVariable(module, kind, symbol)
        variable.linkage, variable.global_constant, variable.align = "linkonce_odr", True, 64
        variable.initializer = ir.Constant(kind, bytearray(array.tobytes()))
    return module.globals[symbol]


def _table(name: str) -> Callable[[int], int]:
    array = TABLES[name]
    return _compiled(name, array) if COMPILED else _plain(array)


def _plain(array: np.ndarray) -> Callable[[int], int]:
    def looked_up(place: int) -> int:
        return int(array[place])

    return looked_up


def _compiled(name: str, array: np.ndarray) -> Any:
    number = ir.IntType(8 * array.itemsize)
    signed = array.dtype.kind == "i"

    @intrinsic
    def looked_up(typing_context: Any, place: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            first = builder.bitcast(constant(builder.module, f"table.{name}", array), number.as_pointer())
            value = builder.load(builder.gep(first, [args[0]]))
            if array.itemsize == 8:
                return value
            widened = builder.sext if signed else builder.zext
            return widened(value, ir.IntType(64))

        return types.int64(types.int64), codegen

    return looked_up


lane_points = _table("lane_points")
"""The points of a lane's cards."""

lane_deadwood = _table("lane_deadwood")
"""The least deadwood of a lane by itself, in points."""

lane_discard = _table("lane_discard")
"""The best discard from a lane: 64 times the points it saves, and 4 times its rank. Very low for no cards."""

lane_first = _table("lane_first")
"""The best arrangements of a lane have the numbers from here up to the next lane's first."""

arrangement = _table("arrangements")
"""A best arrangement of a lane by its number: up to three runs of thirteen bits side by side, the lowest run first."""

set_meld = _table("sets")
"""The sets in the order of their actions; of each rank all four cards, then without each suit."""

run_meld = _table("runs")
"""The runs in the order of their actions: suit by suit, by their lowest rank, short ones first."""

first_run = _table("first_run")
"""The number of the first run that begins with a card."""
