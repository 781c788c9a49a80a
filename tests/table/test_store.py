"""The store: appended in order or not at all, safe from others' writes, made from nothing, clear in its refusals."""

import asyncio
import sqlite3

import pytest
import sqlalchemy as sa

from ginrummy.table.engine import url_of
from ginrummy.table.entries import Acted, Made, NewPlace, Ready, Said, from_text, to_text
from ginrummy.table.errors import StoreError, Unreachable
from ginrummy.table.schema import METADATA, SEATS
from ginrummy.table.store import Conflict, Store
from tests.table.tables import of_the_first_version

MADE = Made(1.5, "owner", {"target": 100}, "two", (NewPlace("person", "Anna"), NewPlace("open")))


def test_what_is_appended_is_read_again(fresh_database):
    database = fresh_database()

    async def test():
        store = await Store.open(database)
        await store.append("a", 0, [MADE], 1.0)
        await store.append("a", 1, [Said(0, "hello", (0, 2)), Acted(1, ("pass",))], 2.0)
        await store.append("b", 0, [MADE], 3.0)
        assert await store.read("a") == [MADE, Said(0, "hello", (0, 2)), Acted(1, ("pass",))]
        assert await store.read("a", after=2) == [Acted(1, ("pass",))]
        assert await store.read("none") == []
        await store.close()
        again = await Store.open(database if "://" in database else f"sqlite:///{database}")
        assert len(await again.read("a")) == 3
        await again.close()

    asyncio.run(test())


def test_of_two_that_append_the_same_number_one_is_refused(fresh_database):
    async def test():
        database = fresh_database()
        one, two = [await Store.open(database) for _ in range(2)]
        await one.append("a", 0, [MADE], 1.0)
        await two.append("a", 1, [Ready(0)], 1.0)
        with pytest.raises(Conflict):
            await one.append("a", 1, [Ready(1)], 1.0)
        with pytest.raises(Conflict):
            await one.append("a", 0, [MADE, Ready(1), Ready(1)], 1.0)
        assert await one.read("a") == [MADE, Ready(0)]
        await one.close()
        await two.close()

    asyncio.run(test())


def test_an_append_that_nobody_waits_for_any_more_breaks_nothing(fresh_database):
    asyncio.run(asyncio.wait_for(_broken_off(fresh_database()), 60))


def test_nor_in_memory():
    asyncio.run(asyncio.wait_for(_broken_off(":memory:"), 60))


async def _broken_off(database: str) -> None:
    store = await Store.open(database)
    for number in range(20):
        append = asyncio.create_task(store.append("a", number, [Ready(number)], 1.0))
        for _ in range(1 + number % 7):
            await asyncio.sleep(0)
        append.cancel()
        await asyncio.gather(append, store._appender.settled(), *store._under_way, return_exceptions=True)
        assert await store.read("a", after=number) == [Ready(number)]
    reading = asyncio.create_task(store.read("a"))
    await asyncio.sleep(0)
    reading.cancel()
    await store.close()


def test_a_setting_is_made_once(fresh_database):
    async def test():
        database = fresh_database()
        one, two = [await Store.open(database) for _ in range(2)]
        assert await one.setting("key", "first") == "first"
        assert await two.setting("key", "second") == "first"
        await one.close()
        await two.close()

    asyncio.run(test())


def test_workers_that_start_at_once_upgrade_once(postgresql):
    async def test():
        database = postgresql.fresh()
        for store in await asyncio.gather(*(Store.open(database) for _ in range(4))):
            assert await store.read("a") == []
            await store.close()

    asyncio.run(test())


def test_an_append_is_synced_to_the_disk(tmp_path):
    async def test():
        store = await Store.open(str(tmp_path / "tables.db"))
        full, wal = 2, "wal"
        assert [tuple(row) for row in await store._writing.run("PRAGMA synchronous", ())] == [(full,)]
        assert [tuple(row) for row in await store._writing.run("PRAGMA journal_mode", ())] == [(wal,)]
        await store.close()

    asyncio.run(test())


def test_the_migrations_make_the_schema_that_the_code_expects(fresh_database):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def test():
        database = fresh_database()
        await _opened(database)
        store = await Store.open(database)  # and again, from the head
        async with store._engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        assert differences == []
        await store.close()

    asyncio.run(test())


