"""The player called ``random``: any legal choice, each as likely as the next."""

import random

from ginrummy.match import View
from ginrummy.players.base import Budget
from ginrummy.rules import Action


class Aimless:
    """Picks among the choices with even chances, in every phase: it knocks, lays down and lays off by luck too."""

    name = "random"

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """Any of the choices."""
        return rng.choice(view.choices)
