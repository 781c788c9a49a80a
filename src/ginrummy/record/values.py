"""Record and HandRecord: a game on paper, as values.

A record holds what somebody noted, and nothing else. Where a seat's cards were hidden from whoever made the record,
they are None in the object itself, so nothing can slip out of it in any form it is written in.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date as Date  # noqa: N812 - a type, named like one
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple, Self, TypeAlias

from ginrummy.cards import Card, CardSet, name
from ginrummy.errors import GinError
from ginrummy.match import GameLog, HandLog, Person, Roles, Seating, first_roles
from ginrummy.rules import CLASSIC, Action, Deal, Discard, Done, Draw, Pass, RuleSet, Seat

LETTERS = "ABC"
"""What people are called in a record, in the order of :data:`~ginrummy.match.Person`."""

LONGEST_NAME = 100
"""How many characters a name may have."""

SERVER = "server"
"""Who brings the first seed of a provable deal."""

_TAG_NAME = re.compile(r"[A-Za-z]\w{0,63}", re.ASCII)


class RecordError(GinError, ValueError):
    """A record that contradicts itself, or that lacks what is asked of it."""


class Place(NamedTuple):
    """A place in a text; lines and columns count from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves one deal, or the draw: seeds committed to before anybody could see them (see ``fair``).

    Attributes:
        commitments: the SHA-256 commitments of the server and of each person, in that order.
        seeds: the seeds behind them, in the same order; None as long as they are secret.
    """

    commitments: tuple[bytes, ...]
    seeds: tuple[bytes, ...] | None = None

    def sealed(self) -> Self:
        """The commitments alone, as they are told before the hand."""
        return replace(self, seeds=None)


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark.

    Attributes:
        ply: after how many actions of the hand it stands.
        text: the remark, on one line, single spaces between its words.
    """

    ply: int
    text: str


@dataclass(frozen=True, slots=True)
class Variation:
    """What might have been played instead.

    Attributes:
        ply: after how many actions of the hand it stands. It begins where the turn of the last of these began.
        actions: the actions from there on.
        notes: remarks within it and variations of it; their plies count from the start of the hand too.
    """

    ply: int
    actions: tuple[Action, ...]
    notes: tuple["Note", ...] = ()


