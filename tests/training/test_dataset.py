"""A dataset holds what was played: every row against the rules' own hand, and the same seed gives the same rows."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed: make test-train")

from pyarrow import parquet

from ginrummy.env import dataset
from ginrummy.env.actions import action_of, number_of
from ginrummy.env.dataset import Selfplay, write
from ginrummy.env.observation import HAND_FIELDS, hand_part
from ginrummy.fast import deal
from ginrummy.players.laying import next_to_lay
from ginrummy.rules import HandState, HandView, RuleSet, Seat, apply, events_after, hand_result, legal, opening_events
from tests.cli.run import asked, ran, refused
from tests.env.test_training import any_net

COLUMNS = ["hand", "ply", "seat", "player", *(field.name for field in HAND_FIELDS), "legal", "action", "points_won"]
STATUS = Path("/proc/self/status")


def rows_of(path: Path) -> tuple[list[dict[str, Any]], dict[str, str]]:
    table = parquet.read_table(path)
    assert table.schema.names == COLUMNS
    about = {key.decode().removeprefix("ginrummy."): value.decode() for key, value in table.schema.metadata.items()}
    return table.to_pylist(), about


def test_every_row_is_what_the_rules_say(tmp_path):
    """Cards from the metadata, then choice by choice: what is seen, what is legal, what comes of it."""
    path = tmp_path / "some.parquet"
    answer = asked("dataset", str(path), "sound", "random", "--hands", "40", "--seed", "9", "--rules", "modern")
    rows, about = rows_of(path)
    assert (answer["rows"], answer["columns"], answer["hands"]) == (len(rows), len(COLUMNS), 40)
    assert answer["bytes"] == path.stat().st_size
    rules = RuleSet(**json.loads(about["rules"]))
    assert rules.as_dict() == answer["rules"]
    hands: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        hands.setdefault(row["hand"], []).append(row)
    assert sorted(hands) == list(range(40))
    for hand, choices in hands.items():
        places = int(about["places"])
        check(HandState.start(deal(int(about["deal_seed"]), hand % places, hand // places + 1, rules), rules), choices)
        of_sound = {row["seat"] for row in choices if row["player"] == "sound"}
        assert of_sound <= {hand % 2}, "players change seats with every hand"


def check(state: HandState, choices: list[dict[str, Any]]) -> None:
    views = [HandView.fold(state.rules, seat, opening_events(state, seat)) for seat in Seat]
    assert [row["ply"] for row in choices] == list(range(len(choices)))
    for row in choices:
        assert row["seat"] == state.turn
        seen = np.concatenate([np.atleast_1d(row[field.name]) for field in HAND_FIELDS])
        assert np.array_equal(seen, hand_part(views[state.turn]))
        assert [number for number, allowed in enumerate(row["legal"]) if allowed] == sorted(
            map(number_of, legal(state))
        )
        action = action_of(row["action"], state)
        after = apply(state, action)
        for seat in Seat:
            for event in events_after(state, action, after, seat):
                views[seat] = views[seat].after(event)
        state = after
    while not state.over:
        action = next_to_lay(views[state.turn])
        after = apply(state, action)
        for seat in Seat:
            for event in events_after(state, action, after, seat):
                views[seat] = views[seat].after(event)
        state = after
    result = hand_result(state)
    for row in choices:
        won = 0 if result.winner is None else result.points * (1 if result.winner == row["seat"] else -1)
        assert row["points_won"] == won


def test_the_same_seed_gives_the_same_rows(tmp_path):
    one, other, third = (tmp_path / f"{name}.parquet" for name in "abc")
    write(Selfplay(players=("greedy", "greedy"), hands=30, seed=3), one)
    write(Selfplay(players=("greedy", "greedy"), hands=30, seed=3), other)
    write(Selfplay(players=("greedy", "greedy"), hands=30, seed=4), third)
    assert rows_of(one) == rows_of(other)
    assert rows_of(one)[0] != rows_of(third)[0]
    assert {row["player"] for row in rows_of(one)[0]} == {"greedy-1", "greedy-2"}


def test_a_network_can_play(tmp_path):
    any_net(1).save(tmp_path / "net.npz")
    path = tmp_path / "net.parquet"
    answer = asked("dataset", str(path), f"net:{tmp_path / 'net.npz'}", "sound", "--hands", "10")
    assert answer["rows"] == len(rows_of(path)[0])
    told = refused("dataset", str(tmp_path / "x"), f"net:{tmp_path / 'nothing.npz'}")
    assert told["key"] == "train-no-net"


def test_what_it_refuses(tmp_path):
    path = tmp_path / "one.parquet"
    path.write_text("mine", encoding="utf-8")
    assert refused("dataset", str(path), "--hands", "1")["key"] == "dataset-taken"
    assert path.read_text(encoding="utf-8") == "mine"
    assert refused("dataset", str(tmp_path / "no" / "where"), "--hands", "1")["key"] == "dataset-path"
    assert refused("dataset", str(tmp_path / "x"), "nobody")["key"] == "player-unknown"
    assert refused("dataset", str(tmp_path / "x"), "sound", "sound", "sound")["key"] == "dataset-two"
    assert [file.name for file in tmp_path.iterdir()] == ["one.parquet"]
    code, out, _ = ran("dataset", str(path), "--hands", "3", "--force")
    assert (code, out.split(",")[0]) == (0, "3 hands")


def test_who_is_interrupted_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "ROWS", 10)

    def interrupted(hands: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(Selfplay(players=("greedy", "greedy"), hands=30), tmp_path / "x", heard=interrupted)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not STATUS.exists(), reason="asks Linux how much memory a process took")
def test_memory_does_not_grow_with_the_hands(tmp_path):
    """Ten times as many hands take hardly more; as rows in memory they would take some 400 MB more."""

    def most(hands: int) -> int:
        command = [sys.executable, "-c", MEASURED, str(tmp_path / f"{hands}.parquet"), str(hands)]
        return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    assert most(12_000) < most(1_200) + 100_000


# Linux is asked for the process's own peak: `ru_maxrss` begins with the memory of whoever started it.
MEASURED = """
import sys
from pathlib import Path
from ginrummy.env.dataset import Selfplay, write
write(Selfplay(players=("greedy", "greedy"), hands=int(sys.argv[2])), Path(sys.argv[1]))
print(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
"""
