"""``ginrummy replay``."""

from pathlib import Path

import pytest

from ginrummy.match import Seating
from ginrummy.record import read, record_from_events, save, summary, write
from ginrummy.rules import RuleSet
from tests.cli.run import asked, ran, refused
from tests.record.games import Table
from tests.record.test_golden import BY_HAND, GOLDEN, text_of


@pytest.mark.parametrize("path", [*GOLDEN, *BY_HAND], ids=lambda path: path.stem)
def test_every_kind_of_record(path: Path):
    code, out, err = ran("replay", str(path))
    assert (code, err) == (0, "")
    record = read(text_of(path))
    assert all(name in out for name in record.names)
    assert "??" not in out
    assert asked("replay", str(path)) == summary(record)


def test_json(tmp_path: Path):
    path = tmp_path / "game.gin"
    save(Table(5, seating=Seating.BOX).play(hands=2).record(), path)
    told = asked("replay", str(path))
    assert set(told) == {"rules", "seating", "people", "hands", "totals", "columns", "winner"}
    keys = {"number", "dealer", "roles", "upcard", "outcome", "winner", "points", "totals"}
    assert all(set(hand) == keys for hand in told["hands"])
    assert told["seating"] == "box"


def test_from_a_hand_on(tmp_path: Path):
    path = tmp_path / "game.gin"
    save(Table(5).play(hands=3).record(), path)
    assert [hand["number"] for hand in asked("replay", str(path), "--from", "2")["hands"]] == [2, 3]
    _, out, _ = ran("replay", str(path), "--from", "3")
    assert "Hand 3" in out
    assert "Hand 2" not in out
    assert refused("replay", str(path), "--from", "4")["key"] == "replay-no-such-hand"


def test_hidden_cards_stay_hidden(tmp_path: Path):
    table = Table(5).play(25)
    path = tmp_path / "game.gin"
    save(record_from_events(table.events[table.people[0]], table.people[0], table.names), path)
    _, out, _ = ran("replay", str(path))
    assert "draws a card" in out


def test_against_the_rules(tmp_path: Path):
    path = tmp_path / "game.gin"
    path.write_text(write(Table(5).play(20).record()).replace("\n3 ", "\n4 ", 1), encoding="utf-8")
    error = refused("replay", str(path))
    assert (
        error["line"]
        == path.read_text(encoding="utf-8")
        .splitlines()
        .index(next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("4 ")))
        + 1
    )


def test_one_record_only(tmp_path: Path):
    path = tmp_path / "two.gin"
    text = write(Table(5).play(20).record())
    path.write_text(text + text, encoding="utf-8")
    assert refused("replay", str(path))["key"] == "replay-one-record"


def test_half_a_record(tmp_path: Path):
    path = tmp_path / "half.gin"
    text = write(Table(5).play(40).record())
    path.write_text(text[: text.index("\n7 ") + 6], encoding="utf-8")
    told = asked("replay", str(path))
    assert told["truncated"]["line"] > 1
    assert told["hands"][0]["outcome"] == "unfinished"
    code, _, err = ran("replay", str(path))
    assert code == 0
    assert "breaks off" in err


def test_hollywood(tmp_path: Path):
    path = tmp_path / "game.gin"
    save(Table(5, RuleSet(columns=3, target=30)).play().record(), path)
    told = asked("replay", str(path))
    assert len(told["columns"]) == 3
    assert ran("replay", str(path))[0] == 0


@pytest.mark.parametrize("name", ["void-wall", "void-takes", "void-at-once"])
def test_a_void_hand_is_said_to_be_void_once(name: str):
    (path,) = (path for path in GOLDEN if path.stem == name)
    _, out, _ = ran("replay", str(path))
    told = [line for line in out.splitlines() if "Void" in line]
    assert told
    assert all(line.count("Void") == 1 for line in told)
