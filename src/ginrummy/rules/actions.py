"""Actions: everything a player can do in a hand, one small value each, and their text form.

>>> [str(a) for a in (PASS, DRAW, TAKE, DISCARDS[0], KNOCKS[51], BIG_GIN, DONE)]
['pass', 'draw', 'take', 'discard Ac', 'knock Ks', 'big gin', 'done']
>>> parse_action("Lay off 4h on 5h 6h 7h")
LayOff(card=29, meld=7516192768)
"""

import re
from dataclasses import dataclass
from typing import TypeAlias

from ginrummy.cards import PACK_SIZE, Card, name, names, parse_cards, set_of
from ginrummy.errors import NotationError
from ginrummy.melds import Meld


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the upcard (5.1, 5.2), or the last discard at the wall (10.2, ``last_take``)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top of the stock (6.1).

    Attributes:
        card: the card drawn, told only where the stock is unknown to the state.
    """

    card: Card | None = None

    def __str__(self) -> str:
        return "draw" if self.card is None else f"draw {name(self.card)}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the discard pile, the upcard included (5.1, 6.1)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard *card* and play on (6.2)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {name(self.card)}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Discard *card* and end the play; gin is a knock whose spread has no deadwood (7.2, 7.5)."""

    card: Card

    def __str__(self) -> str:
        return f"knock {name(self.card)}"


@dataclass(frozen=True, slots=True)
class BigGin:
    """End the play with all cards in melds and no discard (7.6)."""

    def __str__(self) -> str:
        return "big gin"


@dataclass(frozen=True, slots=True)
class Lay:
    """Spread one of one's own melds (7.3, 8.1)."""

    meld: Meld

    def __str__(self) -> str:
        return f"lay {names(self.meld)}"


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay *card* off on *meld*, one of the knocker's as it was spread (8.2)."""

    card: Card
    meld: Meld

    def __str__(self) -> str:
        return f"lay off {name(self.card)} on {names(self.meld)}"


@dataclass(frozen=True, slots=True)
class Done:
    """Finish a spread; only now is it shown."""

    def __str__(self) -> str:
        return "done"


Action: TypeAlias = Pass | Draw | Take | Discard | Knock | BigGin | Lay | LayOff | Done

PASS, DRAW, TAKE, BIG_GIN, DONE = Pass(), Draw(), Take(), BigGin(), Done()
DISCARDS: tuple[Discard, ...] = tuple(Discard(c) for c in range(PACK_SIZE))
"""The discard of each card."""
KNOCKS: tuple[Knock, ...] = tuple(Knock(c) for c in range(PACK_SIZE))
"""The knock with each card."""

_BARE: dict[str, Action] = {str(action): action for action in (PASS, DRAW, TAKE, BIG_GIN, DONE)}
_OF_CARDS: tuple[Action, ...] = (*DISCARDS, *KNOCKS)
_USUAL: dict[str, Action] = _BARE | {str(action): action for action in _OF_CARDS}
"""Actions of which there are few, by their text as it is written here: what is read most is only looked up."""
_FORM = re.compile(
    r"(?P<lay_off>lay\s+off)\s(?P<card>.+)\son(?P<meld>\s.*)?|(?P<verb>draw|discard|knock|lay)(?P<cards>\s.*)?",
    re.IGNORECASE | re.ASCII | re.DOTALL,
)


def parse_action(text: str) -> Action:
    """Read an action in its text form, in any case and spacing.

    Raises:
        NotationError: *text* is no action, or names a card that is none.
    """
    usual = _USUAL.get(text) or _BARE.get(" ".join(text.lower().split()))
    if usual is not None:
        return usual
    form = _FORM.fullmatch(text, len(text) - len(text.lstrip()))
    if form is None:
        raise NotationError("action-unknown", culprit=text.strip())
    if form["lay_off"]:
        return LayOff(_one(text, *form.span("card")), _meld(text, *form.span("meld")))
    place = form.span("cards")
    match form["verb"].lower():
        case "draw":
            return Draw(_one(text, *place))
        case "discard":
            return DISCARDS[_one(text, *place)]
        case "knock":
            return KNOCKS[_one(text, *place)]
        case _:
            return Lay(_meld(text, *place))


def _one(text: str, start: int, end: int) -> Card:
    """The card between two places of *text*; both are -1 where that part is missing."""
    cards = _cards(text, start, end)
    if len(cards) != 1:
        culprit = text[start:end].strip() if cards else text.strip()
        raise NotationError("card-not-one", culprit=culprit, column=max(start, 0) + 1, count=len(cards))
    return cards[0]


def _meld(text: str, start: int, end: int) -> Meld:
    """The cards between two places of *text*, at least one; both are -1 where that part is missing."""
    cards = _cards(text, start, end)
    if not cards:
        raise NotationError("action-unknown", culprit=text.strip())
    return set_of(cards)


def _cards(text: str, start: int, end: int) -> tuple[Card, ...]:
    # What stands before them is blanked, so that an error counts columns from the beginning of all the text.
    return parse_cards(" " * start + text[start:end]) if start >= 0 else ()
