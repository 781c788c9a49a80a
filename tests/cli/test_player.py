"""``ginrummy player``: the protocol on standard input and output; its port is tried in tests/players/outside."""

import json
import socket
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from ginrummy.cli import app
from ginrummy.players.outside import OutsidePlayer
from tests.cli.run import ran
from tests.players.outside.programs import FIRST_BYTES, asked
from tests.players.outside.test_faults import FIRST

HELLO = b'{"what":"hello","protocol":1}\n'


def test_it_answers_until_the_host_hangs_up():
    done = CliRunner().invoke(app, ["player", "greedy"], input=HELLO + FIRST_BYTES)
    assert done.exit_code == 0
    ready, answer = map(json.loads, done.stdout_bytes.splitlines())
    assert ready == {"what": "ready", "protocol": 1, "name": "greedy"}
    assert (answer["what"], answer["id"]) == ("answer", 1)


def test_a_host_that_cannot_be_understood_is_bad_input():
    done = CliRunner().invoke(app, ["player", "greedy"], input=b"nonsense\n")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "The host said “nonsense”" in done.stderr


@pytest.mark.parametrize("level", ["nobody", "cmd:python rex.py", "tcp:80"])
def test_only_players_of_ours(level):
    code, out, err = ran("player", level)
    assert (code, out) == (2, "")
    assert level in err


def test_a_port_that_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, _, err = ran("player", "greedy", "--tcp", str(taken.getsockname()[1]))
    assert code == 2
    assert "cannot be used" in err


def test_it_listens_on_a_port_of_this_machine_alone():
    command = [sys.executable, "-m", "ginrummy", "--lang", "en", "player", "greedy", "--tcp", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        port = process.stderr.readline().strip().rpartition(" ")[2].strip(".")
        one = OutsidePlayer(f"tcp:{port}")
        assert asked(one, FIRST) in FIRST.choices
        assert one.called == "greedy"
        one.close()
        process.terminate()
