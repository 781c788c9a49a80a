"""What knowing is worth: the engine of ``master`` with the other seat's true cards, against the panel.

    python -m benchmarks.ceiling [DEALS]      games to 100, contest rules, DEALS mirrored deals each (20 unless told)

The unfair player plays each choice out with the cards that the other really holds and stocks in many orders. Nobody can
play so well without looking; how far below it an honest player stays is what belief could still bring.
"""

import random
import sys
from dataclasses import dataclass

import numpy as np

from benchmarks.duels import Duel
from ginrummy.cards import NO_CARDS, PACK_SIZE, CardSet, each
from ginrummy.match import View
from ginrummy.players import Budget, player
from ginrummy.players.belief import Belief
from ginrummy.players.laying import next_to_lay
from ginrummy.players.thinking import Thinker, master
from ginrummy.rules import Action, HandView, Phase, preset

PLAYOUTS = 1000
SEED = 20261130
OPPONENTS = ("baseline", "three-then-gin", "at-once", "ten-then-three", "club")


@dataclass(slots=True)
class Unfair:
    """A thinker that sees the other seat's cards, not the stock.

    Attributes:
        thinker: how it thinks.
        held: the other seat's cards now.
        kind: the kind of player that it takes the other for, as ``Belief.kinds`` has it.
        name: the name that people read.
    """

    thinker: Thinker
    held: CardSet = NO_CARDS
    kind: tuple[int, int] = (0, 0)
    name: str = "unfair"

    def sees(self, held: CardSet) -> None:
        """Take note of what the other seat holds."""
        self.held = held

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """What does best against the cards that are really there."""
        hand = view.hand
        assert hand is not None
        if len(hand.choices) == 1:
            return hand.choices[0]
        if hand.phase in (Phase.SPREAD, Phase.DEFENCE):
            return next_to_lay(hand)
        count = PLAYOUTS if budget.playouts is None else budget.playouts
        verdict = self.thinker.judge(view, rng, budget, self._known(hand, count // 8, rng.getrandbits(64)))
        return verdict.actions[verdict.chosen]

    def _known(self, hand: HandView, count: int, seed: int) -> Belief:
        """The true hand, so many times, each with another order of the stock."""
        stock = np.array([card for card in each(hand.unseen) if not self.held >> card & 1], np.int64)
        stocks = np.zeros((count, PACK_SIZE), np.int64)
        shuffled = np.tile(stock, (count, 1))
        stocks[:, : stock.size] = np.random.default_rng(seed).permuted(shuffled, axis=1)
        return Belief(np.full(count, self.held, np.int64), stocks, np.tile(np.array(self.kind, np.int64), (count, 1)))


def main(deals: int) -> None:
    """Print what the unfair player wins."""
    for name in OPPONENTS:
        duel = Duel(Unfair(master()), player(name), preset("contest"), SEED, Budget(playouts=PLAYOUTS))
        duel.play(deals)
        print(duel.told(f"unfair against {name}"), flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            main(20)
        case [number] if number.isdecimal():
            main(int(number))
        case _:
            sys.exit(__doc__)
