"""The archive: everybody's games, found by whom, what, when and how they ended, and nobody else's."""

import asyncio
import json

import pytest
import sqlalchemy as sa

from ginrummy.match import Person, Seating
from ginrummy.record import write
from ginrummy.rules import CLASSIC, Outcome
from ginrummy.rules.presets import PRESETS
from ginrummy.table import records
from ginrummy.table.archive import PAGE, Archive, Wanted
from ginrummy.table.backup import back_up, restore
from ginrummy.table.entries import Ended, GaveUp, PutOut, to_text
from ginrummy.table.history import Result, Sums, current, earlier, hands_of, sums_of, worth_noting
from ginrummy.table.noting import Noted
from ginrummy.table.requests import Resign
from ginrummy.table.schema import GAMES, LOG, PLAYERS
from ginrummy.table.shelf import Shelf
from ginrummy.table.state import Stage
from ginrummy.table.store import Store
from tests.table.logs import Scribe
from tests.table.tables import house, table_of, until, well


async def put(store: Store, table: str, scribe: Scribe, at: float = 1.0) -> None:
    """Put a whole log into a store."""
    await store.append(table, 0, scribe.log, at)


def test_a_game_as_each_of_its_people_remembers_it(rng):
    scribe = Scribe.table(rng, "anna", "bot:sound")
    waiting = current(scribe.state)
    assert (waiting.game, waiting.over, waiting.told.hands) == (1, False, 0)
    assert [player.result for player in waiting.players] == [Result.OPEN]
    scribe.game()
    row = current(scribe.state)
    assert row.over
    assert row.told.names == ("Anna", "Robot 1")
    assert row.told.levels == (None, "sound")
    assert row.told.winner is not None
    assert row.told.totals[row.told.winner] >= 100
    (anna,) = row.players
    assert (anna.owner, anna.against) == ("anna", ("bot:sound",))
    assert anna.result is (Result.WON if row.told.winner == 0 else Result.LOST)
    assert anna.sums.hands == row.told.hands
    # Without bonuses, what was scored is what stands on the sheet.
    assert (anna.sums.scored, anna.sums.lost) == row.told.totals


@pytest.mark.parametrize("seating", Seating)
def test_the_sums_of_everybody_add_up(rng, seating):
    people = ("anna", "ben", "cleo")[: seating.people]
    scribe = Scribe.table(rng, *people, seating=seating)
    scribe.game()
    assert scribe.state.game is not None
    hands = tuple(hands_of(scribe.state.game.log))
    row = current(scribe.state)
    sums = [player.sums for player in row.players]
    assert sums == [sums_of(Person(p), hands) for p in range(len(people))]
    scored = [result for _, result in hands if result.winner is not None]
    assert sum(one.hands for one in sums) == 2 * len(hands)
    assert sum(one.won for one in sums) == len(scored)
    assert sum(one.scored for one in sums) == sum(one.lost for one in sums) == sum(r.points for r in scored)
    assert sum(one.squares for one in sums) == 2 * sum(r.points**2 for r in scored)
    gins = sum(r.outcome in (Outcome.GIN, Outcome.BIG_GIN) for r in scored)
    undercuts = sum(r.outcome is Outcome.UNDERCUT for r in scored)
    assert sum(one.gins for one in sums) == gins
    assert sum(one.undercuts for one in sums) == sum(one.undercut_by for one in sums) == undercuts
    assert sum(one.knocks for one in sums) == len(scored)


def test_how_a_game_can_end(rng):
    given_up = Scribe.table(rng, "anna", "ben")
    given_up.hand(4)
    given_up.write(GaveUp(0))
    assert [player.result for player in current(given_up.state).players] == [Result.LOST, Result.WON]
    three = Scribe.table(rng, "anna", "ben", "cleo")
    three.hand(4)
    three.write(GaveUp(0))
    assert {player.result for player in current(three.state).players} == {Result.DRAWN}
    ended = Scribe.table(rng, "anna", "ben")
    ended.hand(4)
    ended.write(Ended(0))
    assert {player.result for player in current(ended.state).players} == {Result.ENDED}


