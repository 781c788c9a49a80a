"""Who does the work: this process, or several. Each gives the results in order, whoever was ready first."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeAlias

from ginrummy.analysis.arena.asking import play_by_asking
from ginrummy.analysis.arena.contest import Chunk, Contest
from ginrummy.analysis.arena.kernels import play_in_kernels
from ginrummy.analysis.arena.rows import Pace, Rows
from ginrummy.errors import PlayerError

Played: TypeAlias = tuple[Rows, Pace]
"""What came of a chunk."""
Work: TypeAlias = tuple[Contest, Chunk]
Engine: TypeAlias = Callable[[Iterable[Work]], Generator[Played, None, None]]
"""Plays chunks and gives what came of them, in the order in which they were asked for.

It begins only a little more than is being taken, so whoever stops taking stops the work, by closing the generator.
"""

AHEAD = 2
"""So many chunks for each worker are under way or waiting to be taken."""
TRIES = 3
"""A chunk whose worker dies is played again, up to so many times in all."""


def play_chunk(contest: Contest, chunk: Chunk) -> Played:
    """What came of a chunk: nothing but the contest and the chunk decides, timings aside.

    Raises:
        PlayerError: there is no such player, or one cannot be started.
    """
    return play_in_kernels(contest, chunk) if contest.in_kernels else play_by_asking(contest, chunk)


def in_this_process(work: Iterable[Work]) -> Generator[Played, None, None]:
    """The engine that works here, one chunk after another."""
    for contest, chunk in work:
        yield play_chunk(contest, chunk)


def in_processes(workers: int) -> Engine:
    """The engine of several processes on this machine; of one, this process."""

    def engine(work: Iterable[Work]) -> Generator[Played, None, None]:
        if workers <= 1:
            return in_this_process(work)
        return _in_processes(work, workers)

    return engine


def processors() -> int:
    """How many processors this process may use."""
    mine = getattr(os, "sched_getaffinity", None)  # not everywhere
    return len(mine(0)) if mine else os.cpu_count() or 1


def _in_processes(work: Iterable[Work], workers: int) -> Generator[Played, None, None]:
    """Chunks in a pool of processes; a pool that a dying worker broke is replaced, and its chunks are played again."""
    waiting = iter(work)
    pool = _pool(workers)
    asked: deque[Work] = deque()  # what has not been taken yet, in order,
    promised: deque[Future[Played]] = deque()  # and what will come of the first of it
    tries = 0
    try:
        while True:
            while len(asked) < AHEAD * workers and (one := next(waiting, None)) is not None:
                asked.append(one)
            if not asked:
                return
            try:
                while len(promised) < len(asked):
                    promised.append(pool.submit(play_chunk, *asked[len(promised)]))
                played = promised[0].result()
            except BrokenProcessPool:
                tries += 1
                if tries >= TRIES:
                    raise PlayerError("arena-worker-died", first=asked[0][1].first, tries=tries) from None
                pool.shutdown(wait=False, cancel_futures=True)
                pool = _pool(workers)
                promised.clear()
                continue
            tries = 0
            asked.popleft()
            promised.popleft()
            yield played
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_worker)


def _begin_worker() -> None:
    """Ctrl-C ends a worker without a word; whoever gives out the work has the last one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
