"""``kill -9`` of a real server under play loses nothing. ``python -m tests.web.killing 30`` does more of it."""

import asyncio

from tests.web.killing import play_through_kills


def test_kill_9_loses_no_acknowledged_move(tmp_path, rng):
    asyncio.run(asyncio.wait_for(play_through_kills(tmp_path, 3, rng), 240))
