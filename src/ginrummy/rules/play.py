"""apply(state, action): the next state of a hand (rules, clauses 5 to 8 and 10)."""

from collections.abc import Callable, Iterable
from typing import Any

from ginrummy.errors import IllegalAction
from ginrummy.melds import LaidOff
from ginrummy.rules.actions import Action, BigGin, Discard, Done, Draw, Knock, Lay, LayOff, Pass, Take
from ginrummy.rules.deal import Deal
from ginrummy.rules.legal import allows, legal
from ginrummy.rules.ruleset import CLASSIC, RuleSet, Wall
from ginrummy.rules.state import HandState, Phase, Seat, Void


def apply(state: HandState, action: Action) -> HandState:
    """The state after the seat to act has done *action*.

    Raises:
        IllegalAction: the rules do not allow it now; the error carries the choices, and *state* is as it was.
    """
    if not allows(state, action):
        choices = legal(state)
        key = "action-illegal" if choices else "action-hand-over"
        raise IllegalAction(key, action=action, choices=choices, tried=str(action), phase=state.phase.value)
    return _STEPS[type(action)](state, action)


def replay(deal: Deal, actions: Iterable[Action], rules: RuleSet = CLASSIC) -> HandState:
    """The state after *actions*, from the deal on.

    Raises:
        DealError: the deal does not fit the rules.
        IllegalAction: one of the actions was not allowed.
    """
    state = HandState.start(deal, rules)
    for action in actions:
        state = apply(state, action)
    return state


def _pass(state: HandState, action: Pass) -> HandState:
    if state.phase is Phase.LAST_TAKE:
        return _end_void(state, Void.WALL)
    if state.turn is Seat.NON_DEALER:
        return state.evolve(turn=Seat.DEALER)
    return state.evolve(turn=Seat.NON_DEALER, phase=Phase.FIRST_DRAW)


def _draw(state: HandState, action: Draw) -> HandState:
    stock = state.deal.stock
    card = action.card if stock is None else stock[-state.stock_left]
    assert card is not None  # legal() offers bare draws only where the stock is known
    drawn = state.evolve(
        phase=Phase.DISCARD,
        held=_with(state, state.held[state.turn] | 1 << card),
        stock_left=state.stock_left - 1,
        takes=0,
    )
    if state.rules.wall is Wall.AT_ONCE and _at_wall(drawn):
        return _end_void(drawn, Void.WALL)
    return drawn


def _take(state: HandState, action: Take) -> HandState:
    card = state.pile[-1]
    return state.evolve(
        phase=Phase.LAST_KNOCK if state.phase is Phase.LAST_TAKE else Phase.DISCARD,
        held=_with(state, state.held[state.turn] | 1 << card),
        pile=state.pile[:-1],
        taken=card,
        takes=state.takes + 1,
    )


def _discard(state: HandState, action: Discard) -> HandState:
    void = _void_after_discard(state)
    at_wall = _at_wall(state)
    return state.evolve(
        phase=Phase.OVER if void else Phase.LAST_TAKE if at_wall else Phase.DRAW,
        turn=state.turn if void else state.turn.other,
        held=_with(state, state.held[state.turn] ^ 1 << action.card),
        pile=(*state.pile, action.card),
        taken=None,
        void=void,
    )


def _void_after_discard(state: HandState) -> Void | None:
    """Why the hand is void once the seat to act has discarded without a knock, if it is (10)."""
    if state.takes >= state.rules.take_cap:
        return Void.TAKES
    return Void.WALL if _at_wall(state) and state.rules.wall is not Wall.LAST_TAKE else None


def _knock(state: HandState, action: Knock) -> HandState:
    return state.evolve(
        phase=Phase.SPREAD,
        held=_with(state, state.held[state.turn] ^ 1 << action.card),
        pile=(*state.pile, action.card),
        taken=None,
        knocker=state.turn,
    )


def _big_gin(state: HandState, action: BigGin) -> HandState:
    return state.evolve(phase=Phase.SPREAD, knocker=state.turn, taken=None, big_gin=True)


def _lay(state: HandState, action: Lay) -> HandState:
    non_dealer, dealer = state.melds
    mine = tuple(sorted((*state.melds[state.turn], action.meld)))
    return state.evolve(melds=(mine, dealer) if state.turn is Seat.NON_DEALER else (non_dealer, mine))


def _lay_off(state: HandState, action: LayOff) -> HandState:
    return state.evolve(laid_off=(*state.laid_off, LaidOff(action.card, action.meld)))


def _done(state: HandState, action: Done) -> HandState:
    if state.phase is Phase.SPREAD:
        return state.evolve(phase=Phase.DEFENCE, turn=state.turn.other)
    return state.evolve(phase=Phase.OVER)


def _at_wall(state: HandState) -> bool:
    """Whether only the wall is left in the stock (10.1)."""
    return state.stock_left <= state.rules.wall_size


def _end_void(state: HandState, why: Void) -> HandState:
    return state.evolve(phase=Phase.OVER, void=why)


def _with(state: HandState, cards: int) -> tuple[int, int]:
    """Both hands, when the seat to act holds *cards*."""
    non_dealer, dealer = state.held
    return (cards, dealer) if state.turn is Seat.NON_DEALER else (non_dealer, cards)


_STEPS: dict[type[Action], Callable[[HandState, Any], HandState]] = {
    Pass: _pass,
    Draw: _draw,
    Take: _take,
    Discard: _discard,
    Knock: _knock,
    BigGin: _big_gin,
    Lay: _lay,
    LayOff: _lay_off,
    Done: _done,
}
