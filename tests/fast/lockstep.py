"""Kernels and readable rules side by side: ``python -m tests.fast.lockstep --hands 1000000`` (``make lockstep``).

Hands are played by chance, under the presets in turn and under rules drawn by chance, small study games among them. At
every choice the legal actions must be the same, in the end the states and the results; at a share of the choices, drawn
by chance too, the states on the way and each action there and back. A failure is written as a record: rules, deal and
actions up to the fault.

Batches have numbers and are the same in every run of a seed, so a run that was broken off goes on with ``--first``.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from ginrummy import fast
from ginrummy.cards import set_of
from ginrummy.fast.layout import LAY_DEFAULT
from ginrummy.match import HandLog
from ginrummy.record import HandRecord, Record, write
from ginrummy.rules import (
    DISCARDS,
    DRAW,
    PRESETS,
    Action,
    BigGin,
    Deal,
    HandState,
    Knock,
    Lay,
    LayOff,
    Outcome,
    Phase,
    RuleSet,
    apply,
    default_defence,
    default_spread,
    draw_cards,
    hand_result,
    legal,
    spread_actions,
)
from tests.players.tables import random_rules

BATCH = 128
"""So many hands walk side by side under one rule set."""
SHARE = 0.05
"""At this share of the choices a long run compares states."""

BY_DEFAULT = 0.3
"""And at this share of the showdowns a side lays down what it lays by default, all at once."""

number_of = cache(fast.encode_action)


class Fault(AssertionError):
    """A hand in which kernels and rules differ."""

    def __init__(self, what: str, state: HandState, actions: list[Action]) -> None:
        super().__init__(f"{what}\n{state}\n{state.rules}")
        self.log = HandLog(state.deal, tuple(actions))
        self.rules = state.rules

    def record(self) -> str:
        """The hand as a record that the commands read."""
        draw = draw_cards(0, 2, self.rules)
        deal = self.log.deal
        hand = HandRecord(deal.hands, deal.upcard, deal.stock, self.log.actions)
        return write(Record(rules=self.rules, names=("one", "other"), draw=draw, hands=(hand,)))


class Walk:
    """Hands side by side in the rules, one by one, and in the kernels, all at once.

    Attributes:
        rules: the rules of all of them.
        states: each hand, as the rules have it.
        rows: the same, as the kernels have it.
        actions: what was done in each hand so far.
    """

    def __init__(self, rules: RuleSet, rng: random.Random, hands: int) -> None:
        self.rules, self.rng = rules, rng
        self.states = [HandState.start(Deal.from_seed(rng.getrandbits(64), rules), rules) for _ in range(hands)]
        self.actions: list[list[Action]] = [[] for _ in range(hands)]
        self.rows = fast.encode(self.states)
        self.eager, self.sensible = rng.choice((0.1, 0.5, 0.9)), rng.choice((0, 0.5, 0.9, 0.9))

    def play(self, share: float) -> Counter[str]:
        """Play all hands to their end and compare; give the number of choices, and of hands by outcome."""
        plies = 0
        while going := [place for place, state in enumerate(self.states) if not state.over]:
            self.compare_legal(going)
            chosen = [self.act(place) for place in going]
            self.rows[going] = fast.step(self.rows[going], np.array(chosen), self.rules)
            for place in going:
                if self.rng.random() < share:
                    self.compare_state(place)
            plies += len(going)
        for place, (state, found) in enumerate(zip(self.states, fast.decode(self.rows, self.rules), strict=True)):
            self.compare_state(place)
            if found != state:
                raise self.fault("decoded states differ", place)
        outcomes = self.compare_results()
        return Counter({"choices": plies, **Counter(outcome.value for outcome in outcomes)})

    def act(self, place: int) -> int:
        """Do any legal action in one hand, or lay down by default; give its number."""
        state = self.states[place]
        if _may_lay_all(state) and self.rng.random() < BY_DEFAULT:
            number, actions = LAY_DEFAULT, by_default(state)
        else:
            action = self.any_of(state)
            number, actions = number_of(action), (action,)
        for action in actions:
            self.actions[place].append(action)
            self.states[place] = apply(self.states[place], action)
        return number

    def any_of(self, state: HandState) -> Action:
        """Any choice, but by chance alone few hands would come to a knock."""
        choices = legal(state)
        if self.rng.random() < self.eager:
            choices = tuple(one for one in choices if isinstance(one, Knock | BigGin | Lay | LayOff)) or choices
        if len(choices) > 1 and self.rng.random() < self.sensible:
            sensible = DISCARDS[fast.best_discard(state.held[state.turn]).card] if DRAW not in choices else DRAW
            choices = (sensible,) if sensible in choices else choices
        return self.rng.choice(choices)

    def compare_legal(self, going: Sequence[int]) -> None:
        """The legal actions of these hands are the same."""
        mask = fast.legal_mask(self.rows[going], self.rules)
        expected = [sorted(map(number_of, legal(self.states[place]))) for place in going]
        if np.nonzero(mask)[1].tolist() == [number for numbers in expected for number in numbers]:
            return
        for place, row, numbers in zip(going, mask, expected, strict=True):
            if np.flatnonzero(row).tolist() != numbers:
                raise self.fault("legal actions differ", place)

    def compare_state(self, place: int) -> None:
        """One hand's state is the same, and so is each of its legal actions there and back."""
        state = self.states[place]
        if not np.array_equal(self.rows[place], fast.encode_state(state)):
            raise self.fault("states differ", place)
        for action in legal(state):
            if fast.decode_action(fast.encode_action(action), state) != action:
                raise self.fault(f"{action} comes back as another action", place)

    def compare_results(self) -> Iterator[Outcome]:
        """What each hand came to is the same; give it."""
        for place, found in enumerate(fast.results(self.rows, self.rules)):
            result = hand_result(self.states[place])
            winner, knocker = (-1 if seat is None else seat for seat in (result.winner, result.knocker))
            expected = [list(Outcome).index(result.outcome), winner, result.points, knocker]
            if found[:4].tolist() != expected:
                raise self.fault(f"results differ: {found} is not {expected}", place)
            yield result.outcome

    def fault(self, what: str, place: int) -> Fault:
        """What is wrong with one hand."""
        return Fault(what, self.states[place], self.actions[place])


