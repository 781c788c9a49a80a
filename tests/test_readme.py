"""The README's words hold: its snippet prints what it says, and its commands exist and print what it shows."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ginrummy.cli import app

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SHOWN = re.findall(r"^    \$ ginrummy (.+)\n((?:(?!    \$)    .*\n|\n(?=    (?!\$)))+)", README, re.MULTILINE)


def test_there_is_one_snippet_and_it_is_short():
    assert len(SNIPPETS) == 1
    code = [line for line in SNIPPETS[0].splitlines() if line and not line.startswith("#")]
    assert len(code) <= 15


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_snippets_print_what_they_say(snippet, capsys):
    exec(snippet, {})
    said = [line.removeprefix("# ") for line in snippet.splitlines() if line.startswith("# ")]
    assert capsys.readouterr().out.splitlines() == said


@pytest.mark.parametrize(("command", "shown"), SHOWN, ids=[command.split()[0] for command, _ in SHOWN])
def test_commands_print_what_is_shown(command, shown):
    result = CliRunner().invoke(app, shlex.split(command))
    assert result.exit_code == 0
    printed = [line.rstrip() for line in result.stdout.splitlines()]
    for line in shown.splitlines():
        text = line.removeprefix("    ").rstrip()
        if text and text != "…":
            assert text in printed
