"""TableState: where a table stands, as its log tells it. Plain frozen values; :mod:`ginrummy.table.fold` makes them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Self, TypeVar

from ginrummy.match import GameLog, MatchState, OpenGame, Person, Role, Seating
from ginrummy.record import Proof
from ginrummy.record.fair import commitment, owners
from ginrummy.rules import RuleSet
from ginrummy.table.entries import ClockRules
from ginrummy.table.streams import Stream

T = TypeVar("T")


class Stage(StrEnum):
    """What a table is at."""

    WAITING = "waiting"
    """For people, or for the draw."""
    PLAYING = "playing"
    BETWEEN = "between"
    """No hand is under way, and another follows."""
    OVER = "over"


class Kind(StrEnum):
    """Who has a place."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table.

    Attributes:
        kind: who has it.
        name: what they are called.
        browser: the hash of a person's browser.
        level: the level of a bot.
        left: whether a person has left during the game, and may come back.
        member: whether a person has an account, and so a name that is nobody else's.
    """

    kind: Kind
    name: str | None = None
    browser: str | None = None
    level: str | None = None
    left: bool = False
    member: bool = False


@dataclass(frozen=True)
class Seeds:
    """The seeds of one hand, or for hand 0 of the draw, as far as they have been collected.

    Attributes:
        hand: the number of the hand.
        server: the server's own seed.
        commitments: what each person has committed to, if anything.
        seeds: what each person has revealed, or what stands in for it.
        own: whose seed is their own.
        sealed: whether all commitments stand.
        chosen: whether the cards were chosen and not made from seeds: that proves nothing.
    """

    hand: int
    server: bytes
    commitments: tuple[bytes | None, ...]
    seeds: tuple[bytes | None, ...]
    own: tuple[bool, ...]
    sealed: bool = False
    chosen: bool = False

    @classmethod
    def opened(cls, hand: int, server: bytes, people: int) -> Self:
        """The server's seed alone."""
        nothing = (None,) * people
        return cls(hand, server, nothing, nothing, (False,) * people)

    @cached_property
    def all_commitments(self) -> tuple[bytes | None, ...]:
        """The commitments of the server and of each person, as they are shown."""
        return commitment(self.hand, owners(0)[0], self.server), *self.commitments

    @property
    def all_seeds(self) -> tuple[bytes, ...] | None:
        """The seeds of the server and of each person, once they are all there."""
        seeds = [seed for seed in self.seeds if seed is not None]
        return (self.server, *seeds) if len(seeds) == len(self.seeds) else None

    def with_commitment(self, person: int, value: bytes) -> Self:
        """What *person* commits to."""
        return replace(
            self,
            commitments=_put(self.commitments, person, value),
            own=_put(self.own, person, True),  # noqa: FBT003
        )

    def with_seed(self, person: int, seed: bytes) -> Self:
        """The seed that *person* reveals."""
        return replace(self, seeds=_put(self.seeds, person, seed))

    def with_stand_in(self, person: int, seed: bytes) -> Self:
        """A seed that the server makes in place of *person*."""
        owner = owners(len(self.seeds))[person + 1]
        return replace(
            self,
            commitments=_put(self.commitments, person, commitment(self.hand, owner, seed)),
            seeds=_put(self.seeds, person, seed),
            own=_put(self.own, person, False),  # noqa: FBT003
        )

    def proof(self, *, open_: bool) -> Proof | None:
        """What proves the deal: everything once it may be *open_*, else the commitments alone."""
        seeds = self.all_seeds
        if self.chosen or seeds is None:
            return None
        sealed = tuple(one for one in self.all_commitments if one is not None)
        return Proof(sealed, seeds if open_ else None)


@dataclass(frozen=True, slots=True)
class Advice:
    """What the one sitting out tells the captain.

    Attributes:
        by: who advises.
        what: what they point at, as they sent it.
        answer: what a bot captain made of it: ``agrees``, ``follows``, ``declines``.
    """

    by: Person
    what: str
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat; *to* is None where everybody reads it."""

    who: Person
    text: str
    to: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where the game stood before a person's move, so that the move can be taken back.

    Attributes:
        person: whose move.
        actions: how many actions the hand had had.
        seen: the numbers of the streams.
    """

    person: Person
    actions: int
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game of this table that is over: all that its record needs.

    Attributes:
        log: the game.
        names: what the people were called.
        draw, hands: the seeds.
        taken_back: how many moves were taken back.
        by_clock: the moves that the clock made: the hand, and the place of its first action in it, from 1.
        lost_on_time: who lost because their time was up.
    """

    log: GameLog
    names: tuple[str, ...]
    draw: Seeds | None
    hands: tuple[Seeds, ...]
    taken_back: int
    by_clock: tuple[tuple[int, int], ...] = ()
    lost_on_time: Person | None = None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game to which everybody agreed that it counts for their rating.

    Attributes:
        players: the hashes of their browsers, by person.
        spoiled: whether it counts no more, since a bot has taken somebody's place.
    """

    players: tuple[str, ...]
    spoiled: bool = False


