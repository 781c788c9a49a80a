"""Where compiled kernels are kept, so that a first start is not a compile.

Numba stamps a cached kernel with the file it stands in, but a kernel is only as fresh as every kernel it calls. So all
of this room is stamped at once: compiled code lives in a folder whose name is a hash of all sources and tables, Numba's
version, Python's and the kind of processor. A folder that came with the package is used even where it cannot be
written; else everything is compiled once, in a process of its own, into the user's cache.

That process compiles for a plain processor of its kind (:func:`processor`), so that what it makes runs on others too.
No setting of Numba is touched here: what a program that uses this package compiles for itself stays its own affair.
"""

import hashlib
import os
import platform
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.runtime import rtsys

from ginrummy import cards, melds

_ROOM = Path(__file__).parent
SHIPPED = _ROOM / "_compiled"
"""The compiled code that comes with the package, one folder for each kind of processor and Python it was made for."""
COMPLETE = "complete"
"""The name of the empty file that says that a folder holds every entry."""
MAKING = "GINRUMMY_COMPILING"
"""Set in the one process that compiles: the folder to fill."""
NEWER, OLDER = "x86-64-v3", "x86-64-v2"
"""What to compile for on x86-64: processors since 2013, or since 2009. Others are compiled for as they are."""
_NEEDED = ("avx2", "bmi", "bmi2", "fma", "lzcnt", "movbe")
"""What tells the newer from the older."""


@cache
def processor() -> str:
    """The name of the kind of processor to compile for; empty for the very one at hand."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return ""
    features = llvm.get_host_cpu_features()
    return NEWER if all(features.get(one) for one in _NEEDED) else OLDER


@cache
def key() -> str:
    """The name of the folder that fits these sources, this Numba, this Python and this kind of processor."""
    digest = hashlib.sha256()
    outside = (Path(str(module.__file__)) for module in (cards, melds))
    for file in sorted((*outside, *_ROOM.rglob("*.py"), *_ROOM.rglob("*.npz"))):
        digest.update(file.read_bytes())
    about = (numba.__version__, platform.system(), platform.machine(), sys.implementation.cache_tag, processor())
    digest.update("\0".join((*about, "" if processor() else llvm.get_host_cpu_name())).encode())
    return digest.hexdigest()[:24]


@cache
def folder() -> Path:
    """The folder that holds, or will hold, the compiled entries that fit."""
    if making := os.environ.get(MAKING):
        return Path(making)
    shipped = SHIPPED / key()
    return shipped if is_complete(shipped) else user_folder() / key()


def is_complete(folder: Path) -> bool:
    """Whether a folder holds every entry."""
    return (folder / COMPLETE).exists()


def user_folder() -> Path:
    """Where this user's compiled kernels are kept."""
    named = os.environ.get("GINRUMMY_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "ginrummy" / "kernels"


@cache
def make_ready() -> None:
    """Have everything compiled, once and for all, unless it is; a line on standard error says so.

    If that fails, as it does where nothing can be written, each entry is compiled when it is called.
    """
    if MAKING not in os.environ and not is_complete(folder()):
        compile_into(folder())


def compile_into(folder: Path) -> bool:
    """Compile every entry into *folder*, in a process of its own; whether that went well."""
    environment = os.environ | {MAKING: str(folder)}
    if processor():
        environment["NUMBA_CPU_NAME"] = processor()
        environment["NUMBA_CPU_FEATURES"] = ""
    done = subprocess.run(
        [sys.executable, "-m", "ginrummy.fast.warm"], env=environment, stdin=subprocess.DEVNULL, check=False
    )
    return done.returncode == 0


def keep(dispatcher: Any) -> None:
    """Let an entry look for its compiled code, and keep it, in :func:`folder`."""
    dispatcher._cache = _Kept(dispatcher.py_func)  # noqa: SLF001 - Numba has no other door for a cache of one's own


class _Locator:
    """Tells Numba where an entry's code is kept."""

    def __init__(self, function: Any) -> None:
        self._function = function

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator":
        return cls(py_func)

    def ensure_cache_path(self) -> None:
        folder().mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(folder())

    def get_source_stamp(self) -> str:
        return folder().name

    def get_disambiguator(self) -> str:
        return str(self._function.__module__.removeprefix("ginrummy.fast."))


class _Place(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012 - a list in Numba too

    @property
    def locator(self) -> Any:
        return self._locator


class _Kept(FunctionCache):
    """Numba's cache, but for what tells one compilation from another: here it is the folder's name."""

    _impl_class = _Place

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        make_ready()
        # Numba would first import all that it needs to compile, which takes longer than all the rest of a start.
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        if MAKING in os.environ:
            super().save_overload(sig, data)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, folder().name
