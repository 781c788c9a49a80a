"""Rules, states and actions as kernels see them, and back: exact inverses (:mod:`ginrummy.fast.layout`)."""

import numpy as np

from ginrummy.cards import NO_CARDS, Card
from ginrummy.errors import DealError
from ginrummy.fast import layout as at
from ginrummy.fast.tables import TABLES
from ginrummy.melds import LaidOff, Meld, extensions, is_set
from ginrummy.rules import (
    BIG_GIN,
    DISCARDS,
    DONE,
    DRAW,
    KNOCKS,
    PASS,
    TAKE,
    UPCARD,
    AceLimit,
    Action,
    BoxBonusWhen,
    Deal,
    Discard,
    HandState,
    Knock,
    Lay,
    LayOff,
    NextDealer,
    Phase,
    RuleSet,
    Seat,
    Shutout,
    Start,
    Void,
    Wall,
)

_MELDS: tuple[Meld, ...] = tuple(int(meld) for meld in (*TABLES["sets"], *TABLES["runs"]))
"""Every meld in the order of the actions that lay it."""
_LAYS = {meld: at.LAY_SET + place for place, meld in enumerate(_MELDS)}
_PLAIN: dict[Action, int] = {
    PASS: at.PASS,
    DRAW: at.DRAW,
    TAKE: at.TAKE,
    BIG_GIN: at.DECLARE_BIG_GIN,
    DONE: at.DONE,
}
_PLAIN_BACK = {number: action for action, number in _PLAIN.items()}

_PHASES = tuple(Phase)
_VOIDS = (None, *Void)
_WALLS = tuple(Wall)
_NEXT_DEALERS = tuple(NextDealer)
_SHUTOUTS = tuple(Shutout)


def encode_rules(rules: RuleSet) -> np.ndarray:
    """A rule set as ``int64[RULES_SIZE]``."""
    row = np.zeros(at.RULES + at.RULES_SIZE, np.int64)
    row[at.LIMIT_RULE] = at.UPCARD_LIMIT if rules.knock_limit == UPCARD else rules.knock_limit
    row[at.ACE_IS_GIN_ONLY] = rules.ace_limit is AceLimit.GIN_ONLY
    row[at.SPADE_DOUBLES] = rules.spade_doubles
    row[at.GIN_BONUS] = rules.gin_bonus
    row[at.UNDERCUT_BONUS] = rules.undercut_bonus
    row[at.BIG_GIN_BONUS] = -1 if rules.big_gin_bonus is None else rules.big_gin_bonus
    row[at.TIE_IS_UNDERCUT] = rules.tie_is_undercut
    row[at.TAKEN_STAYS] = rules.taken_stays
    row[at.ELEVEN_START] = rules.start is Start.ELEVEN
    row[at.WALL_RULE] = _WALLS.index(rules.wall)
    row[at.WALL_SIZE] = rules.wall_size
    row[at.TAKE_CAP] = rules.take_cap
    row[at.TARGET] = rules.target
    row[at.NEXT_DEALER] = _NEXT_DEALERS.index(rules.next_dealer)
    row[at.BOX_BONUS] = rules.box_bonus
    row[at.BOX_AT_ONCE] = rules.box_bonus_when is BoxBonusWhen.AT_ONCE
    row[at.GAME_BONUS] = rules.game_bonus
    row[at.SHUTOUT] = _SHUTOUTS.index(rules.shutout)
    row[at.COLUMNS] = rules.columns
    row[at.RANKS] = rules.ranks
    row[at.SUITS] = rules.suits
    row[at.HAND_SIZE] = rules.hand_size
    return row[at.RULES :].copy()


def new_desk(rules: RuleSet) -> np.ndarray:
    """An empty desk with *rules* on it, at nothing to nothing: ``int64[DESK_SIZE]``."""
    desk = np.zeros(at.DESK_SIZE, np.int64)
    desk[at.RULES : at.RULES + at.RULES_SIZE] = encode_rules(rules)
    desk[at.NEEDED : at.NEEDED + 2] = desk[at.TARGET] - desk[at.BOX_BONUS] * desk[at.BOX_AT_ONCE]
    return desk


