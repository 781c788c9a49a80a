"""Clause 13: Oklahoma, Hollywood and straight gin."""

from dataclasses import replace

import pytest

from ginrummy.cards import NO_CARDS, card_set, parse_card
from ginrummy.errors import RuleSetError
from ginrummy.match import Seating
from ginrummy.rules import (
    PRESETS,
    AceLimit,
    BoxBonusWhen,
    HandView,
    RuleSet,
    Shutout,
    settle,
)
from tests.scenes import (
    DEALER,
    NON_DEALER,
    X,
    Y,
    columns,
    dealt,
    game,
    knocks,
    outcome,
    play,
    refused,
    refused_field,
    seen,
    wins,
    with_deadwood,
)

OKLAHOMA = PRESETS["oklahoma"]
HOLLYWOOD = RuleSet(columns=3)


# --- Oklahoma --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upcard", "limit"), [("2h", 2), ("6c", 6), ("9d", 9), ("Ts", 10), ("Jh", 10), ("Qd", 10), ("Kc", 10), ("Ah", 0)]
)
def test_13_1_the_upcard_sets_the_limit(upcard, limit):
    assert dealt(upcard=upcard, rules=OKLAHOMA).limit == limit
    assert RuleSet(knock_limit="upcard").limit_for(parse_card(upcard)) == limit


def test_13_1_a_six_allows_six():
    """Discarding the seven leaves 6; discarding the six would leave 7."""
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs 6d", upcard="6c", stock="7d", rules=OKLAHOMA)
    assert knocks(play(state, "pass; pass; draw")) == card_set("7d")


@pytest.mark.parametrize(("ace_limit", "allowed"), [(AceLimit.GIN_ONLY, ""), (AceLimit.ONE, "Kd")])
def test_13_1_an_ace_means_gin_only_or_one(ace_limit, allowed):
    rules = RuleSet(knock_limit="upcard", ace_limit=ace_limit)
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs As", upcard="Ah", stock="Kd", rules=rules)
    drawn = play(state, "pass; pass; draw")
    assert knocks(drawn) == card_set(allowed)
    gin = dealt("2c 3c 4c 5c 8d 8h 8s Qh Qd Qs", upcard="Ah", stock="Kd", rules=rules)
    assert knocks(play(gin, "pass; pass; draw")) == card_set("Kd")


def test_13_1_the_limit_stays_when_the_upcard_is_taken():
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs Kd", upcard="3d", rules=OKLAHOMA)
    taken = play(state, "take")
    assert taken.limit == 3
    assert knocks(taken) == card_set("Kd")
    view = HandView.fold(OKLAHOMA, DEALER, seen(state, "take", DEALER))
    assert view.pile == ()
    assert (view.limit, view.upcard) == (3, parse_card("3d"))


def test_13_1_the_knocker_s_spread_keeps_to_the_limit_too():
    """With a limit of 3 the four of clubs cannot be hidden."""
    state = dealt("2c 3c 4c 5c 8d 8h 8s Qh Qd Qs", upcard="3d", stock="Kd", rules=OKLAHOMA)
    spreading = play(state, "pass; pass; draw; knock Kd")
    refused(spreading, "lay 2c 3c 4c")
    play(spreading, "lay 3c 4c 5c")


def doubled(upcard: str, mine: int, theirs: int, rules: RuleSet = OKLAHOMA, *, big_gin: bool = False) -> int:
    spreads = with_deadwood(mine), with_deadwood(theirs)
    return settle(rules, parse_card(upcard), NON_DEALER, spreads, big_gin=big_gin).points


@pytest.mark.parametrize(("upcard", "times"), [("7s", 2), ("As", 2), ("7h", 1), ("7c", 1), ("7d", 1)])
def test_13_1_a_spade_doubles_everything_scored_in_the_hand(upcard, times):
    assert doubled(upcard, 3, 21) == times * 18
    assert doubled(upcard, 7, 4) == times * (3 + 10)
    assert doubled(upcard, 0, 30) == times * (30 + 25)
    big = RuleSet(knock_limit="upcard", spade_doubles=True, big_gin_bonus=31)
    assert doubled(upcard, 0, 30, big, big_gin=True) == times * (30 + 31)


def test_13_1_spades_double_only_where_the_option_is_on():
    assert doubled("7s", 3, 21, RuleSet(knock_limit="upcard")) == 18


def test_13_1_but_not_the_box_bonus():
    rules = RuleSet(knock_limit="upcard", spade_doubles=True, box_bonus=20)
    state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs Kd", "Ks", upcard="9s", rules=rules)
    over = play(state, "take; knock Kd; lay 2c 3c 4c; lay 8d 8h 8s; lay Qd Qh Qs; done; done")
    *_, points = outcome(over)
    assert points % 2 == 0
    score = game(rules)
    assert score.tally(score.columns[0], X).box_bonus == 0
    after = wins(score, f"X{points}")
    assert after.tally(after.columns[0], X).box_bonus == 20
    assert after.columns[0].points[X] == points


def test_13_1_without_an_upcard_there_is_no_limit():
    with pytest.raises(RuleSetError) as error:
        OKLAHOMA.limit_for(None)
    assert (error.value.key, error.value.field) == ("rules-upcard-missing", "knock_limit")
    assert OKLAHOMA.multiplier_for(None) == 1


# --- Hollywood -------------------------------------------------------------------------------------------------------


