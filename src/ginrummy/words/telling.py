"""What happened, in sentences for one person: every event of a view's stream, who did it and why.

The same sentences serve a terminal, a page and a screen reader. They hold nothing but what the event and the view
hold, so nobody is told more than they may know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ginrummy.cards import Card
from ginrummy.locale import t
from ginrummy.match import (
    Column,
    Event,
    GameBegan,
    HandBegan,
    MatchState,
    Person,
    Resigned,
    Roles,
    Scored,
    Seating,
    View,
)
from ginrummy.melds import Spread
from ginrummy.rules import GIN, UPCARD, HandResult, NextDealer, Outcome, Phase, Seat
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
from ginrummy.words.cards import groups, short, shorts
from ginrummy.words.score import explain

_SHOWN = {
    Outcome.KNOCK: ("tell-shown", "tell-shown-you"),
    Outcome.GIN: ("tell-shown-gin", "tell-shown-gin-you"),
    Outcome.BIG_GIN: ("tell-shown-big-gin", "tell-shown-big-gin-you"),
}
_WON = {
    Outcome.KNOCK: ("tell-won-knock", "tell-won-knock-you"),
    Outcome.UNDERCUT: ("tell-won-undercut", "tell-won-undercut-you"),
    Outcome.GIN: ("tell-won-gin", "tell-won-gin-you"),
    Outcome.BIG_GIN: ("tell-won-big-gin", "tell-won-big-gin-you"),
}
_DRAWS = {
    Seating.TWO: "tell-draw-two",
    Seating.BOX: "tell-draw-box",
    Seating.CUTTHROAT: "tell-draw-cutthroat",
}
_DEALS = {
    NextDealer.WINNER: ("tell-deal-winner", "tell-deal-winner-you"),
    NextDealer.LOSER: ("tell-deal-loser", "tell-deal-loser-you"),
    NextDealer.ALTERNATE: ("tell-deal-alternate", "tell-deal-alternate-you"),
}
_WHOLE_TURNS = {
    (Drew, Discarded): ("tell-drew-discarded-seen", "tell-drew-discarded-you"),
    (Drew, Knocked): ("tell-drew-knocked-seen", "tell-drew-knocked-you"),
    (Took, Discarded): ("tell-took-discarded", "tell-took-discarded-you"),
    (Took, Knocked): ("tell-took-knocked", "tell-took-knocked-you"),
}

_TOLD_TURNS = frozenset({Phase.FIRST_DRAW, Phase.LAST_TAKE})


def needs_words(event: Event) -> bool:
    """Whether *event* is told in any words at all: most turns that begin are not."""
    return not isinstance(event, Turn) or event.phase in _TOLD_TURNS


def tell(before: View, event: Event, names: Sequence[str]) -> tuple[str, ...]:
    """The sentences that tell *event*; none where it needs no words, as when somebody's turn begins.

    Args:
        before: the view of the person who is told, as it was before the event.
        event: what happened, as that person saw it.
        names: everybody's name, by person; the one who is told is called “you” instead.
    """
    match event:
        case GameBegan(score):
            return (_Teller(before, names).drawn(score),)
        case HandBegan(score):
            return tuple(_Teller(before, names).roles(score))
        case Scored(score):
            return tuple(_Teller(before, names).scored(score))
        case Resigned(score):
            return tuple(_Teller(before, names).resigned(score))
        case _:
            return tuple(_HandTeller(before, names).told(event))


def tell_all(
    before: View, events: Iterable[Event], names: Sequence[str], *, shown: tuple[type, ...] = ()
) -> tuple[str, ...]:
    """The sentences that tell *events* in order, a draw and the discard that follows it in one.

    Args:
        before: the view of the person who is told, as it was before the first of them.
        events: what happened, as that person saw it.
        names: everybody's name, by person.
        shown: kinds of events that need no sentence, since a screen shows them otherwise.
    """
    told: list[str] = []
    view = before
    drawing: tuple[View, Drew | Took] | None = None  # seen, but not yet told
    for event in events:
        match event:
            case Drew() | Took():
                drawing = view, event
            case Discarded() | Knocked() if drawing:
                told.append(_HandTeller(view, names).whole_turn(drawing[1], event))
                drawing = None
            case Turn(phase=Phase.DISCARD | Phase.LAST_KNOCK):
                pass  # between a draw and its discard
            case _:
                if drawing:
                    told += tell(*drawing, names)
                    drawing = None
                told += () if isinstance(event, shown) else tell(view, event, names)
        view = view.after(event)
    if drawing:
        told += tell(*drawing, names)
    return tuple(told)


def tell_turn(before: View, event: Event, names: Sequence[str]) -> str | None:
    """The whole turn that *event* ends, from the draw on, in one sentence; None where it ends no turn that had a draw.

    Args:
        before: the view of the person who is told, as it was before the event.
        event: what happened, as that person saw it.
        names: everybody's name, by person.
    """
    match event, () if before.hand is None else before.hand.events[-2:]:
        case Discarded() | Knocked() as end, (Drew() | Took() as draw, Turn()):
            return _HandTeller(before, names).whole_turn(draw, end)
        case _:
            return None


def tell_start(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """The sentences that tell how the game of *view* began: who drew which card."""
    return tell(view, GameBegan(view.score), names)


@dataclass(frozen=True)
class _Teller:
    """Tells one person about the game between the hands."""

    view: View
    names: Sequence[str]

    def say(self, keys: tuple[str, str], who: Person, **params: object) -> str:
        """A sentence about *who*: the first of *keys* for somebody else, the second for the person who is told."""
        other, you = keys
        return t(you if who == self.view.person else other, who=self.names[who], **params)

    def called(self, person: Person) -> str:
        """The name of *person* in a list of several."""
        return t("tell-you-as-one-of-three") if person == self.view.person else self.names[person]

    def drawn(self, score: MatchState) -> str:
        drawn = (self.say(("tell-drawn", "tell-drawn-you"), p, card=short(score.draw[p])) for p in score.people)
        return t(_DRAWS[score.seating], drawn=", ".join(drawn))

    def roles(self, score: MatchState) -> Iterable[str]:
        """Who is what in the hand that begins, and why."""
        last = self.view.hand.result if self.view.hand and self.view.hand.result else None
        if score.seating is Seating.TWO:
            yield self._dealer(score, last)
            return
        if last is not None:
            yield self._change(score, last)
        yield self._places(score)

    def _dealer(self, score: MatchState, last: HandResult | None) -> str:
        dealer = score.roles.dealer
        if last is None:
            return self.say(("tell-deal-first", "tell-deal-first-you"), dealer)
        if last.winner is None:
            return self.say(("tell-deal-again", "tell-deal-again-you"), dealer)
        return self.say(_DEALS[score.rules.next_dealer], dealer)

    def _change(self, score: MatchState, last: HandResult) -> str:
        """Why the places of three are what they are after the hand before. Its loser always sits out (12.6, 12.10)."""
        if last.winner is None:
            return t("tell-roles-stay")
        roles = score.roles
        assert roles.out is not None
        if score.seating is Seating.CUTTHROAT:
            return self.say(("tell-cutthroat-lost", "tell-cutthroat-lost-you"), roles.out)
        if last.winner is Seat.DEALER:
            return self.say(("tell-box-won", "tell-box-won-you"), roles.dealer)
        return self.say(("tell-box-lost", "tell-box-lost-you"), roles.out)

    def _places(self, score: MatchState) -> str:
        roles = score.roles
        assert roles.out is not None
        dealer, other, out = (self.called(p) for p in (roles.dealer, roles.non_dealer, roles.out))
        if score.seating is Seating.BOX:
            return t("tell-roles-box", box=dealer, captain=other, out=out)
        key = {
            roles.dealer: "tell-roles-cutthroat-you-deal",
            roles.non_dealer: "tell-roles-cutthroat-you-dealt",
            roles.out: "tell-roles-cutthroat-you-out",
        }.get(self.view.person, "tell-roles-cutthroat")
        return t(key, dealer=dealer, other=other, out=out)

    def scored(self, score: MatchState) -> Iterable[str]:
        """The totals, the games that were won, and at the end who won it all (11.1, 11.2, 13.2)."""
        single = len(score.columns) == 1
        for number, (column, old) in enumerate(zip(score.columns, self.view.score.columns, strict=True), start=1):
            totals = ", ".join(
                self.say(("tell-points", "tell-points-you"), p, points=score.running(column, p)) for p in score.people
            )
            if single:
                yield t("tell-score", totals=totals)
            elif column != old:
                yield t("tell-score-column", number=number, totals=totals)
            if column.winner is not None and old.winner is None and not single:
                yield self._column_won(score, column, column.winner, number)
        if score.over:
            yield from self._game_over(score)

    def resigned(self, score: MatchState) -> Iterable[str]:
        """Who gave the game up, and who wins by that: at a table of three, nobody."""
        assert score.resigned is not None
        yield self.say(("tell-resigned", "tell-resigned-you"), score.resigned)
        if score.winner is None:
            yield t("tell-resigned-nobody-won")
        else:
            yield self.say(("tell-resigned-won", "tell-resigned-won-you"), score.winner)

    def _column_won(self, score: MatchState, column: Column, winner: Person, number: int) -> str:
        keys = ("tell-column-won", "tell-column-won-you")
        return self.say(keys, winner, points=score.running(column, winner), number=number)

    def _game_over(self, score: MatchState) -> Iterable[str]:
        totals, winner, leader = score.grand_totals, score.winner, score.leader
        if winner is None:
            yield t("tell-games-drawn", total=max(totals))
        elif len(score.columns) > 1:
            yield self.say(("tell-games-won", "tell-games-won-you"), winner, total=totals[winner])
        else:
            points = score.running(score.columns[0], winner)
            yield self.say(("tell-game-won", "tell-game-won-you"), winner, points=points)
            if leader is not None and leader != winner:
                yield self.say(("tell-leader", "tell-leader-you"), leader, total=totals[leader])


class _HandTeller(_Teller):
    """Tells one person about the hand under way."""

    @property
    def seats(self) -> Roles:
        """Who sits where in this hand; the score still stands as it did before the hand."""
        return self.view.score.roles

    def by(self, keys: tuple[str, str], seat: Seat, **params: object) -> str:
        """A sentence about whoever occupies *seat*."""
        return self.say(keys, self.seats.person_in(seat), **params)

    def told(self, event: Event) -> Iterable[str]:
        assert self.view.hand is not None
        match event:
            case Dealt():
                yield from self._dealt(event)
            case Turn(seat, Phase.FIRST_DRAW):
                yield self.by(("tell-both-passed", "tell-both-passed-you"), seat)
            case Turn(seat, Phase.LAST_TAKE):
                keys = ("tell-last-take", "tell-last-take-you")
                yield self.by(keys, seat, left=self.view.hand.stock_left, card=self._top)
            case Passed(seat) if self.view.hand.phase is Phase.LAST_TAKE:
                yield self.by(("tell-left", "tell-left-you"), seat, card=self._top)
            case Passed(seat):
                yield self.by(("tell-passed", "tell-passed-you"), seat, card=self._top)
            case Drew(seat, None):
                yield self.by(("tell-drew", "tell-drew"), seat)
            case Drew(seat, card) if card is not None:
                yield self.by(("tell-drew-seen", "tell-drew-you"), seat, card=short(card))
            case Took(seat, card):
                yield self.by(("tell-took", "tell-took-you"), seat, card=short(card))
            case Discarded(seat, card):
                yield self.by(("tell-discarded", "tell-discarded-you"), seat, card=short(card))
            case Knocked(seat, card):
                yield self.by(("tell-knocked", "tell-knocked-you"), seat, card=short(card))
            case CalledBigGin(seat):
                yield self.by(("tell-big-gin", "tell-big-gin-you"), seat)
            case LaidMeld(seat, meld):
                yield self.by(("tell-laid", "tell-laid-you"), seat, meld=shorts(meld))
            case LaidOffCard(seat, card, meld):
                yield self.by(("tell-laid-off", "tell-laid-off-you"), seat, card=short(card), meld=shorts(meld))
            case Shown(seat, spread):
                yield self._shown(seat, spread)
            case HandOver(result):
                yield self._over(result)

    def whole_turn(self, draw: Drew | Took, end: Discarded | Knocked) -> str:
        """A draw and what ended the turn, in one sentence."""
        card = short(end.card)
        if draw.card is None:
            kind = "tell-drew-discarded" if isinstance(end, Discarded) else "tell-drew-knocked"
            return self.by((kind, kind), end.seat, card=card)
        return self.by(_WHOLE_TURNS[type(draw), type(end)], end.seat, drawn=short(draw.card), card=card)

    @property
    def _top(self) -> str:
        assert self.view.hand is not None
        return short(self.view.hand.pile[-1])

    def _dealt(self, dealt: Dealt) -> Iterable[str]:
        rules = self.view.rules
        if dealt.upcard is None:
            yield self.by(("tell-eleven", "tell-eleven-you"), Seat.NON_DEALER, count=dealt.sizes[Seat.NON_DEALER])
            return
        yield _upcard(dealt.upcard, rules.limit_for(dealt.upcard) if rules.knock_limit == UPCARD else None)
        if rules.multiplier_for(dealt.upcard) > 1:
            yield t("tell-doubled")

    def _shown(self, seat: Seat, spread: Spread) -> str:
        assert self.view.hand is not None
        kind = Outcome.KNOCK
        if seat is self.view.hand.knocker and spread.deadwood == GIN:
            kind = Outcome.BIG_GIN if self.view.hand.big_gin else Outcome.GIN
        return self.by(_SHOWN[kind], seat, spread=tell_spread(spread))

    def _over(self, result: HandResult) -> str:
        if result.winner is None:
            return t("tell-won-nobody", sum=explain(result))
        return self.by(_WON[result.outcome], result.winner, sum=explain(result))


def tell_spread(spread: Spread) -> str:
    """What somebody laid down, in one line: melds, cards laid off, deadwood."""
    parts = [t("tell-spread-melds", melds=groups(spread.melds))] if spread.melds else []
    if spread.laid_off:
        parts.append(t("tell-spread-laid-off", cards=shorts(one.card for one in spread.laid_off)))
    if spread.unmatched:
        parts.append(t("tell-spread-rest", cards=shorts(spread.unmatched), deadwood=spread.deadwood))
    else:
        parts.append(t("tell-spread-no-rest"))
    return "; ".join(parts)


def _upcard(card: Card, limit: int | None) -> str:
    """The upcard; with the *limit* that it sets, where it sets one (13.1)."""
    if limit is None:
        return t("tell-upcard", card=short(card))
    if limit == GIN:
        return t("tell-upcard-gin-only", card=short(card))
    return t("tell-upcard-limit", card=short(card), limit=limit)