@dataclass(frozen=True, slots=True)
class RatedResult:
    """What a game that counts came to.

    Attributes:
        game: its number at the table.
        players: the hashes of the browsers of those who played it, by person.
        ranks: who came where, by person: 0 for the best, the same for those who share a place.
    """

    game: int
    players: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class TableState:
    """Where a table stands.

    Attributes:
        number: how many entries of the log led here.
        made_at: when the table was made.
        owner: the hash of the browser that made it.
        rules, seating: what is played.
        places: who sits where, by person.
        watching: whether strangers may watch.
        banned: the browsers that may not come here.
        practice: whether everything may be taken back.
        language: what the record and the bots' names speak.
        games: how many games have begun.
        game: the game under way or just over.
        opening: the game as it was when the hand on the table had been dealt.
        position: the number of the entry that brought the game where it is; bots' chance derives from it.
        streams: what each person has seen, and after them what watchers have.
        dealt: the score and roles with which each hand of this game was dealt.
        collecting: the seeds being collected for the next hand, or for the draw.
        draw_seeds, hand_seeds: the seeds of this game.
        revealed: the seeds that everybody may see: of the hand before, or of the draw.
        ready, rematch: who wants to go on, and who wants another game.
        chat: what has been said.
        advice: what the captain was advised.
        snapshots: the moves of this hand that might be taken back.
        taken_back: how many moves of this game were.
        clock: how long people may take.
        anybody: whether it stands in the lobby for anybody to join.
        banks: what is left in each person's bank, in seconds.
        turn_since: when the turn under way began, in seconds since 1970, at a table with a clock.
        by_clock: the moves of this game that the clock made: the hand, and the place of the first action in it.
        lost_on_time: who lost this game because their time was up.
        closed: whether the table was closed, or its game ended, by hand.
        earlier: the games before this one.
        rated: whether the table's games count for ratings, where everybody agrees.
        agreed: who agrees that the next game does.
        rated_game: the game under way or just over, if everybody agreed to it.
        results: what those of the table's games came to that count.
    """

    number: int
    made_at: float
    owner: str
    rules: RuleSet
    seating: Seating
    places: tuple[Place, ...]
    watching: bool
    practice: bool
    language: str
    banned: frozenset[str] = frozenset()
    games: int = 0
    game: OpenGame | None = None
    opening: OpenGame | None = None
    position: int = 0
    streams: tuple[Stream, ...] = ()
    dealt: tuple[MatchState, ...] = ()
    collecting: Seeds | None = None
    draw_seeds: Seeds | None = None
    hand_seeds: tuple[Seeds, ...] = ()
    revealed: Seeds | None = None
    ready: frozenset[Person] = frozenset()
    rematch: frozenset[Person] = frozenset()
    chat: tuple[Line, ...] = ()
    advice: Advice | None = None
    snapshots: tuple[Snapshot, ...] = ()
    taken_back: int = 0
    clock: ClockRules | None = None
    anybody: bool = False
    banks: tuple[float, ...] = ()
    turn_since: float = 0.0
    by_clock: tuple[tuple[int, int], ...] = ()
    lost_on_time: Person | None = None
    closed: bool = False
    earlier: tuple[Finished, ...] = ()
    rated: bool = False
    agreed: frozenset[Person] = frozenset()
    rated_game: RatedGame | None = None
    results: tuple[RatedResult, ...] = ()

    def evolve(self, **changes: Any) -> Self:
        """This state with some attributes changed; as :func:`dataclasses.replace`, and several times as quick."""
        new = object.__new__(type(self))
        values = new.__dict__
        values.update(self.__dict__)
        for name in _WORKED_OUT:
            values.pop(name, None)
        values.update(changes)
        return new

    @cached_property
    def stage(self) -> Stage:
        """What the table is at."""
        if self.closed:
            return Stage.OVER
        if self.game is None:
            return Stage.WAITING
        if self.game.game.over:
            return Stage.OVER
        return Stage.BETWEEN if self.game.game.needs_deal else Stage.PLAYING

    @property
    def dealt_score(self) -> MatchState | None:
        """The score and roles with which the hand on the table was dealt."""
        return self.dealt[-1] if self.dealt else None

    @property
    def unhurried(self) -> bool:
        """Whether people play by and by: the clock runs while they are away, and nobody waits for them to come."""
        return self.clock is not None and self.clock.absent

    @cached_property
    def full(self) -> bool:
        """Whether every place is taken."""
        return all(place.kind is not Kind.OPEN for place in self.places)

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """The people, not the bots."""
        return tuple(Person(p) for p, place in enumerate(self.places) if place.kind is Kind.PERSON)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; empty for free places."""
        return tuple(place.name or "" for place in self.places)

    def person_of(self, browser: str) -> Person | None:
        """Whose place belongs to *browser*."""
        return person_at(self.places, browser)

    def bot(self, person: Person) -> str | None:
        """The level of a bot, or None where no bot sits."""
        return self.places[person].level if self.places[person].kind is Kind.BOT else None

    @cached_property
    def to_act(self) -> Person | None:
        """Whose move it is."""
        return self.game.game.to_act if self.stage is Stage.PLAYING and self.game is not None else None

    def captain_and_adviser(self) -> tuple[Person, Person] | None:
        """The captain and the one who advises, while a hand is played in ``box`` seating."""
        if self.stage is not Stage.PLAYING or self.seating is not Seating.BOX or self.dealt_score is None:
            return None
        roles = self.dealt_score.roles
        assert roles.out is not None
        return roles.non_dealer, roles.out

    def role_of(self, person: Person) -> Role | None:
        """What *person* is in the hand on the table."""
        return None if self.dealt_score is None else self.dealt_score.role_of(person)

    def stream_of(self, person: Person | None) -> Stream | None:
        """What *person*, or for None a watcher, has seen."""
        if not self.streams:
            return None
        return self.streams[-1] if person is None else self.streams[person]


def person_at(places: Sequence[Place], browser: str) -> Person | None:
    """Whose of *places* belongs to *browser*."""
    return next((Person(p) for p, place in enumerate(places) if place.browser == browser), None)


_WORKED_OUT = tuple(name for name, one in vars(TableState).items() if isinstance(one, cached_property))
"""What a state keeps beside its fields, once somebody has asked for it."""


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return *values[:place], value, *values[place + 1 :]
