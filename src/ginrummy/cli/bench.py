"""``ginrummy bench``: how fast this package is here, and others beside it where they are installed.

With ``--json``::

    date, machine         when and on what
    random_hands_per_s    whole hands of uniform random play, one core
    greedy_hands_per_s    whole hands of a rule-of-thumb player against itself, one core
    deadwood_ns           nanoseconds for the least deadwood of a hand: random10, heavy10, random11, heavy11
    best_discard_ns       the same for the best discard
    two_core_speedup      how many times sooner two threads are done than one
    first_call_s          processor time of a fresh process up to its first deadwood
    peers                 for each found: version, random_hands_per_s, choices_per_hand
    ratios                random_hands_per_s over that of each peer
"""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ginrummy.cli.common import JsonOption, answer, say, table
from ginrummy.errors import PlayerError
from ginrummy.fast import require
from ginrummy.locale import t

_KINDS = ("random10", "heavy10", "random11", "heavy11")
_HANDS = {"random": "bench-kind-random", "heavy": "bench-kind-heavy"}
_MEASURING = {
    "two-cores": "bench-measuring-two-cores",
    "first-call": "bench-measuring-first-call",
    "cards": "bench-measuring-cards",
    "hands": "bench-measuring-hands",
}


def bench(
    *,
    peers: Annotated[str | None, typer.Option("--peers", metavar="PYTHON", help=t("bench-option-peers"))] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure and tell."""
    if peers is not None and not Path(peers).exists():
        raise PlayerError("bench-no-such-python", python=peers)
    require("bench")
    from ginrummy.fast import measure

    found = measure.everything(peers, _tell_progress)
    if as_json:
        answer(found)
    else:
        say(told(found))


def _tell_progress(what: str) -> None:
    """Say on a terminal what is being measured."""
    if sys.stderr.isatty():
        say(t(_MEASURING[what]), err=True)


def told(found: dict[str, Any]) -> str:
    """The figures for a person."""
    rows = [
        (t("bench-random"), t("bench-per-second", number=round(found["random_hands_per_s"]))),
        (t("bench-greedy"), t("bench-per-second", number=round(found["greedy_hands_per_s"]))),
    ]
    for kind in _KINDS:
        cards, melds = int(kind[-2:]), t(_HANDS[kind[:-2]])
        rows.append((t("bench-deadwood", cards=cards, kind=melds), _nanoseconds(found["deadwood_ns"][kind])))
    for kind in _KINDS:
        cards, melds = int(kind[-2:]), t(_HANDS[kind[:-2]])
        rows.append((t("bench-discard", cards=cards, kind=melds), _nanoseconds(found["best_discard_ns"][kind])))
    rows.append((t("bench-two-cores"), t("bench-times", number=round(found["two_core_speedup"], 2))))
    rows.append((t("bench-first-call"), t("bench-seconds", number=round(found["first_call_s"], 2))))
    for name, peer in found["peers"].items():
        rate = t("bench-per-second", number=round(peer["random_hands_per_s"]))
        ratio = t("bench-times", number=round(found["ratios"][name]))
        rows.append((t("bench-peer", name=name, version=peer["version"]), t("bench-peer-rate", rate=rate, ratio=ratio)))
    if not found["peers"]:
        rows.append((t("bench-no-peers"), ""))
    return f"{found['date']}, {found['machine']}\n\n{table(rows)}"


def _nanoseconds(number: float) -> str:
    return t("bench-nanoseconds", number=round(number, 1))
