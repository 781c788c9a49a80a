"""Readers never crash: a minute of spoiled records. ``make fuzz`` goes on for an hour, guided by coverage."""

import os
import random
from time import monotonic

from ginrummy.record import read, to_json_lines
from tests.record.fuzzing import check, mutated
from tests.record.test_golden import BY_HAND, GOLDEN, text_of

SECONDS = float(os.environ.get("FUZZ_SECONDS", "60"))


def test_whatever_they_are_fed(rng: random.Random):
    texts = [text for path in (*GOLDEN, *BY_HAND) if len(text := text_of(path)) < 2500]
    texts += ["\n".join(to_json_lines(read(text))) + "\n" for text in texts]
    end = monotonic() + SECONDS
    count = 0
    while monotonic() < end:
        data = mutated(texts, rng)
        try:
            check(data)
        except Exception:
            print(f"crash on: {data!r}")
            raise
        count += 1
    print(f"{count} inputs")
    assert count > SECONDS / 10
