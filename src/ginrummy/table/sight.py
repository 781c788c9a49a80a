"""What one viewer may know of a table: the one gate between a table and its screens (design law 3).

Screens are built from a :class:`Sight` and from nothing else. Everything of the game in it comes from the viewer's own
events; the rest is public, or addressed to the viewer.
"""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from ginrummy.match import MatchState, Person, Role, Seating, View
from ginrummy.rules import RuleSet
from ginrummy.table import rated
from ginrummy.table.clocks import running
from ginrummy.table.driving import Around, awaited
from ginrummy.table.entries import ClockRules
from ginrummy.table.presence import Presence
from ginrummy.table.rater import NOTHING_SHOWN, Change, Standing
from ginrummy.table.rating import Rating
from ginrummy.table.state import Advice, Kind, Seeds, Stage, TableState
from ginrummy.table.streams import Step
from ginrummy.table.undo import may_take_back

MOST_CHAT = 100
"""How many lines of chat are shown."""


@dataclass(frozen=True, slots=True)
class SeenPlace:
    """A place as everybody sees it.

    Attributes:
        kind, name, level: who has it.
        here: whether they are connected; bots are.
        gone_seconds: how long a person has been gone.
        replaceable: whether the others may put a bot there, or end the game.
        left: whether the person left.
        ready, rematch: whether they want to go on, or another game.
        member: whether they have an account, and so a name that is nobody else's.
        rating: how well they play, at a table for rated games; None for others, and where it is not known yet.
    """

    kind: Kind
    name: str | None
    level: str | None
    here: bool
    gone_seconds: int | None = field(compare=False)
    replaceable: bool
    left: bool
    ready: bool
    rematch: bool
    member: bool = False
    rating: Rating | None = None


class Counting(StrEnum):
    """Whether the game on a table for rated games counts."""

    WILL = "will"
    """None has begun; the next one does."""
    DOES = "does"
    DID = "did"
    BOT = "bot"
    """It does not, since a bot took a place."""
    ENDED = "ended"
    """It did not, since it ended before there was anything to count."""
    NOT_ALL = "not-all"
    """It does not, since not everybody had agreed."""


@dataclass(frozen=True, slots=True)
class SeenRated:
    """What a table for rated games shows of that.

    Attributes:
        counting: whether the game on the table counts.
        again: whether another game here would.
        changes: what the game that is just over has changed, by person; empty while nothing.
    """

    counting: Counting
    again: bool
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """A line of chat: its number among those that the viewer may read, who, what, and whether only a side reads it."""

    number: int
    who: Person
    text: str
    side: bool


@dataclass(frozen=True, slots=True)
class Fairness:
    """How the next deal is made, and how the last one was.

    Attributes:
        hand: the number of the hand whose seeds are collected or that is played, 0 for the draw.
        want: what is asked of the viewer's browser: ``commit``, ``reveal`` or None.
        commitments: of the server and of each person.
        brought: whether each brought their own.
        revealed: the last seeds that everybody may see.
    """

    hand: int
    want: str | None
    commitments: tuple[bytes | None, ...]
    brought: tuple[bool, ...]
    revealed: Seeds | None


@dataclass(frozen=True, slots=True)
class SeenClock:
    """The clock of a table.

    Attributes:
        rules: how long people may take.
        banks: what is left in each person's bank, in seconds; None for bots, and before a game.
        running: whose clock runs, or None.
        since: when the turn under way began.
        spent: how long it has taken, in seconds.
    """

    rules: ClockRules
    banks: tuple[float | None, ...]
    running: Person | None
    since: float
    spent: float = field(compare=False)


