"""What the terminal shows of a hand: pure functions from a view to lines of text."""

from collections.abc import Iterable, Sequence
from enum import Enum

from ginrummy.cards import NO_CARDS, Card, CardSet, bit, each, points_of, rank_of, set_of, suit_of
from ginrummy.cli.playing.commands import words_for
from ginrummy.locale import t
from ginrummy.match import MatchState, Person, View
from ginrummy.melds import (
    Arrangement,
    LaidOff,
    Meld,
    Spread,
    best_arrangements,
    deadwood_after_discard,
    least_deadwood,
    union,
)
from ginrummy.rules import BIG_GIN, GIN, UPCARD, Discard, HandResult, HandView, Knock, Outcome, Phase, Seat
from ginrummy.rules.events import Discarded, Knocked, Took
from ginrummy.words.cards import short, shorts

BETWEEN = " · "

MOST_KNOCKS = 3
"""How many of the cards to knock with are named; the best come first, and any other can be typed."""


class Sort(Enum):
    """How the cards in hand are put in order; each with the key of the words that choose it."""

    MELDS = "play-word-sort-melds"
    RANK = "play-word-sort-rank"
    SUIT = "play-word-sort-suit"

    @property
    def next(self) -> "Sort":
        """The order that comes after this one."""
        orders = list(Sort)
        return orders[(orders.index(self) + 1) % len(orders)]

    @classmethod
    def named(cls, word: str) -> "Sort | None":
        """The order that *word* chooses, if it does."""
        return next((order for order in cls if word in words_for(order.value)), None)


def hand_line(hand: HandView, sort: Sort = Sort.MELDS) -> str:
    """The cards that the viewer holds, with their deadwood; a card that came in this turn has a plus before it."""
    new = set_of(c for c in (hand.drawn, hand.taken) if c is not None and hand.held >> c & 1)
    arranged, deadwood = _arranged(hand)
    if sort is Sort.MELDS:
        cards = _in_melds(arranged.melds, arranged.unmatched, new)
    else:
        cards = _row(sorted(each(hand.held), key=_by_rank if sort is Sort.RANK else None), new)
    after = hand.phase in (Phase.DISCARD, Phase.LAST_KNOCK) and deadwood is not None
    key = "play-hand-after-discard" if after and arranged.unmatched else "play-hand"
    return t(key, cards=cards, deadwood=arranged.deadwood if deadwood is None else deadwood)


def _arranged(hand: HandView) -> tuple[Arrangement, int | None]:
    """How to show the cards held: ten at their best, eleven as the best discard leaves them, with what that leaves."""
    may_leave = set_of(a.card for a in hand.choices if isinstance(a, Discard | Knock))
    if may_leave == NO_CARDS or least_deadwood(hand.held) == GIN:
        return best_arrangements(hand.held)[0], None
    left = deadwood_after_discard(hand.held, may_leave)
    away = min(left, key=lambda c: (left[c], -points_of(c), -rank_of(c)))
    rest = best_arrangements(hand.held ^ bit(away))[0]
    return Arrangement(rest.melds, rest.unmatched | bit(away), rest.deadwood), left[away]


def table_line(hand: HandView) -> str:
    """What lies on the table, and with how much deadwood one may knock."""
    pile = t("play-pile", card=short(hand.pile[-1])) if hand.pile else t("play-pile-empty")
    return BETWEEN.join((pile, t("play-stock", count=hand.stock_left), limit_words(hand)))


def limit_words(hand: HandView) -> str:
    """The knock limit; where the upcard sets it, the upcard stays in sight after it has been taken (13.1)."""
    if hand.rules.knock_limit == UPCARD and hand.upcard is not None:
        if hand.limit == GIN:
            return t("play-gin-only-upcard", card=short(hand.upcard))
        return t("play-limit-upcard", limit=hand.limit, card=short(hand.upcard))
    return t("play-gin-only") if hand.limit == GIN else t("play-limit", limit=hand.limit)


def choices_line(hand: HandView) -> str:
    """What the viewer may do now, each with what to type for it."""
    top = short(hand.pile[-1]) if hand.pile else ""
    match hand.phase:
        case Phase.UPCARD:
            return t("play-may-upcard", card=top)
        case Phase.FIRST_DRAW:
            return t("play-may-first-draw")
        case Phase.DRAW:
            return t("play-may-draw", card=top)
        case Phase.LAST_TAKE:
            may_take = len(hand.choices) > 1
            return t("play-may-last-take" if may_take else "play-may-last-pass", card=top)
        case Phase.DISCARD | Phase.LAST_KNOCK:
            return _discard_choices(hand)
        case _:
            return t("play-may-lay")


