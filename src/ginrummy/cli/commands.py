"""The app: every command in its place, and what stands before a command."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from ginrummy import locale
from ginrummy.cli.arena import arena
from ginrummy.cli.backup import backup, restore
from ginrummy.cli.bench import bench
from ginrummy.cli.check_player import check_player
from ginrummy.cli.check_ratings import check_ratings
from ginrummy.cli.common import FLAG, Command, Commands, say
from ginrummy.cli.convert import convert
from ginrummy.cli.dataset import dataset
from ginrummy.cli.hand import hand
from ginrummy.cli.play import play
from ginrummy.cli.player import player
from ginrummy.cli.replay import replay
from ginrummy.cli.rules import rules
from ginrummy.cli.score import score
from ginrummy.cli.serve import serve
from ginrummy.cli.simulate import simulate
from ginrummy.cli.train import train
from ginrummy.cli.verify import verify
from ginrummy.locale import t

app = typer.Typer(
    cls=Commands,
    help=t("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # what gets that far is our mistake, and a report needs all of it
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _add(command: Callable[..., Any], words: str) -> None:
    app.command(cls=Command, help=words)(command)


_add(play, t("cli-play"))
_add(serve, t("cli-serve"))
_add(backup, t("cli-backup"))
_add(restore, t("cli-restore"))
_add(check_ratings, t("cli-check-ratings"))
_add(hand, t("cli-hand"))
_add(score, t("cli-score"))
_add(rules, t("cli-rules"))
_add(simulate, t("cli-simulate"))
_add(arena, t("cli-arena"))
_add(train, t("cli-train"))
_add(dataset, t("cli-dataset"))
_add(player, t("cli-player"))
_add(check_player, t("cli-check-player"))
_add(replay, t("cli-replay"))
_add(verify, t("cli-verify"))
_add(convert, t("cli-convert"))
_add(bench, t("cli-bench"))


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        say(f"ginrummy {version('ginrummy')}")
        raise typer.Exit


def _lang(language: str | None) -> None:
    """Refuse a language that nobody here speaks; the choice itself was made before this module was read."""
    if language is not None and language not in locale.languages():
        raise typer.BadParameter(t("cli-lang-unknown", language=language, languages=", ".join(locale.languages())))


@app.callback()
def _before(
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANG", callback=_lang, is_eager=True, help=t("cli-option-lang"))
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", metavar=FLAG, callback=_version, is_eager=True, help=t("cli-option-version"))
    ] = False,
) -> None: ...
