"""Self-play on a Ray cluster: the games of :func:`~ginrummy.analysis.selfplay.simulate`, one a piece of work.

The same games as in one process, to the byte, whoever plays them where: the chance of a game follows from its number.
Only a program that remembers what it was told of earlier games may play otherwise, since each machine starts its own.
"""

from collections.abc import Iterator, Sequence

from ginrummy.analysis.cluster import TRIES, Cluster
from ginrummy.analysis.selfplay import Played, play_game
from ginrummy.errors import PlayerError
from ginrummy.match import Seating
from ginrummy.players import FREE, Budget, player
from ginrummy.players.outside import OutsidePlayer
from ginrummy.rules import CLASSIC, RuleSet


def simulate_in_ray(
    names: Sequence[str],
    games: int,
    seed: str,
    rules: RuleSet = CLASSIC,
    seating: Seating = Seating.TWO,
    *,
    budget: Budget = FREE,
    cluster: Cluster | None = None,
) -> Iterator[Played]:
    """Play *games* games on a cluster and give them in order.

    Args:
        names: who plays, as people type it; each machine makes its own.
        games: how many.
        seed: where all chance comes from, as :func:`~ginrummy.analysis.selfplay.simulate` has it.
        rules: the rules of the games.
        seating: how people sit and change places.
        budget: how much each may think about a choice.
        cluster: where; one that is found or started if not told.

    Raises:
        GinError: Ray is not installed, or what :func:`~ginrummy.analysis.selfplay.play_game` raises.
    """
    where = Cluster() if cluster is None else cluster
    pieces = ((tuple(names), f"{seed}/{number}", rules, seating, budget) for number in range(1, games + 1))
    yield from where.run(play_named, pieces, _lost)


def play_named(names: tuple[str, ...], seed: str, rules: RuleSet, seating: Seating, budget: Budget) -> Played:
    """A game between players who are told by name."""
    players = [player(name) for name in names]
    try:
        return play_game(players, seed, rules, seating, budget=budget)
    finally:
        for one in players:
            if isinstance(one, OutsidePlayer):
                one.close()


def _lost(piece: tuple[object, ...]) -> PlayerError:
    return PlayerError("simulate-worker-died", game=str(piece[1]), tries=TRIES)