def test_the_same_rows_whenever_they_are_made(rng):
    scribe = Scribe.table(rng, "anna", "ben")
    scribe.game()
    first = current(scribe.state)
    scribe.game()
    again = earlier(scribe.state, 1)
    assert (again.told, again.players) == (first.told, first.players)
    assert scribe.state.games == 2


def test_only_what_changes_a_row_is_worth_noting(rng):
    scribe = Scribe.table(rng, "anna", "ben")
    scribe.hand(3)
    before = scribe.state
    scribe.act()
    assert worth_noting(scribe.state) == worth_noting(before)
    while scribe.state.stage is Stage.PLAYING:
        scribe.act()
    assert worth_noting(scribe.state) != worth_noting(before)


def test_a_history_is_found_by_whom_what_when_and_how(fresh_database, rng):
    async def test():
        store = await Store.open(fresh_database())
        archive = Archive(store, lambda: 0.0)
        games = [("anna", "ben"), ("anna", "cleo_%x"), ("anna", "bot:sound"), ("ben", "anna"), ("ben", "cleo")]
        rows = []
        for n, people in enumerate(games):
            rules = PRESETS["oklahoma"] if n == 1 else CLASSIC
            scribe = Scribe.table(rng, *people, rules=rules)
            if n == 0:
                scribe.hand(3)
            else:
                scribe.game()
            await put(store, f"t{n}", scribe, at=100.0 + n)
            rows.append(current(scribe.state))
        await archive.renew([f"t{n}" for n in range(len(games))])

        async def found(owner="anna", **wanted):
            return [line.table for line in (await archive.page(owner, Wanted(**wanted))).lines]

        assert await found() == ["t3", "t2", "t1", "t0"]
        assert await found("ben") == ["t4", "t3", "t0"]
        assert await found("eve") == []
        assert await found(who="BEN") == ["t3", "t0"]
        assert await found(who=" robot ") == ["t2"]
        assert await found(who="_%") == ["t1"]
        assert await found(who="anna") == []
        assert await found(preset="oklahoma") == ["t1"]
        assert await found(result=Result.OPEN) == ["t0"]
        won = [f"t{n}" for n in (3, 2, 1) if any(p.owner == "anna" and p.result is Result.WON for p in rows[n].players)]
        assert await found(result=Result.WON) == won
        assert await found(since=101.0, until=103.0) == ["t2", "t1"]
        assert await found(seating="box") == []
        (line,) = (await archive.page("anna", Wanted(preset="oklahoma"))).lines
        assert (line.game, line.person, line.moved, line.told) == (1, 0, 101.0, rows[1].told)
        assert await archive.played("anna", "t3", 1)
        assert not await archive.played("anna", "t4", 1)
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_pages_follow_each_other_without_a_gap(fresh_database, rng):
    async def test():
        store = await Store.open(fresh_database())
        archive = Archive(store, lambda: 0.0)
        scribe = Scribe.table(rng, "anna", "bot:sound")
        count = 2 * PAGE + 3
        for n in range(count):
            await put(store, f"t{n:03}", scribe, at=float(n // 2))
        await archive.renew([f"t{n:03}" for n in range(count)])
        pages = [await archive.page("anna", Wanted(), number) for number in (1, 2, 3)]
        assert [len(page.lines) for page in pages] == [PAGE, PAGE, 3]
        assert {(page.count, page.pages) for page in pages} == {(count, 3)}
        seen = [line.table for page in pages for line in page.lines]
        assert sorted(seen) == [f"t{n:03}" for n in range(count)]
        assert (await archive.page("anna", Wanted(), 99)).number == 3
        assert (await archive.page("anna", Wanted(), -5)).number == 1
        assert (await archive.page("eve", Wanted(), 2)).pages == 1
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_table_notes_its_game_as_it_goes(fresh_database):
    async def test():
        async with house(fresh_database()) as built:
            table = await table_of(built, "me", "open")
            anna, _ = await table.connect("anna"), await table.connect("guest-1")
            await until(lambda: table.state.stage is Stage.PLAYING)
            for owner, other in (("anna", "Guest 1"), ("guest-1", "Anna")):
                (line,) = (await built.archive.page(owner, Wanted())).lines
                assert (line.table, line.result, line.told.hands) == (table.id, Result.OPEN, 0)
                assert other in line.told.names
            await well(table, anna, Resign)
            results = [(await built.archive.page(who, Wanted())).lines[0].result for who in ("anna", "guest-1")]
            assert results == [Result.LOST, Result.WON]

    asyncio.run(asyncio.wait_for(test(), 60))


def test_what_a_killed_server_did_not_note_is_found_all_the_same(fresh_database, rng):
    async def test():
        store = await Store.open(fresh_database())
        archive = Archive(store, lambda: 0.0)
        scribe = Scribe.table(rng, "anna", "ben")
        scribe.hand(2)
        await put(store, "t", scribe, at=5.0)
        await archive.renew(["t"])
        noted = scribe.state.number
        scribe.write(GaveUp(1))
        scribe.game()
        await store.append("t", noted, scribe.log[noted:], 9.0)
        lines = (await archive.page("anna", Wanted())).lines
        assert [(line.game, line.result is Result.OPEN, line.moved) for line in lines] == [
            (1, False, 9.0),
            (2, False, 9.0),
        ]
        assert lines[0].result is Result.WON
        # What was folded from less of the log never replaces what was folded from more.
        await archive._write([Noted("t", earlier(scribe.state, 1), 0.0, 9.0)])
        stale = Scribe.table(rng, "anna", "ben")
        archive.note("t", stale.state)
        assert (await archive.page("anna", Wanted())).lines == lines
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_who_was_put_out_has_the_game_no_more(fresh_database, rng):
    async def test():
        store = await Store.open(fresh_database())
        archive = Archive(store, lambda: 1.0)
        scribe = Scribe.table(rng, "anna", "ben")
        scribe.hand(2)
        await put(store, "t", scribe)
        archive.note("t", scribe.state)
        assert (await archive.page("ben", Wanted())).count == 1
        scribe.write(PutOut(1))
        archive.note("t", scribe.state)
        assert (await archive.page("ben", Wanted())).count == 0
        assert not await archive.played("ben", "t", 1)
        assert (await archive.page("anna", Wanted())).count == 1
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_what_becomes_of_a_history_when_somebody_signs_in_or_is_forgotten(fresh_database, rng):
    async def test():
        store = await Store.open(fresh_database())
        archive, shelf = Archive(store, lambda: 1.0), Shelf(store, lambda: "one", lambda: 2.0)
        for n, people in enumerate((("anna", "ben"), ("anna", "account"), ("ben", "cleo"))):
            scribe = Scribe.table(rng, *people)
            scribe.game()
            await put(store, f"t{n}", scribe)
        await archive.renew(["t0", "t1", "t2"])
        scribe = Scribe.table(rng, "mia", "noah")
        scribe.game()
        (record,) = await shelf.bring("anna", write(records.whole(scribe.state, 1)))
        await archive.hand_over("anna", "account")
        await shelf.hand_over("anna", "account")

        async def found(owner):
            return sorted(line.table for line in (await archive.page(owner, Wanted())).lines)

        assert await found("anna") == []
        assert await found("account") == ["t0", "t1"]
        assert await shelf.all_of("anna") == ()
        assert await shelf.all_of("account") == (record,)
        # Whoever forgets somebody sees to the logs first; the index then follows them.
        for table in ("t0", "t1"):
            for number, entry in enumerate(await store.read(table), start=1):
                text = to_text(entry).replace('"anna"', '"x"').replace('"account"', '"y"').replace("Anna", "Somebody")
                one = sa.update(LOG).where(LOG.c.table_id == table, LOG.c.number == number)
                await store.write(one.values(entry=text))
        await archive.forget("account")
        await shelf.forget("account")
        assert await shelf.all_of("account") == ()
        assert await found("account") == await found("anna") == []
        assert await found("ben") == ["t0", "t2"]
        everybody = [line.told.names for line in (await archive.page("ben", Wanted())).lines]
        assert sorted(everybody) == [("Ben", "Cleo"), ("Somebody", "Ben")]
        assert (await archive.page("ben", Wanted(who="anna"))).count == 0
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_games_from_before_there_was_an_index_are_filled_in_once(fresh_database, rng):
    async def test():
        database = fresh_database()
        store = await Store.open(database)
        scribe = Scribe.table(rng, "anna", "ben")
        scribe.game()
        await put(store, "old", scribe, at=7.0)
        await store.append("broken", 0, scribe.log[:1], 1.0)
        await store.append("broken", 1, scribe.log[-3:], 1.0)  # moves without a game
        await store.close()
        async with house(database) as built:
            built.archive.start()
            assert built.archive._filler is not None
            await built.archive._filler
            (line,) = (await built.archive.page("anna", Wanted())).lines
            assert (line.table, line.moved) == ("old", 7.0)
            assert await built.archive.fill() == 0

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_restored_table_is_in_the_history(fresh_database, rng, tmp_path):
    async def test():
        database, other, file = fresh_database(), fresh_database(), tmp_path / "b"
        async with house(database) as built:
            await built.archive.fill()
            scribe = Scribe.table(rng, "anna", "ben")
            scribe.game()
            await put(built.store, "t", scribe)
            await back_up(database, file)
        await restore(file, other)
        async with house(other) as built:
            assert [line.table for line in (await built.archive.page("ben", Wanted())).lines] == ["t"]

    asyncio.run(asyncio.wait_for(test(), 120))


def test_ten_thousand_games_are_found_by_the_index(fresh_database, rng):
    """What is read for a page does not grow with what others, or earlier years, have played."""

    async def test():
        store = await Store.open(fresh_database())
        archive = Archive(store, lambda: 0.0)
        scribe = Scribe.table(rng, "anna", "bot:sound")
        scribe.game()
        await put(store, "t", scribe)
        await archive.renew(["t"])
        for table in (GAMES, PLAYERS):
            ((*row,),) = await store.query(sa.select(table))
            values = dict(zip(table.c.keys(), row, strict=True))
            for start in range(0, 10_000, 500):
                many = [{**values, "table_id": f"t{n}"} for n in range(start, start + 500)]
                if table is PLAYERS:
                    many = [{**one, "moved": float(start + n)} for n, one in enumerate(many)]
                await store.write(table.insert().values(many))
        page = await archive.page("anna", Wanted(), 400)
        assert (page.count, page.pages, len(page.lines)) == (10_001, 501, PAGE)
        query = (
            sa.select(PLAYERS.c.table_id).where(PLAYERS.c.owner == "anna").order_by(PLAYERS.c.moved.desc()).limit(PAGE)
        )
        text = str(query.compile(compile_kwargs={"literal_binds": True}))
        if store.shared:
            await store.query(sa.text("SELECT 1"))
            plan = json.dumps([list(row) for row in await store.query(sa.text(f"EXPLAIN {text}"))])
        else:
            plan = json.dumps([list(row) for row in await store.query(sa.text(f"EXPLAIN QUERY PLAN {text}"))])
        assert "ix_players_owner_moved" in plan
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 240))


def test_nothing_done_is_nothing():
    assert sums_of(Person(0), ()) == Sums()