@dataclass(frozen=True, slots=True)
class Wait:
    """What the table waits for, and for whom."""

    reason: str
    of: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What every viewer sees alike of a moment.

    Attributes:
        around: what the table goes by.
        places: who sits where.
        fairness: how deals are made, without what is asked of anybody.
        rated: what a table for rated games shows of that; None at any other.
    """

    around: Around
    places: tuple[SeenPlace, ...]
    fairness: Fairness | None
    rated: SeenRated | None

    @classmethod
    def of(cls, state: TableState, presence: Presence, around: Around, standing: Standing = NOTHING_SHOWN) -> Self:
        """What everybody may know.

        Args:
            state: where the table stands.
            presence: who is here.
            around: what the table goes by.
            standing: what the table shows of ratings.
        """
        places = (_place(Person(p), state, presence, around, standing) for p in range(len(state.places)))
        return cls(around, tuple(places), _fairness(state), _rated(state, standing))

    @staticmethod
    def made_of(state: TableState) -> tuple[object, ...]:
        """All of a state that goes into it, which is little of what a move changes."""
        seats = (state.places, state.ready, state.rematch, state.closed)
        deals = (state.collecting, state.hand_seeds, state.draw_seeds, state.revealed)
        return (state.games, state.stage, *seats, *deals, state.rated_game, state.results)


@dataclass(frozen=True, kw_only=True)
class Sight:
    """What one viewer may know.

    Attributes:
        table: the table's id.
        rules, seating, practice, watching: how the table is set.
        places: who sits where.
        me: the viewer's place, or None.
        owner: whether the table is the viewer's.
        games: how many games have begun.
        stage: what the table is at.
        closed: whether it was closed by hand.
        patience: after how many seconds somebody gone may be replaced.
        number: how much the viewer has seen.
        since: the number from which on *steps* go.
        steps: the events since then.
        view: the game as the viewer knows it.
        dealt: the score and roles with which each hand was dealt.
        chat: what the viewer may read.
        advice: for the captain and the one who advises.
        fairness: how deals are made.
        undo: whether the viewer may take a move back.
        wait: what the table waits for.
        clock: how long people may take, and have left.
        rated: what a table for rated games shows of that; None at any other.
    """

    table: str
    rules: RuleSet
    seating: Seating
    practice: bool
    watching: bool
    places: tuple[SeenPlace, ...]
    me: Person | None
    owner: bool
    games: int
    stage: Stage
    closed: bool
    patience: float
    number: int
    since: int
    steps: tuple[Step, ...]
    view: View | None
    dealt: tuple[MatchState, ...]
    chat: tuple[Heard, ...]
    advice: Advice | None
    fairness: Fairness | None
    undo: bool
    wait: Wait | None
    clock: SeenClock | None
    rated: SeenRated | None = None

    @classmethod
    def of(
        cls,
        table: str,
        state: TableState,
        me: Person | None,
        *,
        owner: bool,
        public: Public,
        patience: float,
        seen: int | None,
        advising: Person | None = None,
        now: float = 0.0,
    ) -> Self:
        """What *me*, or for None a watcher, may know of a table.

        Args:
            table: the table's id.
            state: where it stands.
            me: the viewer's place.
            owner: whether the table is theirs.
            public: what everybody may know.
            patience: after how many seconds somebody gone may be replaced.
            seen: up to which number the viewer has been told, or None.
            advising: for whose advice a bot waits.
            now: the time in seconds since 1970, for the clock.
        """
        stream = state.stream_of(me)
        since, steps = (0, ()) if stream is None else stream.since(seen)
        return cls(
            table=table,
            rules=state.rules,
            seating=state.seating,
            practice=state.practice,
            watching=state.watching,
            places=public.places,
            me=me,
            owner=owner,
            games=state.games,
            stage=state.stage,
            closed=state.closed,
            patience=patience,
            number=0 if stream is None else stream.number,
            since=since,
            steps=steps,
            view=None if stream is None else stream.view,
            dealt=state.dealt,
            chat=_chat(state, me),
            advice=state.advice if _on_the_side(state, me) else None,
            fairness=_asked_of(state, me, public),
            undo=me is not None and may_take_back(state, me),
            wait=_wait(state, public.around, advising if _on_the_side(state, me) else None),
            clock=_clock(state, now),
            rated=public.rated,
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return tuple(place.name or "" for place in self.places)

    @property
    def dealt_score(self) -> MatchState | None:
        """The score and roles with which the hand on the table was dealt."""
        return self.dealt[-1] if self.dealt else None


def _place(person: Person, state: TableState, presence: Presence, around: Around, standing: Standing) -> SeenPlace:
    place = state.places[person]
    human = place.kind is Kind.PERSON
    return SeenPlace(
        kind=place.kind,
        name=place.name,
        level=place.level,
        here=place.kind is Kind.BOT or (human and presence.here(person)),
        gone_seconds=presence.gone_seconds(person) if human else None,
        replaceable=person in around.replaceable,
        left=place.left,
        ready=person in state.ready,
        rematch=person in state.rematch,
        member=place.member,
        rating=standing.ratings[person] if standing.ratings else None,
    )


def _rated(state: TableState, standing: Standing) -> SeenRated | None:
    if not state.rated:
        return None
    # What is looked up is a moment behind: what an earlier game changed is not what this one did.
    changes = tuple(change for change in standing.changes if change.game == state.games)
    return SeenRated(_counting(state), rated.possible(state), changes if state.stage is Stage.OVER else ())


def _counting(state: TableState) -> Counting:
    if state.game is None:
        return Counting.ENDED if state.closed else Counting.WILL
    if state.rated_game is None:
        return Counting.NOT_ALL
    if state.rated_game.spoiled:
        return Counting.BOT
    if state.stage is not Stage.OVER:
        return Counting.DOES
    return Counting.DID if any(one.game == state.games for one in state.results) else Counting.ENDED


def _on_the_side(state: TableState, me: Person | None) -> bool:
    """Whether the viewer is the captain, or advises the captain, in the hand on the table."""
    if me is None or state.seating is not Seating.BOX:
        return False
    return state.role_of(me) in (Role.CAPTAIN, Role.OUT)


def _chat(state: TableState, me: Person | None) -> tuple[Heard, ...]:
    if not state.chat:
        return ()
    mine = [line for line in state.chat if line.to is None or me in line.to]
    heard = [Heard(number, line.who, line.text, line.to is not None) for number, line in enumerate(mine, start=1)]
    return tuple(heard[-MOST_CHAT:])


def _fairness(state: TableState) -> Fairness | None:
    seeds = state.collecting or (state.hand_seeds[-1] if state.hand_seeds else state.draw_seeds)
    if seeds is None:
        return None
    return Fairness(seeds.hand, None, seeds.all_commitments, (True, *seeds.own), state.revealed)


def _asked_of(state: TableState, me: Person | None, public: Public) -> Fairness | None:
    """How deals are made, with what is asked of the viewer's browser."""
    seeds, fairness = state.collecting, public.fairness
    if seeds is None or fairness is None or me is None or state.places[me].kind is not Kind.PERSON:
        return fairness
    if not seeds.sealed and seeds.commitments[me] is None:
        return replace(fairness, want="commit")
    return replace(fairness, want="reveal") if me in awaited(state, public.around) else fairness


def _clock(state: TableState, now: float) -> SeenClock | None:
    if state.clock is None:
        return None
    clock = running(state)
    banks = state.banks or (None,) * len(state.places)
    seen = tuple(bank if place.kind is Kind.PERSON else None for bank, place in zip(banks, state.places, strict=True))
    if clock is None:
        return SeenClock(state.clock, seen, None, 0.0, 0.0)
    return SeenClock(state.clock, seen, clock.person, clock.since, max(0.0, now - clock.since))


def _wait(state: TableState, around: Around, advising: Person | None) -> Wait | None:
    people = frozenset(state.people)
    if state.collecting is not None:
        return Wait("seeds", tuple(sorted(awaited(state, around))))
    match state.stage:
        case Stage.WAITING:
            return Wait("people", tuple(sorted(people - around.here)))
        case Stage.BETWEEN:
            return Wait("ready", tuple(sorted(people - around.replaceable - state.ready)))
        case Stage.PLAYING if advising is not None:
            return Wait("advice", (advising,))
        case Stage.PLAYING if state.to_act is not None:
            return Wait("move", (state.to_act,))
        case _:
            return None
