"""Logs that are read on together: each asker gets its own entries, and its own error."""

import asyncio
import sqlite3

import pytest

from ginrummy.table.tails import MOST_TABLES, Tails


class Log:
    """A database with a log, which counts its statements and may fail."""

    def __init__(self, entries: list[tuple[str, int, str]]) -> None:
        self.database = sqlite3.connect(":memory:")
        self.database.execute("CREATE TABLE log (table_id TEXT, number INTEGER, entry TEXT)")
        self.database.executemany("INSERT INTO log VALUES (?, ?, ?)", entries)
        self.statements = 0
        self.fails = False

    async def run(self, statement, values):
        self.statements += 1
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("gone")
        return self.database.execute(statement, values).fetchall()


def entries_of(table: int) -> list[str]:
    return [f"{table}/{number}" for number in range(1, table % 4 + 1)]


def test_each_gets_what_stands_behind_its_own_number():
    async def test():
        tables = range(MOST_TABLES + 50)
        log = Log([(f"t{one}", n, text) for one in tables for n, text in enumerate(entries_of(one), start=1)])
        tails = Tails(log.run, shared=False)
        found = await asyncio.gather(*(tails.read(f"t{one}", one % 3) for one in tables), tails.read("nobody", 0))
        assert found == [*(entries_of(one)[one % 3 :] for one in tables), []]
        assert log.statements <= 3
        again = list(await asyncio.gather(tails.read("t3", 0), tails.read("t3", 2)))  # the same log for two
        assert again == [entries_of(3), entries_of(3)[2:]]

    asyncio.run(test())


def test_an_error_is_theirs_who_wait_and_not_of_the_next():
    async def test():
        log = Log([("t", 1, "one")])
        tails = Tails(log.run, shared=False)
        log.fails = True
        found = await asyncio.gather(tails.read("t", 0), tails.read("u", 0), return_exceptions=True)
        assert [str(one) for one in found] == ["gone", "gone"]
        log.fails = False
        assert await tails.read("t", 0) == ["one"]

    asyncio.run(test())


def test_whoever_waits_no_longer_is_not_answered():
    async def test():
        log = Log([("t", 1, "one")])
        tails = Tails(log.run, shared=False)
        waiting = asyncio.create_task(tails.read("t", 0))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await tails.read("t", 0) == ["one"]
        await tails.settled()

    asyncio.run(test())
