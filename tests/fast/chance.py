"""The random numbers and the deals of the kernels, written again from their description and as plainly as can be."""

from collections.abc import Iterator, Sequence

from ginrummy.cards import Card, each
from ginrummy.rules import Deal, RuleSet, Start

WORD = 2**64


def mixed(key: int, number: int) -> int:
    """SplitMix64's number *number* of the stream *key*."""
    x = (key + number * 0x9E3779B97F4A7C15) % WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB % WORD
    return x ^ x >> 31


def words(seed: int, game: int, hand: int, stream: int = 0) -> Iterator[int]:
    """The 32-bit words of one stream of a hand."""
    key = mixed(mixed(mixed(mixed(seed, 1), game + 1), hand + 1), stream + 1)
    number = 0
    while True:
        number += 1
        yield mixed(key, number) >> 32


def deck(seed: int, game: int, hand: int, rules: RuleSet) -> list[Card]:
    """The pack of a hand, shuffled: Fisher and Yates from the first place on, four places for each word."""
    cards = list(each(rules.pack))
    stream = words(seed, game, hand)
    for done in range(0, len(cards) - 1, 4):
        sizes = [max(len(cards) - done - n, 1) for n in range(4)]
        for place, further in enumerate(_places(stream, sizes), start=done):
            if further:
                cards[place], cards[place + further] = cards[place + further], cards[place]
    return cards


def _places(stream: Iterator[int], sizes: Sequence[int]) -> list[int]:
    """One number below each of *sizes*, from one word; the words that would favour some are passed over."""
    together = sizes[0] * sizes[1] * sizes[2] * sizes[3]
    while True:
        rest, places = next(stream), []
        for size in sizes:
            place, rest = divmod(rest * size, 2**32)
            places.append(place)
        if rest >= 2**32 % together:
            return places


def deal(seed: int, game: int, hand: int, rules: RuleSet, *, swapped: bool = False) -> Deal:
    """The cards of a hand as they are given out; *swapped* gives each seat the other's."""
    cards = deck(seed, game, hand, rules)
    dealt = 2 * rules.hand_size
    if swapped:
        for place in range(0, dealt, 2):
            cards[place], cards[place + 1] = cards[place + 1], cards[place]
    given = Deal.from_deck(cards, rules)
    assert (given.upcard is None) == (rules.start is Start.ELEVEN)
    return given


def draw(seed: int, game: int, people: int, rules: RuleSet) -> list[Card]:
    """The cards that people draw before a game: the first ones of the pack of hand 0."""
    return deck(seed, game, 0, rules)[:people]
