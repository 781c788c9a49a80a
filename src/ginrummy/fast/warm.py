"""Compile every entry now, so that nobody waits later: ``python -m ginrummy.fast.warm``.

Called like that it fills the folder that ships with the package, and removes those of earlier sources; ``make setup``
ends with it. Where the package cannot be written it fills the user's cache.
"""

import os
import shutil
import sys
from importlib import import_module
from pathlib import Path

from ginrummy.fast import cache
from ginrummy.locale import t

MODULES = ("belief", "branches", "calls", "deals", "environment", "lessons", "play", "search", "states")
"""The modules of this room that have entries."""


def main() -> int:
    """Compile what is missing; give the exit code."""
    if making := os.environ.get(cache.MAKING):
        return _compile(Path(making))
    folder = cache.SHIPPED / cache.key()
    if not cache.is_complete(folder) and not _writable(cache.SHIPPED):
        folder = cache.user_folder() / cache.key()
    for earlier in cache.SHIPPED.glob("*"):
        if earlier != folder:
            shutil.rmtree(earlier, ignore_errors=True)
    return 0 if cache.is_complete(folder) or cache.compile_into(folder) else 1


def _writable(folder: Path) -> bool:
    """Whether *folder* is there, or can be made, and lets us write."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _compile(folder: Path) -> int:
    """Compile all entries in this process, into *folder*; standard error hears how far it is."""
    if not _writable(folder):
        return 1
    from numba.core.sigutils import normalize_signature

    from ginrummy.fast.jit import ENTRIES
    from ginrummy.fast.whole import compile_whole

    for module in MODULES:
        import_module(f"ginrummy.fast.{module}")
    compile_whole({entry.kernel.__name__ for entry in ENTRIES})
    _tell(t("fast-compiling"))
    for number, entry in enumerate(ENTRIES, start=1):
        arguments, _ = normalize_signature(f"void({entry.signature})")
        entry.kernel.compile(arguments)
        if sys.stderr.isatty():
            _tell(f"\r{t('fast-compiling')} {number}/{len(ENTRIES)}")
    _tell("\n")
    (folder / cache.COMPLETE).touch()
    return 0


def _tell(words: str) -> None:
    sys.stderr.write(words)
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
