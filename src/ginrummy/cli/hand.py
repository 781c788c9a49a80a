"""``ginrummy hand``: sort a hand into melds, and with a card too many say what to discard and when to knock.

With ``--json``, for as many cards as the rules deal, cards in their text form::

    deadwood      the least deadwood, in points
    melds         the melds of the first arrangement, each a list of cards
    unmatched     the cards that it leaves over
    arrangements  every arrangement of least deadwood, each a list of melds; those with fewest melds first

With one card more, all of these describe the hand after the best discard, and beside them stand::

    discards      the least deadwood after each discard that is allowed, the best discard first
    best_discard  of those that leave least the dearest, then of highest rank, then clubs before spades
    knocks        the discards with which one may knock, as in ``discards``
    gin_discards  the discards that leave gin
    big_gin       whether big gin may be called; never true where the rules in force do not play it
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Any

import typer

from ginrummy.cards import Card, CardSet, name, points_of, rank_of
from ginrummy.cli.common import (
    JsonOption,
    RulesOption,
    SetOption,
    answer,
    has_symbols,
    read_card,
    rules_from,
    say,
    table,
)
from ginrummy.cli.held import card_names, meld_names, read_hand, read_upcard
from ginrummy.errors import CardsError
from ginrummy.locale import t
from ginrummy.melds import (
    Arrangement,
    best_arrangements,
    deadwood_after_discard,
    knocking_discards,
    least_deadwood,
)
from ginrummy.rules import DEFAULT_PRESET, GIN, RuleSet
from ginrummy.words.cards import groups, short, shorts


@dataclass(frozen=True, slots=True)
class Discards:
    """What a player who holds a card too many can do with it.

    Attributes:
        deadwood: the least deadwood after each allowed discard, in points. The discard that leaves least comes first,
            of equals the dearest, then that of highest rank, then clubs before spades.
        knocks: those discards with which one may knock (7.2).
        limit: the knock limit, in points.
        big_gin: whether big gin may be called instead, which it may not where it is not played (7.6).
    """

    deadwood: dict[Card, int]
    knocks: dict[Card, int]
    limit: int
    big_gin: bool

    @property
    def best(self) -> Card:
        """The first of them: one that leaves least deadwood."""
        return next(iter(self.deadwood))

    @property
    def gin(self) -> list[Card]:
        """The discards that leave gin (7.5)."""
        return [c for c, deadwood in self.deadwood.items() if deadwood == GIN]


def hand(
    cards: Annotated[str, typer.Argument(metavar="CARDS", show_default=False, help=t("hand-cards"))],
    *,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    taken: Annotated[str | None, typer.Option("--taken", metavar="CARD", help=t("hand-option-taken"))] = None,
    upcard: Annotated[str | None, typer.Option("--upcard", metavar="CARD", help=t("hand-option-upcard"))] = None,
    as_json: JsonOption = False,
) -> None:
    """Answer for the hand in *cards*, as many as the rules deal or one more.

    With one more, the arrangements are those of the hand after the best discard.
    """
    rules = rules_from(preset, changes)
    held = read_hand(cards, rules, rules.hand_size, rules.hand_size + 1)
    took = None if taken is None else _read_taken(taken, held, rules)
    if held.bit_count() == rules.hand_size:
        ways = best_arrangements(held)
        if as_json:
            answer(_arranged(ways))
        else:
            say(_sorted_table(ways))
        return
    discards = look(held, rules, read_upcard(upcard, rules), took)
    ways = best_arrangements(held & ~(1 << discards.best))
    if as_json:
        answer(_arranged(ways) | _discards(discards))
    else:
        say(_sorted_table(ways, discards.best))
        say(f"\n{_discard_table(discards)}\n\n{_advice(discards, rules)}")


def look(held: CardSet, rules: RuleSet, upcard: Card | None = None, taken: Card | None = None) -> Discards:
    """What a player can do who holds a card too many.

    Args:
        held: the cards.
        rules: the rules of the game.
        upcard: the card turned up at the deal, where the rules make something of it (13.1).
        taken: the card that was taken from the discard pile in this turn, if one was (6.3).
    """
    allowed = held if taken is None or not rules.taken_stays else held & ~(1 << taken)
    limit = rules.limit_for(upcard)
    return Discards(
        _best_first(deadwood_after_discard(held, allowed)),
        _best_first(knocking_discards(held, allowed, limit)),
        limit,
        rules.big_gin and least_deadwood(held) == GIN,
    )


def _best_first(discards: Mapping[Card, int]) -> dict[Card, int]:
    return dict(sorted(discards.items(), key=lambda one: (one[1], -points_of(one[0]), -rank_of(one[0]), one[0])))


def _read_taken(text: str, held: CardSet, rules: RuleSet) -> Card:
    """The card that was taken from the discard pile: one of a hand that has a card too many."""
    card = read_card(text)
    if held.bit_count() == rules.hand_size:
        raise CardsError("hand-taken-before-discard", card=name(card), count=rules.hand_size)
    if not held >> card & 1:
        raise CardsError("hand-taken-elsewhere", card=name(card))
    return card


# --- for programs ----------------------------------------------------------------------------------------------------


def _arranged(ways: tuple[Arrangement, ...]) -> dict[str, Any]:
    best = ways[0]
    return {
        "deadwood": best.deadwood,
        "melds": meld_names(best.melds),
        "unmatched": card_names(best.unmatched),
        "arrangements": [meld_names(way.melds) for way in ways],
    }


def _discards(discards: Discards) -> dict[str, Any]:
    return {
        "discards": {name(c): deadwood for c, deadwood in discards.deadwood.items()},
        "best_discard": name(discards.best),
        "knocks": {name(c): deadwood for c, deadwood in discards.knocks.items()},
        "gin_discards": [name(c) for c in discards.gin],
        "big_gin": discards.big_gin,
    }


# --- for people ------------------------------------------------------------------------------------------------------


def _sorted_table(ways: tuple[Arrangement, ...], discard: Card | None = None) -> str:
    """The first of *ways* line by line, then the others shortly."""
    symbols = has_symbols()
    best, *others = ways
    rows = [] if discard is None else [(t("hand-row-discard"), short(discard, symbols=symbols))]
    rows.append((t("hand-row-melds"), groups(best.melds, symbols=symbols) or t("hand-none")))
    rows.append((t("hand-row-unmatched"), shorts(best.unmatched, symbols=symbols) or t("hand-none")))
    rows.append((t("hand-row-deadwood"), str(best.deadwood)))
    for way in others:
        melds, unmatched = groups(way.melds, symbols=symbols), shorts(way.unmatched, symbols=symbols)
        both = t("hand-melds-and-unmatched", melds=melds, unmatched=unmatched) if unmatched else melds
        rows.append((t("hand-row-or"), both))
    return table(rows)


def _discard_table(discards: Discards) -> str:
    """What each discard leaves, those that leave the same together."""
    symbols = has_symbols()
    rows = [(t("hand-row-after"), t("hand-row-leaves"), "")]
    for deadwood, same in groupby(discards.deadwood, key=discards.deadwood.__getitem__):
        cards = list(same)
        what = t("hand-may-gin") if deadwood == GIN else t("hand-may-knock") if cards[0] in discards.knocks else ""
        rows.append((shorts(cards, symbols=symbols), str(deadwood), what))
    return table(rows)


def _advice(discards: Discards, rules: RuleSet) -> str:
    """What the hand is ripe for."""
    card = short(discards.best, symbols=has_symbols())
    if discards.big_gin:
        return t("hand-big-gin", count=rules.hand_size + 1)
    if discards.gin:
        return t("hand-gin", card=card)
    if discards.knocks:
        return t("hand-knock", card=card, deadwood=discards.deadwood[discards.best])
    if discards.limit == GIN:
        return t("hand-no-gin-yet", card=card)
    return t("hand-no-knock-yet", card=card, limit=discards.limit)
