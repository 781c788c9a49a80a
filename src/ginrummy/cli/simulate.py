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
    out          only with --out: the folder with the records

With ``--out DIR``, the record of each game is a file of its own, ``game-0001.gin`` and so on; ``ginrummy verify DIR``
proves every deal of them. The same seed gives the same bytes, so no date is in them.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Self

import typer

from ginrummy.analysis import IDLE_HANDS, Summary, labels
from ginrummy.analysis import simulate as play_games
from ginrummy.cli.common import (
    FLAG,
    JsonOption,
    RulesOption,
    SetOption,
    Where,
    aligned,
    answer,
    rules_from,
    say,
    with_progress,
)
from ginrummy.errors import GinError, PlayerError
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.players import LEVELS, player
from ginrummy.record import EXTENSION, Record, save
from ginrummy.rules import DEFAULT_PRESET, HandResult, Outcome
from ginrummy.words.score import outcome as spoken

_GAME = re.compile(rf"game-\d{{4,}}{re.escape(EXTENSION)}")
"""The name of the file of a game."""


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
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=t("simulate-option-out"))] = None,
    force: Annotated[bool, typer.Option("--force", metavar=FLAG, help=t("simulate-option-force"))] = False,
    engine: Annotated[Where, typer.Option("--engine", help=t("simulate-option-engine"))] = Where.HERE,
    as_json: JsonOption = False,
) -> None:
    """Play the games and tell what came of them.

    Raises:
        GinError: the options do not fit together, or the records cannot be written.
    """
    rules = rules_from(preset, changes)
    sitting = seating_for(len(names), seating)
    players = [player(name) for name in names]
    called = labels([one.name for one in players])
    summary = Summary.of(called)
    folder = None if out is None else _Folder.of(out, games)
    if folder is not None:
        folder.clear(force=force)
    if engine is Where.RAY:
        from ginrummy.analysis.on_ray import simulate_in_ray

        course = simulate_in_ray(names, games, seed, rules, sitting)
    else:
        course = play_games(players, games, seed, rules, sitting)
    playing = with_progress(course, games, t("simulate-progress"))
    for number, played in enumerate(playing, start=1):
        summary.add(played)
        if folder is not None:
            folder.put(number, played.record(called))
    if as_json:
        told = {"seed": seed, "rules": rules.as_dict(), "seating": sitting.value, **summary.as_dict()}
        answer(told if folder is None else {**told, "out": str(folder.path)})
        return
    say(_told(summary))
    if folder is not None:
        say("\n" + t("simulate-out-written", games=games, path=str(folder.path)))
        say(t("simulate-out-look", file=str(folder.file(1))))


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


@dataclass(frozen=True)
class _Folder:
    """Where the records go.

    Attributes:
        path: the folder.
        digits: of the numbers in the names of the files.
    """

    path: Path
    digits: int

    @classmethod
    def of(cls, path: Path, games: int) -> Self:
        """The folder *path* for so many games."""
        return cls(path, max(4, len(str(games))))

    def clear(self, *, force: bool) -> None:
        """Make the folder if it is missing; games of an earlier run go if *force* says so.

        Raises:
            GinError: games are there, and nobody said that they may go; or it is a file, or cannot be written.
        """
        if self.path.is_file():
            raise GinError("simulate-out-file", path=str(self.path))
        with _writing(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            earlier = [file for file in self.path.iterdir() if _GAME.fullmatch(file.name)]
            if earlier and not force:
                raise GinError("simulate-out-taken", path=str(self.path), games=len(earlier))
            for file in earlier:
                file.unlink()

    def file(self, number: int) -> Path:
        """The file of a game."""
        return self.path / f"game-{number:0{self.digits}}{EXTENSION}"

    def put(self, number: int, record: Record) -> None:
        """Write the record of a game.

        Raises:
            GinError: the file cannot be written.
        """
        with _writing(self.path):
            save(record, self.file(number))


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn what an operating system says of a folder into an error in words."""
    try:
        yield
    except OSError as error:
        raise GinError("simulate-out", path=str(path), why=error.strerror or str(error)) from None


def _told(summary: Summary) -> str:
    """The summary for a person: what was played, who won, and how the hands ended."""
    lines = [t("simulate-played", games=summary.games, hands=summary.hands)]
    if summary.unfinished:
        lines.append(t("simulate-unfinished", games=summary.unfinished, hands=IDLE_HANDS))
    return "\n".join([*lines, "", aligned(_standing(summary)), "", aligned(_endings(summary))])


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
