"""Where a fault really lies: what was written wrong often shows only later, or could be wrong in either of two places.

Each suspect is put right for a try, and the whole text read again; the one with which all is well was the culprit. That
is slow, and done only once something is wrong.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from ginrummy.cards import NAMES, Card, set_of
from ginrummy.record import phrases
from ginrummy.record.tokens import CARDS, MOVES, Fault, Tokens, cards_in, label
from ginrummy.record.values import LETTERS

_SHOWS_LATER = {"record-should-be", "record-illegal", "record-hand-over", "record-hand-not-over"}
_EITHER = {"record-should-be": "record-should-be-or", "record-illegal": "record-illegal-or"}
_THROWN = (phrases.DISCARD_SIGN, phrases.KNOCK_SIGN)
_NO_DRAW = '[Note ""]'
_MOST_TRIES, _MOST_TRIES_HERE = 300, 60

ReadAgain = Callable[[Tokens, int], Fault | None]
"""Reads a text in which the token of that number was changed, and gives what is wrong with it, or None."""


def culprit(tokens: Tokens, fault: Fault, again: ReadAgain) -> Fault:
    """The fault at the place that has to be changed for all to be well; *fault* itself if none is found."""
    here = False
    if fault.key == "record-card-again":
        suspects = _two_places(tokens, fault)
    elif fault.key in _SHOWS_LATER and fault.token < len(tokens.words):
        choices = str(fault.params.get("expected", "")).split(" or ")
        here = any(again(tokens.replaced(fault.token, choice), fault.token) is None for choice in choices)
        suspects = _earlier(tokens, fault)
    else:
        return fault
    for number, (token, right) in enumerate(suspects):
        if number == (_MOST_TRIES_HERE if here else _MOST_TRIES):
            break
        if again(tokens.replaced(token, right), token) is None:
            if token == fault.token:
                return fault
            if here and fault.key not in _EITHER:
                return fault
            if here:  # either could have been written wrong, and nothing tells which
                return Fault(fault.token, _EITHER[fault.key], other=tokens.place(token).line, **fault.params)
            expected = tokens.words[token] if right == _NO_DRAW else right
            key = "record-draw-contradicted" if right == _NO_DRAW else "record-should-be"
            return Fault(token, key, expected=expected)
    return fault


def _two_places(tokens: Tokens, fault: Fault) -> Iterator[tuple[int, str]]:
    """A card stands in two places: in one of them it should be the card that is missing."""
    written = dict(_dealt(tokens, _hand(tokens, fault.token)))
    missing = [card for card in range(len(NAMES)) if card not in written.values()]
    cards = cards_in(tokens.words[fault.token])
    first = next((token for token, one in written.items() if one in cards), fault.token)
    for right in missing:
        yield fault.token, NAMES[right]
    for right in missing:
        yield first, NAMES[right]


def _earlier(tokens: Tokens, fault: Fault) -> Iterator[tuple[int, str]]:
    """What may have been wrong before: the draw for the deal, a knock written as a discard, a draw as a take, another
    card thrown.
    """
    start = _hand(tokens, fault.token)
    words = tokens.words
    if label(words[fault.token]) == "hand" or start >= fault.token - 4:
        yield from ((t, _NO_DRAW) for t, word in enumerate(words[:start]) if word.lower().startswith("[draw"))
    moves = [t for t in range(fault.token - 1, start, -1) if words[t] in MOVES]
    if moves and words[moves[0]].startswith(phrases.DISCARD_SIGN):
        yield moves[0], phrases.KNOCK_SIGN + words[moves[0]][1:]
    yield from _drawn_or_taken(words, moves, fault)
    involved = _involved(tokens, fault)
    thrown = [t for t in moves if words[t][0] in _THROWN and words[t][1:] in CARDS]
    suspicious = [t for t in thrown if involved >> CARDS[words[t][1:]] & 1]
    # Another card may have been thrown than was written: one of those the fault speaks of, or any. Or somebody holds a
    # card too many, which they can have thrown at any time.
    own = [t for t in thrown if t not in suspicious and _actor(words, t) == _actor(words, fault.token)]
    for some, cards in ((suspicious, involved), (own, involved), (suspicious, ~involved)):
        for token in some:
            yield from ((token, words[token][0] + name) for card, name in enumerate(NAMES) if cards >> card & 1)


def _drawn_or_taken(words: list[str], moves: list[int], fault: Fault) -> Iterator[tuple[int, str]]:
    """A card was taken where a draw is written, so that the one drawn comes again; or the other way round."""
    right = str(fault.params.get("expected", ""))
    for token, before in pairwise(moves):
        if words[token] == words[fault.token] and words[token].startswith(phrases.DRAW_SIGN):
            yield token, phrases.TAKE_SIGN + words[before][1:]
        elif words[token].startswith(phrases.TAKE_SIGN) and right.startswith(phrases.DRAW_SIGN):
            yield token, right


def _actor(words: list[str], token: int) -> str:
    """The letter of whoever acts at *token*."""
    return next((words[t] for t in range(token, -1, -1) if words[t] in tuple(LETTERS)), "")


def _involved(tokens: Tokens, fault: Fault) -> int:
    """The cards of which a fault speaks: those of the meld or action at its place, and those that should be there."""
    cards: list[Card] = []
    for token in range(fault.token, min(fault.token + 14, len(tokens.words))):
        word = tokens.words[token]
        found = cards_in(word.lstrip("+^-!"))
        if not found and word not in {"on", "|"}:
            break
        cards += found
    for word in str(fault.params.get("expected", "")).split():
        cards += cards_in(word.lstrip("+^-!"))
    return set_of(cards)


def _hand(tokens: Tokens, token: int) -> int:
    """The token that begins the hand in which *token* stands."""
    words = tokens.words
    return next((t for t in range(min(token, len(words) - 1), -1, -1) if label(words[t]) == "hand"), 0)


def _dealt(tokens: Tokens, start: int) -> Iterator[tuple[int, Card]]:
    """Each card of the deal of the hand that begins at *start*, with its token."""
    in_stock = False
    for token in range(start, len(tokens.words)):
        word = tokens.words[token]
        cards = cards_in(word)
        yield from ((token, card) for card in cards)
        if in_stock and not cards:
            return
        in_stock = in_stock or label(word) == "stock"
