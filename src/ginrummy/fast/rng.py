"""Random numbers by counter: hand *k* of game *g* of seed *s* is the same in every batch and on every thread.

A stream is a key, and its *n*-th number is SplitMix64's mixture of that key and *n* golden steps (Steele, Lea and
Flood, "Fast splittable pseudorandom number generators", 2014). The keys of a hand's streams are mixed from the seed,
the game, the hand and the stream in the same way. They stand on the desk, each with the count of its numbers used so
far.
"""

from typing import Any

from ginrummy.fast.bits import mixed, mixed_32
from ginrummy.fast.jit import inlined
from ginrummy.fast.layout import DECK, STREAM_COUNT, STREAM_KEY, STREAMS

_LOW = (1 << 32) - 1
"""The lower half of a product of a word and a small number; the upper half is the random number wanted."""


@inlined
def open_streams(desk: Any, seed: int, game: int, hand: int) -> None:
    """Begin all streams of one hand. Hand 0 of a game is the draw for the first deal."""
    key = mixed(mixed(mixed(seed, 1), game + 1), hand + 1)
    for stream in range(STREAMS):
        desk[STREAM_KEY + stream] = mixed(key, stream + 1)
        desk[STREAM_COUNT + stream] = 0


@inlined
def word(desk: Any, stream: int) -> int:
    """The next 32 random bits of a stream."""
    desk[STREAM_COUNT + stream] += 1
    return mixed_32(desk[STREAM_KEY + stream], desk[STREAM_COUNT + stream])


@inlined
def below(desk: Any, stream: int, n: int) -> int:
    """A random number from 0 to *n* - 1, each as likely, for *n* up to 2 to the 31st (Lemire's method)."""
    product = word(desk, stream) * n
    if product & _LOW < n:
        uneven = (_LOW + 1) % n
        while product & _LOW < uneven:
            product = word(desk, stream) * n
    return product >> 32


@inlined
def shuffle(desk: Any, stream: int, size: int) -> None:
    """Put the first *size* cards of the deck on the desk in random order, all orders as likely."""
    for place in range(0, size - 1, 4):
        shuffle_on(desk, stream, place, size)


@inlined
def shuffle_on(desk: Any, stream: int, place: int, size: int) -> None:
    """Shuffle four cards more: those from *place* on, when the ones before are shuffled.

    Fisher and Yates's method from the first place on, four places for each 32 bits: of a word times the number of
    places, the upper half is a place and the lower half the next word; what is left in the end tells whether the word
    was uneven (Brackett-Rozinsky and Lemire, "Batched ranged random integer generation", 2024).
    """
    a = size - place
    b, c, d = max(a - 1, 1), max(a - 2, 1), max(a - 3, 1)
    together = a * b * c * d
    while True:
        first = word(desk, stream) * a
        second = (first & _LOW) * b
        third = (second & _LOW) * c
        fourth = (third & _LOW) * d
        rest = fourth & _LOW
        if rest >= together or rest >= (_LOW + 1) % together:
            break
    _swap(desk, place, first >> 32)
    _swap(desk, place + 1, second >> 32)
    _swap(desk, place + 2, third >> 32)
    _swap(desk, place + 3, fourth >> 32)


@inlined
def _swap(desk: Any, place: int, further: int) -> None:
    """Change a card of the deck for the one that stands so many places further."""
    card = desk[DECK + place]
    desk[DECK + place] = desk[DECK + place + further]
    desk[DECK + place + further] = card
