"""Clause 3: who deals, at a table of two."""

from collections import Counter

import pytest

from ginrummy.cards import PACK, parse_cards
from ginrummy.errors import RuleSetError
from ginrummy.match import MatchState, Seating, first_roles
from ginrummy.rules import HandResult, NextDealer, Outcome, RuleSet, draw_cards, hand_result
from tests.scenes import DEALER, X, Y, dealt, game, places, play, void, win


@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        ("Kc Qs", "dealer X, non-dealer Y"),
        ("As 2c", "dealer Y, non-dealer X"),
        ("Td Jd", "dealer Y, non-dealer X"),
    ],
)
def test_3_1_the_higher_card_deals_the_first_hand(draw, expected):
    assert places(first_roles(Seating.TWO, parse_cards(draw))) == expected


def test_3_1_chance_is_even():
    first = Counter(first_roles(Seating.TWO, draw_cards(seed, 2)).dealer for seed in range(400))
    assert 140 < first[X] < 260


def test_3_1_everybody_draws_a_card_of_the_pack():
    for seed in range(50):
        draw = draw_cards(seed, 3)
        assert len(set(draw)) == 3
        assert all(PACK >> c & 1 for c in draw)


@pytest.mark.parametrize("draw", ["", "Kc", "Kc Qc Jc"])
def test_3_1_one_card_for_each_person(draw):
    with pytest.raises(RuleSetError) as error:
        MatchState.start(parse_cards(draw))
    assert (error.value.key, error.value.field) == ("match-draw", "seating")


def test_3_1_nobody_draws_the_card_of_another():
    with pytest.raises(RuleSetError):
        first_roles(Seating.TWO, [5, 5])


@pytest.mark.parametrize(
    ("option", "after_the_dealer_wins", "after_the_dealer_loses"),
    [
        (NextDealer.WINNER, X, Y),
        (NextDealer.LOSER, Y, X),
        (NextDealer.ALTERNATE, Y, Y),
    ],
)
def test_3_2_who_deals_the_next_hand(option, after_the_dealer_wins, after_the_dealer_loses):
    score = game(RuleSet(next_dealer=option))
    assert score.roles.dealer == X
    assert win(score, X, 5).roles.dealer == after_the_dealer_wins
    assert win(score, Y, 5).roles.dealer == after_the_dealer_loses


def test_3_2_alternate_goes_on_alternating():
    score = game(RuleSet(next_dealer=NextDealer.ALTERNATE))
    dealers = [score.roles.dealer]
    for winner in (X, X, Y, Y, X):
        score = win(score, winner, 5)
        dealers.append(score.roles.dealer)
    assert dealers == [X, Y, X, Y, X, Y]


@pytest.mark.parametrize("option", NextDealer)
def test_3_3_after_a_void_hand_the_same_player_deals(option):
    score = win(game(RuleSet(next_dealer=option)), Y, 5)
    again = void(void(score))
    assert again.roles == score.roles
    assert again.columns == score.columns
    assert again.hand_number == score.hand_number + 2


def test_3_4_an_undercutting_defender_wins_the_hand():
    """The non-dealer knocks with 9, the dealer has 4: the dealer scores, and deals the next."""
    knock = play(
        dealt("2c 3c 4c 6d 7d 8d Jh Jd Js 9s", "5c 6c 7c 9c 9d 9h Qc Qd Qh 4h", upcard="Kh"),
        "take; knock 9s; lay 2c 3c 4c; lay 6d 7d 8d; lay Jd Jh Js; done",
    )
    # The king stays in the deadwood: 10, against 4.
    over = play(knock, "lay 5c 6c 7c; lay 9c 9d 9h; lay Qc Qd Qh; done")
    result = hand_result(over)
    assert (result.outcome, result.winner) == (Outcome.UNDERCUT, DEALER)
    score = win(game(), Y, 1)  # so that Y deals
    assert score.roles.dealer == Y
    after = score.after_hand(result)
    assert after.columns[0].points == (0, 1 + 10 + 6)
    assert after.columns[0].entries == (0, 2)
    assert after.roles.dealer == Y


def test_3_4_nobody_wins_a_hand_without_a_winner():
    score = game(RuleSet(tie_is_undercut=False))
    after = score.after_hand(HandResult(outcome=Outcome.KNOCK))
    assert after.columns == score.columns
    assert after.roles == score.roles
