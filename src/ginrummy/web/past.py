"""The routes of what has been played: history, replays and records, records brought along, statistics."""

import asyncio
import gzip
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ginrummy.locale import speaking
from ginrummy.match import Person, Seating
from ginrummy.record import EXTENSION, Record, read, write
from ginrummy.table import records
from ginrummy.table.archive import Wanted
from ginrummy.table.errors import NoSuchTable, NotAllowed, TooMany
from ginrummy.table.history import Result
from ginrummy.table.rated import counts
from ginrummy.table.shelf import MOST_TEXT
from ginrummy.table.state import Stage, TableState
from ginrummy.web.encode_past import brought_of, page_of, statistics_of
from ginrummy.web.encode_replay import replay_of
from ginrummy.web.routes import AnyHttp, Json, house_of, may_once_more, visitor_of

Preset = Literal["classic", "hoyle", "modern", "contest", "straight", "oklahoma"]
"""A preset by its name."""
_JSON = "application/json"
_PRIVATE = {"cache-control": "no-store"}
_WORTH_PACKING = 2048
_MOST_BODY = 4 * MOST_TEXT
"""A text in JSON may take more bytes than it has characters."""


class Bringing(msgspec.Struct, forbid_unknown_fields=True):
    """A record, or several, that somebody brings along."""

    text: str


# --- what was played here --------------------------------------------------------------------------------------------


@get("/api/history", media_type=_JSON)
async def history(
    request: AnyHttp,
    page: FromQuery[int] = 1,
    who: Annotated[str, QueryParameter(max_length=100)] = "",
    preset: FromQuery[Preset | None] = None,
    seating: FromQuery[Seating | None] = None,
    result: FromQuery[Result | None] = None,
    since: FromQuery[float | None] = None,
    until: FromQuery[float | None] = None,
) -> Response[Json]:
    """The games of this browser, the last moved first."""
    wanted = Wanted(who=who.replace("\0", " "), preset=preset, seating=seating, result=result, since=since, until=until)
    visitor = visitor_of(request)
    found = await house_of(request).archive.page(visitor.browser, wanted, page)
    with speaking(visitor.language):
        return Response(page_of(found), headers=_PRIVATE)


@get("/api/statistics", media_type=_JSON)
async def statistics(request: AnyHttp) -> Response[Json]:
    """What the finished games of this browser come to."""
    visitor = visitor_of(request)
    found = await house_of(request).archive.statistics(visitor.browser)
    with speaking(visitor.language):
        return Response(statistics_of(found), headers=_PRIVATE)


@dataclass(frozen=True, slots=True)
class _Seen:
    """A game as whoever asks may see it.

    Attributes:
        state, number: the table, and which of its games.
        whole: whether it is over, so that everything may be seen.
        person: whose eyes it is seen with before that; None for a watcher, who sees the hands that are over.
    """

    state: TableState
    number: int
    whole: bool
    person: Person | None

    def record(self) -> Record:
        """All that they may see of it."""
        if self.whole:
            return records.whole(self.state, self.number)
        return records.hands_over(self.state) if self.person is None else records.partial(self.state, self.person)


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyHttp, table_id: FromPath[str], game: FromQuery[int | None] = None) -> Response[str]:
    """The record of a game: whole if it is over, else of this seat, or of the hands that are over."""
    seen = await _game(request, table_id, game)

    def written() -> tuple[str, str]:
        found = seen.record()
        return write(found), str(found.date or "")

    # A long game is played through for it, which would keep everybody else waiting here.
    text, day = await asyncio.to_thread(written)
    return _as_file(text, f"ginrummy-{day}-{seen.number}{EXTENSION}")


@get("/api/tables/{table_id:str}/games/{game:int}/replay", media_type=_JSON)
async def replay(request: AnyHttp, table_id: FromPath[str], game: FromPath[int]) -> Response[bytes]:
    """A game to go back and forth in: whole if it is over, else as this seat saw it, or the hands that are over."""
    seen = await _game(request, table_id, game)
    visitor = visitor_of(request)
    me = seen.state.person_of(visitor.browser)

    def encoded() -> bytes:
        with speaking(visitor.language):
            told = replay_of(seen.record(), me)
        more = {
            "table": table_id,
            "game": seen.number,
            "record": f"/api/tables/{table_id}/record?game={seen.number}",
            "closed": seen.number == seen.state.games and seen.state.closed,
            "open": not seen.whole,
            # Its record says so only once it has counted.
            "rated": told["rated"] or (not seen.whole and counts(seen.state)),
        }
        return msgspec.json.encode({**told, **more})

    return _packed(request, await asyncio.to_thread(encoded))


