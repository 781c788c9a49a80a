"""Which games count for ratings: by the log alone, and by what a table lets people do."""

import asyncio
from dataclasses import replace

import pytest

from benchmarks.ratings import Crowd, errors
from ginrummy.errors import GinError
from ginrummy.match import MatchState, Person, Seating
from ginrummy.record import read, verify, write
from ginrummy.rules import CLASSIC
from ginrummy.rules.presets import PRESETS
from ginrummy.table.entries import (
    BotSeated,
    ClockRules,
    Ended,
    GaveUp,
    Left,
    RematchWanted,
    Returned,
    SeedsOpened,
)
from ginrummy.table.fold import fold
from ginrummy.table.house import Wish
from ginrummy.table.identity import redacted
from ginrummy.table.joining import Joining
from ginrummy.table.links import Link
from ginrummy.table.rated import LEAST_TARGET, counts, may_be_rated, ranks
from ginrummy.table.rating import BEGINNER, SEATS, Rating, rated
from ginrummy.table.records import whole
from ginrummy.table.requests import Act, End, GoOn, PutOut, Rematch, Resign, SeatBot
from ginrummy.table.sight import Counting, SeenRated
from ginrummy.table.state import RatedResult, Stage
from ginrummy.table.table import Table
from tests.table.logs import Scribe
from tests.table.moving import some_move
from tests.table.rating import CALM, rated_scribe, rated_table, seated
from tests.table.tables import QUICK, ask, house, refused, sight, table_of, until, well

ME, OTHER = Person(0), Person(1)
WISH = Wish(name="Anna", rules=CLASSIC, seating=Seating.TWO, places=("me", "open"), rated=True, member=True, clock=CALM)


def score_of(one: Scribe) -> MatchState:
    assert one.state.game is not None
    return one.state.game.game.score


def shown(table: Table, link: Link) -> SeenRated:
    seen = sight(table, link).rated
    assert seen is not None
    return seen


@pytest.mark.parametrize("people", [("anna", "ben"), ("anna", "ben", "cleo")])
def test_a_game_to_which_all_agreed_counts_once_it_is_over(rng, people):
    one = rated_scribe(rng, *people)
    one.deal()
    assert counts(one.state)
    assert not fold(one.log).results
    one.game()
    (result,) = one.state.results
    assert (result.game, result.players) == (1, people)
    score = score_of(one)
    assert [rank == 0 for rank in result.ranks] == [person == score.winner for person in score.people]
    for place in range(1, len(people)):  # and among the others more points come first
        for other in range(1, len(people)):
            if 0 not in (result.ranks[place], result.ranks[other]):
                by_points = score.grand_totals[place] < score.grand_totals[other]
                assert (result.ranks[place] > result.ranks[other]) == by_points
    assert fold(one.log).results == one.state.results
    assert not counts(one.state)


def test_another_game_counts_if_all_agree_again(rng):
    one = rated_scribe(rng, "anna", "ben")
    one.game()
    for agree in ({0, 1}, {0}):
        for person in (0, 1):
            one.write(RematchWanted(person, person in agree))
        one.deal()
        while one.state.stage is not Stage.OVER:
            one.hand()
    assert [result.game for result in one.state.results] == [1, 2]


def test_what_does_not_count(rng):
    def after(*entries, agrees=True, hand=True, before=()):
        one = rated_scribe(rng, "anna", "ben", agrees=agrees)
        one.write(SeedsOpened(0, rng.randbytes(16).hex()))
        for entry in before:
            one.write(entry)
        one.deal()
        if hand:
            one.hand(1)
        for entry in entries:
            one.write(entry)
        return one.state

    assert after(GaveUp(1)).results == (RatedResult(1, ("anna", "ben"), (0, 1)),)
    assert after(GaveUp(1, clock=True)).results == (RatedResult(1, ("anna", "ben"), (0, 1)),)
    assert after(GaveUp(1), hand=False).results == ()  # before a card was dealt
    assert after(GaveUp(1), before=(Left(1),)).results == ()  # who has left before the draw does not agree any more
    assert after(GaveUp(1), before=(Left(1), Returned(1))).results != ()
    assert after(GaveUp(1), agrees=False).results == ()
    assert after(Ended(0)).results == ()
    assert after(BotSeated(1, "sound", "Robin"), GaveUp(0)).results == ()
    # What comes after the end changes nothing any more.
    assert len(after(GaveUp(1), Left(1), BotSeated(1, "sound", "Robin"), Ended(0)).results) == 1


def test_who_gives_up_among_three_comes_last_and_the_others_share_the_first_place(rng):
    one = rated_scribe(rng, "anna", "ben", "cleo")
    one.deal()
    one.hand(1)
    one.write(GaveUp(1))
    assert ranks(score_of(one)) == (0, 1, 0)


