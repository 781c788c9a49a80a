"""Games that the page's own tests check deals with: ``python -m tests.web.golden_replay`` writes them anew."""

import json
import random
from pathlib import Path
from typing import Any

from ginrummy.locale import speaking
from ginrummy.match import Person, Seating
from ginrummy.record import Record, read, write
from ginrummy.rules import RuleSet, Start
from ginrummy.table import records
from ginrummy.web.encode_replay import replay_of
from tests.table.logs import Scribe

FOLDER = Path(__file__).parents[2] / "web" / "tests"
GAMES: dict[str, tuple[Seating, RuleSet]] = {
    "two": (Seating.TWO, RuleSet(target=30)),
    "box": (Seating.BOX, RuleSet(target=30)),
    "eleven": (Seating.TWO, RuleSet(start=Start.ELEVEN, target=20)),
}
"""Games short enough to keep: the seating and the rules of each."""


def file(name: str) -> Path:
    """Where the record of a game is kept."""
    return FOLDER / f"replay.{name}.gin"


def kept(name: str) -> Record:
    """The record of a game, as it is kept."""
    return read(file(name).read_text(encoding="utf-8"))


def replay(name: str) -> dict[str, Any]:
    """The replay of a game: its deals and proofs, and of its moments no more than what they are."""
    with speaking("en"):
        told: dict[str, Any] = json.loads(json.dumps(replay_of(kept(name), Person(0))))
    for hand in told["hands"]:
        hand["moments"] = [moment["what"] for moment in hand["moments"]]
    return told


def everything() -> str:
    """Every replay as the file holds them."""
    return json.dumps({name: replay(name) for name in GAMES}, separators=(",", ":")) + "\n"


REPLAYS = FOLDER / "replay.vectors.json"
"""Where the replays are kept."""


def main() -> None:
    """Play the games, and keep them."""
    for number, (name, (seating, rules)) in enumerate(GAMES.items()):
        people = ("anna", "ben", "cleo")[: seating.people]
        scribe = Scribe.table(random.Random(number), *people, rules=rules)
        scribe.game()
        text = write(records.whole(scribe.state, 1))
        file(name).write_text(text, encoding="utf-8")
    REPLAYS.write_text(everything(), encoding="utf-8")


if __name__ == "__main__":
    main()
