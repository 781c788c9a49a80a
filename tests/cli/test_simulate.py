"""``ginrummy simulate``."""

import pytest

from ginrummy.analysis import IDLE_HANDS, play_game
from ginrummy.cli import simulate
from ginrummy.players import player
from ginrummy.rules import RuleSet
from tests.cli.run import asked, ran, refused

KEYS = ["seed", "rules", "seating", "games", "unfinished", "hands", "voids", "actions", "outcomes", "players"]
PLAYER_KEYS = [
    "name",
    "games_won",
    "games_led",
    "total",
    "hands",
    "hands_won",
    "points",
    "points_per_hand",
    "outcomes",
]


def test_answer_for_a_program():
    answer = asked("simulate", "sound", "greedy", "--games", "3", "--seed", "11", "--set", "target=50")
    assert list(answer) == KEYS
    assert [list(one) for one in answer["players"]] == [PLAYER_KEYS] * 2
    assert (answer["seed"], answer["seating"], answer["games"]) == ("11", "two", 3)
    assert RuleSet(**answer["rules"]) == RuleSet(target=50)
    assert sum(one["games_won"] for one in answer["players"]) == 3


def test_the_same_seed_gives_the_same_bytes():
    command = ("simulate", "random", "sound", "--games", "2", "--rules", "modern")
    assert ran(*command, "--json") == ran(*command, "--json")
    assert ran(*command, "--seed", "x") == ran(*command, "--seed", "x")
    assert ran(*command, "--seed", "x") != ran(*command, "--seed", "y")


@pytest.mark.parametrize(("options", "seating"), [((), "box"), (("--seating", "cutthroat"), "cutthroat")])
def test_three_of_a_name_are_told_apart(options, seating):
    answer = asked("simulate", "greedy", "greedy", "greedy", "--games", "2", *options)
    assert answer["seating"] == seating
    assert [one["name"] for one in answer["players"]] == ["greedy-1", "greedy-2", "greedy-3"]


def test_answer_for_a_person():
    code, out, err = ran("simulate", "sound", "sound", "--games", "2", "--rules", "contest")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("2 games, ")
    heads = ("Player", "Games won", "Share", "Hands won", "Hand points", "A hand", "Grand total")
    assert [words for words in heads if words not in lines[2]] == []
    assert [line.split()[0] for line in lines[3:5]] == ["sound-1", "sound-2"]
    assert all(len(line) <= 80 for line in lines)


def test_games_given_up_are_told():
    code, out, _ = ran("simulate", "random", "random", "--games", "1", "--rules", "straight", "--set", "take_cap=1")
    assert code == 0
    assert f"One game was given up after {IDLE_HANDS} hands in a row in which nobody scored" in out


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("sound", "alice"), "player-unknown"),
        (("sound",), "simulate-two-or-three"),
        (("sound",) * 4, "simulate-two-or-three"),
        (("sound", "sound", "--seating", "box"), "player-count"),
        (("sound", "sound", "--rules", "nonsense"), "rules-no-such-preset"),
        (("sound", "sound", "--set", "target=0"), "rules-out-of-bounds"),
    ],
)
def test_bad_input_is_refused_in_words(arguments, key):
    assert refused("simulate", *arguments)["key"] == key


def test_no_games_cannot_be_played():
    assert ran("simulate", "sound", "sound", "--games", "0")[0] == 2


def test_a_person_who_waits_sees_how_far_it_is(monkeypatch):
    """On a terminal a bar shows up after a while; the games come out the same."""

    class Terminal:
        encoding = "utf-8"

        def __init__(self):
            self.written = ""

        def isatty(self):
            return True

        def write(self, text):
            self.written += text
            return len(text)

        def flush(self):
            pass

    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(simulate, "_PATIENCE", -1.0)
    monkeypatch.setenv("TERM", "xterm")
    games = [play_game((player("greedy"),) * 2, str(seed)) for seed in range(5)]
    assert list(simulate._with_progress(iter(games), len(games))) == games
    assert "Playing" in terminal.written
