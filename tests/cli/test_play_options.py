"""The options of ``ginrummy play``: what they mean, and what does not fit together."""

import pytest
from typer.testing import CliRunner

from ginrummy.cli import app
from ginrummy.cli.play import names_for, others_for, seating_for
from ginrummy.errors import GinError
from ginrummy.match import Seating


def played(*arguments: str, lines: str = "q\ny\n"):
    return CliRunner().invoke(app, ["play", *arguments], input=lines)


@pytest.mark.parametrize(
    ("players", "seating", "sits"),
    [
        (None, None, "two"),
        (2, None, "two"),
        (3, None, "box"),
        (None, "cutthroat", "cutthroat"),
        (3, "cutthroat", "cutthroat"),
        (2, "two", "two"),
    ],
)
def test_seating(players, seating, sits):
    assert seating_for(players, seating and Seating(seating)) is Seating(sits)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "4"], "none for 4"),
        (["--players", "1"], "none for 1"),
        (["--players", "2", "--seating", "box"], "is for 3 players, not for 2"),
        (["--players", "3", "--seating", "two"], "is for 2 players, not for 3"),
        (["--against", "nobody"], "random, novice, greedy, casual, sound"),
        (["--against", "sound", "--against", "greedy"], "2 times"),
        (["--rules", "none"], "no rules called “none”"),
        (["--set", "target=0"], "target"),
        (["--set", "start=eleven", "--rules", "oklahoma"], "start cannot be “eleven”"),
    ],
)
def test_what_does_not_fit(arguments, said):
    result = played(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_every_other_can_be_another():
    assert [p.name for p in others_for(Seating.BOX, ["greedy", "random"])] == ["greedy", "random"]
    assert [p.name for p in others_for(Seating.BOX, ["sound"])] == ["sound", "sound"]
    with pytest.raises(GinError):
        others_for(Seating.BOX, ["sound"] * 3)


@pytest.mark.parametrize(
    ("name", "people"),
    [
        (None, ["You", "Anna", "Ben"]),
        ("  ", ["You", "Anna", "Ben"]),
        ("Zoe", ["Zoe", "Anna", "Ben"]),
        ("anna", ["anna", "Ben", "Clara"]),
        ("Ben", ["Ben", "Anna", "Clara"]),
        ("a\x1b[31m b\n", ["a[31m b", "Anna", "Ben"]),
        ("x" * 50, ["x" * 20, "Anna", "Ben"]),
    ],
)
def test_names(name, people):
    assert list(names_for(Seating.BOX, name)) == people


def test_the_command_plays():
    result = played(
        "--seed", "7", "--name", "Zoe", "--rules", "hoyle", "--set", "target=50", lines="p\nd\nscore\nq\ny\n"
    )
    assert result.exit_code == 0
    assert "Hoyle" in result.stdout
    assert "Zoe" in result.stdout
    assert "You have left the table.\nThe game is saved: ginrummy play goes on with it." in result.stdout


def test_a_seed_is_a_game():
    once, again, other = (played("--players", "3", "--seed", seed).stdout for seed in ("a", "a", "b"))
    assert once == again
    assert once != other


def test_without_a_seed_games_differ():
    assert len({played().stdout for _ in range(3)}) > 1


def test_the_end_of_input():
    result = played(lines="")
    assert result.exit_code == 0
    assert "no more input" in result.stdout


def test_interrupted(monkeypatch):
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("ginrummy.cli.playing.line_reader", lambda: interrupt)
    result = played()
    assert result.exit_code == 130
    assert "Interrupted.\nYou had not played yet, so nothing is lost." in result.stdout


# --- an unfinished game ----------------------------------------------------------------------------------------------

ASKED = "There is an unfinished game"


def test_go_on(data):
    assert "The game is saved" in played("--name", "Zoe", "--rules", "hoyle", lines="p\nd\nt\n").stdout
    result = played(lines="y\nq\ny\n")
    assert result.exit_code == 0
    assert ASKED in result.stdout
    assert "Hand 1. Zoe 0 · Anna 0" in result.stdout
    assert "── Hand 1 ─" in result.stdout
    assert len(list((data / "playing").glob("*.gin"))) == 1


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ([], True),
        (["--name", "Zoe"], True),
        (["--rules", "hoyle"], True),
        (["--rules", "classic"], False),
        (["--set", "target=40"], False),
        (["--players", "3"], True),
        (["--players", "2"], False),
        (["--seating", "cutthroat"], False),
        (["--against", "sound", "--against", "greedy"], True),
        (["--players", "3", "--against", "sound"], False),
        (["--new"], False),
        (["--seed", "5"], False),
    ],
)
def test_options_that_speak_of_another_game_skip_the_question(options, asked):
    begin = ["--rules", "hoyle", "--players", "3", "--against", "sound", "--against", "greedy"]
    played(*begin, lines="p\nd\n\n" * 10)
    if options[:1] == ["--against"]:
        options = ["--players", "3", *options]
    result = played(*options, lines="")
    assert result.exit_code == 0
    assert (ASKED in result.stdout) is asked


def test_bad_options_are_told_before_any_question():
    played(lines="p\nd\nt\n")
    result = played("--against", "nobody")
    assert result.exit_code == 2
    assert ASKED not in result.stdout


def test_nowhere_to_save(monkeypatch):
    monkeypatch.setattr("ginrummy.cli.play.data_folder", lambda environment: None)
    result = played(lines="p\nd\n")
    assert result.exit_code == 0
    assert "so they are not saved. GINRUMMY_DATA can name one." in result.stdout
    assert result.stdout.endswith("There is no more input.\n")
