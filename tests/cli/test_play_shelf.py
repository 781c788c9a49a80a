"""Where a person's games lie: the folder, and games that are held."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ginrummy.cli.playing.shelf import Shelf, command_for
from ginrummy.table.home import data_folder

NOON = datetime(2026, 1, 2, 12, 0, 5, tzinfo=UTC)


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "data", lambda: NOON)


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/zoe/.local/share/ginrummy"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/ginrummy"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "/home/zoe/.local/share/ginrummy"),
        ("freebsd14", {"XDG_DATA_HOME": ""}, "/home/zoe/.local/share/ginrummy"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/zoe/Library/Application Support/ginrummy"),
        ("win32", {}, "/home/zoe/AppData/Local/ginrummy"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/ginrummy"),
        ("linux", {"GINRUMMY_DATA": "/mine", "XDG_DATA_HOME": "/data"}, "/mine"),
        ("win32", {"GINRUMMY_DATA": "/mine", "LOCALAPPDATA": "/local"}, "/mine"),
    ],
)
def test_the_folder_is_where_the_system_wants_it(platform, environment, folder, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/zoe"))
    assert data_folder(environment, platform) == Path(folder)


def test_a_folder_named_from_here_stays_the_same_elsewhere(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert data_folder({"GINRUMMY_DATA": "here"}) == tmp_path / "here"


def test_somebody_without_a_home_has_no_folder(monkeypatch):
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert data_folder({}) is None
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/ginrummy")


def test_a_command_can_be_typed(monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/zoe"))
    assert command_for("replay", Path("/home/zoe/a b/c.gin")) == "ginrummy replay ~/'a b/c.gin'"
    assert command_for("replay", Path("/mnt/a b/c.gin")) == "ginrummy replay '/mnt/a b/c.gin'"
    assert command_for("replay", Path("/mnt/c.gin")) == "ginrummy replay /mnt/c.gin"


def test_a_game_is_held_until_it_is_closed(shelf):
    book = shelf.begin()
    book.write("one")
    assert list(shelf.waiting()) == []
    book.close()
    book.close()
    (again,) = shelf.waiting()
    assert (again.path, again.text()) == (book.path, "one")
    assert list(shelf.waiting()) == []
    again.close()


def test_games_begun_at_once_have_files_of_their_own(shelf):
    books = [shelf.begin() for _ in range(3)]
    for number, book in enumerate(books):
        book.write(str(number))
        book.close()
    assert [book.path.name for book in books] == [
        "2026-01-02-120005.gin",
        "2026-01-02-120005-2.gin",
        "2026-01-02-120005-3.gin",
    ]
    late = shelf.begin()  # though nobody holds the others any more
    assert late.path.name == "2026-01-02-120005-4.gin"
    late.close()


def test_the_one_played_last_waits_first(shelf):
    for name, when in (("a", 10), ("b", 30), ("c", 20)):
        shelf.playing.mkdir(parents=True, exist_ok=True)
        path = shelf.playing / f"{name}.gin"
        path.write_text(name)
        os.utime(path, (when, when))
    books = list(shelf.waiting())
    assert [book.text() for book in books] == ["b", "c", "a"]
    assert books[0].last_written() == datetime.fromtimestamp(30, UTC)
    for book in books:
        book.close()


def test_put_away_under_a_name_that_is_free(shelf):
    paths = []
    for _ in range(2):
        book = shelf.begin()
        book.write("game")
        paths.append(book.put_away().name)
    book = shelf.begin()
    book.write("game")
    paths.append(book.put_away("-unfinished.gin").name)
    assert paths == ["2026-01-02-120005.gin", "2026-01-02-120005-2.gin", "2026-01-02-120005-unfinished.gin"]
    assert list(shelf.playing.iterdir()) == []


def test_a_game_finished_elsewhere_meanwhile_does_not_wait(shelf):
    for name in ("a", "b"):
        shelf.playing.mkdir(parents=True, exist_ok=True)
        (shelf.playing / f"{name}.gin").write_text(name)
    waiting = shelf.waiting()
    first = next(waiting)
    other = {"a": "b", "b": "a"}[first.text()]
    (shelf.playing / f"{other}.gin").unlink()
    assert list(waiting) == []
    first.close()


def test_a_system_without_locks(shelf, monkeypatch):
    def none_here(file) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr("ginrummy.cli.playing.shelf._seize", none_here)
    book = shelf.begin()
    book.write("one")
    (same,) = shelf.waiting()
    assert same.text() == "one"
    same.close()
    book.close()
