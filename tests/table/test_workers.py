"""Several workers on one PostgreSQL: one runs a table's bots, all see what happens, and the dead are replaced."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from ginrummy.match import Person
from ginrummy.record import Verdict, verify
from ginrummy.record.fair import derived_seeds
from ginrummy.table import house, records
from ginrummy.table.bots import Here
from ginrummy.table.entries import Acted, Ready
from ginrummy.table.fellows import NOTHING_TOLD, Told
from ginrummy.table.house import House
from ginrummy.table.links import Link
from ginrummy.table.requests import Act, Resign
from ginrummy.table.state import Stage
from ginrummy.table.store import Store
from ginrummy.table.table import Table
from ginrummy.table.workers import Workers
from tests.postgres import Postgres
from tests.table.moving import some_move
from tests.table.tables import QUICK, refused, table_of, until, well

ROUND, LIFE = 0.2, 3.0


@asynccontextmanager
async def worker(database: str, name: str, **options: Any) -> AsyncIterator[House]:
    store = await Store.open(database)
    fellows = Workers(store, name, round=ROUND, life=LIFE)
    built = House(store, Here(), pace=QUICK, seeds=derived_seeds(name), fellows=fellows, **options)
    await built.start()
    try:
        yield built
    finally:
        await built.close()


def with_two_workers(postgres: Postgres, test: Callable[[House, House], Awaitable[None]]) -> None:
    """Run *test* with two workers on one fresh database."""

    async def run() -> None:
        database = postgres.fresh()
        async with worker(database, "one") as one, worker(database, "two") as two:
            await test(one, two)

    asyncio.run(asyncio.wait_for(run(), 120))


def workers_of(built: House) -> Workers:
    assert isinstance(built.fellows, Workers)
    return built.fellows


def die(built: House) -> None:
    """As if the process were killed: nothing is said, nothing renewed, and nothing done any more."""
    for task in workers_of(built)._tasks:
        task.cancel()
    workers_of(built)._renewed = float("-inf")


def test_people_at_two_workers_play_one_game(postgresql):
    async def test(one: House, two: House):
        first = await table_of(one, "me", "open")
        anna = await first.connect("anna")
        second = await two.table(first.id)
        ben = await second.connect("guest-1")
        await until(lambda: first.state.stage is Stage.PLAYING and second.state.stage is Stage.PLAYING)
        seats: list[tuple[Table, Link]] = [(first, anna), (second, ben)]
        for _ in range(20):
            assert first.state.game is not None
            person = first.state.to_act
            if person is None:
                break
            table, link = seats[person]
            stream, number = table.state.streams[person], table.state.number
            await well(table, link, Act, number=stream.number, actions=some_move(stream.view))
            await until(lambda now: first.state.number == second.state.number > now, number)
            assert first.state.game == second.state.game
        assert {place.here for table, link in seats for place in table.sight(link, None).places} == {True}
        await well(second, ben, Resign)
        await until(lambda: first.state.stage is Stage.OVER)
        assert verify(records.whole(first.state, 1)).verdict is Verdict.PROVEN

    with_two_workers(postgresql, test)


def test_what_both_would_do_is_done_once(postgresql):
    async def test(one: House, two: House):
        first = await table_of(one, "me", "open")
        second = await two.table(first.id)
        anna, there = await first.connect("anna"), await second.connect("anna")
        await first.connect("guest-1")
        await until(lambda: first.state.stage is Stage.PLAYING and second.state.number == first.state.number)
        if first.state.to_act != 0:
            anna, there = await first.connect("guest-1"), await second.connect("guest-1")
        number = first.state.streams[anna.person or 0].number
        await well(first, anna, Act, number=number, actions=["pass"])
        assert await refused(second, there, Act, number=number, actions=["pass"]) == "table-stale"

    with_two_workers(postgresql, test)


def test_one_worker_runs_the_bots_and_another_takes_over_when_it_dies(postgresql):
    async def test(one: House, two: House):
        first = await table_of(one, "bot:greedy", "bot:greedy")
        await first.connect("anna")
        await until(lambda: first.state.stage is Stage.BETWEEN and first.state.position > 5)
        assert await one.fellows.leads(first.id)
        second = await two.table(first.id)
        await second.connect("anna")
        assert not await two.fellows.leads(first.id)
        for link in [*first.links]:
            first.disconnect(link)
        assert await one.fellows.leads(first.id)  # still, since it has the table in memory
        die(one)
        assert not await one.fellows.leads(first.id)
        await until(lambda: first.id in workers_of(two)._held)
        before = second.state.number
        await until(lambda: second.state.number > before + 5)
        log = await two.store.read(first.id)
        positions = [number for number, entry in enumerate(log) if isinstance(entry, Acted)]
        assert len(positions) > 10  # and each was folded, so none came twice

    with_two_workers(postgresql, test)


def test_who_is_let_go_is_taken_at_once(postgresql):
    async def test(one: House, two: House):
        assert await one.fellows.leads("any")
        assert not await two.fellows.leads("any")
        await one.fellows.let_go("any")
        workers_of(two)._taken.clear()
        assert await two.fellows.leads("any")
        assert not await one.fellows.leads("any")

    with_two_workers(postgresql, test)


def test_a_table_is_left_to_the_worker_that_has_its_people(postgresql, monkeypatch):
    """Whoever made or joined it over another worker leaves that one nothing to do, and the lease goes along."""
    monkeypatch.setattr(house, "_LEFT", 0.2)

    async def test(one: House, two: House):
        made = await table_of(one, "me", "open")
        await until(lambda: made.id in workers_of(one)._held)
        table = await two.table(made.id)
        links = [await table.connect(who) for who in ("anna", "guest-1")]
        await until(lambda: made.id not in one.numbers() and made.id in workers_of(two)._held)
        await until(lambda: table.state.stage is Stage.PLAYING)
        assert all(link in table.links for link in links)

    with_two_workers(postgresql, test)


def test_people_of_a_dead_worker_are_gone_and_of_a_living_one_here(postgresql):
    async def test(one: House, two: House):
        first = await table_of(one, "me", "open")
        await first.connect("guest-1")
        second = await two.table(first.id)
        await second.connect("anna")
        await until(lambda: second.presence.here(Person(1)) and first.presence.here(Person(0)))
        die(one)
        await until(lambda: not second.presence.here(Person(1)))
        gone = second.presence.gone_seconds(Person(1))
        assert gone is not None
        assert gone < 60

    with_two_workers(postgresql, test)


def test_a_wake_up_that_is_lost_is_made_up_for(postgresql):
    async def test(one: House, two: House):
        first = await table_of(one, "me", "open")
        second = await two.table(first.id)
        await until(lambda: workers_of(two)._listening)
        for task in workers_of(two)._tasks:
            if task.get_name() == "workers: listen":
                task.cancel()
        await asyncio.sleep(0)
        number = first.state.number
        await one.store.append(first.id, number, [Ready(0)], 1.0)
        await until(lambda: second.state.number == number + 1)

    with_two_workers(postgresql, test)


def test_play_goes_on_by_itself_when_postgresql_is_back(postgresql):
    async def test():
        database = postgresql.fresh()
        async with worker(database, "one") as one:
            table = await table_of(one, "me", "bot:greedy")
            anna = await table.connect("anna")
            await until(lambda: table.state.to_act == 0 and workers_of(one)._listening)
            stream = table.state.streams[0]
            postgresql.stop()
            move = some_move(stream.view)
            asked = asyncio.create_task(well(table, anna, Act, number=stream.number, actions=move))
            await asyncio.sleep(0.3)
            assert not asked.done()
            await asyncio.to_thread(postgresql.start)
            await asked  # nobody had to ask again
            assert Acted(0, tuple(move)) in await one.store.read(table.id)
            await until(lambda: table.state.to_act == 0 and table.state.streams[0].number > stream.number + 1)
            await until(lambda: workers_of(one)._listening)

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_house_without_tables_looks_for_nothing(postgresql):
    async def test():
        async with worker(postgresql.fresh(), "one") as one:
            await asyncio.sleep(3 * ROUND)
            assert await one.fellows.leads("any")
            assert one.fellows.elsewhere("any") == NOTHING_TOLD

    asyncio.run(asyncio.wait_for(test(), 60))


def test_what_two_workers_tell_together():
    a, b, c = Person(0), Person(1), Person(2)
    one = Told(frozenset({a}), 1, {b: 5.0}, {c: 3.0})
    two = Told(frozenset({c}), 2, {a: 9.0, b: 7.0}, {b: 1.0}, c)
    both = one.together(two)
    assert both == Told(frozenset({a, c}), 3, {b: 7.0}, {b: 1.0}, c)
    assert two.together(one) == both
    assert Told.from_text(both.as_text()) == both
    assert one.ended(8.0) == Told(gone={b: 5.0, a: 8.0}, expected={c: 3.0})
    assert one.moved(2.0) == Told(frozenset({a}), 1, {b: 7.0}, {c: 5.0})
