"""Clause 12: three players, in the box and cutthroat."""

from itertools import pairwise, permutations

import pytest

from ginrummy.cards import NO_CARDS, names, parse_card, parse_cards
from ginrummy.errors import NotYourTurn
from ginrummy.match import (
    Game,
    MatchState,
    OpenGame,
    Person,
    Roles,
    Seating,
    first_roles,
    next_roles,
)
from ginrummy.rules import (
    CLASSIC,
    DRAW,
    PASS,
    TAKE,
    Deal,
    HandResult,
    HandView,
    NextDealer,
    Outcome,
    RuleSet,
    Seat,
    hand_events,
)
from tests.scenes import DEALER, NON_DEALER, PEOPLE, X, Y, Z, columns, game, places, roles, void, win, wins

BOX, CUTTHROAT = Seating.BOX, Seating.CUTTHROAT


def drawn(draw: str, seating: Seating) -> str:
    return places(first_roles(seating, parse_cards(draw)), seating)


def box_game() -> OpenGame:
    """X in the box, Y captain, Z out; a hand is dealt."""
    return OpenGame.start(parse_cards("Kd Qd Jd"), seating=BOX).deal(Deal.from_seed(12))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_12_1_the_highest_in_the_box_the_middle_captain_the_lowest_out(order):
    cards = [parse_card(card) for card in ("Ks", "7h", "Ac")]
    people = [Person(p) for p in order]
    draw = [cards[people.index(Person(p))] for p in range(3)]
    assert first_roles(BOX, draw) == Roles(dealer=people[0], non_dealer=people[1], out=people[2])


@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        ("7s 7h 7d", "box X, captain Y, out Z"),
        ("7c 7d 7h", "box Z, captain Y, out X"),
        ("7c 8c 7s", "box Y, captain Z, out X"),
        ("Kc As Kd", "box Z, captain X, out Y"),
    ],
)
def test_12_1_equal_ranks_go_by_suit(draw, expected):
    assert drawn(draw, BOX) == expected


def test_12_1_equal_ranks_at_a_table_of_two():
    for high, low in pairwise(["Qs", "Qh", "Qd", "Qc"]):
        assert drawn(f"{low} {high}", Seating.TWO) == "dealer Y, non-dealer X"
        assert drawn(f"{high} {low}", Seating.TWO) == "dealer X, non-dealer Y"


@pytest.mark.parametrize("seating", [BOX, CUTTHROAT])
@pytest.mark.parametrize("draw", ["Ks 2c", "Ks 2c 3c 4c"])
def test_12_1_one_card_for_each(seating, draw):
    with pytest.raises(ValueError, match="draw one card each"):
        first_roles(seating, parse_cards(draw))


def test_12_2_the_box_plays_alone():
    """Against one hand, whoever is behind it."""
    opened = box_game()
    assert {opened.game.score.roles.person_in(seat) for seat in Seat} == {X, Y}


def test_12_3_only_the_box_and_the_captain_hold_cards():
    opened = box_game()
    hand = opened.game.hand
    assert hand is not None
    assert [cards.bit_count() for cards in hand.held] == [10, 10]
    assert (len(hand.pile), hand.stock_left) == (1, 31)
    assert opened.game.score.roles.seat_of(Z) is None


def test_12_4_the_box_deals_every_hand_and_the_captain_has_first_refusal():
    score = game(RuleSet(), BOX)
    for winner in (X, X, Y, Z, Y, X):
        started = Game(score).deal(Deal.from_seed(1))
        assert score.role_of(score.roles.person_in(DEALER)) == "box"
        assert started.to_act == score.roles.non_dealer
        assert score.role_of(score.roles.non_dealer) == "captain"
        if score.roles.seat_of(winner) is not None:
            score = win(score, winner, 1)


@pytest.mark.parametrize("option", NextDealer)
def test_12_4_whatever_the_option_for_two_says(option):
    """The box wins and deals again; the captain wins and deals, being in the box."""
    score = game(RuleSet(next_dealer=option), BOX)
    assert places(wins(score, "X5").roles, BOX) == "box X, captain Z, out Y"
    assert places(wins(score, "Y5").roles, BOX) == "box Y, captain Z, out X"


def test_12_5_the_one_sitting_out_sees_the_captain_s_cards_and_choices():
    opened = box_game()
    captain, adviser = opened.views[Y].hand, opened.views[Z].hand
    assert captain == adviser
    assert captain is not None
    assert opened.game.hand is not None
    assert captain.held == opened.game.hand.held[NON_DEALER]
    assert opened.views[Z].choices == opened.views[Y].choices == (TAKE, PASS)
    assert opened.views[Z].role == "out"


def test_12_5_the_captain_has_the_last_word():
    opened = box_game()
    assert (opened.views[Y].to_act, opened.views[Z].to_act, opened.views[X].to_act) == (True, False, False)
    for person in (X, Z):
        with pytest.raises(NotYourTurn) as error:
            opened.act(person, TAKE)
        assert (error.value.action, error.value.params["person"]) == (TAKE, person)
    assert opened.act(Y, TAKE).game.hand != opened.game.hand


def test_12_5_the_box_sees_neither_the_captain_s_cards_nor_the_choices():
    box = box_game().views[X].hand
    assert box is not None
    hand = box_game().game.hand
    assert hand is not None
    assert box.held == hand.held[DEALER]
    assert box.choices == ()


def test_12_5_the_one_sitting_out_never_sees_the_box_draw():
    opened = box_game()
    for person, action in ((Y, PASS), (X, PASS), (Y, DRAW)):
        opened = opened.act(person, action)
    adviser, box = opened.views[Z].hand, opened.views[X].hand
    assert adviser is not None
    assert box is not None
    assert adviser.drawn is not None
    assert box.drawn is None


