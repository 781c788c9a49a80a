"""Ray's own cluster of two machines in one, and who is at work in it."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two machines with a processor each."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: make test-ray")
    from ray.cluster_utils import Cluster

    # The machines find the package and the tests where this process does.
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    )
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    machines.second = machines.add_node(num_cpus=1)
    ray.init(address=machines.address, log_to_driver=False)
    machines.wait_for_nodes()
    try:
        yield machines
    finally:
        ray.shutdown()
        machines.shutdown()


def at_work(what: str) -> list[int]:
    """The processes that are doing a piece of work now: Ray names them after what they do."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                doing = (folder / "cmdline").read_bytes()
            except OSError:
                continue  # it has just ended
            if doing.startswith(f"ray::{what}".encode()):
                found.append(int(folder.name))
    return found


class Killer(threading.Thread):
    """Kills whoever is doing a piece of work, three times, for as long as a ``with`` lasts."""

    def __init__(self, what: str) -> None:
        super().__init__(daemon=True)
        self.what = what
        self.killed: set[int] = set()
        self._enough = threading.Event()

    def __enter__(self) -> "Killer":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self.join()

    def run(self) -> None:
        while len(self.killed) < 3 and not self._enough.is_set():
            for victim in at_work(self.what):
                with suppress(ProcessLookupError):  # it has just ended
                    os.kill(victim, signal.SIGKILL)
                    self.killed.add(victim)
