"""The base of a thinking player: what it does at once, and how it is thought to play on."""

from dataclasses import dataclass

import numpy as np

from ginrummy.cards import PACK, PACK_SIZE, CardSet
from ginrummy.fast.policies import CAREFUL, LEARNED
from ginrummy.fast.search import careful_choice, careful_worths, learned_choice, learned_worths
from ginrummy.rules import CLASSIC, RuleSet


@dataclass(frozen=True, slots=True)
class Base:
    """The network, or the careful player in a style. Desks are told beforehand what is thought of the other seat.

    Attributes:
        style: how the careful player plays, which is also how players at a glance play on: ``int64[STYLE_SIZE]``.
        network: whether the network is asked.
    """

    style: np.ndarray
    network: bool

    @property
    def policy(self) -> int:
        """The kernel policy that plays like this."""
        return LEARNED if self.network else CAREFUL

    def choice(self, desk: np.ndarray) -> int:
        """The number of what the seat to act does."""
        return int(learned_choice(desk) if self.network else careful_choice(desk, self.style))

    def worths(self, desk: np.ndarray) -> tuple[CardSet, np.ndarray]:
        """The cards that may be discarded, and what each of them is worth, in points beside the others:
        ``float64[52]``.
        """
        worths = np.empty(PACK_SIZE)
        allowed = learned_worths(desk, worths) if self.network else careful_worths(desk, self.style, worths)
        return int(allowed), worths


def network_knows(rules: RuleSet) -> bool:
    """Whether the network has learned games of this kind: with the whole pack and ten cards. Bonuses may be any."""
    return rules.pack == PACK and rules.hand_size == CLASSIC.hand_size
