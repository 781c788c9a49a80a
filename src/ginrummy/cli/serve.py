"""``ginrummy serve``: the tables in the browser."""

from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ginrummy.cli.common import FLAG, say
from ginrummy.cli.hosting import Database, make_sure_of_server
from ginrummy.locale import t
from ginrummy.players import enlist

DEFAULT_PORT = 8000
MOST_WORKERS = 64
SECRET_VARIABLE = "GINRUMMY_SECRET"
"""As :mod:`ginrummy.web.app` has it, which is imported only where it is needed."""


class Log(StrEnum):
    """In which form the server says what happens."""

    TEXT = "text"
    JSON = "json"


def serve(
    *,
    port: Annotated[
        int | None, typer.Option("--port", metavar="PORT", help=t("serve-cli-port", port=str(DEFAULT_PORT)))
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", metavar=FLAG, help=t("serve-cli-lan"))] = False,
    database: Database = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help=t("serve-cli-workers"))
    ] = 1,
    secret_file: Annotated[
        Path | None,
        typer.Option("--secret-file", metavar="FILE", help=t("serve-cli-secret-file", variable=SECRET_VARIABLE)),
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option("--metrics-port", metavar="PORT", help=t("serve-cli-metrics-port"))
    ] = None,
    log: Annotated[Log, typer.Option("--log", help=t("serve-cli-log"))] = Log.TEXT,
    players: Annotated[
        list[str] | None, typer.Option("--player", metavar="NAME=ADDRESS", help=t("outside-cli-offer"))
    ] = None,
    root_path: Annotated[str, typer.Option("--root-path", metavar="PATH", help=t("serve-cli-root-path"))] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", metavar=FLAG, help=t("serve-cli-no-browser"))] = False,
) -> None:
    """Serve tables until interrupted.

    Raises:
        GinError: what it needs is not installed, a player on offer is none or not there, or port or database cannot be
            used.
    """
    make_sure_of_server()
    from ginrummy.web.server import Served, Settings, run

    for offer in players or ():
        name, _, address = offer.partition("=")
        enlist(name.strip(), address.strip(), greet=True)

    def started(served: Served) -> None:
        say(t("serve-started", url=served.url))
        if served.lan_url is not None:
            say(t("serve-lan", url=served.lan_url))
        say(t("serve-stop"))
        if not no_browser:
            typer.launch(served.url)

    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it; everything has been closed by then
        run(
            Settings(
                database=database,
                port=port,
                default_port=DEFAULT_PORT,
                lan=lan,
                workers=workers,
                secret_file=secret_file,
                metrics_port=metrics_port,
                log=log.value,
                root_path=root_path,
            ),
            started=started,
        )
    say(t("serve-stopped"))
