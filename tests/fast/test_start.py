"""Starting up: what was compiled is found again, wherever it may be kept; and kernels run without being compiled."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ginrummy
from ginrummy import fast
from ginrummy.fast import cache

DEADWOOD = """
from time import process_time
from ginrummy import fast
print(fast.deadwood(0b111), process_time())
"""
PLAY = """
from ginrummy import fast
from ginrummy.rules import PRESETS
for name in ("random", "greedy", "sound"):
    hands = fast.play_hands(name, "random", 6, 11, rules=PRESETS["modern"])
    print(name, hands.points.tolist(), hands.plies.tolist(), hands.outcome.tolist())
games = fast.play_games(["sound", "greedy", "random"], 1, 11, most_hands=4)
print(games.totals.tolist(), games.winner.tolist(), games.won.tolist())
"""


def run(code: str, source: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh process, perhaps with the package from another place."""
    path = {"PYTHONPATH": str(source)} if source else {}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | path | environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder with everything compiled, wherever it is on this machine."""
    assert fast.deadwood(0) == 0
    assert cache.is_complete(cache.folder())
    return Path(str(cache.folder()))


@pytest.fixture
def copy(tmp_path: Path, compiled: Path) -> Path:
    """A copy of the package's sources, nothing compiled in it."""
    source = tmp_path / "site"
    shutil.copytree(Path(ginrummy.__file__).parent, source / "ginrummy", ignore=shutil.ignore_patterns("_compiled"))
    return source


def test_a_fresh_start_is_quick(compiled):
    seconds = min(float(run(DEADWOOD).stdout.split()[1]) for _ in range(5))
    assert seconds < 1.5  # 0.5 on a quiet machine; compiling takes ten times as long


def test_what_came_with_the_package_is_used_where_nothing_can_be_written(copy, compiled, tmp_path):
    shutil.copytree(compiled, copy / "ginrummy" / "fast" / "_compiled" / compiled.name)
    for place in (copy, *copy.rglob("*")):
        place.chmod(0o555 if place.is_dir() else 0o444)
    try:
        done = run(DEADWOOD, copy, GINRUMMY_CACHE=str(tmp_path / "unused"))
    finally:
        for place in (copy, *copy.rglob("*")):
            place.chmod(0o755 if place.is_dir() else 0o644)
    assert done.stdout.split()[0] == "0"
    assert done.stderr == ""
    assert not (tmp_path / "unused").exists()


def test_else_everything_is_compiled_once_into_the_users_cache(copy, tmp_path):
    kept = tmp_path / "kept"
    (kept / "mine").mkdir(parents=True)
    first = run(DEADWOOD, copy, GINRUMMY_CACHE=str(kept))
    assert "once" in first.stderr
    assert {one.name for one in kept.iterdir()} == {"mine", cache.key()}
    assert cache.is_complete(kept / cache.key())
    again = run(DEADWOOD, copy, GINRUMMY_CACHE=str(kept))
    assert again.stderr == ""
    assert first.stdout.split()[0] == again.stdout.split()[0] == "0"


def test_another_source_is_another_key(copy):
    key = run("from ginrummy.fast import cache; print(cache.key())", copy).stdout
    assert key.strip() == cache.key()
    (copy / "ginrummy" / "fast" / "new.py").write_text("# another kernel\n")
    assert run("from ginrummy.fast import cache; print(cache.key())", copy).stdout != key


def test_kernels_run_as_plain_python_too():
    assert run(PLAY, NUMBA_DISABLE_JIT="1").stdout == run(PLAY).stdout


def test_without_numba_the_error_names_the_extra(monkeypatch):
    monkeypatch.setattr("ginrummy.fast.find_spec", lambda name: None)
    monkeypatch.delitem(vars(fast), "deadwood", raising=False)
    with pytest.raises(ginrummy.GinError, match=r"ginrummy\[fast\]"):
        _ = fast.deadwood
