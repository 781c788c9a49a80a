"""Chunks played inside the kernels."""

from time import perf_counter

import numpy as np

from ginrummy import fast
from ginrummy.analysis.arena.contest import Chunk, Contest, Unit
from ginrummy.analysis.arena.rows import FORFEIT, Pace, Rows


def play_in_kernels(contest: Contest, chunk: Chunk) -> tuple[Rows, Pace]:
    """What came of a chunk; each player's pace is that of all together."""
    rows = Rows.empty(chunk.deals, contest.people)
    play = _hands if contest.unit is Unit.HANDS else _games
    play(
        contest, Chunk(chunk.first, 0), 0, Rows.empty(0, contest.people)
    )  # what is not loaded yet, is; then time counts
    began = perf_counter()
    decisions = sum(play(contest, chunk, leg, rows) for leg in range(contest.people))
    seconds = perf_counter() - began
    each = np.full(contest.people, decisions / contest.people)
    return rows, Pace(each.astype(np.int64), np.full(contest.people, seconds / contest.people))


def _hands(contest: Contest, chunk: Chunk, leg: int, rows: Rows) -> int:
    """Play a leg of single hands; give the number of choices made."""
    seats = (leg, 1 - leg)  # the players of the non-dealer and of the dealer
    non_dealer, dealer = (contest.players[player] for player in seats)
    hands = fast.play_hands(non_dealer, dealer, chunk.deals, contest.seed, first=chunk.first, rules=contest.rules)
    rows.hands[:, leg] = 1
    rows.played[:, leg] = 1
    rows.voids[:, leg] = hands.outcome == fast.OUTCOMES.index("void")
    rows.scoreless[:, leg] = (hands.winner < 0) & (rows.voids[:, leg] == 0)
    for seat, player in enumerate(seats):
        won = np.flatnonzero(hands.winner == seat)
        rows.points[won, leg, player] = hands.points[won]
        rows.won[won, leg, player, hands.outcome[won]] = 1
    return int(hands.plies.sum())


def _games(contest: Contest, chunk: Chunk, leg: int, rows: Rows) -> int:
    """Play a leg of games; give the number of choices made."""
    people = contest.people
    player_of = [(person + leg) % people for person in range(people)]
    games = fast.play_games(
        [contest.players[player] for player in player_of],
        chunk.deals,
        contest.seed,
        first=chunk.first,
        rules=contest.rules,
        seating=contest.seating,
    )
    rows.hands[:, leg] = games.hands
    rows.voids[:, leg] = games.voids
    rows.scoreless[:, leg] = games.scoreless
    for person, player in enumerate(player_of):
        rows.points[:, leg, player] = games.points[:, person]
        rows.played[:, leg, player] = games.played[:, person]
        rows.won[:, leg, player, :FORFEIT] = games.won[:, person]
        rows.games[:, leg, player] = np.where(games.winner < 0, 1 / people, games.winner == person)
    return int(games.plies.sum())
