"""``kill -9`` of a real server, or of one of its workers, loses nothing. ``make kill`` does more of it."""

import asyncio

import pytest

from tests.web.filling import CannotMount, postgresql_through_full_disks, small_disk, sqlite_through_full_disks
from tests.web.killing import Move, play_through_kills, unknown_but_there
from tests.web.worker_killing import play_through_restarts, play_through_worker_kills


def test_kill_9_loses_no_acknowledged_move(tmp_path, rng):
    asyncio.run(asyncio.wait_for(play_through_kills(tmp_path, 3, rng), 240))


def test_kill_9_of_one_of_two_workers_loses_no_acknowledged_move(postgresql, rng):
    asyncio.run(asyncio.wait_for(play_through_worker_kills(postgresql, 3, rng), 240))


def test_play_goes_on_by_itself_after_postgresql_was_away(postgresql, rng):
    asyncio.run(asyncio.wait_for(play_through_restarts(postgresql, 2, rng), 240))


@pytest.mark.parametrize("through", [sqlite_through_full_disks, postgresql_through_full_disks])
def test_play_goes_on_by_itself_after_the_disk_was_full(rng, through):
    try:
        with small_disk() as disk:
            asyncio.run(asyncio.wait_for(through(disk, 2, rng), 240))
    except CannotMount as why:
        pytest.skip(f"no small disk can be made here: {why}")


def test_what_a_log_may_hold():
    a, b, lost = Move(["a"], known=True), Move(["b"], known=True), Move(["a"])
    assert unknown_but_there([a, b], [["a"], ["b"]]) == 0
    assert unknown_but_there([a, b], [["b"]]) is None
    assert unknown_but_there([a, b], [["a"], ["b"], ["a"]]) is None
    assert unknown_but_there([lost, a], [["a"]]) == 0
    assert unknown_but_there([lost, a], [["a"], ["a"]]) == 1
    assert unknown_but_there([b, lost], [["b"], ["a"]]) == 1
