"""Whole games as kernels: who sits where, the score, the end (:mod:`ginrummy.match`)."""

from typing import Any

from ginrummy.fast.hands import play_hand
from ginrummy.fast.jit import inlined, kernel
from ginrummy.fast.layout import (
    BOX,
    BOX_AT_ONCE,
    BOX_BONUS,
    COLUMN_ENTRIES,
    COLUMN_POINTS,
    COLUMN_WINNER,
    COLUMNS,
    CUTTHROAT,
    DECK,
    DECK_STREAM,
    GAME_BONUS,
    GAME_BONUS_DOUBLED,
    LOSER_DEALS,
    MOST_PEOPLE,
    NEEDED,
    NEXT_DEALER,
    NO_SHUTOUT,
    POLICY,
    REACH,
    SEATED,
    SHUTOUT,
    SITTING_OUT,
    TARGET,
    TWO,
    WINNER_DEALS,
)
from ginrummy.fast.rng import open_streams, shuffle
from ginrummy.fast.showdown import OUTCOME, PLIES, POINTS, VOID, WINNER, write_result
from ginrummy.fast.state import take_pack

(
    GAME_WINNER,
    LEADER,
    HANDS,
    GAME_PLIES,
    FINISHED,
    VOIDS,
    SCORELESS,
) = range(7)
GAME_TOTAL = 7  # each person's grand total
GAME_POINTS = GAME_TOTAL + MOST_PEOPLE  # and hand points
PLAYED = GAME_POINTS + MOST_PEOPLE  # and hands in which the person held cards
WON = PLAYED + MOST_PEOPLE  # and hands won, by outcome
WAYS_TO_WIN = 4
GAME_SIZE = WON + MOST_PEOPLE * WAYS_TO_WIN


@kernel
def play_game(desk: Any, seed: int, game: int, seating: int, most_hands: int, result: Any, row: Any) -> None:
    """Play a game to its end, or *most_hands* hands of it.

    Each hand's two dealt hands belong to persons, the first to the one of lower number: so in a game that is played
    again with the policies changed about, hand *k* has the same cards with seats swapped, whoever deals.

    Args:
        desk: the desk, with the rules and the persons' policies on it.
        seed: where chance comes from.
        game: the number of the game.
        seating: the number of the seating.
        most_hands: when to give up.
        result: ``int32[RESULT_SIZE]`` to work in.
        row: ``int32[GAME_SIZE]``, written.
    """
    people = 2 if seating == TWO else 3
    _begin(desk, seed, game, seating, row)
    hand = 0
    while hand < most_hands and not _over(desk):
        hand += 1
        non_dealer, dealer = desk[SEATED], desk[SEATED + 1]
        desk[NEEDED], desk[NEEDED + 1] = _needed(desk, non_dealer), _needed(desk, dealer)
        swapped = non_dealer > dealer
        plies = play_hand(desk, seed, game, hand, desk[POLICY + non_dealer], desk[POLICY + dealer], swapped)
        write_result(desk, plies, result)
        row[GAME_PLIES] += result[PLIES]
        row[PLAYED + non_dealer] += 1
        row[PLAYED + dealer] += 1
        _score(desk, seating, people, result, row)
    row[HANDS] = hand
    _close(desk, people, row)


@kernel
def _begin(desk: Any, seed: int, game: int, seating: int, row: Any) -> None:
    """An empty scoresheet, and the draw for the first deal (3.1, 12.1, 12.10)."""
    for place in range(REACH, COLUMN_WINNER):
        desk[place] = 0
    for column in range(desk[COLUMNS]):
        desk[COLUMN_WINNER + column] = -1
    for place in range(GAME_SIZE):
        row[place] = 0
    open_streams(desk, seed, game, 0)
    shuffle(desk, DECK_STREAM, take_pack(desk))
    low, middle, high = 2, 0, 1
    if _rank(desk, 0) > _rank(desk, 1):
        middle, high = 1, 0
    if seating == TWO:
        _seat(desk, middle, high, -1)
        return
    if _rank(desk, 2) > _rank(desk, middle):
        low, middle = middle, 2
        if _rank(desk, 2) > _rank(desk, high):
            middle, high = high, 2
    if seating == BOX:
        _seat(desk, middle, high, low)
    else:
        _seat(desk, high, middle, low)


@inlined
def _rank(desk: Any, person: int) -> int:
    """How high the card is that a person drew: by rank, then by suit."""
    card = desk[DECK + person]
    return 4 * (card % 13) + card // 13


