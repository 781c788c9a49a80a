"""Bots think in other processes, the same as here; a process that dies is replaced, and none outlives its server."""

import asyncio
import os
import signal

from ginrummy.match import OpenGame
from ginrummy.players import enlist, registry
from ginrummy.rules import Deal, draw_cards
from ginrummy.table.bots import Pool, choose
from tests.players.outside.programs import heard, scribe
from tests.table.tables import until


def test_a_pool_thinks_as_this_process_does_and_survives_a_death():
    game = OpenGame.start(draw_cards(1, 2)).deal(Deal.from_seed(1))
    person = game.game.to_act
    assert person is not None
    view = game.views[person]

    async def test():
        pool = Pool(processes=1)
        await pool.warm()
        assert await pool.choose("sound", view, "a seed") == choose("sound", view, "a seed")
        (worker,) = pool._pools[""]._processes or {}
        os.kill(worker, signal.SIGKILL)
        assert await pool.choose("random", view, "a seed") == choose("random", view, "a seed")
        await pool.close()
        await pool.close()

    asyncio.run(test())


def test_an_outside_player_has_a_process_of_its_own_and_hears_the_end_there(tmp_path):
    notes = tmp_path / "notes"
    enlist("rex", scribe(notes))
    game = OpenGame.start(draw_cards(1, 2)).deal(Deal.from_seed(1))
    person = game.game.to_act
    assert person is not None

    async def test():
        pool = Pool(processes=1)
        await pool.choose("rex", game.views[person], "a seed")
        await pool.tell("rex", game.resign(person).views[person])
        await pool.tell("sound", game.views[person])
        assert list(pool._pools) == ["rex"]
        await until(lambda: heard(notes)[-1]["what"] == "resigned")
        await pool.close()

    try:
        asyncio.run(test())
    finally:
        registry._enlisted.pop("rex").close()
        del registry._levels["rex"]
    assert [message["what"] for message in heard(notes)].count("began") == 1
