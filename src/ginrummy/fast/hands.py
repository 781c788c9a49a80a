"""A whole hand: two policies at one desk."""

from typing import Any

from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    DECK,
    DECK_STREAM,
    DRAW,
    HAND_SIZE,
    LAY_DEFAULT,
    P_OVER,
    PHASE,
    STOCK,
    STOCK_LEFT,
    STOCK_SIZE,
    TURN,
)
from ginrummy.fast.memory import forget, remember
from ginrummy.fast.policies import choose, remembers
from ginrummy.fast.rng import open_streams, shuffle, shuffle_on
from ginrummy.fast.showdown import lay_default
from ginrummy.fast.state import deal, step, take_pack


@kernel
def play_hand(desk: Any, seed: int, game: int, hand: int, non_dealer: int, dealer: int, swapped: int) -> int:
    """Deal a hand and play it to its end; give the number of choices made.

    The stock on the desk holds only the cards drawn so far.

    Args:
        desk: the desk, with the rules on it.
        seed: where chance comes from.
        game: the number of the game.
        hand: the number of the hand in it, from 1.
        non_dealer: the policy of one seat.
        dealer: and of the other.
        swapped: 1 to give each seat the other one's cards, else 0.
    """
    open_streams(desk, seed, game, hand)
    size = take_pack(desk)
    shuffled = _shuffled_past(desk, 2 * desk[HAND_SIZE], 0, size)
    deal(desk, size, swapped)
    forget(desk)
    remembering = remembers(non_dealer) or remembers(dealer)
    plies = 0
    while desk[PHASE] != P_OVER:
        action = choose(dealer if desk[TURN] else non_dealer, desk)
        if action == LAY_DEFAULT:
            lay_default(desk)
        else:
            if remembering:
                remember(desk, action)
            if action == DRAW:
                shuffled = _bring_up(desk, shuffled, size)
            step(desk, action)
        plies += 1
    return plies


@kernel
def deal_all(desk: Any, seed: int, hand: int) -> None:
    """Deal a hand for which the whole stock is laid on the desk, for those who play it on more than once.

    Args:
        desk: the desk, with the rules on it.
        seed: where chance comes from.
        hand: the number of the hand.
    """
    open_streams(desk, seed, hand, 1)
    size = take_pack(desk)
    shuffle(desk, DECK_STREAM, size)
    deal(desk, size, 0)
    forget(desk)
    for place in range(desk[STOCK_SIZE]):
        desk[STOCK + place] = desk[DECK + size - desk[STOCK_SIZE] + place]


@inlined
def _bring_up(desk: Any, shuffled: int, size: int) -> int:
    """Put the next card of the stock in its place; most of a stock is never drawn, so it is shuffled as needed."""
    drawn = size - desk[STOCK_LEFT]
    shuffled = _shuffled_past(desk, drawn, shuffled, size)
    desk[STOCK + desk[STOCK_SIZE] - desk[STOCK_LEFT]] = desk[DECK + drawn]
    return shuffled


@inlined
def _shuffled_past(desk: Any, place: int, shuffled: int, size: int) -> int:
    """Shuffle on until the card at a place of the deck is settled; give how many are."""
    while shuffled <= place:
        shuffle_on(desk, DECK_STREAM, shuffled, size)
        shuffled += 4
    return shuffled
