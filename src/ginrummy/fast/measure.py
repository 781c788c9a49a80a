"""How fast this package is, in figures that can be compared: process time, the median of several goes, compiled code.

Only what two cores are worth goes by the clock. Noise on a busy machine is large, so what is to be compared is measured
in turns, on the same core.
"""

import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from ginrummy.cards import PACK_SIZE, SUIT_SIZE, SUITS, each, set_of
from ginrummy.fast import peers
from ginrummy.fast.cache import processor
from ginrummy.fast.calls import best_discard, deadwood
from ginrummy.fast.play import play_hands
from ginrummy.melds import MELD_SIZE, SETS
from ginrummy.rules import preset

GOES = 5
HANDS = 100_000
"""Hands of one go with quick players; uniform play is several times slower, and gets fewer."""
CARD_SETS = 20_000
RULES = preset("contest")
_FIRST_CALL = "import time; from ginrummy import fast; fast.deadwood(7); print(time.process_time())"


def everything(peer_python: str | None, tell: Callable[[str], None]) -> dict[str, Any]:
    """All figures; *tell* hears what is being measured."""
    for player in ("greedy", "random"):
        play_hands(player, player, 1, rules=RULES)  # loads the code, or compiles it
    tell("two-cores")
    speedup = two_core_speedup()
    with one_core():
        tell("first-call")
        first = first_call()
        tell("cards")
        figures: dict[str, Any] = {
            "deadwood_ns": {kind: nanoseconds(deadwood, cards) for kind, cards in card_sets().items()},
            "best_discard_ns": {kind: nanoseconds(best_discard, cards) for kind, cards in card_sets().items()},
        }
        tell("hands")
        goes = [_hands_and_peers(peer_python) for _ in range(GOES)]
    found = {name for _, _, others in goes for name in others}
    rivals = {name: _middle([others[name] for _, _, others in goes if name in others]) for name in sorted(found)}
    random_rate, greedy_rate = median(go[0] for go in goes), median(go[1] for go in goes)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "random_hands_per_s": random_rate,
        "greedy_hands_per_s": greedy_rate,
        **figures,
        "two_core_speedup": speedup,
        "first_call_s": first,
        "peers": rivals,
        "ratios": {name: random_rate / one["random_hands_per_s"] for name, one in rivals.items()},
    }


def _hands_and_peers(peer_python: str | None) -> tuple[float, float, dict[str, Any]]:
    """One go: uniform play, greedy play, and each peer."""
    return hands_per_second("random", HANDS // 4), hands_per_second("greedy", HANDS), peer_figures(peer_python, 200)


def _middle(figures: list[dict[str, Any]]) -> dict[str, Any]:
    return figures[0] | {"random_hands_per_s": median(one["random_hands_per_s"] for one in figures)}


def hands_per_second(player: str, count: int) -> float:
    """Whole hands of a player against itself, from the shuffle to the score, on one core."""
    began = process_time()
    play_hands(player, player, count, 7, rules=RULES)
    return count / (process_time() - began)


def nanoseconds(call: Callable[[np.ndarray], Any], cards: np.ndarray) -> float:
    """The time that a call on an array takes for each hand in it."""
    call(cards)
    times = []
    for _ in range(2 * GOES + 1):
        began = process_time()
        for _ in range(5):
            call(cards)
        times.append((process_time() - began) / 5)
    return 1e9 * median(times) / cards.size


def card_sets() -> dict[str, np.ndarray]:
    """Hands of ten and eleven cards: drawn evenly from the pack, and made of overlapping melds."""
    rng = random.Random(1)
    kinds = {"random": _random_hand, "heavy": _heavy_hand}
    return {
        f"{kind}{size}": np.array([hand(rng, size) for _ in range(CARD_SETS)], np.int64)
        for size in (10, 11)
        for kind, hand in kinds.items()
    }


def _random_hand(rng: random.Random, size: int) -> int:
    return set_of(rng.sample(range(PACK_SIZE), size))


def _heavy_hand(rng: random.Random, size: int) -> int:
    """So many cards of melds laid over one another, sets and runs alike."""
    cards = 0
    while cards.bit_count() < size:
        if rng.random() < 0.5:
            cards |= rng.choice(SETS[rng.randrange(SUIT_SIZE)])
        else:
            length = rng.randint(MELD_SIZE, 5)
            first = rng.randrange(SUIT_SIZE - length + 1) + SUIT_SIZE * rng.randrange(len(SUITS))
            cards |= (1 << length) - 1 << first
    return set_of(rng.sample(each(cards), size))


def two_core_speedup() -> float:
    """How much sooner two threads are done than one, by the clock: the quickest go of each.

    Whatever else runs on the machine holds up two threads more than one, so the middle go would tell about that.
    """
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(4 * GOES):
        for threads, taken in times.items():
            began = perf_counter()
            play_hands("greedy", "greedy", HANDS, 7, rules=RULES, threads=threads)
            taken.append(perf_counter() - began)
    return min(times[1]) / min(times[2])


def first_call() -> float:
    """The processor time of a fresh process up to its first deadwood, in seconds."""
    times = []
    for _ in range(GOES):
        done = subprocess.run([sys.executable, "-c", _FIRST_CALL], capture_output=True, text=True, check=True)
        times.append(float(done.stdout))
    return median(times)


def peer_figures(python: str | None, hands: int) -> dict[str, Any]:
    """What each peer does that the interpreter *python* has installed; this one if None."""
    command = [python or sys.executable, peers.__file__, str(hands)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    found: dict[str, Any] = json.loads(lines[-1]) if done.returncode == 0 and lines else {}
    return found


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, and let every process that is started from here stay on it, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def machine() -> str:
    """Processor, cores, system, Python and what kernels are compiled for, in a line."""
    kernels = processor() or platform.machine()
    cores = os.cpu_count()
    return f"{_processor_name()}, {cores} cores, {platform.system()}, Python {platform.python_version()}, {kernels}"


def _processor_name() -> str:
    about = Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