def test_a_log_without_the_names_of_somebody_tells_the_same_results(rng):
    one = rated_scribe(rng, "anna", "ben")
    one.game()
    for number, entry in redacted(one.log, "ben", "alias", "Former player"):
        one.log[number - 1] = entry
    (result,) = fold(one.log).results
    assert result == replace(one.state.results[0], players=("anna", "alias"))


def test_every_preset_may_be_rated_to_any_target_that_is_long_enough():
    for preset in PRESETS.values():
        assert all(may_be_rated(replace(preset, target=target)) for target in (LEAST_TARGET, 100, 250))
        assert may_be_rated(replace(preset, columns=3))
        assert not may_be_rated(replace(preset, target=LEAST_TARGET - 1))
        assert not may_be_rated(replace(preset, undercut_bonus=preset.undercut_bonus + 1))


def test_the_record_of_a_game_that_counted_says_so_and_keeps_it(rng):
    one, other = rated_scribe(rng, "anna", "ben"), rated_scribe(rng, "anna", "ben", agrees=False)
    for scribe, counted in ((one, True), (other, False)):
        scribe.game()
        written = write(whole(scribe.state, 1))
        assert ('[Rated "yes"]' in written) is counted
        again = read(written)
        assert write(again) == written
        assert verify(again) == verify(whole(scribe.state, 1))
        assert ("Rated", "yes") in again.tags or not counted


def test_ratings_follow_who_beats_whom():
    won, lost = rated([BEGINNER, BEGINNER], (0, 1))
    assert won.points > BEGINNER.points == 1500 > lost.points
    assert won.points - 1500 == 1500 - lost.points
    assert won.reach < BEGINNER.reach
    assert (won.games, won.provisional, Rating(games=10).provisional) == (1, True, False)
    strong = Rating(1650.0, 40.0, 50)
    weak = Rating(1350.0, 40.0, 50)
    surprise = rated([strong, weak], (1, 0))[1].mu - weak.mu
    expected = rated([strong, weak], (0, 1))[0].mu - strong.mu
    assert surprise > 3 * expected > 0
    first, second, third = rated([BEGINNER] * 3, (0, 1, 2))
    assert first.mu > second.mu > third.mu
    one, last, other = rated([BEGINNER] * 3, (0, 1, 0))
    assert one.mu == pytest.approx(other.mu)
    assert one.mu > last.mu


def test_ratings_mean_what_the_documentation_says():
    """Two play each other, and one of them wins three games of four."""
    one = other = BEGINNER
    reach = {0: one.reach}
    for game in range(1, 401):
        one, other = rated([one, other], (1, 0) if game % 4 == 0 else (0, 1))
        reach[game] = one.reach
    assert one.points - other.points == pytest.approx(200, abs=20)
    assert [reach[games] for games in (0, 14, 50, 100)] == pytest.approx([216, 160, 110, 87], abs=5)


@pytest.mark.parametrize("seats", SEATS)
def test_nineteen_of_twenty_intervals_hold_the_truth(seats, rng):
    crowd = Crowd("", 40 * seats, seats)
    for games, found in errors(crowd, rng).items():
        held = sum(abs(error) <= rating.reach for error, rating in found) / len(found)
        assert held == pytest.approx(0.95, abs=0.1), games


def test_points_mean_the_same_at_every_table():
    """What the first of two or of three gains goes by the chance they had, and by nothing else."""
    strong, weak = Rating(1600.0, 1.0, 999), Rating(1400.0, 1.0, 999)
    won, lost = (rated([strong, weak], ranks)[0].mu - strong.mu for ranks in ((0, 1), (1, 0)))
    assert 0.75 * won + 0.25 * lost == pytest.approx(0, abs=0.002 * won)
    equal = Rating(1500.0, 1.0, 999)
    of_two, of_three = (rated([equal] * seats, range(seats))[0].mu - equal.mu for seats in SEATS)
    assert of_three / of_two == pytest.approx((2 / 3) / (1 / 2), rel=0.01)


@pytest.mark.parametrize(
    ("places", "wish", "key"),
    [
        (("me", "open"), {"member": False}, "rating-account"),
        (("me", "open"), {"clock": None}, "rating-clock"),
        (("me", "open"), {"practice": True}, "rating-places"),
        (("me", "bot:sound"), {}, "rating-places"),
        (("open", "open"), {}, "rating-places"),
        (("me", "open"), {"rules": replace(CLASSIC, target=49)}, "rating-rules"),
        (("me", "open"), {"rules": replace(CLASSIC, gin_bonus=20)}, "rating-rules"),
    ],
)
def test_a_table_that_cannot_be_rated_is_not_made(places, wish, key):
    async def test():
        async with house() as built:
            with pytest.raises(GinError) as error:
                await table_of(built, *places, **{"rated": True, "member": True, "clock": CALM, **wish})
            assert error.value.key == key
            assert str(error.value)

    asyncio.run(test())


