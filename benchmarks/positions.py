"""Positions with rolled-out values, so that a change to a player can be judged without games.

    python -m benchmarks.positions make [COUNT]      writes benchmarks/positions.jsonl.gz (2,000 unless told)
    python -m benchmarks.positions judge PLAYER...   what each player's choices cost there, in points a decision

A position is a deal, the actions so far and, for each choice of the seat to act, what it is worth to that seat in
points, with its standard error: the mean over :data:`HANDS` hands that the other seat may hold, played on by careful
players (``ginrummy.players.thinking`` tells how). The values are no truth: they hang on that belief and that play. They
tell two players apart that differ in how well they find what such playouts find, and nothing else.
"""

import gzip
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ginrummy.cards import parse_card
from ginrummy.match import OpenGame, View
from ginrummy.players import FREE, player
from ginrummy.players.thinking import Thinker
from ginrummy.rules import PRESETS, Deal, Phase, parse_action

FILE = Path(__file__).with_name("positions.jsonl.gz")
SEED = 20261130
HANDS = 2000
DRAW = parse_card("Qd"), parse_card("Kd")
"""The first person is the non-dealer."""
RULES = ("classic", "contest", "modern", "oklahoma")
PLAYERS = ("sound", "greedy")
REFERENCE = Thinker(name="reference", hands=HANDS, discards=11, at_sight=False, for_points=True)


def positions(seed: int = SEED) -> Iterator[tuple[str, str, list[str], View]]:
    """Rules, deal, actions and the view of the person to act: positions of hands between rule-of-thumb players."""
    rng = random.Random(seed)
    while True:
        rules, deal = rng.choice(RULES), str(rng.getrandbits(64))
        game = OpenGame.start(DRAW, PRESETS[rules]).deal(Deal.from_seed(deal, PRESETS[rules]))
        pair = [player(rng.choice(PLAYERS)) for _ in range(2)]
        met: list[tuple[list[str], View]] = []
        actions: list[str] = []
        while (person := game.game.to_act) is not None and len(game.log.hands) == 1 and not _over(game):
            view = game.views[person]
            if len(view.choices) > 1 and view.hand is not None and view.hand.phase not in (Phase.SPREAD, Phase.DEFENCE):
                met.append((list(actions), view))
            action = pair[person].choose(view, rng, FREE)
            actions.append(str(action))
            game = game.act(person, action)
        if met:
            yield rules, deal, *rng.choice(met)


def make(count: int) -> None:
    """Write *count* positions with their values."""
    made = 0
    with gzip.GzipFile(FILE, "wb", mtime=0) as file:
        for number, (rules, deal, actions, view) in enumerate(positions()):
            verdict = REFERENCE.judge(view, random.Random(number), FREE)
            if len(verdict.actions) == 1:
                continue  # gin, or nothing to compare
            errors = verdict.spread
            values = {
                str(action): [round(float(worth), 3), round(float(error), 3)]
                for action, worth, error in zip(verdict.actions, verdict.worth, errors, strict=True)
            }
            line = {"rules": rules, "deal": deal, "actions": actions, "values": values}
            file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            made += 1
            if made % 50 == 0:
                print(f"\r{made}/{count}", end="", file=sys.stderr, flush=True)
            if made == count:
                break
    print(file=sys.stderr)


def judge(names: list[str]) -> None:
    """Print what the choices of players cost, a line each."""
    with gzip.open(FILE, "rt") as file:
        lines = [json.loads(line) for line in file]
    for name in names:
        one = player(name)
        losses = [loss for number, line in enumerate(lines) if (loss := _loss(one, line, number)) is not None]
        mean = sum(losses) / len(losses)
        error = (sum((loss - mean) ** 2 for loss in losses) / len(losses) ** 2) ** 0.5
        print(f"{name}: {mean:.3f} ± {1.96 * error:.3f} points a decision over {len(losses)} positions")


def _loss(one: Any, line: dict[str, Any], number: int) -> float | None:
    """By how much a player's choice is behind the best, in points; None for one that was not valued."""
    rules = PRESETS[line["rules"]]
    game = OpenGame.start(DRAW, rules).deal(Deal.from_seed(line["deal"], rules))
    for text in line["actions"]:
        person = game.game.to_act
        assert person is not None
        game = game.act(person, parse_action(text))
    person = game.game.to_act
    assert person is not None
    chosen = line["values"].get(str(one.choose(game.views[person], random.Random(number), FREE)))
    return None if chosen is None else max(value for value, _ in line["values"].values()) - chosen[0]


def _over(game: OpenGame) -> bool:
    return game.game.hand is None or game.game.hand.over


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make"]:
            make(2000)
        case ["make", count]:
            make(int(count))
        case ["judge", *names] if names:
            judge(names)
        case _:
            sys.exit(__doc__)
