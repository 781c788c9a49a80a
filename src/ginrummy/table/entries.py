"""What a table's log is made of: everything that happened at the table, one small value each.

Entries are stored as JSON and never change. Cards stand in them as text, actions in their text form, seeds and
commitments in hexadecimal digits. A server that reads a log of an older version must still fold it, so a field may be
added with a default, and nothing may be taken away.
"""

from typing import Literal, TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened at a table."""


class NewPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place as whoever makes a table wants it.

    Attributes:
        kind: ``person`` for whoever makes the table, ``open`` for whoever comes, or ``bot``.
        name: what the person or the bot is called.
        level: the level of a bot.
        member: whether the person has an account, and so a name that is nobody else's.
    """

    kind: Literal["person", "open", "bot"]
    name: str | None = None
    level: str | None = None
    member: bool = False


class ClockRules(msgspec.Struct, frozen=True):
    """How long people may take.

    Attributes:
        move: for each turn, in seconds.
        bank: beyond that for a whole game, in seconds.
        lose: whether the game is lost when both are used up; else the clock plays.
        absent: whether it runs while nobody is at the table too: people play by and by, and need not meet.
    """

    move: float
    bank: float = 0.0
    lose: bool = False
    absent: bool = False


class Made(Entry, frozen=True, tag="made"):
    """The table was made.

    Attributes:
        at: when, in seconds since 1970.
        owner: the hash of the browser that made it.
        rules: every field of the rule set, as plain values.
        seating: how people sit.
        places: the places, by person.
        watching: whether strangers may watch.
        practice: whether everything may be taken back, against bots.
        language: what the bots and the record speak.
        clock: how long people may take, or None for as long as they like.
        anybody: whether it stands in the lobby for anybody to join.
        rated: whether its games count for the ratings of those who agree; whoever makes it does.
    """

    at: float
    owner: str
    rules: dict[str, int | str | bool | None]
    seating: str
    places: tuple[NewPlace, ...]
    watching: bool = False
    practice: bool = False
    language: str = "en"
    clock: ClockRules | None = None
    anybody: bool = False
    rated: bool = False


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody took a free place.

    Attributes:
        person: which.
        browser: the hash of their browser.
        name: what they are called.
        member: whether they have an account, and so a name that is nobody else's.
        rated: whether they agree that the game counts for their rating.
    """

    person: int
    browser: str
    name: str
    member: bool = False
    rated: bool = False


class BotSeated(Entry, frozen=True, tag="bot"):
    """A bot was put on a place: a free one, or that of somebody who is gone."""

    person: int
    level: str
    name: str
    by: int | None = None


class Left(Entry, frozen=True, tag="left"):
    """Somebody left the table. Before the game the place is free again; during it, it waits for them."""

    person: int


class PutOut(Entry, frozen=True, tag="out"):
    """The owner put somebody out. Before the game their place is free again; during it, a bot may take it.

    Attributes:
        person: who.
        ban: whether their browser may not come back, not even to watch.
    """

    person: int
    ban: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody who had left is back."""

    person: int


class HandedOver(Entry, frozen=True, tag="handed"):
    """Whatever was one browser's is another's now: somebody has signed in, and this table was theirs all along.

    Attributes:
        before, after: the hashes of both.
    """

    before: str
    after: str


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Somebody has deleted their account: nothing at the table tells of them any more.

    Attributes:
        person: their place, if they had one.
        owner: whether the table was theirs; now it is nobody's.
        name: what their place is called from now on.
    """

    person: int | None
    owner: bool
    name: str


class WatchingSet(Entry, frozen=True, tag="watching"):
    """The owner lets strangers watch, or not."""

    on: bool


class SeedsOpened(Entry, frozen=True, tag="seeds"):
    """Seeds for a hand are being collected; the server has made its own, and shows its commitment.

    Attributes:
        hand: the number of the hand, 0 for the draw.
        seed: the server's seed, a secret until the hand is over.
    """

    hand: int
    seed: str


class SeedCommitted(Entry, frozen=True, tag="commit"):
    """A browser committed to its seed."""

    person: int
    commitment: str


class SeedsSealed(Entry, frozen=True, tag="sealed"):
    """All commitments stand.

    Attributes:
        stand_ins: the seeds that the server made for those whose browsers brought none, by person.
    """

    stand_ins: dict[int, str]


class SeedRevealed(Entry, frozen=True, tag="reveal"):
    """A browser gave the server the seed that it had committed to."""

    person: int
    seed: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The cards were dealt from the seeds, or for hand 0 drawn.

    Attributes:
        hand: the number of the hand, 0 for the draw.
        stand_ins: seeds that the server made for those who committed and then revealed nothing, by person.
        deck: a deck, or for hand 0 a draw, chosen instead: only tests do that, and such a deal proves nothing.
        at: when, in seconds since 1970, at a table with a clock.
    """

    hand: int
    stand_ins: dict[int, str] = {}
    deck: str | None = None
    at: float = 0.0


class Acted(Entry, frozen=True, tag="acted"):
    """Somebody did these actions, one after another.

    Attributes:
        person: who.
        actions: what.
        at: when, in seconds since 1970, at a table with a clock.
        clock: whether the clock did it in their place, since their time was up.
    """

    person: int
    actions: tuple[str, ...]
    at: float = 0.0
    clock: bool = False


class TakenBack(Entry, frozen=True, tag="back"):
    """Somebody took their last move back."""

    person: int
    at: float = 0.0


class ClockStarted(Entry, frozen=True, tag="clock"):
    """The clock of whoever is to move starts anew: for a while nobody was at the table, or the server was away."""

    at: float = 0.0


class Advised(Entry, frozen=True, tag="advised"):
    """The one sitting out told the captain something; ``none`` is that there is no advice."""

    person: int
    what: str


class Answered(Entry, frozen=True, tag="answered"):
    """A bot captain said what it makes of advice."""

    person: int
    by: int
    what: str
    answer: Literal["agrees", "follows", "declines"]


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something.

    Attributes:
        person: who.
        text: what.
        to: who may read it; None for everybody.
    """

    person: int
    text: str
    to: tuple[int, ...] | None = None


class Ready(Entry, frozen=True, tag="ready"):
    """Somebody wants to go on."""

    person: int


class RematchWanted(Entry, frozen=True, tag="rematch"):
    """Somebody wants another game at this table; *rated*: and agrees that it counts for their rating."""

    person: int
    rated: bool = False


class GaveUp(Entry, frozen=True, tag="resigned"):
    """Somebody gave the game up, or for them the clock did, since their time was up."""

    person: int
    clock: bool = False


class Ended(Entry, frozen=True, tag="ended"):
    """The game was ended without a result, or the table closed before it."""

    by: int | None


AnyEntry: TypeAlias = (
    Made
    | Joined
    | BotSeated
    | Left
    | PutOut
    | Returned
    | HandedOver
    | Forgotten
    | WatchingSet
    | SeedsOpened
    | SeedCommitted
    | SeedsSealed
    | SeedRevealed
    | Dealt
    | Acted
    | TakenBack
    | ClockStarted
    | Advised
    | Answered
    | Said
    | Ready
    | RematchWanted
    | GaveUp
    | Ended
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def to_text(entry: AnyEntry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def from_text(text: str) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(text)
