"""``ginrummy arena``."""

import pytest

from ginrummy.analysis import arena as rooms
from ginrummy.rules import PRESETS
from tests.cli.run import asked, ran, refused

KEYS = [
    "seed",
    "rules",
    "seating",
    "interrupted",
    "players",
    "unit",
    "deals",
    "hands",
    "games",
    "points_per_hand",
    "hand_wins",
    "game_wins",
    "outcomes",
    "forfeits",
    "sprt",
    "seconds_per_decision",
]


def test_answer_for_a_program():
    answer = asked("arena", "sound", "greedy", "--deals", "300", "--seed", "7", "--rules", "contest")
    assert list(answer) == KEYS
    assert answer["rules"] == PRESETS["contest"].as_dict()
    assert (answer["seed"], answer["seating"], answer["unit"]) == (7, "two", "hands")
    assert (answer["deals"], answer["hands"], answer["games"], answer["sprt"]) == (300, 600, None, None)
    low, high = answer["points_per_hand"]["ci95"]
    assert low < answer["points_per_hand"]["mean"] < high
    assert answer["game_wins"] is None
    assert set(answer["seconds_per_decision"]) == {"sound", "greedy"}


def test_games():
    answer = asked("arena", "sound", "greedy", "--games", "50")
    assert (answer["unit"], answer["deals"], answer["games"]) == ("games", 50, 100)
    assert 0 < answer["game_wins"]["mean"] < 1


@pytest.mark.parametrize(("options", "seating"), [((), "box"), (("--seating", "cutthroat"), "cutthroat")])
def test_three_at_one_table_play_games(options, seating):
    answer = asked("arena", "greedy", "at-once", "greedy", "--games", "5", *options)
    assert (answer["seating"], answer["games"]) == (seating, 15)
    assert answer["players"] == ["greedy-1", "at-once", "greedy-2"]


def test_until_significant():
    answer = asked("arena", "sound", "greedy", "--until-significant", "--alpha", "0.1", "--bounds", "0", "1")
    assert answer["sprt"]["verdict"] == "h1"
    assert (answer["sprt"]["h1"], answer["sprt"]["alpha"]) == (1, 0.1)
    assert answer["sprt"]["deals"] == answer["deals"] < 10_000


def test_round_robin(tmp_path):
    page = tmp_path / "arena.html"
    answer = asked("arena", "random", "greedy", "sound", "--round-robin", "--deals", "200", "--html", str(page))
    assert list(answer)[4:] == ["players", "matches", "payoff", "ratings"]
    assert [match["players"] for match in answer["matches"]] == [
        ["random", "greedy"],
        ["random", "sound"],
        ["greedy", "sound"],
    ]
    assert page.read_text(encoding="utf-8").count("<svg") == 3 + 3 + 3


def test_a_page_that_cannot_be_written_is_missed_before_anything_is_played(tmp_path):
    kept, page = tmp_path / "kept.jsonl", tmp_path / "page.html"
    for nowhere in (tmp_path / "no" / "page.html", tmp_path):
        code, out, _ = ran("arena", "greedy", "random", "--deals", "1", "--html", str(nowhere), "--keep", str(kept))
        assert (code, out) == (2, "")
    assert not list(tmp_path.iterdir())
    page.write_text("mine", encoding="utf-8")
    assert refused("arena", "greedy", "nobody", "--html", str(page))["key"] == "player-unknown"
    assert refused("arena", "greedy", "cmd:/no/such/program", "--html", str(page))["kind"] == "start"
    assert page.read_text(encoding="utf-8") == "mine"


def test_answer_for_a_person():
    code, out, err = ran("arena", "sound", "greedy", "--deals", "400", "--until-significant")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert " deals, each from both sides: " in lines[0]
    assert [line.split()[0] for line in lines[2:5]] == ["Player", "sound", "greedy"]
    assert "Log-likelihood ratio" in lines[-1]
    code, out, err = ran(
        "arena", "sound", "greedy", "baseline", "--round-robin", "--deals", "20", "--until-significant"
    )
    assert (code, err) == (0, "")
    assert out.count("is open after 20 deals") == 3


def test_the_budget_reaches_the_players(monkeypatch):
    seen = []

    def watched(matches, engine):
        seen.extend(matches)
        return iter(())

    monkeypatch.setattr(rooms, "play", watched)
    asked("arena", "sound", "greedy", "--playouts", "7", "--seconds", "0.5")
    assert (seen[0].contest.budget.playouts, seen[0].contest.budget.seconds) == (7, 0.5)


def test_interrupted_it_tells_what_is_known(monkeypatch):
    whole = rooms.play

    def interrupted(matches, engine):
        yield next(whole(matches, engine))
        raise KeyboardInterrupt

    monkeypatch.setattr(rooms, "play", interrupted)
    answer = asked("arena", "greedy", "sound", "--deals", "20000", code=130)
    assert (answer["interrupted"], answer["deals"]) == (True, 5000)
    code, out, _ = ran("arena", "greedy", "sound", "--deals", "20000")
    assert code == 130
    assert out.startswith("Interrupted. Until then:\n\n5,000 deals")


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("sound", "alice"), "player-unknown"),
        (("sound",), "simulate-two-or-three"),
        (("sound", "--round-robin"), "arena-robin-too-few"),
        (("sound", "sound", "sound", "--deals", "5"), "arena-hands-for-two"),
        (("sound", "sound", "--deals", "5", "--games", "5"), "arena-deals-or-games"),
        (("sound", "sound", "--until-significant", "--bounds", "1", "0"), "arena-sprt-order"),
        (("sound", "sound", "--bounds", "0", "1"), "arena-bounds-alone"),
        (("sound", "sound", "--deals", "1", "--html", "/nowhere/at/all.html"), "arena-html"),
    ],
)
def test_bad_input_is_refused_in_words(arguments, key):
    assert refused("arena", *arguments)["key"] == key
