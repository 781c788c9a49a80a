"""The garbage collection, at moments when nobody waits for it.

What tables are made of never refers to itself, and goes as soon as nothing refers to it. Requests and connections leave
some fifty objects each that only a collection finds. It looks through all that is young, and since every move puts new
values in the place of old ones, that is most of what there is: with five hundred tables at play it takes half a second,
in which nobody is answered, whether much has come together or little.
"""

import asyncio
import gc
import time
from collections.abc import Callable

COLLECT_AFTER = (2_000_000, 10, 1_000)
"""After how many more objects than there were, or freed ones that nothing has found, it is collected at any moment."""
WORTH_IT = 50_000
"""And after how many of them at a quiet one."""
MOMENT, QUIET = 1.0, 0.05
"""A moment, in seconds, is quiet where this process works for no more than such a share of it."""


def keep_for_good() -> None:
    """Leave what the start has made out of every collection to come, and collect seldom from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def tidy(worked: Callable[[], float] = time.process_time) -> None:
    """Collect at quiet moments, until cancelled.

    Args:
        worked: for how many seconds this process has worked so far.
    """
    before = worked()
    while True:
        await asyncio.sleep(MOMENT)
        now = worked()
        if now - before <= QUIET * MOMENT and gc.get_count()[0] >= WORTH_IT:
            gc.collect()
        before = worked()
