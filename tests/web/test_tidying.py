"""The garbage collection: at quiet moments, and only where there is something to find."""

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable

import pytest

from ginrummy.web import tidying


class Knot:
    """Refers to itself: only a collection finds it."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def litter(monkeypatch):
    """Something that only a collection finds, while none comes by itself; and moments that are soon over."""
    monkeypatch.setattr(tidying, "MOMENT", 0.001)
    gc.collect()
    gc.disable()
    yield weakref.ref(Knot())
    gc.enable()


async def tidied(worked: Callable[[], float]) -> None:
    """Let twenty moments go by."""
    task = asyncio.create_task(tidying.tidy(worked))
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_a_quiet_moment_is_used(litter, monkeypatch):
    monkeypatch.setattr(tidying, "WORTH_IT", 0)
    asyncio.run(tidied(lambda: 7.0))
    assert litter() is None


def test_who_works_is_not_held_up(litter, monkeypatch):
    monkeypatch.setattr(tidying, "WORTH_IT", 0)
    seconds = itertools.count()
    asyncio.run(tidied(lambda: float(next(seconds))))
    assert litter() is not None
    assert next(seconds) > 4


def test_a_little_is_left_lying(litter):
    asyncio.run(tidied(lambda: 7.0))
    assert litter() is not None
