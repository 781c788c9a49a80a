"""Partial records hold what one person saw and nothing else, and replay all the same."""

import random

import pytest
from hypothesis import HealthCheck, given, settings

from ginrummy.cards import each, set_of
from ginrummy.errors import NotationError
from ginrummy.match import GameLog, OpenGame, Person, Seating, events_of_action, events_of_deal, events_of_start
from ginrummy.match.view import events_of_resignation
from ginrummy.record import HandRecord, Record, RecordError, completed, read, record_from_events, write
from ginrummy.record.partial import ImpossibleHand, complete
from ginrummy.rules import CLASSIC, DISCARDS, KNOCKS, PASS, TAKE, Action, Deal, Draw, RuleSet, Seat, legal, replay
from tests.record.games import NAMES, Table
from tests.record.strategies import tables


def seen_by(log: GameLog, person: Person) -> Record:
    """The record of a game as *person* saw it."""
    game = OpenGame.start(log.draw, log.rules, log.seating)
    events = list(events_of_start(game.game))
    for hand in log.hands:
        game = game.deal(hand.deal)
        events += events_of_deal(game.game, person)
        for action in hand.actions:
            before = game.game
            assert before.to_act is not None
            game = game.act(before.to_act, action)
            events += events_of_action(before, action, game.game, person)
    if log.resigned is not None:
        game = game.resign(log.resigned)
        events += events_of_resignation(game.game)
    return record_from_events(events, person, NAMES[: log.seating.people])


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(tables())
def test_it_replays_to_the_same_public_game(table: Table):
    for person in table.people:
        record = record_from_events(table.events[person], person, table.names)
        again = completed(record).fold()
        assert again.score == table.open.game.score
        assert read(write(record)) == record
        # Made up or not, a second look at the completed game shows that person the very same.
        assert seen_by(completed(record), person) == record


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(tables(most=60))
def test_swapping_hidden_cards_changes_no_byte(table: Table):
    """Any other deal that fits what somebody saw gives them the same record."""
    log = table.open.log
    if not log.hands:
        return
    for person in table.people:
        record = seen_by(log, person)
        other = completed(record)
        assert write(seen_by(other, person)) == write(record)
        assert all(hand.stock is None and None in hand.hands for hand in record.hands)


def test_it_holds_no_hidden_card():
    table = Table(4).play(30)
    log = table.open.log
    hand = log.hands[-1]
    state = replay(hand.deal, hand.actions)
    for person in (Person(0), Person(1)):
        seat = table.open.game.score.roles.seat_of(person)
        assert seat is not None
        text = write(record_from_events(table.events[person], person, table.names)).split("\n\n")[-2]
        public = set_of(c.card for c in hand.actions if hasattr(c, "card") and c.card is not None)
        own = hand.deal.hands[seat] | state.held[seat]
        hidden = (state.held[seat.other] | set_of(state.stock)) & ~public & ~own & ~set_of([hand.deal.upcard or 0])
        assert hidden
        assert not [c for c in each(hidden) if set_of([c]) and f"{_name(c)}" in text.split()]


def _name(card: int) -> str:
    from ginrummy.cards import name

    return name(card)


def known(cards: int, actions: tuple[Action, ...], seat: Seat = Seat.NON_DEALER, upcard: int = 51) -> HandRecord:
    hands = (cards, None) if seat is Seat.NON_DEALER else (None, cards)
    return HandRecord(hands, upcard, None, actions)