def decode_rules(row: np.ndarray) -> RuleSet:
    """The rule set that a row stands for."""
    value = [0] * at.RULES + [int(v) for v in row]
    return RuleSet(
        knock_limit=UPCARD if value[at.LIMIT_RULE] == at.UPCARD_LIMIT else value[at.LIMIT_RULE],
        ace_limit=AceLimit.GIN_ONLY if value[at.ACE_IS_GIN_ONLY] else AceLimit.ONE,
        spade_doubles=bool(value[at.SPADE_DOUBLES]),
        gin_bonus=value[at.GIN_BONUS],
        undercut_bonus=value[at.UNDERCUT_BONUS],
        big_gin_bonus=None if value[at.BIG_GIN_BONUS] < 0 else value[at.BIG_GIN_BONUS],
        tie_is_undercut=bool(value[at.TIE_IS_UNDERCUT]),
        taken_stays=bool(value[at.TAKEN_STAYS]),
        start=Start.ELEVEN if value[at.ELEVEN_START] else Start.UPCARD,
        wall=_WALLS[value[at.WALL_RULE]],
        wall_size=value[at.WALL_SIZE],
        take_cap=value[at.TAKE_CAP],
        target=value[at.TARGET],
        next_dealer=_NEXT_DEALERS[value[at.NEXT_DEALER]],
        box_bonus=value[at.BOX_BONUS],
        box_bonus_when=BoxBonusWhen.AT_ONCE if value[at.BOX_AT_ONCE] else BoxBonusWhen.AT_END,
        game_bonus=value[at.GAME_BONUS],
        shutout=_SHUTOUTS[value[at.SHUTOUT]],
        columns=value[at.COLUMNS],
        ranks=value[at.RANKS],
        suits=value[at.SUITS],
        hand_size=value[at.HAND_SIZE],
    )


def encode_state(state: HandState, row: np.ndarray | None = None) -> np.ndarray:
    """A state as ``int64[STATE_SIZE]``, written into *row* where one is given.

    Places that mean nothing now hold nothing in particular, but always the same for equal states.
    """
    row = np.empty(at.STATE_SIZE, np.int64) if row is None else row
    row[:] = 0
    stock_size = state.deal.stock_size(state.rules)
    row[at.PHASE] = _PHASES.index(state.phase)
    row[at.TURN] = state.turn
    row[at.HELD : at.HELD + 2] = state.held
    row[at.DEALT : at.DEALT + 2] = state.deal.hands
    row[at.UPCARD] = _or_none(state.deal.upcard)
    row[at.LIMIT] = state.limit
    row[at.MULTIPLIER] = state.multiplier
    row[at.STOCK_SIZE] = stock_size
    row[at.STOCK_LEFT] = state.stock_left
    row[at.PILE_SIZE] = len(state.pile)
    row[at.TAKEN] = _or_none(state.taken)
    row[at.TAKES] = state.takes
    row[at.KNOCKER] = _or_none(state.knocker)
    row[at.BIG_GIN] = state.big_gin
    row[at.VOID] = _VOIDS.index(state.void)
    row[at.PILE : at.PILE + len(state.pile)] = state.pile
    row[at.STOCK : at.STOCK + stock_size] = (-1,) * stock_size if state.deal.stock is None else state.deal.stock
    _encode_spreads(state, row)
    return row


def _encode_spreads(state: HandState, row: np.ndarray) -> None:
    for seat in Seat:
        first = at.MELDS + at.MOST_MELDS * seat
        row[first : first + len(state.melds[seat])] = state.melds[seat]
        row[at.LAID + seat] = state.held[seat] & ~state.unmatched(seat)
    if state.knocker is None or state.phase is Phase.SPREAD:
        return
    spread = state.melds[state.knocker]
    row[at.GROWN : at.GROWN + len(spread)] = [state.grown(meld) for meld in spread]
    row[at.LAID_OFF_COUNT] = len(state.laid_off)
    for place, one in enumerate(state.laid_off):
        row[at.LAID_OFF + place] = 64 * spread.index(one.meld) + one.card


