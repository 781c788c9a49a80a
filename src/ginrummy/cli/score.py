"""``ginrummy score``: settle a hand that was laid down at a real table.

With ``--json``, cards in their text form::

    outcome      knock, undercut, gin or big gin
    winner       knocker, defender, or null where a tie counts for nobody
    points       what the winner scores
    explanation  the sum in words
    knocker      melds, unmatched, deadwood
    defender     the same, and laid_off, the cards laid off in an order in which each one fits; lay_offs tells for each
                 of them the meld that it is laid off on, as the knocker spread it

A knock or a big gin that the rules do not allow is a "no" answer.
"""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Annotated, Any

import typer

from ginrummy.cards import CardSet, card_set, name, names
from ginrummy.cli.common import (
    FLAG,
    JsonOption,
    RulesOption,
    SetOption,
    answer,
    has_symbols,
    rules_from,
    say,
    table,
)
from ginrummy.cli.held import blaming, card_names, meld_names, read_hand, read_upcard, typed_cards
from ginrummy.errors import CardsError, IllegalAction
from ginrummy.locale import t
from ginrummy.melds import LaidOff, Meld, Spread, is_meld, points, union
from ginrummy.rules import (
    DEFAULT_PRESET,
    GIN,
    HandResult,
    Outcome,
    Seat,
    default_defence,
    default_spread,
    settle,
)
from ginrummy.words.cards import groups, shorts
from ginrummy.words.score import explain

_STROKE = "/"
"""What stands between two melds."""
_KNOCKER, _DEFENDER = Seat.NON_DEALER, Seat.DEALER
"""Who dealt makes no difference to a score, so here the knocker simply takes the first seat."""


def score(
    *,
    knocker: Annotated[
        str, typer.Option("--knocker", metavar="CARDS", show_default=False, help=t("score-option-knocker"))
    ],
    defender: Annotated[
        str, typer.Option("--defender", metavar="CARDS", show_default=False, help=t("score-option-defender"))
    ],
    knocker_melds: Annotated[
        str | None, typer.Option("--knocker-melds", metavar="MELDS", help=t("score-option-knocker-melds"))
    ] = None,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    upcard: Annotated[str | None, typer.Option("--upcard", metavar="CARD", help=t("score-option-upcard"))] = None,
    big_gin: Annotated[bool, typer.Option("--big-gin", metavar=FLAG, help=t("score-option-big-gin"))] = False,
    as_json: JsonOption = False,
) -> None:
    """Settle the hand: the knocker's melds as told or by default, against the best defence."""
    rules = rules_from(preset, changes)
    turned_up = read_upcard(upcard, rules)
    if big_gin and not rules.big_gin:
        raise IllegalAction("score-big-gin-not-played")
    mine = read_hand(knocker, rules, rules.hand_size + big_gin)
    theirs = read_hand(defender, rules, rules.hand_size)
    for one in typed_cards(defender):
        if mine >> one.card & 1:
            raise blaming(one, CardsError("score-card-in-both", card=name(one.card), **one.place), defender)
    spread = read_spread(knocker_melds, mine) if knocker_melds is not None else default_spread(mine, rules.pack & ~mine)
    check_knock(spread, GIN if big_gin else rules.limit_for(turned_up), big_gin=big_gin)
    result = settle(rules, turned_up, _KNOCKER, (spread, default_defence(theirs, spread)), big_gin=big_gin)
    if as_json:
        answer(as_values(result))
    else:
        say(_told(result))


def read_spread(text: str, held: CardSet) -> Spread:
    """What a knocker laid down: melds with a stroke between them, ``5h 6h 7h / 9c 9d 9s``; the rest is deadwood.

    Raises:
        NotationError: something is not a card, or a card is in two melds.
        CardsError: something is no meld, or not among the cards *held*.
    """
    cards = typed_cards(text, _STROKE)
    for one in cards:
        if not held >> one.card & 1:
            raise blaming(one, CardsError("score-meld-not-held", card=name(one.card), **one.place), text)
    melds: list[Meld] = []
    for part in text.split(_STROKE):
        meld = card_set(part)
        if meld and not is_meld(meld):
            first = next(one for one in cards if meld >> one.card & 1)
            raise blaming(first, CardsError("score-no-meld", cards=names(meld), **first.place), text)
        melds += [meld] if meld else []
    rest = held & ~union(melds)
    return Spread(tuple(sorted(melds)), (), rest, points(rest))


