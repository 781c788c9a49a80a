"""Work on a Ray cluster, given out in pieces that say all there is to know: the extra ``ray``.

A piece that a lost worker or machine had is done again by another. As each is asked for once and answered once, none
counts twice; and as nothing but the piece decides what comes of it, nothing shows that it was lost. Every machine of
the cluster needs this package; the kernels of a machine are compiled there once.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any

from ginrummy.errors import GinError

TRIES = 10
"""So often in all a piece is tried whose worker or machine is lost."""
AHEAD = 2
"""So many pieces for each worker are under way or waiting to be taken."""


class Cluster:
    """A Ray cluster that this process is connected to.

    Attributes:
        workers: how many pieces are done at a time.
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        """Connect.

        Args:
            workers: how many pieces are done at a time; as many as the cluster has processors if not told.
            address: of the cluster; without one, that of ``RAY_ADDRESS``, or else one is started here. A cluster that
                this process is connected to already is used as it is.

        Raises:
            GinError: Ray is not installed.
        """
        try:
            import ray
        except ModuleNotFoundError:
            raise GinError("arena-ray-missing") from None
        self._ray = ray
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        self.workers = workers or int(ray.cluster_resources().get("CPU", 1))

    def share(self, value: Any) -> Any:
        """Something large that many pieces need: it travels once to each machine."""
        return self._ray.put(value)

    def run(
        self, do: Callable[..., Any], pieces: Iterable[tuple[Any, ...]], lost: Callable[[tuple[Any, ...]], GinError]
    ) -> Generator[Any, None, None]:
        """What comes of *do* with each piece, in order; whoever stops taking stops the work.

        Args:
            do: a function of a module.
            pieces: what it is called with; no more are taken than are about to be done.
            lost: the error for a piece whose workers died again and again.

        Raises:
            GinError: such a piece, or what *do* itself raised.
        """
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(do)
        waiting = iter(pieces)
        under_way: deque[tuple[tuple[Any, ...], Any]] = deque()
        try:
            while True:
                while len(under_way) < AHEAD * self.workers and (one := next(waiting, None)) is not None:
                    under_way.append((one, remote.remote(*one)))
                if not under_way:
                    return
                piece, promise = under_way.popleft()
                try:
                    yield ray.get(promise)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError as error:
                    raise lost(piece) from error
        finally:
            for _, promise in under_way:
                ray.cancel(promise)
