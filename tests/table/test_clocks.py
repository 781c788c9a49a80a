"""Clocks: what a turn takes, what is played when the time is up, and when a clock stands still."""

import asyncio
from dataclasses import replace

import pytest

from ginrummy.cards import bit, parse_cards, set_of
from ginrummy.match import OpenGame, Seating
from ginrummy.melds import best_arrangements, points, union
from ginrummy.record import Verdict, read, verify, write
from ginrummy.record.fair import derived_seeds, fair_deal, fair_draw
from ginrummy.rules import CLASSIC, DRAW, PRESETS, Action, Discard, Draw, HandView, Knock, Pass, Phase, Seat, Take
from ginrummy.table import records
from ginrummy.table.clocks import _next, played_for
from ginrummy.table.entries import Acted, ClockRules, ClockStarted
from ginrummy.table.errors import TableError
from ginrummy.table.house import House
from ginrummy.table.links import Link
from ginrummy.table.requests import Act, Resign
from ginrummy.table.state import Stage
from ginrummy.table.table import Table
from tests.table.moving import some_move
from tests.table.tables import Clock, house, sight, table_of, until, well

RULES = ClockRules(30.0, 60.0)


class Wall(Clock):
    def __call__(self) -> float:
        return 1.8e9 + self.now


async def two(built: House, clock: ClockRules = RULES) -> tuple[Table, list[Link]]:
    table = await table_of(built, "me", "open", clock=clock)
    links = [await table.connect(browser) for browser in ("anna", "guest-1")]
    await until(lambda: table.state.stage is Stage.PLAYING)
    return table, links


async def move(table: Table, links: list[Link]) -> None:
    """A whole turn."""
    person = table.state.to_act
    assert person is not None
    while table.state.to_act == person:
        stream = table.state.streams[person]
        await well(table, links[person], Act, number=stream.number, actions=some_move(stream.view))


def test_what_goes_beyond_a_turns_time_is_out_of_the_bank():
    async def test():
        wall = Wall()
        async with house(wall_clock=wall) as built:
            table, links = await two(built)
            assert table.state.banks == (60.0, 60.0)
            first = table.state.to_act
            wall.now += 29
            await move(table, links)
            assert table.state.banks == (60.0, 60.0)
            second = table.state.to_act
            assert second is not None
            assert second != first
            wall.now += 50
            seen = sight(table, links[0]).clock
            assert seen is not None
            assert (seen.running, seen.spent, seen.banks) == (second, 50.0, (60.0, 60.0))
            await move(table, links)
            assert table.state.banks[second] == 40.0
            again = (await built.table(table.id)).state
            assert again.banks == table.state.banks

    asyncio.run(test())


def test_when_the_time_is_up_the_clock_plays_and_says_so():
    async def test():
        wall = Wall()
        async with house(wall_clock=wall) as built:
            table, links = await two(built)
            person = table.state.to_act
            assert person is not None
            wall.now += 90.4  # a move on its way is still waited for
            table.poke()
            await asyncio.sleep(0.05)
            assert table.state.to_act == person
            wall.now += 0.2
            table.poke()
            await until(lambda: table.state.to_act != person)
            assert table.state.banks[person] == 0.0
            log = await built.store.read(table.id)
            assert log[-1] == Acted(person, ("pass",), 1.8e9 + wall.now, clock=True)
            assert table.state.by_clock == ((1, 1),)
            for link in links:
                step = [step for step in sight(table, link).steps if step.by_clock]
                assert step
            # The next turn still has the time for a move, and nothing beyond it.
            await move(table, links)
            wall.now += 30.6
            table.poke()
            await until(lambda: len(table.state.by_clock) == 2)
            await well(table, links[0], Resign)
            record = records.whole(table.state, 1)
            assert dict(record.tags)["ByClock"].startswith("1:1 1:")
            assert verify(read(write(record))).verdict is Verdict.PROVEN

    asyncio.run(test())


def test_an_empty_bank_loses_the_game_only_where_the_table_chose_so():
    async def test():
        wall = Wall()
        async with house(wall_clock=wall) as built:
            table, _ = await two(built, ClockRules(10.0, 0.0, lose=True))
            person = table.state.to_act
            wall.now += 11
            table.poke()
            await until(lambda: table.state.stage is Stage.OVER)
            assert table.state.game is not None
            assert table.state.game.game.score.winner == 1 - (person or 0)
            assert dict(records.whole(table.state, 1).tags)["LostOnTime"] == table.state.names[person or 0]

    asyncio.run(test())


