"""What has been played is kept in a file, so that a long run can be broken off and taken up again.

The file has a line of JSON for each chunk of deals that players were asked about, added as soon as it has been played:
what it belongs to (a hash of the contest but for the number of its deals, and of all that decides how our players
play), which deals it has, and what came of them. Lines of other contests, or of other versions of ours, stay there and
are passed over. What kernels play is not kept: it is played again in less time than it would take to read.
"""

import hashlib
import json
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Self

import numpy as np

from ginrummy.analysis.arena.contest import Chunk, Contest
from ginrummy.analysis.arena.engines import Engine, Played, Work
from ginrummy.analysis.arena.rows import ARRAYS, Fault, Pace, Rows
from ginrummy.errors import GinError

_DECIDING = ("cards.py", "melds.py", "rules", "match", "players", "fast", "analysis")
"""The modules and rooms that decide how a hand goes."""

_BEGIN = b'{"of":'
"""How every line begins."""

_Key = tuple[str, int, int]


@dataclass
class Kept:
    """The file, and what of it has not been asked for yet.

    Attributes:
        path: where it is.
        deals: how many deals were taken from it instead of being played.
    """

    path: Path
    deals: int = 0
    _chunks: dict[_Key, Played] = field(default_factory=dict)

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """Read the file, or make it. A last line that was broken off is left out.

        Raises:
            GinError: it cannot be read or written, or holds something else.
        """
        kept = cls(path)
        try:
            with path.open("ab+") as file:
                file.seek(0)
                text = file.read()
                whole = text.rfind(b"\n") + 1
                for number, line in enumerate(text[:whole].splitlines(), start=1):
                    kept._take(number, line)
                if text[whole:][: len(_BEGIN)] != _BEGIN[: len(text) - whole]:
                    raise GinError("arena-keep-other", path=str(path), line=text.count(b"\n") + 1)
                file.truncate(whole)
        except OSError as error:
            raise GinError("arena-keep", path=str(path), why=error.strerror or str(error)) from None
        return kept

    def engine(self, other: Engine) -> Engine:
        """An engine that takes from the file what is there, and lets another one play the rest and keeps that."""

        def playing(work: Iterable[Work]) -> Generator[Played, None, None]:
            return self._playing(other, iter(work))

        return playing

    def _playing(self, other: Engine, work: Iterator[Work]) -> Generator[Played, None, None]:
        order: deque[Work] = deque()  # what has been asked for and not been given yet

        def missing() -> Iterator[Work]:
            for one in work:
                order.append(one)
                if not self._has(one):
                    yield one

        results = other(missing())
        try:
            for played in results:
                yield from self._known(order)
                self._keep(order.popleft(), played)
                yield played
            yield from self._known(order)
        finally:
            results.close()

    def _known(self, order: deque[Work]) -> Iterator[Played]:
        """What is in the file of the first that were asked for."""
        while order and self._has(order[0]):
            contest, chunk = order.popleft()
            self.deals += chunk.deals
            yield self._chunks[_key(contest, chunk)]

    def _has(self, work: Work) -> bool:
        return not work[0].in_kernels and _key(*work) in self._chunks

    def _take(self, number: int, line: bytes) -> None:
        try:
            told = json.loads(line)
            of, first, deals = told["of"], told["first"], told["deals"]
            self._chunks[of, first, deals] = _played(told)
        except (KeyError, TypeError, ValueError):
            raise GinError("arena-keep-other", path=str(self.path), line=number) from None

    def _keep(self, work: Work, played: Played) -> None:
        contest, chunk = work
        if contest.in_kernels:
            return
        of, first, deals = _key(contest, chunk)
        line = json.dumps({"of": of, "first": first, "deals": deals, **_told(*played)}, separators=(",", ":"))
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise GinError("arena-keep", path=str(self.path), why=error.strerror or str(error)) from None


def _key(contest: Contest, chunk: Chunk) -> _Key:
    return _of(contest), chunk.first, chunk.deals


@cache
def _of(contest: Contest) -> str:
    """What a chunk of a contest belongs to."""
    budget = contest.budget
    about = {
        "players": contest.players,
        "unit": contest.unit.value,
        "seed": contest.seed,
        "rules": contest.rules.as_dict(),
        "seating": contest.seating.value,
        "budget": [budget.playouts, budget.seconds],
        "readable": contest.readable,
    }
    return hashlib.sha256(f"{_version()} {json.dumps(about, sort_keys=True)}".encode()).hexdigest()[:24]


@cache
def _version() -> str:
    """A hash of all that decides how our players play."""
    digest = hashlib.sha256()
    root = Path(__file__).parents[2]
    for place in _DECIDING:
        found = (root / place).rglob("*") if (root / place).is_dir() else [root / place]
        for file in sorted(file for file in found if file.suffix in (".py", ".npz")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _told(rows: Rows, pace: Pace) -> dict[str, Any]:
    """What came of a chunk, in plain values."""
    return {
        **{name: getattr(rows, name).tolist() for name in ARRAYS},
        "faults": rows.faults,
        "decisions": pace.decisions.tolist(),
        "seconds": pace.seconds.tolist(),
    }


def _played(told: dict[str, Any]) -> Played:
    """What came of a chunk, back from plain values."""
    like = Rows.empty(0, 2)
    arrays = {name: np.array(told[name], getattr(like, name).dtype) for name in ARRAYS}
    pace = Pace(np.array(told["decisions"], np.int64), np.array(told["seconds"], np.float64))
    return Rows(**arrays, faults=tuple(Fault(*fault) for fault in told["faults"])), pace
