"""Kernels and readable rules side by side: ``python -m tests.fast.lockstep --hands 1000000`` (``make lockstep``).

Hands are played by chance under rules drawn by chance. At every choice the legal actions must be the same, after it the
states, in the end the results. A failure is written as a record: rules, deal and actions up to the fault.
"""

import argparse
import random
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from ginrummy import fast
from ginrummy.match import HandLog
from ginrummy.record import HandRecord, Record, write
from ginrummy.rules import (
    PRESETS,
    Action,
    BigGin,
    Deal,
    HandState,
    Knock,
    Lay,
    LayOff,
    Outcome,
    RuleSet,
    apply,
    draw_cards,
    hand_result,
    legal,
)
from tests.players.tables import random_rules

BATCH = 64
"""So many hands walk side by side under one rule set."""


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


def walk(rules: RuleSet, rng: random.Random, hands: int = BATCH) -> int:
    """Play some hands side by side and compare everything; give the number of choices."""
    states = [HandState.start(Deal.from_seed(rng.getrandbits(64), rules), rules) for _ in range(hands)]
    actions: list[list[Action]] = [[] for _ in states]
    rows = fast.encode(states)
    eager = rng.choice((0.1, 0.5, 0.9))
    plies = 0
    while open_hands := [place for place, state in enumerate(states) if not state.over]:
        mask = fast.legal_mask(rows[open_hands], rules)
        chosen = []
        for place, legal_here in zip(open_hands, mask, strict=True):
            choices = legal(states[place])
            numbers = {fast.encode_action(action): action for action in choices}
            if set(np.flatnonzero(legal_here).tolist()) != set(numbers):
                raise Fault("legal actions differ", states[place], actions[place])
            for number, action in numbers.items():
                if fast.decode_action(number, states[place]) != action:
                    raise Fault(f"{action} is not {number}", states[place], actions[place])
            action = _any_of(choices, rng, eager)
            chosen.append(fast.encode_action(action))
            actions[place].append(action)
            states[place] = apply(states[place], action)
        rows[open_hands] = fast.step(rows[open_hands], np.array(chosen), rules)
        plies += len(chosen)
        for place in open_hands:
            if not np.array_equal(rows[place], fast.encode([states[place]])[0]):
                raise Fault("states differ", states[place], actions[place])
    if fast.decode(rows, rules) != states:
        raise Fault("decoded states differ", states[0], actions[0])
    for place, found in enumerate(fast.results(rows, rules)):
        result = hand_result(states[place])
        expected = [
            list(Outcome).index(result.outcome),
            -1 if result.winner is None else result.winner,
            result.points,
            -1 if result.knocker is None else result.knocker,
        ]
        if found[:4].tolist() != expected:
            raise Fault(f"results differ: {found} is not {expected}", states[place], actions[place])
    return plies


def _any_of(choices: tuple[Action, ...], rng: random.Random, eager: float) -> Action:
    """Any choice, but knocks and what is laid down more often than by chance alone."""
    rare = [action for action in choices if isinstance(action, Knock | BigGin | Lay | LayOff)]
    return rng.choice(rare if rare and rng.random() < eager else choices)


def rules_for(number: int, rng: random.Random) -> RuleSet:
    """Presets in turn, and any rules between them."""
    return list(PRESETS.values())[number // 2 % len(PRESETS)] if number % 2 else random_rules(rng)


def _batch(task: tuple[int, int]) -> tuple[int, str, str]:
    """One batch; the number of choices, or what is wrong and its record."""
    seed, number = task
    rng = random.Random(f"{seed} {number}")
    try:
        return walk(rules_for(number, rng), rng), "", ""
    except Fault as fault:
        return 0, str(fault), fault.record()


def main() -> int:
    """Walk as many hands as were asked for; give the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    batches = -(-asked.hands // BATCH)
    done = plies = 0
    began = time.monotonic()
    with get_context("spawn").Pool(asked.workers) as pool:
        for found, wrong, record in pool.imap_unordered(_batch, ((asked.seed, n) for n in range(batches)), chunksize=4):
            if wrong:
                Path("lockstep-fault.gin").write_text(record, encoding="utf-8")
                print(f"\n{wrong}\nwritten to lockstep-fault.gin", file=sys.stderr)
                return 1
            done, plies = done + BATCH, plies + found
            rate = done / (time.monotonic() - began)
            print(f"\r{done:,} hands, {plies:,} choices, {rate:,.0f} hands/s ", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
