"""Replays: every action of a game in order and in words, the score beside it; hidden is what the record hides."""

import pytest

from ginrummy.cards import NO_CARDS
from ginrummy.locale import languages, speaking
from ginrummy.match import Person, Seating
from ginrummy.record import Record, played, read, write
from ginrummy.rules import CLASSIC, Done, Draw, Lay, LayOff, RuleSet, Seat
from ginrummy.rules.events import Dealt, Drew, HandOver, Shown
from ginrummy.table import records
from ginrummy.table.entries import GaveUp
from ginrummy.table.replay import replayed
from tests.table.logs import Scribe


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("start", ["upcard", "eleven"])
def test_every_action_is_a_moment_and_each_has_words(seating, start, rng):
    rules = RuleSet(start=start, target=40)
    people = ("anna", "ben", "cleo")[: seating.people]
    scribe = Scribe.table(rng, *people, seating=seating, rules=rules)
    scribe.game()
    record = records.whole(scribe.state, 1)
    for language in languages():
        with speaking(language):
            hands = list(replayed(record))
        assert len(hands) == len(record.hands)
        for told, hand in zip(hands, played(record), strict=True):
            assert all(moment.words for moment in told.moments)
            assert isinstance(told.moments[0].event, Dealt)
            assert isinstance(told.moments[-1].event, HandOver)
            laid = [action for action in hand.record.actions if not isinstance(action, Lay | LayOff)]
            assert len([moment for moment in told.moments if moment.choice]) == len(laid)
            shown = [moment for moment in told.moments if isinstance(moment.event, Shown)]
            assert len(shown) == sum(isinstance(action, Done) for action in laid)
            # Each moment stands where the rules say that the hand stood.
            ends = [n for n, a in enumerate(hand.record.actions, 1) if not isinstance(a, Lay | LayOff)]
            for moment, place in zip((m for m in told.moments if m.choice), ends, strict=True):
                assert moment.held == hand.states[place].held
                assert moment.seen.pile == hand.states[place].pile
                assert moment.seen.stock_left == hand.states[place].stock_left
            last = told.moments[-1].seen
            assert last.result == hand.result


def test_drawn_cards_are_named_where_they_are_known(rng):
    scribe = Scribe.table(rng, "anna", "ben")
    scribe.game()
    for hand in replayed(records.whole(scribe.state, 1)):
        draws = [moment.event.card for moment in hand.moments if isinstance(moment.event, Drew)]
        stock = hand.hand.record.stock
        assert stock is not None
        assert draws == [*stock[: len(draws)]]


@pytest.mark.parametrize("seating", Seating)
def test_an_open_game_shows_each_person_what_they_saw_and_makes_nothing_up(seating, rng):
    people = ("anna", "ben", "cleo")[: seating.people]
    scribe = Scribe.table(rng, *people, seating=seating)
    scribe.hand()
    scribe.hand(9)
    assert scribe.state.game is not None
    for person in map(Person, range(len(people))):
        record = records.partial(scribe.state, person)
        for hand, true in zip(
            replayed(record, person), played(Record.from_log(scribe.state.game.log, scribe.state.names)), strict=True
        ):
            seat = hand.hand.before.roles.viewpoint(person, seating)
            for moment in hand.moments:
                for one in Seat:
                    assert (moment.held[one] is not None) == (one is seat)
                if isinstance(moment.event, Drew):
                    assert (moment.event.card is not None) == (moment.event.seat is seat)
                for one in Seat:
                    if (shown := moment.seen.shown[one]) is not None:
                        assert shown == true.last.spread(one)
            if seat is not None:
                own = [moment.held[seat] for moment in hand.moments]
                assert own[0] == true.states[0].held[seat]
                assert own[-1] == true.last.held[seat]
                assert NO_CARDS not in own


def test_who_gives_up_ends_it_with_words(rng):
    scribe = Scribe.table(rng, "anna", "ben")
    scribe.hand(5)
    scribe.write(GaveUp(1))
    (hand,) = replayed(records.whole(scribe.state, 1), Person(0))
    last = hand.moments[-1]
    assert last.event is None
    assert last.words == ("Ben gave the game up.", "You win it!")
    between = Scribe.table(rng, "anna", "ben")
    between.hand()
    between.write(GaveUp(0))
    *_, end = next(iter(replayed(records.whole(between.state, 1)))).moments
    assert end.words == ("Anna gave the game up.", "Ben wins it.")


def test_what_the_clock_did_is_said(rng):
    scribe = Scribe.table(rng, "anna", "ben")
    scribe.hand(4)
    scribe.write(GaveUp(1))
    text = write(records.whole(scribe.state, 1))
    noted = text.replace('[Rules "classic"]', '[Rules "classic"]\n[ByClock "1:2 2:3"]')
    (plain,), (hand,) = replayed(read(text)), replayed(read(noted))
    differing = [n for n, (a, b) in enumerate(zip(plain.moments, hand.moments, strict=True)) if a.words != b.words]
    assert differing == [2]
    assert plain.moments[2].words[0] in hand.moments[2].words[0]


def test_a_record_without_stock_is_replayed_as_far_as_it_goes(rng):
    scribe = Scribe.table(rng, "anna", "ben")
    scribe.hand()
    record = records.partial(scribe.state, Person(0))
    again = read(write(record))
    first, second = list(replayed(record)), list(replayed(again))
    assert [[m.words for m in hand.moments] for hand in first] == [[m.words for m in hand.moments] for hand in second]
    assert any(isinstance(action, Draw) for action in record.hands[0].actions)
    assert record.rules == CLASSIC
