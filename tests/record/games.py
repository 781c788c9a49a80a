"""Games for the tests of records: played by a simple player in one of several tempers, from seeds alone."""

import random
from collections.abc import Callable

from ginrummy.match import Event, OpenGame, Person, Seating, events_of_action, events_of_deal, events_of_start
from ginrummy.match.view import events_of_resignation
from ginrummy.melds import least_deadwood
from ginrummy.record import FairDealer, Record, derived_seeds
from ginrummy.rules import (
    BIG_GIN,
    CLASSIC,
    GIN,
    Action,
    Discard,
    HandState,
    Knock,
    Phase,
    RuleSet,
    default_defence,
    default_spread,
    legal,
    spread_actions,
)

NAMES = ("Anna", "Ben", "Carla")

Temper = Callable[[HandState, random.Random], Action]


def sensible(state: HandState, rng: random.Random) -> Action:
    """Lowers deadwood, knocks as soon as it may, and lays down as well as it can."""
    if knocks := _knocks(state):
        return knocks[0]
    return _steady(state, rng)


def patient(state: HandState, rng: random.Random) -> Action:
    """Waits for gin, and for big gin where there is one."""
    knocks = [a for a in _knocks(state) if _deadwood_after(state, a) == GIN]
    if knocks:
        return BIG_GIN if BIG_GIN in knocks else knocks[0]
    return _steady(state, rng)


def endless(state: HandState, rng: random.Random) -> Action:
    """Never ends a hand if it can help it."""
    return _steady(state, rng)


def aimless(state: HandState, rng: random.Random) -> Action:
    """Anything that is allowed."""
    return rng.choice(legal(state))


def _knocks(state: HandState) -> list[Action]:
    return [action for action in legal(state) if isinstance(action, Knock) or action == BIG_GIN]


def _deadwood_after(state: HandState, action: Action) -> int:
    held = state.held[state.turn]
    return least_deadwood(held ^ 1 << action.card if isinstance(action, Knock) else held)


def _steady(state: HandState, rng: random.Random) -> Action:
    choices = legal(state)
    held = state.held[state.turn]
    if state.phase is Phase.DISCARD:
        discards = [a for a in choices if isinstance(a, Discard)]
        return min(discards, key=lambda a: (least_deadwood(held ^ 1 << a.card), -(a.card % 13), a.card))
    if state.phase is Phase.SPREAD:
        spread = default_spread(held, 0)
        return spread_actions(spread)[len(state.melds[state.turn])]
    if state.phase is Phase.DEFENCE:
        defence = spread_actions(default_defence(held, state.spread(state.turn.other)))
        return defence[len(state.melds[state.turn]) + len(state.laid_off)]
    return rng.choice(choices)


class Table:
    """A game that is played out, provable, with the events that each person sees."""

    def __init__(
        self,
        seed: str | int,
        rules: RuleSet = CLASSIC,
        seating: Seating = Seating.TWO,
        temper: Temper = sensible,
    ) -> None:
        self.rng = random.Random(str(seed))
        self.temper = temper
        self.dealer = FairDealer(rules, seating, derived_seeds(seed))
        self.open = OpenGame.start(self.dealer.draw(), rules, seating)
        self.events: dict[Person, list[Event]] = {p: list(events_of_start(self.open.game)) for p in self.people}
        self.names = NAMES[: seating.people]

    @property
    def people(self) -> tuple[Person, ...]:
        return self.open.game.score.people

    def play(self, actions: int = 100_000, hands: int = 100_000) -> "Table":
        """Play on until the game, so many actions, or so many hands are over."""
        for _ in range(actions):
            before = self.open.game
            if before.over or (before.needs_deal and len(self.open.log.hands) >= hands):
                break
            if before.needs_deal:
                self.open = self.open.deal(self.dealer.deal())
                for person in self.people:
                    self.events[person] += events_of_deal(self.open.game, person)
                continue
            assert before.hand is not None
            assert before.to_act is not None
            action = self.temper(before.hand, self.rng)
            self.open = self.open.act(before.to_act, action)
            for person in self.people:
                self.events[person] += events_of_action(before, action, self.open.game, person)
        return self

    def resign(self, person: int) -> "Table":
        self.open = self.open.resign(Person(person))
        for one in self.people:
            self.events[one] += events_of_resignation(self.open.game)
        return self

    def record(self, *, proofs: bool = False) -> Record:
        return Record.from_log(
            self.open.log,
            self.names,
            proofs=self.dealer.proofs if proofs else (),
            draw_proof=self.dealer.draw_proof if proofs else None,
        )
