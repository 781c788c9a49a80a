"""Junk over sockets and routes. ``python -m tests.web.fuzzing`` sends a million."""

import asyncio

from tests.web.fuzzing import fuzz


def test_junk_breaks_and_changes_nothing(rng, fresh_database):
    asyncio.run(asyncio.wait_for(fuzz(3000, rng, lambda _: None, fresh_database()), 240))
