"""What the protocol for outside players costs: the time of a question beyond the player's own thinking.

``python -m benchmarks.player_protocol [HANDS]``

Hands between two outside programs that answer at once, without reading more of a question than its number: what is
left is the protocol. The same hands are played over pipes and over TCP. A question is everything from the view to the
choice: what is new since the last one told, encoded, sent, answered, read and checked.
"""

import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ginrummy.match import OpenGame
from ginrummy.players import FREE
from ginrummy.players.outside import OutsidePlayer
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


def measure(players: tuple[OutsidePlayer, OutsidePlayer], hands: int) -> tuple[list[float], float]:
    """The wall time of every question, and the processor time of one in this process, in seconds."""
    rng = random.Random(1)
    walls: list[float] = []
    processor = 0.0
    for number in range(hands):
        game = OpenGame.start(draw_cards(number, 2)).deal(Deal.from_seed(number, CLASSIC))
        while (person := game.game.to_act) is not None:
            view = game.views[person]
            before, began = time.process_time(), time.perf_counter()
            action = players[person].choose(view, rng, FREE)
            walls.append(time.perf_counter() - began)
            processor += time.process_time() - before
            game = game.act(person, action)
    return walls, processor / len(walls)


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
            with way(str(program)) as one, way(str(program)) as two:
                players = OutsidePlayer(one), OutsidePlayer(two)
                walls, processor = measure(players, hands)
                for player in players:
                    player.close()
            median, tenth = statistics.median(walls) * 1e6, statistics.quantiles(walls, n=10)[8] * 1e6
            print(
                f"{words}: {len(walls)} questions, wall median {median:.0f} µs, nine in ten below {tenth:.0f} µs; "
                f"processor of the host {processor * 1e6:.0f} µs a question"
            )


if __name__ == "__main__":
    main()
