"""The engine of a Ray cluster for training: pieces of work are played on its machines, learning is done here.

A piece whose worker or machine is lost is played again, and comes out the same, so that the training does too.
"""

from collections.abc import Sequence
from typing import Any

from ginrummy.env.training.course import Engine
from ginrummy.env.training.net import Net
from ginrummy.env.training.rollouts import Piece, Samples, play_piece
from ginrummy.errors import GinError

TRIES = 10
"""So often in all."""


def in_ray(address: str | None = None) -> Engine:
    """The engine of a Ray cluster.

    Args:
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
    remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_piece)

    def engine(net: Net, pieces: Sequence[Piece]) -> list[Samples]:
        shared = ray.put(net)
        promises: list[Any] = [remote.remote(shared, piece) for piece in pieces]
        try:
            found: list[Samples] = ray.get(promises)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise GinError("train-worker-died", tries=TRIES) from error
        return found

    return engine
