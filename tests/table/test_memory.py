"""What a table holds in memory: the hand on the table, not every view that led to it; and of earlier hands little."""

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

import msgspec

from ginrummy.table.entries import Made
from ginrummy.table.fold import after, fold
from ginrummy.table.state import Stage, TableState
from tests.table.test_fold import begun, dealing, moved

PAST, ON_THE_TABLE = 30_000, 200_000
"""How many bytes a hand may take that is past, and a table with a hand on it and another one before it."""
_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType)


def held(state: TableState) -> int:
    """How many bytes a state holds, with all that it refers to."""
    seen: set[int] = set()
    waiting: list[object] = [state]
    total = 0
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, _SHARED):
            continue
        seen.add(id(one))
        total += sys.getsizeof(one)
        waiting += gc.get_referents(one)
    return total


def test_a_hand_in_the_past_takes_little_room_and_the_one_on_the_table_not_much():
    made, *rest = begun()
    assert isinstance(made, Made)
    log = [msgspec.structs.replace(made, rules={**made.rules, "target": 10_000}), *rest]
    state = fold(log)
    sizes = []
    for hand in range(2, 12):
        while state.stage is Stage.PLAYING:
            log.append(moved(state))
            state = after(state, log[-1])
        sizes.append(held(state))
        log += dealing(hand, 2)
        state = fold(log[state.number :], state)
    # Of a hand that is past stay the views of those who saw it, its cards and actions, and its seeds.
    assert (sizes[-1] - sizes[2]) / (len(sizes) - 3) < PAST
    assert max(sizes[:3]) < ON_THE_TABLE
    assert held(state) < 1.2 * held(fold(log))  # and nothing that a table read from its log would not have
