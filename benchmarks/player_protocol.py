"""What the protocol for outside players costs: the time of a question beyond the player's own thinking.

``python -m benchmarks.player_protocol [HANDS]``

Hands between two outside programs that answer at once, without reading more of a question than its number: what is
left is the protocol. The same hands are played over pipes and over TCP. A question is everything from the view to the
choice: what is new since the last one told, encoded, sent, answered, read and checked.

Beside it stands a yardstick: after every question, a line of the usual length goes to a third such program and its
answer is read, and nothing more. On a machine that others use both are slow together; what is beyond the yardstick is
the host's.
"""

import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from ginrummy.match import OpenGame
from ginrummy.players import FREE
from ginrummy.players.outside import OutsidePlayer
from ginrummy.players.outside.ends import Ends, opened
from ginrummy.rules import CLASSIC, Deal, draw_cards

HANDS = 300
AT_ONCE = """
import os, socket, sys
if len(sys.argv) > 1:
    server = socket.create_server(("127.0.0.1", int(sys.argv[1])))
    server.listen()
    wire = server.accept()[0]
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    read, write = lambda: wire.recv(65536), wire.sendall
else:
    read, write = lambda: os.read(0, 65536), lambda data: os.write(1, data)
heard = b""
while chunk := read():
    heard += chunk
    if not heard.endswith(b"\\n"):
        continue
    last = heard[heard.rfind(b'{"what":"'):]
    if last.startswith(b'{"what":"ask"'):
        write(b'{"what":"answer","id":%s,"choice":0}\\n' % last[19 : last.index(b",", 19)])
    elif last.startswith(b'{"what":"hello"'):
        write(b'{"what":"ready","protocol":1}\\n')
    heard = b""
"""


BARE_LINE = b'{"what":"ask","id":1,"choices":[%s]}\n' % b",".join([b'"discard Ac"'] * 20)
"""Something to be answered, about as long as all that is said with a question."""


@dataclass
class Times:
    """What was measured, in seconds.

    Attributes:
        walls: the wall time of every question.
        bare: that of the bare line after each.
        processor: the processor time of all questions in this process,
        bare_processor: and of all bare lines.
    """

    walls: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    processor: float = 0.0
    bare_processor: float = 0.0

    def in_words(self) -> str:
        """For a person."""
        count = len(self.walls)
        tenth = statistics.quantiles(self.walls, n=10)[8]
        figures = (
            statistics.median(self.walls),
            tenth,
            statistics.median(self.bare),
            self.processor / count,
            self.bare_processor / count,
        )
        median, tenth, bare, processor, bare_processor = (round(figure * 1e6) for figure in figures)
        return (
            f"{count} questions, wall median {median} µs, nine in ten below {tenth} µs, a bare line {bare} µs; "
            f"processor of the host {processor} µs, for a bare line {bare_processor} µs"
        )


def measure(players: tuple[OutsidePlayer, OutsidePlayer], yardstick: Ends, hands: int) -> Times:
    """Play so many hands, and time every question."""
    rng = random.Random(1)
    times = Times()
    for number in range(hands):
        game = OpenGame.start(draw_cards(number, 2)).deal(Deal.from_seed(number, CLASSIC))
        while (person := game.game.to_act) is not None:
            view = game.views[person]
            before, began = time.process_time(), time.perf_counter()
            action = players[person].choose(view, rng, FREE)
            ended, used = time.perf_counter(), time.process_time()
            times.walls.append(ended - began)
            times.processor += used - before
            os.write(yardstick.to.fileno(), BARE_LINE)
            os.read(yardstick.from_.fileno(), 65536)
            times.bare.append(time.perf_counter() - ended)
            times.bare_processor += time.process_time() - used
            game = game.act(person, action)
    return times


@contextmanager
def over_pipes(program: str) -> Iterator[str]:
    """The address of the program, which is started when it is asked."""
    yield f"cmd:{sys.executable} {program}"


@contextmanager
def over_tcp(program: str) -> Iterator[str]:
    """The address of the program, which listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen([sys.executable, program, str(port)]) as process:
        time.sleep(1.0)
        yield f"tcp:{port}"
        process.wait(5)


def main() -> None:
    """Measure, and print what came out."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "at_once.py"
        program.write_text(AT_ONCE, encoding="utf-8")
        for words, way in (("pipes", over_pipes), ("TCP", over_tcp)):
            with way(str(program)) as one, way(str(program)) as two, way(str(program)) as three:
                players, yardstick = (OutsidePlayer(one), OutsidePlayer(two)), opened(three)
                for end in (yardstick.to, yardstick.from_):
                    os.set_blocking(end.fileno(), True)
                times = measure(players, yardstick, hands)
                for player in players:
                    player.close()
                yardstick.part(b"")
            print(f"{words}: {times.in_words()}")


if __name__ == "__main__":
    main()
