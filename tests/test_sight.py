"""What a seat sees: what everybody may know, its own cards, and nothing else (design law 3).

Two games that look alike to somebody must give them equal events. So each hand is dealt again with other cards where
that person cannot look, the same is played, and what they see is compared.
"""

import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy.cards import NO_CARDS, Card, CardSet, each, set_of
from ginrummy.errors import IllegalAction
from ginrummy.match import (
    Event,
    GameLog,
    HandLog,
    OpenGame,
    Person,
    Seating,
    View,
    events_of_action,
    events_of_deal,
    events_of_start,
)
from ginrummy.melds import union
from ginrummy.rules import (
    Action,
    Deal,
    Discard,
    Draw,
    HandEvent,
    HandState,
    HandView,
    Knock,
    Phase,
    RuleSet,
    Seat,
    Take,
    apply,
    events_after,
    hand_events,
    legal,
    opening_events,
)
from ginrummy.rules.events import Drew, LaidMeld, Turn
from tests.checks import check_view
from tests.walks import any_rules, deal_of, moves, played, played_game, seatings, seeds, with_cards

viewers = st.sampled_from([*Seat, None])
EventsAfter = Callable[[HandState, Action, HandState, Seat | None], tuple[HandEvent, ...]]


# --- hands that look alike -------------------------------------------------------------------------------------------


def states(deal: Deal, actions: tuple[Action, ...], rules: RuleSet) -> Iterator[HandState]:
    state = HandState.start(deal, rules)
    yield state
    for action in actions:
        state = apply(state, action)
        yield state


def spread_is_open(state: HandState, seat: Seat) -> bool:
    """Whether everybody sees what *seat* holds."""
    if state.knocker is None:
        return False
    return state.phase in (Phase.DEFENCE, Phase.OVER) if seat is state.knocker else state.over


def looks(state: HandState, viewer: Seat | None) -> list[CardSet | None]:
    """The cards of each seat, where *viewer* may look."""
    return [state.held[seat] if seat is viewer or spread_is_open(state, seat) else None for seat in Seat]


def swapped(deal: Deal, viewer: Seat | None, rng: random.Random) -> Deal:
    """The deal with two cards changed for one another where *viewer* cannot look: in hidden hands and in the stock."""
    assert deal.stock is not None
    hidden = [card for seat in Seat if seat is not viewer for card in each(deal.hands[seat])]
    one, other = rng.sample([*hidden, *deal.stock], 2)
    change = {one: other, other: one}
    non_dealer, dealer = (set_of(change.get(c, c) for c in each(cards)) for cards in deal.hands)
    return Deal((non_dealer, dealer), deal.upcard, tuple(change.get(c, c) for c in deal.stock))


def looks_alike(deal: Deal, other: Deal, actions: tuple[Action, ...], viewer: Seat | None, rules: RuleSet) -> bool:
    """Whether the same can be played with another deal, and *viewer* sees the same cards all along."""
    try:
        pairs = list(zip(states(deal, actions, rules), states(other, actions, rules), strict=True))
    except IllegalAction:
        return False
    return all(looks(one, viewer) == looks(two, viewer) and one.pile == two.pile for one, two in pairs)


def another_deal(
    deal: Deal, actions: tuple[Action, ...], viewer: Seat | None, rules: RuleSet, rng: random.Random, tries: int = 8
) -> Deal:
    """A deal that looks like *deal* to *viewer* while *actions* are played; mostly another one."""
    for _ in range(tries):
        candidate = swapped(deal, viewer, rng)
        if looks_alike(deal, candidate, actions, viewer, rules):
            deal = candidate
    return deal


def seen(
    deal: Deal, actions: tuple[Action, ...], viewer: Seat | None, rules: RuleSet, after: EventsAfter = events_after
) -> list[HandEvent]:
    """The events of a hand, as *after* tells them."""
    walk = list(states(deal, actions, rules))
    events = list(opening_events(walk[0], viewer))
    for before, action, now in zip(walk, actions, walk[1:], strict=False):
        events += after(before, action, now, viewer)
    return events


def check_blind(rules: RuleSet, seed: int, viewer: Seat | None, after: EventsAfter = events_after) -> int:
    """Compare a hand, cut anywhere, with others that look like it; tell how many of them there were."""
    rng = random.Random(seed)
    start = deal_of(seed, rules)
    whole = tuple(played(start, rng))
    compared = 0
    for actions in (whole, whole[: rng.randint(0, len(whole))]):
        other = another_deal(start.deal, actions, viewer, rules, rng)
        one, two = (seen(deal, actions, viewer, rules, after) for deal in (start.deal, other))
        assert one == two
        assert repr(one) == repr(two)
        assert HandView.fold(rules, viewer, one) == HandView.fold(rules, viewer, two)
        compared += other != start.deal
    return compared


