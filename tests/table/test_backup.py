"""Backups: everything in one file while people play, and back into either kind of database."""

import asyncio
import sqlite3

import pytest

from ginrummy.table.backup import Done, back_up, restore
from ginrummy.table.entries import Made, NewPlace, Ready
from ginrummy.table.errors import StoreError
from ginrummy.table.store import Store
from tests.cli.run import ran
from tests.table.tables import house, table_of

MADE = Made(1.5, "owner", {"target": 100}, "two", (NewPlace("person", "Anna"), NewPlace("open")))


def test_a_backup_taken_under_play_is_restored_into_an_empty_database(fresh_database, tmp_path):
    async def test():
        database, file = fresh_database(), tmp_path / "tables.backup"
        async with house(database) as built:
            table = await table_of(built, "me", "open")
            await built.store.setting("cookie key", "secret")
            done = await back_up(database, file)
            assert done == Done(1, 2)
        other = fresh_database()
        assert await restore(file, other) == Done(1, 2)
        assert await restore(file, other) == Done(0, 0)
        assert await restore(file, database) == Done(0, 0)
        one, two = await Store.open(database), await Store.open(other)
        assert await two.read(table.id) == await one.read(table.id)
        assert await two.setting("cookie key", "another") == "secret"
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_tail_that_was_lost_comes_back_and_a_table_that_went_on_is_left(fresh_database, tmp_path):
    async def test():
        database, other, file = fresh_database(), fresh_database(), tmp_path / "b"
        one, two = await Store.open(database), await Store.open(other)
        for name in ("lost", "went-on"):
            await one.append(name, 0, [MADE, Ready(0), Ready(1)], 1.0)
            await two.append(name, 0, [MADE], 1.0)
        await two.append("went-on", 1, [Ready(1)], 1.0)
        await back_up(database, file)
        assert await restore(file, other) == Done(1, 2, ("went-on",))
        assert await two.read("lost") == [MADE, Ready(0), Ready(1)]
        assert await two.read("went-on") == [MADE, Ready(1)]
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_what_cannot_be_backed_up_or_restored(tmp_path):
    (tmp_path / "there").write_text("")
    database = str(tmp_path / "tables.db")
    for file, key in (("there", "backup-there"), ("no/folder", "backup-unwritable")):
        with pytest.raises(StoreError) as refused:
            asyncio.run(back_up(database, tmp_path / file))
        assert refused.value.key == key
    (tmp_path / "text").write_text("no backup " * 1000)
    for file, key in (("missing", "backup-missing"), ("text", "table-database-unusable")):
        with pytest.raises(StoreError) as refused:
            asyncio.run(restore(tmp_path / file, database))
        assert refused.value.key == key


def test_the_commands(tmp_path):
    database, other, file = (str(tmp_path / name) for name in ("a.db", "b.db", "backup"))

    async def filled(name: str, *entries) -> None:
        store = await Store.open(name)
        await store.append("a", 0, entries, 1.0)
        await store.close()

    # A database that is not there has nothing to be kept, and none is made.
    code, _, err = ran("backup", file, "--database", database)
    assert (code, f"There is no file {database}" in err) == (2, True)
    assert not list(tmp_path.iterdir())
    asyncio.run(filled(database, MADE, Ready(0)))
    code, out, _ = ran("backup", file, "--database", database)
    assert (code, "1 table, 2 entries" in out) == (0, True)
    code, out, _ = ran("restore", file, "--database", other)
    assert (code, "2 entries" in out) == (0, True)
    with sqlite3.connect(other) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (2,)
    connection.close()
    third = str(tmp_path / "c.db")
    asyncio.run(filled(third, MADE, Ready(1)))
    code, out, _ = ran("restore", file, "--database", third)
    assert (code, "gone on differently: a" in out) == (1, True)
