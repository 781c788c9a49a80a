"""Many records: in one file, in a folder, in constant memory; saved so that nothing is lost."""

import gc
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from ginrummy.errors import GinError, NotationError
from ginrummy.record import Record, locate, read, read_many, save, split, write, write_whole
from tests.record.games import Table


@pytest.fixture(scope="module")
def some() -> list[Record]:
    return [Table(n).play(60).record() for n in range(4)]


def test_one_after_another_in_a_file(some: list[Record], tmp_path: Path):
    file = tmp_path / "all.gin"
    file.write_text("\n".join(map(write, some)), encoding="utf-8")
    assert list(read_many(file)) == some


def test_a_folder_in_the_order_of_names(some: list[Record], tmp_path: Path):
    for number, record in enumerate(reversed(some)):
        save(record, tmp_path / f"game-{9 - number}.gin")
    (tmp_path / "notes.txt").write_text("not a record", encoding="utf-8")
    assert list(read_many(tmp_path)) == some
    assert [found.path.name for found in locate(tmp_path)] == [f"game-{n}.gin" for n in range(6, 10)]


def test_a_cut_one_does_not_swallow_the_next(some: list[Record], tmp_path: Path):
    file = tmp_path / "all.gin"
    first = write(some[0])
    file.write_text(first[: first.rindex("\n", 0, len(first) // 2)] + "\n\n" + write(some[1]), encoding="utf-8")
    cut, whole = read_many(file)
    assert cut.truncated is not None
    assert whole == some[1]


def test_lines_are_those_of_the_file(some: list[Record], tmp_path: Path):
    file = tmp_path / "all.gin"
    text = write(some[0]) + write(some[1]).replace("\n1 ", "\n9 ", 1)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(NotationError) as caught:
        list(read_many(file))
    assert text.splitlines()[caught.value.line - 1].startswith("9 ")


def test_no_text(tmp_path: Path):
    file = tmp_path / "junk.gin"
    file.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(NotationError) as caught:
        list(read_many(file))
    assert caught.value.key == "record-not-text"


def test_nothing(tmp_path: Path):
    (tmp_path / "empty.gin").write_text("", encoding="utf-8")
    assert list(read_many(tmp_path)) == []
    with pytest.raises(OSError, match="nowhere"):
        list(read_many(tmp_path / "nowhere.gin"))


def test_one_record_without_end():
    lines = iter(lambda: "x" * 1_000_000 + "\n", None)
    with pytest.raises(NotationError) as caught:
        next(split(lines))
    assert caught.value.key == "record-too-long"


def test_memory_does_not_grow_with_the_number(tmp_path: Path):
    file = tmp_path / "all.gin"
    brief = write(Table(0).play(12).record())

    def peak(count: int) -> int:
        file.write_text(brief * count, encoding="utf-8")
        tracemalloc.start()
        for _ in read_many(file):
            gc.collect()  # what waits for the collector is not growth
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    gc.freeze()  # all else that is there need not be looked through each time
    try:
        peak(5)
        assert peak(900) < 2 * peak(300)
    finally:
        gc.unfreeze()


def test_saving_keeps_the_old_file_if_it_fails(some: list[Record], tmp_path: Path):
    file = tmp_path / "game.gin"
    save(some[0], file)
    bad = Record(names=some[0].names, draw=some[0].draw, hands=some[0].hands * 2)
    with pytest.raises(GinError):
        save(bad, file)
    assert read(file.read_text(encoding="utf-8")) == some[0]
    assert [path.name for path in tmp_path.iterdir()] == ["game.gin"]


def test_a_file_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "a.gin"
    write_whole(path, ("old",))
    write_whole(path, ("♠ ", "new"))
    assert path.read_text(encoding="utf-8") == "♠ new"

    def parts() -> Iterator[str]:
        yield "newer"
        raise GinError("record-hidden")

    with pytest.raises(GinError):
        write_whole(path, parts())

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, ("newer",))
    assert path.read_text(encoding="utf-8") == "♠ new"
    assert list(tmp_path.iterdir()) == [path]
