"""How fast records are read, every action and every number checked, and in how much memory.

    python -m benchmarks.read_records [--games N]       hands per second
    python -m benchmarks.read_records --stream RECORDS  memory, after a hundredth, a tenth and all of so many records of
                                                        short games; of whole ones with --whole

Times are processor time on one core: the median of five goes, in which reading takes turns with the yardstick, the same
hands played through by the rules alone, without a text.
"""

import argparse
import resource
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from ginrummy.analysis import simulate
from ginrummy.players import player
from ginrummy.record import Record, read, read_many, write
from ginrummy.rules import CLASSIC, RuleSet, replay

GOES = 5
PLAYERS = ("greedy", "sound")
SHORT = RuleSet(target=20)
"""Rules under which a game is over after a hand or two, for files of many."""
KIND_OF_RSS = 1 if sys.platform == "darwin" else 1024
"""What the peak of memory is counted in, in bytes."""


def games(count: int, rules: RuleSet = CLASSIC) -> list[Record]:
    """Whole games between two players as people play, provable."""
    played = simulate([player(name) for name in PLAYERS], count, "records", rules)
    return [game.record(PLAYERS) for game in played]


def seconds(job: Callable[[], None]) -> float:
    """Processor time of one go."""
    began = process_time()
    job()
    return process_time() - began


def speed(records: Sequence[Record]) -> None:
    """Print how fast *records* are read."""
    texts = [write(record) for record in records]
    deals = [hand for record in records for hand in record.log().hands]
    actions = sum(len(hand.actions) for hand in deals)

    def reading() -> None:
        for text in texts:
            read(text)

    def rules_alone() -> None:
        for hand in deals:
            replay(hand.deal, hand.actions)

    goes = [(seconds(reading), seconds(rules_alone)) for _ in range(GOES)]
    whole, alone = (len(deals) / median(times) for times in zip(*goes, strict=True))
    print(f"{len(records)} games, {len(deals)} hands, {actions / len(deals):.1f} actions and ", end="")
    print(f"{sum(map(len, texts)) / len(deals):.0f} bytes each")
    print(f"read and checked    {whole:6,.0f} hands/s")
    print(f"the rules alone     {alone:6,.0f} hands/s: {alone / whole:.2f} times as fast")


def stream(count: int, rules: RuleSet) -> None:
    """Print the peak of memory while so many records are read from one file."""
    texts = [write(record) for record in games(100, rules)]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "many.gin"
        with file.open("w", encoding="utf-8") as out:
            out.writelines(f"{texts[number % len(texts)]}\n" for number in range(count))
        hands = 0
        began = process_time()
        for number, record in enumerate(read_many(file), start=1):
            hands += len(record.hands)
            if number in (count // 100, count // 10, count):
                peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KIND_OF_RSS / 2**20
                print(f"{number:9,} records, {hands:9,} hands: {peak:.1f} MiB", flush=True)
        print(f"{hands / (process_time() - began):,.0f} hands/s")


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--stream", type=int, default=0)
    parser.add_argument("--whole", action="store_true")
    asked = parser.parse_args()
    if asked.stream:
        stream(asked.stream, CLASSIC if asked.whole else SHORT)
    else:
        speed(games(asked.games))


if __name__ == "__main__":
    main()
