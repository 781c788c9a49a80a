"""``sound``: plays by rule of thumb. Chooses as :class:`ginrummy.players.sound.Sound` does, to the last bit.

Its numbers are explained there; a test plays the two side by side.
"""

from typing import Any

import numpy as np

from ginrummy.cards import LANE
from ginrummy.fast.bits import lowest, popcount
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    BIG_GIN_BONUS,
    DECLARE_BIG_GIN,
    DISCARD,
    DRAW,
    GIN_BONUS,
    HAND_SIZE,
    HELD,
    KNOCK,
    KNOWN,
    LAY_DEFAULT,
    LIMIT,
    MULTIPLIER,
    NEEDED,
    OUT,
    P_DISCARD,
    P_DRAW,
    P_FIRST_DRAW,
    P_LAST_KNOCK,
    P_LAST_TAKE,
    P_UPCARD,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    REFUSED,
    TAKE,
    TAKEN_STAYS,
    THROWN,
    TURN,
    TURNS,
    UNDERCUT_BONUS,
)
from ginrummy.fast.least import (
    ALL_SUITS,
    best_allowed_discard,
    best_discard,
    card_key,
    least_deadwood,
    points,
)
from ginrummy.fast.state import may_declare_big_gin, may_leave, not_discarded, pack, wall_knocks
from ginrummy.rules import CLASSIC

HOPE, DANGER = 0.125, 3.0
SLACK, WEIGHED = 8, 6
EARLY_TURNS, LATE_TURNS, TURNS_LOST = 4, 8, 0.2
NEAR_GIN, FAR_FROM_GIN = 2, 6
FIRST_DEADWOOD = 0.75
KEPT_DEADWOOD: np.ndarray = np.array([0.85**turn for turn in range(128)])
NEIGHBOUR_THROWN: np.ndarray = np.array([0.6**count for count in range(6)])
PAIR_REFUSED = 0.3
USUAL_UNDERCUT = CLASSIC.undercut_bonus


@kernel
def sound(desk: Any) -> int:
    """What the sound player does."""
    phase = desk[PHASE]
    if phase in (P_DISCARD, P_LAST_KNOCK):
        return _throw(desk)
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
def _with_top(desk: Any) -> int:
    """The cards of the seat to act and the top discard."""
    return desk[HELD + desk[TURN]] | 1 << desk[PILE + desk[PILE_SIZE] - 1]


@kernel
def best_with_top(desk: Any) -> int:
    """The least deadwood after taking the top discard and discarding; -1 for big gin."""
    with_top = _with_top(desk)
    if may_declare_big_gin(desk, with_top):
        return -1
    return best_allowed_discard(with_top, desk[HELD + desk[TURN]] if desk[TAKEN_STAYS] else with_top)[1]


@inlined
def wants_top(desk: Any) -> bool:
    """Whether the top discard makes gin or fits in a meld for nothing."""
    return least_deadwood(_with_top(desk)) <= least_deadwood(desk[HELD + desk[TURN]]) or best_with_top(desk) <= 0


@inlined
def wants_last(desk: Any) -> bool:
    """Whether to knock with the last discard rather than let the hand be void."""
    best = best_with_top(desk)
    return best <= 0 or best < expected(desk)


@inlined
def _throw(desk: Any) -> int:
    """The turn's last action: big gin, a knock, or a discard."""
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    card, deadwood = best_allowed_discard(cards, allowed)
    if may_declare_big_gin(desk, cards) and (deadwood > 0 or desk[BIG_GIN_BONUS] >= desk[GIN_BONUS]):
        return DECLARE_BIG_GIN
    if deadwood <= desk[LIMIT] and (deadwood == 0 or desk[PHASE] == P_LAST_KNOCK or _knocks(desk, deadwood)):
        return KNOCK + card
    return DISCARD + careful_discard(desk, cards, allowed, deadwood, HOPE, DANGER, SLACK, WEIGHED)


@kernel
def expected(desk: Any) -> float:
    """The deadwood that the other hand is expected to have by now, in points."""
    cards = pack(desk)
    dealt = desk[HAND_SIZE] * points(cards) / popcount(cards)
    turn = min(max(desk[TURNS + desk[TURN]] - 1, 0), KEPT_DEADWOOD.size - 1)
    return dealt * FIRST_DEADWOOD * KEPT_DEADWOOD[turn]


@kernel
def wins_the_game(desk: Any, mine: int) -> bool:
    """Whether a knock with *mine* points of deadwood is expected to win the game."""
    return (expected(desk) - mine) * desk[MULTIPLIER] >= desk[NEEDED + desk[TURN]]


@kernel
def _knocks(desk: Any, mine: int) -> bool:
    """Whether to knock with *mine* points of deadwood, more than none."""
    if wins_the_game(desk, mine):
        return True
    turns = desk[TURNS + desk[TURN]]
    if mine <= NEAR_GIN:
        return False
    if turns <= EARLY_TURNS:
        return True
    return mine >= FAR_FROM_GIN and turns <= LATE_TURNS - TURNS_LOST * (desk[UNDERCUT_BONUS] - USUAL_UNDERCUT)


