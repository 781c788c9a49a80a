"""What a person types, read as a command. Nothing here knows whether the command is possible now."""

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache

from ginrummy.cards import Card, parse_cards
from ginrummy.errors import NotationError
from ginrummy.locale import ENGLISH, language, speaking, t

AT_ONCE = "!"
"""At the end of a command: do it without asking whether it is meant."""


class Verb(Enum):
    """What is to be done."""

    # in the game
    DRAW = auto()
    TAKE = auto()
    PASS = auto()
    DISCARD = auto()
    KNOCK = auto()
    GIN = auto()
    BIG_GIN = auto()
    LAY = auto()
    LAY_OFF = auto()
    BEST = auto()
    DONE = auto()
    UNDO = auto()
    # answers
    ENTER = auto()
    YES = auto()
    NO = auto()
    NUMBER = auto()
    # at the table
    SHOW = auto()
    SORT = auto()
    PILE = auto()
    SCORE = auto()
    RULES = auto()
    HELP = auto()
    QUICK = auto()
    ADVICE = auto()
    WATCH = auto()
    QUIT = auto()
    UNKNOWN = auto()


_WORDS = {
    Verb.DRAW: "play-word-draw",
    Verb.TAKE: "play-word-take",
    Verb.PASS: "play-word-pass",
    Verb.DISCARD: "play-word-discard",
    Verb.KNOCK: "play-word-knock",
    Verb.GIN: "play-word-gin",
    Verb.BIG_GIN: "play-word-big-gin",
    Verb.LAY: "play-word-lay",
    Verb.LAY_OFF: "play-word-lay-off",
    Verb.BEST: "play-word-best",
    Verb.DONE: "play-word-done",
    Verb.UNDO: "play-word-undo",
    Verb.YES: "play-word-yes",
    Verb.NO: "play-word-no",
    Verb.SHOW: "play-word-show",
    Verb.SORT: "play-word-sort",
    Verb.PILE: "play-word-pile",
    Verb.SCORE: "play-word-score",
    Verb.RULES: "play-word-rules",
    Verb.HELP: "play-word-help",
    Verb.QUICK: "play-word-quick",
    Verb.ADVICE: "play-word-advice",
    Verb.WATCH: "play-word-watch",
    Verb.QUIT: "play-word-quit",
}
"""The Fluent key of the words for each verb, apart by commas; English is always understood too."""

_WITH_CARDS = {Verb.DISCARD, Verb.KNOCK, Verb.GIN, Verb.LAY, Verb.LAY_OFF}
_GLUED = {Verb.DISCARD, Verb.KNOCK}
"""Verbs whose one letter may touch the card: ``k7h``."""


@dataclass(frozen=True, slots=True)
class Command:
    """One line that a person typed.

    Attributes:
        verb: what is to be done.
        text: the line as it was typed, without blanks around it.
        cards: the cards named, in their order.
        on: where to lay off: cards of one of the knocker's melds; empty if not told.
        rest: what follows the verb, in lower case, for verbs that take a word.
        number: the number typed, else 0.
        at_once: whether it ends in ``!``.
    """

    verb: Verb
    text: str = ""
    cards: tuple[Card, ...] = ()
    on: tuple[Card, ...] = ()
    rest: str = ""
    number: int = 0
    at_once: bool = False


def parse(line: str) -> Command:
    """Read one line. A bare card is a discard; what cannot be read at all is :attr:`Verb.UNKNOWN`.

    Raises:
        NotationError: something that must be cards is none.
    """
    typed = line.strip()
    at_once = typed.endswith(AT_ONCE)
    text = " ".join(typed.removesuffix(AT_ONCE).lower().split())
    if not text:
        return Command(Verb.UNKNOWN if at_once else Verb.ENTER, typed)
    if text.isdecimal():
        return Command(Verb.NUMBER, typed, number=int(text[:4]))
    vocabulary = _vocabulary(language())
    for word, verb in vocabulary:
        if text == word or text.startswith(f"{word} "):
            return _completed(verb, typed, text[len(word) :].strip(), at_once=at_once)
    if (cards := _cards(text)) is not None:
        return Command(Verb.DISCARD, typed, cards, at_once=at_once)
    for word, verb in vocabulary:
        if len(word) == 1 and verb in _GLUED and text.startswith(word) and (cards := _cards(text[1:])) is not None:
            return Command(verb, typed, cards, at_once=at_once)
    try:
        parse_cards(text)
    except NotationError as error:
        if error.key == "card-twice" or text[0].isdecimal():
            raise  # it was meant as cards
    return Command(Verb.UNKNOWN, typed)


def words_for(key: str) -> tuple[str, ...]:
    """The words behind a Fluent key that lists some, in the language in force and in English."""
    with speaking(ENGLISH):
        english = t(key)
    return tuple(dict.fromkeys(word.strip().lower() for word in f"{t(key)},{english}".split(",")))


def _completed(verb: Verb, typed: str, rest: str, *, at_once: bool) -> Command:
    """The command of a verb and what stands behind it."""
    if verb not in _WITH_CARDS:
        return Command(verb, typed, rest=rest, at_once=at_once)
    if verb is Verb.LAY_OFF:
        for word in words_for("play-word-on"):
            before, found, after = f"{rest} ".partition(f" {word} ")
            if found:
                return Command(verb, typed, _must_be_cards(before), _must_be_cards(after), at_once=at_once)
    return Command(verb, typed, _must_be_cards(rest), at_once=at_once)


@cache
def _vocabulary(spoken: str) -> tuple[tuple[str, Verb], ...]:
    """Every word with its verb, the longest first, so that “lay off” is not taken for “lay”."""
    with speaking(spoken):
        pairs = [(word, verb) for verb, key in _WORDS.items() for word in words_for(key)]
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


def _must_be_cards(text: str) -> tuple[Card, ...]:
    """The cards of *text*; ``7 h`` counts as ``7h``."""
    try:
        return parse_cards(text)
    except NotationError:
        cards = _cards(text)
        if cards is None:
            raise
        return cards


def _cards(text: str) -> tuple[Card, ...] | None:
    """The cards of *text*, or None if it is no list of cards."""
    for attempt in (text, text.replace(" ", "")):
        try:
            return parse_cards(attempt) or None
        except NotationError:
            continue
    return None
