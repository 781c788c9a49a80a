"""``ginrummy train``: let a network learn to play, keep it in a folder, and tell how well it plays.

With ``--json``::

    path      the folder: net.npz, the network; checkpoint.zip, to go on from; progress.jsonl, what was measured
    plan      what was trained, and how
    updates   how often the network has learned, earlier runs included
    samples   from how many choices
    seconds   for how long
    margins   against each of random, greedy, sound: opponent, hands, won, lost, share (of the hands that somebody won)
              and share_ci95 (Wilson's interval), points (more than the other, for each hand) and points_ci95
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ginrummy.cli.common import (
    FLAG,
    INTERRUPTED,
    JsonOption,
    RulesOption,
    SetOption,
    Where,
    aligned,
    answer,
    rules_from,
    say,
)
from ginrummy.errors import GinError
from ginrummy.fast import require
from ginrummy.locale import t
from ginrummy.players import PANEL
from ginrummy.rules import DEFAULT_PRESET

if TYPE_CHECKING:
    # They need the extra "env", which the command asks for before it imports them.
    from ginrummy.env.training.course import Engine, Length, Training
    from ginrummy.env.training.measure import Margin

MINUTES = 30.0
KEEP_AFTER = 10.0
"""So many seconds of work may be lost."""
OPPONENTS = ("random", "greedy", "sound", *PANEL)
"""The policies of the kernels."""
USUALLY_AGAINST = ("self", "sound")


def train(
    *,
    path: Annotated[Path, typer.Argument(metavar="DIR", show_default=False, help=t("train-path"))],
    minutes: Annotated[
        float | None, typer.Option("--minutes", metavar="N", min=0.0, help=t("train-option-minutes", minutes=MINUTES))
    ] = None,
    updates: Annotated[
        int | None, typer.Option("--updates", metavar="N", min=0, help=t("train-option-updates"))
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="NAME", help=t("train-option-against", players=", ".join(OPPONENTS))),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="NUMBER", min=0, help=t("train-option-seed"))] = 1,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    hands: Annotated[int, typer.Option("--hands", metavar="N", min=1, help=t("train-option-hands"))] = 256,
    steps: Annotated[int, typer.Option("--steps", metavar="N", min=1, help=t("train-option-steps"))] = 64,
    resume: Annotated[bool, typer.Option("--resume", metavar=FLAG, help=t("train-option-resume"))] = False,
    force: Annotated[bool, typer.Option("--force", metavar=FLAG, help=t("train-option-force"))] = False,
    every: Annotated[int, typer.Option("--every", metavar="N", min=1, help=t("train-option-every"))] = 20,
    measure: Annotated[int, typer.Option("--measure", metavar="N", min=2, help=t("train-option-measure"))] = 4000,
    threads: Annotated[int, typer.Option("--threads", metavar="N", min=1, help=t("train-option-threads"))] = 1,
    engine: Annotated[Where, typer.Option("--engine", help=t("train-option-engine"))] = Where.HERE,
    as_json: JsonOption = False,
) -> None:
    """Train, and tell how well the network plays.

    Raises:
        GinError: the options do not fit together, or something that they need is not installed.
        typer.Exit: it was interrupted; what was learned until then has been kept.
    """
    require("train")
    _need_env()
    from ginrummy.env.training.course import Length, Plan, Training

    if resume and force:
        raise GinError("train-resume-or-force")
    if resume:
        training = Training.resume(path)
    else:
        opposite = tuple(against or USUALLY_AGAINST)
        plan = Plan(rules=rules_from(preset, changes), against=opposite, seed=seed, hands=hands, steps=steps)
        training = Training.begin(path, plan, force=force)
    _use(threads)
    limit = MINUTES if minutes is None and updates is None else minutes
    length = Length(None if limit is None else 60 * limit, updates)
    try:
        _run(training, length, _engine(engine), every, loud=not as_json)
    except KeyboardInterrupt:  # perhaps in the middle of an update: what was kept last stands
        say(t("train-interrupted", path=str(path)), err=True)
        raise typer.Exit(INTERRUPTED) from None
    training.save()
    margins = training.measure(measure)
    if as_json:
        counts = {"updates": training.updates, "samples": training.samples, "seconds": round(training.seconds, 1)}
        found = [margin.as_dict() for margin in margins]
        answer({"path": str(path), "plan": training.plan.as_dict(), **counts, "margins": found})
        return
    say(_how_far(training))
    say("\n" + aligned(_table(margins)))
    say("\n" + t("train-kept", path=str(path)))


def _need_env() -> None:
    """Make sure that the extra is installed that learning stands on.

    Raises:
        GinError: it is not.
    """
    try:
        import gymnasium  # noqa: F401
    except ModuleNotFoundError:
        raise GinError("train-extra-missing") from None


def _use(threads: int) -> None:
    """Compute in so many threads: those of NumPy, too, wait for one another busily where processors are few."""
    import torch
    from threadpoolctl import threadpool_limits

    torch.set_num_threads(threads)
    threadpool_limits(threads, user_api="blas")


def _engine(name: Where) -> "Engine":
    if name is Where.RAY:
        from ginrummy.env.training.on_ray import in_ray

        return in_ray()
    from ginrummy.env.training.course import here

    return here


def _run(training: "Training", length: "Length", engine: "Engine", every: int, *, loud: bool) -> None:
    """Train and keep what there is; every so many updates measure it a little and say so."""
    kept = training.seconds
    for _ in training.run(length, engine):
        if training.seconds - kept >= KEEP_AFTER:
            training.save()
            kept = training.seconds
        if training.updates % every:
            continue
        margins = training.measure(500)
        if loud:
            shares = (
                t("train-share", opponent=one.opponent, percent=_percent(one.share), points=_signed(one.points))
                for one in margins
            )
            say(" · ".join([_how_far(training), *shares]), err=True)


def _how_far(training: "Training") -> str:
    minutes = round(training.seconds / 60, 1)
    return t("train-so-far", updates=training.updates, samples=training.samples, minutes=minutes)


def _table(margins: "list[Margin]") -> list[tuple[str, ...]]:
    """A row for each opponent."""
    head = (
        t("train-head-against"),
        t("train-head-hands"),
        t("train-head-won"),
        t("train-head-share"),
        t("train-head-points"),
    )
    return [head, *(_row(one) for one in margins)]


def _row(margin: "Margin") -> tuple[str, ...]:
    low, high = margin.share_interval
    share = t("train-between", value=_percent(margin.share), low=_percent(low), high=_percent(high))
    points, off = margin.points, margin.points_error
    return (
        margin.opponent,
        t("simulate-number", number=margin.hands),
        t("simulate-number", number=margin.won),
        share,
        t("train-between", value=_signed(points), low=_signed(points - off), high=_signed(points + off)),
    )


def _percent(share: float) -> str:
    return t("simulate-percent", percent=round(100 * share, 1))


def _signed(points: float) -> str:
    return f"{points:+.2f}".replace("-", "−")
