"""How fast the readable rules are, nothing compiled, beside OpenSpiel and RLCard: ``make bench``.

    python benchmarks/readable_rules.py [PYTHON WITH THE PEERS]

Uniform random hands driven from Python, in turns on one core, and the least deadwood of :mod:`ginrummy.melds`.
"""

import random
import subprocess
import sys
from statistics import median
from time import process_time

from ginrummy.fast.measure import card_sets, machine, one_core, peer_figures
from ginrummy.melds import least_deadwood
from ginrummy.rules import Deal, HandState, apply, hand_result, legal

GOES = 5
HANDS = 200

# RLCard has no call for the least deadwood; this is how its own judge comes by it.
RLCARD_DEADWOOD = """
import sys, json
from time import process_time
from rlcard.games.gin_rummy.utils import melding, utils
hands = [[utils.get_card(card) for card in hand] for hand in json.loads(sys.stdin.read())]
def deadwood(hand):
    clusters = melding.get_best_meld_clusters(hand)
    return min((utils.get_deadwood_count(hand, cluster) for cluster in clusters), default=0)
began = process_time()
for hand in hands:
    deadwood(hand)
print(1e6 * (process_time() - began) / len(hands))
"""


def hands_per_second(hands: int, seed: int) -> float:
    rng = random.Random(seed)
    began = process_time()
    for number in range(hands):
        state = HandState.start(Deal.from_seed(f"{seed} {number}"))
        while not state.over:
            choices = legal(state)
            state = apply(state, choices[int(rng.random() * len(choices))])
        hand_result(state)
    return hands / (process_time() - began)


def microseconds(hands: list[int]) -> float:
    began = process_time()
    for cards in hands:
        least_deadwood(cards)
    return 1e6 * (process_time() - began) / len(hands)


def rlcard_microseconds(python: str, hands: list[int]) -> float | None:
    cards = [[c for c in range(52) if hand >> c & 1] for hand in hands]
    done = subprocess.run(
        [python, "-c", RLCARD_DEADWOOD], input=str(cards), capture_output=True, text=True, check=False
    )
    return float(done.stdout) if done.returncode == 0 else None


def main(python: str) -> None:
    print(machine())
    with one_core():
        hands_per_second(20, 0)
        ours, theirs = [], []
        for go in range(GOES):
            ours.append(hands_per_second(HANDS, go))
            theirs.append(peer_figures(python, HANDS))
        rate = median(ours)
        print(f"readable rules: {rate:,.0f} random hands/s")
        for name in sorted({name for go in theirs for name in go}):
            other = median(go[name]["random_hands_per_s"] for go in theirs)
            print(f"{name}: {other:,.0f} random hands/s; ours is {rate / other:.1f} times as fast")
        for kind, cards in card_sets().items():
            hands = cards.tolist()
            best = median(microseconds(hands) for _ in range(GOES))
            other_best = rlcard_microseconds(python, hands[:200])
            beside = f"; RLCard {other_best:,.0f} µs" if other_best is not None else ""
            print(f"least deadwood, {kind}: {best:.2f} µs{beside}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else sys.executable)
