"""The learned player: the network as kernels against plain matrices, and what it is worth."""

import numpy as np
import pytest

from benchmarks.learning import inputs_of
from ginrummy.cards import each
from ginrummy.fast import layout as at
from ginrummy.fast.codec import decode_action, new_desk
from ginrummy.fast.lessons import MOST_CHOICES, make_lessons
from ginrummy.fast.policies import BASELINE, CAREFUL, LEARNED
from ginrummy.fast.policies.network import FILE, NAMES
from ginrummy.fast.search import learned_choice, learned_worths
from ginrummy.fast.seen import blind_desk
from ginrummy.melds import deadwood_after_discard
from ginrummy.players import player
from ginrummy.players.choices import discards_of, knocks_of
from ginrummy.players.duel import mirrored
from ginrummy.players.kinds import opinion, strangers, styles
from ginrummy.players.styles import STEADY, row
from ginrummy.rules import CLASSIC, PRESETS, Discard, Knock, Phase, RuleSet
from tests.players.tables import begun, hand_of, plies, state_of


def desk_at(hand, rng):
    """The desk of a turn, with any opinion of the other."""
    desk = blind_desk(hand)
    desk[at.NEEDED : at.NEEDED + 2] = 1000
    desk[at.OPINION : at.OPINION + 2 * at.OPINION_SIZE] = [rng.randrange(1001) for _ in range(2 * at.OPINION_SIZE)]
    return desk


def turns(rng, rules: RuleSet):
    """Turns of a hand in which something is to be discarded."""
    one = player("sound")
    for game, person, _action in plies(begun(str(rng.random()), rules), (one, one), rng):
        hand = hand_of(game.views[person])
        if hand.phase is Phase.DISCARD:
            yield game, hand


def by_matrices(seen: np.ndarray) -> np.ndarray:
    """What the network makes of what is seen: ``float64[n]``."""
    with np.load(FILE) as file:
        first, first_added, second, second_added, last = (file[name].astype(np.float64) for name in NAMES)
    sums = np.maximum(inputs_of(seen).astype(np.float64) @ first + first_added, 0)
    return np.asarray(np.maximum(sums @ second + second_added, 0) @ last)


@pytest.mark.parametrize("rules", [CLASSIC, PRESETS["oklahoma"], PRESETS["modern"]])
def test_the_kernels_multiply_the_matrices(rules, rng):
    for _ in range(4):
        for _game, hand in turns(rng, rules):
            desk, worths = desk_at(hand, rng), np.full(52, np.nan)
            allowed = int(learned_worths(desk, worths))
            assert allowed == discards_of(hand)
            assert set(each(allowed)) == set(np.flatnonzero(~np.isnan(worths)).tolist())
            seen = desk[at.SEEN : at.SEEN + at.SEEN_SIZE]  # of the card that was weighed last
            assert by_matrices(seen[None])[0] == pytest.approx(worths[max(each(allowed))], abs=2e-3)


def test_it_does_what_is_worth_most(rng):
    done = set()
    for _ in range(30):
        for game, hand in turns(rng, PRESETS["contest"]):
            desk, worths = desk_at(hand, rng), np.full(52, np.nan)
            learned_worths(desk, worths)
            action = decode_action(learned_choice(desk), state_of(game))
            done.add(type(action))
            knocks = deadwood_after_discard(hand.held, knocks_of(hand))
            if 0 in knocks.values():
                assert isinstance(action, Knock)
                assert knocks[action.card] == 0
            elif isinstance(action, Discard):
                left = deadwood_after_discard(hand.held, discards_of(hand))
                near = [card for card in left if left[card] <= min(left.values()) + 11]
                assert worths[action.card] == max(worths[card] for card in near)
            else:
                assert isinstance(action, Knock)
                assert knocks[action.card] == min(knocks.values())
    assert done == {Discard, Knock}


@pytest.mark.parametrize(("other", "least"), [((CAREFUL, row(STEADY)), 1.0), ((BASELINE, None), 3.0)])
def test_it_beats_those_it_learned_from(other, least, rng):
    """By half of what it wins on many more deals, or more: seven standard errors are in between."""
    points = mirrored((LEARNED, None), other, PRESETS["contest"], 12_000, rng.getrandbits(32))
    assert points.mean() > least


def lessons(seed: int, first: int, *, count: int = 4000, again: int = 0):
    desk = new_desk(CLASSIC)
    desk[at.NEEDED : at.NEEDED + 2] = 100_000
    kinds = styles()
    opinions = np.zeros((len(kinds), at.OPINION_SIZE), np.int64)
    opinions[:, 0] = 1000
    seen, turn, points = np.empty((count, at.SEEN_SIZE), np.int64), np.empty(count, np.int64), np.empty(count)
    own = row(STEADY)[None]
    hand = make_lessons(desk[None], seed, first, kinds, opinions, own, opinion(strangers()), again, seen, turn, points)
    there = turn >= 0
    return seen[there], turn[there], points[there], hand


@pytest.mark.parametrize("again", [0, 1])
def test_lessons_are_turns_with_what_came_of_each_choice(again, rng):
    seed = rng.getrandbits(62)
    seen, turn, points, hand = lessons(seed, 5, again=again)
    sizes = np.bincount(turn)
    assert ((sizes >= 2) & (sizes <= MOST_CHOICES)).all()
    assert (np.diff(turn) >= 0).all()
    assert len(turn) > 3900
    assert hand > 5
    mine, chosen = seen[:, 0].astype(np.uint64), seen[:, 1].astype(np.uint64)
    assert (np.bitwise_count(mine) == 10).all()
    assert (np.bitwise_count(chosen) == 1).all()
    for number in range(sizes.size):
        cards = mine[turn == number] | chosen[turn == number]
        assert (cards == cards[0]).all()  # choices of one turn are of the same eleven cards
    first = np.searchsorted(turn, np.arange(sizes.size))
    others = np.ones(len(turn), bool)
    others[first] = False
    means = np.bincount(turn, points) / sizes
    assert (points[first] - means).mean() > 0  # whoever plays chooses better than at random
    for one, other in zip(lessons(seed, 5, again=again), (seen, turn, points, hand), strict=True):
        assert np.array_equal(one, other)
