"""What the finer points cost the kernels: ``python -m benchmarks.fine_rules [GOES]``.

Compared with the rules ``contest`` are the same with big gin, and with ties that count for nobody; and with the kernels
as they are, others of a coarser game: who knocks lays the first of the best spreads, who defends lays the best melds
and then whatever still fits, without looking for a better defence, and by chance, too, spreads are laid at once, not
chosen meld by meld. Both are compiled here, alike, which takes some minutes; then they are measured in turns, in
processor time. Printed is how much longer a hand takes: the median over the goes, each against its neighbour.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from ginrummy.fast import cache, measure, policies, showdown
from ginrummy.fast.jit import ENTRIES, inlined, kernel
from ginrummy.fast.layout import BEST, GROWN, LAID_ON, LAY_DEFAULT, MOST_MELDS, P_SPREAD, PHASE
from ginrummy.fast.play import play_hands
from ginrummy.fast.policies.uniform import uniform
from ginrummy.fast.spread import HIDDEN, best_spread, exposure

CONTEST = measure.RULES
RULES = {
    "contest": CONTEST,
    "big gin": replace(CONTEST, big_gin_bonus=31),
    "ties for nobody": replace(CONTEST, tie_is_undercut=False),
}
HANDS = {"greedy": 50_000, "random": 12_500}
FINE, COARSE = "fine", "coarse"


@kernel
def plain_defence(desk: Any, held: int, spread: int) -> int:
    """Lay the first of the best spreads, then whatever still fits, meld by meld."""
    deadwood = best_spread(desk, held, HIDDEN)
    left = held
    for place in range(MOST_MELDS):
        left &= ~desk[BEST + place]
        desk[LAID_ON + place] = 0
    for place in range(MOST_MELDS):
        if spread >= 0 and desk[GROWN + place] != 0:
            desk[LAID_ON + place] = exposure(desk[GROWN + place], left)
            left &= ~desk[LAID_ON + place]
    return deadwood


@inlined
def laying_at_once(desk: Any) -> int:
    """Any legal action, but spreads at once."""
    return LAY_DEFAULT if desk[PHASE] >= P_SPREAD else uniform(desk)


def make_coarse() -> None:
    """Put the coarser game in place of ours, before anything is compiled."""
    vars(showdown).update(EXPOSED=HIDDEN, best_defence=plain_defence)
    vars(policies).update(uniform=laying_at_once)


def compile_hands() -> None:
    """Compile the kernel that plays hands, as :mod:`ginrummy.fast.warm` compiles it."""
    from numba.core.sigutils import normalize_signature

    from ginrummy.fast.whole import compile_whole

    compile_whole({entry.kernel.__name__ for entry in ENTRIES})
    entry = next(entry for entry in ENTRIES if entry.kernel.__name__ == "hands_kernel")
    arguments, _ = normalize_signature(f"void({entry.signature})")
    entry.kernel.compile(arguments)


def answer() -> None:
    """For each line of a player and rules, say how long a hand took, in seconds."""
    for line in sys.stdin:
        player, name = line.strip().split(":")
        began = process_time()
        play_hands(player, player, HANDS[player], 7, rules=RULES[name])
        print((process_time() - began) / HANDS[player], flush=True)


@contextmanager
def measured(game: str) -> Iterator[Any]:
    """A process that plays this game with code that was compiled before, loaded as usual."""
    with TemporaryDirectory() as folder:
        environment = os.environ | {cache.MAKING: folder}
        if cache.processor():
            environment |= {"NUMBA_CPU_NAME": cache.processor(), "NUMBA_CPU_FEATURES": ""}
        command = [sys.executable, "-m", "benchmarks.fine_rules", game]
        subprocess.run([*command, "compile"], env=environment, check=True)
        with subprocess.Popen(
            [*command, "answer"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:

            def ask(player: str, rules: str) -> float:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(f"{player}:{rules}\n")
                process.stdin.flush()
                return float(process.stdout.readline())

            yield ask
            process.communicate()


def compare(goes: int) -> None:
    """Print what each point costs."""
    with ExitStack() as stack, measure.one_core():
        fine, coarse = (stack.enter_context(measured(game)) for game in (FINE, COARSE))
        for player in HANDS:
            more: dict[str, list[float]] = {name: [] for name in (*RULES, "coarse")}
            for _ in range(goes):
                base = fine(player, "contest")
                for name in RULES:
                    more[name].append(fine(player, name) / base - 1)
                more["coarse"].append(fine(player, "contest") / coarse(player, "contest") - 1)
            named = {"contest": "noise", "coarse": "spreads and defences, against a coarser game"}
            for name, found in more.items():
                print(f"{player:8} {named.get(name, name):45} {100 * median(found):+6.1f} %", flush=True)


def main() -> None:
    """Compare; or, in the processes started for that, compile or play."""
    if FINE not in sys.argv and COARSE not in sys.argv:
        compare(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
        return
    if COARSE in sys.argv:
        make_coarse()
    if "compile" in sys.argv:
        compile_hands()
    else:
        answer()


if __name__ == "__main__":
    main()
