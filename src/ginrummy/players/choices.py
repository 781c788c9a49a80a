"""What stands to be chosen in a turn, read from a view's choices."""

from ginrummy.cards import NO_CARDS, Card, CardSet, bit, points_of, rank_of, set_of
from ginrummy.melds import knocking_discards
from ginrummy.rules import BIG_GIN, Action, Discard, Draw, HandView, Knock


def draw_of(hand: HandView) -> Action:
    """The draw from the stock; where nobody knows the stock, each card is a draw, and the first stands for all."""
    return next(action for action in hand.choices if isinstance(action, Draw))


def knocks_of(hand: HandView) -> CardSet:
    """The cards that the viewer may knock with."""
    return set_of(action.card for action in hand.choices if isinstance(action, Knock))


def discards_of(hand: HandView) -> CardSet:
    """The cards that the viewer may discard and play on."""
    return set_of(action.card for action in hand.choices if isinstance(action, Discard))


def knocks_with_top(hand: HandView) -> dict[Card, int]:
    """The knocks that taking the top of the discard pile would allow, each with the deadwood it leaves."""
    with_top = hand.held | bit(hand.pile[-1])
    may_leave = hand.held if hand.rules.taken_stays else with_top  # 6.3
    return knocking_discards(with_top, may_leave, hand.limit)


def pays_big_gin(hand: HandView, gin: CardSet) -> bool:
    """Whether to declare big gin: it may be declared, and no gin among the discards *gin* scores more."""
    bonus = hand.rules.big_gin_bonus
    return BIG_GIN in hand.choices and bonus is not None and (gin == NO_CARDS or bonus >= hand.rules.gin_bonus)


def dearness(card: Card) -> tuple[int, int, Card]:
    """By what players part from cards that are worth the same to them: points, then rank, then suit (c d h s)."""
    return points_of(card), rank_of(card), card
