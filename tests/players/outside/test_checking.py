"""``check-player`` finds every fault, and finds none where there is none."""

import json
import shutil

import pytest

from ginrummy.players.outside import Fault
from ginrummy.players.outside.checking import MOST_FAULTS
from ginrummy.players.outside.situations import SITUATIONS
from ginrummy.rules import Phase
from tests.cli.run import asked, ran, refused
from tests.players.outside.programs import SAMPLES, address, misbehaving
from tests.players.outside.test_faults import AT_THE_SECOND_QUESTION, SHORT, SILENT, WHILE_GREETED

EVERY_FAULT = AT_THE_SECOND_QUESTION | WHILE_GREETED | {"twice": Fault.UNASKED, "stays": Fault.STAYED}


def test_the_situations_ask_every_question_there_is():
    phases, verbs, roles, presets = set(), set(), set(), set()
    for situation in SITUATIONS:
        view = situation.game().views[situation.person]
        assert view.hand is not None
        presets.add(view.rules)
        roles.add(view.role)
        if view.choices:
            phases.add(view.hand.phase)
            verbs |= {type(action).__name__ for action in view.choices}
    assert phases == set(Phase) - {Phase.OVER}
    assert verbs == {"Pass", "Draw", "Take", "Discard", "Knock", "BigGin", "Lay", "LayOff", "Done"}
    assert {role.value for role in roles} == {"dealer", "non-dealer", "box", "captain", "out"}
    assert len(presets) > 4
    assert len({situation.about for situation in SITUATIONS}) == len(SITUATIONS)


@pytest.mark.parametrize("language", SAMPLES)
def test_the_samples_are_good(language):
    if language == "javascript" and shutil.which("node") is None:
        pytest.skip("there is no Node here")
    answer = asked("check-player", SAMPLES[language])
    assert (answer["passed"], answer["reproducible"]) == (True, True)
    assert all(check["passed"] for check in answer["checks"])
    assert answer["checks"][0] == {"name": "greeting", "passed": True}
    assert answer["called"]


def test_our_own_player_is_good():
    code, out, _ = ran("check-player", address("-m", "ginrummy", "player", "greedy"))
    assert code == 0
    assert out.splitlines()[-1] == "All is good: greedy speaks the protocol."
    assert "✗" not in out


@pytest.mark.parametrize("fault", EVERY_FAULT)
def test_each_fault_is_found(fault, monkeypatch):
    if fault == "silent-early":
        monkeypatch.setattr("ginrummy.cli.check_player.START_SECONDS", SHORT)
    seconds = ("--seconds", str(SHORT)) if fault in SILENT else ()
    answer = asked("check-player", misbehaving(fault), *seconds, code=1)
    assert not answer["passed"]
    assert answer["reproducible"] is None
    wrong = [check["error"] for check in answer["checks"] if not check["passed"]]
    assert {error["fault"] for error in wrong} == {EVERY_FAULT[fault]}
    assert len(wrong) <= MOST_FAULTS
    assert all(error["message"] for error in wrong)


def test_a_fault_is_told_with_the_last_words():
    code, out, err = ran("check-player", misbehaving("crash"))
    assert (code, err) == (1, "")
    assert "✓ answers the greeting" in out
    assert "ended with exit code 3" in out
    assert "      the last line" in out
    assert out.splitlines()[-1] == f"{MOST_FAULTS} things are wrong; nothing more was tried."


def test_one_that_plays_by_chance_is_told_so(tmp_path):
    program = tmp_path / "dice.py"
    program.write_text(
        "import json, random, sys\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    if told['what'] == 'hello':\n"
        "        print(json.dumps({'what': 'ready', 'protocol': 1}), flush=True)\n"
        "    if told['what'] == 'ask':\n"
        "        choice = random.randrange(len(told['choices']))\n"
        "        print(json.dumps({'what': 'answer', 'id': told['id'], 'choice': choice}), flush=True)\n"
    )
    assert asked("check-player", address(str(program)))["reproducible"] is False


def test_a_player_that_minds_what_it_does_not_know(tmp_path):
    program = tmp_path / "strict.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    assert told['what'] != 'weather'\n"
        "    if told['what'] == 'hello':\n"
        "        print(json.dumps({'what': 'ready', 'protocol': 1}), flush=True)\n"
        "    if told['what'] == 'ask':\n"
        "        print(json.dumps({'what': 'answer', 'id': told['id'], 'choice': 0}), flush=True)\n"
    )
    answer = asked("check-player", address(str(program)), code=1)
    (wrong,) = (check for check in answer["checks"] if not check["passed"])
    assert wrong["name"] == "unknown"
    assert "AssertionError" in json.dumps(wrong)


@pytest.mark.parametrize("where", ["sound", "python my_bot.py", "http:x"])
def test_what_is_no_address(where):
    assert refused("check-player", where)["key"] == "outside-no-address"


def test_what_cannot_be_started():
    assert refused("check-player", "cmd:no-such-program-anywhere")["kind"] == "start"
