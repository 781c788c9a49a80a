"""Outside players for the tests: the samples, those that misbehave, and lines that lead nowhere but into a list."""

import json
import random
import shlex
import sys
from pathlib import Path
from typing import Any

from ginrummy.match import View
from ginrummy.players import FREE, Player
from ginrummy.players.outside import OutsidePlayer
from ginrummy.players.outside.decoding import view_after
from ginrummy.rules import CLASSIC, Action
from tests.players.tables import begun

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
"""Longer than anything here takes on a busy machine."""


def address(*words: str) -> str:
    """Where a Python program with arguments is found."""
    return f"cmd:{shlex.join([sys.executable, *words])}"


SAMPLE = address(str(ROOT / "examples" / "player.py"))
SAMPLES = {"python": SAMPLE, "javascript": f"cmd:node {shlex.quote(str(ROOT / 'examples' / 'player.mjs'))}"}


def misbehaving(fault: str, *more: str) -> str:
    """A player that plays well, and at its second question commits a fault; or while it is greeted."""
    return address(str(Path(__file__).parent / "misbehaving.py"), fault, *more)


def scribe(notes: Path, *until: str) -> str:
    """The sample, which writes what it hears into the file *notes*; at one of those words it ends."""
    return address(str(Path(__file__).parent / "scribe.py"), str(notes), *until)


def heard(notes: Path) -> list[dict[str, Any]]:
    """What a scribe has written down, but for the questions."""
    messages = map(json.loads, notes.read_text(encoding="utf-8").splitlines())
    return [message for message in messages if message["what"] != "ask"]


def patient(where: str, **more: Any) -> OutsidePlayer:
    """A player that may take all the time it needs."""
    return OutsidePlayer(where, **{"start_seconds": PATIENCE, "answer_seconds": PATIENCE, **more})


class Overheard:
    """A line whose other end folds what it is told, and answers with the first choice.

    Attributes:
        said: every line that went over it.
        view: what the other end knows.
    """

    ours = True

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.raw = b""
        self.view: View | None = None

    def exchange(self, data: bytes, seconds: float) -> bytes:
        self.tell(data, seconds)
        return json.dumps({"what": "answer", "id": self.said[-1]["id"], "choice": 0}).encode()

    def tell(self, data: bytes, _seconds: float) -> None:
        self.raw += data
        for line in data.splitlines():
            message = json.loads(line)
            self.said.append(message)
            self.view = self.view if message["what"] == "ask" else view_after(self.view, message)

    def whats(self) -> list[str]:
        return [message["what"] for message in self.said]


def overheard() -> tuple[OutsidePlayer, Overheard]:
    """A player behind such a line."""
    player, line = OutsidePlayer("cmd:nobody"), Overheard()
    player._link = line  # type: ignore[assignment]
    return player, line


def asked(player: Player, view: View) -> Action:
    """What a player chooses, always with the same chance."""
    return player.choose(view, random.Random(1), FREE)


def _first_bytes() -> bytes:
    """All that goes over the line up to a first question, the question included."""
    player, line = overheard()
    asked(player, next(view for view in begun("1", CLASSIC).views if view.choices))
    return line.raw


FIRST_BYTES = _first_bytes()
