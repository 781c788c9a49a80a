"""The other workers on a PostgreSQL database: leases, wake-ups, and who is connected where."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field

import sqlalchemy as sa

from ginrummy.errors import GinError
from ginrummy.table.appending import CHANNEL
from ginrummy.table.fellows import NOTHING_TOLD, Tables, Told
from ginrummy.table.store import Store

_log = logging.getLogger(__name__)

ROUND = 2.0
"""How often a worker renews its row and looks for what it has not heard of, in seconds."""
LIFE = 6.0
"""How long a worker counts as alive after it has renewed its row."""
_FORGOTTEN = 3600.0
"""How long a dead worker's row stands, so that its people are known to be gone."""
_PAUSE = 0.5
"""How long to wait before a lost connection is tried again."""
_FREE = "free"
"""What a wake-up says beside its table when the table's lease is free."""

_NOW = "extract(epoch FROM clock_timestamp())::float8"
_RENEW = sa.text(
    f"INSERT INTO workers (worker, expires) VALUES (:me, {_NOW} + :life) "
    "ON CONFLICT (worker) DO UPDATE SET expires = excluded.expires RETURNING expires"
)
_BURY = sa.text(
    f"WITH old AS (DELETE FROM workers WHERE expires < {_NOW} - :forgotten RETURNING worker), "
    "_ AS (DELETE FROM presence WHERE worker IN (SELECT worker FROM old)) "
    "DELETE FROM leases WHERE worker IN (SELECT worker FROM old) RETURNING table_id"
)
_LEASES = sa.text(
    "SELECT table_id, worker FROM leases JOIN workers USING (worker) "
    f"WHERE table_id = ANY(CAST(:tables AS text[])) AND expires > {_NOW}"
)
_TAKE = sa.text(
    "INSERT INTO leases (table_id, worker) VALUES (:table, :me) ON CONFLICT (table_id) DO UPDATE SET worker = :me "
    "WHERE leases.worker = :me OR NOT EXISTS "
    f"(SELECT 1 FROM workers WHERE workers.worker = leases.worker AND expires > {_NOW}) RETURNING worker"
)
_LET_GO = sa.text(
    "WITH gone AS (DELETE FROM leases WHERE table_id = :table AND worker = :me RETURNING table_id) "
    f"SELECT pg_notify('{CHANNEL}', table_id || ' {_FREE}') FROM gone"
)
_NUMBERS = sa.text(
    "SELECT wanted.id, (SELECT number FROM log WHERE table_id = wanted.id ORDER BY number DESC LIMIT 1) "
    "FROM unnest(CAST(:tables AS text[])) AS wanted(id)"
)
_TELL = sa.text(
    "WITH _ AS (INSERT INTO presence (table_id, worker, told) "
    "SELECT id, :me, told FROM unnest(CAST(:tables AS text[]), CAST(:told AS text[])) AS new(id, told) "
    "ON CONFLICT (table_id, worker) DO UPDATE SET told = excluded.told) "
    f"SELECT pg_notify('{CHANNEL}', id) FROM unnest(CAST(:tables AS text[])) AS new(id)"
)
_ELSEWHERE = sa.text(
    f"SELECT table_id, told, expires > {_NOW}, expires FROM presence JOIN workers USING (worker) "
    "WHERE table_id = ANY(CAST(:tables AS text[])) AND worker <> :me"
)
_END = sa.text(
    "WITH gone AS (DELETE FROM leases WHERE worker = :me RETURNING table_id), "
    f"_ AS (UPDATE workers SET expires = {_NOW} WHERE worker = :me) "
    f"SELECT pg_notify('{CHANNEL}', table_id || ' {_FREE}') FROM gone"
)


