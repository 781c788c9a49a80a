"""The network by which thinking players weigh discards and knocks, taught from hands that are played on to their end.

    python -m benchmarks.learning FOLDER [ROUNDS]              from careful play (24 rounds unless told)
    python -m benchmarks.learning FOLDER [ROUNDS] --again      from the play of the network that ships
    python -m benchmarks.learning measure [DEALS]              what that one wins, in points a hand (10,000 unless told)

A round makes :data:`LESSONS` lessons (:mod:`ginrummy.fast.lessons`) and learns from them twice, with the suits in other
orders each time. What is learned is by how much each choice of a turn is better or worse than the others of that turn.
*FOLDER* keeps all that is needed to go on after every round (``learning.npz``), and the network (``network.npz``): it
ships as ``src/ginrummy/fast/policies/network.npz``. The same rounds on the same machine give the same network, whether
they were broken off or not.
"""

import itertools
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ginrummy.cards import LANE, PACK_SIZE, SUIT_SIZE, SUITS
from ginrummy.fast import layout as at
from ginrummy.fast.codec import new_desk
from ginrummy.fast.lessons import make_lessons
from ginrummy.fast.play import policy
from ginrummy.fast.policies import CAREFUL, LEARNED
from ginrummy.fast.policies.network import AROUND, CHOSEN, FILE, INPUTS, NAMES, OTHERS_REACH, OWN_REACH, SHAPES
from ginrummy.players import PANEL
from ginrummy.players.adapting import OWN
from ginrummy.players.duel import mirrored
from ginrummy.players.kinds import opinion, opinions, strangers, styles
from ginrummy.players.styles import STEADY, row
from ginrummy.rules import preset

SEED = 20261201
ROUNDS = 24
LESSONS = 600_000
PARTS = 4
"""The lessons of a round are made in so many parts, side by side,"""
APART = 1_000_000
"""each from the hands after this many more; it needs some tens of thousands."""
TURNS_AT_ONCE = 150
"""So many turns are learned from in one step."""
RULES = ("classic", "contest", "contest", "modern", "hoyle", "oklahoma")
RATE, RATE_AGAIN, LEAST_RATE = 1e-3, 5e-4, 0.03
"""How far a step goes at first, for a beginner and for who knows something; and of that the share that is left in the
last round."""
KEPT, KEPT_SQUARES, TINY = 0.9, 0.999, 1e-8
"""The numbers of Adam (Kingma and Ba, 2015)."""
BEYOND = 100_000
"""More points than a hand brings: nobody wins the game."""
_SUIT_ORDERS = np.array(list(itertools.permutations(range(len(SUITS)))))
_BITS = np.arange(PACK_SIZE)

_PARTS = ("weights", "slopes", "squares")

Lessons = tuple[np.ndarray, np.ndarray, np.ndarray]
"""What is seen of each choice, the number of its turn, and what it brought."""


@dataclass
class Learner:
    """A network that learns.

    Attributes:
        weights: its weights.
        slopes, squares: running means of their slopes, and of those squared.
        steps: how many steps it has gone.
        round: how many rounds it has learned for.
    """

    weights: list[np.ndarray]
    slopes: list[np.ndarray] = field(default_factory=list)
    squares: list[np.ndarray] = field(default_factory=list)
    steps: int = 0
    round: int = 0

    def __post_init__(self) -> None:
        self.slopes = self.slopes or [np.zeros_like(one) for one in self.weights]
        self.squares = self.squares or [np.zeros_like(one) for one in self.weights]

    def learn(self, lessons: Lessons, rate: float) -> float:
        """Go one step; give the mean square of what is left unexplained, in points."""
        seen, turns, points = lessons
        inputs = inputs_of(seen)
        first = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        second = np.maximum(first @ self.weights[2] + self.weights[3], 0)
        wrong = beside_one_another(second @ self.weights[4] - points, turns)
        blame = (2 / len(seen) * wrong).astype(np.float32)  # it is beside one another already, as its slope must be
        of_second = blame[:, None] * self.weights[4] * (second > 0)
        of_first = of_second @ self.weights[2].T * (first > 0)
        self._step(
            [inputs.T @ of_first, of_first.sum(0), first.T @ of_second, of_second.sum(0), second.T @ blame], rate
        )
        return float((wrong**2).mean())

    def _step(self, slopes: list[np.ndarray], rate: float) -> None:
        self.steps += 1
        for weights, mean, square, slope in zip(self.weights, self.slopes, self.squares, slopes, strict=True):
            mean += (1 - KEPT) * (slope - mean)
            square += (1 - KEPT_SQUARES) * (slope**2 - square)
            fair = mean / (1 - KEPT**self.steps)
            weights -= (rate * fair / (np.sqrt(square / (1 - KEPT_SQUARES**self.steps)) + TINY)).astype(np.float32)

    def save(self, folder: Path) -> None:
        """Keep all that is needed to go on, and the network."""
        kept = {f"{name}-{number}": one for name in _PARTS for number, one in enumerate(getattr(self, name))}
        numbers = np.array([self.steps, self.round])
        for file, arrays in (
            ("learning.npz", kept | {"numbers": numbers}),
            ("network.npz", dict(zip(NAMES, self.weights, strict=True))),
        ):
            unfinished = folder / f"unfinished-{file}"
            np.savez_compressed(unfinished, **arrays)
            unfinished.replace(folder / file)

    @classmethod
    def load(cls, folder: Path) -> "Learner":
        """Who has been kept in *folder*."""
        with np.load(folder / "learning.npz") as file:
            weights, slopes, squares = ([file[f"{name}-{number}"] for number in range(len(SHAPES))] for name in _PARTS)
            steps, past = (int(number) for number in file["numbers"])
        return cls(weights, slopes, squares, steps, past)


