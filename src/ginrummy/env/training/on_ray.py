"""The engine of a Ray cluster for training: pieces of work are played on its machines, learning is done here.

A piece whose worker or machine is lost is played again, and comes out the same, so that the training does too.
"""

from collections.abc import Sequence

from ginrummy.analysis.cluster import TRIES, Cluster
from ginrummy.env.training.course import Engine
from ginrummy.env.training.net import Net
from ginrummy.env.training.rollouts import Piece, Samples, play_piece
from ginrummy.errors import GinError


def in_ray(cluster: Cluster | None = None) -> Engine:
    """The engine of a Ray cluster; of one that is found or started if not told.

    Raises:
        GinError: Ray is not installed.
    """
    where = Cluster() if cluster is None else cluster

    def engine(net: Net, pieces: Sequence[Piece]) -> list[Samples]:
        shared = where.share(net)
        return list(where.run(play_piece, ((shared, piece) for piece in pieces), _lost))

    return engine


def _lost(_: tuple[object, ...]) -> GinError:
    return GinError("train-worker-died", tries=TRIES)
