"""Events as small objects, for a page that moves cards."""

from typing import Any

from ginrummy.cards import Card, CardSet, each, name
from ginrummy.match import GameBegan, HandBegan, Resigned, Scored
from ginrummy.melds import Spread
from ginrummy.rules import Seat
from ginrummy.rules.events import (
    CalledBigGin,
    Dealt,
    Discarded,
    Drew,
    HandOver,
    Knocked,
    LaidMeld,
    LaidOffCard,
    Passed,
    Shown,
    Took,
    Turn,
)
from ginrummy.table.streams import Step

_BARE = {GameBegan: "began", HandOver: "over", Scored: "scored"}
"""Events that say all by their name."""


def cards_of(cards: CardSet) -> list[str]:
    """The cards of a set, by suit and rank."""
    return [name(card) for card in each(cards)]


def card_of(card: Card | None) -> str | None:
    """A card, or nothing."""
    return None if card is None else name(card)


def spread_of(spread: Spread) -> dict[str, Any]:
    """What somebody laid down."""
    return {
        "melds": [cards_of(meld) for meld in spread.melds],
        "laid_off": [{"card": name(one.card), "on": cards_of(one.meld)} for one in spread.laid_off],
        "unmatched": cards_of(spread.unmatched),
        "deadwood": spread.deadwood,
    }


def event_of(step: Step) -> dict[str, Any]:
    """One event of a stream."""
    what, details = _described(step)
    return {"number": step.number, "what": what, **details}


def _described(step: Step) -> tuple[str, dict[str, Any]]:
    roles = step.before.score.roles

    def by(seat: Seat, **more: Any) -> dict[str, Any]:
        return {"who": roles.person_in(seat), **more}

    match step.event:
        case HandBegan(score):
            return "hand", {"hand_number": score.hand_number}
        case Resigned(score):
            return "resigned", {"who": score.resigned}
        case Dealt(cards, sizes, upcard, stock_left):
            holding = {roles.person_in(seat): sizes[seat] for seat in Seat}
            people = [holding.get(person) for person in step.before.score.people]
            return "dealt", {"cards": cards_of(cards), "sizes": people, "upcard": card_of(upcard), "stock": stock_left}
        case Turn(seat, phase):
            return "turn", by(seat, phase=phase.value)
        case Passed(seat):
            return "passed", by(seat)
        case Drew(seat, card):
            return "drew", by(seat, card=card_of(card))
        case Took(seat, card):
            return "took", by(seat, card=name(card))
        case Discarded(seat, card):
            return "discarded", by(seat, card=name(card))
        case Knocked(seat, card):
            return "knocked", by(seat, card=name(card))
        case CalledBigGin(seat):
            return "big_gin", by(seat)
        case LaidMeld(seat, meld):
            return "laid", by(seat, meld=cards_of(meld))
        case LaidOffCard(seat, card, meld):
            return "laid_off", by(seat, card=name(card), on=cards_of(meld))
        case Shown(seat, spread):
            return "shown", by(seat, spread=spread_of(spread))
        case GameBegan() | HandOver() | Scored():
            return _BARE[type(step.event)], {}
