"""Who comes and goes: gone, back, replaced after two minutes, left, ended; and restarts in the middle."""

import asyncio

from ginrummy.match import Person, Seating
from ginrummy.record import Verdict, verify
from ginrummy.rules import CLASSIC
from ginrummy.table import records
from ginrummy.table.entries import Answered
from ginrummy.table.fold import fold
from ginrummy.table.joining import Joining
from ginrummy.table.requests import Act, Advise, End, GoOn, Leave, Rematch, Resign, Say, SeatBot, Watch
from ginrummy.table.state import Kind, Stage
from tests.table.moving import some_move
from tests.table.tables import Clock, ask, house, refused, sight, table_of, until, well


def test_a_game_begins_once_everybody_is_here():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open")
            anna = await table.connect("anna")
            await asyncio.sleep(0.05)
            assert table.state.stage is Stage.WAITING
            seen = sight(table, anna)
            assert seen.wait is not None
            assert (seen.wait.reason, seen.wait.of) == ("people", (1,))
            await table.connect("guest-1")
            await until(lambda: table.state.stage is Stage.PLAYING)
            assert sight(table, anna).fairness is not None

    asyncio.run(test())


def test_after_two_minutes_somebody_gone_may_be_replaced():
    async def test():
        clock = Clock()
        async with house(clock=clock) as built:
            table = await table_of(built, "me", "open")
            anna, ben = [await table.connect(browser) for browser in ("anna", "guest-1")]
            await until(lambda: table.state.stage is Stage.PLAYING)
            table.disconnect(ben)
            clock.now = 119
            place = sight(table, anna).places[1]
            assert (place.here, place.gone_seconds, place.replaceable) == (False, 119, False)
            assert await refused(table, anna, SeatBot, place=1, level="sound") == "table-not-replaceable"
            assert await refused(table, anna, End) == "table-not-replaceable"
            clock.now = 120
            assert sight(table, anna).places[1].replaceable
            assert await refused(table, anna, SeatBot, place=0, level="sound") == "table-not-replaceable"
            assert await refused(table, anna, SeatBot, place=1, level="nobody") == "player-unknown"
            ben = await table.connect("guest-1")  # back in time
            assert not sight(table, anna).places[1].replaceable
            table.disconnect(ben)
            clock.now = 240
            await well(table, anna, SeatBot, place=1, level="Greedy")
            assert (table.state.places[1].kind, table.state.places[1].level) == (Kind.BOT, "greedy")
            assert table.state.person_of("guest-1") is None
            assert await refused(table, anna, SeatBot, place=1, level="sound") == "table-place-taken"
            await until(lambda: table.state.to_act == 0 or table.state.stage is not Stage.PLAYING)

    asyncio.run(test())


def test_who_leaves_may_come_back_until_a_bot_sits_there():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open")
            anna, ben = [await table.connect(browser) for browser in ("anna", "guest-1")]
            await until(lambda: table.state.stage is Stage.PLAYING)
            await well(table, ben, Leave)
            await well(table, ben, Leave)
            assert table.state.places[1].left
            assert not sight(table, anna).places[1].replaceable  # the socket is still open
            table.disconnect(ben)
            assert sight(table, anna).places[1].replaceable
            held = table.state.game
            ben = await table.connect("guest-1")
            assert [place.left for place in table.state.places] == [False, False]
            assert table.state.game is held
            await well(table, ben, Leave)
            table.disconnect(ben)
            await well(table, anna, End)
            assert table.state.stage is Stage.OVER
            assert await refused(table, anna, End) == "table-no-game"
            assert verify(records.whole(table.state, 1)).verdict is Verdict.PROVEN

    asyncio.run(test())


def test_before_the_game_a_place_that_is_left_is_free_again():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open", "open", seating=Seating.BOX)
            owner = await table.connect("anna")
            guest = await table.connect("guest-2")
            await well(table, guest, Leave)
            assert guest.person is None
            assert table.state.places[2].kind is Kind.OPEN
            assert await refused(table, guest, SeatBot, place=2, level="sound") == "table-not-owner"
            assert await refused(table, guest, End) == "table-not-owner"
            await well(table, owner, SeatBot, place=2, level="sound")
            assert await table.join(Joining("guest-1", "again")) == 1
            await well(table, owner, End)
            assert table.state.stage is Stage.OVER
            assert await refused(table, owner, Rematch) == "table-not-over"

    asyncio.run(test())


def test_a_resignation_ends_the_game_and_a_rematch_needs_both():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "open")
            anna, ben = [await table.connect(browser) for browser in ("anna", "guest-1")]
            await until(lambda: table.state.stage is Stage.PLAYING)
            await well(table, ben, Resign)
            assert table.state.game is not None
            assert table.state.game.game.score.winner == 0
            assert await refused(table, ben, Resign) == "table-no-game"
            assert await refused(table, ben, GoOn) == "table-not-between"
            await well(table, anna, Rematch)
            await asyncio.sleep(0.05)
            assert table.state.games == 1
            await well(table, ben, Rematch)
            await until(lambda: table.state.games == 2 and table.state.stage is Stage.PLAYING)
            assert records.whole(table.state, 1).resigned == 1

    asyncio.run(test())


