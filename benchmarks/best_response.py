"""How exploitable ``club`` is: the best response to it that is found in so many minutes.

    python -m benchmarks.best_response [MINUTES] [DEALS]     30 minutes, then 400 fresh mirrored deals, unless told

Those who answer think with the budget of ``club``; the style in which they play on, the gate, the discards they compare
and whether they begin with the network are drawn at random about ``club``'s own. All play the same
few deals against the frozen ``club``, the better half plays twice as many, and so on, until one is left or the time is
over. What it gains is measured on deals that nobody has seen; ``club`` against itself would gain nothing.
"""

import random
import sys
import time
from dataclasses import dataclass, replace

import numpy as np

from benchmarks.duels import Duel
from benchmarks.tuning import changed
from ginrummy.players import FREE
from ginrummy.players.adapting import WAITING
from ginrummy.players.styles import AT_ONCE, EARLY, PATIENT, STEADY
from ginrummy.players.thinking import Thinker, club
from ginrummy.rules import CLASSIC

SEED = 20261130
CANDIDATES = 48
FIRST_DEALS = 8
WITH_NETWORK = 0.75
"""So many of them begin with the network as ``club`` does, the others with a rule of thumb in their style."""


@dataclass(slots=True)
class Answer:
    """A candidate and what it has played so far."""

    thinker: Thinker
    duel: Duel

    @property
    def gain(self) -> float:
        """Points a hand so far."""
        return self.duel.match.points_per_hand().mean if self.duel.match.deals else float("-inf")


def candidates(rng: random.Random) -> list[Answer]:
    """``club`` itself, and others about it."""
    found = [club()]
    while len(found) < CANDIDATES:
        style = rng.choice((STEADY, STEADY, WAITING, EARLY, PATIENT, AT_ONCE))
        for _ in range(rng.randrange(4)):
            style = changed(style, rng)
        at_sight = {
            name: getattr(style, name) * float(np.exp(rng.gauss(0, 0.3)))
            for name in ("hope_at_sight", "outs", "danger_at_sight", "safety_at_sight")
        }
        gate, discards = rng.choice((0.5, 1.0, 1.5, 2.0, 3.0)), rng.choice((3, 4, 6))
        learned, style = rng.random() < WITH_NETWORK, replace(style, **at_sight)
        found.append(replace(club(), style=style, gate=gate, discards=discards, learned=learned))
    return [Answer(one, against_club(one, SEED)) for one in found]


def against_club(one: Thinker, seed: int) -> Duel:
    """Games of *one* against the frozen level."""
    return Duel(replace(one, name="answer"), club(), CLASSIC, seed, FREE)


def search(minutes: float) -> Thinker:
    """The best response that so many minutes find."""
    alive, deals, played = candidates(random.Random(SEED)), FIRST_DEALS, 0
    deadline = time.monotonic() + 60 * minutes
    while len(alive) > 1:
        for one in alive:
            if time.monotonic() >= deadline:
                break
            one.duel.play(deals)
        alive.sort(key=lambda one: -one.gain)
        print(f"{len(alive)} candidates, {played + deals} deals; the best {alive[0].gain:+.2f}", flush=True)
        if time.monotonic() >= deadline:
            break
        alive, played, deals = alive[: len(alive) // 2], played + deals, 2 * deals
    return alive[0].thinker


def main(minutes: float, deals: int) -> None:
    """Search, and measure what was found."""
    best = search(minutes)
    print(best, flush=True)
    duel = against_club(best, ~SEED % (1 << 62))
    duel.play(deals)
    print(duel.told("the best response against club"))


if __name__ == "__main__":
    main(*(float(sys.argv[1]) if len(sys.argv) > 1 else 30, int(sys.argv[2]) if len(sys.argv) > 2 else 400))
