"""How good a belief is: ``python -m benchmarks.belief [HANDS]``.

Hands are played between fixed players; before each turn the other seat's hand is guessed and then looked at. Printed by
opponent and by own turn: the log-loss of a card in bits (over the cards that it may hold and is not known to), that of
a uniform guess, the deadwood it had, the mean that was believed, the mean of a uniform guess, and how often the true
deadwood lay in the middle half of what was believed.
"""

import random
import sys
from collections import defaultdict
from collections.abc import Iterator

import numpy as np

from benchmarks.positions import DRAW
from ginrummy import fast
from ginrummy.cards import each, set_of
from ginrummy.match import OpenGame, View
from ginrummy.players import FREE, player
from ginrummy.players.belief import belief
from ginrummy.players.memory import remember
from ginrummy.rules import CLASSIC, Deal, Phase

OPPONENTS = ("sound", "baseline", "at-once", "three-then-gin")
LEAST = 0.002
"""No card is thought less likely than this, or more likely than the rest."""
FIELDS = ("log-loss", "uniform", "deadwood", "believed", "uniform", "in middle half")


def views(opponent: str, hands: int) -> Iterator[tuple[View, int]]:
    """What a sound player sees before each of its turns against *opponent*, and what the other holds."""
    rng = random.Random(f"belief {opponent}")
    pair = (player("sound"), player(opponent))
    for _ in range(hands):
        game = OpenGame.start(DRAW, CLASSIC).deal(Deal.from_seed(str(rng.random()), CLASSIC))
        while (person := game.game.to_act) is not None:
            view, state = game.views[person], game.game.hand
            if state is None or state.over:
                break
            if person == 0 and state.phase is Phase.DRAW:
                yield view, state.held[1]
            game = game.act(person, pair[person].choose(view, rng, FREE))


def measure(view: View, true: int, rng: np.random.Generator) -> tuple[float, ...]:
    """One row of :data:`FIELDS`."""
    hand = view.hand
    assert hand is not None
    found = belief(view, 200, int(rng.integers(1 << 62)))
    cards = np.array(list(each(hand.unseen)))
    holds = (true >> cards & 1).astype(bool)
    even = holds.sum() / cards.size
    return (
        _loss(np.clip(found.held[cards], LEAST, 1 - LEAST), holds),
        _loss(np.full(cards.size, even), holds),
        float(fast.deadwood(true)),
        float(found.deadwood.mean()),
        float(_uniform_deadwood(cards, int(holds.sum()), hand.known[1], rng)),
        float(np.quantile(found.deadwood, 0.25) <= fast.deadwood(true) <= np.quantile(found.deadwood, 0.75)),
    )


def _loss(chances: np.ndarray, holds: np.ndarray) -> float:
    return float(-np.log2(np.where(holds, chances, 1 - chances)).mean())


def _uniform_deadwood(cards: np.ndarray, count: int, known: int, rng: np.random.Generator) -> float:
    hands = [known | set_of(rng.choice(cards, count, replace=False).tolist()) for _ in range(50)]
    return float(fast.deadwood(np.array(hands, np.int64)).mean())


def main(hands: int) -> None:
    """Measure and print."""
    rng = np.random.default_rng(1)
    for opponent in OPPONENTS:
        rows: dict[int, list[tuple[float, ...]]] = defaultdict(list)
        for view, true in views(opponent, hands):
            assert view.hand is not None
            rows[min(remember(view.hand).turns + 1, 12)].append(measure(view, true, rng))
        print(f"\n{opponent}: {', '.join(FIELDS)}")
        for turn in sorted(rows):
            print(
                f"  turn {turn:2}, {len(rows[turn]):4} times", *(f"{mean:7.3f}" for mean in np.mean(rows[turn], axis=0))
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
