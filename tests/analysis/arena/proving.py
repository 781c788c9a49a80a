"""The arena put to the proof: ``make prove-arena``. It finds a planted difference, and none where there is none.

What is planted: ``three-then-gin`` and ``ten-then-three`` are one player but for the knock, and what an undercut pays
decides which of them is the better one. With 25 points for it and the rest as in ``classic``, the first wins 0.511 ±
0.021 points a hand (a million mirrored deals, seed 78), with a standard deviation of 10.8 points a deal, which is much
for one player with one rule changed.

Who is equal: two players that toss a coin for every deal, which of them plays as the one and which as the other. The
spread of the deals is the same, and the difference is nothing by construction.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ginrummy.analysis.arena import Contest, Match, Question, Verdict, in_processes, in_this_process, mean, play
from ginrummy.rules import CLASSIC

PAIR = ("three-then-gin", "ten-then-three")
RULES = replace(CLASSIC, undercut_bonus=25)
MOST = 12_000
CLOSE = Question(alpha=0.025, beta=0.025)
"""So many deals leave room for smaller errors than usual: then 19 of 20 is to be expected, and no stroke of luck."""
SEEDS, MANY_SEEDS = range(1, 21), range(1001, 1201)
RUNS, DEALS, LONG = 200, 500, 400_000
"""How many intervals, each from so many deals; and how many deals tell the truth."""


def played(deals: int, seed: int, workers: int = 1) -> Match:
    """The two against each other."""
    match = Match(Contest(players=PAIR, deals=deals, seed=seed, rules=RULES))
    list(play([match], in_this_process if workers == 1 else in_processes(workers)))
    return match


def coins(deals: int, seed: int) -> np.ndarray:
    """Who plays as whom: ``float64[deals]`` of 1 and -1."""
    return np.random.default_rng(seed).choice([-1.0, 1.0], deals)


def asked(what: str, question: Question, contests: Sequence[np.ndarray], right: Verdict) -> int:
    """Ask the question of each contest and print what came of it; how many answers were right."""
    answers = [question.answered(figures) for figures in contests]
    verdicts = [answer.verdict for answer in answers]
    deals = [answer.deals for answer in answers]
    counts = ", ".join(f"{verdict.value} {verdicts.count(verdict)}" for verdict in Verdict)
    print(
        f"{what}, {len(contests)} seeds, errors {question.alpha:g}: {verdicts.count(right)} right ({counts}); "
        f"deals {sum(deals) / len(deals):.0f} on average, {max(deals)} at most",
        flush=True,
    )
    return verdicts.count(right)


def stops() -> bool:
    """Both differences, over a few seeds as it must be, and over many as it is."""
    right = []
    for seeds, questions in ((SEEDS, [CLOSE]), (MANY_SEEDS, [CLOSE, Question()])):
        planted = [played(MOST, seed).figures() for seed in seeds]
        equal = [figures * coins(MOST, seed) for figures, seed in zip(planted, seeds, strict=True)]
        for question in questions:
            found = asked("planted", question, planted, Verdict.H1), asked("equal", question, equal, Verdict.H0)
            if seeds is SEEDS:
                right.append(min(found))
    return min(right) >= 19


def covers() -> bool:
    """Whether about 95 in 100 intervals hold the truth; of 200 that is 190, and three spreads are 9."""
    values = played(RUNS * DEALS, 5).figures().reshape(RUNS, DEALS)
    truth = played(LONG, 6).points_per_hand().mean
    held = sum(one.low <= truth <= one.high for one in map(mean, values))
    print(f"intervals: {held} of {RUNS} hold the truth", flush=True)
    return 181 <= held <= 199


def same_bytes() -> bool:
    """Whether one worker and four give the same bytes."""
    given = []
    for workers in (1, 4):
        match = played(23_000, 7, workers)
        figures = match.as_dict()
        del figures["seconds_per_decision"]
        given.append(json.dumps(figures).encode() + match.rows.points.tobytes())
    print(f"one worker and four: {'the same' if given[0] == given[1] else 'DIFFERENT'} bytes", flush=True)
    return given[0] == given[1]


if __name__ == "__main__":
    sys.exit(0 if all([stops(), covers(), same_bytes()]) else 1)
