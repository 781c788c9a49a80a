"""``ginrummy arena``: how strong players are, measured against each other on mirrored deals.

With ``--json``; a figure is the first player's, as ``{mean, ci95}``, where an endless interval is None::

    seed                  as it was given; the same seed, players, rules and version give the same answer, timings aside
    rules                 every field of the rules in force
    seating               two, box or cutthroat
    interrupted           whether it was stopped before its end; what follows is then of the deals until then
    players               their names, told apart
    unit                  what a deal begins: hands or games
    deals                 deals played, each from every side
    hands, games          hands and games played in all; games is None where deals are hands
    points_per_hand       how many hand points more than the others it scores for each hand
    hand_wins, game_wins  its share of the hands in which it held cards, and of the games
    outcomes              by the way in which hands ended: how many in all, and how many of them each player won
    forfeits              by player and kind: answers that were refused, late or missing, each of which lost its deal
    sprt                  with --until-significant: h0, h1, alpha, beta, bounds, llr (the log-likelihood ratio), verdict
                          (h0, h1 or open), deals
    seconds_per_decision  by player

With ``--round-robin``, ``players`` are all of them, ``matches`` has the above from ``players`` on for each pair,
``payoff`` a row for each player with its points a hand against each other one, ``ratings`` each one's ``mu`` and
``sigma``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ginrummy.cli.common import (
    FLAG,
    INTERRUPTED,
    JsonOption,
    RulesOption,
    SetOption,
    aligned,
    answer,
    rules_from,
    say,
    with_progress,
)
from ginrummy.cli.simulate import seating_for
from ginrummy.errors import GinError, PlayerError
from ginrummy.fast import require
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.players import LEVELS, PANEL, Budget, player
from ginrummy.rules import DEFAULT_PRESET

if TYPE_CHECKING:
    # They need the extra "fast", which the command asks for before it imports them.
    from ginrummy.analysis.arena import Contest, Engine, Match, RoundRobin, Unit

DEALS, MOST_DEALS = 1000, 100_000
"""How many deals are played if nothing is said, and after how many an open question is left open."""


class EngineName(StrEnum):
    """Who does the work."""

    PROCESSES = "processes"
    """Processes on this machine."""
    RAY = "ray"
    """A Ray cluster."""


def arena(
    *,
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="A B [C]", show_default=False, help=t("arena-players", players=", ".join((*LEVELS, *PANEL)))
        ),
    ],
    deals: Annotated[
        int | None,
        typer.Option("--deals", metavar="N", min=1, help=t("arena-option-deals", deals=DEALS)),
    ] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help=t("arena-option-games"))] = None,
    until_significant: Annotated[
        bool, typer.Option("--until-significant", metavar=FLAG, help=t("arena-option-until", most=MOST_DEALS))
    ] = False,
    bounds: Annotated[
        tuple[float, float] | None, typer.Option("--bounds", metavar="H0 H1", help=t("arena-option-bounds"))
    ] = None,
    alpha: Annotated[float, typer.Option("--alpha", metavar="SHARE", help=t("arena-option-alpha"))] = 0.05,
    beta: Annotated[float, typer.Option("--beta", metavar="SHARE", help=t("arena-option-beta"))] = 0.05,
    seed: Annotated[int, typer.Option("--seed", metavar="NUMBER", help=t("arena-option-seed"))] = 1,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    seating: Annotated[
        Seating | None, typer.Option("--seating", show_default=False, help=t("simulate-option-seating"))
    ] = None,
    round_robin: Annotated[bool, typer.Option("--round-robin", metavar=FLAG, help=t("arena-option-robin"))] = False,
    playouts: Annotated[
        int | None, typer.Option("--playouts", metavar="N", min=1, help=t("arena-option-playouts"))
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="SECONDS", min=0.001, help=t("arena-option-seconds"))
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="K", min=1, help=t("arena-option-workers"))
    ] = None,
    engine: Annotated[EngineName, typer.Option("--engine", help=t("arena-option-engine"))] = EngineName.PROCESSES,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help=t("arena-option-keep"))] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=t("arena-option-html"))] = None,
    as_json: JsonOption = False,
) -> None:
    """Play, and tell how strong the players are.

    Raises:
        GinError: the options do not fit together, or something that they need is not installed.
        typer.Exit: it was interrupted; what was known by then has been told.
    """
    require("arena")
    from ginrummy.analysis.arena import Contest, Kept, Match, Question, RoundRobin, meant_by, play

    if deals is not None and games is not None:
        raise PlayerError("arena-deals-or-games")
    if bounds is not None and not until_significant:
        raise PlayerError("arena-bounds-alone")
    sitting = seating_for(2 if round_robin else len(names), seating)
    unit = _unit(deals, games, sitting)
    contest = Contest(
        players=tuple((names * 2)[: sitting.people]),
        deals=deals or games or (MOST_DEALS if until_significant else DEALS),
        unit=unit,
        seed=seed,
        rules=rules_from(preset, changes),
        seating=sitting,
        budget=Budget(playouts=playouts, seconds=seconds),
    )
    question = None
    if until_significant:
        h0, h1 = bounds or Question.usual(unit, sitting.people)
        question = Question(h0=h0, h1=h1, alpha=alpha, beta=beta)
    for name in names:
        player(meant_by(name))  # whoever is not there is missed before the first deal
    if html is not None:
        _try_to_write(html)  # and so is a folder: what was played for hours must not be lost for it
    robin = RoundRobin.of(names, contest, question) if round_robin else None
    matches = (Match(contest, question),) if robin is None else robin.matches
    total = sum(match.contest.deals for match in matches)
    doing = _engine(engine, workers, matches)
    kept = None if keep is None else Kept.in_file(keep)
    playing = play(matches, doing if kept is None else kept.engine(doing))
    told = _Told(contest, matches, robin)
    try:
        for _ in with_progress(playing, total, t("arena-progress"), size=int):
            pass
    except KeyboardInterrupt:
        told.interrupted = True
    if kept is not None and kept.deals and not as_json:
        say(t("arena-kept", deals=kept.deals, path=str(keep)), err=True)
    if as_json:
        answer(told.as_dict())
    else:
        say(told.as_text())
    if html is not None:
        told.write(html)
    if told.interrupted:
        raise typer.Exit(INTERRUPTED)


def _unit(deals: int | None, games: int | None, seating: Seating) -> "Unit":
    """What a deal begins, by the option that was given: two play hands if nothing is said, three play games."""
    from ginrummy.analysis.arena import Unit

    if games is not None or (deals is None and seating is not Seating.TWO):
        return Unit.GAMES
    return Unit.HANDS


def _engine(name: EngineName, workers: int | None, matches: "Sequence[Match]") -> "Engine":
    """The engine of that name; without a number of workers, as many as there are processors, of kernels one."""
    from ginrummy.analysis.arena import in_processes, processors

    if name is EngineName.RAY:
        from ginrummy.analysis.arena.on_ray import in_ray

        return in_ray(workers)
    if workers is None:
        workers = 1 if all(match.contest.in_kernels for match in matches) else processors()
    return in_processes(workers)


@dataclass
class _Told:
    """What there is to tell, in each of its forms.

    Attributes:
        contest: what was played; in a round robin, by the first two.
        matches: what came of it.
        robin: the round robin, if it was one.
        interrupted: whether it was stopped before its end.
    """

    contest: "Contest"
    matches: "Sequence[Match]"
    robin: "RoundRobin | None"
    interrupted: bool = False

    def as_dict(self) -> dict[str, Any]:
        """For a program."""
        return {
            "seed": self.contest.seed,
            "rules": self.contest.rules.as_dict(),
            "seating": self.contest.seating.value,
            "interrupted": self.interrupted,
            **(self.matches[0] if self.robin is None else self.robin).as_dict(),
        }

    def as_text(self) -> str:
        """For a person."""
        from ginrummy.analysis.arena import report

        parts = [t("arena-interrupted")] if self.interrupted else []
        if self.robin is None:
            (match,) = self.matches
            parts += [report.headline(match), aligned(report.standing(match)), aligned(report.endings(match))]
            return "\n\n".join([*parts, *report.notes(match)])
        parts += [t("arena-payoff"), aligned(report.payoff(self.robin))]
        for match in self.matches:
            of_match = " – ".join(match.names)
            parts += [f"{of_match}: {line}" for line in report.notes(match)]
        return "\n\n".join(parts)

    def write(self, path: Path) -> None:
        """As a page in the file *path*.

        Raises:
            GinError: it cannot be written.
        """
        from ginrummy.analysis.arena.page import page

        try:
            path.write_text(page(self.matches, self.robin), encoding="utf-8")
        except OSError as error:
            raise _unwritten(path, error) from None


def _try_to_write(path: Path) -> None:
    """See that a file can be written, and leave it as it is."""
    new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
        if new:
            path.unlink()
    except OSError as error:
        raise _unwritten(path, error) from None


def _unwritten(path: Path, error: OSError) -> GinError:
    return GinError("arena-html", path=str(path), why=error.strerror or str(error))
