"""A check that the usual suites lack: does an environment tell an agent what it may not know?

A hand is played, then dealt again with cards changed for one another where an agent cannot look, in the other hand and
in the stock, and the same actions are played. Whatever the agent is given at each choice must then be the same, number
by number. Nothing is assumed of how an environment encodes what it shows, so the check works on any gin rummy that can
be dealt by hand: see :class:`Subject`.

>>> from ginrummy.env import zoo
>>> check_no_leak(zoo.env(), hands=3, seed=1) > 10
True
"""

import random
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from ginrummy.cards import Card, each
from ginrummy.env.rendering import words
from ginrummy.errors import GinError
from ginrummy.fast import layout as at
from ginrummy.rules import Deal, RuleSet, Seat

Agent: TypeAlias = Hashable


class Subject(Protocol):
    """A gin rummy that can be looked into: what the check needs, and the little that an adapter has to write.

    Attributes:
        agents: everybody to whom something is shown.
        pack: the cards that are dealt.
    """

    @property
    def agents(self) -> Sequence[Agent]: ...  # noqa: D102 - described above

    @property
    def pack(self) -> Sequence[Card]: ...  # noqa: D102 - described above

    def deal(self, deck: Sequence[Card]) -> None:
        """Begin a hand with the cards in this order, from the first one that is given out to the last of the stock."""

    def over(self) -> bool:
        """Whether nothing is left to choose."""

    def legal(self) -> Sequence[int]:
        """What may be done now."""

    def act(self, action: int) -> None:
        """Do one of these."""

    def may_see(self, agent: Agent) -> Any:
        """The truth of what *agent* may see: its own cards, what lies open. Compared, so that doubles look alike."""

    def shows(self, agent: Agent) -> Any:
        """All that *agent* is given now: arrays, numbers, texts, in mappings or sequences of any depth."""


@dataclass(frozen=True, slots=True)
class Leak:
    """Something that an agent is shown and may not know.

    Attributes:
        agent: who.
        ply: after so many actions.
        where: in what it was given: keys, from the outermost on, and the place of the first number that differs.
        deck: the cards of the hand, in the order of the deal.
        double: the cards of the hand that looks the same to that agent.
        actions: what was played in both.
    """

    agent: Agent
    ply: int
    where: tuple[Any, ...]
    deck: tuple[Card, ...]
    double: tuple[Card, ...]
    actions: tuple[int, ...]

    def __str__(self) -> str:
        place = ", ".join(map(str, self.where))
        return f"{self.agent}, after {self.ply} actions: {place}"


class LeakFound(GinError, AssertionError):
    """An environment shows what it may not.

    Attributes:
        leak: the first one that was found.
    """

    def __init__(self, key: str, *, leak: Leak | None = None, **params: Any) -> None:
        super().__init__(key, **params)
        self.leak = leak


def check_no_leak(env: Any, *, hands: int = 30, seed: int = 0, decks: Sequence[Sequence[Card]] = ()) -> int:
    """Make sure that nobody is shown anything hidden.

    Args:
        env: one of our environments for a single table (:mod:`~ginrummy.env.zoo`), or any :class:`Subject`.
        hands: how many hands to play.
        seed: where their cards and the play come from.
        decks: the cards of the first hands, in the order of the deal, for what chance seldom brings about.

    Returns:
        How many times a hand was compared with its double: none at all means that nothing was checked.

    Raises:
        LeakFound: somebody is; the error holds where, and both deals.
    """
    compared = 0
    for found in compare(env, hands=hands, seed=seed, decks=decks):
        if isinstance(found, Leak):
            raise LeakFound("env-leak", leak=found, what=str(found))
        compared += found
    return compared


def leaks(env: Any, *, hands: int = 30, seed: int = 0, decks: Sequence[Sequence[Card]] = ()) -> list[Leak]:
    """Every leak found, the first one of each double; the arguments are those of :func:`check_no_leak`."""
    return [found for found in compare(env, hands=hands, seed=seed, decks=decks) if isinstance(found, Leak)]