def test_13_2_the_first_win_enters_one_column_the_second_two_the_third_all():
    score = game(HOLLYWOOD)
    after = []
    for hand in ("X25", "X18", "Y30", "X36", "Y12"):
        score = wins(score, hand)
        after.append(columns(score))
    assert after == [
        [[25, 0], [0, 0], [0, 0]],
        [[43, 0], [18, 0], [0, 0]],
        [[43, 30], [18, 0], [0, 0]],
        [[79, 30], [54, 0], [36, 0]],
        [[79, 42], [54, 12], [36, 0]],
    ]


def test_13_2_a_fourth_win_enters_all_three():
    assert columns(wins(game(HOLLYWOOD), "X1 X2 X3 X4")) == [[10, 0], [9, 0], [7, 0]]


def test_13_2_a_closed_column_takes_nothing_more_and_play_goes_on():
    score = wins(game(HOLLYWOOD), "X60 X50")
    assert [column.winner for column in score.columns] == [X, None, None]
    assert not score.over
    after = wins(score, "X49")
    assert columns(after) == [[110, 0], [99, 0], [49, 0]]
    over = wins(after, "X60")
    assert columns(over) == [[110, 0], [159, 0], [109, 0]]
    assert over.over
    assert [column.winner for column in over.columns] == [X, X, X]
    assert over.winner == X


def test_13_2_shut_out_of_the_first_column():
    """The first win goes to the next open column, the second also to the one after."""
    score = wins(game(HOLLYWOOD), "X60 X50")
    after = wins(score, "Y7")
    assert columns(after) == [[110, 0], [50, 7], [0, 0]]
    assert columns(wins(after, "Y5")) == [[110, 0], [50, 12], [0, 5]]
    assert columns(wins(after, "Y5 Y4")) == [[110, 0], [50, 16], [0, 9]]


def test_13_2_shut_out_of_the_first_and_the_second_column():
    score = wins(game(HOLLYWOOD), "X99 X100")
    assert [column.winner for column in score.columns] == [X, X, None]
    assert columns(wins(score, "Y7")) == [[199, 0], [100, 0], [0, 7]]
    assert columns(wins(score, "Y7 Y8")) == [[199, 0], [100, 0], [0, 15]]


def test_13_2_shut_out_of_the_second_column_only():
    """One win in column 1, then both close: the next win goes to the third rather than nowhere."""
    score = wins(game(HOLLYWOOD), "Y7 X99 X100")
    assert [column.winner for column in score.columns] == [X, X, None]
    assert columns(wins(score, "Y5")) == [[199, 7], [100, 0], [0, 5]]


def test_13_2_each_column_has_its_own_target_bonuses_and_shutout():
    rules = RuleSet(columns=3, game_bonus=100, box_bonus=20, shutout=Shutout.GAME_BONUS_DOUBLED)
    score = wins(game(rules), "X60 Y30 X50")
    first, second, third = score.columns
    assert score.tally(first, X).total == 110 + 2 * 20 + 100
    assert score.tally(first, Y).total == 30 + 20
    assert score.tally(second, X).total == 50 + 20
    assert score.tally(third, X).total == 0
    assert score.grand_totals == (250 + 70, 50)
    over = wins(score, "X50 X60")
    first, second, third = over.columns
    assert [over.tally(column, X).shutout for column in over.columns] == [0, 100, 100]
    assert over.tally(second, X).total == 100 + 2 * 20 + 100 + 100
    assert over.tally(third, X).total == 110 + 2 * 20 + 100 + 100


def test_13_2_box_bonus_at_once_may_close_a_column():
    rules = RuleSet(columns=3, box_bonus=20, box_bonus_when=BoxBonusWhen.AT_ONCE)
    score = wins(game(rules), "X35 X25")
    assert [column.winner for column in score.columns] == [X, None, None]
    assert [score.running(column, X) for column in score.columns] == [100, 45, 0]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seating", Seating)
def test_13_2_for_two_or_three_people_and_any_preset(preset, seating):
    rules = replace(PRESETS[preset], columns=3)
    score = wins(game(rules, seating), "X5")
    assert [column.points[X] for column in score.columns] == [5, 0, 0]


def test_13_2_the_game_goes_to_the_highest_grand_total():
    """Y takes the first column, X the second and more."""
    rules = RuleSet(columns=2, target=50)
    over = wins(game(rules), "X40 Y50 X50")
    assert [column.winner for column in over.columns] == [Y, X]
    assert over.grand_totals == (90, 50)
    assert over.winner == over.leader == X


def test_13_2_nobody_wins_a_shared_grand_total():
    over = wins(game(RuleSet(columns=2, target=50)), "Y60 X60")
    assert columns(over) == [[0, 60], [60, 0]]
    assert over.over
    assert over.winner is None


@pytest.mark.parametrize("number", [0, -1, 10])
def test_13_2_no_columns_is_no_game(number):
    assert refused_field(columns=number) == "columns"


# --- straight gin ----------------------------------------------------------------------------------------------------


def test_13_3_straight_gin_is_a_limit_of_nothing():
    rules = PRESETS["straight"]
    two_left = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs 2h", upcard="Ks", stock="Kd", rules=rules)
    assert knocks(play(two_left, "pass; pass; draw")) == NO_CARDS
    gin = dealt("2c 3c 4c 5c 8d 8h 8s Qh Qd Qs", upcard="Ks", stock="Kd", rules=rules)
    assert knocks(play(gin, "pass; pass; draw")) == card_set("Kd")


def test_13_3_not_together_with_oklahoma():
    """One field: it holds a number or the upcard."""
    assert RuleSet(knock_limit=0).limit_for(parse_card("9h")) == 0
    assert RuleSet(knock_limit="upcard").limit_for(parse_card("9h")) == 9
