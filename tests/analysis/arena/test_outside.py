"""Outside players in the arena: good ones play, and every fault loses its deal and is told by name."""

import pytest

from ginrummy.analysis.arena import Contest, Match, Unit, in_processes, play
from ginrummy.errors import OutsidePlayerError
from ginrummy.match import Seating
from ginrummy.players import Budget
from ginrummy.rules import RuleSet
from tests.analysis.arena.arenas import played, same
from tests.players.outside.programs import SAMPLE, address, heard, misbehaving, scribe

FAULTS = {
    "crash": "exited",
    "signal": "exited",
    "no-json": "nonsense",
    "too-high": "choice",
    "endless-line": "too-long",
    "many-answers": "unasked",
    "flood": "flood",
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
    assert Contest(players=("greedy", "cmd:x=y"), deals=1).names == ("greedy", "cmd:x=y")


@pytest.mark.parametrize(
    ("where", "kind"),
    [
        ("cmd:/nowhere/at/all", "start"),
        ("tcp:1", "start"),
        (misbehaving("wrong-version"), "version"),
        (misbehaving("exits-early"), "exited"),
    ],
)
def test_one_that_does_not_come_stops_everything_before_the_first_deal(where, kind):
    contest = Contest(players=("greedy", f"rex={where}"), deals=1)
    match = Match(contest)
    with pytest.raises(OutsidePlayerError) as error:
        list(play([Match(Contest(players=("greedy", "sound"), deals=1)), match], in_processes(1)))
    assert (error.value.kind, error.value.player) == (kind, where)
    assert match.deals == 0


def test_one_that_breaks_when_it_hears_of_an_end_loses_the_hand_after_it(tmp_path):
    match = played(players=(scribe(tmp_path / "notes", "over"), "greedy"), deals=2)
    assert [(fault.deal, fault.leg, fault.kind) for fault in match.rows.faults] == [(0, 1, "exited"), (1, 1, "exited")]
    assert match.outcomes()["forfeit"]["greedy"] == 2


@pytest.mark.parametrize("unit", Unit)
def test_whoever_is_left_by_a_forfeit_hears_of_it(tmp_path, unit):
    notes = tmp_path / "notes"
    match = played(players=(misbehaving("crash"), scribe(notes)), deals=1, unit=unit)
    assert match.forfeits()[match.names[0]] == {"exited": 2}
    ends = [message for message in heard(notes) if message["what"] == "resigned"]
    assert len(ends) == 2
    assert all(end["score"]["over"] and end["score"]["winner"] == 1 - end["who"] for end in ends)


def test_the_end_of_every_hand_is_heard(tmp_path, rng):
    notes = tmp_path / "notes"
    match = played(players=(scribe(notes), "greedy"), deals=4, seed=rng.getrandbits(64))
    told, won = heard(notes), 0
    assert [one["what"] for one in told].count("began") == 8
    for place, message in enumerate(told):
        if message["what"] == "over":
            me = next(one["me"] for one in reversed(told[:place]) if one["what"] == "began")
            assert told[place + 1]["what"] == "scored"
            assert (message["outcome"] == "void") == (None in message["spreads"])
            assert all(spread is None or "unmatched" in spread for spread in message["spreads"])
            won += message["points"] if message["winner"] == me else 0
    assert [one["what"] for one in told].count("over") == 8
    assert won == match.rows.points[:, :, 0].sum()
    assert told[-2]["what"] == "scored"
    assert told[-1]["what"] == "bye"


@pytest.mark.parametrize("seating", Seating)
def test_the_end_of_every_game_is_heard_also_by_who_sits_out(tmp_path, rng, seating):
    notes, rules = tmp_path / "notes", RuleSet(target=40)
    others = ("greedy",) * (seating.people - 1)
    contest = {"deals": 1, "unit": Unit.GAMES, "rules": rules, "seating": seating, "seed": rng.getrandbits(64)}
    match = played(players=(scribe(notes), *others), **contest)
    scores = [message["score"] for message in heard(notes) if message["what"] == "scored"]
    assert len(scores) == match.rows.hands.sum()
    assert [score["over"] for score in scores].count(True) == seating.people
    assert all(score["winner"] is not None for score in scores if score["over"])
