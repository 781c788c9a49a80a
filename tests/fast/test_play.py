"""Whole hands and games of the kernels against the readable rules, the readable score and the readable players."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ginrummy import fast
from ginrummy.errors import PlayerError
from ginrummy.fast import rng as kernel_rng
from ginrummy.fast.jit import COMPILED
from ginrummy.match import OpenGame, Seating
from ginrummy.players import PANEL, ask, player
from ginrummy.rules import PRESETS, HandState, Outcome, Phase, RuleSet, Wall, hand_result
from tests.fast import chance
from tests.players.tables import random_rules

# Batches are so many times as large where kernels are compiled; as plain Python they only have to reach every line.
MANY = 50 if COMPILED else 1

# The players that choose without chance: the kernels' are the same to the last choice.
CERTAIN = ("greedy", "sound", *PANEL)


def play_readable(
    players: list[str], seed: int, number: int, rules: RuleSet, seating: Seating, most: int
) -> dict[str, Any]:
    """What a game comes to, and how many choices were made; a spread counts as one."""
    draw = chance.draw(seed, number, seating.people, rules)
    game = OpenGame.start(draw, rules, seating)
    chosen = [player(name) for name in players]
    told: Counter[str] = Counter()
    won = np.zeros((seating.people, 4), int)
    points, played = [0] * seating.people, [0] * seating.people
    hands = 0
    while not game.game.over and hands < most:
        hands += 1
        roles = game.game.score.roles
        swapped = roles.non_dealer > roles.dealer
        game = game.deal(chance.deal(seed, number, hands, rules, swapped=swapped))
        while (person := game.game.to_act) is not None:
            state = game.game.hand
            assert state is not None
            told["plies"] += state.phase not in (Phase.SPREAD, Phase.DEFENCE)
            game = game.act(person, ask(chosen[person], game.views[person], random.Random(0)))
        assert game.game.hand is not None
        result = hand_result(game.game.hand)
        told["plies"] += 0 if result.knocker is None else 2
        played[roles.dealer] += 1
        played[roles.non_dealer] += 1
        if result.winner is None:
            told["voids" if result.outcome is Outcome.VOID else "scoreless"] += 1
        else:
            winner = roles.person_in(result.winner)
            points[winner] += result.points
            won[winner, list(Outcome).index(result.outcome)] += 1
    score = game.game.score
    return {
        "winner": -1 if score.winner is None else score.winner,
        "leader": -1 if score.leader is None else score.leader,
        "hands": hands,
        "voids": told["voids"],
        "scoreless": told["scoreless"],
        "plies": told["plies"],
        "finished": score.over,
        "totals": list(score.grand_totals),
        "points": points,
        "played": played,
        "won": won.tolist(),
    }


def row(games: fast.Games, number: int) -> dict[str, Any]:
    """One game of a batch in the same form."""
    return {name: getattr(games, name)[number].tolist() for name in games.__slots__}


def check_games(
    rules: RuleSet, seating: Seating, rng: random.Random, count: int, players: list[str] | None = None
) -> fast.Games:
    """Play games in the kernels and in the rules, by any players if none are named, and compare."""
    players = players or [rng.choice(CERTAIN) for _ in range(seating.people)]
    seed, first = rng.getrandbits(64), rng.randrange(1000)
    games = fast.play_games(players, count, seed, first=first, rules=rules, seating=seating, most_hands=12)
    for number in range(count):
        expected = play_readable(players, seed, first + number, rules, seating, 12)
        assert row(games, number) == expected, (players, seed, first + number, rules, seating)
    return games


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("name", PRESETS)
def test_games_of_every_preset(name, seating, rng):
    check_games(PRESETS[name], seating, rng, 2)


@pytest.mark.parametrize("batch", range(4))
def test_games_under_any_rules(batch, rng):
    """Every option and small study games too: the same deals, choices, scores, seats and ends."""
    for _ in range(8):
        check_games(random_rules(rng), rng.choice(list(Seating)), rng, 1)


@pytest.mark.parametrize("name", CERTAIN)
def test_a_study_game_full_of_big_gin(name, rng):
    """With hands of five, two melds are made by the sixth card; and who knocks needs gin."""
    rules = RuleSet(ranks=6, hand_size=5, knock_limit=0, big_gin_bonus=31, wall_size=0, wall=Wall.LAST_TAKE)
    games = check_games(rules, Seating.TWO, rng, 4, [name, name])
    assert games.won[:, :, 3].sum() > 0


@pytest.mark.parametrize("name", CERTAIN)
def test_single_hands(name, rng):
    """The hands of a batch one by one, from the deal to the points."""
    seed = rng.getrandbits(64)
    hands = fast.play_hands(name, "greedy", 20, seed)
    for number in range(20):
        games = fast.play_hands(name, "greedy", 1, seed, first=number)
        state = HandState.start(chance.deal(seed, number, 1, PRESETS["classic"]))
        assert state.phase is Phase.UPCARD
        assert all(getattr(hands, field)[number] == getattr(games, field)[0] for field in hands.__slots__)


def test_the_same_whatever_the_batch_and_the_threads(rng):
    seed = rng.getrandbits(64)
    for names in (("random", "greedy"), ("sound", "random")):
        whole = fast.play_hands(*names, 12 * MANY, seed)
        threaded = fast.play_hands(*names, 12 * MANY, seed, threads=3)
        late = fast.play_hands(*names, 2 * MANY, seed, first=10 * MANY)
        for field in whole.__slots__:
            assert np.array_equal(getattr(whole, field), getattr(threaded, field))
            assert np.array_equal(getattr(whole, field)[10 * MANY :], getattr(late, field))
    games = fast.play_games(["random", "greedy", "sound"], 2 * MANY, seed)
    shared = fast.play_games(["random", "greedy", "sound"], 2 * MANY, seed, threads=2)
    assert [row(games, n) for n in range(2 * MANY)] == [row(shared, n) for n in range(2 * MANY)]


def test_changed_about_the_first_hands_mirror_each_other(rng):
    """A player against itself: with the persons changed about, nothing changes but their names."""
    seed = rng.getrandbits(64)
    one = fast.play_games(["greedy", "sound"], 4 * MANY, seed)
    other = fast.play_games(["sound", "greedy"], 4 * MANY, seed)
    same = fast.play_games(["greedy", "greedy"], 4 * MANY, seed)
    assert np.array_equal(same.points, fast.play_games(["greedy", "greedy"], 4 * MANY, seed).points)
    assert not np.array_equal(one.points, other.points)


def test_other_seeds_give_other_hands():
    one, other = (fast.play_hands("greedy", "greedy", 10 * MANY, seed) for seed in (1, 2))
    assert (one.points != other.points).mean() > 0.5


def test_every_card_comes_to_every_place(rng):
    """Chi-square over all cards and places of shuffled packs, its quantile by Wilson and Hilferty."""
    packs, rules = 6000, PRESETS["classic"]
    seed = rng.getrandbits(64)
    seen = np.zeros((52, 52))
    for number in range(packs):
        seen[np.arange(52), chance.deck(seed, number, 1, rules)] += 1
    expected = packs / 52
    freedom = 51 * 51
    chi_square = ((seen - expected) ** 2 / expected).sum() * 51 / 52
    z = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5
    assert abs(z) < 5


@pytest.mark.skipif(COMPILED, reason="once compiled, only kernels call it")
def test_a_word_that_would_favour_some_numbers_is_passed_over(monkeypatch):
    words = iter((0, 1 << 31))
    monkeypatch.setattr(kernel_rng, "word", lambda desk, stream: next(words))
    assert kernel_rng.below(None, 0, 3) == 1


def test_random_play_takes_every_way(rng):
    """Uniform play ends in every way there is, and both seats fare alike."""
    hands = fast.play_hands("random", "random", 400 * MANY, rng.getrandbits(64), rules=PRESETS["modern"])
    assert {"knock", "void"} <= {fast.OUTCOMES[outcome] for outcome in set(hands.outcome.tolist())}
    games = fast.play_games(["random", "random"], 5, rng.getrandbits(64), most_hands=3)
    assert not games.finished.any()
    assert set(games.winner.tolist()) == {-1}


def test_who_may_play():
    with pytest.raises(PlayerError, match="greedy"):
        fast.play_hands("nobody", "greedy", 1)
    with pytest.raises(PlayerError):
        fast.play_games(["greedy"], 1)
    with pytest.raises(PlayerError):
        fast.play_games(["greedy", "greedy"], 1, seating=Seating.BOX)