def _discard_choices(hand: HandView) -> str:
    words = [] if hand.phase is Phase.LAST_KNOCK else [t("play-may-discard")]
    knocks = knocks_in(hand)
    if GIN in knocks.values():
        words.append(t("play-may-gin"))
    elif knocks:
        more = " …" if len(knocks) > MOST_KNOCKS else ""
        words.append(t("play-may-knock", cards=shorts(list(knocks)[:MOST_KNOCKS]) + more))
    if BIG_GIN in hand.choices:
        words.append(t("play-may-big-gin"))
    return BETWEEN.join(words)


def knocks_in(hand: HandView) -> dict[Card, int]:
    """The cards that the viewer may knock with, each with the least deadwood that it leaves; the dearest first."""
    knocks = {a.card: least_deadwood(hand.held ^ bit(a.card)) for a in hand.choices if isinstance(a, Knock)}
    return dict(sorted(knocks.items(), key=lambda knock: (knock[1], -points_of(knock[0]))))


def spread_line(spread: Spread, off: Iterable[LaidOff] = ()) -> str:
    """Cards as they lie: melds in brackets, what was laid off on them with a plus, then deadwood."""
    added: dict[Meld, CardSet] = {}
    for one in off:
        added[one.meld] = added.get(one.meld, NO_CARDS) | bit(one.card)
    laid = union(added.values())
    melds = [meld | added.get(meld, NO_CARDS) for meld in spread.melds]
    return t("play-hand", cards=_in_melds(melds, spread.unmatched, laid), deadwood=spread.deadwood)


def result_lines(result: HandResult, score: MatchState, names: Sequence[str]) -> list[str]:
    """Both spreads as they lie at the end of a hand, the knocker's first; nothing of a void hand is shown."""
    if result.spreads is None or result.knocker is None:
        return []
    people = [score.roles.person_in(seat) for seat in (result.knocker, result.knocker.other)]
    width = max(len(names[p]) for p in people)
    lines = []
    for seat, person in zip((result.knocker, result.knocker.other), people, strict=True):
        spread = result.spreads[seat]
        theirs = result.spreads[seat.other].laid_off
        lines.append(f"  {names[person]:<{width}}  {spread_line(spread, theirs)}")
        if spread.laid_off:
            laid_off = shorts(one.card for one in spread.laid_off)
            lines.append(f"  {'':<{width}}  {t('play-laid-off', cards=laid_off)}")
    return lines


def heading_of(result: HandResult, number: int) -> str:
    """The heading over a hand that has ended."""
    keys = {
        Outcome.KNOCK: "play-over-knock",
        Outcome.UNDERCUT: "play-over-undercut",
        Outcome.GIN: "play-over-gin",
        Outcome.BIG_GIN: "play-over-big-gin",
        Outcome.VOID: "play-over-void",
    }
    return t(keys[result.outcome], number=number)


def pile_lines(view: View, names: Sequence[str]) -> list[str]:
    """The discard pile, and what each seat took from it and threw on it, in order (4.1: all of it is public)."""
    hand = view.hand
    if hand is None:
        return []
    pile = shorts(hand.pile) if hand.pile else t("play-none")
    lines = [t("play-pile-all", cards=pile)]
    for seat in Seat:
        took = [e.card for e in hand.events if isinstance(e, Took) and e.seat is seat]
        threw = [e.card for e in hand.events if isinstance(e, Discarded | Knocked) and e.seat is seat]
        kept = hand.known[seat] & set_of(took)
        lines.append(
            t(
                "play-pile-of" if kept else "play-pile-of-none-kept",
                who=names[view.score.roles.person_in(seat)],
                threw=shorts(threw) if threw else t("play-none"),
                took=shorts(took) if took else t("play-none"),
                kept=shorts(kept),
            )
        )
    return lines


def totals_line(score: MatchState, names: Sequence[str]) -> str:
    """Who has how much, and how much is needed."""
    if len(score.columns) == 1:
        totals = _totals(score, 0, names)
        return t("play-totals", totals=totals, target=score.rules.target)
    games = [t("play-totals-game", number=n + 1, totals=_totals(score, n, names)) for n in range(len(score.columns))]
    return "   ".join(games)


def _totals(score: MatchState, number: int, names: Sequence[str]) -> str:
    column = score.columns[number]
    return BETWEEN.join(f"{names[p]} {score.running(column, Person(p))}" for p in score.people)


def _in_melds(melds: Iterable[Meld], rest: CardSet, new: CardSet) -> str:
    """Melds in brackets, then the rest by rank, so that pairs stand together."""
    brackets = [f"[{_row(each(meld), new)}]" for meld in melds]
    return " ".join([*brackets, _row(sorted(each(rest), key=_by_rank), new)]).strip()


def _row(cards: Iterable[Card], new: CardSet) -> str:
    return " ".join(("+" if new >> c & 1 else "") + short(c) for c in cards)


def _by_rank(card: Card) -> tuple[int, int]:
    return rank_of(card), suit_of(card)
