"""The driver of a game: what it needs, what it refuses, and giving up."""

import pickle

import pytest

from ginrummy.cards import parse_cards
from ginrummy.errors import DealError, IllegalAction, NotYourTurn
from ginrummy.match import Game, GameBegan, GameLog, HandLog, MatchState, OpenGame, Seating
from ginrummy.rules import DRAW, PASS, PRESETS, TAKE, Deal, RuleSet, Start
from tests.scenes import X, Y, Z, game, win

DRAWN = parse_cards("Kd Qd Jd")
DEAL = Deal.from_seed("a game")


def opened(seating: Seating = Seating.TWO) -> OpenGame:
    """X deals to Y; or X is in the box and Y captain; or Y deals to X."""
    return OpenGame.start(DRAWN[: seating.people], seating=seating)


def test_a_new_game_needs_a_deal():
    start = Game.start(DRAWN[:2])
    assert start.needs_deal
    assert (start.to_act, start.choices, start.over, start.hand) == (None, (), False, None)
    assert start.score == MatchState.start(DRAWN[:2])


def test_then_it_waits_for_the_non_dealer():
    dealt = Game.start(DRAWN[:2]).deal(DEAL)
    assert not dealt.needs_deal
    assert (dealt.to_act, dealt.choices) == (Y, (TAKE, PASS))
    assert dealt.act(Y, PASS).to_act == X
    assert dealt.follow(PASS) == dealt.act(Y, PASS)


def test_one_deal_at_a_time():
    dealt = Game.start(DRAWN[:2]).deal(DEAL)
    with pytest.raises(IllegalAction) as error:
        dealt.deal(DEAL)
    assert error.value.key == "match-hand-under-way"


def test_a_deal_must_fit_the_rules():
    with pytest.raises(DealError):
        Game.start(DRAWN[:2], RuleSet(start=Start.ELEVEN)).deal(DEAL)


def test_no_action_before_a_deal():
    start = Game.start(DRAWN[:2])
    with pytest.raises(IllegalAction) as error:
        start.follow(DRAW)
    assert (error.value.key, error.value.action) == ("match-no-hand", DRAW)
    with pytest.raises(NotYourTurn):
        start.act(Y, DRAW)


def test_only_who_is_to_act():
    dealt = Game.start(DRAWN[:2]).deal(DEAL)
    with pytest.raises(NotYourTurn) as error:
        dealt.act(X, TAKE)
    assert (error.value.key, error.value.action) == ("match-not-your-turn", TAKE)
    with pytest.raises(IllegalAction, match="draw") as refusal:
        dealt.act(Y, DRAW)
    assert refusal.value.choices == (TAKE, PASS)
    assert not isinstance(refusal.value, NotYourTurn)


def test_resigning_ends_the_game_at_once():
    resigned = opened().deal(DEAL).resign(X)
    assert resigned.game.over
    assert (resigned.game.to_act, resigned.game.choices, resigned.game.needs_deal) == (None, (), False)
    assert resigned.game.hand == opened().deal(DEAL).game.hand
    assert resigned.log.fold() == resigned.game
    assert (resigned.game.score.resigned, resigned.game.score.winner) == (X, Y)


def test_everybody_is_told_of_a_resignation_and_asked_nothing_more():
    resigned = opened().deal(DEAL).resign(X)
    for view in resigned.views:
        assert view.score == resigned.game.score
        assert not view.to_act
        assert view.choices == ()


@pytest.mark.parametrize("seating", [Seating.BOX, Seating.CUTTHROAT])
def test_at_a_table_of_three_nobody_wins_by_a_resignation(seating):
    for person in (X, Y, Z):
        score = opened(seating).deal(DEAL).resign(person).game.score
        assert (score.over, score.winner, score.resigned) == (True, None, person)


def test_a_resignation_keeps_what_was_scored_and_adds_no_bonus():
    score = win(game(PRESETS["hoyle"]), X, 30).with_resignation(Y)
    assert score.winner == X
    assert score.grand_totals == (30 + 20, 0)
    assert score.hand_number == 2


def test_nobody_resigns_twice_or_after_the_end():
    over = win(game(), X, 100)
    with pytest.raises(IllegalAction) as error:
        over.with_resignation(Y)
    assert error.value.key == "match-over"
    with pytest.raises(IllegalAction):
        opened().resign(X).resign(Y)


def test_nobody_from_outside_resigns():
    with pytest.raises(IllegalAction):
        game().with_resignation(Z)


def test_nothing_can_be_done_after_a_resignation():
    resigned = opened().deal(DEAL).resign(X).game
    for attempt in (lambda: resigned.follow(PASS), lambda: resigned.deal(DEAL)):
        with pytest.raises(IllegalAction) as error:
            attempt()
        assert error.value.key == "match-over"
    with pytest.raises(NotYourTurn):
        resigned.act(Y, PASS)


def test_a_log_grows_by_deals_and_actions():
    log = GameLog(RuleSet(), Seating.TWO, DRAWN[:2]).with_deal(DEAL).with_action(PASS).with_action(TAKE)
    assert log.hands == (HandLog(DEAL, (PASS, TAKE)),)
    *_, last = log.games()
    assert last == log.fold()
    assert len(list(log.games())) == 4
    assert opened().deal(DEAL).act(Y, PASS).act(X, TAKE).log == log
    assert pickle.loads(pickle.dumps(log)) == log


def test_a_log_with_something_impossible_is_refused():
    log = GameLog(RuleSet(), Seating.TWO, DRAWN[:2]).with_deal(DEAL).with_action(DRAW)
    with pytest.raises(IllegalAction):
        log.fold()


def test_a_new_game_begins_afresh_in_the_same_view():
    view = opened().deal(DEAL).views[X]
    again = view.after(GameBegan(MatchState.start(DRAWN[:2])))
    assert (again.person, again.hand, again.earlier) == (X, None, ())
    assert again == opened().views[X]