@given(any_rules, seeds, viewers)
def test_hidden_cards_change_nothing_that_a_seat_sees(rules, seed, viewer):
    check_blind(rules, seed, viewer)


@pytest.mark.parametrize("viewer", [*Seat, None])
def test_there_are_hands_that_look_alike(rng, viewer):
    """The comparison is about something: nearly every hand has a double."""
    assert sum(check_blind(RuleSet(), rng.randrange(2**32), viewer) for _ in range(20)) > 20


def leak_the_draw(before: HandState, action: Action, after: HandState, viewer: Seat | None) -> tuple[HandEvent, ...]:
    drawn = (after.held[before.turn] & ~before.held[before.turn]).bit_length() - 1
    events = events_after(before, action, after, viewer)
    return tuple(replace(event, card=drawn) if isinstance(event, Drew) else event for event in events)


def leak_the_choices(before: HandState, action: Action, after: HandState, viewer: Seat | None) -> tuple[HandEvent, ...]:
    events = events_after(before, action, after, viewer)
    return tuple(replace(event, choices=legal(after)) if isinstance(event, Turn) else event for event in events)


def leak_the_top_of_the_stock(
    before: HandState, action: Action, after: HandState, viewer: Seat | None
) -> tuple[HandEvent, ...]:
    """By a pause: one event more where a high card comes next."""
    events = events_after(before, action, after, viewer)
    return (*events, *events[-1:]) if after.stock and after.stock[0] % 13 > 6 else events


@pytest.mark.parametrize("leak", [leak_the_draw, leak_the_choices, leak_the_top_of_the_stock])
@pytest.mark.parametrize("viewer", [Seat.DEALER, None])
def test_the_comparison_can_fail(rng, leak, viewer):
    def leaks(seed: int) -> bool:
        try:
            check_blind(RuleSet(), seed, viewer, leak)
        except AssertionError:
            return True
        return False

    assert any(leaks(rng.randrange(2**32)) for _ in range(30))


@settings(max_examples=30)
@given(any_rules, seatings, seeds)
def test_hidden_cards_change_nothing_that_a_person_sees(rules, seating, seed):
    """Over several hands: the adviser looks from the captain's seat, the idle player of cutthroat from none."""
    rng = random.Random(seed)
    log = played_game(seed, rules, seating, hands=3)
    for person in range(seating.people):
        other = another_log(log, Person(person), rng)
        one, two = events_of_log(log, Person(person)), events_of_log(other, Person(person))
        assert one == two
        assert repr(one) == repr(two)
        assert View.fold(Person(person), one) == View.fold(Person(person), two)


def another_log(log: GameLog, person: Person, rng: random.Random) -> GameLog:
    """The game with each hand dealt differently where *person* could not look in it."""
    seats = [game.score.roles.viewpoint(person, log.seating) for game in log.games() if game.needs_deal]
    hands = [
        HandLog(another_deal(hand.deal, hand.actions, seat, log.rules, rng, tries=4), hand.actions)
        for hand, seat in zip(log.hands, seats, strict=False)
    ]
    return replace(log, hands=tuple(hands))


def events_of_log(log: GameLog, person: Person) -> list[Event]:
    game, *later = log.games()
    actions = iter([action for hand in log.hands for action in hand.actions])
    events = list(events_of_start(game))
    for after in later:
        if game.needs_deal:
            events += events_of_deal(after, person)
        else:
            events += events_of_action(game, next(actions), after, person)
        game = after
    return events


# --- nothing that is hidden is anywhere in the events ----------------------------------------------------------------

CARDS = {"card", "upcard"}
SETS = {"cards", "meld", "melds", "unmatched"}
NUMBERS = {
    "seat", "sizes", "stock_left", "deadwood", "winner", "points", "knocker", "difference", "bonus", "multiplier",
}  # fmt: skip


def mentioned(thing: object, name: str = "") -> CardSet:
    """Every card that stands anywhere in *thing*. A number in a field that nobody has classified is an error."""
    if is_dataclass(thing):
        return union(mentioned(getattr(thing, field.name), field.name) for field in fields(thing))
    if isinstance(thing, tuple | list):
        return union(mentioned(item, name) for item in thing)
    if thing is None or isinstance(thing, str) or name in NUMBERS:
        return NO_CARDS
    assert isinstance(thing, int), f"{name} holds {thing!r}"
    assert name in CARDS | SETS, f"is {name} a card, some cards or a number?"
    return 1 << thing if name in CARDS else thing


