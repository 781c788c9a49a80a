"""Whole hands and whole games in batches: players as kernels, results as arrays.

Hand *k* and game *g* of a seed are the same in every batch, on any number of threads. To play the same deals from all
sides, play them again with the players changed about: in hands every seat then meets the other's cards, and in games
hand *k* has the same cards with seats swapped, whoever deals.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ginrummy.errors import PlayerError
from ginrummy.fast.codec import new_desk
from ginrummy.fast.games import (
    FINISHED,
    GAME_PLIES,
    GAME_POINTS,
    GAME_SIZE,
    GAME_TOTAL,
    GAME_WINNER,
    HANDS,
    LEADER,
    PLAYED,
    SCORELESS,
    VOIDS,
    WAYS_TO_WIN,
    WON,
    play_game,
)
from ginrummy.fast.hands import play_hand
from ginrummy.fast.jit import entry
from ginrummy.fast.layout import POLICY
from ginrummy.fast.pointers import pointer, shifted
from ginrummy.fast.policies import POLICIES
from ginrummy.fast.showdown import (
    DEFENDER_DEADWOOD,
    KNOCKER_DEADWOOD,
    KNOCKER_SEAT,
    OUTCOME,
    PLIES,
    POINTS,
    RESULT_SIZE,
    WINNER,
    write_result,
)
from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, RuleSet

MOST_HANDS = 1000
"""After so many hands a game is given up if nothing else is said; nobody wins it."""

STRETCHES = 16
"""Into so many stretches for each thread a batch is cut."""

_SEATINGS = tuple(Seating)


@dataclass(frozen=True, slots=True)
class Hands:
    """What hands came to: ``int32[n]`` each; seats are 0 for the non-dealer, 1 for the dealer, -1 for nobody.

    Attributes:
        outcome: the place of the outcome in :data:`ginrummy.fast.OUTCOMES`.
        winner: the seat that scored.
        points: what it scored.
        knocker: the seat that knocked.
        knocker_deadwood, defender_deadwood: the points that both sides were left with.
        plies: how many choices were made; laying a whole spread down by default counts as one.
    """

    outcome: np.ndarray
    winner: np.ndarray
    points: np.ndarray
    knocker: np.ndarray
    knocker_deadwood: np.ndarray
    defender_deadwood: np.ndarray
    plies: np.ndarray


@dataclass(frozen=True, slots=True)
class Games:
    """What games came to, one row for each: ``int32[n]`` where nothing else is said; people are -1 for nobody.

    Attributes:
        winner: who won (11.1).
        leader: who has the highest grand total alone (11.2).
        hands: how many hands were played, and of them
        voids: how many were void, and
        scoreless: in how many a tie counted for nobody.
        plies: how many choices were made.
        finished: ``bool[n]``, whether the game reached its end.
        totals: ``int32[n, people]``, grand totals with all bonuses.
        points: ``int32[n, people]``, hand points, each hand counted once.
        played: ``int32[n, people]``, the hands in which each held cards.
        won: ``int32[n, people, 4]``, the hands each won by knock, undercut, gin and big gin.
    """

    winner: np.ndarray
    leader: np.ndarray
    hands: np.ndarray
    voids: np.ndarray
    scoreless: np.ndarray
    plies: np.ndarray
    finished: np.ndarray
    totals: np.ndarray
    points: np.ndarray
    played: np.ndarray
    won: np.ndarray


def play_hands(
    non_dealer: str,
    dealer: str,
    count: int,
    seed: int = 0,
    *,
    first: int = 0,
    rules: RuleSet = CLASSIC,
    threads: int = 1,
) -> Hands:
    """Play single hands.

    Args:
        non_dealer: who does not deal, by a name of :data:`ginrummy.fast.POLICIES`.
        dealer: who deals.
        count: how many hands.
        seed: any number, taken modulo 2 to the 64th.
        first: the number of the first hand.
        rules: the rules.
        threads: how many threads share the work; the result is the same.

    Raises:
        PlayerError: there is no such player among the kernels.
    """
    seats = policy(non_dealer), policy(dealer)
    rows = np.empty((count, RESULT_SIZE), np.int32)

    laid = new_desk(rules)

    def play(begin: int, end: int) -> None:
        desk = laid.copy()
        hands_kernel(desk, signed(seed), first + begin, *seats, rows[begin:end])

    in_parallel(play, count, threads)
    return Hands(
        outcome=rows[:, OUTCOME],
        winner=rows[:, WINNER],
        points=rows[:, POINTS],
        knocker=rows[:, KNOCKER_SEAT],
        knocker_deadwood=rows[:, KNOCKER_DEADWOOD],
        defender_deadwood=rows[:, DEFENDER_DEADWOOD],
        plies=rows[:, PLIES],
    )


def play_games(
    players: Sequence[str],
    count: int,
    seed: int = 0,
    *,
    first: int = 0,
    rules: RuleSet = CLASSIC,
    seating: Seating | None = None,
    most_hands: int = MOST_HANDS,
    threads: int = 1,
) -> Games:
    """Play whole games.

    Args:
        players: each person's player, by names of :data:`ginrummy.fast.POLICIES`; two or three.
        count: how many games.
        seed: any number, taken modulo 2 to the 64th.
        first: the number of the first game.
        rules: the rules.
        seating: how people sit; for two ``two``, for three ``box`` if not told.
        most_hands: after so many hands a game is given up.
        threads: how many threads share the work; the result is the same.

    Raises:
        PlayerError: there is no such player among the kernels, or so many cannot sit like that.
    """
    sitting = (Seating.TWO if len(players) == 2 else Seating.BOX) if seating is None else seating
    people = sitting.people
    if len(players) != people:
        raise PlayerError("player-count", count=len(players), needed=people, seating=sitting.value)
    policies = [policy(name) for name in players]
    rows = np.empty((count, GAME_SIZE), np.int32)

    laid = new_desk(rules)
    laid[POLICY : POLICY + people] = policies

    def play(begin: int, end: int) -> None:
        desk = laid.copy()
        result = np.empty(RESULT_SIZE, np.int32)
        where = _SEATINGS.index(sitting)
        games_kernel(desk, signed(seed), first + begin, where, most_hands, result, rows[begin:end])

    in_parallel(play, count, threads)
    return Games(
        winner=rows[:, GAME_WINNER],
        leader=rows[:, LEADER],
        hands=rows[:, HANDS],
        voids=rows[:, VOIDS],
        scoreless=rows[:, SCORELESS],
        plies=rows[:, GAME_PLIES],
        finished=rows[:, FINISHED] != 0,
        totals=rows[:, GAME_TOTAL : GAME_TOTAL + people],
        points=rows[:, GAME_POINTS : GAME_POINTS + people],
        played=rows[:, PLAYED : PLAYED + people],
        won=rows[:, WON : WON + WAYS_TO_WIN * people].reshape(count, people, WAYS_TO_WIN),
    )


@entry("int64[::1], int64, int64, int64, int64, int32[:, ::1]")
def hands_kernel(room: Any, seed: int, first: int, non_dealer: int, dealer: int, rows: Any) -> None:
    """Play hands, one for each of *rows*."""
    desk, row = pointer(room), pointer(rows)
    for number in range(rows.shape[0]):
        plies = play_hand(desk, seed, first + number, 1, non_dealer, dealer, 0)
        write_result(desk, plies, shifted(row, number * RESULT_SIZE))


@entry("int64[::1], int64, int64, int64, int64, int32[::1], int32[:, ::1]")
def games_kernel(room: Any, seed: int, first: int, seating: int, most_hands: int, result: Any, rows: Any) -> None:
    """Play games, one for each of *rows*."""
    desk, row = pointer(room), pointer(rows)
    for number in range(rows.shape[0]):
        at = shifted(row, number * GAME_SIZE)
        play_game(desk, seed, first + number, seating, most_hands, pointer(result), at)


def policy(name: str) -> int:
    """The number of a policy.

    Raises:
        PlayerError: there is none of that name.
    """
    wanted = name.strip().lower()
    if wanted not in POLICIES:
        raise PlayerError("player-unknown", player=name, players=", ".join(POLICIES))
    return POLICIES.index(wanted)


def signed(seed: int) -> int:
    """A seed as the ``int64`` of the same bits."""
    bits = seed % (1 << 64)
    return bits - (bits >> 63 << 64)


def in_parallel(work: Callable[[int, int], None], count: int, threads: int) -> None:
    """Do *work* on all places from 0 to *count*, in stretches, on so many threads.

    Many short stretches: where something else disturbs one thread, the others do its share.
    """
    if threads <= 1 or count <= 1:
        work(0, count)
        return
    stretches = STRETCHES * threads
    edges = [count * number // stretches for number in range(stretches + 1)]
    with ThreadPoolExecutor(threads) as pool:
        done = [pool.submit(work, begin, end) for begin, end in pairwise(edges) if begin < end]
    for stretch in done:
        stretch.result()
