"""Starting up: what was compiled is found again, wherever it may be kept; and kernels run without being compiled."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

import ginrummy
from ginrummy import fast
from ginrummy.fast import cache

Done: TypeAlias = subprocess.CompletedProcess[str]

DEADWOOD = """
from ginrummy import fast
print(fast.deadwood(0b111))
"""
LOADED = """
from ginrummy.fast.calls import deadwood_of_one
print(sum(deadwood_of_one.stats.cache_misses.values()), sum(deadwood_of_one.stats.cache_hits.values()))
"""
SETTLED = """
import os
from ginrummy import fast
fast.play_hands("greedy", "greedy", 1)
import numba
print(numba.config.CPU_NAME, numba.config.CPU_FEATURES, [name for name in os.environ if name.startswith("NUMBA_")])
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


# Root may write wherever it likes. Without that privilege it keeps to what files allow, as anybody does.
AS_ANYBODY = """
import ctypes, os, sys
if os.geteuid() == 0:
    ctypes.CDLL(None).prctl(24, 1)  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
os.execv(sys.executable, [sys.executable, "-c", sys.argv[1]])
"""
# Another machine, as far as it tells which compiled code fits.
OTHERS = {
    "processor": "from ginrummy.fast import cache; cache._NEEDED += ('wings',)",
    "Python": "import sys; sys.implementation.cache_tag = 'cpython-399'",
}


def run(code: str, source: Path | None = None, *, anybody: bool = False, **environment: str) -> Done:
    """A fresh process, perhaps with the package from another place, perhaps one that may not write everywhere."""
    path = {"PYTHONPATH": str(source)} if source else {}
    return subprocess.run(
        [sys.executable, "-c", *([AS_ANYBODY] if anybody else []), code],
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


def test_a_fresh_start_loads_what_was_compiled(compiled):
    done = run(f"{DEADWOOD}\n{LOADED}")
    assert done.stdout.split() == ["0", "0", "1"]
    assert done.stderr == ""


@pytest.fixture
def read_only(copy: Path, compiled: Path) -> Iterator[Path]:
    """That copy with everything compiled in it, installed by somebody else: nothing there can be written."""
    shutil.copytree(compiled, copy / "ginrummy" / "fast" / "_compiled" / compiled.name)
    places = (copy, *copy.rglob("*"))
    for place in places:
        place.chmod(0o555 if place.is_dir() else 0o444)
    try:
        written = run(f"import os; print(os.access({str(copy)!r}, os.W_OK))", anybody=True).stdout
        if written.strip() != "False":
            pytest.skip("this system lets us write wherever we like, and does not let us give that up")
        yield copy
    finally:
        for place in places:
            place.chmod(0o755 if place.is_dir() else 0o644)


def test_what_came_with_the_package_is_used_where_nothing_can_be_written(read_only, tmp_path):
    done = run(DEADWOOD, read_only, anybody=True, GINRUMMY_CACHE=str(tmp_path / "unused"))
    assert done.stdout.split()[0] == "0"
    assert done.stderr == ""
    assert not (tmp_path / "unused").exists()


@pytest.mark.parametrize("other", OTHERS)
def test_else_everything_is_compiled_once_into_the_users_cache(other, read_only, tmp_path):
    """What came with the package was compiled for another processor or another Python, and nothing can be added."""
    kept = tmp_path / "kept"
    (kept / "mine").mkdir(parents=True)
    code = f"{OTHERS[other]}\n{DEADWOOD}\n{LOADED}"
    first = run(code, read_only, anybody=True, GINRUMMY_CACHE=str(kept))
    assert "once" in first.stderr
    mine, made = sorted(kept.iterdir(), key=lambda place: place.name != "mine")
    assert mine.name == "mine"
    assert made.name != cache.key()
    assert cache.is_complete(made)
    again = run(code, read_only, anybody=True, GINRUMMY_CACHE=str(kept))
    assert again.stderr == ""
    for done in (first, again):
        deadwood, compiled_here, loaded = done.stdout.split()
        assert (deadwood, compiled_here, loaded) == ("0", "0", "1")


def test_where_nothing_can_be_kept_a_call_compiles_what_it_needs(read_only):
    code = f"{OTHERS['processor']}\n{DEADWOOD}\n{LOADED}"
    done = run(code, read_only, anybody=True, GINRUMMY_CACHE=str(read_only / "kept"))
    deadwood, compiled_here, loaded = done.stdout.split()
    assert (deadwood, compiled_here, loaded) == ("0", "1", "0")
    assert not (read_only / "kept").exists()


def test_an_import_settles_nothing_for_other_users_of_numba():
    assert run(SETTLED).stdout.split() == ["None", "None", "[]"]


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