def test_watchers_come_only_where_the_owner_lets_them():
    async def test():
        async with house() as built:
            table = await table_of(built, "open", "open")  # the owner only looks on
            owner = await table.connect("anna")
            guest = await table.connect("guest-1")
            await table.connect("guest-2")
            await until(lambda: table.state.stage is Stage.PLAYING)
            assert owner.person is None
            assert sight(table, owner).view is not None
            assert not table.may_watch("eve")
            assert await refused(table, guest, Watch, on=True) == "table-not-owner"
            await well(table, owner, Watch, on=True)
            assert table.may_watch("eve")
            eve = await table.connect("eve")
            assert await refused(table, eve, Say, text="hello") == "table-not-seated"

    asyncio.run(test())


def test_a_table_is_the_same_after_a_restart(tmp_path):
    async def test():
        database = str(tmp_path / "tables.db")
        async with house(database) as built:
            table = await table_of(built, "me", "bot:greedy", "bot:sound", seating=Seating.CUTTHROAT)
            anna = await table.connect("anna")
            await until(lambda: _settled(table))
            before, table_id = table.state, table.id
            seen = sight(table, anna)
        async with house(database) as built:
            table = await built.table(table_id)
            assert table.state.game == before.game
            assert table.state == before
            assert fold(await built.store.read(table_id)) == before
            again = sight(table, await table.connect("anna"))
            assert again.view == seen.view
            assert again.number == seen.number
            assert again.steps == seen.steps
            assert [place.here for place in again.places] == [True, True, True]

    asyncio.run(test())


def test_two_servers_on_one_log_never_both_act(tmp_path):
    """What the other wrote is read before anything is written again."""

    async def test():
        database = str(tmp_path / "tables.db")
        async with house(database) as one, house(database) as two:
            first = await table_of(one, "me", "open")
            anna, _ = [await first.connect(browser) for browser in ("anna", "guest-1")]
            await until(lambda: first.state.stage is Stage.PLAYING)
            second = await two.table(first.id)
            there = await second.connect("anna")
            person = first.state.to_act
            assert person is not None
            mine, theirs = (
                (anna, there) if person == 0 else (await first.connect("guest-1"), await second.connect("guest-1"))
            )
            number = first.state.streams[person].number
            await well(first, mine, Act, number=number, actions=["pass"])
            assert await refused(second, theirs, Act, number=number, actions=["pass"]) == "table-stale"
            assert second.state.game == first.state.game

    asyncio.run(test())


def test_a_bot_in_the_captains_place_hears_its_adviser():
    """It waits a moment for advice, follows it or not, and says so to its adviser alone."""

    async def test():
        async with house() as built:
            table = await table_of(built, "me", "bot:greedy", "bot:greedy", seating=Seating.BOX)
            anna = await table.connect("anna")
            for _ in range(200):
                await until(lambda: _settled(table))
                state = table.state
                pair = state.captain_and_adviser()
                seen = sight(table, anna)
                if pair is not None and pair[1] == 0 and seen.wait is not None and seen.wait.reason == "advice":
                    assert seen.view is not None
                    await well(table, anna, Advise, what=str(seen.view.choices[-1]))
                    await until(lambda now: table.state.position > now, state.position)
                    log = await built.store.read(table.id)
                    answers = [entry.answer for entry in log if isinstance(entry, Answered)]
                    assert len(answers) == 1
                    return
                await _go_on(table, anna)
            raise AssertionError("never sat out beside a captain")

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_bot_sitting_out_advises_a_person_who_is_captain():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "bot:greedy", "bot:greedy", seating=Seating.BOX)
            anna = await table.connect("anna")
            for _ in range(200):
                await until(lambda: _settled(table))
                pair = table.state.captain_and_adviser()
                if table.state.to_act == 0 and pair is not None and pair[0] == 0:
                    hand = sight(table, anna).view
                    assert hand is not None
                    await until(lambda: sight(table, anna).advice is not None)
                    advice = sight(table, anna).advice
                    assert advice is not None
                    assert advice.by == pair[1]
                    assert advice.what in map(str, hand.choices)
                    return
                await _go_on(table, anna)
            raise AssertionError("never captain")

    asyncio.run(asyncio.wait_for(test(), 60))


def _settled(table):
    if table.state.stage in (Stage.OVER, Stage.BETWEEN):
        return table.state.collecting is None and table.state.dealt
    waits = table.state.to_act == 0
    return waits or table._mover.advising is not None


async def _go_on(table, link):
    """Do anything at all, for a person."""
    if table.state.stage is Stage.BETWEEN:
        await ask(table, link, GoOn)
        return
    if table.state.to_act == link.person:
        view = table.state.game.views[link.person]
        await well(table, link, Act, number=table.state.streams[link.person].number, actions=some_move(view))


def test_the_cards_of_a_hand_come_from_everybodys_seeds():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "bot:greedy", rules=CLASSIC)
            await table.connect("anna")
            await until(lambda: table.state.stage is Stage.PLAYING)
            (seeds,) = table.state.hand_seeds
            assert seeds.own == (False, False)  # nobody brought any within no time at all
            sealed = seeds.proof(open_=False)
            assert sealed is not None
            assert sealed.seeds is None
            (hand,) = records.partial(table.state, Person(0)).hands
            assert hand.proof == sealed
            assert hand.hands.count(None) == 1

    asyncio.run(test())