class TestCompletion:
    ten = set_of(range(10))

    def test_the_deal_itself_where_nothing_is_hidden(self):
        deal = Deal.from_seed(1)
        assert complete(HandRecord(deal.hands, deal.upcard, deal.stock), CLASSIC) == deal

    def test_both_hands_open_and_the_stock_told_draw_by_draw(self):
        deal = Deal.from_seed(1)
        assert deal.stock is not None
        hand = HandRecord(deal.hands, deal.upcard, None, (PASS, PASS, Draw(deal.stock[0])))
        assert hand.complete
        assert hand.deal == deal.hidden()
        found = complete(hand, CLASSIC)
        assert found.stock is not None
        assert (found.hands, found.stock[0]) == (deal.hands, deal.stock[0])

    def test_what_is_thrown_was_dealt_or_drawn_in_time(self):
        actions = (PASS, TAKE, DISCARDS[40], Draw(41), DISCARDS[41], Draw(), DISCARDS[42])
        found = complete(known(self.ten, actions), CLASSIC)
        assert found.hands[Seat.DEALER] >> 40 & 1
        replay(found, (PASS, TAKE, DISCARDS[40], Draw(), DISCARDS[41], Draw(), DISCARDS[42]))

    def test_a_card_in_one_s_own_hand_cannot_be_theirs(self):
        with pytest.raises(ImpossibleHand) as caught:
            complete(known(self.ten, (PASS, TAKE, DISCARDS[3])), CLASSIC)
        assert caught.value.ply == 2

    def test_more_cards_shown_than_there_were_places(self):
        rules = RuleSet(ranks=5, suits=2, hand_size=3, knock_limit=0)
        throws = tuple(a for c in (13, 14, 15, 16) for a in (TAKE, DISCARDS[c]))
        with pytest.raises(ImpossibleHand):
            complete(HandRecord((0b111, None), 3, None, (PASS, *throws)), rules)

    def test_a_knock_without_its_spread_gets_cards_that_allow_it(self):
        found = complete(known(self.ten, (PASS, TAKE, KNOCKS[40])), CLASSIC)
        state = replay(found, (PASS, TAKE, KNOCKS[40]))
        assert legal(state)

    def test_a_knock_that_no_cards_allow(self):
        rules = RuleSet(ranks=6, suits=2, hand_size=3, knock_limit=0)
        own = set_of([0, 3, 15])  # every run that they could have breaks on one of these or on the upcard
        hand = HandRecord((own, None), 5, None, (PASS, TAKE, KNOCKS[1]))
        with pytest.raises(ImpossibleHand) as caught:
            complete(hand, rules)
        assert caught.value.key == "record-impossible-knock"

    def test_what_stays_unmatched_must_be_told(self):
        record = read(_WITH_SPREAD)
        assert completed(record).fold().needs_deal
        with pytest.raises(NotationError) as caught:
            read(_WITH_SPREAD.replace("| 2d = 2", "|"))
        assert caught.value.line == _WITH_SPREAD[: _WITH_SPREAD.index("| 2d")].count("\n") + 1


_WITH_SPREAD = """[Format "ginrummy 1"]
[Rules "classic"]
[Seating "two"]
[A "Me"]
[B "Jo"]

Hand 1: A deals
Deal A 2c 3c 4c 7d 7h 9c Jd Qh Ks 7s
Deal B ??
Upcard Qs
Stock ??
1 B pass
2 A pass
3 B +?? -Kd
4 A +4h -Ks
5 B ^Ks -9d
6 A ^9d -Jd
7 B +?? -8h
8 A +9h !Qh
9 A 2c 3c 4c / 7d 7h 7s / 9c 9d 9h | 4h
10 B Kh Ks Kc / 4d 5d 6d / Ac As Ad | 2d = 2
Undercut 4 - 2 + 10 = 12 to B
End
"""


def test_a_partial_record_has_no_log():
    with pytest.raises(RecordError):
        read(_WITH_SPREAD).log()


def test_a_card_that_cannot_have_been_there_is_told_with_its_line():
    with pytest.raises(NotationError) as caught:
        read(_WITH_SPREAD.replace("7 B +?? -8h", "7 B +?? -7h"))
    assert (caught.value.line, caught.value.column) == (18, 9)


@pytest.mark.parametrize("seating", Seating)
def test_whoever_sits_out_sees_no_card_or_the_captain_s(seating: Seating):
    table = Table(3, seating=seating).play(25)
    for person in table.people:
        record = record_from_events(table.events[person], person, table.names)
        seat = table.open.game.score.roles.viewpoint(person, seating)
        for one in Seat:
            assert (record.hands[-1].hands[one] is not None) == (one is seat)


def test_events_begin_with_the_game():
    with pytest.raises(ValueError, match="GameBegan"):
        record_from_events([], Person(0), NAMES[:2])


def test_the_filler_search_is_right_whenever_it_finds():
    rng = random.Random(7)
    from ginrummy.melds import least_deadwood
    from ginrummy.record.filling import filler_for_knock

    for _ in range(60):
        cards = rng.sample(range(52), 52)
        held = set_of(cards[: rng.randrange(8)])
        count = 10 - held.bit_count()
        possible = set_of(cards[10:40])
        found = filler_for_knock(held, count, possible, 10, 0)
        if found is not None:
            assert found & ~possible == 0
            assert found.bit_count() == count
            assert least_deadwood(held | found) <= 10
