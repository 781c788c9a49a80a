"""``random``: any legal action, each as likely as the others."""

from typing import Any

from ginrummy.fast.bits import nth, popcount
from ginrummy.fast.jit import inlined
from ginrummy.fast.layout import (
    DECLARE_BIG_GIN,
    DISCARD,
    DRAW,
    HELD,
    KNOCK,
    LIMIT,
    OUT,
    P_DISCARD,
    P_DRAW,
    PHASE,
    SEAT_STREAM,
    TURN,
)
from ginrummy.fast.least import knocking_discards
from ginrummy.fast.rng import below
from ginrummy.fast.state import legal_actions, may_declare_big_gin, may_leave


@inlined
def uniform(desk: Any) -> int:
    """Any legal action."""
    stream = SEAT_STREAM + desk[TURN]
    if desk[PHASE] == P_DRAW:
        return DRAW + below(desk, stream, 2)
    if desk[PHASE] == P_DISCARD:
        return _discard(desk, stream)
    return desk[OUT + below(desk, stream, legal_actions(desk))]


@inlined
def _discard(desk: Any, stream: int) -> int:
    """The commonest choice by counting, without a list."""
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    knocks = knocking_discards(cards, allowed, desk[LIMIT])
    discards = popcount(allowed)
    big_gin = may_declare_big_gin(desk, cards)
    place = below(desk, stream, discards + popcount(knocks) + big_gin)
    if place < discards:
        return DISCARD + nth(allowed, place)
    place -= discards
    return KNOCK + nth(knocks, place) if place < popcount(knocks) else DECLARE_BIG_GIN
