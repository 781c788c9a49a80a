"""Bots think in other processes, the same as here; a process that dies is replaced, and none outlives its server."""

import asyncio
import os
import signal

from ginrummy.match import OpenGame
from ginrummy.rules import Deal, draw_cards
from ginrummy.table.bots import Pool, choose


def test_a_pool_thinks_as_this_process_does_and_survives_a_death():
    game = OpenGame.start(draw_cards(1, 2)).deal(Deal.from_seed(1))
    person = game.game.to_act
    assert person is not None
    view = game.views[person]

    async def test():
        pool = Pool(processes=1)
        await pool.warm()
        assert await pool.choose("sound", view, "a seed") == choose("sound", view, "a seed")
        assert pool._pool is not None
        (worker,) = pool._pool._processes or {}
        os.kill(worker, signal.SIGKILL)
        assert await pool.choose("random", view, "a seed") == choose("random", view, "a seed")
        await pool.close()
        await pool.close()

    asyncio.run(test())
