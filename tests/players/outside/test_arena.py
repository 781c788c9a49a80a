"""Outside players in the arena: good ones play, bad ones forfeit by name, and the arena goes on."""

import shutil

import pytest

from ginrummy.players.outside import Fault
from tests.cli.run import asked, ran, refused
from tests.players.outside.programs import SAMPLES, misbehaving
from tests.players.outside.test_faults import AT_THE_SECOND_QUESTION, SHORT, SILENT, WHILE_GREETED

# One that commits each fault. Of those left out the arena sees nothing, or other faults first; who does not even greet
# stops it.
ONE_OF_EACH = {kind: fault for fault, kind in AT_THE_SECOND_QUESTION.items() if fault != "drip"}
NEVER_THERE = {
    "cmd:/no/such/program": "cannot be started: No such file or directory",
    "tcp:1": "cannot be started: Connection refused",
    **dict.fromkeys(("tcp:0", "tcp:99999", "tcp:rex"), "cannot be called: a port is a whole number from 1 to 65,535."),
    **dict.fromkeys(("cmd:python 'rex.py", "cmd:rex\\"), "cannot be started: that is no command, or it breaks off"),
    **{misbehaving(fault): "" for fault in WHILE_GREETED if fault not in SILENT},
}


def test_every_fault_is_tried():
    assert set(ONE_OF_EACH) == set(Fault) - {Fault.START, Fault.VERSION, Fault.DEAF, Fault.STAYED}


@pytest.mark.parametrize("language", SAMPLES)
def test_a_sample_plays(language):
    if language == "javascript" and shutil.which("node") is None:
        pytest.skip("there is no Node here")
    answer = asked("arena", SAMPLES[language], "greedy", "--deals", "3", "--workers", "1")
    assert answer["hands"] == 6
    assert answer["outcomes"]["forfeit"]["all"] == 0


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_fault_forfeits_and_the_arena_goes_on(kind):
    address = misbehaving(ONE_OF_EACH[kind])
    little = ("--seconds", str(SHORT)) if ONE_OF_EACH[kind] in SILENT else ()
    answer = asked("arena", address, "greedy", "--deals", "2", "--workers", "1", *little)
    assert answer["hands"] == 4
    assert answer["outcomes"]["forfeit"]["all"] == 4
    assert answer["forfeits"] == {address: {kind.value: 4}, "greedy": {}}


@pytest.mark.parametrize("where", NEVER_THERE)
def test_one_that_does_not_come_stops_the_arena_and_is_named(where):
    code, out, err = ran("arena", "greedy", f"rex={where}", "--deals", "1000000", "--workers", "1")
    assert (code, out) == (2, "")
    assert err.startswith(f"{where} {NEVER_THERE[where]}")
    assert refused("arena", where, "sound", "--round-robin")["player"] == where


@pytest.mark.parametrize("where", ["python rex.py", "cmd:", "tcp: ", "./rex", ""])
def test_who_writes_no_address_is_told_how(where):
    code, out, err = ran("arena", where, "greedy", "--deals", "1")
    assert (code, out) == (2, "")
    assert "cmd:COMMAND or tcp:PORT" in err


def test_one_that_does_not_come_is_no_company_and_plays_no_games():
    code, out, err = ran("serve", "--player", "rex=cmd:/no/such/program", "--no-browser")
    assert (code, out) == (2, "")
    assert "/no/such/program cannot be started: No such file or directory" in err
    assert refused("simulate", "greedy", "cmd:/no/such/program")["kind"] == "start"
