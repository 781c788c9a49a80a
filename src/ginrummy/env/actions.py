"""The actions of a learner: one number for each, the same in every environment and under all rules.

========= ==================================================================================================
0         pass: leave the upcard, or the last discard at the wall
1         draw from the stock
2         take the top of the discard pile
3–54      discard a card: 3 and the card, in the order clubs, diamonds, hearts, spades, ace to king
55–106    knock with a card: 55 and the card
107       declare big gin
108       done: show what has been laid down
109–173   lay a set: 109, 5 for each rank, and which: all four, or without clubs, diamonds, hearts, spades
174–437   lay a run: 174, and the place of the run by suit, lowest rank and length
438–489   lay a card off on a set: 438 and the card
490–541   lay a card off below a run: 490 and the card
542–593   lay a card off above a run: 542 and the card
========= ==================================================================================================

Where spreads are laid down by default (``laying="default"``) only the first 108 are ever asked for.

>>> name_of(0), name_of(5), name_of(106), name_of(number_of("discard 3c"))
('pass', 'discard 3c', 'knock Ks', 'discard 3c')
>>> name_of(109), name_of(174), name_of(542 + 5)
('lay Ac Ad Ah As', 'lay Ac 2c 3c', 'lay off 6c above a run')
"""

from typing import Literal, TypeAlias

from ginrummy.cards import PACK_SIZE, name
from ginrummy.errors import GinError, NotationError
from ginrummy.fast.codec import decode_action, encode_action
from ginrummy.fast.layout import ACTIONS, DONE, LAY_OFF_HIGH, LAY_OFF_LOW, LAY_OFF_SET
from ginrummy.rules import CLASSIC, Action, Deal, HandState

Laying: TypeAlias = Literal["own", "default"]
"""Who lays spreads down: the learner, card by card, or the rules' own default, at once (7.3, 8.4)."""

LAYING: tuple[Laying, ...] = ("own", "default")
PLAY_ACTIONS = DONE
"""How many actions there are without those of laying down."""


def action_count(laying: Laying) -> int:
    """How many numbers there are to choose from.

    Raises:
        GinError: nobody lays down like that.
    """
    if laying not in LAYING:
        raise GinError("env-no-such-laying", laying=str(laying), choices=", ".join(LAYING))
    return ACTIONS if laying == "own" else PLAY_ACTIONS


def _names() -> tuple[str, ...]:
    # What can be laid off depends on the hand; the rest means the same anywhere.
    somewhere = HandState.start(Deal.from_seed(0), CLASSIC)
    fixed = [str(decode_action(number, somewhere)) for number in range(LAY_OFF_SET)]
    places = {LAY_OFF_SET: "on a set", LAY_OFF_LOW: "below a run", LAY_OFF_HIGH: "above a run"}
    offs = [f"lay off {name(card)} {where}" for where in places.values() for card in range(PACK_SIZE)]
    return (*fixed, *offs)


NAMES: tuple[str, ...] = _names()
"""The name of each action."""
_NUMBERS = {text: number for number, text in enumerate(NAMES)}


def name_of(number: int) -> str:
    """The name of an action."""
    return NAMES[number]


def number_of(action: Action | str) -> int:
    """The number of an action, given as a value or by its name.

    Raises:
        NotationError: there is no action of that name.
    """
    if isinstance(action, str):
        if action not in _NUMBERS:
            raise NotationError("action-unknown", culprit=action)
        return _NUMBERS[action]
    return encode_action(action)


def action_of(number: int, state: HandState) -> Action:
    """The action that a number means in *state*, which tells the meld that a card is laid off on."""
    return decode_action(number, state)