Note: TypeAlias = Comment | Variation


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand as it was noted. Pairs are by seat: the non-dealer's first, then the dealer's.

    Attributes:
        hands: the cards dealt to each seat; None where they are not known.
        upcard: the card turned up, or None in a hand that starts with eleven cards.
        stock: the stock in order, or None where it is not known. Then each draw carries its card, if that is known.
        actions: every action so far.
        notes: remarks and variations, in the order they stand in.
        proof: what proves the deal, or None.
        unmatched: what each seat showed unmatched at the end, where that is not known from its other cards; else None.
    """

    hands: tuple[CardSet | None, CardSet | None]
    upcard: Card | None
    stock: tuple[Card, ...] | None
    actions: tuple[Action, ...] = ()
    notes: tuple[Note, ...] = ()
    proof: Proof | None = None
    unmatched: tuple[CardSet | None, CardSet | None] = (None, None)

    @property
    def complete(self) -> bool:
        """Whether no card that matters is hidden: both hands, and the stock or every draw from it."""
        return None not in self.hands and (self.stock is not None or Draw() not in self.actions)

    @property
    def deal(self) -> Deal:
        """The deal.

        Raises:
            RecordError: part of it is hidden.
        """
        non_dealer, dealer = self.hands
        if non_dealer is None or dealer is None or not self.complete:
            raise RecordError("record-hidden")
        return Deal((non_dealer, dealer), self.upcard, self.stock)

    def knows(self, seat: Seat) -> bool:
        """Whether the cards of *seat* are known throughout: as dealt, and each one drawn since."""
        if self.hands[seat] is None:
            return False
        return self.stock is not None or not any(
            actor is seat and action == Draw() for actor, action in actors(self.actions)
        )

    def varied(self, actions: tuple[Action, ...]) -> Self:
        """The same deal with other *actions*: a variation."""
        return replace(self, actions=actions, notes=(), unmatched=(None, None))

    @classmethod
    def from_log(cls, log: HandLog, proof: Proof | None = None) -> Self:
        """A hand with all its cards open."""
        return cls(log.deal.hands, log.deal.upcard, log.deal.stock, log.actions, proof=proof)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game as it was noted, finished or not.

    Tuples are by person.

    Attributes:
        rules: the rules of the game.
        seating: how people sit and change places.
        names: what the people are called; no two alike.
        draw: the card that each person drew, or None where nobody noted it.
        roles: who is what in the first hand, where no draw tells it.
        hands: the hands dealt so far.
        resigned: who gave the game up after all of it, or None.
        date: the day of the game, or None.
        library: what wrote the record, or None.
        view: whose view of the game this is, or None for the record of a game with open cards.
        tags: anything else worth noting, as pairs of a name and a value.
        comments: remarks on the game as a whole.
        draw_proof: what proves the draw, or None.
        truncated: where the text broke off from which this was read, or None.

    Raises:
        RecordError: names that are empty or alike, a tag that cannot be written, a draw that does not fit.
    """

    rules: RuleSet = CLASSIC
    seating: Seating = Seating.TWO
    names: tuple[str, ...]
    draw: tuple[Card, ...] | None = None
    roles: Roles | None = None
    hands: tuple[HandRecord, ...] = ()
    resigned: Person | None = None
    date: Date | None = None
    library: str | None = None
    view: Person | None = None
    tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[str, ...] = ()
    draw_proof: Proof | None = None
    truncated: Place | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        check_names(self.names, self.seating)
        for tag, value in self.tags:
            if not _TAG_NAME.fullmatch(tag) or tag in KNOWN_TAGS or not _is_a_line(value):
                raise RecordError("record-tag-impossible", tag=tag)
        if self.library is not None and not _is_a_line(self.library):
            raise RecordError("record-tag-impossible", tag="Library")
        if self.draw is not None:
            check_draw(self.draw, self.rules, self.seating)

    @classmethod
    def from_log(
        cls,
        log: GameLog,
        names: Sequence[str],
        *,
        date: Date | None = None,
        tags: Mapping[str, str] | None = None,
        proofs: Sequence[Proof | None] = (),
        draw_proof: Proof | None = None,
    ) -> Self:
        """The record of a game with all cards open.

        Args:
            log: the game.
            names: what the people are called.
            date: the day of the game.
            tags: anything else worth noting.
            proofs: what proves each deal, as far as there is something.
            draw_proof: what proves the draw.
        """
        padded = [*proofs, *[None] * (len(log.hands) - len(proofs))]
        return cls(
            rules=log.rules,
            seating=log.seating,
            names=tuple(names),
            draw=log.draw,
            hands=tuple(HandRecord.from_log(hand, proof) for hand, proof in zip(log.hands, padded, strict=True)),
            resigned=log.resigned,
            date=date,
            library=library(),
            tags=tuple((tags or {}).items()),
            draw_proof=draw_proof,
        )

    def log(self) -> GameLog:
        """The game as a log.

        A draw that nobody noted is made up so that it gives the roles of the first hand.

        Raises:
            RecordError: some cards are hidden; ``completed`` in ``partial`` makes them up too.
        """
        hands = tuple(HandLog(hand.deal, hand.actions) for hand in self.hands)
        return GameLog(self.rules, self.seating, self.draw or self.stand_in_draw(), hands, self.resigned)

    def stand_in_draw(self) -> tuple[Card, ...]:
        """A draw that gives the roles of the first hand, for a record in which nobody noted the real one.

        Every study pack has these cards: the two of clubs, the ace of diamonds, the ace of clubs, from high to low.
        """
        people = [Person(p) for p in range(self.seating.people)]
        roles = self.roles or Roles(people[1], people[0], people[2] if len(people) == 3 else None)
        high, middle, low = 1, 13, 0
        cards = {roles.dealer: high, roles.non_dealer: middle, roles.out: low}
        if self.seating is Seating.CUTTHROAT:
            cards |= {roles.dealer: middle, roles.non_dealer: high}
        return tuple(cards[person] for person in people)


KNOWN_TAGS = ("Format", "Rules", "Options", "Seating", *LETTERS, "Date", "Library", "View", "Draw", "Result", "Totals")
"""The tags with a meaning of their own, in the order they are written."""


@cache
def library() -> str:
    """What writes a record here: the name and version of this package."""
    try:
        return f"ginrummy {version('ginrummy')}"
    except PackageNotFoundError:  # pragma: no cover - read from a folder, without being installed
        return "ginrummy"


def check_names(names: Sequence[str], seating: Seating) -> None:
    """Make sure that *names* can stand in a record.

    Raises:
        RecordError: too many or too few, an empty one, one that is more than a line, two alike.
    """
    if len(names) != seating.people:
        raise RecordError("record-names-count", count=len(names), people=seating.people)
    for called in names:
        if not called.strip() or called != called.strip() or not _is_a_line(called) or len(called) > LONGEST_NAME:
            raise RecordError("record-name-impossible", name=called[:LONGEST_NAME])
        if list(names).count(called) > 1:
            raise RecordError("record-names-alike", name=called)


def check_draw(draw: Sequence[Card], rules: RuleSet, seating: Seating) -> None:
    """Make sure that *draw* is one card of the pack for each person.

    Raises:
        GinError: it is not.
    """
    first_roles(seating, draw)
    for card in draw:
        if not rules.pack >> card & 1:
            raise RecordError("record-draw-outside", card=name(card))


def actors(actions: Iterable[Action]) -> list[tuple[Seat, Action]]:
    """Each action with the seat that does it, told from the actions alone: they need not be legal."""
    seat = Seat.NON_DEALER
    found = []
    for action in actions:
        found.append((seat, action))
        if isinstance(action, Pass | Discard | Done):
            seat = seat.other
    return found


def _is_a_line(text: str) -> bool:
    """Whether *text* can stand on one line and in UTF-8."""
    return text.isprintable()
