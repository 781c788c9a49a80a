"""Policies: players as kernels, one file each.

A policy looks at the desk, where the state, the rules, the memory of the hand and the streams of random numbers lie,
and gives the number of a legal action, or :data:`LAY_DEFAULT`. It sees what the seat to act may see; nothing but the
next number of that seat's own stream may move it otherwise. To add one: write its file, then give it a number and a
line below.
"""

from typing import Any

from ginrummy.fast.jit import inlined
from ginrummy.fast.policies.careful import careful, hasty
from ginrummy.fast.policies.greedy import greedy
from ginrummy.fast.policies.learned import learned
from ginrummy.fast.policies.panel import at_once, baseline, ten_then_three, three_then_gin
from ginrummy.fast.policies.sound import sound
from ginrummy.fast.policies.uniform import uniform

RANDOM, GREEDY, SOUND, BASELINE, AT_ONCE, TEN_THEN_THREE, THREE_THEN_GIN, CAREFUL, HASTY, LEARNED = range(10)
POLICIES = ("random", "greedy", "sound", "baseline", "at-once", "ten-then-three", "three-then-gin")
"""The policies in the order of their numbers, by the names of the players that choose alike.

The three last ones have no names: they play for players that think, by the styles and the opinions on the desk.
"""


@inlined
def remembers(policy: int) -> bool:
    """Whether *policy* looks at the memory of the hand; for the others nobody writes it down."""
    return policy == SOUND or policy >= AT_ONCE


@inlined
def choose(policy: int, desk: Any) -> int:
    """What *policy* does in the state on the desk."""
    if policy == GREEDY:
        return greedy(desk)
    if policy == SOUND:
        return sound(desk)
    if policy == BASELINE:
        return baseline(desk)
    if policy == AT_ONCE:
        return at_once(desk)
    if policy == TEN_THEN_THREE:
        return ten_then_three(desk)
    if policy == THREE_THEN_GIN:
        return three_then_gin(desk)
    if policy == CAREFUL:
        return careful(desk)
    if policy == HASTY:
        return hasty(desk)
    if policy == LEARNED:
        return learned(desk)
    return uniform(desk)
