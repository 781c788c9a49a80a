"""``ginrummy convert``."""

import json
from pathlib import Path

import pytest

from ginrummy.record import write
from tests.cli.run import ran
from tests.record.games import Table
from tests.record.test_golden import GOLDEN, text_of


@pytest.mark.parametrize("path", GOLDEN[::5], ids=lambda path: path.stem)
def test_there_and_back(path: Path, tmp_path: Path):
    lines, again = tmp_path / "game.jsonl", tmp_path / "again.gin"
    assert ran("convert", str(path), str(lines)) == (0, "", "")
    assert ran("convert", str(lines), str(again)) == (0, "", "")
    assert again.read_text(encoding="utf-8") == text_of(path)
    events = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert events[0]["event"] == "record"
    assert events[-1]["event"] == "end"


def test_to_standard_output(tmp_path: Path):
    path = tmp_path / "game.gin"
    path.write_text(write(Table(1).play(10).record()), encoding="utf-8")
    code, out, _ = ran("convert", str(path))
    assert code == 0
    assert json.loads(out.splitlines()[0])["event"] == "record"
    code, out, _ = ran("convert", str(path), "--to", "gin")
    assert (code, out) == (0, path.read_text(encoding="utf-8"))


def test_many_at_once(tmp_path: Path):
    records = [Table(n).play(20).record() for n in range(3)]
    for number, record in enumerate(records):
        (tmp_path / f"{number}.gin").write_text(write(record), encoding="utf-8")
    all_lines, together = tmp_path / "all.jsonl", tmp_path / "together.txt"
    assert ran("convert", str(tmp_path), str(all_lines))[0] == 0
    assert ran("convert", str(all_lines), str(together), "--to", "gin")[0] == 0
    assert together.read_text(encoding="utf-8") == "\n".join(map(write, records))


@pytest.mark.parametrize("name", ["game.gin", "game.jsonl"])
@pytest.mark.parametrize("content", [b"", b"x\n", b"\xff\xfe"])
def test_what_cannot_be_read(name: str, content: bytes, tmp_path: Path):
    path, out = tmp_path / name, tmp_path / "out.gin"
    path.write_bytes(content)
    code, _, err = ran("convert", str(path), str(out), "--to", "gin")
    assert code == 2
    assert err.strip()
    assert not out.exists()
    assert len(list(tmp_path.iterdir())) == 1


def test_where_nothing_can_be_written(tmp_path: Path):
    path = tmp_path / "game.gin"
    path.write_text(write(Table(1).play(3).record()), encoding="utf-8")
    for out in (tmp_path / "no" / "out.jsonl", tmp_path):
        code, _, err = ran("convert", str(path), str(out))
        assert (code, err.split(" cannot be written")[0]) == (2, str(out))
    assert list(tmp_path.iterdir()) == [path]


def test_half_a_record_says_so(tmp_path: Path):
    path = tmp_path / "game.gin"
    path.write_text(write(Table(1).play(30).record()).replace("\nEnd", ""), encoding="utf-8")
    code, out, err = ran("convert", str(path), "--to", "gin")
    assert code == 0
    assert "breaks off" in err
    assert out.endswith("End\n")


def test_what_is_there_stays_unless_told_otherwise(tmp_path: Path):
    path, out = tmp_path / "game.gin", tmp_path / "game.jsonl"
    path.write_text(write(Table(1).play(3).record()), encoding="utf-8")
    out.write_text("precious", encoding="utf-8")
    for there in (out, path):
        before = there.read_text(encoding="utf-8")
        code, _, err = ran("convert", str(path), str(there))
        assert (code, err.split(" is there already")[0]) == (2, str(there))
        assert there.read_text(encoding="utf-8") == before
    assert ran("convert", str(path), str(out), "--force") == (0, "", "")
    assert json.loads(out.read_text(encoding="utf-8").splitlines()[0])["event"] == "record"