def test_nobody_joins_who_has_no_account_or_has_not_agreed():
    async def test():
        async with house() as built:
            table = await built.table(await built.make("anna", WISH))
            for who, key in (
                (Joining("ben", "Ben"), "rating-account"),
                (Joining("ben", "Ben", rated=True), "rating-account"),
                (Joining("ben", "Ben", member=True), "rating-agree"),
            ):
                with pytest.raises(GinError) as error:
                    await table.join(who)
                assert error.value.key == key
            anna = await table.connect("anna")
            assert await refused(table, anna, SeatBot, place=1, level="sound") == "rating-no-bots"
            await table.join(Joining("ben", "Ben", member=True, rated=True))
            assert table.state.agreed == {ME, OTHER}

    asyncio.run(test())


def test_nobody_takes_a_rated_game_from_others_who_play():
    async def test():
        clock = [0.0]
        async with house(pace=replace(QUICK, patience=5.0), clock=lambda: clock[0]) as built:
            table = await rated_table(built, 3)
            anna, ben, cleo = await seated(table)
            assert await refused(table, anna, PutOut, place=1) == "rating-no-putting-out"
            table.disconnect(ben)
            clock[0] += 10
            for asker in (anna, cleo):
                assert await refused(table, asker, End) == "rating-others-here"
                assert await refused(table, asker, SeatBot, place=1, level="sound") == "rating-others-here"
            table.disconnect(cleo)
            clock[0] += 10
            assert shown(table, anna).counting is Counting.DOES
            await well(table, anna, SeatBot, place=1, level="sound")
            assert shown(table, anna).counting is Counting.BOT
            await well(table, anna, End)  # now it is a game like any other
            assert await built.rater.sweep() == 0

    asyncio.run(test())


def test_a_rematch_is_agreed_to():
    async def test():
        async with house() as built:
            table = await rated_table(built)
            anna, ben = await seated(table)
            await well(table, anna, Resign)
            await until(lambda: table._standing.changes)
            assert shown(table, ben).counting is Counting.DID
            assert await refused(table, ben, Rematch) == "rating-agree"
            for link in (anna, ben):
                await well(table, link, Rematch, rated=True)
            await until(lambda: table.state.games == 2 and table.state.stage is Stage.PLAYING)
            assert shown(table, ben).counting is Counting.DOES
            await well(table, ben, Resign)
            assert all(change.game == 2 for change in shown(table, ben).changes)  # not what the first one changed
            await until(lambda: shown(table, ben).changes)
            assert [change.after.games for change in shown(table, ben).changes] == [2, 2]
            for link in (anna, ben):  # somebody who is gone has agreed to nothing
                table.disconnect(link)
            assert (await ask(table, anna, Rematch)).error is not None

    asyncio.run(test())


def test_a_clock_that_runs_out_loses_a_rated_game():
    async def test():
        now = [1.8e9]
        async with house(wall_clock=lambda: now[0]) as built:
            table = await built.table(await built.make("anna", replace(WISH, clock=ClockRules(30, 0, lose=True))))
            await table.join(Joining("guest-1", "Ben", member=True, rated=True))
            await seated(table)
            loser = table.state.to_act
            now[0] += 60
            table.poke()
            await until(lambda: table._standing.changes)
            (result,) = table.state.results
            assert loser is not None
            assert result.ranks[loser] == 1
            assert table.state.lost_on_time == loser

    asyncio.run(test())


def test_whoever_is_losing_cannot_keep_a_game_from_its_next_hand():
    async def test():
        clock = [0.0]
        async with house(clock=lambda: clock[0]) as built:
            for rated_ in (True, False):
                wish = replace(WISH, rated=rated_)
                table = await built.table(await built.make("anna", wish))
                await table.join(Joining("guest-1", "Ben", member=True, rated=rated_))
                links = await seated(table)
                while table.state.stage is Stage.PLAYING:
                    person = table.state.to_act
                    stream = table.state.streams[person or 0]
                    await well(table, links[person or 0], Act, number=stream.number, actions=some_move(stream.view))
                assert table.state.stage is Stage.BETWEEN
                await well(table, links[0], GoOn)  # the other one never does
                clock[0] += 61
                table.poke()
                if rated_:
                    await until(lambda which: which.state.stage is Stage.PLAYING, table)
                else:
                    await asyncio.sleep(0.1)
                    assert table.state.stage is Stage.BETWEEN

    asyncio.run(asyncio.wait_for(test(), 60))