def beginner(rng: np.random.Generator) -> Learner:
    """Somebody who knows nothing."""
    first, first_added, second, second_added, last = SHAPES
    return Learner(
        [
            (spread * rng.standard_normal(shape)).astype(np.float32) if spread else np.zeros(shape, np.float32)
            for shape, spread in (
                (first, 0.08),  # of four hundred inputs some forty are there
                (first_added, 0),
                (second, (2 / second[0]) ** 0.5),
                (second_added, 0),
                (last, (2 / last[0]) ** 0.5),
            )
        ]
    )


def shipped() -> Learner:
    """Somebody who knows what the network that ships knows."""
    with np.load(FILE) as file:
        return Learner([file[name].copy() for name in NAMES])


def lessons(round_: int, *, again: bool) -> Lessons:
    """The lessons of a round.

    Args:
        round_: its number.
        again: whether the players of its hands are the network that ships, rather than careful ones.
    """
    with ThreadPoolExecutor() as threads:  # kernels run without the GIL
        parts = list(threads.map(lambda part: _part(part, again=again), range(round_ * PARTS, (round_ + 1) * PARTS)))
    later = itertools.accumulate((turns.max() + 1 for _, turns, _ in parts), initial=0)
    turns = np.concatenate([turns + before for (_, turns, _), before in zip(parts, later, strict=False)])
    return np.concatenate([seen for seen, _, _ in parts]), turns, np.concatenate([points for _, _, points in parts])


def _part(number: int, *, again: bool) -> Lessons:
    desks = [new_desk(preset(name)) for name in RULES]
    for desk in desks:
        desk[at.NEEDED : at.NEEDED + 2] = BEYOND
    size = LESSONS // PARTS
    seen, turns, points = np.empty((size, at.SEEN_SIZE), np.int64), np.empty(size, np.int64), np.empty(size)
    own = np.stack([row(style) for style in OWN])
    make_lessons(
        np.stack(desks),
        SEED,
        number * APART,
        styles(),
        opinions(),
        own,
        opinion(strangers()),
        int(again),
        seen,
        turns,
        points,
    )
    there = turns >= 0
    return seen[there], turns[there], points[there]


def inputs_of(seen: np.ndarray) -> np.ndarray:
    """What the first layer multiplies: ``float32[n, INPUTS]``."""
    found = np.empty((len(seen), INPUTS), np.float32)
    for number in range(at.SEEN_SETS):
        found[:, PACK_SIZE * number : PACK_SIZE * (number + 1)] = seen[:, number, None] >> _BITS & 1
    found[:, PACK_SIZE * at.SEEN_SETS : AROUND] = seen[:, at.SEEN_SETS :] * np.float32(0.001)
    found[:, AROUND:] = _around(seen)
    return found


def _around(seen: np.ndarray) -> np.ndarray:
    """How many cards of each set lie so many ranks around the card of the choice, in its suit and in the others."""
    cards = seen[:, : at.SEEN_SETS, None] >> _BITS & 1
    lanes = cards.astype(np.uint8).reshape(len(seen), at.SEEN_SETS, len(SUITS), SUIT_SIZE)
    suit, rank = np.divmod(cards[:, CHOSEN].argmax(axis=1), SUIT_SIZE)
    lanes[:, CHOSEN] = 0
    own = np.take_along_axis(lanes, suit[:, None, None, None], axis=2)[:, :, 0]
    others = lanes.sum(axis=2, dtype=np.uint8) - own
    around = [_ranks_around(own, rank, OWN_REACH), _ranks_around(others, rank, OTHERS_REACH)]
    return np.concatenate(around, axis=2).reshape(len(seen), -1)


