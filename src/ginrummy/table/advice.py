"""Advice between the captain and the one sitting out (rules, 12.5): what it means, and what a bot makes of it."""

from ginrummy.cards import Card, bit
from ginrummy.errors import NotationError
from ginrummy.locale import t
from ginrummy.melds import deadwood_after_discard, least_deadwood
from ginrummy.rules import (
    DRAW,
    Action,
    BigGin,
    Discard,
    Draw,
    HandView,
    Knock,
    Pass,
    Phase,
    Take,
    parse_action,
)
from ginrummy.table.errors import TableError
from ginrummy.words.cards import short

ADVISED = frozenset({Phase.UPCARD, Phase.DRAW, Phase.DISCARD, Phase.LAST_TAKE, Phase.LAST_KNOCK})
"""When advice is given. There is nothing to choose in a first draw, and cards are laid down at their best anyway."""

NO_ADVICE = "none"
"""What an adviser says who has nothing to say."""
KNOCK = "knock"
"""What an adviser says who points at the knock and leaves the card to the captain."""

PATIENCE = 5
"""How many points of deadwood a captain gives up at most to follow advice."""


def checked(what: str, hand: HandView) -> str:
    """Advice in its proper form, made sure to be about something the captain can do.

    Args:
        what: what the adviser pointed at.
        hand: the hand as captain and adviser see it; its choices are the captain's.

    Raises:
        TableError: the captain is not to choose now, or cannot do that.
    """
    words = " ".join(what.lower().split())
    if words == NO_ADVICE:
        return words
    if hand.phase not in ADVISED or not hand.choices:
        raise TableError("table-no-advice-now")
    if words == KNOCK and any(isinstance(action, Knock) for action in hand.choices):
        return words
    try:
        action = parse_action(words)
    except NotationError:
        raise TableError("table-advice-unknown", what=what) from None
    if action not in hand.choices:
        raise TableError("table-advice-impossible", what=str(action))
    return str(action)


def meant(what: str, hand: HandView, own: Action) -> Action | None:
    """The action that advice means to a captain who would do *own*; None where it means nothing here."""
    if what == KNOCK:
        if isinstance(own, Knock | BigGin):
            return own
        knocks = [action for action in hand.choices if isinstance(action, Knock)]
        return min(knocks, key=lambda action: (_left_by(action, hand), action.card), default=None)
    try:
        action = parse_action(what)
    except NotationError:
        return None
    return action if action in hand.choices else None


def heeds(hand: HandView, own: Action, advice: Action) -> bool:
    """Whether a captain who would do *own* follows *advice*.

    A captain likes to please, but decides: never is a knock, gin or big gin given up, and otherwise what can be
    counted at once, the deadwood left after the turn, may be worse by :data:`PATIENCE` points at most.
    """
    if own == advice:
        return True
    if isinstance(own, Knock | BigGin) and not isinstance(advice, Knock | BigGin):
        return False
    return _left_by(advice, hand) <= _left_by(own, hand) + PATIENCE


def in_words(what: str, who: str, top: Card | None) -> str:
    """What *who*, who sits out, would do.

    Args:
        what: the advice, as :func:`checked` gave it.
        who: the name of the adviser.
        top: the top of the discard pile.
    """
    if what == NO_ADVICE:
        return t("table-advice-none", who=who)
    if what == KNOCK:
        return t("table-advice-knock", who=who)
    lying = "" if top is None else short(top)
    match parse_action(what):
        case Take():
            return t("table-advice-take", who=who, card=lying)
        case Pass():
            return t("table-advice-pass", who=who, card=lying)
        case Draw():
            return t("table-advice-draw", who=who)
        case Discard(card):
            return t("table-advice-discard", who=who, card=short(card))
        case Knock(card):
            return t("table-advice-knock-with", who=who, card=short(card))
        case _:
            return t("table-advice-big-gin", who=who)


def answer_in_words(answer: str, captain: str) -> str:
    """What a bot captain says to advice."""
    return {
        "agrees": t("table-captain-agrees", captain=captain),
        "follows": t("table-captain-follows", captain=captain),
        "declines": t("table-captain-declines", captain=captain),
    }[answer]


def as_advice(action: Action) -> str:
    """An action as advice: a draw tells no card."""
    return str(DRAW) if isinstance(action, Draw) else str(action)


def _left_by(action: Action, hand: HandView) -> int:
    """The least deadwood that *action* surely leads to in this turn."""
    match action:
        case Discard(card) | Knock(card):
            return least_deadwood(hand.held & ~bit(card))
        case Take():
            held = hand.held | bit(hand.pile[-1])
            return min(deadwood_after_discard(held, hand.held if hand.rules.taken_stays else held).values())
        case _:
            return least_deadwood(hand.held)
