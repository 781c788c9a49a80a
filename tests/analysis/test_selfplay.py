"""Self-play: from a seed, the same game; from many games, numbers that add up."""

import pytest

from ginrummy.analysis import IDLE_HANDS, Summary, labels, play_game, simulate
from ginrummy.errors import PlayerError
from ginrummy.match import Seating
from ginrummy.players import player
from ginrummy.record import FairDealer, Verdict, derived_seeds, read, verify, write
from ginrummy.rules import PRESETS, Outcome, RuleSet
from tests.players.outside.programs import overheard

GREEDY, SOUND, CHANCE = player("greedy"), player("sound"), player("random")


def test_the_seeds_are_those_that_are_documented():
    log = play_game((GREEDY, SOUND), "7").game.log
    dealer = FairDealer(source=derived_seeds("7"))
    assert log.draw == dealer.draw()
    assert [hand.deal for hand in log.hands] == [dealer.deal() for _ in log.hands]
    (second,) = list(simulate((GREEDY, SOUND), 2, "7"))[1:]
    assert second.seed == "7/2"
    assert second.game == play_game((GREEDY, SOUND), "7/2").game


@pytest.mark.parametrize("seating", Seating)
def test_the_record_proves_every_deal(seating):
    played = play_game((GREEDY,) * seating.people, "7", seating=seating)
    names = labels(["greedy"] * seating.people)
    record = played.record(names)
    assert record.log() == played.game.log
    assert (record.names, record.date) == (names, None)
    assert read(write(record)) == record
    proof = verify(record)
    assert (proof.verdict, proof.draw.verdict) == (Verdict.PROVEN, Verdict.PROVEN)


@pytest.mark.parametrize("players", [(CHANCE, SOUND), (CHANCE, CHANCE)])
def test_the_same_seed_plays_the_same_game(players):
    assert play_game(players, "1").game.log == play_game(players, "1").game.log
    assert play_game(players, "1").game.log != play_game(players, "2").game.log


@pytest.mark.parametrize("seating", Seating)
def test_a_game_replays_from_its_log(seating):
    played = play_game((GREEDY,) * seating.people, "3", PRESETS["modern"], seating)
    game = played.game
    assert not played.unfinished
    assert game.log.fold() == game.game
    assert len(played.hands) == len(game.log.hands)
    column = game.game.score.columns[0]
    for person in game.game.score.people:
        assert sum(hand.result.points for hand in played.hands if hand.winner == person) == column.points[person]


def test_a_game_without_end_is_given_up():
    """Where only gin ends a hand, two players by chance hardly ever score."""
    played = play_game((CHANCE, CHANCE), "1", PRESETS["straight"], idle_hands=3)
    assert played.unfinished
    assert [hand.result.outcome for hand in played.hands[-3:]] == [Outcome.VOID] * 3
    summary = Summary.of(("a", "b"))
    summary.add(played)
    assert (summary.games, summary.unfinished) == (1, 1)
    assert [one.games_won + one.games_led for one in summary.players] == [0, 0]
    assert summary.voids == summary.hands == len(played.hands)
    assert all(one.points_per_hand == 0 for one in summary.players)
    assert IDLE_HANDS > 3


def test_one_player_for_each_person():
    with pytest.raises(PlayerError, match="3 people play in the seating “box”; here are 2 players"):
        play_game((GREEDY, GREEDY), "1", seating=Seating.BOX)


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("rules", [PRESETS["hoyle"], RuleSet(columns=3, target=50)])
def test_a_summary_adds_up(seating, rules):
    names = labels(["greedy"] * seating.people)
    summary = Summary.of(names)
    games = list(simulate((GREEDY,) * seating.people, 4, "5", rules, seating))
    for game in games:
        summary.add(game)
    assert [one.name for one in summary.players] == [f"greedy-{n}" for n in range(1, seating.people + 1)]
    assert summary.games == 4
    assert summary.hands == sum(len(game.hands) for game in games) == summary.outcomes.total()
    assert sum(one.hands for one in summary.players) == 2 * summary.hands
    assert sum(one.hands_won for one in summary.players) == sum(one.outcomes.total() for one in summary.players)
    assert sum(one.total for one in summary.players) == sum(sum(g.game.game.score.grand_totals) for g in games)
    assert sum(one.games_won for one in summary.players) <= 4
    assert summary.as_dict()["outcomes"].keys() == {"knock", "undercut", "gin", "big gin", "void"}


def test_nobody_who_has_not_played_has_an_average():
    assert Summary.of(("a", "b")).players[0].points_per_hand == 0


def test_only_players_of_one_name_are_numbered():
    assert labels(["sound", "greedy", "sound"]) == ("sound-1", "greedy", "sound-2")
    assert labels(["sound", "greedy"]) == ("sound", "greedy")


@pytest.mark.parametrize("seating", Seating)
def test_who_listens_knows_in_the_end_all_that_there_was_to_see(seating):
    listening, line = overheard()
    played = play_game((listening, *(GREEDY,) * (seating.people - 1)), "9", RuleSet(target=60), seating)
    assert line.view == played.game.views[0]
    assert line.view.score.over
    assert line.whats().count("over") == len(played.hands)
