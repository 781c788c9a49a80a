"""Clause 4: the deal, the start with eleven cards, study games."""

import pytest

from ginrummy.cards import PACK, card_set, each, names, set_of
from ginrummy.rules import Deal, HandState, Phase, RuleSet, Start, Wall, hand_result
from ginrummy.rules.events import Discarded, Took
from tests.scenes import (
    DEALER,
    NON_DEALER,
    dealt,
    knocks,
    options,
    outcome,
    play,
    refused,
    refused_field,
    seen,
    throw_back,
)

ELEVEN = RuleSet(start=Start.ELEVEN)


def test_4_1_ten_each_an_upcard_and_a_stock_of_31():
    state = HandState.start(Deal.from_seed(4))
    assert [cards.bit_count() for cards in state.held] == [10, 10]
    assert state.pile == (state.deal.upcard,)
    assert state.stock_left == len(state.stock) == 31
    everything = [*each(state.held[0]), *each(state.held[1]), *state.pile, *state.stock]
    assert sorted(everything) == list(each(PACK))


def test_4_1_one_card_at_a_time_the_non_dealer_first():
    deal = Deal.from_deck(each(PACK))
    assert names(deal.hands[NON_DEALER]) == "Ac 3c 5c 7c 9c Jc Kc 2d 4d 6d"
    assert names(deal.hands[DEALER]) == "2c 4c 6c 8c Tc Qc Ad 3d 5d 7d"
    assert deal.upcard is not None
    assert names([deal.upcard]) == "8d"
    assert deal.stock is not None
    assert names(deal.stock[:6]) == "9d Td Jd Qd Kd Ah"
    assert names([deal.stock[-1]]) == "Ks"


def test_4_1_the_stock_is_drawn_from_the_top():
    state = play(dealt(stock="Kh 2s"), "pass; pass; draw")
    assert state.held[NON_DEALER] & card_set("Kh")
    assert names(state.stock[:1]) == "2s"


def test_4_1_every_card_ever_discarded_is_public():
    """Even to somebody with no seat."""
    state = dealt("9d Kd", "5c", upcard="7h")
    events = seen(state, "take; discard Kd; take; discard 5c; draw; discard 9d", None)
    discarded = [names([event.card]) for event in events if isinstance(event, Discarded)]
    taken = [names([event.card]) for event in events if isinstance(event, Took)]
    assert (discarded, taken) == (["Kd", "5c", "9d"], ["7h", "Kd"])


def test_4_2_eleven_for_the_non_dealer_and_no_upcard():
    state = HandState.start(Deal.from_seed(4, ELEVEN), ELEVEN)
    assert [cards.bit_count() for cards in state.held] == [11, 10]
    assert state.deal.upcard is None
    assert state.pile == ()
    assert state.stock_left == 31
    assert (state.turn, state.phase) == (NON_DEALER, Phase.DISCARD)


def test_4_2_the_eleventh_card_is_the_one_that_would_be_turned_up():
    deck = each(PACK)
    plain, eleven = Deal.from_deck(deck), Deal.from_deck(deck, ELEVEN)
    assert plain.upcard is not None
    assert eleven == Deal((plain.hands[0] | 1 << plain.upcard, plain.hands[1]), None, plain.stock)


def test_4_2_the_non_dealer_begins_by_discarding_any_card():
    state = dealt("2c 9d Kh", rules=ELEVEN)
    assert len(options(state, "discard")) == 11
    after = play(state, "discard Kh")
    assert (after.turn, after.phase) == (DEALER, Phase.DRAW)
    assert options(after) == ["draw", "take"]
    assert options(play(after, "take"), "discard Kh") == []


def test_4_2_knock_gin_and_big_gin_are_allowed_at_once():
    knock = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs Tc 7d", rules=ELEVEN)
    assert knocks(knock) == card_set("Tc 7d")
    big = "3h 4h 5h 6h 9c 9d 9s 9h Jc Jd Js"
    assert "big gin" not in options(dealt(big, rules=ELEVEN))
    state = dealt(big, "As 2s", rules=RuleSet(start=Start.ELEVEN, big_gin_bonus=31))
    over = play(state, "big gin; lay 3h 4h 5h 6h; lay 9c 9d 9h 9s; lay Jc Jd Js; done; done")
    assert outcome(over)[:2] == ("big gin", NON_DEALER)


@pytest.mark.parametrize("fields", [{"knock_limit": "upcard"}, {"spade_doubles": True}])
def test_4_2_not_together_with_oklahoma(fields):
    assert refused_field(start=Start.ELEVEN, **fields) == "start"