def compare(env: Any, *, hands: int, seed: int, decks: Sequence[Sequence[Card]]) -> Iterator[Leak | int]:
    """Play, deal again, play again: for each double a leak, or how many choices were compared."""
    subject = env if hasattr(env, "may_see") else ZooSubject(env)
    rng = random.Random(seed)
    for number in range(hands):
        deck = tuple(rng.sample(list(subject.pack), len(subject.pack)))
        deck = tuple(decks[number]) if number < len(decks) else deck
        actions = _played(subject, deck, rng)
        for agent in subject.agents:
            # A hand that is over lies open: what is hidden while it is laid down shows only where it is cut short.
            cut = actions[
                : rng.choice((len(actions), rng.randint(0, len(actions)), max(0, len(actions) - rng.randint(1, 8))))
            ]
            double = _double(subject, deck, cut, agent, rng)
            if double != deck:
                yield _difference(subject, deck, double, cut, agent) or len(cut) + 1


def _played(subject: Subject, deck: tuple[Card, ...], rng: random.Random) -> tuple[int, ...]:
    """The actions of a hand, chosen by chance; what seldom can be done is done more often, so that hands get far."""
    subject.deal(deck)
    seldom = rng.random() < 0.7
    actions = []
    while not subject.over():
        choices = sorted(subject.legal())
        # Knocks, and all that comes after them, stand at the end of every numbering there is.
        actions.append(choices[-1] if seldom and rng.random() < 0.3 else rng.choice(choices))
        subject.act(actions[-1])
    return tuple(actions)


def _double(
    subject: Subject, deck: tuple[Card, ...], actions: tuple[int, ...], agent: Agent, rng: random.Random
) -> tuple[Card, ...]:
    """A deck with which the same can be played while *agent* may see the same; mostly another one."""
    subject.deal(deck)
    truth = [subject.may_see(agent)]
    for action in actions:
        subject.act(action)
        truth.append(subject.may_see(agent))
    found = deck
    for _ in range(12):
        one, other = rng.sample(range(len(deck)), 2)
        tried = list(found)
        tried[one], tried[other] = tried[other], tried[one]
        if _looks_alike(subject, tried, actions, agent, truth):
            found = tuple(tried)
    return found


def _looks_alike(
    subject: Subject, deck: Sequence[Card], actions: tuple[int, ...], agent: Agent, truth: Sequence[Any]
) -> bool:
    """Whether the same can be played with another deck while *agent* may see the same."""
    subject.deal(deck)
    if subject.may_see(agent) != truth[0]:
        return False
    for action, expected in zip(actions, truth[1:], strict=True):
        if subject.over() or action not in subject.legal():
            return False
        subject.act(action)
        if subject.may_see(agent) != expected:
            return False
    return True


def _difference(
    subject: Subject, deck: tuple[Card, ...], double: tuple[Card, ...], actions: tuple[int, ...], agent: Agent
) -> Leak | None:
    """Where what *agent* is shown first differs between two hands that must look alike."""
    one, two = (_shown(subject, cards, actions, agent) for cards in (deck, double))
    for ply, (first, second) in enumerate(zip(one, two, strict=True)):
        where = _where(first, second)
        if where is not None:
            return Leak(agent, ply, where, deck, double, actions)
    return None


def _shown(subject: Subject, deck: tuple[Card, ...], actions: tuple[int, ...], agent: Agent) -> list[Any]:
    subject.deal(deck)
    shown = [_copied(subject.shows(agent))]
    for action in actions:
        subject.act(action)
        shown.append(_copied(subject.shows(agent)))
    return shown


