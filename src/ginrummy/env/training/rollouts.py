"""Playing for a learner: hands are played with the network as it is, and what came of each choice is worked out.

A *piece* of work says all there is to know: against whom, how many hands side by side, for how long, from which seed.
With the same network it gives the same samples wherever it is done, so a piece that a lost machine had is simply played
again. Against ``self`` the network sits in both seats and learns from both.
"""

from dataclasses import dataclass, fields
from typing import Self

import numpy as np

from ginrummy.env.observation import HAND_FIELDS
from ginrummy.env.training.net import Net, masked
from ginrummy.env.vector import VectorHands
from ginrummy.rules import RuleSet

SELF = "self"
"""The opponent that is the network itself."""
POINTS = 32.0
"""So many points are 1 for the network."""
DEADWOOD = next(field.start for field in HAND_FIELDS if field.name == "deadwood")


@dataclass(frozen=True, slots=True)
class Piece:
    """Hands to be played.

    Attributes:
        opponent: :data:`SELF`, or one of the kernels' policies.
        seed: where the cards and the choices come from.
        rules: the rules.
        hands: how many are played side by side.
        steps: how many choices are made in each place.
        shaping: how many points a point of deadwood is worth on the way. It is a potential: what one gets for bringing
            it down one gives back at the end, so the best play stays the best.
        fading: how much of what follows a choice counts for it, step by step (λ); the rest is what the network
            expects.
    """

    opponent: str
    seed: int
    rules: RuleSet
    hands: int
    steps: int
    shaping: float
    fading: float


@dataclass(frozen=True, slots=True)
class Samples:
    """Choices, one a row, and what came of them.

    Attributes:
        observations: ``int16[n, 910]``.
        masks: ``int8[n, actions]``.
        actions: ``int64[n]``.
        log_probs: how likely each choice was, ``float32[n]``.
        values: what the network expected, ``float32[n]``.
        advantages: how much better it went, ``float32[n]``.
    """

    observations: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    log_probs: np.ndarray
    values: np.ndarray
    advantages: np.ndarray

    def __len__(self) -> int:
        return len(self.actions)

    @classmethod
    def together(cls, parts: list[Self]) -> Self:
        """All samples of several pieces, in order."""
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))


@dataclass(frozen=True, slots=True)
class Course:
    """How a piece went, a row for each step.

    Attributes:
        seats: who chose, ``int64[steps, hands]``.
        values: what was expected, ``float32[steps, hands]``.
        potentials: the worth of the deadwood, likewise.
        rewards: what whoever chose won by it, likewise.
        ended: whether the hand was over with it, ``bool[steps, hands]``.
    """

    seats: np.ndarray
    values: np.ndarray
    potentials: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray


_NOTHING = np.zeros(0, np.float32), np.zeros(0, np.bool_)


def play_piece(net: Net, piece: Piece) -> Samples:
    """What comes of a piece of work."""
    rng = np.random.default_rng(piece.seed)
    opponent = None if piece.opponent == SELF else piece.opponent
    envs = VectorHands(piece.hands, piece.rules, laying="default", opponent=opponent, autoreset_mode="SameStep")
    seen, infos = envs.reset(seed=piece.seed)
    rows = [np.empty((piece.steps, piece.hands), np.float32) for _ in range(4)]
    values, potentials, rewards, log_probs = rows
    seats, actions = (np.empty((piece.steps, piece.hands), np.int64) for _ in range(2))
    ended = np.empty((piece.steps, piece.hands), np.bool_)
    observations = np.empty((piece.steps, *seen.shape), np.int16)
    masks = np.empty((piece.steps, *infos["action_mask"].shape), np.int8)
    for step in range(piece.steps):
        observations[step], masks[step], seats[step] = seen, infos["action_mask"], infos["seat"]
        choice, values[step] = net(seen)
        actions[step], log_probs[step] = drawn(choice, masks[step], rng)
        potentials[step] = worth_of_deadwood(seen, piece)
        seen, won, ended[step], _, infos = envs.step(actions[step])
        rewards[step] = won / POINTS
    course = Course(seats, values, potentials, rewards, ended)
    last = Course(infos["seat"], net(seen)[1], worth_of_deadwood(seen, piece), *_NOTHING)
    found = advantages(course, last, piece.fading)
    count = piece.steps * piece.hands
    return Samples(
        observations.reshape(count, -1),
        masks.reshape(count, -1),
        actions.ravel(),
        log_probs.ravel(),
        values.ravel(),
        found.ravel(),
    )


def worth_of_deadwood(seen: np.ndarray, piece: Piece) -> np.ndarray:
    """The potential of what seats see: ``float32[n]``, the less the more deadwood they hold."""
    return (-piece.shaping / POINTS * seen[:, DEADWOOD]).astype(np.float32)


def drawn(choice: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Actions drawn as the network has it, ``int64[n]``, and the logarithm of how likely each was, ``float32[n]``."""
    allowed = masked(choice, masks)
    noise = rng.gumbel(size=allowed.shape).astype(np.float32)
    actions = (allowed + noise).argmax(axis=1)
    most = allowed.max(axis=1)
    sums = np.log(np.exp(allowed - most[:, None]).sum(axis=1)) + most
    return actions, allowed[np.arange(len(actions)), actions] - sums


def advantages(course: Course, last: Course, fading: float) -> np.ndarray:
    """How much better each choice went than expected (GAE), seat by seat through each hand: ``float32[steps, hands]``.

    Args:
        course: what happened.
        last: who is to choose after the last step, and what that seat expects, ``[hands]`` each; the other seat expects
            the opposite.
        fading: λ.
    """
    steps, hands = course.values.shape
    every = np.arange(hands)
    value = np.empty((2, hands), np.float32)  # what each seat expects at its next choice,
    value[last.seats, every], value[1 - last.seats, every] = last.values, -last.values
    potential = np.full((2, hands), np.nan, np.float32)  # the worth of its deadwood there, where it is known,
    potential[last.seats, every] = last.potentials
    ahead = np.zeros((2, hands), np.float32)  # how much better it goes from there on,
    due = np.zeros((2, hands), np.float32)  # and what it wins before
    found = np.empty((steps, hands), np.float32)
    for step in reversed(range(steps)):
        seat, over, won = course.seats[step], course.ended[step], course.rewards[step]
        for array in (value, potential, ahead):
            array[:, over] = 0
        due[seat[over], every[over]], due[1 - seat[over], every[over]] = won[over], -won[over]
        now, here = course.values[step], course.potentials[step]
        then = potential[seat, every]
        shaped = np.where(np.isnan(then), here, then) - here
        better = due[seat, every] + shaped + value[seat, every] - now
        found[step] = better + fading * ahead[seat, every]
        value[seat, every], potential[seat, every] = now, here
        ahead[seat, every], due[seat, every] = found[step], 0
    return found
