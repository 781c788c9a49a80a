"""The course of a training: play, learn, and again; kept in a folder, so that it can be taken up where it was.

``checkpoint.zip`` is everything that goes on from there, ``net.npz`` the network alone, ``progress.jsonl`` a line for
each time that it was measured. The same plan and number of updates give the same network on the same machine, whether
it was broken off in between or not.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from ginrummy.env.training.measure import Margin, measure
from ginrummy.env.training.net import Net
from ginrummy.env.training.rollouts import SELF, Piece, Samples, play_piece
from ginrummy.errors import GinError
from ginrummy.fast.play import policy
from ginrummy.rules import CLASSIC, RuleSet

if TYPE_CHECKING:
    from ginrummy.env.training.learner import Learner

CHECKPOINT, NET, PROGRESS = "checkpoint.zip", "net.npz", "progress.jsonl"
MEASURED_AGAINST = ("random", "greedy", "sound")
_MEASURING = 1 << 62
"""Seeds of measuring are these and after, so that nothing is measured on hands it was trained on."""

Engine: TypeAlias = Callable[[Net, Sequence[Piece]], list[Samples]]
"""Plays pieces of work with a network and gives what came of them, in their order."""


def here(net: Net, pieces: Sequence[Piece]) -> list[Samples]:
    """The engine that works in this process."""
    return [play_piece(net, piece) for piece in pieces]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is trained, and how.

    Attributes:
        rules: the rules.
        against: who sits opposite, a piece of work each in every update: ``"self"``, or one of
            :data:`ginrummy.fast.POLICIES`. The same may stand there twice.
        seed: where all chance comes from.
        hands: how many are played side by side in a piece.
        steps: how many choices are made in each place.
        width: of the network's layers.
        shaping: what a point of deadwood is worth on the way, in points.
        fading: λ of the advantages.
    """

    rules: RuleSet = CLASSIC
    against: tuple[str, ...] = (SELF, "sound")
    seed: int = 1
    hands: int = 256
    steps: int = 64
    width: int = 256
    shaping: float = 0.5
    fading: float = 0.95

    def __post_init__(self) -> None:
        """Refuse opponents whom nobody knows.

        Raises:
            GinError: there is one, or none at all.
        """
        if not self.against:
            raise GinError("train-against-nobody")
        for name in self.against:
            if name != SELF:
                policy(name)

    def pieces(self, update: int) -> list[Piece]:
        """The work of an update."""
        first = (self.seed << 32) + update * len(self.against)
        return [
            Piece(name, first + number, self.rules, self.hands, self.steps, self.shaping, self.fading)
            for number, name in enumerate(self.against)
        ]

    def as_dict(self) -> dict[str, Any]:
        """All of it, as JSON can hold it."""
        return {**asdict(self), "rules": self.rules.as_dict(), "against": list(self.against)}

    @classmethod
    def of(cls, told: dict[str, Any]) -> Self:
        """The plan that was told by :meth:`as_dict`."""
        return cls(**{**told, "rules": RuleSet(**told["rules"]), "against": tuple(told["against"])})


@dataclass(frozen=True, slots=True)
class Length:
    """How long to train; whichever comes first.

    Attributes:
        seconds: in all, earlier runs of the same training included; None for no limit.
        updates: likewise.
    """

    seconds: float | None = None
    updates: int | None = None

    def done(self, seconds: float, updates: int) -> float:
        """Which share of it is done."""
        shares = [0.0]
        if self.seconds is not None:
            shares.append(seconds / self.seconds)
        if self.updates is not None:
            shares.append(updates / self.updates)
        return min(1.0, max(shares))


class Training:
    """A training under way.

    Attributes:
        plan: what is trained, and how.
        learner: the network.
        folder: where it is kept.
        updates: how often the network has learned.
        samples: from how many choices, in all.
        seconds: for how long, measuring left out.
    """

    def __init__(self, plan: Plan, learner: "Learner", folder: Path) -> None:
        self.plan, self.learner, self.folder = plan, learner, folder
        state = learner.state
        self.updates: int = state.get("updates", 0)
        self.samples: int = state.get("samples", 0)
        self.seconds: float = state.get("seconds", 0.0)

    @classmethod
    def begin(cls, folder: Path, plan: Plan, *, force: bool = False) -> Self:
        """A new one.

        Raises:
            GinError: there is one in that folder, and nobody said that it may go; or the folder cannot be written; or
                what learning needs is not installed.
        """
        learner = _learner()
        if (folder / CHECKPOINT).exists() and not force:
            raise GinError("train-taken", path=str(folder))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / PROGRESS).unlink(missing_ok=True)
        except OSError as error:
            raise GinError("train-folder", path=str(folder), why=error.strerror or str(error)) from None
        training = cls(plan, learner.new(seed=plan.seed, width=plan.width), folder)
        training.save()
        return training

    @classmethod
    def resume(cls, folder: Path) -> Self:
        """The one that is kept in a folder.

        Raises:
            GinError: there is none; or what learning needs is not installed.
        """
        learner = _learner()
        if not (folder / CHECKPOINT).exists():
            raise GinError("train-nothing-there", path=str(folder))
        found = learner.load(folder / CHECKPOINT)
        return cls(Plan.of(found.state["plan"]), found, folder)

    def run(self, length: Length, engine: Engine = here) -> Iterator[dict[str, float]]:
        """Train on until *length* is reached; give after each update what the library tells of it."""
        while (done := length.done(self.seconds, self.updates)) < 1:
            began = monotonic()
            net = self.learner.net()
            samples = Samples.together(engine(net, self.plan.pieces(self.updates)))
            told = self.learner.learn(samples, seed=self.plan.seed + self.updates, remaining=1 - done)
            self.updates += 1
            self.samples += len(samples)
            self.seconds += monotonic() - began
            yield told

    def save(self) -> None:
        """Keep it as it is.

        Raises:
            GinError: the folder cannot be written.
        """
        state = {"updates": self.updates, "samples": self.samples, "seconds": self.seconds}
        self.learner.state.update(state, plan=self.plan.as_dict())
        try:
            self.learner.save(self.folder / CHECKPOINT)
            self.learner.net().save(self.folder / NET)
        except OSError as error:
            raise GinError("train-folder", path=str(self.folder), why=error.strerror or str(error)) from None

    def measure(self, hands: int) -> list[Margin]:
        """How it plays now, against each of :data:`MEASURED_AGAINST`; a line of the progress says so too."""
        net = self.learner.net()
        margins = [
            measure(net, name, hands, _MEASURING + number, self.plan.rules)
            for number, name in enumerate(MEASURED_AGAINST)
        ]
        line = {"updates": self.updates, "samples": self.samples, "seconds": round(self.seconds, 1)}
        with (self.folder / PROGRESS).open("a", encoding="utf-8") as file:
            file.write(json.dumps({**line, "margins": [margin.as_dict() for margin in margins]}) + "\n")
        return margins


def progress(folder: Path) -> list[dict[str, Any]]:
    """What was measured on the way, a dictionary for each time: the curve of a training.

    Raises:
        GinError: there is nothing.
    """
    try:
        lines = (folder / PROGRESS).read_text(encoding="utf-8").splitlines()
    except OSError:
        raise GinError("train-nothing-there", path=str(folder)) from None
    return [json.loads(line) for line in lines]


def _learner() -> type["Learner"]:
    """What learns; importing it takes a while, and a library that is large.

    Raises:
        GinError: the extra ``train`` is missing.
    """
    try:
        from ginrummy.env.training.learner import Learner
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("ginrummy"):
            raise
        raise GinError("train-extra-missing") from None
    return Learner
