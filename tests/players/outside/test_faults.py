"""Every fault has its name; the program goes with its children, and another one takes its place."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ginrummy.errors import OutsidePlayerError
from ginrummy.locale import languages, speaking
from ginrummy.players import ask, player
from ginrummy.players.outside import Fault, OutsidePlayer
from ginrummy.players.outside.link import LINE_BYTES, Link
from ginrummy.rules import CLASSIC, RuleSet
from tests.players.outside.misbehaving import AT_QUESTION, WHEN_GREETED
from tests.players.outside.programs import SAMPLE, asked, misbehaving, patient
from tests.players.tables import begun

SHORT = 0.3
"""How long is waited for those who never answer, in seconds."""

AT_THE_SECOND_QUESTION = {
    "crash": Fault.EXITED,
    "signal": Fault.EXITED,
    "hang-up": Fault.EXITED,
    "silent": Fault.SILENCE,
    "drip": Fault.SILENCE,
    "no-json": Fault.NONSENSE,
    "no-text": Fault.NONSENSE,
    "blank": Fault.NONSENSE,
    "no-object": Fault.NONSENSE,
    "deep": Fault.NONSENSE,
    "wrong-what": Fault.NONSENSE,
    "no-what": Fault.NONSENSE,
    "no-id": Fault.NONSENSE,
    "no-choice": Fault.NONSENSE,
    "text": Fault.NONSENSE,
    "fraction": Fault.NONSENSE,
    "infinite": Fault.NONSENSE,
    "truth": Fault.NONSENSE,
    "null": Fault.NONSENSE,
    "too-high": Fault.CHOICE,
    "negative": Fault.CHOICE,
    "huge": Fault.CHOICE,
    "endless-line": Fault.TOO_LONG,
    "old-answer": Fault.UNASKED,
    "early-answer": Fault.UNASKED,
    "flood": Fault.FLOOD,
}
WHILE_GREETED = {
    "wrong-version": Fault.VERSION,
    "no-version": Fault.NONSENSE,
    "wrong-name": Fault.NONSENSE,
    "greets-wrong": Fault.NONSENSE,
    "exits-early": Fault.EXITED,
    "silent-early": Fault.SILENCE,
    "chatty-early": Fault.NONSENSE,
}
SILENT = {"silent", "drip", "silent-early", "deaf"}


def views():
    """Two questions of one game."""
    game = begun("1", CLASSIC)
    first = next(view for view in game.views if view.choices)
    game = game.act(first.person, first.choices[0])
    return first, game.views[first.person]


FIRST, SECOND = views()


def fallen(one: Any, view=SECOND) -> OutsidePlayerError:
    with pytest.raises(OutsidePlayerError) as error:
        asked(one, view)
    assert error.value.player == one.name
    assert one.name in str(error.value)
    assert one._link is None
    return error.value


def program_of(one: OutsidePlayer) -> Any:
    """The process of a player that has been asked."""
    assert one._link is not None
    return one._link._ends.process


def gone(pid: int) -> bool:
    """Whether a process has ended, waiting for it as long as it takes."""
    for _ in range(6000):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False


def test_every_fault_of_the_misbehaving_player_is_tried():
    more = {"chatter", "stays", "many-answers", "crash-with-child"}
    assert AT_THE_SECOND_QUESTION.keys() | more == AT_QUESTION.keys()
    assert WHILE_GREETED.keys() == WHEN_GREETED.keys()


@pytest.mark.parametrize("fault", AT_THE_SECOND_QUESTION)
def test_a_fault_has_a_name_and_the_next_game_a_new_program(fault):
    one = patient(misbehaving(fault))
    assert asked(one, FIRST) == FIRST.choices[0]
    process = program_of(one)
    if fault in SILENT:
        one.answer_seconds = SHORT
    assert fallen(one).kind == AT_THE_SECOND_QUESTION[fault]
    assert process.returncode is not None
    one.answer_seconds = 60
    assert asked(one, FIRST) == FIRST.choices[0]
    one.close()


@pytest.mark.parametrize("fault", WHILE_GREETED)
def test_a_fault_while_it_is_greeted(fault):
    one = patient(misbehaving(fault), **({"start_seconds": SHORT} if fault in SILENT else {}))
    assert fallen(one, FIRST).kind == WHILE_GREETED[fault]


def test_last_words_are_kept_and_shown():
    one = patient(misbehaving("crash"))
    asked(one, FIRST)
    error = fallen(one)
    assert error.stderr == ("one line", "the last line")
    assert error.__notes__ == ["  one line\n  the last line"]
    assert "exit code 3" in str(error)


def test_children_go_too(tmp_path):
    one = patient(misbehaving("crash-with-child", str(tmp_path / "pid")))
    asked(one, FIRST)
    fallen(one)
    assert gone(int((tmp_path / "pid").read_text()))


def test_one_that_never_reads():
    """The pipe takes what it takes; then nothing goes through any more."""
    one = patient(misbehaving("deaf"))
    one.start()
    one.answer_seconds = SHORT

    def talk():
        for number in range(1000):
            for view in (FIRST, begun(str(number), CLASSIC).views[0]):
                one.tell(view)

    with pytest.raises(OutsidePlayerError) as error:
        talk()
    assert error.value.kind == Fault.DEAF


@pytest.mark.parametrize("fault", ["twice", "many-answers"])
def test_an_answer_too_many_is_not_taken_for_the_next(fault):
    one = patient(misbehaving(fault))
    asked(one, FIRST)

    def ask_on():
        for _ in range(3):
            asked(one, SECOND)
            time.sleep(0.1)  # the second answer is on its way

    with pytest.raises(OutsidePlayerError) as error:
        ask_on()
    assert error.value.kind == Fault.UNASKED


def test_much_on_standard_error_is_no_fault():
    """It is read all the while, so nobody waits for anybody; only its end is kept."""
    one = patient(misbehaving("chatter"))
    asked(one, FIRST)
    assert asked(one, SECOND) == SECOND.choices[0]
    assert one._link is not None
    assert len(one._link._errors) < LINE_BYTES
    one.close()


def test_one_that_stays_is_killed():
    one = patient(misbehaving("stays"))
    asked(one, FIRST)
    process = program_of(one)
    assert not one.close()
    assert process.returncode is not None
    assert one.close()  # nobody is there any more


def test_one_that_goes_with_its_holder():
    one = patient(SAMPLE)
    asked(one, FIRST)
    process = program_of(one)
    del one
    assert process.returncode == 0


def test_no_program_outlives_the_interpreter(tmp_path):
    code = (
        "from tests.players.outside.test_faults import *\n"
        "one = patient(SAMPLE)\n"
        "asked(one, FIRST)\n"
        "print(one._link._ends.process.pid)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert gone(int(done.stdout))


def test_a_fork_starts_a_program_of_its_own():
    one = patient(SAMPLE)
    asked(one, FIRST)
    process = program_of(one)
    one._link._ends.pid = os.getpid() + 1  # type: ignore[union-attr]  # as a fork sees it
    asked(one, SECOND)
    assert process.returncode is None  # it is left to whoever started it
    process.kill()
    process.wait()
    one.close()


@pytest.mark.parametrize(
    "where", ["cmd:no-such-program-anywhere", "cmd:'", "cmd:''", "tcp:x", "tcp:99999999", "tcp:-1"]
)
def test_one_that_cannot_be_started(where):
    assert fallen(player(where), FIRST).kind == Fault.START


def test_too_little_time_is_the_budgets():
    from ginrummy.players import Budget

    one = patient(misbehaving("silent"))
    asked(one, FIRST)
    with pytest.raises(OutsidePlayerError) as error:
        one.choose(SECOND, random.Random(1), Budget(seconds=SHORT))
    assert error.value.kind == Fault.SILENCE
    assert str(SHORT) in str(error.value)


def test_an_interruption_leaves_no_answer_behind(monkeypatch):
    one = patient(SAMPLE)
    asked(one, FIRST)

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Link, "_served", interrupted)
    with pytest.raises(KeyboardInterrupt):
        asked(one, SECOND)
    monkeypatch.undo()
    assert one._link is None
    asked(one, SECOND)
    one.close()


def test_a_fault_reads_well_in_every_language_and_crosses_processes():
    import pickle

    one = patient(misbehaving("text"), name="rex")
    asked(one, FIRST)
    error = fallen(one)
    again = pickle.loads(pickle.dumps(error))
    assert (again.kind, again.player, again.stderr, str(again)) == (error.kind, "rex", error.stderr, str(error))
    for language in languages():
        with speaking(language):
            assert str(error).startswith("rex ")


def test_a_player_crosses_processes_without_its_program():
    import pickle

    one = patient(SAMPLE, name="rex")
    asked(one, FIRST)
    again = pickle.loads(pickle.dumps(one))
    assert (again.address, again.name, again._link) == (one.address, "rex", None)
    one.close()


def test_a_player_without_a_name_goes_by_its_address():
    assert player("cmd:x y").name == "cmd:x y"
    assert patient(SAMPLE).called is None


def test_the_sample_plays_a_whole_hand_of_any_rules(rng):
    one = patient(SAMPLE)
    for _ in range(3):
        game = begun(str(rng.random()), RuleSet(big_gin_bonus=31))
        while (person := game.game.to_act) is not None:
            game = game.act(person, ask(one, game.views[person], rng))
    assert one.called == "Forty Lines"
    one.close()
