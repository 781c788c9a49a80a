"""Teaching the network: steps go down the slope, and learning that was broken off goes on as if it had not been."""

import numpy as np
import pytest

from benchmarks import learning
from benchmarks.learning import Learner, beginner, beside_one_another, in_other_suits, inputs_of, lessons, main
from ginrummy.cards import card_set
from ginrummy.fast import layout as at
from ginrummy.fast.policies.network import AROUND, CHOSEN, OTHERS_REACH, OWN_REACH


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(learning, "LESSONS", 3000)


def unexplained(learner: Learner, some) -> float:
    """The mean square that is left, without learning anything."""
    seen, turns, points = some
    first = np.maximum(inputs_of(seen) @ learner.weights[0] + learner.weights[1], 0)
    second = np.maximum(first @ learner.weights[2] + learner.weights[3], 0)
    return float((beside_one_another(second @ learner.weights[4] - points, turns) ** 2).mean())


def test_a_step_goes_down_the_slope(few):
    """Each weight of some is moved a little: what is left unexplained changes as the learned slope says."""
    some = lessons(0, again=False)
    learner = beginner(np.random.default_rng(1))
    learner.weights = [one.astype(np.float64) for one in learner.weights]
    before = [one.copy() for one in learner.weights]
    learner.learn(some, 0.0)
    slopes = [mean / (1 - learning.KEPT) for mean in learner.slopes]
    rng = np.random.default_rng(2)
    for place, slope in enumerate(slopes):
        for _ in range(4):
            at = tuple(rng.integers(size) for size in slope.shape)
            found = []
            for change in (1e-4, -1e-4):
                learner.weights = [one.copy() for one in before]
                learner.weights[place][at] += change
                found.append(unexplained(learner, some))
            assert (found[0] - found[1]) / 2e-4 == pytest.approx(
                slope[at], abs=0.005 * float(np.abs(slope).max()) + 1e-3
            )


def test_it_learns(few):
    some = lessons(0, again=False)
    learner = beginner(np.random.default_rng(1))
    before = unexplained(learner, some)
    for _ in range(150):
        learner.learn(some, 1e-3)
    assert unexplained(learner, some) < 0.97 * before


def test_what_was_broken_off_goes_on(few, tmp_path, capsys):
    main(tmp_path / "whole", 3, again=False)
    main(tmp_path / "parts", 3, again=False, most=1)
    main(tmp_path / "parts", 3, again=False)
    with np.load(tmp_path / "whole" / "network.npz") as one, np.load(tmp_path / "parts" / "network.npz") as other:
        assert list(one.files) == list(other.files)
        assert all(np.array_equal(one[name], other[name]) for name in one.files)
    assert "round 3 of 3" in capsys.readouterr().err


def test_parts_of_a_round_are_turns_of_their_own(few):
    """The numbers of turns ascend, and each turn has two choices at least."""
    _, turns, _ = lessons(1, again=False)
    assert (np.diff(turns) >= 0).all()
    assert (np.bincount(turns) >= 2).all()


def test_other_suits_are_the_same_cards_in_other_suits():
    some = np.zeros((1, 43), np.int64)
    some[0, 0] = 0b111 | 1 << 13
    found = {int(in_other_suits(some, np.zeros(1, np.int64), np.random.default_rng(seed))[0, 0]) for seed in range(200)}
    assert len(found) == 12  # one of four suits with three cards, one of the other three with an ace
    assert all(bin(cards).count("1") == 4 for cards in found)


def around(sets: dict[int, str]) -> np.ndarray:
    """What lies around the card of the choice, where these are the sets."""
    seen = np.zeros((1, at.SEEN_SIZE), np.int64)
    for number, cards in sets.items():
        seen[0, number] = card_set(cards)
    return inputs_of(seen)[0, AROUND:]


def test_around_a_card_all_suits_and_ranks_are_alike():
    one = around({CHOSEN: "7♠", 0: "6♠ 8♠ 7♦ 7♣ 9♥", 4: "9♠ 7♥"})
    assert one.sum() == 7
    assert np.array_equal(one, around({CHOSEN: "4♦", 0: "3♦ 5♦ 4♠ 4♥ 6♣", 4: "6♦ 4♣"}))
    assert not np.array_equal(one, around({CHOSEN: "4♦", 0: "3♦ 5♠ 4♠ 4♥ 6♣", 4: "6♦ 4♣"}))
    assert not np.array_equal(one, around({CHOSEN: "5♦", 0: "3♦ 5♦ 4♠ 4♥ 6♣", 4: "6♦ 4♣"}))
    assert np.array_equal(one, around({CHOSEN: "4♦", 0: "3♦ 5♦ 4♠ 4♥ 6♣ K♣", 4: "6♦ 4♣ A♥"}))  # too far away
    own, others = 2 * OWN_REACH + 1, 2 * OTHERS_REACH + 1
    assert np.flatnonzero(around({CHOSEN: "A♣", 0: "K♣", 2: "3♠"})).tolist() == [
        2 * OWN_REACH,
        2 * (own + others) + own + 2 * OTHERS_REACH,
    ]
    assert np.flatnonzero(around({CHOSEN: "K♣", 0: "A♣"})).tolist() == [0]
