"""The rules of a hand as kernels: deal, legality, step. What they mean stands in :mod:`ginrummy.rules`.

Every kernel works on the state and the rules that lie on a desk (:mod:`ginrummy.fast.layout`).
"""

from typing import Any

from ginrummy.cards import COURT_POINTS
from ginrummy.fast.bits import lowest
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    ACE_IS_GIN_ONLY,
    BIG_GIN,
    BIG_GIN_BONUS,
    DEALT,
    DECK,
    DECLARE_BIG_GIN,
    DISCARD,
    DONE,
    DRAW,
    ELEVEN_START,
    GROWN,
    HAND_SIZE,
    HELD,
    KNOCK,
    KNOCKER,
    LAID,
    LAID_OFF,
    LAID_OFF_COUNT,
    LAY_OFF_SET,
    LIMIT,
    LIMIT_RULE,
    MELDS,
    MOST_MELDS,
    MULTIPLIER,
    NOT_VOID,
    OUT,
    P_DEFENCE,
    P_DISCARD,
    P_DRAW,
    P_FIRST_DRAW,
    P_LAST_KNOCK,
    P_LAST_TAKE,
    P_OVER,
    P_SPREAD,
    P_UPCARD,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    RANKS,
    SPADE_DOUBLES,
    STOCK,
    STOCK_LEFT,
    STOCK_SIZE,
    SUITS,
    TAKE,
    TAKE_CAP,
    TAKEN,
    TAKEN_STAYS,
    TAKES,
    TURN,
    UPCARD,
    UPCARD_LIMIT,
    VOID,
    VOID_TAKES,
    VOID_WALL,
    WALL_AT_ONCE,
    WALL_LAST_TAKE,
    WALL_RULE,
    WALL_SIZE,
)
from ginrummy.fast.least import ALL_SUITS, knocking_discards, least_deadwood, may_knock, melds_all, points
from ginrummy.fast.melds import extensions, laid_meld, lay_action, lay_off_action, lay_off_fits, melds_in