def test_a_clock_stands_still_while_nobody_is_there(tmp_path):
    async def test():
        wall, database = Wall(), str(tmp_path / "tables.db")
        async with house(database, wall_clock=wall) as built:
            table, _ = await two(built)
            name, person = table.id, table.state.to_act
        wall.now += 10_000
        async with house(database, wall_clock=wall) as built:
            table = await built.table(name)
            await table.connect("anna")
            await until(lambda: table.state.turn_since == 1.8e9 + wall.now)
            assert (await built.store.read(name))[-1] == ClockStarted(1.8e9 + wall.now)
            assert (table.state.to_act, table.state.banks) == (person, (60.0, 60.0))

    asyncio.run(test())


def test_bots_have_no_clock_and_tables_without_one_no_times():
    async def test():
        async with house() as built:
            table = await table_of(built, "me", "bot:greedy", clock=RULES)
            link = await table.connect("anna")
            await until(lambda: table.state.to_act == 0)
            seen = sight(table, link).clock
            assert seen is not None
            assert seen.banks == (60.0, None)
            plain = await table_of(built, "me", "bot:greedy")
            await plain.connect("anna")
            await until(lambda: plain.state.to_act == 0)
            assert all(getattr(entry, "at", 0.0) in (0.0, 1.8e9) for entry in await built.store.read(plain.id))
            assert plain.state.turn_since == 0.0
            for wrong in (ClockRules(4.0), ClockRules(30.0, -1.0), ClockRules(1e9)):
                with pytest.raises(TableError) as refused:
                    await table_of(built, "me", "open", clock=wrong)
                assert refused.value.key == "table-clock-bounds"

    asyncio.run(test())


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seating", Seating)
def test_what_the_clock_plays_is_legal_and_never_a_knock_that_could_be_left(preset, seating, rng):
    """Whole games: chance plays, and at any moment the clock takes over the turn."""
    rules = PRESETS[preset]
    seeds = derived_seeds(f"clock {rng.random()}")
    people = seating.people
    game = OpenGame.start(fair_draw([seeds(0, o) for o in ["server", *"ABC"[:people]]], people, rules), rules, seating)
    turns = 0
    for number in range(1, 7):
        if game.game.over:
            break
        game = game.deal(fair_deal(number, [seeds(number, o) for o in ["server", *"ABC"[:people]]], rules))
        while game.game.hand is not None and not game.game.hand.over:
            person = game.game.to_act
            assert person is not None
            view = game.views[person].hand
            assert view is not None
            if rng.random() < 0.5:
                action = rng.choice(view.choices)
                game = game.act(person, action)
                continue
            turns += 1
            actions = played_for(game, person)
            _as_stated(view, actions)
            for action in actions:
                game = game.act(person, action)
            assert game.game.to_act != person or game.game.needs_deal or game.game.over
    assert turns


def _as_stated(view: HandView, actions: list[Action]) -> None:
    """The words that stand on the table."""
    others = [action for action in view.choices if not isinstance(action, Knock)]
    knocked = [action for action in actions if isinstance(action, Knock)]
    assert not knocked or not others or view.phase is Phase.LAST_TAKE
    if any(isinstance(action, Pass) for action in view.choices):
        assert actions[0] == Pass()
    elif DRAW in view.choices:
        assert isinstance(actions[0], Draw)
        assert not any(isinstance(action, Take) for action in actions)
    elif view.phase is Phase.DISCARD and any(isinstance(action, Discard) for action in others):
        (thrown,) = actions
        assert isinstance(thrown, Discard)
        legal = {action.card for action in others if isinstance(action, Discard)}
        if view.drawn in legal:
            assert thrown.card == view.drawn
            return
        melds = union(best_arrangements(view.held)[0].melds)
        loose = [card for card in legal if not bit(card) & melds and card != view.taken]
        if loose:
            assert thrown.card in loose
            assert points(bit(thrown.card)) == max(points(bit(card)) for card in loose)


def test_after_a_take_the_dearest_loose_card_goes_but_not_the_one_taken():
    held = parse_cards("2c 3c 4c 7d 8d 9d Kh 6s 5h As Ks")
    (king,) = parse_cards("Ks")
    view = HandView(CLASSIC, Seat.DEALER, held=set_of(held), phase=Phase.DISCARD, taken=king)
    choices = tuple(Discard(card) for card in held if card != king)
    assert [str(action) for action in _next(replace(view, choices=choices))] == ["discard Kh"]
