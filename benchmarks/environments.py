"""How many steps the learning environments do in a second of processor time, beside those of others, in one run.

``python -m benchmarks.environments`` measures ours; with an interpreter as argument that has ``open-spiel``, ``rlcard``
and ``pettingzoo==1.26.1``, it asks that one for theirs, in turns with ours.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

SECONDS = 0.7
GOES = 3
HANDS = 512


def vector(**options: Any) -> float:
    """Steps of the vector environment with observation and mask, its own sampling of actions included."""
    from ginrummy.env.vector import VectorHands

    envs = VectorHands(HANDS, **options)
    envs.reset(seed=1)

    def go() -> int:
        for _ in range(50):
            envs.step(envs.sample())
        return 50 * HANDS

    return rate(go)


def agents(*, looking: bool) -> float:
    """Moves of ``raw_env``; *looking* asks for what ``last()`` gives before each."""
    from ginrummy.env import zoo

    env, rng = zoo.raw_env(), random.Random(1)

    def go() -> int:
        env.reset()
        moves = 0
        while not env.driver.over:
            if looking:
                env.last()
            choices = env.driver.legal
            env.step(choices[int(rng.random() * len(choices))])
            moves += 1
        return moves

    return rate(go)


def zoo_peer() -> float:
    """Moves of PettingZoo's own gin rummy through its usual wrappers, each with ``last()``."""
    from pettingzoo.classic import gin_rummy_v4

    env, rng = gin_rummy_v4.env(), random.Random(1)

    def go() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
                continue
            choices = seen["action_mask"].nonzero()[0]
            env.step(int(choices[int(rng.random() * len(choices))]))
            moves += 1
        return moves

    return rate(go)


def spiel(name: str) -> float:
    """Moves of an OpenSpiel game driven from Python, each with the observation tensor."""
    import pyspiel

    if name.startswith("python"):
        import ginrummy.env.openspiel  # noqa: F401 - registers the game
    game, rng = pyspiel.load_game(name), random.Random(1)

    def go() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            state.observation_tensor(state.current_player())
            choices = state.legal_actions()
            state.apply_action(choices[int(rng.random() * len(choices))])
            moves += 1
        return moves

    return rate(go)


def rate(go: Callable[[], int]) -> float:
    """How much of what *go* counts is done in a second."""
    go()
    began, done = process_time(), 0
    while process_time() - began < SECONDS:
        done += go()
    return done / (process_time() - began)


OURS: dict[str, Callable[[], float]] = {
    "vector, both seats": vector,
    "vector, laid down by default": lambda: vector(laying="default"),
    "vector, against sound": lambda: vector(opponent="sound"),
    "raw_env, step": lambda: agents(looking=False),
    "raw_env, last and step": lambda: agents(looking=True),
}
THEIRS: dict[str, Callable[[], float]] = {
    "PettingZoo 1.26.1 gin_rummy_v4, last and step": zoo_peer,
    "OpenSpiel gin_rummy, tensor": lambda: spiel("gin_rummy"),
    "our game in OpenSpiel, tensor": lambda: spiel("python_ginrummy"),
}


def main() -> None:
    """Measure in turns and print medians."""
    if sys.argv[1:] == ["--theirs"]:
        print(json.dumps({name: measure() for name, measure in THEIRS.items()}))
        return
    found: dict[str, list[float]] = {}
    for _ in range(GOES):
        once = {name: measure() for name, measure in OURS.items()}
        if sys.argv[1:]:
            command = [sys.argv[1], "-W", "ignore", "-m", "benchmarks.environments", "--theirs"]
            once |= json.loads(
                subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1]
            )
        for name, value in once.items():
            found.setdefault(name, []).append(value)
    for name, values in found.items():
        print(f"{name:48} {median(values):>12,.0f}")


if __name__ == "__main__":
    main()
