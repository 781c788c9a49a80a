"""The engine of a Ray cluster: the extra ``ray``."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from ginrummy.analysis.arena.contest import Chunk, Contest
from ginrummy.analysis.arena.engines import AHEAD, Engine, Played, Work, play_chunk
from ginrummy.errors import GinError, PlayerError

TRIES = 10
"""A chunk whose worker or machine is lost is played again, up to so many times in all."""


def in_ray(workers: int | None = None, address: str | None = None) -> Engine:
    """The engine of a Ray cluster.

    Chunks that a lost worker had are played again; as each is asked for by its number, and answered once, none is
    counted twice. Every machine of the cluster needs this package; the kernels of a machine are compiled there once.

    Args:
        workers: how many chunks are played at a time; as many as the cluster has processors if not told.
        address: of the cluster; without one, that of ``RAY_ADDRESS``, or else one is started here. A cluster that this
            process is connected to already is used as it is.

    Raises:
        GinError: Ray is not installed.
    """
    try:
        import ray
    except ModuleNotFoundError:
        raise GinError("arena-ray-missing") from None
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    at_a_time = workers or int(ray.cluster_resources().get("CPU", 1))
    remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_chunk)

    def engine(work: Iterable[Work]) -> Generator[Played, None, None]:
        return _in_order(ray, remote, iter(work), AHEAD * at_a_time)

    return engine


def _in_order(ray: Any, remote: Any, work: Iterator[tuple[Contest, Chunk]], most: int) -> Generator[Played, None, None]:
    """What came of chunks, in order, so many of them under way at most."""
    under_way: deque[tuple[Chunk, Any]] = deque()
    try:
        while True:
            while len(under_way) < most and (one := next(work, None)) is not None:
                under_way.append((one[1], remote.remote(*one)))
            if not under_way:
                return
            chunk, promise = under_way.popleft()
            try:
                yield ray.get(promise)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                raise PlayerError("arena-worker-died", first=chunk.first, tries=TRIES) from error
    finally:
        for _, promise in under_way:
            ray.cancel(promise)