def check_knock(spread: Spread, limit: int, *, big_gin: bool) -> None:
    """Make sure that a knocker may lay down *spread* (7.2, 7.6).

    Raises:
        IllegalAction: its deadwood is above the limit.
    """
    if spread.deadwood <= limit:
        return
    if big_gin:
        raise IllegalAction("score-not-big-gin", deadwood=spread.deadwood)
    if limit == GIN:
        raise IllegalAction("score-not-gin", deadwood=spread.deadwood)
    raise IllegalAction("score-over-limit", deadwood=spread.deadwood, limit=limit)


def _sides(result: HandResult) -> tuple[Spread, Spread]:
    """What the knocker and what the defender laid down."""
    assert result.spreads is not None
    return result.spreads[_KNOCKER], result.spreads[_DEFENDER]


def as_values(result: HandResult) -> dict[str, Any]:
    """The result for a program."""
    mine, theirs = _sides(result)
    winner = None if result.winner is None else "knocker" if result.winner is _KNOCKER else "defender"
    return {
        "outcome": result.outcome.value,
        "winner": winner,
        "points": result.points,
        "explanation": explain(result),
        "knocker": {
            "melds": meld_names(mine.melds),
            "unmatched": card_names(mine.unmatched),
            "deadwood": mine.deadwood,
        },
        "defender": {
            "melds": meld_names(theirs.melds),
            "laid_off": [name(one.card) for one in theirs.laid_off],
            "lay_offs": [{"card": name(one.card), "on": card_names(one.meld)} for one in theirs.laid_off],
            "unmatched": card_names(theirs.unmatched),
            "deadwood": theirs.deadwood,
        },
    }


def _told(result: HandResult) -> str:
    """The result for a person: both spreads, who scores, and why."""
    mine, theirs = _sides(result)
    told = table([*_rows(t("score-row-knocker"), mine), ("", "", ""), *_rows(t("score-row-defender"), theirs)])
    return f"{told}\n\n{_verdict(result)}\n{explain(result)}"


def _rows(side: str, spread: Spread) -> list[tuple[str, str, str]]:
    symbols = has_symbols()
    rows = [(t("hand-row-melds"), groups(spread.melds, symbols=symbols) or t("hand-none"))]
    if spread.laid_off:
        rows.append((t("score-row-laid-off"), "; ".join(_laid_off(spread.laid_off, symbols=symbols))))
    rows.append((t("hand-row-unmatched"), shorts(spread.unmatched, symbols=symbols) or t("hand-none")))
    rows.append((t("hand-row-deadwood"), str(spread.deadwood)))
    return [(side if number == 0 else "", *row) for number, row in enumerate(rows)]


def _laid_off(laid_off: tuple[LaidOff, ...], *, symbols: bool) -> Iterator[str]:
    """The lay-offs, those on one meld together."""
    for meld, same in groupby(laid_off, key=attrgetter("meld")):
        cards = shorts([one.card for one in same], symbols=symbols)
        yield t("score-laid-off", cards=cards, meld=shorts(meld, symbols=symbols))


def _verdict(result: HandResult) -> str:
    """Who scores, in a sentence."""
    match result.outcome:
        case _ if result.winner is None:
            return t("score-nobody")
        case Outcome.UNDERCUT:
            return t("score-undercut", points=result.points)
        case Outcome.GIN:
            return t("score-gin", points=result.points)
        case Outcome.BIG_GIN:
            return t("score-big-gin", points=result.points)
    return t("score-knock", points=result.points)
