"""Whose a place is: handed over when somebody signs in, nobody's once they are forgotten; and where a browser sits."""

import asyncio
from itertools import pairwise

import sqlalchemy as sa

from ginrummy.match import Person, Seating
from ginrummy.table.entries import AnyEntry, BotSeated, HandedOver, Joined, Made, NewPlace, Said
from ginrummy.table.fold import fold
from ginrummy.table.identity import UNSAID, redacted
from ginrummy.table.requests import Leave, PutOut, Resign, Say
from ginrummy.table.state import Kind, Stage
from ginrummy.table.store import Store
from tests.table.tables import house, of_the_first_version, refused, table_of, until, well

MADE = Made(1.5, "anna", {"target": 100}, "two", (NewPlace("person", "Anna", member=True), NewPlace("open")))


def test_seats_are_handed_over_wherever_the_table_is(fresh_database):
    async def test():
        database = fresh_database()
        async with house(database) as built:
            here, asleep = await table_of(built, "me", "open"), await table_of(built, "me", "open")
            await here.connect("anna")
            link = await here.connect("guest-1")
            await until(lambda: here.state.stage is Stage.PLAYING)
            del built._tables[asleep.id]
            await asleep.close()
            number = asleep.state.number
            await built.hand_over("guest-1", "account")
            assert here.state.person_of("account") == 1
            assert here.state.person_of("guest-1") is None
            assert link.person is None
            assert [asleep.id in built._tables, await built.store.length(asleep.id)] == [False, number + 1]
            assert (await built.table(asleep.id)).state.person_of("account") == 1
            assert await built.store.tables_of("guest-1") == []
            assert sorted(await built.store.tables_of("account")) == sorted([here.id, asleep.id])
            assert fold(await built.store.read(here.id)).places == here.state.places
            mine = await here.connect("account")
            await well(here, mine, Resign)
            await built.hand_over("guest-1", "account")  # again: nothing is left to do

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_table_and_a_ban_are_handed_over_too():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open")
            link = await table.connect("anna")
            await well(table, link, PutOut, place=1, ban=True)
            for before, after in (("anna", "account-a"), ("guest-1", "account-b")):
                await built.hand_over(before, after)
            assert (table.state.owner, table.state.person_of("account-a")) == ("account-a", 0)
            assert "account-b" in table.state.banned
            assert not table.may_watch("account-b")

    asyncio.run(test())


def test_whoever_sits_there_twice_keeps_one_place():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open", "open", seating=Seating.CUTTHROAT)
            for browser in ("anna", "guest-1", "guest-2"):
                await table.connect(browser)
            await until(lambda: table.state.stage is Stage.PLAYING)
            await built.hand_over("guest-2", "guest-1")
            assert table.state.person_of("guest-1") == 1
            assert (table.state.places[2].browser, table.state.places[2].left) == ("guest-2", True)

    asyncio.run(test())


def test_who_is_forgotten_gives_up_and_is_told_of_nowhere(fresh_database):
    async def test():
        async with house(fresh_database()) as built:
            table = await table_of(built, "me", "open")
            anna = await table.connect("anna")
            ben = await table.connect("guest-1")
            await until(lambda: table.state.stage is Stage.PLAYING)
            await well(table, ben, Say, text="I live in the Elm Street")
            await well(table, anna, Say, text="Nice")
            await built.hand_over("guest-1", "account")
            await built.forget("account")
            state = table.state
            assert state.stage is Stage.OVER
            assert state.game is not None
            assert (state.game.game.score.resigned, state.game.game.score.winner) == (1, 0)
            assert (state.places[1].name, state.places[1].browser) == ("Former player", None)
            assert [line.text for line in state.chat] == [UNSAID, "Nice"]
            log = await built.store.read(table.id)
            told = str(log)
            assert not any(word in told for word in ("Guest 1", "guest-1", "account", "Elm Street"))
            again = fold(log)
            assert (again.names, again.chat, again.stage) == (state.names, state.chat, state.stage)
            assert again.game is not None
            assert again.game.log == state.game.log
            assert await built.store.tables_of("account") == []
            assert await refused(table, ben, Leave) == "table-not-seated"

    asyncio.run(asyncio.wait_for(test(), 60))


def test_who_is_forgotten_before_the_game_makes_room_or_closes_the_table():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open")
            await built.forget("guest-1")
            assert [place.kind for place in table.state.places] == [Kind.PERSON, Kind.OPEN]
            await built.forget("anna")
            assert (table.state.stage, table.state.owner, table.state.names) == (Stage.OVER, "", ("Former player", ""))
            told = str(await built.store.read(table.id))
            assert not any(word in told for word in ("Anna", "anna", "Guest 1", "guest-1"))

    asyncio.run(test())


def test_only_what_is_theirs_is_taken_out_of_a_log():
    log: list[AnyEntry] = [
        MADE,
        Joined(1, "ben", "Ben"),
        Said(1, "mine"),
        BotSeated(1, "sound", "Sam"),
        Said(1, "a bot says nothing, but the place was Ben's once"),
        Said(0, "hers"),
        HandedOver("anna", "account"),
    ]
    changed = dict(redacted(log, "ben", "alias", "Nobody"))
    assert changed == {2: Joined(1, "alias", "Nobody"), 3: Said(1, UNSAID)}
    changed = dict(redacted(log, "account", "alias", "Nobody"))
    places = (NewPlace("person", "Nobody"), NewPlace("open"))
    assert changed[1] == Made(1.5, "alias", {"target": 100}, "two", places)
    assert changed[7] == HandedOver("alias", "alias")
    assert set(changed) == {1, 6, 7}
    assert dict(redacted(log, "somebody", "alias", "Nobody")) == {}


def test_where_a_browser_sits_is_known_before_the_log_says_so():
    async def test():
        async with house() as built:
            order = []
            seat, append = built.store.seat, built.store.append

            async def seating(browser: str, table: str) -> None:
                order.append(("seat", browser))
                await seat(browser, table)

            async def appending(table: str, number: int, entries: object, at: float) -> None:
                order.append(("log", type(entries[0]).__name__))  # type: ignore[index]
                await append(table, number, entries, at)  # type: ignore[arg-type]

            built.store.seat, built.store.append = seating, appending  # type: ignore[method-assign]
            table = await table_of(built, "me", "open")
            assert order[:4] == [("seat", "anna"), ("log", "Made"), ("seat", "guest-1"), ("log", "Joined")]
            assert all(one != other for one, other in pairwise(order))
            assert await built.store.tables_of("guest-1") == [table.id]
            assert table.state.person_of("guest-1") == Person(1)

    asyncio.run(test())


def test_seats_are_found_in_the_logs_of_the_first_version(fresh_database):
    from ginrummy.table.entries import to_text

    async def test():
        database = fresh_database()
        async with of_the_first_version(database) as connection:
            log: list[AnyEntry] = [MADE, Joined(1, "ben", "Ben"), Said(1, "anna"), Joined(1, "ben", "Ben")]
            for number, entry in enumerate(log, start=1):
                await connection.execute(
                    sa.text("INSERT INTO log (table_id, number, at, entry) VALUES ('a', :number, 1.5, :entry)"),
                    {"number": number, "entry": to_text(entry)},
                )
        store = await Store.open(database)
        assert [await store.tables_of(browser) for browser in ("anna", "ben", "cleo")] == [["a"], ["a"], []]
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 60))