@dataclass
class Workers:
    """The other workers on a PostgreSQL database.

    Attributes:
        store: the database.
        name: what this worker is called in it.
        clock: the time in seconds from any start.
        round, life: see :data:`ROUND` and :data:`LIFE`.
    """

    store: Store
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    clock: Callable[[], float] = time.monotonic
    round: float = ROUND
    life: float = LIFE
    _renewed: float = float("-inf")
    _held: set[str] = field(default_factory=set)
    _taken: set[str] = field(default_factory=set)
    _elsewhere: dict[str, Told] = field(default_factory=dict)
    _told: dict[str, Told] = field(default_factory=dict)
    _to_tell: set[str] = field(default_factory=set)
    _to_ask: set[str] = field(default_factory=set)
    _something: asyncio.Event = field(default_factory=asyncio.Event)
    _tables: Tables | None = None
    _listening: bool = False
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self, tables: Tables) -> None:
        """Begin to work with them.

        Raises:
            StoreError: the database refuses.
        """
        self._tables = tables
        await self._renew()
        for name, doing in (("rounds", self._rounds()), ("talk", self._talk()), ("listen", self._listen())):
            self._tasks.append(asyncio.create_task(doing, name=f"workers: {name}"))

    async def close(self) -> None:
        """Leave them: who was here is gone, and all leases are free."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self._renewed = float("-inf")
        self._held.clear()
        with suppress(GinError):
            await self.store.query(_END, {"me": self.name})

    async def leads(self, table: str) -> bool:
        """Whether this worker runs the table's bots and clock; it does from now on, if nobody does.

        Raises:
            StoreError: the database refuses.
        """
        if self.clock() - self._renewed >= self.life:
            return False  # the others may count this worker as dead
        if table in self._held:
            return True
        if table in self._taken:
            return False
        taken = await self.store.query(_TAKE, {"table": table, "me": self.name})
        (self._held if taken else self._taken).add(table)
        return bool(taken)

    async def let_go(self, table: str) -> None:
        """This worker has the table in memory no longer."""
        self._taken.discard(table)
        self._told.pop(table, None)
        self._elsewhere.pop(table, None)
        if table in self._held:
            self._held.discard(table)
            with suppress(GinError):
                await self.store.query(_LET_GO, {"table": table, "me": self.name})

    def tell(self, table: str, told: Told) -> None:
        """Who is connected here; the others hear of it soon."""
        if self._told.get(table) != told:
            self._told[table] = told
            self._to_tell.add(table)
            self._something.set()

    def elsewhere(self, table: str) -> Told:
        """Who is connected to the other workers, as far as is known."""
        if table not in self._elsewhere:
            self._elsewhere[table] = NOTHING_TOLD
            self._ask(table)
        return self._elsewhere[table]

    # --- rounds -------------------------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        away = False
        while True:
            try:
                await self._renew()
                await self._look()
                away = False
            except GinError as error:
                if not away:
                    _log.warning("workers: %s", error)
                away = True
            except Exception:  # noqa: BLE001 - a worker that stopped here would look dead for ever
                _log.exception("workers")
            await asyncio.sleep(self.round)

    async def _renew(self) -> None:
        began = self.clock()
        await self.store.query(_RENEW, {"me": self.name, "life": self.life})
        if began - self._renewed >= self.life:
            self._held.clear()  # somebody may have taken them over meanwhile
        self._renewed = began
        await self.store.query(_BURY, {"forgotten": _FORGOTTEN})

    async def _look(self) -> None:
        """Look for whatever a wake-up should have told."""
        assert self._tables is not None
        numbers = self._tables.numbers()
        tables = {"tables": [*numbers]}
        leases: dict[str, str] = {}
        if numbers:
            leases = dict(map(tuple, await self.store.query(_LEASES, tables)))
        held = {table for table, worker in leases.items() if worker == self.name}
        taken = set(leases) - held
        anew = held - self._held
        self._held, self._taken = held, taken
        for table, number in await self.store.query(_NUMBERS, tables) if numbers else ():
            if number is not None and number > numbers[table]:
                self._tables.heard(table, number)
        await self._ask_about(numbers)
        for table in anew | (numbers.keys() - leases.keys()):
            self._tables.changed(table)

    # --- who is where -------------------------------------------------------------------------------------------------

    def _ask(self, table: str) -> None:
        self._to_ask.add(table)
        self._something.set()

    async def _talk(self) -> None:
        """Tell the others what is to be told, and ask what is to be asked, many tables at once."""
        while True:
            await self._something.wait()
            self._something.clear()
            telling, asking = self._to_tell, self._to_ask
            self._to_tell, self._to_ask = set(), set()
            try:
                if told := {table: self._told[table].as_text() for table in telling if table in self._told}:
                    values = {"me": self.name, "tables": [*told], "told": [*told.values()]}
                    await self.store.query(_TELL, values)
                    telling = set()
                await self._ask_about(asking)
            except Exception as error:  # noqa: BLE001 - whatever it is, the others must be told in the end
                _log.warning("workers: %s", error)
                self._to_tell |= telling
                self._to_ask |= asking
                await asyncio.sleep(_PAUSE)
                self._something.set()

    async def _ask_about(self, tables: Iterable[str]) -> None:
        assert self._tables is not None
        found = dict.fromkeys(tables, NOTHING_TOLD)
        if not found:
            return
        rows = await self.store.query(_ELSEWHERE, {"tables": [*found], "me": self.name})
        for table, text, alive, expires in rows:
            told = Told.from_text(text)
            found[table] = found[table].together(told if alive else told.ended(expires))
        known = self._tables.numbers()
        for table, now in found.items():
            if table in known and self._elsewhere.get(table, NOTHING_TOLD) != now:
                self._elsewhere[table] = now
                self._tables.changed(table)

    # --- wake-ups -----------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Be woken up, over a connection of its own; what was missed while there was none is looked for."""
        import asyncpg

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address, timeout=self.life)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._woken)
                    self._listening = True
                    await self._look()
                    await lost.wait()
                finally:
                    self._listening = False
                    connection.terminate()
            except (OSError, GinError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("workers: %s", error)
            await asyncio.sleep(_PAUSE)

    def _woken(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        assert self._tables is not None
        table, _, number = str(payload).partition(" ")
        if number.isdecimal():  # every move at every table: nothing is made of all of them for it
            self._tables.heard(table, int(number))
        elif table not in self._tables.numbers():
            return
        elif number == _FREE:
            self._taken.discard(table)
            self._tables.changed(table)
        else:
            self._ask(table)
