"""``ginrummy simulate``."""

import pytest

from ginrummy.analysis import IDLE_HANDS
from ginrummy.cli import common
from ginrummy.cli.simulate import _Folder
from ginrummy.match import Seating
from ginrummy.record import read, read_many
from ginrummy.rules import PRESETS, RuleSet
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
    monkeypatch.setattr(common, "_PATIENCE", -1.0)
    monkeypatch.setenv("TERM", "xterm")
    assert list(common.with_progress(iter("abc"), 3, "Playing")) == list("abc")
    assert "Playing" in terminal.written
    assert "3/3" in terminal.written
    assert list(common.with_progress(["a", "bcd"], 4, "Reading", size=len)) == ["a", "bcd"]
    assert "100%" in terminal.written


# --- records ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_record_replays_and_is_proven(preset, seating, tmp_path):
    out = tmp_path / "made" / "on the way"
    players = ("greedy", "sound", "greedy")[: seating.people]
    command = ("simulate", *players, "--games", "2", "--rules", preset, "--seating", seating, "--out", str(out))
    answer = asked(*command)
    assert answer["out"] == str(out)
    assert [path.name for path in sorted(out.iterdir())] == ["game-0001.gin", "game-0002.gin"]
    proof = asked("verify", str(out))
    assert (proof["verdict"], proof["records"], proof["hands"]) == ("proven", 2, answer["hands"])
    replays = [asked("replay", str(path)) for path in sorted(out.iterdir())]
    names = [one["name"] for one in answer["players"]]
    assert all((one["people"], one["seating"]) == (names, seating) for one in replays)
    for person, one in enumerate(answer["players"]):
        assert sum(replay["winner"] == one["name"] for replay in replays) == one["games_won"]
        assert sum(record.log().fold().score.grand_totals[person] for record in read_many(out)) == one["total"]


def test_a_game_given_up_is_a_record_too(tmp_path):
    command = ("simulate", "random", "random", "--games", "1", "--rules", "straight", "--set", "take_cap=1")
    answer = asked(*command, "--out", str(tmp_path))
    assert answer["unfinished"] == 1
    assert asked("verify", str(tmp_path))["verdict"] == "proven"
    replay = asked("replay", str(tmp_path / "game-0001.gin"))
    assert (replay["winner"], len(replay["hands"])) == (None, answer["hands"])


def test_the_same_seed_gives_the_same_records(tmp_path):
    texts = []
    for name, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        ran("simulate", "sound", "sound", "--games", "2", "--seed", seed, "--out", str(tmp_path / name))
        texts.append([path.read_bytes() for path in sorted((tmp_path / name).iterdir())])
    assert texts[0] == texts[1]
    assert texts[0][0] != texts[0][1]
    assert texts[0] != texts[2]
    record = read(texts[0][0].decode())
    assert (record.names, record.date) == (("sound-1", "sound-2"), None)


def test_a_person_is_told_where_the_records_are(tmp_path):
    code, out, _ = ran("simulate", "greedy", "greedy", "--games", "2", "--out", str(tmp_path))
    assert code == 0
    assert f"The records of the games are in {tmp_path}.\n" in out
    assert f"ginrummy replay {tmp_path / 'game-0001.gin'}\n" in out


def test_games_that_are_there_are_replaced_only_when_asked(tmp_path):
    command = ("simulate", "greedy", "greedy", "--out", str(tmp_path))
    asked(*command, "--games", "3")
    (tmp_path / "notes.txt").write_text("mine")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    error = refused(*command, "--games", "1", "--seed", "other")
    assert (error["key"], error["games"]) == ("simulate-out-taken", 3)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before

    asked(*command, "--games", "1", "--seed", "other", "--force")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-0001.gin", "notes.txt"]
    assert (tmp_path / "game-0001.gin").read_bytes() != before["game-0001.gin"]


def test_where_no_folder_can_be(tmp_path):
    (tmp_path / "file").write_text("")
    for path, key in ((tmp_path / "file", "simulate-out-file"), (tmp_path / "file" / "below", "simulate-out")):
        error = refused("simulate", "greedy", "greedy", "--games", "1", "--out", str(path))
        assert (error["key"], error["path"]) == (key, str(path))


@pytest.mark.parametrize(("games", "name"), [(1, "game-0007.gin"), (9999, "game-0007.gin"), (10000, "game-00007.gin")])
def test_numbers_are_as_long_as_they_must_be(games, name, tmp_path):
    assert _Folder.of(tmp_path, games).file(7).name == name
