"""Records with hidden cards: how they are made from one person's events, and how they are replayed.

A partial record is valid if some full deal could have led to it. One such deal is found and replayed under the ordinary
rules. Only cards that show themselves later matter: whatever a hidden hand discards, knocks with or lays down must have
been dealt to it or drawn by it in time. Each such card takes the earliest place there is, the cards dealt before those
drawn; if that does not work, nothing does. The other places are filled with any cards that nobody saw.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date as Date  # noqa: N812 - a type, named like one

from ginrummy.cards import NO_CARDS, Card, CardSet, each, names, set_of
from ginrummy.errors import CardsError
from ginrummy.match import Event, GameBegan, GameLog, HandBegan, HandLog, MatchState, Person, Resigned
from ginrummy.record.filling import filler_for_knock
from ginrummy.record.values import HandRecord, Proof, Record, actors, library
from ginrummy.rules import (
    BIG_GIN,
    DISCARDS,
    DONE,
    KNOCKS,
    PASS,
    TAKE,
    Action,
    BigGin,
    Deal,
    Discard,
    Draw,
    Knock,
    Lay,
    LayOff,
    RuleSet,
    Seat,
    Start,
    Take,
    Wall,
    spread_actions,
)
from ginrummy.rules.events import (
    CalledBigGin,
    Dealt,
    Discarded,
    Drew,
    Knocked,
    LaidMeld,
    LaidOffCard,
    Passed,
    Shown,
    Took,
)


class ImpossibleHand(CardsError):
    """A partial hand that no deal could have led to.

    Attributes:
        ply: the action that cannot have been, or None where it is the deal.
    """

    def __init__(self, key: str, *, ply: int | None, **params: object) -> None:
        super().__init__(key, **params)
        self.ply = ply


def completed(record: Record) -> GameLog:
    """A game that agrees with all that *record* holds; its hidden cards are made up.

    Raises:
        ImpossibleHand: there is no such game.
    """
    hands = (HandLog(complete(hand, record.rules), told(hand.actions)) for hand in record.hands)
    draw = record.draw or record.stand_in_draw()
    return GameLog(record.rules, record.seating, draw, tuple(hands), record.resigned)


def told(actions: Iterable[Action]) -> tuple[Action, ...]:
    """*actions* as they are done where the stock is known: no draw carries its card."""
    return tuple(Draw() if isinstance(action, Draw) else action for action in actions)


def complete(hand: HandRecord, rules: RuleSet) -> Deal:
    """A full deal that could have led to *hand*: the deal itself, where nothing is hidden.

    Raises:
        ImpossibleHand: there is none.
    """
    non_dealer, dealer = hand.hands
    if non_dealer is not None and dealer is not None and hand.stock is not None:
        return Deal((non_dealer, dealer), hand.upcard, hand.stock)
    return _Completion(hand, rules).deal()


@dataclass(slots=True)
class _Place:
    """Where a hidden card was: dealt to a hand, or drawn as the draw of that number."""

    drawn: int | None
    card: Card | None = None


@dataclass(slots=True)
class _Hidden:
    """What is known about the cards of one seat.

    Attributes:
        held: the cards that it is known to hold now.
        places: its places for hidden cards, the earliest first.
    """

    held: CardSet
    places: list[_Place] = field(default_factory=list)

    def free(self) -> _Place | None:
        return next((place for place in self.places if place.card is None), None)

    def unknown(self) -> int:
        return sum(place.card is None for place in self.places)


class _Completion:
    """The search for a deal that fits one partial hand."""

    def __init__(self, hand: HandRecord, rules: RuleSet) -> None:
        self.hand, self.rules, self.actions = hand, rules, hand.actions
        eleven = rules.start is Start.ELEVEN
        sizes = (rules.hand_size + eleven, rules.hand_size)
        self.seats = [
            _Hidden(NO_CARDS, [_Place(None) for _ in range(size)]) if cards is None else _Hidden(cards)
            for cards, size in zip(hand.hands, sizes, strict=True)
        ]
        self.pile = [] if hand.upcard is None else [hand.upcard]
        self.taken: list[Card] = []
        self.draws: list[_Place] = []
        self.seen = (hand.hands[0] or 0) | (hand.hands[1] or 0) | set_of(self.pile) | set_of(hand.stock or ())

    def deal(self) -> Deal:
        """The deal.

        Raises:
            ImpossibleHand: there is none.
        """
        for ply, (seat, action) in enumerate(actors(self.actions)):
            if action == DONE:
                self._show(ply, seat)
            else:
                self._follow(ply, self.seats[seat], action)
        self._enable_the_knock()
        fillers = iter(each(self.rules.pack & ~self._used()))
        for place in [place for hidden in self.seats for place in hidden.places]:
            if place.card is None:
                place.card = next(fillers, None)
        if any(place.card is None for hidden in self.seats for place in hidden.places):
            raise ImpossibleHand("record-impossible-count", ply=None)
        dealt = [
            set_of(p.card for p in hidden.places if p.drawn is None and p.card is not None) if cards is None else cards
            for hidden, cards in zip(self.seats, self.hand.hands, strict=True)
        ]
        stock = self.hand.stock
        if stock is None:
            stock = (*(place.card for place in self.draws if place.card is not None), *fillers)
        return Deal((dealt[0], dealt[1]), self.hand.upcard, stock)

    def _follow(self, ply: int, seat: _Hidden, action: Action) -> None:
        match action:
            case Draw(card):
                self._draw(ply, seat, card)
            case Take() if self.pile:
                self.taken = [self.pile.pop()]
                seat.held |= set_of(self.taken)
            case Discard(card) | Knock(card):
                self._need(ply, seat, 1 << card)
                seat.held &= ~(1 << card)
                self.pile.append(card)
            case Lay(meld):
                self._need(ply, seat, meld)
            case LayOff(card):
                self._need(ply, seat, 1 << card)

    def _show(self, ply: int, seat: Seat) -> None:
        """The end of a spread: all cards of the seat are on the table."""
        hidden, shown = self.seats[seat], self.hand.unmatched[seat]
        if shown is not None:
            self._need(ply, hidden, shown)
        if hidden.held.bit_count() < self.rules.hand_size:
            raise ImpossibleHand("record-rest-unknown", ply=ply)

    def _draw(self, ply: int, seat: _Hidden, card: Card | None) -> None:
        if card is None and self.hand.stock is not None and len(self.draws) < len(self.hand.stock):
            card = self.hand.stock[len(self.draws)]
        place = _Place(len(self.draws), card)
        self.draws.append(place)
        if card is None:
            seat.places.append(place)
            return
        if self.hand.stock is None:
            self._fresh(ply, 1 << card)
        seat.held |= 1 << card

    def _need(self, ply: int, seat: _Hidden, cards: CardSet) -> None:
        """Give *seat* what it shows to have held, each card in the earliest place that is free."""
        for card in each(cards & ~seat.held):
            self._fresh(ply, 1 << card)
            place = seat.free()
            if place is None:
                raise ImpossibleHand("record-impossible-card", ply=ply, card=names((card,)))
            place.card = card
            seat.held |= 1 << card

    def _fresh(self, ply: int, card: CardSet) -> None:
        """Make sure that nobody has seen *card* elsewhere."""
        if self.seen & card or not self.rules.pack & card:
            raise ImpossibleHand("record-impossible-card", ply=ply, card=names(card))
        self.seen |= card

    def _used(self) -> CardSet:
        placed = set_of(p.card for hidden in self.seats for p in hidden.places if p.card is not None)
        return self.seen | placed

    def _enable_the_knock(self) -> None:
        """Where a knock was called and its spread is not yet to be seen, let the knocker have the cards for it.

        So too where the last discard at the wall was taken, which nobody may do but to knock (10.2).
        """
        ply = next((n for n, a in enumerate(self.actions) if isinstance(a, Knock | BigGin)), None)
        if ply is None and self._took_at_the_wall():
            ply = len(self.actions) - 1
        if ply is None or DONE in self.actions[ply:]:
            return
        seat = self.seats[actors(self.actions)[ply][0]]
        unknown = seat.unknown()
        if not unknown:
            return
        action = self.actions[ply]
        filler = filler_for_knock(
            seat.held,
            unknown,
            self.rules.pack & ~self._used(),
            0 if isinstance(action, BigGin) else self.rules.limit_for(self.hand.upcard),
            self._may_leave() if isinstance(action, Take) else NO_CARDS,
        )
        if filler is None:
            raise ImpossibleHand("record-impossible-knock", ply=ply)
        for card in each(filler):
            place = seat.free()
            assert place is not None
            place.card = card
        seat.held |= filler

    def _may_leave(self) -> CardSet:
        """The cards that may be discarded after a take that ends the actions (6.3)."""
        taken = set_of(self.taken) if self.rules.taken_stays else NO_CARDS
        return self.rules.pack & ~taken

    def _took_at_the_wall(self) -> bool:
        if self.rules.wall is not Wall.LAST_TAKE or not self.actions or self.actions[-1] != TAKE:
            return False
        stock = self.rules.pack.bit_count() - 2 * self.rules.hand_size - 1
        return stock - len(self.draws) <= self.rules.wall_size


# --- what one person saw ---------------------------------------------------------------------------------------------


def record_from_events(
    events: Iterable[Event],
    person: Person,
    names: Sequence[str],
    *,
    date: Date | None = None,
    proofs: Sequence[Proof | None] = (),
    draw_proof: Proof | None = None,
) -> Record:
    """The record of a game as *person* saw it: nothing that was hidden from them is in it.

    Args:
        events: all that the person saw, from the start of the game on.
        person: whose view it is.
        names: what the people are called.
        date: the day of the game.
        proofs: for each hand its commitments. Seeds tell all cards: give them only where they have been revealed.
        draw_proof: the same for the draw.

    Raises:
        ValueError: the events do not begin with the start of a game.
    """
    seen = iter(events)
    began = next(seen, None)
    if not isinstance(began, GameBegan):
        raise ValueError("a game's events begin with GameBegan")
    score = began.score
    hands: list[HandRecord] = []
    resigned: Person | None = None
    for event in seen:
        match event:
            case HandBegan(now):
                score = now
            case Resigned(now):
                resigned = now.resigned
            case Dealt(upcard=upcard):
                proof = proofs[len(hands)] if len(hands) < len(proofs) else None
                hands.append(HandRecord(_dealt(event, score, person), upcard, None, (), proof=proof))
            case _ if hands:
                hands[-1] = _after(hands[-1], event, score.roles.viewpoint(person, score.seating))
    return Record(
        rules=score.rules,
        seating=score.seating,
        names=tuple(names),
        draw=score.draw,
        hands=tuple(hands),
        resigned=resigned,
        date=date,
        library=library(),
        view=person,
        draw_proof=draw_proof,
    )


def _after(hand: HandRecord, event: Event, viewpoint: Seat | None) -> HandRecord:
    """The hand with what *event* tells of it."""
    actions = (*hand.actions, *_actions(event, viewpoint))
    if isinstance(event, Shown) and event.seat is not viewpoint:
        non_dealer, dealer = hand.unmatched
        rest = event.spread.unmatched
        unmatched = (rest, dealer) if event.seat is Seat.NON_DEALER else (non_dealer, rest)
        return replace(hand, actions=actions, unmatched=unmatched)
    return replace(hand, actions=actions)


def _dealt(event: Dealt, score: MatchState, person: Person) -> tuple[CardSet | None, CardSet | None]:
    seat = score.roles.viewpoint(person, score.seating)
    if seat is None:
        return None, None
    return (event.cards, None) if seat is Seat.NON_DEALER else (None, event.cards)


def _actions(event: Event, viewpoint: Seat | None) -> Iterator[Action]:
    """The actions that an event tells of."""
    match event:
        case Passed():
            yield PASS
        case Drew(_, card):
            yield Draw(card)
        case Took():
            yield TAKE
        case Discarded(_, card):
            yield DISCARDS[card]
        case Knocked(_, card):
            yield KNOCKS[card]
        case CalledBigGin():
            yield BIG_GIN
        case LaidMeld(_, meld):
            yield Lay(meld)
        case LaidOffCard(_, card, meld):
            yield LayOff(card, meld)
        case Shown(seat, spread):
            yield from (DONE,) if seat is viewpoint else spread_actions(spread)
