"""``ginrummy dataset``: write self-play as a table, Parquet, a row for each choice.

With ``--json``::

    path     the file
    seed     as it was given; the same seed, players, rules and version give the same rows
    rules    every field of the rules in force
    players  who played
    hands    how many hands
    rows     how many choices
    columns  how many columns; ginrummy.env.dataset describes them
    bytes    the size of the file
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ginrummy.cli.common import FLAG, JsonOption, RulesOption, SetOption, answer, rules_from, say
from ginrummy.cli.train import OPPONENTS
from ginrummy.errors import GinError, PlayerError
from ginrummy.fast import require
from ginrummy.locale import t
from ginrummy.rules import DEFAULT_PRESET


def dataset(
    *,
    path: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help=t("dataset-path-told"))],
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[A [B]]", show_default=False, help=t("dataset-players", players=", ".join(OPPONENTS))),
    ] = None,
    hands: Annotated[int, typer.Option("--hands", metavar="N", min=1, help=t("dataset-option-hands"))] = 10_000,
    seed: Annotated[int, typer.Option("--seed", metavar="NUMBER", min=0, help=t("dataset-option-seed"))] = 1,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    force: Annotated[bool, typer.Option("--force", metavar=FLAG, help=t("dataset-option-force"))] = False,
    as_json: JsonOption = False,
) -> None:
    """Play the hands and write the file.

    Raises:
        GinError: the options do not fit together, something that they need is not installed, or the file is there
            already or cannot be written.
    """
    require("dataset")
    try:
        from ginrummy.env.dataset import Selfplay, write
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("ginrummy"):
            raise
        raise GinError("dataset-extra-missing") from None

    players = names or ["sound"]
    if len(players) > 2:
        raise PlayerError("dataset-two", count=len(players))
    rules = rules_from(preset, changes)
    told = Selfplay(players=(players[0], players[-1]), hands=hands, seed=seed, rules=rules)
    with _progress(hands) as heard:
        written = write(told, path, force=force, heard=heard)
    if as_json:
        counts = {"hands": written.hands, "rows": written.rows, "columns": written.columns, "bytes": written.size}
        start = {"path": str(path), "seed": seed, "rules": rules.as_dict(), "players": list(told.players)}
        answer({**start, **counts})
        return
    say(t("dataset-written", path=str(path), hands=written.hands, rows=written.rows, columns=written.columns))


@contextmanager
def _progress(hands: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, told how many hands have been played."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("simulate-progress"), total=hands)
        yield lambda done: bar.update(task, completed=done)