def _copied(value: Any) -> Any:
    """A value that nothing later can change."""
    if isinstance(value, Mapping):
        return {key: _copied(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_copied(item) for item in value]
    return value.copy() if isinstance(value, np.ndarray) else value


def _where(one: Any, two: Any) -> tuple[Any, ...] | None:
    """The way to the first difference between two values, or None."""
    if isinstance(one, Mapping) and isinstance(two, Mapping):
        if one.keys() != two.keys():
            return ("keys",)
        pairs: list[tuple[Any, Any, Any]] = [(key, one[key], two[key]) for key in one]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = list(zip(range(len(one)), one, two, strict=True))
    elif isinstance(one, np.ndarray) and isinstance(two, np.ndarray) and one.shape == two.shape:
        differing = np.argwhere(one != two)
        return tuple(differing[0].tolist()) if len(differing) else None
    else:
        return None if type(one) is type(two) and bool(np.all(one == two)) else ("value",)
    for key, first, second in pairs:
        where = _where(first, second)
        if where is not None:
            return (key, *where)
    return None


# --- our own ---------------------------------------------------------------------------------------------------------


class ZooSubject:
    """An environment of :mod:`ginrummy.env.zoo`, wrapped or not: its first hand."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._raw = env.unwrapped
        self._rules: RuleSet = self._raw.terms.rules
        self._draw = tuple(each(self._rules.pack))[: self._raw.terms.seating.people]

    @property
    def agents(self) -> Sequence[str]:
        """Everybody at the table, those too who sit out."""
        return self._raw.possible_agents  # type: ignore[no-any-return]

    @property
    def pack(self) -> Sequence[Card]:
        """The cards of the rules."""
        return tuple(each(self._rules.pack))

    def deal(self, deck: Sequence[Card]) -> None:
        """Begin anew with this deck."""
        deal = Deal.from_deck(tuple(deck), self._rules)
        self._env.reset(seed=0, options={"deal": deal, "draw": self._draw})

    def over(self) -> bool:
        """Whether the first hand is over."""
        return bool(self._raw.driver.results)

    def legal(self) -> Sequence[int]:
        """What whoever is to act may do."""
        return self._raw.driver.legal  # type: ignore[no-any-return]

    def act(self, action: int) -> None:
        """Do it."""
        self._env.step(action)

    def may_see(self, agent: Agent) -> Any:
        """Own cards, open spreads and what is public; of the seat that *agent* looks from."""
        driver = self._raw.driver
        if driver.results and driver.terms.whole_game:
            # The next hand has been dealt, and does not depend on this one; of this one all know what it came to.
            return driver.results[0]
        person = self._raw.possible_agents.index(agent)
        viewer = driver.score.roles.viewpoint(person, driver.terms.seating)
        return visible(driver.row, viewer)

    def shows(self, agent: Agent) -> Any:
        """Observation, mask, reward, end and info; and what it would be told in words."""
        raw = self._raw
        shown = {
            **self._env.observe(agent),
            "reward": raw.rewards[agent],
            "terminated": raw.terminations[agent],
            "info": raw.infos[agent],
        }
        # Words take a thousand times as long to make as numbers, so they are asked for now and then.
        if raw.driver.over or raw.driver.row[at.PILE_SIZE] % 16 == 15:
            shown["words"] = words(raw.driver, raw.possible_agents.index(agent))
        return shown


def visible(row: Sequence[int], viewer: Seat | None) -> Any:
    """What may be seen of a hand from a seat, all of it.

    Args:
        row: the state as kernels have it (:mod:`ginrummy.fast.layout`).
        viewer: the seat; None for somebody without one.
    """
    knocker, phase = row[at.KNOCKER], row[at.PHASE]
    spreads: list[Any] = []
    for seat in Seat:
        shown = knocker >= 0 and (phase == at.P_OVER or (seat == knocker and phase == at.P_DEFENCE))
        if seat is not viewer and not shown:
            spreads.append(None)
            continue
        melds = at.MELDS + at.MOST_MELDS * seat
        laid_off = row[at.LAID_OFF : at.LAID_OFF + row[at.LAID_OFF_COUNT]] if seat != knocker else []
        spreads.append((row[at.HELD + seat], row[melds : melds + at.MOST_MELDS], laid_off))
    public = [row[place] for place in (at.PHASE, at.TURN, at.STOCK_LEFT, at.TAKEN, at.TAKES, at.KNOCKER, at.VOID)]
    return spreads, public, row[at.PILE : at.PILE + row[at.PILE_SIZE]]
