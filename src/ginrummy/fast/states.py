"""Many states at once: what is legal, and what follows (:mod:`ginrummy.fast.layout` says what a row holds)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ginrummy.errors import IllegalAction
from ginrummy.fast.codec import decode_state, encode_state, new_desk
from ginrummy.fast.jit import entry, kernel
from ginrummy.fast.layout import (
    ACTIONS,
    LAID,
    LAY_DEFAULT,
    OUT,
    P_DEFENCE,
    P_OVER,
    P_SPREAD,
    PHASE,
    STATE_SIZE,
    TURN,
)
from ginrummy.fast.pointers import pointer, shifted
from ginrummy.fast.showdown import RESULT_SIZE, lay_default, write_result
from ginrummy.fast.state import legal_actions
from ginrummy.fast.state import step as step_one
from ginrummy.rules import CLASSIC, HandState, RuleSet


def encode(states: Sequence[HandState]) -> np.ndarray:
    """States as rows: ``int64[n, STATE_SIZE]``."""
    rows = np.zeros((len(states), STATE_SIZE), np.int64)
    for state, row in zip(states, rows, strict=True):
        encode_state(state, row)
    return rows


def decode(states: np.ndarray, rules: RuleSet = CLASSIC) -> list[HandState]:
    """The states that rows stand for, under the rules they were made with; the inverse of :func:`encode`.

    Raises:
        DealError: a row's deal does not fit these rules.
    """
    return [decode_state(row, rules) for row in states]


def legal_mask(states: np.ndarray, rules: RuleSet = CLASSIC) -> np.ndarray:
    """What is legal in each state: ``bool[n, ACTIONS]``, true where the action of that number is.

    Args:
        states: ``int64[n, STATE_SIZE]``.
        rules: the rules of all of them.
    """
    rows = np.require(states, np.int64, ["C", "W"])
    mask = np.zeros((len(rows), ACTIONS), np.bool_)
    mask_kernel(new_desk(rules), rows, mask)
    return mask


def step(states: np.ndarray, actions: np.ndarray, rules: RuleSet = CLASSIC) -> np.ndarray:
    """The states after one action in each: ``int64[n, STATE_SIZE]``, new rows.

    Args:
        states: ``int64[n, STATE_SIZE]``.
        actions: ``int64[n]``, the number of a legal action in each; ``LAY_DEFAULT`` lays a whole spread down.
        rules: the rules of all of them.

    Raises:
        IllegalAction: one of the actions is not legal; no state is given.
    """
    rows = np.array(states, np.int64, order="C")
    numbers = np.array(actions, np.int64, order="C")
    if numbers.shape != rows.shape[:1]:
        raise ValueError(f"{len(rows)} states, but actions of shape {numbers.shape}")
    wrong = step_kernel(new_desk(rules), rows, numbers)
    if wrong >= 0:
        raise IllegalAction("fast-illegal", action=int(numbers[wrong]), number=str(numbers[wrong]), place=str(wrong))
    return rows


def results(states: np.ndarray, rules: RuleSet = CLASSIC) -> np.ndarray:
    """What hands that are over came to: ``int32[n, RESULT_SIZE]`` (:mod:`ginrummy.fast.showdown`); plies are 0.

    Raises:
        IllegalAction: one of them is not over.
    """
    rows = np.require(states, np.int64, ["C", "W"])
    if np.any(rows[:, PHASE] != P_OVER):
        raise IllegalAction("fast-not-over")
    found = np.empty((len(rows), RESULT_SIZE), np.int32)
    result_kernel(new_desk(rules), rows, found)
    return found


@entry("int64[::1], int64[:, ::1], boolean[:, ::1]")
def mask_kernel(room: Any, states: Any, mask: Any) -> None:
    """Mark what is legal."""
    desk, state = pointer(room), pointer(states)
    for row in range(states.shape[0]):
        for place in range(STATE_SIZE):
            desk[place] = state[row * STATE_SIZE + place]
        for place in range(OUT, OUT + legal_actions(desk)):
            mask[row, desk[place]] = True


@entry("int64[::1], int64[:, ::1], int64[::1]")
def step_kernel(room: Any, states: Any, actions: Any) -> int:
    """Do an action in each state; give the place of the first that is not legal, or -1."""
    desk, state = pointer(room), pointer(states)
    for row in range(states.shape[0]):
        at = shifted(state, row * STATE_SIZE)
        for place in range(STATE_SIZE):
            desk[place] = at[place]
        if not _done(desk, actions[row]):
            return row
        for place in range(STATE_SIZE):
            at[place] = desk[place]
    return -1


@kernel
def _done(desk: Any, action: int) -> bool:
    """Do an action if it is legal; whether it was."""
    if action == LAY_DEFAULT:
        if (desk[PHASE] != P_SPREAD and desk[PHASE] != P_DEFENCE) or desk[LAID + desk[TURN]] != 0:
            return False
        lay_default(desk)
        return True
    for place in range(OUT, OUT + legal_actions(desk)):
        if desk[place] == action:
            step_one(desk, action)
            return True
    return False


@entry("int64[::1], int64[:, ::1], int32[:, ::1]")
def result_kernel(room: Any, states: Any, found: Any) -> None:
    """Write what hands came to."""
    desk, state, row = pointer(room), pointer(states), pointer(found)
    for number in range(states.shape[0]):
        for place in range(STATE_SIZE):
            desk[place] = state[number * STATE_SIZE + place]
        write_result(desk, 0, shifted(row, number * RESULT_SIZE))