def test_a_log_of_the_first_version_is_still_there_after_the_upgrade(fresh_database):
    async def test():
        database = fresh_database()
        async with of_the_first_version(database) as connection:
            await connection.execute(
                sa.text("INSERT INTO log (table_id, number, at, entry) VALUES ('a', 1, 1.5, :entry)"),
                {"entry": to_text(MADE)},
            )
            await connection.execute(sa.text("INSERT INTO settings (name, value) VALUES ('cookie key', 'kept')"))
        store = await Store.open(database)
        assert await store.read("a") == [MADE]
        assert await store.setting("cookie key", "fresh") == "kept"
        await store.append("a", 1, [Ready(0)], 2.0)
        await store.close()

    asyncio.run(test())


def test_a_null_character_is_nothing_to_be_refused_for(fresh_database):
    async def test():
        store = await Store.open(fresh_database())
        assert await store.read("a\0b") == []
        await store.append("a", 0, [MADE, Said(0, "\0")], 1.0)
        assert await store.read("a") == [MADE, Said(0, "\0")]
        await store.seat("some\0body", "a")
        await store.change(SEATS.insert().values([{"browser": "any\0body", "table_id": "a"}]))
        await store.change(SEATS.delete().where(SEATS.c.browser == "some\0body"))
        assert await store.tables_of("some\0body") == []
        await store.close()

    asyncio.run(test())


def test_a_full_disk_is_told_and_hurts_nothing(tmp_path):
    async def test():
        store = await Store.open(str(tmp_path / "tables.db"))
        await store.append("a", 0, [MADE], 1.0)
        ((pages,),) = await store._writing.run("PRAGMA page_count", ())
        await store._writing.run(f"PRAGMA max_page_count = {pages}", ())
        with pytest.raises(StoreError) as refused:
            await store.append("a", 1, [Said(0, "x" * 100_000)], 2.0)
        assert (refused.value.key, "full" in str(refused.value)) == ("table-database-refuses", True)
        assert await store.read("a") == [MADE]
        await store._writing.run("PRAGMA max_page_count = 100000", ())
        await store.append("a", 1, [Ready(0)], 3.0)
        async with store._engine.connect() as connection:
            assert (await connection.execute(sa.text("PRAGMA integrity_check"))).scalar() == "ok"
        await store.close()

    asyncio.run(test())


def test_postgresql_that_goes_away_is_told_apart_and_found_again(postgresql):
    async def test():
        store = await Store.open(postgresql.fresh())
        await store.append("a", 0, [MADE], 1.0)
        postgresql.stop()
        try:
            for doing in (store.append("a", 1, [Ready(0)], 2.0), store.read("a")):
                with pytest.raises(Unreachable) as away:
                    await doing
                assert "does not answer" in str(away.value)
        finally:
            postgresql.start()
        assert await store.read("a") == [MADE]
        await store.append("a", 1, [Ready(0)], 2.0)
        await store.close()
        with pytest.raises(StoreError) as refused:
            await Store.open(postgresql.fresh().replace("tables", "nothing"))
        assert (refused.value.key, "does not exist" in str(refused.value)) == ("table-database-unusable", True)

    asyncio.run(test())


async def _opened(database: str) -> None:
    await (await Store.open(database)).close()


def _refusal(database: str) -> StoreError:
    with pytest.raises(StoreError) as refused:
        asyncio.run(_opened(database))
    assert str(refused.value)
    return refused.value


def test_databases_that_cannot_be_used(tmp_path):
    (tmp_path / "text.db").write_text("This is no database. " * 100)
    assert _refusal(str(tmp_path / "text.db")).key == "table-database-unusable"
    (tmp_path / "file").write_text("")
    assert _refusal(str(tmp_path / "file" / "tables.db")).key == "table-database-unusable"
    assert _refusal("mysql://localhost/tables").key == "table-database-kind"
    assert _refusal("sqlite:/://").key == "table-database-no-url"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(_opened(str(path)))
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    assert _refusal(str(path)).key == "table-database-newer"


def test_a_driver_that_is_missing_is_named(monkeypatch):
    def missing(*_: object, **__: object) -> None:
        raise ModuleNotFoundError(name="asyncpg")

    monkeypatch.setattr("ginrummy.table.engine.create_async_engine", missing)
    refused = _refusal("postgres://localhost/tables")
    assert (refused.key, refused.params["driver"]) == ("table-database-driver", "asyncpg")
    assert url_of("postgresql://me@there/x").drivername == "postgresql+asyncpg"


def test_an_entry_of_an_older_version_is_still_read():
    assert from_text('{"kind":"acted","person":1,"actions":["pass"]}') == Acted(1, ("pass",))
    made = from_text('{"kind":"made","at":1.5,"owner":"owner","rules":{"target":100},"seating":"two","places":[]}')
    assert isinstance(made, Made)
    assert not made.practice
    assert to_text(Said(0, "é")) == '{"kind":"said","person":0,"text":"é"}'
