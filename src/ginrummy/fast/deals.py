"""The deals of the kernels for readable play: hand *k* of game *g* of a seed, card for card as kernels give it out."""

from typing import Any

from ginrummy.cards import Card
from ginrummy.fast.codec import new_desk
from ginrummy.fast.jit import entry
from ginrummy.fast.layout import DECK, DECK_STREAM
from ginrummy.fast.play import signed
from ginrummy.fast.pointers import pointer
from ginrummy.fast.rng import open_streams, shuffle
from ginrummy.fast.state import take_pack
from ginrummy.rules import Deal, RuleSet


def deal(seed: int, game: int, hand: int, rules: RuleSet, *, swapped: bool = False) -> Deal:
    """The deal of a hand.

    Args:
        seed: any number, taken modulo 2 to the 64th.
        game: the number of the game.
        hand: the number of the hand in it, from 1.
        rules: the rules.
        swapped: give each seat the other one's cards.
    """
    cards = list(_deck(seed, game, hand, rules))
    if swapped:
        dealt = 2 * rules.hand_size
        cards[:dealt:2], cards[1:dealt:2] = cards[1:dealt:2], cards[:dealt:2]
    return Deal.from_deck(cards, rules)


def draw(seed: int, game: int, people: int, rules: RuleSet) -> tuple[Card, ...]:
    """The cards that people draw before a game (3.1, 12.1): the first ones of the pack of its hand 0."""
    return _deck(seed, game, 0, rules)[:people]


def _deck(seed: int, game: int, hand: int, rules: RuleSet) -> tuple[Card, ...]:
    """The pack of a hand, shuffled."""
    desk = new_desk(rules)
    deck_kernel(desk, signed(seed), game, hand)
    return tuple(desk[DECK : DECK + rules.pack.bit_count()].tolist())


@entry("int64[::1], int64, int64, int64")
def deck_kernel(room: Any, seed: int, game: int, hand: int) -> None:
    """Leave the pack of a hand on the desk, shuffled."""
    desk = pointer(room)
    open_streams(desk, seed, game, hand)
    shuffle(desk, DECK_STREAM, take_pack(desk))
