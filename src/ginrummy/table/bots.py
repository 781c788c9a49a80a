"""Bots think in a bounded pool of processes, off the event loop; a broken process is replaced."""

import asyncio
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from typing import Protocol

from ginrummy.match import View
from ginrummy.players import FREE, ask, enlist, enlisted, inform, offered, player
from ginrummy.rules import Action

MOST_PROCESSES = 4
"""More are only started where somebody asks for them: each costs some 30 MB."""
_NICENESS = 10
"""How far thinking stands back behind the server where both want the processor: a person waits for the server."""


class Thinker(Protocol):
    """Whatever lets bots think."""

    async def choose(self, level: str, view: View, seed: str) -> Action:
        """What a bot of *level* chooses, its chance drawn from *seed*: the same again for the same three."""
        ...

    async def tell(self, level: str, view: View) -> None:
        """Let a bot of *level* know how a hand or a game ended."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


def choose(level: str, view: View, seed: str) -> Action:
    """What a bot of *level* chooses from *view*; all its chance comes from *seed*."""
    return ask(player(offered(level)), view, random.Random(seed), FREE)


def tell(level: str, view: View) -> None:
    """Let a bot of *level* know how a hand or a game ended."""
    inform(player(offered(level)), view)


class Here:
    """Bots that think in this process: for tests."""

    async def choose(self, level: str, view: View, seed: str) -> Action:
        """What a bot chooses."""
        return choose(level, view, seed)

    async def tell(self, level: str, view: View) -> None:
        """Let a bot know."""
        tell(level, view)

    async def close(self) -> None:
        """Nothing to stop."""


def enough_processes(workers: int = 1) -> int:
    """How many processes each of so many workers lets bots think in, so that people's moves are not kept waiting."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1) // workers)


@dataclass
class Pool:
    """Bots that think in other processes: ours in any of a few, and each outside player in one of its own.

    So there is one program of an outside player, which hears all of a game; and where it takes its time, only those who
    play against it wait.

    Attributes:
        processes: how many of ours think at once.
    """

    processes: int = field(default_factory=enough_processes)
    _pools: dict[str, ProcessPoolExecutor] = field(default_factory=dict)

    async def warm(self) -> None:
        """Start the processes, so that the first move is not late."""
        loop = asyncio.get_running_loop()
        pool = self._running(_OURS)
        await asyncio.gather(*(loop.run_in_executor(pool, _ready) for _ in range(self.processes)))

    async def choose(self, level: str, view: View, seed: str) -> Action:
        """What a bot chooses. If its process dies, it thinks once more in a new one.

        Raises:
            BrokenProcessPool: the new one dies as well.
        """
        loop, whose = asyncio.get_running_loop(), _whose(level)
        pool = self._running(whose)
        try:
            return await loop.run_in_executor(pool, choose, level, view, seed)
        except BrokenProcessPool:
            if self._pools.get(whose) is pool:  # nobody else has noticed it yet
                del self._pools[whose]
            return await loop.run_in_executor(self._running(whose), choose, level, view, seed)

    async def tell(self, level: str, view: View) -> None:
        """Let a bot know; those of ours have no use for it, and are not woken.

        Raises:
            BrokenProcessPool: its process died.
        """
        if (whose := _whose(level)) != _OURS:
            await asyncio.get_running_loop().run_in_executor(self._running(whose), tell, level, view)

    async def close(self) -> None:
        """Stop the processes; what they think of is lost, and comes out the same next time."""
        while self._pools:
            _, pool = self._pools.popitem()
            pool.shutdown(wait=False, cancel_futures=True)

    def _running(self, whose: str) -> ProcessPoolExecutor:
        if whose not in self._pools:
            # Spawned, not forked: a fork would copy sockets, locks and the database's thread in any state.
            self._pools[whose] = ProcessPoolExecutor(
                self.processes if whose == _OURS else 1,
                mp_context=get_context("spawn"),
                initializer=_settle,
                initargs=(enlisted(),),
            )
        return self._pools[whose]


_OURS = ""
"""Who thinks in the processes of our players."""


def _whose(level: str) -> str:
    """In whose processes a bot of *level* thinks: those of ours, or those of the outside player of that name."""
    return level if level in enlisted() else _OURS


def _settle(others: dict[str, str]) -> None:
    """Stand back behind the server; leave Ctrl-C to it, since it stops the pool itself; and go when it is killed.

    Args:
        others: the outside players on offer, which this process has to know too.
    """
    if hasattr(os, "nice"):  # not everywhere
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with_parent()
    for name, address in others.items():
        enlist(name, address)


def go_with_parent() -> None:
    """End this process when its parent does, however that ends: it would wait for it for ever."""
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _ready() -> None:
    """Something to do, so that a process starts and imports what it needs."""
