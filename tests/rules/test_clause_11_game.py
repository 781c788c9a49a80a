"""Clause 11: the target, the bonuses, the end of a game."""

import pytest

from ginrummy.cards import parse_cards
from ginrummy.errors import IllegalAction
from ginrummy.match import Game, MatchState, Seating, Tally
from ginrummy.rules import PRESETS, BoxBonusWhen, Deal, HandResult, Outcome, RuleSet, Seat, Shutout, draw_cards
from tests.scenes import X, Y, Z, columns, game, places, refused_field, win, wins

HOYLE, MODERN = PRESETS["hoyle"], PRESETS["modern"]
AT_ONCE = RuleSet(box_bonus=10, box_bonus_when=BoxBonusWhen.AT_ONCE)


def tallies(score: MatchState) -> list[Tally]:
    """What each person has in the first column."""
    return [score.tally(score.columns[0], person) for person in score.people]


@pytest.mark.parametrize(("points", "winner"), [("X60 X39", None), ("X60 X40", X), ("X60 X41", X), ("X99 Y100", Y)])
def test_11_1_a_hundred_or_more_wins(points, winner):
    score = wins(game(), points)
    assert (score.winner, score.over) == (winner, winner is not None)


def test_11_1_the_target_is_an_option():
    assert wins(game(RuleSet(target=25)), "X25").winner == X
    assert refused_field(target=0) == "target"


def test_11_1_hands_are_numbered_and_nothing_follows_the_end():
    score = wins(game(), "X60")
    assert (game().hand_number, score.hand_number) == (1, 2)
    over = win(score, X, 40)
    with pytest.raises(IllegalAction) as error:
        win(over, X, 5)
    assert error.value.key == "match-over"
    played = Game(over)
    assert not played.needs_deal
    with pytest.raises(IllegalAction) as error:
        played.deal(Deal.from_seed(1))
    assert error.value.key == "match-over"


def test_11_2_box_bonus_at_the_end_does_not_count_toward_the_target():
    score = wins(game(HOYLE), "X20 X20 X20 X20 X8")
    assert not score.over
    assert score.running(score.columns[0], X) == 88
    assert score.tally(score.columns[0], X) == Tally(points=88, box_bonus=100, game_bonus=0, shutout=0)


def test_11_2_box_bonus_at_once_counts_and_may_end_the_game():
    score = wins(game(AT_ONCE), "X74")
    assert score.running(score.columns[0], X) == 84
    assert not win(score, X, 5).over
    over = win(score, X, 6)
    assert over.winner == X
    assert over.running(over.columns[0], X) == 100
    assert over.grand_totals == (100, 0)


def test_11_2_the_last_hand_earns_a_box_bonus_too():
    over = wins(game(RuleSet(box_bonus=20)), "X60 Y30 X40")
    assert [tally.box_bonus for tally in tallies(over)] == [40, 20]


def test_11_2_the_final_count_kind_by_kind():
    over = wins(game(HOYLE), "X24 X38 Y17 Y12 X41")
    assert tallies(over) == [Tally(103, 3 * 20, 100, 0), Tally(29, 2 * 20, 0, 0)]
    assert [tally.total for tally in tallies(over)] == [263, 69]
    assert over.grand_totals == (263, 69)


def test_11_2_no_game_bonus_before_the_end():
    assert [tally.game_bonus for tally in tallies(wins(game(HOYLE), "X24 X38"))] == [0, 0]


@pytest.mark.parametrize(
    ("shutout", "extra"),
    [(Shutout.NONE, 0), (Shutout.GAME_BONUS_DOUBLED, 70), (Shutout.HAND_POINTS_DOUBLED, 105)],
)
def test_11_2_shutout(shutout, extra):
    """Doubled is what came from hands before bonuses, or the game bonus."""
    rules = RuleSet(game_bonus=70, box_bonus=20, shutout=shutout)
    alone = wins(game(rules), "X60 X45")
    assert tallies(alone) == [Tally(105, 40, 70, extra), Tally(0, 0, 0, 0)]
    beaten_once = wins(game(rules), "X60 Y1 X45")
    assert tallies(beaten_once) == [Tally(105, 40, 70, 0), Tally(1, 20, 0, 0)]


def test_11_2_a_shutout_in_a_game_of_three_needs_both_others_without_a_win():
    rules = RuleSet(game_bonus=100, shutout=Shutout.GAME_BONUS_DOUBLED)
    alone = wins(game(rules, Seating.BOX), "X60 X60")
    assert tallies(alone)[X].shutout == 100
    one_scored = wins(game(rules, Seating.CUTTHROAT), "X60 Z5 Z1 X60")
    assert tallies(one_scored)[X].shutout == 0


def test_11_2_bonuses_are_per_person_and_there_is_no_settlement():
    over = wins(game(HOYLE, Seating.BOX), "X50 Z30 Y10 X5 Z80")
    assert over.winner == Z
    assert over.grand_totals == (55 + 2 * 20, 10 + 20, 110 + 2 * 20 + 100)


def test_11_2_the_winner_and_the_higher_grand_total_are_two_facts():
    """Box bonuses may carry the loser past the winner."""
    rules = RuleSet(box_bonus=50)
    over = wins(game(rules), "Y5 Y5 Y5 Y5 X99 X1")
    assert over.winner == X
    assert over.grand_totals == (100 + 100, 20 + 200)
    assert over.leader == Y


def test_11_2_a_grand_total_may_be_shared():
    over = wins(game(RuleSet(box_bonus=80)), "Y20 X100")
    assert over.grand_totals == (180, 100)
    even = wins(game(RuleSet(box_bonus=50)), "Y25 Y25 X100")
    assert even.grand_totals == (150, 150)
    assert even.leader is None
    assert even.winner == X


def test_11_3_only_the_one_who_scores_can_reach_the_target():
    """Y stands at 99; what X wins does not carry Y over."""
    score = wins(game(), "Y99 X50")
    assert not score.over
    assert wins(score, "X50").winner == X


def test_11_3_by_an_undercut_too():
    score = wins(game(), "X95 X1")
    knocker = score.roles.seat_of(Y)
    assert knocker is not None
    undercut = HandResult(outcome=Outcome.UNDERCUT, winner=knocker.other, points=12, knocker=knocker)
    over = score.after_hand(undercut)
    assert over.winner == X
    assert columns(over) == [[108, 0]]


def test_11_3_when_the_game_ends_the_roles_stay_as_they_were():
    score = wins(game(RuleSet(), Seating.BOX), "X60")
    over = win(score, X, 60)
    assert over.roles == score.roles


def test_11_3_a_new_game_draws_afresh():
    """Nothing of the game before matters, only the draw."""
    first = MatchState.start(parse_cards("2c Ks"))
    assert places(first.roles) == "dealer Y, non-dealer X"
    assert draw_cards("game 1", 2) != draw_cards("game 2", 2)
    assert MatchState.start(parse_cards("Ks 2c")).roles.person_in(Seat.DEALER) == X
