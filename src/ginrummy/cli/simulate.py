"""``ginrummy simulate``: let players play each other many times, and count.

With ``--json``::

    seed         as it was given; the same seed, players, rules and version give the same answer
    rules        every field of the rules in force
    seating      two, box or cutthroat
    games        games played
    unfinished   those of them given up, since hand after hand nobody scored; nobody won them
    hands        hands played
    voids        those of them that were void
    actions      actions taken
    outcomes     how many hands ended in each way: knock, undercut, gin, big gin, void
    players      for each, in the order they were named: name, games_won, games_led (alone at the highest grand total),
                 total (grand totals of all games together), hands (in which the player held cards), hands_won, points
                 (hand points), points_per_hand, outcomes (of the hands won)
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

import typer

from ginrummy.analysis import IDLE_HANDS, Played, Summary, labels
from ginrummy.analysis import simulate as play_games
from ginrummy.cli.common import JsonOption, RulesOption, SetOption, answer, rules_from, say, table
from ginrummy.errors import PlayerError
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.players import LEVELS, player
from ginrummy.rules import DEFAULT_PRESET, HandResult, Outcome
from ginrummy.words.score import outcome as spoken

_PATIENCE = 1.0
"""After so many seconds a person is shown how far it is."""


def simulate(
    *,
    names: Annotated[
        list[str],
        typer.Argument(metavar="A B [C]", show_default=False, help=t("simulate-players", players=", ".join(LEVELS))),
    ],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=t("simulate-option-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help=t("simulate-option-seed"))] = "1",
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    seating: Annotated[
        Seating | None, typer.Option("--seating", show_default=False, help=t("simulate-option-seating"))
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play the games and tell what came of them."""
    rules = rules_from(preset, changes)
    sitting = seating_for(len(names), seating)
    players = [player(name) for name in names]
    summary = Summary.of(labels([one.name for one in players]))
    for played in _with_progress(play_games(players, games, seed, rules, sitting), games):
        summary.add(played)
    if as_json:
        answer({"seed": seed, "rules": rules.as_dict(), "seating": sitting.value, **summary.as_dict()})
    else:
        say(_told(summary))


def seating_for(people: int, wanted: Seating | None) -> Seating:
    """How so many people sit: as *wanted*, or two face to face, or three with one in the box.

    Raises:
        PlayerError: so many cannot sit like that.
    """
    fitting = [seating for seating in Seating if seating.people == people]
    if wanted is None and fitting:
        return fitting[0]
    if wanted in fitting:
        return wanted
    if wanted is None:
        raise PlayerError("simulate-two-or-three", count=people)
    raise PlayerError("player-count", count=people, needed=wanted.people, seating=wanted.value)


def _with_progress(games: Iterable[Played], count: int) -> Iterator[Played]:
    """The games as they come, with a bar on a terminal once they have taken a while."""
    if not sys.stderr.isatty():
        yield from games
        return
    from time import monotonic

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("simulate-progress"), total=count, visible=False)
        began = monotonic()
        for played in games:
            bar.update(task, advance=1, visible=monotonic() - began > _PATIENCE)
            yield played


def _told(summary: Summary) -> str:
    """The summary for a person: what was played, who won, and how the hands ended."""
    lines = [t("simulate-played", games=summary.games, hands=summary.hands)]
    if summary.unfinished:
        lines.append(t("simulate-unfinished", games=summary.unfinished, hands=IDLE_HANDS))
    return "\n".join([*lines, "", _aligned(_standing(summary)), "", _aligned(_endings(summary))])


def _standing(summary: Summary) -> list[tuple[str, ...]]:
    """A row for each player: games, hands, points."""
    head = (
        t("simulate-head-player"),
        t("simulate-head-games-won"),
        t("simulate-head-share"),
        t("simulate-head-hands-won"),
        t("simulate-head-points"),
        t("simulate-head-per-hand"),
        t("simulate-head-total"),
    )
    rows = (
        (
            one.name,
            _number(one.games_won),
            t("simulate-percent", percent=round(100 * one.games_won / summary.games, 1)),
            _number(one.hands_won),
            _number(one.points),
            _number(round(one.points_per_hand, 2)),
            _number(one.total),
        )
        for one in summary.players
    )
    return [head, *rows]


def _endings(summary: Summary) -> list[tuple[str, ...]]:
    """A row for each way in which hands ended: all of them, and those that each player won."""
    head = (t("simulate-head-ending"), t("simulate-head-all"), *(one.name for one in summary.players))
    rows = (
        (
            spoken(HandResult(outcome=outcome)),
            _number(summary.outcomes[outcome]),
            *(_number(one.outcomes[outcome]) for one in summary.players),
        )
        for outcome in Outcome
        if summary.outcomes[outcome]
    )
    return [head, *rows]


def _number(number: float) -> str:
    return t("simulate-number", number=number)


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column is words and whose others are numbers, aligned to the right."""
    first, *others = zip(*rows, strict=True)
    right = ([words.rjust(max(map(len, column))) for words in column] for column in others)
    return table(list(zip(first, *right, strict=True)))