def _ranks_around(lanes: np.ndarray, rank: np.ndarray, reach: int) -> np.ndarray:
    """What *lanes* have at each of *rank* and so many above and below: ``uint8[n, sets, 2 * reach + 1]``."""
    roomy = np.pad(lanes, ((0, 0), (0, 0), (reach, reach)))
    return np.take_along_axis(roomy, rank[:, None, None] + np.arange(2 * reach + 1), axis=2)


def beside_one_another(values: np.ndarray, turns: np.ndarray) -> np.ndarray:
    """Each value less the mean of its turn; turns are numbered from 0."""
    means = np.bincount(turns, values) / np.bincount(turns)
    return np.asarray(values - means[turns])


def in_other_suits(seen: np.ndarray, turns: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The same with the suits of each turn in a random order."""
    orders = _SUIT_ORDERS[rng.integers(len(_SUIT_ORDERS), size=turns.max() + 1)][turns]
    found = seen.copy()
    for number in range(at.SEEN_SETS):
        lanes = [
            (seen[:, number] >> SUIT_SIZE * suit & LANE) << SUIT_SIZE * orders[:, suit] for suit in range(len(SUITS))
        ]
        found[:, number] = np.bitwise_or.reduce(lanes)
    return found


def learn_for_a_round(learner: Learner, some: Lessons, rate: float) -> float:
    """Learn from the lessons of a round; give what is left unexplained."""
    rng = np.random.default_rng([SEED, learner.round])
    seen, turns, points = some
    edges = np.searchsorted(turns, np.arange(0, turns.max() + 1 + TURNS_AT_ONCE, TURNS_AT_ONCE))
    left = []
    for _ in range(2):
        turned = in_other_suits(seen, turns, rng)
        for place in rng.permutation(len(edges) - 1):
            part = slice(edges[place], edges[place + 1])
            left.append(learner.learn((turned[part], turns[part] - turns[part.start], points[part]), rate))
    learner.round += 1
    return float(np.mean(left))


def main(folder: Path, rounds: int, *, again: bool, most: int | None = None) -> None:
    """Learn for *rounds* rounds altogether, *most* of them now, and tell how it goes."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / "learning.npz").exists():
        learner = Learner.load(folder)
    else:
        learner = shipped() if again else beginner(np.random.default_rng(SEED))
    last = rounds if most is None else min(rounds, learner.round + most)
    first_rate = RATE_AGAIN if again else RATE
    began = time.monotonic()
    for some in _one_ahead(learner.round, last, again=again):
        left = learn_for_a_round(learner, some, first_rate * max(LEAST_RATE, 1 - learner.round / rounds))
        learner.save(folder)
        began, taken = time.monotonic(), time.monotonic() - began
        print(f"round {learner.round} of {rounds}: {left:.2f} unexplained, {taken:.0f} s", file=sys.stderr, flush=True)


def _one_ahead(first: int, last: int, *, again: bool) -> Iterator[Lessons]:
    """The lessons of some rounds, those of the next being made while one is learned from."""
    if first == last:
        return
    with ThreadPoolExecutor(1) as maker:
        coming = maker.submit(lessons, first, again=again)
        for following in range(first + 1, last):
            some, coming = coming.result(), maker.submit(lessons, following, again=again)
            yield some
        yield coming.result()


def measure(deals: int) -> None:
    """Print what the network that ships wins by itself, against strangers, on mirrored deals."""
    rivals = {"STEADY": (CAREFUL, row(STEADY))} | {name: (policy(name), None) for name in ("sound", *PANEL)}
    for rules in ("classic", "contest"):
        for name, rival in rivals.items():
            points = mirrored((LEARNED, None), rival, preset(rules), deals, SEED)
            reach = 1.96 * points.std() / deals**0.5
            print(f"{rules}, against {name}: {points.mean():+.2f} ± {reach:.2f} points a hand", flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["measure", *count] if len(count) <= 1 and all(one.isdecimal() for one in count):
            measure(int(count[0]) if count else 10_000)
        case [where, *more] if all(one == "--again" or one.isdecimal() for one in more):
            numbers = [int(one) for one in more if one.isdecimal()]
            main(Path(where), numbers[0] if numbers else ROUNDS, again="--again" in more)
        case _:
            sys.exit(__doc__)
