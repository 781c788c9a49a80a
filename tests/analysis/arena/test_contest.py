"""The deals of a contest: the same for readable players and for kernels, mirrored, and cut anywhere."""

from dataclasses import replace

import numpy as np
import pytest

from ginrummy import fast
from ginrummy.analysis.arena import Chunk, Contest, Rows, Unit, play_chunk
from ginrummy.analysis.arena.asking import by_view, play_with
from ginrummy.errors import PlayerError
from ginrummy.match import Seating
from ginrummy.players import PANEL, player
from ginrummy.rules import PRESETS
from tests.analysis.arena.arenas import same
from tests.fast import chance
from tests.players.tables import random_rules

CERTAIN = ("greedy", "sound", *PANEL)


def both_ways(contest: Contest, chunk: Chunk) -> None:
    """A chunk in the kernels and by asking: the same numbers."""
    assert contest.in_kernels
    asked = replace(contest, readable=True)
    assert not asked.in_kernels
    assert same(play_chunk(contest, chunk)[0], play_chunk(asked, chunk)[0]), (contest, chunk)


@pytest.mark.parametrize("unit", Unit)
def test_readable_players_and_kernels_give_the_same(unit, rng):
    for _ in range(3):
        players = (rng.choice(CERTAIN), rng.choice(CERTAIN))
        rules = PRESETS[rng.choice(list(PRESETS))]
        contest = Contest(players=players, deals=9, unit=unit, seed=rng.getrandbits(64), rules=rules)
        both_ways(contest, Chunk(rng.randrange(5), 2 if unit is Unit.GAMES else 8))


def test_readable_players_and_kernels_give_the_same_under_any_rules(rng):
    for _ in range(10):
        players = (rng.choice(CERTAIN), rng.choice(CERTAIN))
        contest = Contest(players=players, deals=9, seed=rng.getrandbits(64), rules=random_rules(rng))
        both_ways(contest, Chunk(0, 3))


@pytest.mark.parametrize("unit", Unit)
def test_players_that_have_no_name_play_the_same_deals(unit, rng):
    """Handed over as objects they play as those do that are made by name, and may be asked in a way of one's own."""
    contest = Contest(players=("sound", "greedy"), deals=3, unit=unit, seed=rng.getrandbits(64), readable=True)
    chunk = Chunk(1, 2)
    players = [player("sound"), player("greedy")]
    peeked: set[int] = set()

    def peeking(one, game, person, rng, budget):
        peeked.add(game.game.hand.held[game.game.hand.turn.other])
        return by_view(one, game, person, rng, budget)

    by_name = play_chunk(contest, chunk)[0]
    assert same(by_name, play_with(players, contest, chunk)[0])
    assert same(by_name, play_with(players, contest, chunk, peeking)[0])
    assert peeked


@pytest.mark.parametrize("seating", [Seating.BOX, Seating.CUTTHROAT])
def test_three_at_a_table(seating, rng):
    players = ("greedy", "at-once", "baseline")
    contest = Contest(players=players, deals=3, unit=Unit.GAMES, seed=rng.getrandbits(64), seating=seating)
    both_ways(contest, Chunk(1, 1))
    rows, _ = play_chunk(contest, Chunk(0, 300))
    assert rows.points.shape == (300, 3, 3)
    assert np.array_equal(rows.played.sum(axis=2), 2 * rows.hands)
    assert np.allclose(rows.games.sum(axis=2), 1)


def test_the_deals_are_those_of_the_kernels(rng):
    for name, rules in PRESETS.items():
        seed, game, hand = rng.getrandbits(64), rng.randrange(1000), rng.randrange(1, 9)
        for swapped in (False, True):
            there = chance.deal(seed, game, hand, rules, swapped=swapped)
            assert fast.deal(seed, game, hand, rules, swapped=swapped) == there, name
        assert list(fast.draw(seed, game, 3, rules)) == chance.draw(seed, game, 3, rules)


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("name", ["greedy", "ten-then-three"])
def test_a_player_against_itself_is_even_in_every_deal(name, unit, rng):
    """On mirrored deals nothing is left of the cards."""
    rows, _ = play_chunk(Contest(players=(name, name), deals=500, unit=unit, seed=rng.getrandbits(64)), Chunk(0, 500))
    assert not rows.margin(0).any()
    assert rows.points.any()


def test_the_other_way_round_the_figures_turn(rng):
    seed = rng.getrandbits(64)
    one, _ = play_chunk(Contest(players=("greedy", "sound"), deals=200, seed=seed), Chunk(0, 200))
    other, _ = play_chunk(Contest(players=("sound", "greedy"), deals=200, seed=seed), Chunk(0, 200))
    assert np.array_equal(one.margin(0), -other.margin(0))
    assert np.array_equal(one.margin(0), -one.margin(1))


@pytest.mark.parametrize("readable", [False, True])
def test_where_the_work_is_cut_does_not_matter(readable, rng):
    contest = Contest(players=("random", "greedy"), deals=12, seed=rng.getrandbits(64), readable=readable)
    whole, _ = play_chunk(contest, Chunk(0, 12))
    assert same(whole, Rows.joined(play_chunk(contest, Chunk(first, 4))[0] for first in (0, 4, 8)))


@pytest.mark.parametrize("deals", [1, 9, 10, 11, 12_345])
@pytest.mark.parametrize("players", [("greedy", "sound"), ("greedy", "cmd:true")])
def test_chunks_cover_every_deal_once(players, deals):
    chunks = list(Contest(players=players, deals=deals).chunks())
    assert [n for chunk in chunks for n in range(chunk.first, chunk.first + chunk.deals)] == list(range(deals))


def test_chunks_of_kernels_are_large():
    assert next(Contest(players=("greedy", "sound"), deals=100_000).chunks()).deals * 2 >= 10_000


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"players": ("greedy",)}, "player-count"),
        ({"players": ("greedy",) * 3}, "player-count"),
        ({"players": ("greedy",) * 3, "seating": Seating.BOX}, "arena-hands-for-two"),
    ],
)
def test_what_cannot_be_played(fields, key):
    with pytest.raises(PlayerError) as error:
        Contest(deals=1, **fields)
    assert error.value.key == key
