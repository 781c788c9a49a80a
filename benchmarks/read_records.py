"""How fast records are read, every action and number checked: ``python -m benchmarks.read_records [GAMES]``.

Prints hands per second on one core, and what a hand takes in bytes. Times are process time, the best of five.
"""

import sys
from collections.abc import Sequence
from time import process_time

from ginrummy.record import read, write
from ginrummy.rules import replay
from tests.record.games import Table, patient, sensible


def best(texts: Sequence[str]) -> float:
    """Seconds to read them all."""
    times = []
    for _ in range(5):
        began = process_time()
        for text in texts:
            read(text)
        times.append(process_time() - began)
    return min(times)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for name, temper in (("sensible", sensible), ("patient", patient)):
        for proofs in (False, True):
            records = [Table(seed, temper=temper).play().record(proofs=proofs) for seed in range(games)]
            texts = [write(record) for record in records]
            hands = sum(len(record.hands) for record in records)
            actions = sum(len(hand.actions) for record in records for hand in record.hands)
            seconds = best(texts)
            began = process_time()
            for record in records:
                for hand in record.log().hands:
                    replay(hand.deal, hand.actions)
            fold = process_time() - began
            print(
                f"{name:9}{' provable' if proofs else '':10} {hands:5} hands of {actions / hands:4.1f} actions: "
                f"{hands / seconds:6.0f} hands/s ({1e6 * seconds / hands:4.0f} µs, the rules alone "
                f"{1e6 * fold / hands:4.0f} µs), {sum(map(len, texts)) / hands:5.0f} bytes a hand"
            )


if __name__ == "__main__":
    main()