@inlined
def _seat(desk: Any, non_dealer: int, dealer: int, out: int) -> None:
    desk[SEATED], desk[SEATED + 1], desk[SITTING_OUT] = non_dealer, dealer, out


@kernel
def _over(desk: Any) -> bool:
    """Whether every column is closed (11.1, 13.2)."""
    closed = 0
    for column in range(desk[COLUMNS]):
        closed += desk[COLUMN_WINNER + column] >= 0
    return closed == desk[COLUMNS]


@inlined
def _running(desk: Any, column: int, person: int) -> int:
    """What a person has toward the target in a column (11.2)."""
    place = MOST_PEOPLE * column + person
    at_once = desk[BOX_BONUS] * desk[COLUMN_ENTRIES + place] if desk[BOX_AT_ONCE] else 0
    return desk[COLUMN_POINTS + place] + at_once


@kernel
def _needed(desk: Any, person: int) -> int:
    """The hand points with which a person would reach the target in every open column."""
    least = desk[TARGET]
    for column in range(desk[COLUMNS]):
        if desk[COLUMN_WINNER + column] < 0:
            least = min(least, _running(desk, column, person))
    return desk[TARGET] - least - (desk[BOX_BONUS] if desk[BOX_AT_ONCE] else 0)


@kernel
def _score(desk: Any, seating: int, people: int, result: Any, row: Any) -> None:
    """Enter a hand in the score, and seat people for the next one."""
    seat = result[WINNER]
    if seat < 0:
        row[VOIDS if result[OUTCOME] == VOID else SCORELESS] += 1
        return
    winner, loser = desk[SEATED + seat], desk[SEATED + 1 - seat]
    row[GAME_POINTS + winner] += result[POINTS]
    row[WON + WAYS_TO_WIN * winner + result[OUTCOME]] += 1
    _enter(desk, winner, result[POINTS])
    if seating == CUTTHROAT:
        _seat(desk, winner, desk[SITTING_OUT], loser)
    elif seating == BOX:
        _seat(desk, desk[SITTING_OUT], winner, loser)
    elif desk[NEXT_DEALER] == WINNER_DEALS:
        _seat(desk, loser, winner, -1)
    elif desk[NEXT_DEALER] == LOSER_DEALS:
        _seat(desk, winner, loser, -1)
    else:
        _seat(desk, desk[SEATED + 1], desk[SEATED], -1)


@kernel
def _enter(desk: Any, winner: int, points: int) -> None:
    """Enter a winning hand in every open column that it reaches: each win reaches one further (13.2)."""
    reach = desk[REACH + winner]
    for column in range(reach, desk[COLUMNS]):
        if desk[COLUMN_WINNER + column] < 0:
            reach = column + 1
            break
    desk[REACH + winner] = reach
    for column in range(reach):
        if desk[COLUMN_WINNER + column] < 0:
            desk[COLUMN_POINTS + MOST_PEOPLE * column + winner] += points
            desk[COLUMN_ENTRIES + MOST_PEOPLE * column + winner] += 1
            if _running(desk, column, winner) >= desk[TARGET]:
                desk[COLUMN_WINNER + column] = winner


@kernel
def _close(desk: Any, people: int, row: Any) -> None:
    """Write grand totals, who leads and who won (11.2)."""
    leader, best = -1, -1
    for person in range(people):
        total = 0
        for column in range(desk[COLUMNS]):
            total += _tally(desk, column, person)
        row[GAME_TOTAL + person] = total
        if total >= best:
            leader, best = person if total > best else -1, total
    row[LEADER] = leader
    row[FINISHED] = _over(desk)
    row[GAME_WINNER] = -1
    if row[FINISHED]:
        row[GAME_WINNER] = desk[COLUMN_WINNER] if desk[COLUMNS] == 1 else leader


@kernel
def _tally(desk: Any, column: int, person: int) -> int:
    """All that a person has in a column: points, and the bonuses as far as they are earned."""
    first = MOST_PEOPLE * column
    points, entries = desk[COLUMN_POINTS + first + person], desk[COLUMN_ENTRIES + first + person]
    total = points + desk[BOX_BONUS] * entries
    if desk[COLUMN_WINNER + column] != person:
        return total
    total += desk[GAME_BONUS]
    everybody = 0
    for one in range(MOST_PEOPLE):
        everybody += desk[COLUMN_ENTRIES + first + one]
    if everybody > entries or desk[SHUTOUT] == NO_SHUTOUT:
        return total
    return total + (desk[GAME_BONUS] if desk[SHUTOUT] == GAME_BONUS_DOUBLED else points)