def open_to(state: HandState, viewer: Seat | None) -> CardSet:
    """The cards that lie open, or are in the hand of *viewer*."""
    return set_of(state.pile) | union(cards for cards in looks(state, viewer) if cards is not None)


@given(any_rules, seeds, viewers)
def test_no_event_mentions_a_hidden_card(rules, seed, viewer):
    """Nor at any time before it lies open, or is in the viewer's hand."""
    start = deal_of(seed, rules)
    events = list(opening_events(start, viewer))
    may_know = open_to(start, viewer)
    assert mentioned(events) & ~may_know == NO_CARDS
    actions = []
    for before, action, after in moves(start, random.Random(seed)):
        new = events_after(before, action, after, viewer)
        may_know |= open_to(after, viewer)
        assert mentioned(new) & ~may_know == NO_CARDS
        events += new
        actions.append(action)
    assert tuple(events) == hand_events(start.deal, actions, viewer, rules)
    restored = pickle.loads(pickle.dumps(events))
    assert restored == events
    assert mentioned(restored) == mentioned(events)


def test_what_is_mentioned_is_found():
    assert mentioned(Drew(Seat.DEALER, 7)) == 1 << 7
    assert mentioned((LaidMeld(Seat.DEALER, 0b111), Drew(Seat.DEALER, None))) == 0b111
    with pytest.raises(AssertionError, match="secret"):
        mentioned((5,), "secret")


# --- spreads in the making -------------------------------------------------------------------------------------------


@given(any_rules, seeds)
def test_nobody_sees_a_spread_in_the_making(rules, seed):
    """Not its melds, not its lay-offs, not even how many steps it has taken so far."""
    start = deal_of(seed, rules)
    for state, action, after in moves(start, random.Random(seed)):
        laying = state.phase in (Phase.SPREAD, Phase.DEFENCE) and after.phase is state.phase
        for viewer in (*Seat, None):
            told = bool(events_after(state, action, after, viewer))
            assert told == (not laying or viewer is state.turn)


# --- views -----------------------------------------------------------------------------------------------------------


def publicly_known(known: list[CardSet], seat: Seat, state: HandState, action: Action) -> None:
    """Keep account of the cards that everybody knows a seat to hold."""
    if isinstance(action, Take):
        known[seat] |= 1 << state.pile[-1]
    if isinstance(action, Discard | Knock):
        known[seat] &= ~(1 << action.card)


@given(any_rules, seeds, viewers)
def test_the_view_agrees_with_the_state_at_every_step(rules, seed, viewer):
    state = deal_of(seed, rules)
    view = HandView.fold(rules, viewer, opening_events(state, viewer))
    known = [NO_CARDS, NO_CARDS]
    check_view(state, view, (known[0], known[1]))
    drawn: Card | None = None
    for before, action, after in moves(state, random.Random(seed)):
        for event in events_after(before, action, after, viewer):
            view = view.after(event)
        publicly_known(known, before.turn, before, action)
        check_view(after, view, (known[0], known[1]))
        if isinstance(action, Draw):
            drawn = before.stock[0] if before.turn is viewer else None
        elif not isinstance(action, Take) and before.phase not in (Phase.SPREAD, Phase.DEFENCE):
            drawn = None
        assert view.drawn == drawn
    assert HandView.fold(rules, viewer, view.events) == view
    assert pickle.loads(pickle.dumps(view)) == view


@given(any_rules, seeds, viewers)
def test_an_unknown_stock_looks_the_same(rules, seed, viewer):
    """Whether anybody knows the stock is nothing that a seat can see, and what may be drawn tells the other's hand."""
    start = deal_of(seed, rules)
    actions = played(start, random.Random(seed))
    known = hand_events(start.deal, actions, viewer, rules)
    unknown = hand_events(start.deal.hidden(), with_cards(start, actions), viewer, rules)
    assert unknown == known


def test_a_person_s_view_begins_with_the_game():
    with pytest.raises(ValueError, match="GameBegan"):
        View.fold(Person(0), [])
    opened = OpenGame.start([12, 11])
    assert [view.hand for view in opened.views] == [None, None]
    assert [view.choices for view in opened.views] == [(), ()]
    assert [view.rules for view in opened.views] == [RuleSet()] * 2
    assert {view.seating for view in opened.views} == {Seating.TWO}
