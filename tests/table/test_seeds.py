"""Seeds: committed by everybody, then revealed, or made by the server, and proven in either case."""

import asyncio

import pytest

from ginrummy.record import Verdict, verify
from ginrummy.record.fair import commitment
from ginrummy.table import records
from ginrummy.table.links import Link
from ginrummy.table.pace import Pace
from ginrummy.table.requests import Commit, Resign, Reveal
from ginrummy.table.state import Stage
from ginrummy.table.table import Table
from tests.table.tables import Clock, house, refused, sight, table_of, until, well

WAITING = Pace(beat=(0.0, 0.0), seeds=3.0)
SEED = {0: b"a" * 16, 1: b"b" * 16}


def want(table: Table, link: Link) -> tuple[int, str | None] | None:
    fair = sight(table, link).fairness
    return None if fair is None else (fair.hand, fair.want)


def committed(hand: int, owner: str, seed: bytes) -> dict[str, object]:
    return {"hand": hand, "commitment": commitment(hand, owner, seed).hex()}


def test_each_browser_commits_before_any_reveals():
    async def test():
        async with house(pace=WAITING) as built:
            table = await table_of(built, "me", "open")
            anna, ben = [await table.connect(browser) for browser in ("anna", "guest-1")]
            for hand in (0, 1):
                await until(lambda now: want(table, anna) == (now, "commit"), hand)
                before = sight(table, ben).fairness
                assert before is not None
                assert before.commitments[0] is not None
                assert before.commitments[1:] == (None, None)
                seed = SEED[hand]
                wrong = {"hand": hand, "seed": seed.hex()}
                assert await refused(table, anna, Reveal, **wrong) == "table-seeds-not-sealed"
                await well(table, anna, Commit, **committed(hand, "A", seed))
                await well(table, anna, Commit, **committed(hand, "A", seed))  # a double
                again = committed(hand, "A", b"another one, too late")
                assert await refused(table, anna, Commit, **again) == "table-seeds-sealed"
                assert want(table, anna) == (hand, None)
                await well(table, ben, Commit, **committed(hand, "B", seed))
                await until(lambda now: want(table, anna) == (now, "reveal"), hand)
                other = {"hand": hand, "seed": (b"x" * 16).hex()}
                assert await refused(table, anna, Reveal, **other) == "table-seed-uncommitted"
                await well(table, anna, Reveal, hand=hand, seed=seed.hex())
                await well(table, anna, Reveal, hand=hand, seed=seed.hex())
                assert want(table, anna) == (hand, None)
                await well(table, ben, Reveal, hand=hand, seed=seed.hex())
            await until(lambda: table.state.stage is Stage.PLAYING)
            playing = sight(table, anna).fairness
            assert playing is not None
            assert playing.brought == (True, True, True)
            assert playing.revealed is not None
            assert playing.revealed.hand == 0
            await well(table, anna, Resign)
            record = records.whole(table.state, 1)
            assert verify(record).verdict is Verdict.PROVEN
            assert record.hands[0].proof is not None
            assert record.hands[0].proof.seeds is not None
            assert record.hands[0].proof.seeds[1:] == (SEED[1], SEED[1])

    asyncio.run(test())


def test_a_silent_browser_is_done_without_and_not_waited_for_again():
    async def test():
        clock = Clock()
        async with house(pace=WAITING, clock=clock) as built:
            table = await table_of(built, "me", "open")
            anna, _ = [await table.connect(browser) for browser in ("anna", "guest-1")]
            await until(lambda: want(table, anna) == (0, "commit"))
            await well(table, anna, Commit, **committed(0, "A", SEED[0]))
            await asyncio.sleep(0.05)
            assert want(table, anna) == (0, None)
            clock.now = 3.0
            table.poke()
            await until(lambda: want(table, anna) == (0, "reveal"))
            await well(table, anna, Reveal, hand=0, seed=SEED[0].hex())
            await until(lambda: want(table, anna) == (1, "commit"))
            fair = table.state.draw_seeds
            assert fair is not None
            assert fair.own == (True, False)
            await well(table, anna, Commit, **committed(1, "A", SEED[1]))
            await until(lambda: want(table, anna) == (1, "reveal"))  # at once: the other is known to be silent
            clock.now = 6.0  # and now this one falls silent as well
            table.poke()
            await until(lambda: table.state.stage is Stage.PLAYING)
            assert table.state.hand_seeds[0].own == (False, False)
            assert await refused(table, anna, Reveal, hand=1, seed=SEED[1].hex()) == "table-no-seeds-wanted"
            await well(table, anna, Resign)
            assert verify(records.whole(table.state, 1)).verdict is Verdict.PROVEN

    asyncio.run(test())


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        (Commit, {"hand": 0, "commitment": "xyz"}, "table-hex-expected"),
        (Commit, {"hand": 0, "commitment": "00"}, "table-commitment-form"),
        (Commit, {"hand": 1, "commitment": "00" * 32}, "table-no-seeds-wanted"),
        (Reveal, {"hand": 0, "seed": "00"}, "record-seed-length"),
        (Reveal, {"hand": 0, "seed": "00" * 65}, "record-seed-length"),
        (Reveal, {"hand": 0, "seed": "0"}, "table-hex-expected"),
    ],
)
def test_what_is_no_seed(kind, fields, key):
    async def test():
        async with house(pace=WAITING) as built:
            table = await table_of(built, "me", "bot:greedy")
            anna = await table.connect("anna")
            await until(lambda: want(table, anna) == (0, "commit"))
            assert await refused(table, anna, kind, **fields) == key

    asyncio.run(test())