async def _game(request: AnyHttp, table_id: str, game: int | None) -> _Seen:
    """A game that whoever asks may see.

    Raises:
        NoSuchTable: there is no such game.
        NotAllowed: they may not see it.
    """
    house, browser = house_of(request), visitor_of(request).browser
    here = await house.table(table_id)
    state = here.state
    person = state.person_of(browser)
    number = state.games if game is None else game
    known = state.game is not None and 1 <= number <= state.games
    whole = known and (number != state.games or state.stage is Stage.OVER)
    here_anyway = person is not None or here.may_watch(browser)
    if not here_anyway and not (whole and await house.archive.played(browser, table_id, number)):
        raise NotAllowed("table-not-seated")
    if not known:
        raise NoSuchTable("table-no-such-game")
    _look(request)
    return _Seen(state, number, whole, person)


def _look(request: AnyHttp) -> None:
    """Count one more game that is played through for somebody.

    Raises:
        TooMany: they have had many.
    """
    if not may_once_more(request, request.app.state.looking):
        raise TooMany("web-too-many-looks")


# --- what was brought along ------------------------------------------------------------------------------------------


@get("/api/records", media_type=_JSON)
async def brought(request: AnyHttp) -> Response[list[Json]]:
    """The records that this browser has brought along."""
    visitor = visitor_of(request)
    found = await house_of(request).shelf.all_of(visitor.browser)
    with speaking(visitor.language):
        return Response([brought_of(one) for one in found], headers=_PRIVATE)


@post("/api/records", media_type=_JSON, request_max_body_size=_MOST_BODY)
async def bring(request: AnyHttp, data: JSONBody[Bringing]) -> Response[list[Json]]:
    """Bring records along: read first, and kept if they are good."""
    visitor = visitor_of(request)
    if not may_once_more(request, request.app.state.bringing):
        raise TooMany("shelf-too-often")
    found = await house_of(request).shelf.bring(visitor.browser, data.text)
    with speaking(visitor.language):
        return Response([brought_of(one) for one in found], headers=_PRIVATE, status_code=201)


@get("/api/records/{record_id:str}")
async def brought_text(request: AnyHttp, record_id: FromPath[str]) -> Response[str]:
    """A record that was brought along, as it was brought."""
    text = await house_of(request).shelf.text(visitor_of(request).browser, record_id)
    return _as_file(text, f"ginrummy-{record_id}{EXTENSION}")


@get("/api/records/{record_id:str}/replay", media_type=_JSON)
async def brought_replay(request: AnyHttp, record_id: FromPath[str]) -> Response[bytes]:
    """A record that was brought along, to go back and forth in."""
    visitor = visitor_of(request)
    text = await house_of(request).shelf.text(visitor.browser, record_id)
    _look(request)

    def encoded() -> bytes:
        with speaking(visitor.language):
            told = replay_of(read(text), None)
        more = {"table": None, "game": None, "record": f"/api/records/{record_id}", "closed": False, "open": False}
        return msgspec.json.encode({**told, **more})

    return _packed(request, await asyncio.to_thread(encoded))


@delete("/api/records/{record_id:str}")
async def throw_away(request: AnyHttp, record_id: FromPath[str]) -> None:
    """Delete a record that was brought along."""
    await house_of(request).shelf.throw_away(visitor_of(request).browser, record_id)


# --- answers ---------------------------------------------------------------------------------------------------------


def _as_file(text: str, name: str) -> Response[str]:
    return Response(
        text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"', **_PRIVATE},
    )


def _packed(request: AnyHttp, body: bytes) -> Response[bytes]:
    """An answer that is worth compressing."""
    headers = {**_PRIVATE, "vary": "accept-encoding"}
    if len(body) >= _WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=_JSON, headers=headers)


HANDLERS: list[Any] = [
    history,
    statistics,
    record,
    replay,
    brought,
    bring,
    brought_text,
    brought_replay,
    throw_away,
]
"""Every route of what has been played."""
