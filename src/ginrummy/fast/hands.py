"""A whole hand: two policies at one desk."""

from typing import Any

from ginrummy.fast.jit import kernel
from ginrummy.fast.layout import DECK_STREAM, LAY_DEFAULT, P_OVER, PHASE, TURN
from ginrummy.fast.memory import forget, remember
from ginrummy.fast.policies import choose, remembers
from ginrummy.fast.rng import open_streams, shuffle
from ginrummy.fast.showdown import lay_default
from ginrummy.fast.state import deal, step, take_pack


@kernel
def play_hand(desk: Any, seed: int, game: int, hand: int, non_dealer: int, dealer: int, swapped: int) -> int:
    """Deal a hand and play it to its end; give the number of choices made.

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
    shuffle(desk, DECK_STREAM, size)
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
            step(desk, action)
        plies += 1
    return plies
