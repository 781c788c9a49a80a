"""The scoresheet: every hand, every column, every bonus, for everybody at the table."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ginrummy.locale import t
from ginrummy.match import GameLog, MatchState, Person, Tally
from ginrummy.rules import HandResult, hand_result
from ginrummy.words.score import outcome

SHORT = 10
"""How many hands a sheet shows that is looked at in between."""

_GAP = "  "


@dataclass(frozen=True, slots=True)
class Entry:
    """One hand on the sheet.

    Attributes:
        number: its number, from 1.
        result: what it came to.
        winner: who scored in it, or None.
    """

    number: int
    result: HandResult
    winner: Person | None


def entries(log: GameLog) -> Iterator[Entry]:
    """Every hand of a game that is over."""
    before: MatchState | None = None
    for game in log.games():
        if game.hand is not None and game.hand.over and before is not None:
            result = hand_result(game.hand)
            winner = None if result.winner is None else before.roles.person_in(result.winner)
            yield Entry(before.hand_number, result, winner)
        before = game.score


def sheet_lines(log: GameLog, names: Sequence[str], *, last: int | None = SHORT) -> list[str]:
    """The sheet so far.

    Args:
        log: the game.
        names: everybody's name, by person.
        last: how many hands to show at most, the last ones; None for all.
    """
    hands = list(entries(log))
    shown = hands if last is None else hands[-last:]
    score = log.fold().score
    rows = [_entry_row(entry, score) for entry in shown]
    if len(hands) > len(shown):
        rows.insert(0, (t("play-sheet-earlier", count=len(hands) - len(shown)), [""] * len(names)))
    return _table(names, [*rows, *_total_rows(score)])


def _entry_row(entry: Entry, score: MatchState) -> tuple[str, list[str]]:
    label = t("play-sheet-hand", number=entry.number, outcome=outcome(entry.result))
    return label, [str(entry.result.points) if p == entry.winner else "" for p in score.people]


def _total_rows(score: MatchState) -> Iterator[tuple[str, list[str]]]:
    """The sum of each column, and what a game that is over adds to it."""
    several = len(score.columns) > 1
    for number, column in enumerate(score.columns, start=1):
        tallies = [score.tally(column, p) for p in score.people]
        over = column.winner is not None
        if several:
            yield t("play-sheet-game", number=number), _values(tallies, lambda tally: tally.points)
        else:
            yield t("play-sheet-points"), _values(tallies, lambda tally: tally.points)
        for key, kind in _KINDS.items():
            if any(kind(tally) for tally in tallies) and (over or key == "play-sheet-box-bonus"):
                yield t(key), _values(tallies, kind)
    if several or score.grand_totals != score.columns[0].points:
        yield t("play-sheet-total"), [str(total) for total in score.grand_totals]


_KINDS: dict[str, Callable[[Tally], int]] = {
    "play-sheet-box-bonus": lambda tally: tally.box_bonus,
    "play-sheet-game-bonus": lambda tally: tally.game_bonus,
    "play-sheet-shutout": lambda tally: tally.shutout,
}


def _values(tallies: Sequence[Tally], kind: Callable[[Tally], int]) -> list[str]:
    return [str(kind(tally)) for tally in tallies]


def _table(names: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Labels on the left, a column for everybody on the right."""
    first = max(len(label) for label, _ in rows)
    widths = [max(5, len(name)) for name in names]
    lines = [("", list(names)), *rows]
    return [
        _GAP.join(["", f"{label:<{first}}", *(f"{c:>{w}}" for c, w in zip(cells, widths, strict=True))]).rstrip()
        for label, cells in lines
    ]
