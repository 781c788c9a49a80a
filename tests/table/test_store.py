"""The store: appended in order or not at all, safe from others' writes, made from nothing, clear in its refusals."""

import asyncio
import sqlite3

import pytest
import sqlalchemy as sa

from ginrummy.table.entries import Acted, Made, NewPlace, Ready, Said, from_text, to_text
from ginrummy.table.errors import StoreError
from ginrummy.table.store import METADATA, Conflict, Store, url_of

MADE = Made(1.5, "owner", {"target": 100}, "two", (NewPlace("person", "Anna"), NewPlace("open")))


def test_what_is_appended_is_read_again(tmp_path):
    async def test():
        store = await Store.open(str(tmp_path / "new" / "tables.db"))
        await store.append("a", 0, [MADE], 1.0)
        await store.append("a", 1, [Said(0, "hello", (0, 2)), Acted(1, ("pass",))], 2.0)
        await store.append("b", 0, [MADE], 3.0)
        assert await store.read("a") == [MADE, Said(0, "hello", (0, 2)), Acted(1, ("pass",))]
        assert await store.read("a", after=2) == [Acted(1, ("pass",))]
        assert await store.read("none") == []
        await store.close()
        again = await Store.open(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
        assert len(await again.read("a")) == 3
        await again.close()

    asyncio.run(test())


def test_of_two_that_append_the_same_number_one_is_refused(tmp_path):
    async def test():
        one, two = [await Store.open(str(tmp_path / "tables.db")) for _ in range(2)]
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


@pytest.mark.parametrize("database", [":memory:", "tables.db"])
def test_an_append_that_nobody_waits_for_any_more_breaks_nothing(tmp_path, database):
    async def test():
        store = await Store.open(database if database == ":memory:" else str(tmp_path / database))
        for number in range(20):
            append = asyncio.create_task(store.append("a", number, [Ready(number)], 1.0))
            for _ in range(1 + number % 7):
                await asyncio.sleep(0)
            append.cancel()
            await asyncio.gather(append, return_exceptions=True)
            assert await store.read("a", after=number) == [Ready(number)]
        reading = asyncio.create_task(store.read("a"))
        await asyncio.sleep(0)
        reading.cancel()
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_setting_is_made_once(tmp_path):
    async def test():
        one, two = [await Store.open(str(tmp_path / "tables.db")) for _ in range(2)]
        assert await one.setting("key", "first") == "first"
        assert await two.setting("key", "second") == "first"
        await one.close()
        await two.close()

    asyncio.run(test())


def test_an_append_is_synced_to_the_disk(tmp_path):
    async def test():
        store = await Store.open(str(tmp_path / "tables.db"))
        async with store._engine.connect() as connection:
            full, wal = 2, "wal"
            assert (await connection.execute(sa.text("PRAGMA synchronous"))).scalar() == full
            assert (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar() == wal
        await store.close()

    asyncio.run(test())


def test_the_migrations_make_the_schema_that_the_code_expects(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(_opened(str(path)))
    asyncio.run(_opened(str(path)))  # and again, from the head
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


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

    monkeypatch.setattr("ginrummy.table.store.create_async_engine", missing)
    refused = _refusal("postgres://localhost/tables")
    assert (refused.key, refused.params["driver"]) == ("table-database-driver", "asyncpg")
    assert url_of("postgresql://me@there/x").drivername == "postgresql+asyncpg"


def test_an_entry_of_an_older_version_is_still_read():
    assert from_text('{"kind":"acted","person":1,"actions":["pass"]}') == Acted(1, ("pass",))
    made = from_text('{"kind":"made","at":1.5,"owner":"owner","rules":{"target":100},"seating":"two","places":[]}')
    assert isinstance(made, Made)
    assert not made.practice
    assert to_text(Said(0, "é")) == '{"kind":"said","person":0,"text":"é"}'
