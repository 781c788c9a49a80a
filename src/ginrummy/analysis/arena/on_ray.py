"""The engine of a Ray cluster: the extra ``ray``."""

from collections.abc import Generator, Iterable
from typing import Any

from ginrummy.analysis.arena.engines import Engine, Played, Work, play_chunk
from ginrummy.analysis.cluster import TRIES, Cluster
from ginrummy.errors import PlayerError


def in_ray(workers: int | None = None, address: str | None = None) -> Engine:
    """The engine of a Ray cluster; chunks that a lost worker had are played again.

    Args:
        workers: how many chunks are played at a time; as many as the cluster has processors if not told.
        address: of the cluster, as :class:`~ginrummy.analysis.cluster.Cluster` takes it.

    Raises:
        GinError: Ray is not installed.
    """
    cluster = Cluster(workers, address)

    def engine(work: Iterable[Work]) -> Generator[Played, None, None]:
        return cluster.run(play_chunk, work, _lost)

    return engine


def _lost(work: tuple[Any, ...]) -> PlayerError:
    return PlayerError("arena-worker-died", first=work[1].first, tries=TRIES)