@kernel
def careful_discard(
    desk: Any, cards: int, allowed: int, least: int, hope: float, danger: float, slack: int, weighed: int
) -> int:
    """The card to throw and play on, when the best one leaves *least*; the weights are told in the readable player."""
    left = allowed
    while left != 0:
        card = lowest(left)
        left &= left - 1
        desk[OUT + card] = least_deadwood(cards ^ 1 << card)
    unseen = unseen_by(desk)
    chosen, best, left = -1, 0.0, allowed
    for _ in range(weighed):
        card = _least(desk, left)
        if card < 0 or desk[OUT + card] > least + slack:
            break
        left ^= 1 << card
        worth = worth_of(desk, card, cards, unseen, hope, danger)
        if chosen < 0 or worth > best or (worth == best and card_key(card) > card_key(chosen)):
            chosen, best = card, worth
    return chosen


@kernel
def worth_of(desk: Any, card: int, cards: int, unseen: int, hope: float, danger: float) -> float:
    """What it is worth to throw *card*, in points: what is hoped for, less deadwood left, less danger."""
    rest = cards ^ 1 << card
    return hope * hope_of(rest, unseen) - least_deadwood(rest) - danger * danger_of(desk, card, unseen)


@inlined
def unseen_by(desk: Any) -> int:
    """The cards whose place the seat to act does not know."""
    return not_discarded(desk) & ~(desk[HELD + desk[TURN]] | desk[KNOWN] | desk[KNOWN + 1])


@inlined
def _least(desk: Any, cards: int) -> int:
    """Of *cards* the first that leaves least deadwood, as listed; -1 for no cards."""
    first = -1
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if first < 0 or desk[OUT + card] < desk[OUT + first]:
            first = card
    return first


@kernel
def hope_of(held: int, alive: int) -> int:
    """What each card that would make a meld saves with the best discard, in points, summed."""
    now = least_deadwood(held)
    total = 0
    left = outs(held) & alive
    while left != 0:
        card = left & -left
        left ^= card
        total += max(0, now - best_discard(held | card)[1])
    return total


@inlined
def outs(held: int) -> int:
    """The cards that make a meld with two or more of *held*."""
    not_ace, not_king = ~ALL_SUITS, ~(ALL_SUITS << 12)
    up, down = (held & not_king) << 1, (held & not_ace) >> 1
    in_runs = up & (up & not_king) << 1 | down & (down & not_ace) >> 1 | up & down
    c, d, h, s = held & LANE, held >> 13 & LANE, held >> 26 & LANE, held >> 39
    paired = c & d | c & h | c & s | d & h | d & s | h & s
    return (in_runs | paired * ALL_SUITS) & ~held


@kernel
def danger_of(desk: Any, card: int, unseen: int) -> float:
    """How many melds *card* is expected to make or lengthen in the other seat's hand."""
    total = 0.0
    mates = ALL_SUITS << card % 13 ^ 1 << card
    a = lowest(mates)
    b = lowest(mates & mates - 1)
    c = lowest(mates & ~(1 << a | 1 << b))
    total += _pair(desk, a, b, mates | 1 << card, unseen)
    total += _pair(desk, a, c, mates | 1 << card, unseen)
    total += _pair(desk, b, c, mates | 1 << card, unseen)
    first = card - card % 13
    for low in range(max(card - 2, first), min(card, first + 10) + 1):
        one = low + (low == card)
        two = low + 2 - (low + 2 == card)
        if two == one + 1:
            below = 1 << one >> 1 if one > first else 0
            total += _pair(desk, one, two, below | (1 << two + 1 if two < first + 12 else 0), unseen)
        else:
            total += _pair(desk, one, two, 1 << one + 1, unseen)
    return total


@kernel
def _pair(desk: Any, one: int, two: int, thirds: int, unseen: int) -> float:
    """The probability that the other seat holds two cards, which make a meld with any of *thirds*."""
    chance = _holds(desk, one, unseen) * _holds(desk, two, unseen)
    if thirds & ~(1 << one | 1 << two) & desk[REFUSED + 1 - desk[TURN]]:
        chance *= PAIR_REFUSED
    return chance


@inlined
def _holds(desk: Any, card: int, unseen: int) -> float:
    """The probability that the other seat holds a card."""
    other = 1 - desk[TURN]
    if desk[KNOWN + other] >> card & 1:
        return 1.0
    if not unseen >> card & 1:
        return 0.0
    hidden = popcount(desk[HELD + other]) - popcount(desk[KNOWN + other])
    here = 1 << card
    beside = (here & ~(ALL_SUITS << 12)) << 1 | (here & ~ALL_SUITS) >> 1
    neighbours = ALL_SUITS << card % 13 & ~here | beside
    return hidden / popcount(unseen) * NEIGHBOUR_THROWN[popcount(neighbours & desk[THROWN + other])]
