"""Outside players in the arena: good ones play, and every fault loses its deal and is told by name."""

import pytest

from ginrummy.analysis.arena import Contest, Match, Unit, in_processes, play
from ginrummy.players import Budget
from tests.analysis.arena.arenas import played, same
from tests.players.outside.programs import SAMPLE, address, misbehaving

FAULTS = {
    "crash": "exited",
    "signal": "exited",
    "no-json": "nonsense",
    "too-high": "choice",
    "endless-line": "too-long",
    "many-answers": "unasked",
    "flood": "flood",
    "wrong-version": "version",
    "exits-early": "exited",
}
"""What a program does, and what the arena calls it. Those that only time tells stand below."""


def test_ours_play_over_the_line_as_at_the_table(rng):
    seed = rng.getrandbits(64)
    there = played(players=(address("-m", "ginrummy", "player", "greedy"), "at-once"), deals=3, seed=seed)
    assert not there.rows.faults
    assert same(there.rows, played(players=("greedy", "at-once"), deals=3, seed=seed).rows)


def test_the_sample_plays_games_whoever_does_the_work(rng):
    contest = Contest(players=(SAMPLE, "sound"), deals=3, unit=Unit.GAMES, seed=rng.getrandbits(64))
    match, other = Match(contest), Match(contest)
    assert sum(play([match], in_processes(1))) == 3
    assert sum(play([other], in_processes(2))) == 3
    assert not match.rows.faults
    assert same(match.rows, other.rows)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_loses_the_deal_and_the_arena_goes_on(fault):
    match = played(players=("greedy", misbehaving(fault)), deals=2)
    assert match.forfeits()[match.names[1]] == {FAULTS[fault]: 4}
    assert match.outcomes()["forfeit"]["greedy"] == 4
    assert match.hand_wins().mean == 1


def test_silence_is_waited_for_no_longer_than_the_budget_says():
    match = played(players=("greedy", misbehaving("silent")), deals=1, budget=Budget(seconds=2))
    assert match.forfeits()[match.names[1]] == {"silence": 2}


def test_a_program_may_be_given_a_name():
    match = played(players=(f"rex={misbehaving('crash')}", "greedy"), deals=1)
    assert match.names == ("rex", "greedy")
    assert match.forfeits()["rex"] == {"exited": 2}
    assert played(players=("greedy", "cmd:x=y"), deals=1).names == ("greedy", "cmd:x=y")


def test_a_program_that_is_not_there():
    match = played(players=("cmd:/nowhere/at/all", "greedy"), deals=1)
    assert match.forfeits()["cmd:/nowhere/at/all"] == {"start": 2}