def test_4_2_the_dealer_may_draw_and_the_wall_is_the_same():
    state = play(dealt("Kh", rules=ELEVEN), "discard Kh")
    assert throw_back(state, 28).stock_left == 3
    over = throw_back(state, 29)
    assert hand_result(over).void == "wall"


@pytest.mark.parametrize(
    ("fields", "pack"),
    [
        ({"ranks": 3, "suits": 4, "hand_size": 3}, "Ac 2c 3c Ad 2d 3d Ah 2h 3h As 2s 3s"),
        ({"ranks": 4, "suits": 2, "hand_size": 3}, "Ac 2c 3c 4c Ad 2d 3d 4d"),
        ({"ranks": 2, "suits": 4, "hand_size": 3}, "Ac 2c Ad 2d Ah 2h As 2s"),
        ({"ranks": 5, "suits": 3, "hand_size": 6}, "Ac 2c 3c 4c 5c Ad 2d 3d 4d 5d Ah 2h 3h 4h 5h"),
    ],
)
def test_4_3_a_smaller_pack_has_the_lowest_ranks_of_the_first_suits(fields, pack):
    rules = RuleSet(**fields)
    assert names(rules.pack) == pack
    state = HandState.start(Deal.from_seed(1, rules), rules)
    size = fields["hand_size"]
    assert [cards.bit_count() for cards in state.held] == [size, size]
    assert state.stock_left == fields["ranks"] * fields["suits"] - 2 * size - 1
    assert set_of(state.stock) | state.held[0] | state.held[1] | set_of(state.pile) == rules.pack


def test_4_3_a_small_game_is_played_like_a_large_one():
    rules = RuleSet(ranks=5, suits=4, hand_size=4, knock_limit=3, gin_bonus=5, wall_size=1)
    state = dealt("Ac 2c 3c 5d", "Ad Ah As 4d", upcard="4c", rules=rules)
    taken = play(state, "take")
    assert options(taken) == ["discard Ac", "discard 2c", "discard 3c", "discard 5d", "knock 5d"]
    assert outcome(play(taken, "knock 5d; lay Ac 2c 3c 4c; done; lay Ad Ah As; done")) == ("gin", NON_DEALER, 9)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"ranks": 1}, "ranks"),
        ({"ranks": 14}, "ranks"),
        ({"suits": 1}, "suits"),
        ({"suits": 5}, "suits"),
        ({"hand_size": 2}, "hand_size"),
        ({"hand_size": 11}, "hand_size"),
        ({"ranks": 5, "suits": 4, "hand_size": 10}, "hand_size"),
        ({"ranks": 7, "suits": 3, "hand_size": 10}, "hand_size"),
        ({"wall_size": -1}, "wall_size"),
        ({"wall_size": 53}, "wall_size"),
        ({"take_cap": 0}, "take_cap"),
    ],
)
def test_4_3_what_makes_no_game_is_refused(fields, field):
    assert refused_field(**fields) == field


def test_4_3_one_card_is_enough_for_the_stock():
    rules = RuleSet(ranks=11, suits=2, hand_size=10, wall_size=0)
    state = dealt(rules=rules)
    assert state.stock_left == 1
    drawn = play(state, "pass; pass; draw")
    assert drawn.stock_left == 0
    assert drawn.stock == ()
    over = play(drawn, options(drawn, "discard")[0])
    assert hand_result(over).void == "wall"


@pytest.mark.parametrize(("wall_size", "draws"), [(0, 31), (1, 30), (2, 29), (5, 26)])
def test_4_3_the_wall_is_a_field(wall_size, draws):
    state = play(dealt(rules=RuleSet(wall_size=wall_size)), "pass; pass")
    assert throw_back(state, draws - 1).phase is Phase.DRAW
    assert throw_back(state, draws).over


def test_4_3_the_cap_on_takes_is_a_field():
    """With a cap of two the second take in a row ends the hand at its discard."""
    state = play(dealt("2c Kc", "5d", upcard="9h", rules=RuleSet(take_cap=2)), "take; discard Kc; take")
    assert not state.over
    over = play(state, "discard 5d")
    assert hand_result(over).void == "takes"


def test_4_3_a_wall_that_is_there_from_the_start_ends_the_hand_at_the_first_discard():
    rules = RuleSet(ranks=7, suits=3, hand_size=9, wall=Wall.AFTER_DISCARD)
    state = dealt(rules=rules)
    assert state.stock_left == 2
    taken = play(state, "take")
    assert play(taken, options(taken, "discard")[0]).over
    refused(state, "draw")
