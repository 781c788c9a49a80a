"""A table's log as one worker knows it: check, append, fold; and catch up with what others have appended."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ginrummy.table.clocks import stamped
from ginrummy.table.entries import AnyEntry
from ginrummy.table.errors import TableError, Unreachable
from ginrummy.table.fold import fold
from ginrummy.table.state import TableState
from ginrummy.table.store import Conflict, Store

_ATTEMPTS = 5
"""How often an append is tried when others keep getting in first."""
_OUTAGE = 8.0
"""How long whoever asks for something waits for a database that is away, in seconds; then they are told."""
_AGAIN = 0.25
"""How long to wait before it is tried again."""


@dataclass
class Ledger:
    """The log of one table. Its table lets nobody commit while somebody else does.

    Attributes:
        table: the table's id.
        state: where the table stands, as far as is known here.
        store: where the log is kept.
        wall_clock: the time in seconds since 1970, for the log.
        clock: the time in seconds from any start, for waits.
        committed: called with the states before and after what was appended here.
    """

    table: str
    state: TableState
    store: Store
    wall_clock: Callable[[], float]
    clock: Callable[[], float]
    committed: Callable[[TableState, TableState], None]
    _unsure: bool = False
    _heard: int = 0

    async def commit(self, decide: Callable[[TableState], tuple[AnyEntry, ...]]) -> None:
        """Append what *decide* makes of the state; where others were quicker, it is asked again.

        Raises:
            GinError: it is refused, or the store does not take it; nothing has changed then. Or the database does not
                answer, and what has changed is found out before anything else is decided.
        """
        deadline = self.clock() + _OUTAGE
        entries: tuple[AnyEntry, ...] = ()
        perhaps: tuple[AnyEntry, ...] = ()
        attempts = 0
        while attempts < _ATTEMPTS:
            try:
                news = await self._caught_up()
                if perhaps and news[: len(perhaps)] == perhaps:
                    return  # the database had taken them, and could not say so any more
                now, perhaps = self.wall_clock(), ()
                entries = stamped(decide(self.state), self.state, now)
                if entries:
                    await self._append(entries, now)
            except Conflict:
                attempts += 1
            except Unreachable:
                if self.clock() >= deadline:
                    raise
                perhaps = entries
                await asyncio.sleep(_AGAIN)
            else:
                return
        raise TableError("table-busy")

    async def _append(self, entries: tuple[AnyEntry, ...], now: float) -> None:
        after = fold(entries, self.state)
        # Until the append has surely happened or surely not, the log may hold more than we know.
        self._unsure = True
        await self.store.append(self.table, self.state.number, entries, now)
        before, self.state, self._unsure = self.state, after, False
        self.committed(before, after)

    async def catch_up(self) -> bool:
        """Read what others are known to have appended, and tell whether there was anything.

        Raises:
            StoreError: the database cannot be read.
        """
        return bool(await self._caught_up())

    async def read_on(self) -> bool:
        """Read whatever others may have appended, and tell whether there was anything.

        Raises:
            StoreError: the database cannot be read.
        """
        self._unsure = True
        return await self.catch_up()

    def heard(self, number: int) -> bool:
        """Others have brought the log to *number*; whether that is news."""
        self._heard = max(self._heard, number)
        return number > self.state.number

    async def _caught_up(self) -> tuple[AnyEntry, ...]:
        if not self._unsure and self._heard <= self.state.number:
            return ()
        tail = await self.store.read(self.table, self.state.number)
        self.state = fold(tail, self.state)
        self._unsure, self._heard = False, 0
        return tuple(tail)
