"""The command line as a whole: help, version, language, errors, and that it ends as it should."""

import json
import os
import signal
import subprocess
import sys

import pytest

import ginrummy.cli
from ginrummy import locale
from ginrummy.cards import parse_cards
from ginrummy.cli.common import answer, pointed, rules_from, table, wrapped
from ginrummy.cli.held import typed_cards
from ginrummy.errors import RuleSetError
from ginrummy.rules import PRESETS, RuleSet
from tests.cli.run import ran

COMMANDS = ["play", "hand", "score", "rules", "simulate"]


def test_help_names_every_command():
    code, out, _ = ran("--help")
    assert code == 0
    assert [command for command in COMMANDS if command not in out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command):
    code, out, _ = ran(command, "-h")
    assert code == 0
    assert "<bool>" not in out
    assert "Show this help and stop." in out


def test_without_a_command_there_is_help():
    code, out, err = ran()
    assert code == 2
    assert "simulate" in out + err


@pytest.mark.parametrize("arguments", [("hnad",), ("hand",), ("hand", "--nothing"), ("--lang", "xx", "rules")])
def test_a_command_line_that_cannot_be_read(arguments):
    code, out, err = ran(*arguments)
    assert (code, out) == (2, "")
    assert err


@pytest.mark.parametrize("name", ["app", "main"])
def test_what_the_package_exports(name):
    assert name in ginrummy.cli.__all__
    assert getattr(ginrummy.cli, name)


def test_what_it_does_not():
    with pytest.raises(AttributeError, match="nothing"):
        _ = ginrummy.cli.nothing


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "C", "LC_ALL": "de"}, "de"),
        ([], {"LANG": "de", "LC_MESSAGES": "en_GB", "LC_ALL": ""}, "en"),
        (["--lang", "de", "hand"], {"LANG": "en"}, "de"),
        (["--lang=de"], {}, "de"),
        (["--lang"], {}, "en"),
        (["hand", "--lang", "de"], {}, "en"),
    ],
)
def test_the_language(monkeypatch, arguments, environment, language):
    monkeypatch.setattr(locale, "languages", lambda: ("de", "en"))
    assert ginrummy.cli._language(arguments, environment) == language


# --- what the commands share -----------------------------------------------------------------------------------------


def test_rules_from_options():
    assert rules_from("Modern") == PRESETS["modern"]
    assert rules_from("classic", ["Knock-Limit = upcard", "start=upcard"]) == RuleSet(knock_limit="upcard")
    with pytest.raises(RuleSetError) as caught:
        rules_from("classic", ["start=eleven", "knock_limit=upcard"])
    assert caught.value.field == "start"


def test_a_culprit_is_pointed_at():
    assert pointed("7h 8x", "8x", 4) == "  7h 8x\n     ^^"
    assert pointed("7h\n8x 9h", "8x", 1, 2) == "  8x 9h\n  ^^"
    assert pointed("", "", 1) == "  \n  ^"


@pytest.mark.parametrize(
    "text", ["7h 8h", "7H,8♥;10s", "h10", "7h10s8d", "♥7♥10♠A", "7♥\ufe0f8♥\ufe0f 9h", "7h\n 8h\n10c", "Th TS"]
)
def test_every_card_knows_where_it_was_typed(text):
    typed = typed_cards(text)
    lines = text.splitlines()
    assert tuple(one.card for one in typed) == parse_cards(text)
    for one in typed:
        assert lines[one.line - 1][one.column - 1 :].startswith(one.culprit)
        assert parse_cards(one.culprit) == (one.card,)


def test_a_table_has_straight_columns():
    assert table([("a", "b"), ("ccc", "")]) == "a     b\nccc"


def test_words_are_wrapped(monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    assert wrapped("one two three four five six seven eight", indent=2).splitlines() == [
        "  one two three four five six",
        "  seven eight",
    ]
    monkeypatch.setenv("COLUMNS", "500")
    assert max(map(len, wrapped("word " * 100).splitlines())) <= 80


def test_json_is_one_line(capsys):
    answer({"card": "7♥", "more": [1, 2]})
    line = capsys.readouterr().out
    assert line.count("\n") == 1
    assert json.loads(line) == {"card": "7♥", "more": [1, 2]}


# --- as a process of its own -----------------------------------------------------------------------------------------

ENVIRONMENT = {**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
KNOCKABLE = "2C 3C 4C 8D 8H 8S QH QD QS TC 7D"


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ginrummy", *arguments],
        env=ENVIRONMENT | environment,
        encoding=environment.get("PYTHONIOENCODING", "utf-8"),
        capture_output=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp1252"])
def test_typed_bytes_that_are_no_text_are_only_not_understood(encoding, tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "ginrummy", "play"],
        env=ENVIRONMENT | {"PYTHONIOENCODING": encoding, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        input=b"what\xff\xc3\x81\x00\nq\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"says nothing to me" in b" ".join(done.stdout.split())


def test_it_runs_as_a_module():
    done = process("hand", KNOCKABLE, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["best_discard"] == "Tc"


def test_version():
    done = process("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("ginrummy ")


def test_exit_codes():
    assert process("hand", "7h").returncode == 2
    assert (
        process(
            "score", "--knocker", KNOCKABLE[:29], "--defender", "Kc Kd Kh Jc Jd Js 5s 6s 7s As", "--rules", "straight"
        ).returncode
        == 1
    )


def test_where_suits_cannot_be_shown_they_are_letters():
    done = process("hand", KNOCKABLE, PYTHONIOENCODING="cp1252")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2c 3c 4c / 8d 8h 8s / Qd Qh Qs" in done.stdout
    assert "10c" in done.stdout
    assert process("rules", PYTHONIOENCODING="cp1252").returncode == 0
    assert json.loads(process("rules", "--json", PYTHONIOENCODING="cp1252").stdout)["sections"]


def test_an_interruption_is_no_traceback(monkeypatch, capsys):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ginrummy.cli._language", interrupted)
    with pytest.raises(SystemExit) as left:
        ginrummy.cli.main()
    assert left.value.code == 128 + signal.SIGINT
    assert capsys.readouterr() == ("", "")
