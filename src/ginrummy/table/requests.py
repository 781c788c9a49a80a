"""What people ask of a table: one small value a kind, read from JSON by msgspec."""

from typing import TypeAlias

import msgspec

MOST_ACTIONS = 20
"""More actions than the longest spread has."""
MOST_TEXT = 500
"""How long a line of chat may be."""
MOST_LINES = 2000
"""How much may be said at one table."""


class Request(msgspec.Struct, frozen=True, tag_field="kind"):
    """One message from somebody at the table; *id* comes back in the answer."""

    id: int


class Act(Request, frozen=True, tag="act"):
    """Do *actions*, all or none, in answer to the state with this *number*."""

    number: int
    actions: list[str]


class Preview(Request, frozen=True, tag="preview"):
    """Show how the hand would look after *actions*; nothing happens."""

    number: int
    actions: list[str]


class Advise(Request, frozen=True, tag="advise"):
    """Tell the captain something."""

    what: str
    number: int | None = None


class GoOn(Request, frozen=True, tag="ready"):
    """Go on to the next hand."""


class Say(Request, frozen=True, tag="say"):
    """Say something, to one's own side only or to everybody."""

    text: str
    side: bool = False


class Undo(Request, frozen=True, tag="undo"):
    """Take the last move back."""

    number: int | None = None


class Resign(Request, frozen=True, tag="resign"):
    """Give the game up."""


class Leave(Request, frozen=True, tag="leave"):
    """Leave the table."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Another game at this table; *rated*: one that counts for one's rating, where the table plays such games."""

    rated: bool = False


class Watch(Request, frozen=True, tag="watching"):
    """Let strangers watch, or not."""

    on: bool


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """Put a bot on a place."""

    place: int
    level: str


class PutOut(Request, frozen=True, tag="put_out"):
    """Put somebody out, for good or not."""

    place: int
    ban: bool = False


class End(Request, frozen=True, tag="end"):
    """End the game without a result."""


class Commit(Request, frozen=True, tag="commit"):
    """A browser's commitment for a deal."""

    hand: int
    commitment: str


class Reveal(Request, frozen=True, tag="reveal"):
    """The seed behind it."""

    hand: int
    seed: str


AnyRequest: TypeAlias = (
    Act
    | Preview
    | Advise
    | GoOn
    | Say
    | Undo
    | Resign
    | Leave
    | Rematch
    | Watch
    | SeatBot
    | PutOut
    | End
    | Commit
    | Reveal
)

_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class _Marked(msgspec.Struct):
    """A message of which only the id can be made out."""

    id: int | None = None


def read_request(text: str | bytes) -> AnyRequest:
    """The request in *text*.

    Raises:
        msgspec.MsgspecError: it is none.
    """
    return _decoder.decode(text)


def id_in(text: str | bytes) -> int | None:
    """The id of a message that is no request, as far as one can be made out."""
    try:
        return msgspec.json.decode(text, type=_Marked).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
