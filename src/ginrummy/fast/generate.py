"""Make ``tables.npz`` from the readable definition: ``python -m ginrummy.fast.generate``."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ginrummy.cards import LANE, SUIT_SIZE, SUITS, each
from ginrummy.melds import LANE_POINTS, MELD_SIZE, SETS, best_arrangements, least_deadwood

FILE = Path(__file__).with_name("tables.npz")

LANES = LANE + 1
MOST_IN_LANE = 11
"""Nobody holds more cards than eleven, so no lane does; arrangements of fuller ones are left out."""


def tables() -> dict[str, np.ndarray]:
    """Every table by its name; :mod:`ginrummy.fast.tables` says what each one holds."""
    arrangements = [tuple(_arrangements(lane)) for lane in range(LANES)]
    runs = [tuple(_runs(card)) for card in range(SUIT_SIZE * len(SUITS))]
    return {
        "lane_points": np.array(LANE_POINTS, np.uint8),
        "lane_deadwood": np.array([least_deadwood(lane) for lane in range(LANES)], np.uint8),
        "lane_discard": np.array([_best_discard(lane) for lane in range(LANES)], np.int16),
        "lane_first": np.cumsum([0, *map(len, arrangements)], dtype=np.uint16),
        "arrangements": np.array([one for found in arrangements for one in found], np.int64),
        "sets": np.array([meld for of_rank in SETS for meld in of_rank], np.int64),
        "runs": np.array([run for found in runs for run in found], np.int64),
        "first_run": np.cumsum([0, *map(len, runs)], dtype=np.uint16),
    }


def _best_discard(lane: int) -> int:
    deadwood = least_deadwood(lane)
    saved = ((deadwood - least_deadwood(lane ^ 1 << rank), rank) for rank in each(lane))
    points, rank = max(saved, default=(-256, 0))
    return 64 * points + 4 * rank


def _arrangements(lane: int) -> Iterator[int]:
    if lane.bit_count() > MOST_IN_LANE:
        return
    for arrangement in best_arrangements(lane):
        yield sum(run << SUIT_SIZE * place for place, run in enumerate(arrangement.melds))


def _runs(card: int) -> Iterator[int]:
    """The runs that begin with a card, short ones first."""
    for size in range(MELD_SIZE, SUIT_SIZE - card % SUIT_SIZE + 1):
        yield ((1 << size) - 1) << card


if __name__ == "__main__":
    np.savez_compressed(FILE, **tables())  # type: ignore[arg-type]  # NumPy's stub mistakes the names for options