def _may_lay_all(state: HandState) -> bool:
    """Whether it is time to lay down and nothing is laid yet."""
    laid = state.melds[state.turn] or state.laid_off
    return state.phase in (Phase.SPREAD, Phase.DEFENCE) and not laid


def by_default(state: HandState) -> tuple[Action, ...]:
    """The actions with which the seat to act lays down what it lays by default, before anything is laid."""
    held = state.held[state.turn]
    if state.phase is Phase.SPREAD:
        return spread_actions(default_spread(held, state.rules.pack & ~held & ~set_of(state.pile)))
    return spread_actions(default_defence(held, state.spread(state.turn.other)))


def walk(rules: RuleSet, rng: random.Random, hands: int = BATCH, share: float = 1.0) -> Counter[str]:
    """Play some hands side by side; compare states at a *share* of the choices, all else at every one."""
    return Walk(rules, rng, hands).play(share)


def rules_for(number: int, rng: random.Random) -> RuleSet:
    """Presets in turn, and any rules between them."""
    return list(PRESETS.values())[number // 2 % len(PRESETS)] if number % 2 else random_rules(rng)


def _batch(task: tuple[int, int]) -> tuple[Counter[str], str, str]:
    """One batch; what it came to, or what is wrong and its record."""
    seed, number = task
    rng = random.Random(f"{seed} {number}")
    try:
        return walk(rules_for(number, rng), rng, share=SHARE), "", ""
    except Fault as fault:
        return Counter(), f"batch {number} of seed {seed}: {fault}", fault.record()


def main() -> int:
    """Walk as many hands as were asked for; give the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the batch to begin with")
    asked = parser.parse_args()
    batches = range(asked.first, -(-asked.hands // BATCH))
    told: Counter[str] = Counter()
    began = time.monotonic()
    with get_context("spawn").Pool(asked.workers) as pool:
        done = pool.imap(_batch, ((asked.seed, number) for number in batches), chunksize=4)
        for number, (found, wrong, record) in zip(batches, done, strict=True):
            if wrong:
                Path("lockstep-fault.gin").write_text(record, encoding="utf-8")
                print(f"\n{wrong}\nwritten to lockstep-fault.gin", file=sys.stderr)
                return 1
            told += found
            hands = (number + 1 - batches.start) * BATCH
            if sys.stdout.isatty() or number % 100 == 99 or number == batches[-1]:
                rate = hands / (time.monotonic() - began)
                counts = ", ".join(f"{count:,} {what}" for what, count in told.items())
                end = "\r" if sys.stdout.isatty() else "\n"
                print(f"{hands:,} hands, up to batch {number}, {rate:,.0f} hands/s: {counts}", end=end, flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
