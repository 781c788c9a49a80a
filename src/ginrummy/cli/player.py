"""``ginrummy player``: one of our players answers another program, in the protocol of docs/player-protocol.md."""

import sys
from contextlib import suppress
from typing import Annotated

import typer

from ginrummy.cli.common import say
from ginrummy.errors import PlayerError
from ginrummy.locale import t
from ginrummy.players import LEVELS
from ginrummy.players import player as player_called
from ginrummy.players.outside import is_address
from ginrummy.players.outside.serving import serve, serve_port


def player(
    *,
    level: Annotated[
        str,
        typer.Argument(metavar="LEVEL", show_default=False, help=t("outside-cli-level", players=", ".join(LEVELS))),
    ],
    tcp: Annotated[
        int | None, typer.Option("--tcp", metavar="PORT", min=0, max=65535, help=t("outside-cli-tcp"))
    ] = None,
) -> None:
    """Answer until the host says farewell or hangs up; on a port, until interrupted.

    Raises:
        PlayerError: there is no such player, the port cannot be used, or the host cannot be understood.
    """
    if is_address(level):
        raise PlayerError("outside-not-ours", player=level)
    one = player_called(level)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        if tcp is None:
            serve(one, iter(sys.stdin.buffer.readline, b""), _said)
        else:
            serve_port(
                lambda: player_called(level),
                tcp,
                lambda port: say(t("outside-listening", player=one.name, port=str(port)), err=True),
            )


def _said(line: bytes) -> None:
    """Say it at once: the host waits for it."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
