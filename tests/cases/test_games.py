"""Cases about scores, variants, three players, and what may be seen."""

import re
from dataclasses import replace

from ginrummy.cards import card_set, each, name, points_of
from ginrummy.match import OpenGame, Seating
from ginrummy.melds import points
from ginrummy.rules import AceLimit, Deal, HandView, Phase, RuleSet, Seat, settle
from tests.cases.reading import case, rules_of
from tests.checks import check_state
from tests.scenes import (
    DEALER,
    NON_DEALER,
    PEOPLE,
    X,
    Y,
    Z,
    columns,
    dealt,
    game,
    options,
    places,
    play,
    seen,
    win,
    wins,
    with_deadwood,
)
from tests.walks import deal_of, moves

# --- scores ----------------------------------------------------------------------------------------------------------


@case("score-01", "score-02", "score-03", "score-04")
def test_what_a_hand_scores(situation, expected):
    spreads = with_deadwood(situation["knocker_deadwood"]), with_deadwood(situation["defender_deadwood"])
    result = settle(rules_of(situation), None, NON_DEALER, spreads)
    winner = {"knocker": NON_DEALER, "defender": DEALER, "nobody": None}[expected["winner"]]
    assert (result.winner, result.points) == (winner, expected["points"])


@case("score-08")
def test_boxes_do_not_reach_the_target(situation, expected):
    score = wins(game(rules_of(situation)), "X20 X20 X20 X20 X8")
    assert columns(score) == [[88, 0]]
    assert score.over == expected["game_over"]


@case("score-09")
def test_boxes_at_once_do(situation, expected):
    score = wins(game(rules_of(situation)), "X74")
    assert score.running(score.columns[0], X) == 84
    after = win(score, X, 6)
    assert after.running(after.columns[0], X) == expected["after"]
    assert after.over == expected["game_over"]


@case("score-10")
def test_the_final_count(situation, expected):
    over = wins(game(rules_of(situation)), "X24 X38 Y17 Y12 X41")
    assert columns(over) == [expected["hand_points"]]
    assert list(over.grand_totals) == expected["totals"]
    assert over.grand_totals[X] - over.grand_totals[Y] == expected["margin"]


# --- variants and three players --------------------------------------------------------------------------------------


@case("okla-01", "okla-02", "straight-01")
def test_the_limit_of_a_hand(situation, expected):
    """Three melds and one card more, which has the deadwood of the case."""
    upcard = re.search(r"Upcard (\w+)", situation["text"])
    left = re.search(r"(?:has|Deadwood) (\d+)", situation["text"])
    assert left
    state = dealt(
        f"2c 3c 4c 8d 8h 8s Qh Qd Qs {left[1]}d",
        upcard=upcard[1] if upcard else "",
        stock="Kd",
        rules=rules_of(situation),
    )
    assert state.limit == expected.get("knock_limit", 0)
    assert ("knock Kd" in options(play(state, "pass; pass; draw"))) == expected["may_knock"]


@case("okla-03")
def test_an_ace_as_upcard(situation, expected):
    for ace_limit, key in ((AceLimit.ONE, "value_1_rule"), (AceLimit.GIN_ONLY, "gin_only_rule")):
        rules = replace(rules_of(situation), ace_limit=ace_limit)
        state = dealt("2c 3c 4c 8d 8h 8s Qh Qd Qs As", upcard="Ah", stock="Kd", rules=rules)
        assert ("knock Kd" in options(play(state, "pass; pass; draw"))) == expected[key]["may_knock"]


@case("okla-06")
def test_the_limit_stays_in_sight(situation, expected):
    state = dealt(upcard="3d", rules=rules_of(situation))
    view = HandView.fold(state.rules, DEALER, seen(state, "take", DEALER))
    assert view.upcard is not None
    assert f"{view.limit} (upcard {name(view.upcard).upper()})" == expected["knock_limit_shown"]


@case("holly-01", "holly-04")
def test_the_columns_of_hollywood(situation, expected):
    text = situation["text"].partition(": ")[2].replace(" wins ", "").rstrip(".")
    score = wins(game(RuleSet(columns=3)), text.replace("A", "X").replace("B", "Y"))
    assert columns(score) == expected["columns"]


