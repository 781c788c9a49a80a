"""From a command to the action it means, or to the reason why that cannot be done now.

What may be done is read from the choices that the view was given (design law 2); only the reasons are found here.
"""

from ginrummy.cards import Card, CardSet, bit, set_of
from ginrummy.cli.playing.commands import Command, Verb
from ginrummy.cli.playing.lines import knocks_in, limit_words
from ginrummy.errors import IllegalAction
from ginrummy.melds import is_meld, least_deadwood, points, union
from ginrummy.rules import (
    BIG_GIN,
    DISCARDS,
    DONE,
    DRAW,
    GIN,
    KNOCKS,
    PASS,
    TAKE,
    Action,
    Discard,
    HandView,
    Knock,
    Lay,
    LayOff,
    Phase,
)
from ginrummy.words.cards import short, shorts

_NOW = {
    Phase.UPCARD: "play-now-upcard",
    Phase.FIRST_DRAW: "play-now-first-draw",
    Phase.DRAW: "play-now-draw",
    Phase.DISCARD: "play-now-discard",
    Phase.LAST_TAKE: "play-now-last-take",
    Phase.LAST_KNOCK: "play-now-last-knock",
    Phase.SPREAD: "play-now-spread",
    Phase.DEFENCE: "play-now-defence",
    Phase.OVER: "play-now-over",
}
_TURN_END = (Phase.DISCARD, Phase.LAST_KNOCK)
_LAYING = (Phase.SPREAD, Phase.DEFENCE)

ACTING = frozenset(
    {Verb.DRAW, Verb.TAKE, Verb.PASS, Verb.DISCARD, Verb.KNOCK, Verb.GIN, Verb.BIG_GIN, Verb.LAY, Verb.LAY_OFF}
    | {Verb.DONE}
)
"""The verbs that mean an action of the game."""


def action_for(command: Command, hand: HandView) -> Action:
    """The action that *command* means, one of the choices of *hand*.

    Raises:
        IllegalAction: it cannot be done now; the error says why.
    """
    match command.verb:
        case Verb.DRAW:
            return _simple(DRAW, hand)
        case Verb.TAKE:
            return _take(command, hand)
        case Verb.PASS:
            return _simple(PASS, hand)
        case Verb.DISCARD:
            return _discard(command, hand)
        case Verb.KNOCK:
            return _knock(command, hand)
        case Verb.GIN:
            return _gin(command, hand)
        case Verb.BIG_GIN:
            return _big_gin(hand)
        case Verb.LAY:
            return _lay(command, hand)
        case Verb.LAY_OFF:
            return lay_off_for(_one(command, hand), command.on, hand)
        case Verb.DONE:
            return _done(hand)
    raise not_now(hand)


def not_now(hand: HandView) -> IllegalAction:
    """The refusal that says what is asked for now instead."""
    return IllegalAction(_NOW[hand.phase], choices=hand.choices, card=short(hand.pile[-1]) if hand.pile else "")


def lay_off_for(card: Card, on: tuple[Card, ...], hand: HandView) -> LayOff:
    """The lay-off of *card* on the meld with the cards *on*, or on the only one that it fits.

    Raises:
        IllegalAction: it fits none of those melds, or several.
    """
    if hand.phase is not Phase.DEFENCE:
        raise not_now(hand)
    _check_at_hand(card, hand)
    fitting = [a for a in hand.choices if isinstance(a, LayOff) and a.card == card]
    wanted = [a for a in fitting if not set_of(on) & ~_as_it_lies(a, hand)] if on else fitting
    match wanted:
        case [one]:
            return one
        case []:
            key = "play-why-no-lay-off" if _melds_to_lay_on(hand) else "play-why-no-lay-off-on-gin"
            raise IllegalAction(key, choices=hand.choices, card=short(card))
    first, second, *_ = (shorts(a.meld, symbols=False) for a in wanted)
    raise IllegalAction("play-why-which-meld", choices=hand.choices, card=short(card), first=first, second=second)


def _simple(action: Action, hand: HandView) -> Action:
    if action in hand.choices:
        return action
    raise not_now(hand)


def _take(command: Command, hand: HandView) -> Action:
    if TAKE in hand.choices:
        return TAKE
    if hand.phase is Phase.LAST_TAKE:
        raise IllegalAction("play-why-no-last-take", choices=hand.choices, card=short(hand.pile[-1]))
    if hand.phase is Phase.FIRST_DRAW:
        raise IllegalAction("play-why-no-first-take", choices=hand.choices, card=short(hand.pile[-1]))
    raise not_now(hand)


def _discard(command: Command, hand: HandView) -> Action:
    if hand.phase not in _TURN_END:
        raise not_now(hand)
    action = DISCARDS[_leaving(command, hand)]
    if action not in hand.choices:
        raise not_now(hand)
    return action


