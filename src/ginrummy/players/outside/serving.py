"""The other side of the line: one of our players answers as an outside one, for programs that host games."""

import json
import random
import socketserver
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from ginrummy.errors import PlayerError
from ginrummy.match import View
from ginrummy.players.base import Budget, Player, ask
from ginrummy.players.outside.decoding import view_after
from ginrummy.players.outside.encoding import ANSWER, ASK, BYE, HELLO, PROTOCOL, READY, Message, as_lines
from ginrummy.players.outside.ends import LOOPBACK
from ginrummy.players.outside.link import shown


def serve(player: Player, told: Iterable[bytes], say: Callable[[bytes], object]) -> None:
    """Answer for *player* until the host says farewell or hangs up.

    Args:
        player: who thinks.
        told: what the host says, line by line.
        say: takes each answer at once.

    Raises:
        PlayerError: the host said what cannot be understood, or the player failed.
    """
    view: View | None = None
    for line in told:
        with _understanding(line):
            message = json.loads(line)
        if not isinstance(message, dict):
            raise PlayerError("outside-host-no-object", said=shown(line))
        with _understanding(line):
            what = message["what"]
        if what == BYE:
            return
        if what == HELLO:
            say(as_lines([{"what": READY, "protocol": PROTOCOL, "name": player.name}]))
        elif what == ASK:
            say(as_lines([_answer(player, view, message, line)]))
        else:
            with _understanding(line):
                view = view_after(view, message)


def serve_port(make: Callable[[], Player], port: int, listening: Callable[[int], object]) -> None:
    """Answer whoever calls on a port of this machine, each with a player of its own, until interrupted.

    Args:
        make: makes a player.
        port: the port, or 0 for any that is free.
        listening: told the port once calls are taken.

    Raises:
        PlayerError: the port cannot be used.
    """

    class Caller(socketserver.StreamRequestHandler):
        disable_nagle_algorithm = True

        def handle(self) -> None:
            serve(make(), iter(self.rfile.readline, b""), self.wfile.write)

    try:
        server = _Server((LOOPBACK, port), Caller)
    except (OSError, OverflowError) as error:
        raise PlayerError("outside-port", port=str(port), why=str(error)) from None
    with server:
        listening(server.server_address[1])
        server.serve_forever()


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True


def _answer(player: Player, view: View | None, question: Message, line: bytes) -> Message:
    """The answer to a question."""
    with _understanding(line):
        number, choices = question["id"], question["choices"]
        budget = Budget(question["playouts"], question["seconds"])
        rng = random.Random(question["seed"])
        if view is None or len(choices) != len(view.choices):
            raise PlayerError("outside-host-other-choices", said=shown(line))
    return {"what": ANSWER, "id": number, "choice": view.choices.index(ask(player, view, rng, budget))}


@contextmanager
def _understanding(line: bytes) -> Iterator[None]:
    """Blame the host where a *line* of its is lacking something, or has nonsense in it."""
    try:
        yield
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PlayerError("outside-host-no-json", said=shown(line)) from error
    except KeyError as error:
        raise PlayerError("outside-host-lacks", said=shown(line), field=str(error.args[0])) from error
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PlayerError("outside-host", said=shown(line), why=str(error)) from error
