"""The ledger of ratings: every game that counts is in it once, whoever enters it, and it is what the logs say."""

import asyncio
import sqlite3

import pytest
import sqlalchemy as sa

from ginrummy.table.auditing import Audit, audit
from ginrummy.table.backup import back_up, restore
from ginrummy.table.errors import StoreError
from ginrummy.table.house import House
from ginrummy.table.rater import Rater
from ginrummy.table.rating import BEGINNER
from ginrummy.table.requests import Resign
from ginrummy.table.schema import RATED, RATINGS
from ginrummy.table.state import Stage
from ginrummy.table.store import Store
from ginrummy.table.table import Table
from tests.cli.run import asked, ran
from tests.table.rating import given_up, rated_table, seated
from tests.table.tables import house, of_the_first_version, until, well
from tests.table.test_workers import with_two_workers


async def ledger(store: Store) -> list[tuple[int, int, str, int, str, int]]:
    columns = (RATINGS.c.position, RATINGS.c.person, RATINGS.c.table_id, RATINGS.c.game, RATINGS.c.player)
    query = sa.select(*columns, RATINGS.c.rank).order_by(RATINGS.c.position, RATINGS.c.person)
    return [tuple(row) for row in await store.query(query)]


async def unrated(built: House) -> Table:
    """A rated game that is over, of which its server died before it could enter it."""
    table = await rated_table(built)
    links = await seated(table)
    await built.rater.settled()
    note, built.rater.note = built.rater.note, lambda *_: None  # type: ignore[method-assign]
    await well(table, links[1], Resign)
    for link in links:
        table.disconnect(link)
    await table.close()
    built.rater.note = note  # type: ignore[method-assign]
    del built._tables[table.id]
    return table


def test_games_are_entered_in_order_and_change_ratings(fresh_database):
    async def test():
        async with house(fresh_database()) as built:
            first = await given_up(built, 1)
            second = await given_up(built, 0, people=3)
            third = await given_up(built, 1)
            a, b, c = "anna", "guest-1", "guest-2"
            assert await ledger(built.store) == [
                (1, 0, first.id, 1, a, 0),
                (1, 1, first.id, 1, b, 1),
                (2, 0, second.id, 1, a, 1),
                (2, 1, second.id, 1, b, 0),
                (2, 2, second.id, 1, c, 0),
                (3, 0, third.id, 1, a, 0),
                (3, 1, third.id, 1, b, 1),
            ]
            two = await built.rater.now([a, b, c], 2)
            assert set(two) == {a, b}
            assert two[a].points > 1500 > two[b].points
            assert (two[a].games, two[b].games) == (2, 2)
            three = await built.rater.all_of(a)
            assert three[3].points < 1500 < three[2].points
            course = await built.rater.course(a, 2)
            assert [change.table for change in course] == [first.id, third.id]
            assert (course[0].before, course[1].before, course[1].after) == (BEGINNER, course[0].after, two[a])
            assert (await audit(built.store)).differing == ()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_wrong_ledger_is_found_out(fresh_database):
    async def test():
        async with house(fresh_database()) as built:
            for _ in range(3):
                await given_up(built, 1)
            at = RATINGS.c.position == 2
            for column, value, wrong in (
                ("mu", 99.0, (2,)),
                ("rank", 2, (2,)),
                ("games", 7, (2,)),
                ("player", "somebody", (2, 3)),
                ("game", 5, (2, 3)),
            ):
                mine = sa.and_(at, RATINGS.c.person == 0)
                ((kept,),) = await built.store.query(sa.select(RATINGS.c[column]).where(mine))
                await built.store.write(sa.update(RATINGS).where(mine).values({column: value}))
                assert (await audit(built.store)).differing == wrong, column
                await built.store.write(sa.update(RATINGS).where(mine).values({column: kept}))
            assert (await audit(built.store)).differing == ()
            await built.store.write(sa.delete(RATINGS).where(at))
            assert await audit(built.store) == Audit(2, (3,), 1)

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_game_is_rated_that_was_not_when_its_server_died(fresh_database):
    async def test():
        database = fresh_database()
        async with house(database) as built:
            table = await unrated(built)
            assert await ledger(built.store) == []
            assert await audit(built.store) == Audit(0, (), 1)
        async with house(database) as built:
            await built.start()
            for _ in range(1000):
                if await ledger(built.store):
                    break
                await asyncio.sleep(0.005)
            assert [row[:3] for row in await ledger(built.store)] == [(1, 0, table.id), (1, 1, table.id)]
            assert await built.rater.sweep() == 0
            assert (await audit(built.store)).differing == ()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_whoever_opens_the_table_next_rates_it_too(fresh_database):
    async def test():
        async with house(fresh_database()) as built:
            table = await built.table((await unrated(built)).id)
            await until(lambda: table._standing.changes)
            assert len(await ledger(built.store)) == 2

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_database_that_refuses_is_asked_again(monkeypatch):
    monkeypatch.setattr("ginrummy.table.rater._PAUSE", 0.01)

    async def test():
        async with house() as built:
            table = await rated_table(built)
            links = await seated(table)
            await built.rater.settled()
            enter, refusals = built.rater.enter, iter([True, True])

            async def refusing(*what: object) -> int:
                if next(refusals, False):
                    raise StoreError("table-database-away", why="a test")
                return await enter(*what)  # type: ignore[arg-type]

            built.rater.enter = refusing  # type: ignore[method-assign,assignment]
            await well(table, links[0], Resign)
            await until(lambda: table._standing.changes)
            assert len(await ledger(built.store)) == 2

    asyncio.run(asyncio.wait_for(test(), 60))


