"""Logs of whole games, made without a house: people, their seeds, and moves that bring hands to an end."""

import random
from dataclasses import dataclass, field

from ginrummy.match import Seating
from ginrummy.record.fair import commitment, owners
from ginrummy.rules import CLASSIC, RuleSet
from ginrummy.table.entries import (
    Acted,
    AnyEntry,
    Dealt,
    Joined,
    Made,
    NewPlace,
    RematchWanted,
    SeedCommitted,
    SeedRevealed,
    SeedsOpened,
    SeedsSealed,
)
from ginrummy.table.fold import after, begin
from ginrummy.table.state import Stage, TableState
from tests.walks import sensible


@dataclass
class Scribe:
    """Writes the log of a table, entry by entry.

    Attributes:
        rng: all its chance.
        log: what is written.
        state: where that leads.
    """

    rng: random.Random
    log: list[AnyEntry] = field(default_factory=list)
    state: TableState = None  # type: ignore[assignment]  # there is one as soon as there is a table

    @classmethod
    def table(
        cls,
        rng: random.Random,
        *people: str,
        rules: RuleSet = CLASSIC,
        seating: Seating | None = None,
        practice: bool = False,
        watching: bool = False,
        at: float = 1.8e9,
    ) -> "Scribe":
        """A table for people, as browser and name in one word, or ``bot:LEVEL``; the first of them makes it."""
        one = cls(rng)
        seating = seating or (Seating.TWO if len(people) == 2 else Seating.BOX)
        places = tuple(
            NewPlace("bot", f"Robot {n}", who.removeprefix("bot:"))
            if who.startswith("bot:")
            else NewPlace("person", who.title())
            if n == 0
            else NewPlace("open")
            for n, who in enumerate(people)
        )
        made = Made(at, people[0], rules.as_dict(), seating.value, places, practice=practice, watching=watching)
        one.log.append(made)
        one.state = begin(made)
        for n, who in enumerate(people[1:], start=1):
            if not who.startswith("bot:"):
                one.write(Joined(n, who, who.title()))
        return one

    def write(self, entry: AnyEntry) -> None:
        """One more entry."""
        self.log.append(entry)
        self.state = after(self.state, entry)

    def deal(self) -> None:
        """The draw or the next hand, from seeds that everybody brings."""
        over = self.state.stage is Stage.OVER
        score = None if self.state.game is None or over else self.state.game.game.score
        hand = 0 if score is None else score.hand_number
        people = self.state.seating.people
        self.write(SeedsOpened(hand, self.rng.randbytes(16).hex()))
        seeds = {person: self.rng.randbytes(16) for person in self.state.people}
        for person, seed in seeds.items():
            sealed = commitment(hand, owners(people)[person + 1], seed)
            self.write(SeedCommitted(person, sealed.hex()))
        rest = {person: self.rng.randbytes(16).hex() for person in range(people) if person not in seeds}
        self.write(SeedsSealed(rest))
        for person, seed in seeds.items():
            self.write(SeedRevealed(person, seed.hex()))
        self.write(Dealt(hand))

    def act(self) -> None:
        """Whoever is to act does something sensible."""
        assert self.state.game is not None
        assert self.state.game.game.hand is not None
        assert self.state.to_act is not None
        self.write(Acted(self.state.to_act, (str(sensible(self.state.game.game.hand, self.rng)),)))

    def hand(self, actions: int | None = None) -> None:
        """A hand, or the first *actions* of it, after the draw if there was none."""
        if self.state.game is None:
            self.deal()
        self.deal()
        while self.state.stage is Stage.PLAYING and actions != 0:
            self.act()
            actions = None if actions is None else actions - 1

    def game(self) -> None:
        """A whole game."""
        if self.state.stage is Stage.OVER:
            for person in self.state.people:
                self.write(RematchWanted(person))
            self.deal()
        while self.state.stage is not Stage.OVER:
            self.hand()
