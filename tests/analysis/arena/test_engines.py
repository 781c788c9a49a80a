"""Whoever does the work, the answer is the same; and what goes wrong is told and played on."""

import json
import os
import time
from pathlib import Path

import pytest

from ginrummy.analysis.arena import (
    Chunk,
    Contest,
    Engine,
    Match,
    Question,
    Unit,
    asking,
    in_processes,
    in_this_process,
    play,
    play_chunk,
)
from ginrummy.analysis.arena import engines as the_engines
from ginrummy.errors import PlayerError
from ginrummy.match import Seating
from ginrummy.players import Budget, player
from ginrummy.rules import DISCARDS
from tests.analysis.arena.arenas import Faulty, crash, played, same


def told(engine: Engine, contest: Contest, question: Question | None = None) -> str:
    """What a program is told of a contest, timings aside."""
    match = Match(contest, question)
    list(play([match], engine))
    answer = match.as_dict()
    del answer["seconds_per_decision"]
    return json.dumps(answer)


@pytest.mark.parametrize("readable", [False, True])
def test_one_worker_and_four_give_the_same_bytes(readable, rng):
    deals = 45 if readable else 23_000
    contest = Contest(players=("random", "baseline"), deals=deals, seed=rng.getrandbits(64), readable=readable)
    assert told(in_processes(1), contest) == told(in_processes(4), contest)


def test_the_same_answer_at_the_same_deal(rng):
    contest = Contest(players=("ten-then-three", "at-once"), deals=60_000, seed=rng.getrandbits(64))
    assert told(in_processes(1), contest, Question()) == told(in_processes(3), contest, Question())


def test_who_stops_taking_stops_the_work():
    match = Match(Contest(players=("greedy", "greedy"), deals=10**9))
    playing = play([match], in_processes(2))
    assert next(playing) == 5000
    playing.close()
    assert len(match.rows) == 5000
    assert not match.over


_play_chunk = play_chunk


def dying(contest: Contest, chunk: Chunk) -> object:
    """Dies the first time that the second chunk is played."""
    if chunk.first:
        note = Path(contest.players[1].removeprefix("file:"))
        if not note.exists():
            note.touch()
            time.sleep(0.2)
            os._exit(1)
    return _play_chunk(Contest(players=("greedy", "random"), deals=contest.deals, readable=True), chunk)


def always_dying(contest: Contest, chunk: Chunk) -> object:
    os._exit(1)


def test_a_killed_workers_chunk_is_played_again_and_counted_once(tmp_path, monkeypatch):
    undisturbed = played(players=("greedy", "random"), deals=30, readable=True)
    monkeypatch.setattr(the_engines, "play_chunk", dying)
    match = Match(Contest(players=("greedy", f"file:{tmp_path / 'died'}"), deals=30))
    assert sum(play([match], in_processes(2))) == 30
    assert (tmp_path / "died").exists()
    assert same(match.rows, undisturbed.rows)


def test_a_worker_that_dies_again_and_again(monkeypatch):
    monkeypatch.setattr(the_engines, "play_chunk", always_dying)
    with pytest.raises(PlayerError) as error:
        list(play([Match(Contest(players=("greedy", "casual"), deals=30))], in_processes(2)))
    assert error.value.key == "arena-worker-died"


def test_there_is_a_processor():
    assert the_engines.processors() >= 1


# --- players that fail ------------------------------------------------------------------------------------------------


def faulty(monkeypatch: pytest.MonkeyPatch, one: Faulty) -> None:
    """Let *one* go by its name."""
    monkeypatch.setattr(asking, "player", lambda name: one if name == one.name else player(name))


def test_an_answer_that_is_no_choice_loses_every_deal(monkeypatch):
    faulty(monkeypatch, Faulty("wrong", lambda: DISCARDS[0]))
    match = played(players=("wrong", "greedy"), deals=5)
    assert match.forfeits() == {"wrong": {"not-a-choice": 10}, "greedy": {}}
    assert match.outcomes()["forfeit"] == {"all": 10, "wrong": 0, "greedy": 10}
    assert match.hand_wins(1).mean == 1
    # What gin would have won: its bonus of 25, and all that the other was left with.
    assert match.points_per_hand().high < -25
    assert "wrong answered" in match.rows.faults[0].message


def test_a_crash_loses_the_game_and_the_arena_goes_on(monkeypatch, rng):
    faulty(monkeypatch, Faulty("crashing", crash, often=0.02))
    match = played(players=("greedy", "crashing"), unit=Unit.GAMES, deals=6, seed=rng.getrandbits(32))
    lost = sum(match.forfeits()["crashing"].values())
    assert len(match.rows) == 6
    assert match.rows.games.sum() == pytest.approx(12)
    assert lost == match.outcomes()["forfeit"]["greedy"] == len(match.rows.faults)
    for fault in match.rows.faults:
        assert match.rows.games[fault.deal, fault.leg].tolist() == [1, 0]


def test_at_a_table_of_three_the_others_share_the_game(monkeypatch):
    faulty(monkeypatch, Faulty("wrong", lambda: DISCARDS[0]))
    match = played(players=("wrong", "greedy", "greedy"), seating=Seating.BOX, unit=Unit.GAMES, deals=1)
    assert {tuple(row) for row in match.rows.games[0].tolist()} <= {(0, 0.5, 0.5)}


def test_a_late_answer_loses(monkeypatch):
    def late():
        time.sleep(0.02)
        return DISCARDS[0]

    monkeypatch.setattr(asking, "GRACE", 0.0)

    class Slow(Faulty):
        def choose(self, view, rng, budget):
            time.sleep(0.02)
            return player("greedy").choose(view, rng, budget)

    faulty(monkeypatch, Slow("slow", late))
    match = played(players=("slow", "slow"), deals=1, budget=Budget(seconds=0.001))
    assert match.forfeits()["slow-1"] == {"late": 1}
    assert match.forfeits()["slow-2"] == {"late": 1}


def test_a_player_that_is_not_there():
    with pytest.raises(PlayerError, match="nobody"):
        list(play([Match(Contest(players=("greedy", "nobody"), deals=1))], in_this_process))
