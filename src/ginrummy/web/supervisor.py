"""Several workers on one listening socket: started, watched, replaced when one dies, and stopped together."""

import logging
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event as EventType
from typing import Any

from ginrummy.errors import GinError
from ginrummy.players import enlist, enlisted
from ginrummy.table.bots import go_with_parent
from ginrummy.web import metrics

_log = logging.getLogger(__name__)

_LOOK = 0.05
"""How often it is looked whether all workers have started, in seconds."""
_BREATH = 1.0
"""A worker that dies sooner than this is not replaced at once."""
_GRACE = 15.0
"""How long workers may take to stop; then they are killed."""

Serve = Callable[..., None]


@dataclass
class _Worker:
    process: SpawnProcess
    ready: EventType
    since: float = field(default_factory=time.monotonic)


def supervise(serve: Serve, arguments: Sequence[tuple[Any, ...]], *, started: Callable[[], None]) -> None:
    """Run workers, each in a process of its own, until interrupted.

    Args:
        serve: what each does, given its arguments and what to call once it takes connections; importable.
        arguments: what each is given, and whoever takes its place; they can be sent to another process.
        started: called once all have started.

    Raises:
        GinError: a worker did not start.
    """
    workers = [_start(serve, own) for own in arguments]
    try:
        while not all(worker.ready.is_set() for worker in workers):
            if any(not worker.process.is_alive() for worker in workers):
                raise GinError("serve-worker-failed")
            time.sleep(_LOOK)
        started()
        while True:
            wait([worker.process.sentinel for worker in workers])
            for place, worker in enumerate(workers):
                if not worker.process.is_alive():
                    _log.error("worker %s ended with %s; another takes its place", worker.process.pid, _end(worker))
                    if time.monotonic() - worker.since < _BREATH:
                        time.sleep(_BREATH)
                    metrics.ended(worker.process.pid)
                    workers[place] = _start(serve, arguments[place])
    finally:
        _stop(workers)


def _end(worker: _Worker) -> str:
    code = worker.process.exitcode or 0
    return signal.Signals(-code).name if code < 0 else str(code)


def _start(serve: Serve, arguments: tuple[Any, ...]) -> _Worker:
    # Spawned, not forked: a fork would copy threads' locks in any state.
    context = get_context("spawn")
    ready = context.Event()
    process = context.Process(target=_work, args=(serve, arguments, ready, enlisted()), name="worker")
    process.start()
    return _Worker(process, ready)


def _stop(workers: list[_Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + _GRACE
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


def _work(serve: Serve, arguments: tuple[Any, ...], ready: EventType, others: dict[str, str]) -> None:
    """What a worker's process does."""
    # Ctrl-C goes to every process of a terminal; the supervisor passes it on, so that all stop once.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    go_with_parent()
    for name, address in others.items():
        enlist(name, address)
    with suppress(KeyboardInterrupt):
        serve(*arguments, ready.set)
