"""What all tables of a house work with."""

from collections.abc import Callable
from dataclasses import dataclass

from ginrummy.record.fair import SeedSource
from ginrummy.table.archive import Archive
from ginrummy.table.bots import Thinker
from ginrummy.table.driving import Decks
from ginrummy.table.fellows import Fellows
from ginrummy.table.pace import Pace
from ginrummy.table.rater import Rater
from ginrummy.table.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """What tables work with.

    Attributes:
        store: where logs are kept.
        thinker: how bots think.
        pace: how fast tables go.
        seeds: where the server's own seeds come from.
        decks: chooses cards, in tests.
        wall_clock: the time in seconds since 1970, for the log.
        clock: the time in seconds from any start, for waits.
        ahead: how far the first is ahead of the second; the other workers know only the first.
        fellows: the other workers.
        archive: where the game is noted for everybody's history.
        rater: where it is entered if it counts for ratings.
    """

    store: Store
    thinker: Thinker
    pace: Pace
    seeds: SeedSource
    decks: Decks
    wall_clock: Callable[[], float]
    clock: Callable[[], float]
    ahead: float
    fellows: Fellows
    archive: Archive
    rater: Rater