def _knock(command: Command, hand: HandView) -> Action:
    if hand.phase not in _TURN_END:
        raise not_now(hand)
    knocks = knocks_in(hand)
    if not command.cards:
        if len(knocks) == 1:
            return KNOCKS[next(iter(knocks))]
        if knocks:
            example = short(next(iter(knocks)), symbols=False)
            raise IllegalAction("play-why-which-knock", choices=hand.choices, cards=shorts(knocks), example=example)
        raise IllegalAction("play-why-no-knock", choices=hand.choices, least=_least(hand), limit=limit_words(hand))
    action = KNOCKS[_leaving(command, hand)]
    if action not in hand.choices:
        left = least_deadwood(hand.held ^ bit(action.card))
        card, limit = short(action.card), limit_words(hand)
        raise IllegalAction("play-why-too-much", choices=hand.choices, card=card, deadwood=left, limit=limit)
    return action


def _gin(command: Command, hand: HandView) -> Action:
    if hand.phase not in _TURN_END:
        raise not_now(hand)
    gins = [card for card, deadwood in knocks_in(hand).items() if deadwood == GIN]
    if command.cards:
        card = _leaving(command, hand)
        if card not in gins:
            left = least_deadwood(hand.held ^ bit(card))
            raise IllegalAction("play-why-no-gin-without", choices=hand.choices, card=short(card), deadwood=left)
        return KNOCKS[card]
    if not gins:
        raise IllegalAction("play-why-no-gin", choices=hand.choices, least=_least(hand))
    # With gin it makes no difference to the score which card goes.
    return KNOCKS[gins[0]]


def _big_gin(hand: HandView) -> Action:
    if BIG_GIN in hand.choices:
        return BIG_GIN
    if not hand.rules.big_gin:
        raise IllegalAction("play-why-big-gin-off", choices=hand.choices)
    if hand.phase not in _TURN_END:
        raise not_now(hand)
    count = hand.held.bit_count()
    raise IllegalAction("play-why-no-big-gin", choices=hand.choices, deadwood=least_deadwood(hand.held), count=count)


def _lay(command: Command, hand: HandView) -> Action:
    if hand.phase not in _LAYING:
        raise not_now(hand)
    if not command.cards:
        raise IllegalAction("play-why-lay-what", choices=hand.choices)
    for card in command.cards:
        _check_at_hand(card, hand)
    meld = set_of(command.cards)
    action = Lay(meld)
    if action not in hand.choices:
        key = "play-why-leaves-too-much" if is_meld(meld) else "play-why-no-meld"
        raise IllegalAction(key, choices=hand.choices, meld=shorts(meld), limit=limit_words(hand))
    return action


def _done(hand: HandView) -> Action:
    if hand.phase not in _LAYING:
        raise not_now(hand)
    if DONE not in hand.choices:
        left = points(at_hand(hand))
        raise IllegalAction("play-why-not-done", choices=hand.choices, deadwood=left, limit=limit_words(hand))
    return DONE


def at_hand(hand: HandView) -> CardSet:
    """The viewer's cards that are neither laid nor laid off."""
    return hand.held & ~union(hand.melds) & ~set_of(one.card for one in hand.laid_off)


def _one(command: Command, hand: HandView) -> Card:
    """The only card of a command."""
    match command.cards:
        case (card,):
            return card
    raise IllegalAction("play-why-one-card", choices=hand.choices, count=len(command.cards))


def _leaving(command: Command, hand: HandView) -> Card:
    """The card of a command that is to leave the hand, if it is there and was not taken just now (6.3)."""
    card = _one(command, hand)
    _check_at_hand(card, hand)
    if card == hand.taken and hand.rules.taken_stays:
        raise IllegalAction("play-why-taken", choices=hand.choices, card=short(card))
    return card


def _check_at_hand(card: Card, hand: HandView) -> None:
    if not hand.held >> card & 1:
        raise IllegalAction("play-why-not-held", choices=hand.choices, card=short(card))
    if not at_hand(hand) >> card & 1:
        raise IllegalAction("play-why-laid-already", choices=hand.choices, card=short(card))


def _least(hand: HandView) -> int:
    """The least deadwood that a discard can leave now."""
    leaving = [a.card for a in hand.choices if isinstance(a, Discard | Knock)]
    return min((least_deadwood(hand.held ^ bit(c)) for c in leaving), default=least_deadwood(hand.held))


def _melds_to_lay_on(hand: HandView) -> bool:
    """Whether lay-offs count at all: not against gin (9.3)."""
    spread = None if hand.knocker is None else hand.shown[hand.knocker]
    return spread is not None and spread.deadwood != GIN


def _as_it_lies(action: LayOff, hand: HandView) -> CardSet:
    """The meld of a lay-off with what lies on it already."""
    return action.meld | set_of(one.card for one in hand.laid_off if one.meld == action.meld)