@inlined
def take_pack(desk: Any) -> int:
    """Put the pack of the rules in order on the desk, as the deck; give its size (4.3)."""
    ranks = desk[RANKS]
    size = ranks * desk[SUITS]
    for place in range(size):
        desk[DECK + place] = place if ranks == 13 else 13 * (place // ranks) + place % ranks
    return size


@inlined
def pack(desk: Any) -> int:
    """The cards of the rules, as a set (4.3)."""
    lane = (1 << desk[RANKS]) - 1
    return lane * ALL_SUITS & ((1 << 13 * desk[SUITS]) - 1)


@inlined
def not_discarded(desk: Any) -> int:
    """All cards but those on the discard pile, as a set."""
    pile = 0
    for place in range(PILE, PILE + desk[PILE_SIZE]):
        pile |= 1 << desk[place]
    return pack(desk) & ~pile


@inlined
def deal(desk: Any, size: int, swapped: int) -> None:
    """Begin a hand with the deck of so many cards, given out from the first one on (4.1). The stock stays in the deck.

    Args:
        desk: the desk.
        size: how many cards the deck has.
        swapped: 1 to give each seat the other one's cards, else 0.
    """
    dealt = 2 * desk[HAND_SIZE]
    one = other = 0
    for place in range(DECK, DECK + dealt, 2):
        one |= 1 << desk[place]
        other |= 1 << desk[place + 1]
    upcard = desk[DECK + dealt]
    non_dealer, dealer = (other, one) if swapped else (one, other)
    if desk[ELEVEN_START]:
        non_dealer |= 1 << upcard
        upcard = -1
    begin(desk, non_dealer, dealer, upcard, size - dealt - 1)


@inlined
def begin(desk: Any, non_dealer: int, dealer: int, upcard: int, stock_size: int) -> None:
    """Begin a hand; its stock may be put in place before or after."""
    for place in range(STOCK):
        desk[place] = 0
    desk[PHASE] = P_UPCARD if upcard >= 0 else P_DISCARD
    desk[HELD] = desk[DEALT] = non_dealer
    desk[HELD + 1] = desk[DEALT + 1] = dealer
    desk[UPCARD] = desk[PILE] = upcard
    desk[PILE_SIZE] = 1
    if upcard < 0:
        desk[PILE] = desk[PILE_SIZE] = 0
    desk[LIMIT] = _limit(desk, upcard)
    desk[MULTIPLIER] = 2 if desk[SPADE_DOUBLES] and upcard >= 39 else 1
    desk[STOCK_SIZE] = desk[STOCK_LEFT] = stock_size
    desk[TAKEN] = desk[KNOCKER] = -1
    desk[VOID] = NOT_VOID


@inlined
def _limit(desk: Any, upcard: int) -> int:
    """The knock limit of a hand (7.2, 13.1)."""
    if desk[LIMIT_RULE] != UPCARD_LIMIT:
        return desk[LIMIT_RULE]
    rank = upcard % 13
    if rank == 0 and desk[ACE_IS_GIN_ONLY]:
        return 0
    return min(rank + 1, COURT_POINTS)


@inlined
def may_leave(desk: Any) -> int:
    """The cards that the seat to act may discard, by a knock too (6.3)."""
    held = desk[HELD + desk[TURN]]
    if desk[TAKEN] >= 0 and desk[TAKEN_STAYS]:
        return held & ~(1 << desk[TAKEN])
    return held


@inlined
def may_declare_big_gin(desk: Any, cards: int) -> bool:
    """Whether *cards*, all of them, are big gin under these rules (7.6)."""
    return desk[BIG_GIN_BONUS] >= 0 and melds_all(cards)


@inlined
def unmatched(desk: Any, seat: int) -> int:
    """The cards of a seat that it has neither laid nor laid off."""
    return desk[HELD + seat] & ~desk[LAID + seat]


@kernel
def wall_knocks(desk: Any) -> bool:
    """Whether the seat to act could knock with the top discard (10.2)."""
    top = 1 << desk[PILE + desk[PILE_SIZE] - 1]
    cards = desk[HELD + desk[TURN]] | top
    allowed = cards & ~top if desk[TAKEN_STAYS] else cards
    return may_knock(cards, least_deadwood(cards), allowed, desk[LIMIT]) or may_declare_big_gin(desk, cards)


@kernel
def legal_actions(desk: Any) -> int:
    """List every legal action as the desk's output, in a fixed order; give their number."""
    phase = desk[PHASE]
    if phase == P_DRAW:
        desk[OUT] = DRAW
        desk[OUT + 1] = TAKE
        return 2
    if phase in (P_DISCARD, P_LAST_KNOCK):
        return _discards(desk)
    if phase == P_UPCARD or (phase == P_LAST_TAKE and wall_knocks(desk)):
        desk[OUT] = TAKE
        desk[OUT + 1] = PASS
        return 2
    if phase == P_LAST_TAKE:
        desk[OUT] = PASS
        return 1
    if phase == P_FIRST_DRAW:
        desk[OUT] = DRAW
        return 1
    if phase == P_SPREAD:
        return _spreads(desk)
    if phase == P_DEFENCE:
        return _defences(desk)
    return 0


@kernel
def _discards(desk: Any) -> int:
    """Discards, knocks and big gin."""
    count = 0
    cards, allowed = desk[HELD + desk[TURN]], may_leave(desk)
    left = allowed if desk[PHASE] == P_DISCARD else 0
    while left != 0:
        desk[OUT + count] = DISCARD + lowest(left)
        left &= left - 1
        count += 1
    left = knocking_discards(cards, allowed, desk[LIMIT])
    while left != 0:
        desk[OUT + count] = KNOCK + lowest(left)
        left &= left - 1
        count += 1
    if may_declare_big_gin(desk, cards):
        desk[OUT + count] = DECLARE_BIG_GIN
        count += 1
    return count


@kernel
def _spreads(desk: Any) -> int:
    """The knocker may lay any meld that still lets the deadwood come within the limit (7.3)."""
    limit = 0 if desk[BIG_GIN] else desk[LIMIT]
    rest = unmatched(desk, desk[TURN])
    melds = melds_in(desk, rest)
    count = 0
    for place in range(melds):
        if least_deadwood(rest & ~desk[OUT + place]) <= limit:
            desk[OUT + count] = lay_action(desk[OUT + place])
            count += 1
    if points(rest) <= limit:
        desk[OUT + count] = DONE
        count += 1
    return count


@kernel
def _defences(desk: Any) -> int:
    """The defender may lay any melds, lay off unless it is gin, and stop at any time (8, 9.3)."""
    rest = unmatched(desk, desk[TURN])
    count = melds_in(desk, rest)
    for place in range(count):
        desk[OUT + place] = lay_action(desk[OUT + place])
    if unmatched(desk, desk[KNOCKER]) != 0:
        for place in range(MOST_MELDS):
            meld = desk[GROWN + place]
            if meld == 0:
                break
            fitting = extensions(meld) & rest
            while fitting != 0:
                card = lowest(fitting)
                fitting &= fitting - 1
                desk[OUT + count] = lay_off_action(meld, card)
                count += 1
    desk[OUT + count] = DONE
    return count + 1


@inlined
def step(desk: Any, action: int) -> None:
    """Do a legal action. Whether it is legal is not asked: :func:`legal_actions` tells."""
    if action == DRAW:
        _draw(desk, desk[STOCK + desk[STOCK_SIZE] - desk[STOCK_LEFT]])
    elif action < DRAW:
        _pass(desk)
    elif action == TAKE:
        _take(desk)
    elif action < KNOCK:
        _leave(desk, action - DISCARD)
        _after_discard(desk)
    elif action < DECLARE_BIG_GIN:
        _leave(desk, action - KNOCK)
        desk[PHASE] = P_SPREAD
        desk[KNOCKER] = desk[TURN]
    elif action == DECLARE_BIG_GIN:
        desk[TAKEN] = -1
        desk[PHASE] = P_SPREAD
        desk[KNOCKER] = desk[TURN]
        desk[BIG_GIN] = 1
    elif action == DONE:
        _done(desk)
    elif action < LAY_OFF_SET:
        _lay(desk, laid_meld(action))
    else:
        _lay_off(desk, action)


@inlined
def _pass(desk: Any) -> None:
    if desk[PHASE] == P_LAST_TAKE:
        desk[PHASE] = P_OVER
        desk[VOID] = VOID_WALL
    elif desk[TURN] == 0:
        desk[TURN] = 1
    else:
        desk[TURN] = 0
        desk[PHASE] = P_FIRST_DRAW


@inlined
def _draw(desk: Any, card: int) -> None:
    desk[HELD + desk[TURN]] |= 1 << card
    desk[STOCK_LEFT] -= 1
    desk[TAKES] = 0
    desk[PHASE] = P_DISCARD
    if desk[WALL_RULE] == WALL_AT_ONCE and desk[STOCK_LEFT] <= desk[WALL_SIZE]:
        desk[PHASE] = P_OVER
        desk[VOID] = VOID_WALL


@inlined
def _take(desk: Any) -> None:
    desk[PILE_SIZE] -= 1
    card = desk[PILE + desk[PILE_SIZE]]
    desk[PILE + desk[PILE_SIZE]] = 0
    desk[HELD + desk[TURN]] |= 1 << card
    desk[TAKEN] = card
    desk[TAKES] += 1
    desk[PHASE] = P_LAST_KNOCK if desk[PHASE] == P_LAST_TAKE else P_DISCARD


@inlined
def _leave(desk: Any, card: int) -> None:
    """Lay a card on the discard pile."""
    desk[HELD + desk[TURN]] &= ~(1 << card)
    desk[PILE + desk[PILE_SIZE]] = card
    desk[PILE_SIZE] += 1
    desk[TAKEN] = -1


@inlined
def _after_discard(desk: Any) -> None:
    """The other's turn, or the end of a hand that nobody knocked (10)."""
    if desk[TAKES] >= desk[TAKE_CAP]:
        desk[PHASE] = P_OVER
        desk[VOID] = VOID_TAKES
        return
    at_wall = desk[STOCK_LEFT] <= desk[WALL_SIZE]
    if at_wall and desk[WALL_RULE] != WALL_LAST_TAKE:
        desk[PHASE] = P_OVER
        desk[VOID] = VOID_WALL
        return
    desk[TURN] = 1 - desk[TURN]
    desk[PHASE] = P_LAST_TAKE if at_wall else P_DRAW


@inlined
def _lay(desk: Any, meld: int) -> None:
    """Put a meld among those of the seat to act, in ascending order."""
    first = MELDS + MOST_MELDS * desk[TURN]
    place = first
    while desk[place] != 0 and desk[place] < meld:
        place += 1
    for later in range(first + MOST_MELDS - 1, place, -1):
        desk[later] = desk[later - 1]
    desk[place] = meld
    desk[LAID + desk[TURN]] |= meld


@inlined
def _lay_off(desk: Any, action: int) -> None:
    """Put a card of the defender's on the knocker's meld that it fits."""
    card = (action - LAY_OFF_SET) % 52
    bit = 1 << card
    place = 0
    while not lay_off_fits(desk[GROWN + place], bit, action):
        place += 1
    desk[GROWN + place] |= bit
    desk[LAID + desk[TURN]] |= bit
    desk[LAID_OFF + desk[LAID_OFF_COUNT]] = 64 * place + card
    desk[LAID_OFF_COUNT] += 1


@inlined
def _done(desk: Any) -> None:
    if desk[PHASE] == P_DEFENCE:
        desk[PHASE] = P_OVER
        return
    for place in range(MOST_MELDS):
        desk[GROWN + place] = desk[MELDS + MOST_MELDS * desk[TURN] + place]
    desk[TURN] = 1 - desk[TURN]
    desk[PHASE] = P_DEFENCE