@case("three-01")
def test_the_box_goes_round(situation, expected):
    score = game(RuleSet(), Seating.BOX)
    assert places(score.roles, Seating.BOX) == "box X, captain Y, out Z"
    for hand, box_wins in (("after1", True), ("after2", False), ("after3", True)):
        score = win(score, score.roles.person_in(DEALER if box_wins else NON_DEALER), 5)
        wanted = expected[hand]
        assert (
            places(score.roles, Seating.BOX) == f"box {wanted['box']}, captain {wanted['captain']}, out {wanted['out']}"
        )


@case("three-03")
def test_cutthroat(situation, expected):
    score = game(RuleSet(), Seating.CUTTHROAT)
    assert places(score.roles, Seating.CUTTHROAT) == "dealer Y, non-dealer X, out Z"
    for hand, points_won in (("after1", 22), ("after2", 9)):
        score = win(score, X, points_won)
        roles, wanted = score.roles, expected[hand]
        assert roles.out is not None
        assert sorted(PEOPLE[p] for p in (roles.dealer, roles.non_dealer)) == wanted["players"]
        assert (PEOPLE[roles.dealer], PEOPLE[roles.out]) == (wanted["dealer"], wanted["out"])
    assert dict(zip(PEOPLE, score.columns[0].points, strict=True)) == expected["scores"]
    opened = OpenGame.start(score.draw, seating=Seating.CUTTHROAT).deal(Deal.from_seed(3))
    assert bool(opened.views[Z].choices) == expected["advice_from_idle"]


@case("three-06")
def test_who_holds_cards(situation, expected):
    for seating in (Seating.BOX, Seating.CUTTHROAT):
        opened = OpenGame.start(game(RuleSet(), seating).draw, seating=seating).deal(Deal.from_seed(6))
        hand, roles = opened.game.hand, opened.game.score.roles
        assert hand is not None
        assert [cards.bit_count() for cards in hand.held] == [
            expected["cards"]["active1"],
            expected["cards"]["active2"],
        ]
        assert roles.seat_of(Z) is None
        assert (len(hand.pile), hand.stock_left) == (expected["upcard"], expected["stock"])


# --- sight, fairness, rules ------------------------------------------------------------------------------------------


@case("priv-01")
def test_no_leak_while_the_defender_lays_off(situation, expected):
    """The non-dealer is A and has knocked, the dealer is B and laying off."""
    state = dealt("5h 6h 7h Qc Qd Qs 2d 3d 4d 9s", "4h 8h Kh", upcard="Jc", stock="Kd")
    text = "pass; pass; draw; knock Kd; lay 5h 6h 7h; lay Qc Qd Qs; lay 2d 3d 4d; done; lay off 4h on 5h 6h 7h"
    a, b = (HandView.fold(state.rules, seat, seen(state, text, seat)) for seat in Seat)
    assert a.phase is b.phase is Phase.DEFENCE
    assert (a.shown[DEALER] is not None) == expected["A_sees_B_hand"]
    assert (b.shown[NON_DEALER] is not None) == expected["B_sees_A_hand"]
    assert state.held[DEALER] & ~a.unseen == 0, "for A, B's cards may be anywhere"
    assert a.laid_off == ()


@case("fair-03")
def test_every_card_in_one_place(situation, expected, rng):
    """After every action, over many hands; the state machines do the same under all rules."""
    assert expected["every_card_in_exactly_one_place"]
    for _ in range(20):
        start = deal_of(rng.randrange(2**32), RuleSet())
        check_state(start)
        for _, _, after in moves(start, rng):
            check_state(after)


@case("rule-01")
def test_the_start_with_eleven(situation, expected):
    state = deal_of(1, RuleSet(start="eleven"))  # type: ignore[arg-type]
    assert [cards.bit_count() for cards in state.held] == [expected["non_dealer"], expected["dealer"]]
    assert (state.turn, state.phase) == (NON_DEALER, Phase.DISCARD)
    assert state.stock_left == expected["stock"]


@case("rule-02")
def test_the_limit_of_a_plain_table(situation, expected):
    """Its number; the words about it are tested with the rules page."""
    assert deal_of(1, RuleSet()).limit == expected["limit_shown"]


@case("rule-04")
def test_pictures_count_ten(situation, expected):
    assert points(card_set("Jc Qd Ks")) == sum(map(points_of, each(card_set("Jc Qd Ks")))) == expected["value"]
