"""Policies: players as kernels, one file each.

A policy looks at the desk, where the state, the rules, the memory of the hand and the streams of random numbers lie,
and gives the number of a legal action, or :data:`LAY_DEFAULT`. It sees what the seat to act may see; nothing but the
next number of that seat's own stream may move it otherwise. To add one: write its file, then give it a number and a
line below.
"""

from typing import Any

from ginrummy.fast.jit import inlined
from ginrummy.fast.policies.greedy import greedy
from ginrummy.fast.policies.sound import sound
from ginrummy.fast.policies.uniform import uniform

RANDOM, GREEDY, SOUND = range(3)
POLICIES = ("random", "greedy", "sound")
"""The policies in the order of their numbers, by the names of the players that choose alike."""


@inlined
def remembers(policy: int) -> bool:
    """Whether *policy* looks at the memory of the hand; for the others nobody writes it down."""
    return policy == SOUND


@inlined
def choose(policy: int, desk: Any) -> int:
    """What *policy* does in the state on the desk."""
    if policy == GREEDY:
        return greedy(desk)
    if policy == SOUND:
        return sound(desk)
    return uniform(desk)
