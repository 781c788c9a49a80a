"""A sample of the lockstep, every preset and many other rules, and proof that it can fail."""

import numpy as np
import pytest

from ginrummy import fast
from ginrummy.errors import IllegalAction
from ginrummy.fast.layout import HELD, LAY_DEFAULT
from ginrummy.record import read
from ginrummy.rules import (
    DISCARDS,
    PRESETS,
    TAKE,
    Deal,
    HandState,
    Phase,
    RuleSet,
    apply,
    hand_result,
    legal,
)
from tests.fast import lockstep
from tests.players.tables import random_rules


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset(name, rng):
    for _ in range(2):
        lockstep.walk(PRESETS[name], rng, hands=64)


@pytest.mark.parametrize("batch", range(4))
def test_any_rules(batch, rng):
    for _ in range(15):
        lockstep.walk(random_rules(rng), rng, hands=16)


def test_a_fault_is_seen_and_becomes_a_record(rng, monkeypatch):
    step = fast.step

    def wrong(states, actions, rules):
        after = step(states, actions, rules)
        after[0, HELD] ^= 1
        return after

    monkeypatch.setattr(fast, "step", wrong)
    with pytest.raises(lockstep.Fault) as caught:
        lockstep.walk(PRESETS["classic"], rng)
    (hand,) = read(caught.value.record()).hands
    assert hand.actions == caught.value.log.actions


def test_default_spreads_and_defences(rng):
    """Laying down by default in one go comes to the same state as the actions one by one."""
    for number in range(300):
        rules = random_rules(rng) if number % 2 else PRESETS["modern"]
        state = HandState.start(Deal.from_seed(rng.getrandbits(64), rules), rules)
        while not state.over and state.phase is not Phase.SPREAD:
            choices = legal(state)
            state = apply(state, rng.choice([c for c in choices if str(c)[:5] in ("knock", "big g")] or choices))
        if state.over:
            continue
        row = fast.encode([state])
        for _ in range(2):
            row = fast.step(fast.encode([state]), np.array([LAY_DEFAULT]), rules)
            for action in lockstep.by_default(state):
                state = apply(state, action)
            assert fast.decode(row, rules) == [state]
            assert np.array_equal(row, fast.encode([state]))
        assert fast.results(row, rules)[0, 2] == hand_result(state).points


def test_what_is_refused():
    state = HandState.start(Deal.from_seed(1))
    rows = fast.encode([state, state])
    with pytest.raises(IllegalAction) as caught:
        fast.step(rows, np.array([0, 1]))
    assert caught.value.action == 1
    with pytest.raises(IllegalAction):
        fast.step(rows, np.array([0, LAY_DEFAULT]))
    with pytest.raises(IllegalAction):
        fast.results(rows)
    with pytest.raises(ValueError, match="2 states"):
        fast.step(rows, np.array([0]))


def test_when_a_hand_is_over_nothing_is_legal():
    state = HandState.start(Deal.from_seed(1), RuleSet(take_cap=1))
    for action in (TAKE, DISCARDS[0]):
        state = apply(state, action if action in legal(state) else legal(state)[0])
    assert state.over
    assert not fast.legal_mask(fast.encode([state]), state.rules).any()


def test_arrays_of_any_kind_are_taken():
    states = [HandState.start(Deal.from_seed(seed)) for seed in range(6)]
    rows = fast.encode(states)
    expected = fast.legal_mask(rows)[::2]
    rows.setflags(write=False)
    assert np.array_equal(fast.legal_mask(rows[::2]), expected)
    assert np.array_equal(fast.legal_mask(np.asfortranarray(rows)[::2]), expected)
    assert expected.sum() == 6