def test_who_deletes_their_account_is_in_the_ledger_no_more(fresh_database):
    async def test():
        async with house(fresh_database()) as built:
            await given_up(built, 1)
            under_way = await rated_table(built)
            await seated(under_way)
            before = await built.rater.now(["guest-1", "anna"], 2)
            await built.forget("guest-1")
            rows = await ledger(built.store)
            (alias,) = {row[4] for row in rows if row[1] == 1}
            assert alias not in ("anna", "guest-1")
            assert len(rows) == 4  # the game under way was given up, and counts
            after = await built.rater.now(["guest-1", "anna", alias], 2)
            assert "guest-1" not in after
            assert after["anna"].mu > before["anna"].mu
            assert after[alias].mu < before["guest-1"].mu
            for table in list(built._tables.values()):  # by the logs as they stand now
                await table.close()
            built._tables.clear()
            assert (await audit(built.store)).differing == ()
            told = [str(tuple(row)) for row in await built.store.query(sa.select(RATINGS))]
            assert not any("guest-1" in row or "Guest" in row for row in told)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_two_workers_rate_each_game_once(postgresql):
    async def test(one: House, two: House):
        first = await rated_table(one)
        second = await two.table(first.id)
        anna, ben = await first.connect("anna"), await second.connect("guest-1")
        assert (anna.person, ben.person) == (0, 1)
        await until(lambda: first.state.stage is Stage.PLAYING and second.state.stage is Stage.PLAYING)
        await well(second, ben, Resign)
        await until(lambda: first._standing.changes and second._standing.changes)
        assert first._standing == second._standing  # both show the same
        assert len(await ledger(one.store)) == 2
        # Both enter many games at the same time: each once, and none at the place of another.
        tables = [await unrated(one) for _ in range(6)]
        states = [(table.id, table.state) for table in tables]
        entered = await asyncio.gather(
            *(
                rater.enter(*which)
                for which in states
                for rater in (one.rater, two.rater, Rater(one.store, lambda: 0.0))
            )
        )
        assert sum(entered) == 6
        rows = await ledger(two.store)
        assert [row[:2] for row in rows] == [(position, person) for position in range(1, 8) for person in (0, 1)]
        assert len({row[2] for row in rows}) == 7
        assert (await audit(two.store)).differing == ()

    with_two_workers(postgresql, test)


def test_a_ledger_of_before_there_was_one_is_empty(fresh_database):
    async def test():
        database = fresh_database()
        async with of_the_first_version(database):
            pass
        async with house(database) as built:
            assert await ledger(built.store) == []
            await given_up(built, 0)
            assert len(await ledger(built.store)) == 2

    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.parametrize("played", [False, True])
def test_a_ledger_in_a_backup(tmp_path, fresh_database, played):
    """It is restored where there is none; else the games that are missing are rated behind the others."""

    async def test():
        database, other, file = fresh_database(), fresh_database(), tmp_path / "backup.db"
        async with house(database, ids=_ids("a")) as built:
            await given_up(built, 1)
            await unrated(built)
            kept = await ledger(built.store)
        await back_up(database, file)
        if played:
            async with house(other, ids=_ids("b")) as built:
                await given_up(built, 0, people=3)
        await restore(file, other)
        async with house(other) as built:
            rows = await ledger(built.store)
            assert [row[2:] for row in rows if row[0] == (2 if played else 1)] == [row[2:] for row in kept]
            assert max(row[0] for row in rows) == (3 if played else 2)
            assert (await audit(built.store)).differing == ()
            assert len(await built.store.query(sa.select(RATED))) == (3 if played else 2)

    asyncio.run(asyncio.wait_for(test(), 60))


def _ids(letter: str):
    numbers = iter(range(100))
    return lambda: f"table-{letter}{next(numbers)}"


def test_the_command(tmp_path):
    database = str(tmp_path / "tables.db")
    code, _, err = ran("check-ratings", "--database", database)
    assert (code, "There is no file" in err) == (2, True)
    assert not list(tmp_path.iterdir())

    async def filled():
        async with house(database) as built:
            for _ in range(3):
                await given_up(built, 1)
            await unrated(built)

    asyncio.run(asyncio.wait_for(filled(), 120))
    code, out, _ = ran("check-ratings", "--database", database)
    assert (code, "3 rated games in the ledger: what they changed is" in out) == (0, True)
    assert "One more game counts" in out
    assert asked("check-ratings", "--database", database) == {"games": 3, "differing": [], "missing": 1}
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE ratings SET mu = mu + 1 WHERE position = 2 AND person = 0")
        connection.execute(
            "UPDATE log SET entry = '{}' WHERE table_id IN (SELECT table_id FROM ratings WHERE position = 3)"
        )
    connection.close()
    code, out, _ = ran("check-ratings", "--database", database)
    assert (code, "2 of 3 rated games" in out, "places 2, 3" in out) == (1, True, True)
    found = asked("check-ratings", "--database", database, code=1)
    assert found == {"games": 3, "differing": [2, 3], "missing": 1}