def test_12_6_the_box_wins_and_stays_and_the_others_swap():
    assert places(win(game(RuleSet(), BOX), X, 5).roles, BOX) == "box X, captain Z, out Y"


def test_12_6_the_box_loses_and_everybody_moves_up():
    assert places(win(game(RuleSet(), BOX), Y, 5).roles, BOX) == "box Y, captain Z, out X"


def test_12_7_points_go_to_the_box_or_to_the_captain_personally():
    score = wins(game(RuleSet(box_bonus=20), BOX), "X10 Z7")
    assert columns(score) == [[10, 0, 7]]
    assert score.grand_totals == (30, 0, 27)


def test_12_8_void_same_dealer_and_same_roles():
    score = win(game(RuleSet(), BOX), X, 5)
    assert void(score).roles == score.roles


def test_12_8_a_tie_for_nobody_too():
    score = game(RuleSet(tie_is_undercut=False), BOX)
    assert score.after_hand(HandResult(outcome=Outcome.KNOCK)).roles == score.roles


def test_12_9_the_first_to_reach_the_target_wins():
    score = wins(game(RuleSet(), BOX), "X50 Z30 Y60 X40 Z50")
    assert not score.over
    assert columns(score) == [[90, 60, 80]]
    assert wins(score, "Z20").winner == Z


def test_12_9_the_example():
    score = game(RuleSet(), BOX)
    seen = [places(score.roles, BOX)]
    for box_wins in (True, False, True):
        score = win(score, score.roles.person_in(DEALER if box_wins else NON_DEALER), 5)
        seen.append(places(score.roles, BOX))
    assert seen == [
        "box X, captain Y, out Z",
        "box X, captain Z, out Y",
        "box Z, captain Y, out X",
        "box Z, captain X, out Y",
    ]


def test_12_10_cutthroat_the_lowest_sits_out_and_the_middle_one_deals():
    assert drawn("Ks 7h Ac", CUTTHROAT) == "dealer Y, non-dealer X, out Z"
    assert drawn("Ac Ks 7h", CUTTHROAT) == "dealer Z, non-dealer Y, out X"


@pytest.mark.parametrize(
    ("winner", "expected"),
    [(X, "dealer Z, non-dealer X, out Y"), (Y, "dealer Z, non-dealer Y, out X")],
)
def test_12_10_cutthroat_the_loser_sits_out_and_the_idle_player_deals(winner, expected):
    score = game(RuleSet(), CUTTHROAT)
    assert places(score.roles, CUTTHROAT) == "dealer Y, non-dealer X, out Z"
    assert places(win(score, winner, 5).roles, CUTTHROAT) == expected


def test_12_10_cutthroat_points_are_the_winner_s_own():
    score = wins(game(RuleSet(), CUTTHROAT), "X22 X9")
    assert columns(score) == [[31, 0, 0]]
    assert places(score.roles, CUTTHROAT) == "dealer Y, non-dealer X, out Z"


def test_12_10_cutthroat_void_or_scoreless_all_stays():
    score = win(game(RuleSet(tie_is_undercut=False), CUTTHROAT), X, 5)
    assert void(score).roles == score.roles
    assert score.after_hand(HandResult(outcome=Outcome.KNOCK)).roles == score.roles


def test_12_10_cutthroat_the_idle_player_sees_neither_hand_and_may_not_advise():
    opened = OpenGame.start(parse_cards("Kd Qd Jd"), seating=CUTTHROAT).deal(Deal.from_seed(12))
    idle = opened.views[Z].hand
    assert idle is not None
    assert (idle.held, idle.choices, idle.viewer) == (NO_CARDS, (), None)
    assert idle.sizes == (10, 10)
    for person, action in ((X, PASS), (Y, PASS), (X, DRAW)):
        opened = opened.act(person, action)
    idle = opened.views[Z].hand
    assert idle is not None
    assert (idle.held, idle.drawn, idle.choices) == (NO_CARDS, None, ())
    assert idle.sizes == (11, 10)


@pytest.mark.parametrize("seating", [BOX, CUTTHROAT])
@pytest.mark.parametrize("before", list(permutations(PEOPLE)))
def test_12_10_everybody_has_one_place_whoever_wins(seating, before):
    start = roles("".join(before))
    for winner in (*Seat, None):
        after = next_roles(seating, start, winner, NextDealer.WINNER)
        assert {after.dealer, after.non_dealer, after.out} == {X, Y, Z}
        for person in (X, Y, Z):
            seat = after.seat_of(person)
            assert person == (after.out if seat is None else after.person_in(seat))


def test_12_10_nobody_from_outside_has_a_seat():
    """A table of two has no third person, and at no table is there a fourth: they see nobody's cards."""
    assert roles("XY").seat_of(Z) is None
    assert roles("XY").viewpoint(Z, Seating.TWO) is None
    assert roles("XYZ").viewpoint(Person(3), BOX) is None


def test_12_1_the_draw_stays_with_the_score():
    score = MatchState.start(parse_cards("Kd Qd Jd"), seating=BOX)
    assert names(score.draw) == "Kd Qd Jd"


def test_12_10_who_sees_neither_hand_may_suspect_every_unseen_card():
    deal = Deal.from_seed(3)
    idle = HandView.fold(CLASSIC, None, hand_events(deal, (), None))
    assert deal.upcard is not None
    assert idle.possible == idle.unseen == CLASSIC.pack & ~(1 << deal.upcard)
