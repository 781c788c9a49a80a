"""How fast the gin rummy of others is, driven from Python as its authors drive it.

Run as a file by the interpreter that has them, which need not have this package; prints one JSON object:
``python peers.py HANDS``. Both play uniform random legal choices, each as its own rules have it.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any


def open_spiel(hands: int) -> int:
    """Play hands of OpenSpiel's C++ game; give the number of choices."""
    import pyspiel

    game: Any = pyspiel.load_game("gin_rummy")
    rng = random.Random(1)
    choices = 0
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            choices += 1
    return choices


def rlcard(hands: int) -> int:
    """Play hands of RLCard's environment with its random agent; give the number of choices."""
    import rlcard as package
    from rlcard.agents import RandomAgent

    env: Any = package.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    choices = 0
    for _ in range(hands):
        trajectories, _ = env.run()
        choices += sum(len(one) // 2 for one in trajectories)
    return choices


PEERS: dict[str, tuple[str, Callable[[int], int], int]] = {
    "open_spiel": ("open_spiel", open_spiel, 1),
    "rlcard": ("rlcard", rlcard, 8),
}
"""By key: the name of the distribution, how to play, and how many times fewer hands it can play in the same time."""


def measured(name: str, hands: int) -> dict[str, Any] | None:
    """What one peer does, or None where it is not installed."""
    distribution, play, slower = PEERS[name]
    try:
        number = version(distribution)
        play(2)
    except (PackageNotFoundError, ImportError):
        return None
    count = max(5, hands // slower)
    began = process_time()
    choices = play(count)
    seconds = process_time() - began
    return {"version": number, "random_hands_per_s": count / seconds, "choices_per_hand": choices / count}


if __name__ == "__main__":
    found = {name: measured(name, int(sys.argv[1])) for name in PEERS}
    sys.stdout.write(json.dumps({name: one for name, one in found.items() if one is not None}) + "\n")
