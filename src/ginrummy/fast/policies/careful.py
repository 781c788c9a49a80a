"""``careful``: a rule-of-thumb player in the style that stands on the desk, and ``hasty``, the same at a glance.

Both take, defend and lay down as ``sound`` does. They knock with the deadwood that their style names for each of their
turns. ``careful`` weighs discards as ``sound`` does, with the weights of its style; ``hasty`` takes a fifth of the
time: it counts the cards that would make a meld, and the cards beside a discard that the other took or threw. Playouts
are played by them. They are not players by name: :mod:`ginrummy.players.styles` tells their styles.
"""

from typing import Any

from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    BIG_GIN_BONUS,
    DECLARE_BIG_GIN,
    DISCARD,
    DRAW,
    GIN_BONUS,
    HELD,
    KNOCK,
    KNOWN,
    LAY_DEFAULT,
    LIMIT,
    P_DISCARD,
    P_DRAW,
    P_FIRST_DRAW,
    P_LAST_KNOCK,
    P_LAST_TAKE,
    P_UPCARD,
    PASS,
    PHASE,
    STYLE,
    STYLE_DANGER,
    STYLE_DANGER_AT_SIGHT,
    STYLE_HOPE,
    STYLE_HOPE_AT_SIGHT,
    STYLE_KNOCKS,
    STYLE_OUTS,
    STYLE_SAFETY,
    STYLE_SIZE,
    STYLE_SLACK,
    STYLE_TURNS,
    STYLE_WEIGHED,
    TAKE,
    THROWN,
    TURN,
    TURNS,
    UNIT,
)
from ginrummy.fast.least import ALL_SUITS, best_allowed_discard, card_key, least_deadwood, points
from ginrummy.fast.policies.sound import careful_discard, outs, unseen_by, wants_last, wants_top, wins_the_game
from ginrummy.fast.state import may_declare_big_gin, may_leave, wall_knocks


@inlined
def style(desk: Any, number: int) -> int:
    """A number of the style of the seat to act."""
    return desk[STYLE + STYLE_SIZE * desk[TURN] + number]


@kernel
def careful(desk: Any) -> int:
    """What the careful player does."""
    return _styled(desk, 0)


@kernel
def hasty(desk: Any) -> int:
    """What the hasty player does."""
    return _styled(desk, 1)


@inlined
def _styled(desk: Any, at_sight: int) -> int:
    phase = desk[PHASE]
    if phase in (P_DISCARD, P_LAST_KNOCK):
        return _throw(desk, at_sight)
    if phase == P_DRAW:
        return TAKE if wants_top(desk) else DRAW
    if phase == P_UPCARD:
        return TAKE if wants_top(desk) else PASS
    if phase == P_FIRST_DRAW:
        return DRAW
    if phase == P_LAST_TAKE:
        return TAKE if wall_knocks(desk) and wants_last(desk) else PASS
    return LAY_DEFAULT


@inlined
def _throw(desk: Any, at_sight: int) -> int:
    """The turn's last action: big gin, a knock, or a discard."""
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    card, deadwood = best_allowed_discard(cards, allowed)
    if may_declare_big_gin(desk, cards) and (deadwood > 0 or desk[BIG_GIN_BONUS] >= desk[GIN_BONUS]):
        return DECLARE_BIG_GIN
    if deadwood <= desk[LIMIT] and (deadwood == 0 or desk[PHASE] == P_LAST_KNOCK or _knocks(desk, deadwood)):
        return KNOCK + card
    if at_sight:
        return DISCARD + _discard_at_sight(desk, cards, allowed, deadwood)
    hope, danger = style(desk, STYLE_HOPE) / UNIT, style(desk, STYLE_DANGER) / UNIT
    slack, weighed = style(desk, STYLE_SLACK), style(desk, STYLE_WEIGHED)
    return DISCARD + careful_discard(desk, cards, allowed, deadwood, hope, danger, slack, weighed)


@kernel
def _knocks(desk: Any, mine: int) -> bool:
    """Whether to knock with *mine* points of deadwood, more than none: to win the game, or as the style says."""
    if wins_the_game(desk, mine):
        return True
    turns = desk[TURNS + desk[TURN]]
    knocks = style(desk, STYLE_KNOCKS + max(min(turns, STYLE_TURNS), 1) - 1)
    return knocks >> mine & 1 != 0


@kernel
def _discard_at_sight(desk: Any, cards: int, allowed: int, least: int) -> int:
    """The card to throw and play on, when the best one leaves *least*."""
    unseen = unseen_by(desk)
    other = 1 - desk[TURN]
    hope, count = style(desk, STYLE_HOPE_AT_SIGHT), style(desk, STYLE_OUTS)
    danger, safety = style(desk, STYLE_DANGER_AT_SIGHT), style(desk, STYLE_SAFETY)
    most = least + style(desk, STYLE_SLACK)
    chosen, best = -1, 0
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        rest = cards ^ 1 << card
        deadwood = least_deadwood(rest)
        if deadwood > most:
            continue
        alive = outs(rest) & unseen
        near = beside(card)
        worth = hope * points(alive) + count * popcount(alive) - UNIT * deadwood
        worth += safety * popcount(near & desk[THROWN + other]) - danger * popcount(near & desk[KNOWN + other])
        if chosen < 0 or worth > best or (worth == best and card_key(card) > card_key(chosen)):
            chosen, best = card, worth
    return chosen


@inlined
def beside(card: int) -> int:
    """The cards of the same rank as *card*, and those next to it in its suit."""
    here = 1 << card
    beside = (here & ~(ALL_SUITS << 12)) << 1 | (here & ~ALL_SUITS) >> 1
    return ALL_SUITS << card % 13 & ~here | beside