def decode_state(row: np.ndarray, rules: RuleSet) -> HandState:
    """The state that a row stands for, under the rules it was made with.

    Raises:
        DealError: the row's deal does not fit these rules.
    """
    value = [int(v) for v in row]
    stock = tuple(value[at.STOCK : at.STOCK + value[at.STOCK_SIZE]])
    deal = Deal((value[at.DEALT], value[at.DEALT + 1]), _none_or(value[at.UPCARD]), None if -1 in stock else stock)
    deal.check(rules)
    knocker = _none_or(value[at.KNOCKER])
    melds = (_melds(value, 0), _melds(value, 1))
    laid_off = value[at.LAID_OFF : at.LAID_OFF + value[at.LAID_OFF_COUNT]]
    return HandState(
        rules=rules,
        deal=deal,
        phase=_PHASES[value[at.PHASE]],
        turn=Seat(value[at.TURN]),
        held=(value[at.HELD], value[at.HELD + 1]),
        pile=tuple(value[at.PILE : at.PILE + value[at.PILE_SIZE]]),
        stock_left=value[at.STOCK_LEFT],
        taken=_none_or(value[at.TAKEN]),
        takes=value[at.TAKES],
        knocker=None if knocker is None else Seat(knocker),
        big_gin=bool(value[at.BIG_GIN]),
        melds=melds,
        laid_off=tuple(LaidOff(one % 64, melds[knocker or 0][one // 64]) for one in laid_off),
        void=_VOIDS[value[at.VOID]],
    )


def encode_action(action: Action) -> int:
    """The number of an action (:mod:`ginrummy.fast.layout`).

    Raises:
        DealError: a draw that carries its card has no number, since kernels know their stock.
    """
    if action in _PLAIN:
        return _PLAIN[action]
    match action:
        case Discard(card):
            return at.DISCARD + card
        case Knock(card):
            return at.KNOCK + card
        case Lay(meld):
            return _LAYS[meld]
        case LayOff(card, meld):
            return _lay_off_number(card, meld)
    raise DealError("deal-stock-unknown")


def decode_action(number: int, state: HandState) -> Action:
    """The action that a number stands for in *state*, which tells the meld that a card is laid off on."""
    number = int(number)
    if number in _PLAIN_BACK:
        return _PLAIN_BACK[number]
    if number < at.KNOCK:
        return DISCARDS[number - at.DISCARD]
    if number < at.DECLARE_BIG_GIN:
        return KNOCKS[number - at.KNOCK]
    if number < at.LAY_OFF_SET:
        return Lay(_MELDS[number - at.LAY_SET])
    card = (number - at.LAY_OFF_SET) % 52
    return LayOff(card, _meld_for(number, card, state))


def _lay_off_number(card: Card, meld: Meld) -> int:
    """The number of laying *card* off on *meld*, as it was spread or as it has grown."""
    if is_set(meld):
        return at.LAY_OFF_SET + card
    return (at.LAY_OFF_LOW if 1 << card < meld else at.LAY_OFF_HIGH) + card


def _meld_for(number: int, card: Card, state: HandState) -> Meld:
    """The knocker's meld, as it was spread, that the lay-off *number* means."""
    spread = () if state.knocker is None else state.melds[state.knocker]
    fitting = (meld for meld in spread if extensions(state.grown(meld)) >> card & 1)
    return next(meld for meld in fitting if _lay_off_number(card, meld) == number)


def _melds(value: list[int], seat: int) -> tuple[Meld, ...]:
    first = at.MELDS + at.MOST_MELDS * seat
    return tuple(meld for meld in value[first : first + at.MOST_MELDS] if meld != NO_CARDS)


def _or_none(value: int | None) -> int:
    return -1 if value is None else value


def _none_or(value: int) -> int | None:
    return None if value < 0 else value
