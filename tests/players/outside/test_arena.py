"""Outside players in the arena: good ones play, bad ones forfeit by name, and the arena goes on."""

import shutil

import pytest

from ginrummy.players.outside import Fault
from tests.cli.run import asked
from tests.players.outside.programs import SAMPLES, misbehaving
from tests.players.outside.test_faults import AT_THE_SECOND_QUESTION, SHORT, SILENT, WHILE_GREETED

# One that commits each fault. Of those left out the arena sees nothing, or other faults first.
ONE_OF_EACH = {kind: fault for fault, kind in (WHILE_GREETED | AT_THE_SECOND_QUESTION).items() if fault != "drip"}


def test_every_fault_is_tried():
    assert set(ONE_OF_EACH) == set(Fault) - {Fault.START, Fault.DEAF, Fault.STAYED}


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
