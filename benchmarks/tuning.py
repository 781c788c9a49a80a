"""The style of the base, tuned: ``python -m benchmarks.tuning FILE [MINUTES]`` (60 unless told).

The base's style (``STEADY`` in ``ginrummy.players.styles``) is changed a little at a time, at random, and the change is
kept if it brings points on mirrored deals against a pool of others: the same deals before and after, so that small
changes can be told from luck. Deals change every :data:`SAME_DEALS` trials; what holds only on some deals is soon lost.
*FILE* keeps the best style after every change, with the seed and the trials so far; the next run goes on from there. At
the end the best style and the one it began from meet the pool on deals that neither has seen.
"""

import json
import random
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from ginrummy.fast.play import policy
from ginrummy.fast.policies import CAREFUL
from ginrummy.players.duel import mirrored
from ginrummy.players.styles import ANY, NEVER, STEADY, Style, Window, row
from ginrummy.rules import RuleSet, preset

SEED = 20261130
DEALS = 1500
"""Mirrored deals for each opponent and rules of a trial."""
SAME_DEALS = 25
LEAD = 1.5
"""A change is kept if it is ahead by so many standard errors."""
POOL: tuple[str | Style, ...] = ("sound", "three-then-gin", "ten-then-three", "baseline", STEADY)
RULES = ("contest", "classic")
TURNS = 12
"""Turns whose window is tuned one by one."""


def points(style: Style, other: str | Style, rules: RuleSet, count: int, seed: int) -> np.ndarray:
    """Points a hand of the careful player in *style* against another on mirrored deals: ``float64[count]``."""
    rival = (CAREFUL, row(other)) if isinstance(other, Style) else (policy(other), None)
    return mirrored((CAREFUL, row(style)), rival, rules, count, seed)


def against_pool(style: Style, count: int, seed: int) -> np.ndarray:
    """The mean over the pool and the rules, deal by deal: ``float64[count]``."""
    found = [points(style, other, preset(name), count, seed) for name in RULES for other in POOL]
    return np.asarray(np.mean(found, axis=0))


def changed(style: Style, rng: random.Random) -> Style:
    """The style with some numbers changed a little."""
    fields: dict[str, Any] = {
        name: getattr(style, name) * float(np.exp(rng.gauss(0, 0.2)))
        for name in ("hope", "danger")
        if rng.random() < 0.4
    }
    for name, least in (("slack", 2), ("weighed", 2)):
        if rng.random() < 0.2:
            fields[name] = max(least, getattr(style, name) + rng.choice((-2, -1, 1, 2)))
    if rng.random() < 0.5:
        windows = [*style.knocks, *[style.later] * TURNS][:TURNS]
        first = rng.randrange(TURNS)
        for turn in range(first, rng.choice((first + 1, first + 2, TURNS))):
            if turn < TURNS:
                windows[turn] = _other_window(windows[turn], rng)
        fields["knocks"] = tuple(windows)
    return replace(style, **fields)


def _other_window(window: Window, rng: random.Random) -> Window:
    """A window with one edge moved, opened or shut."""
    least, most = window
    if least > most:
        return rng.choice(((0, 2), (2, ANY), (5, ANY)))
    match rng.randrange(5):
        case 0 | 1:
            return max(0, least + rng.choice((-2, -1, 1, 2))), most
        case 2 | 3:
            most = min(most, 11) + rng.choice((-3, -1, 1, 3))
            return least, ANY if most >= 10 else max(most, 0)
        case _:
            return NEVER


def tune(file: Path, minutes: float) -> None:
    """Go on from what *file* keeps, for so many minutes."""
    style, trials, seed = _kept(file)
    deadline = time.monotonic() + 60 * minutes
    before: np.ndarray | None = None
    while time.monotonic() < deadline:
        deals = seed + trials // SAME_DEALS
        if before is None or trials % SAME_DEALS == 0:
            before = against_pool(style, DEALS, deals)
        tried = changed(style, random.Random(f"{seed} {trials}"))
        trials += 1
        if tried == style:
            continue
        after = against_pool(tried, DEALS, deals)
        lead = after - before
        if lead.mean() > LEAD * lead.std() / DEALS**0.5:
            style, before = tried, after
            file.write_text(json.dumps({"seed": seed, "trials": trials, "style": asdict(style)}), encoding="utf-8")
            print(f"{trials} trials, {before.mean():+.3f} points a hand: {style}", flush=True)
    for name, one in (("before", STEADY), ("tuned", style)):
        print(name, one)
        for rules in RULES:
            for other in POOL:
                found = points(one, other, preset(rules), 10 * DEALS, ~seed)
                error = 1.96 * found.std() / found.size**0.5
                rival = other if isinstance(other, str) else "the style before"
                print(f"  {rules}, {rival}: {found.mean():+.2f} ± {error:.2f}")


def _kept(file: Path) -> tuple[Style, int, int]:
    """The style, the trials and the seed that *file* keeps, or those to begin with."""
    if not file.exists():
        return STEADY, 0, SEED
    kept = json.loads(file.read_text(encoding="utf-8"))
    fields = kept["style"]
    windows = tuple((least, most) for least, most in fields.pop("knocks"))
    least, most = fields.pop("later")
    return Style(knocks=windows, later=(least, most), **fields), kept["trials"], kept["seed"]


if __name__ == "__main__":
    match sys.argv[1:]:
        case [file]:
            tune(Path(file), 60)
        case [file, minutes]:
            tune(Path(file), float(minutes))
        case _:
            sys.exit(__doc__)
