"""The routes: the page, what a table can be made of, tables, invitations."""

import io
import logging
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from ginrummy.errors import GinError
from ginrummy.locale import choose, speaking
from ginrummy.match import Seating
from ginrummy.rules import DEFAULT_PRESET, RuleSet, preset
from ginrummy.table.entries import ClockRules
from ginrummy.table.errors import TooMany, label
from ginrummy.table.house import House, Wish, rules_with
from ginrummy.table.joining import Joining
from ginrummy.table.table import Table
from ginrummy.web import metrics, pages
from ginrummy.web.clocks import in_words
from ginrummy.web.door import VISITOR, Visitor
from ginrummy.web.encode_rating import rating_of
from ginrummy.web.errors import as_answer, bare, status_of
from ginrummy.web.limits import Buckets
from ginrummy.web.options import all_options, rules_card
from ginrummy.words.rules_page import title

Json = dict[str, Any]
AnyHttp = Request[Any, Any, Any]

_JSON = "application/json"
PAGES = ("/history", "/statistics", "/t/{table_id:str}/games/{game:int}", "/records/{record_id:str}")
"""Where else the page is: it reads the address itself."""
HERE = frozenset({"", "127.0.0.1", "::1"})
"""Addresses that tell nobody apart: a proxy on this machine may not say where people come from."""
_THIS_MACHINE = HERE - {""} | {"localhost"}
"""The hosts in an address that mean another machine to everybody else."""
_log = logging.getLogger(__name__)


class RulesWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which rules somebody means."""

    preset: str = DEFAULT_PRESET
    changes: dict[str, int | str | bool | None] = {}
    seating: Seating = Seating.TWO

    def rules(self) -> RuleSet:
        """Those rules.

        Raises:
            RuleSetError: they make no sense.
        """
        return rules_with(preset(self.preset), self.changes)


class TableWish(RulesWish, forbid_unknown_fields=True, kw_only=True):
    """A table as somebody wants it."""

    name: str = ""
    places: list[str]
    watching: bool = False
    practice: bool = False
    language: str | None = None
    clock: ClockRules | None = None
    anybody: bool = False
    rated: bool = False


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to join; *rated*: whether they agree that the game counts for their rating."""

    name: str = ""
    place: int | None = None
    rated: bool = False


def visitor_of(request: AnyHttp) -> Visitor:
    """Whoever sent a request."""
    visitor = request.scope[VISITOR]  # type: ignore[literal-required]  # set by the door
    assert isinstance(visitor, Visitor)
    return visitor


def house_of(request: AnyHttp) -> House:
    """The tables of this server."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def may_once_more(request: AnyHttp, buckets: Buckets) -> bool:
    """Whether the browser of a request, and the address that it comes from, may do once more what *buckets* count."""
    visitor = visitor_of(request)
    # Who comes from this machine comes from anywhere: a proxy may not say from where.
    who = [visitor.browser, *([] if visitor.address in HERE else [visitor.address])]
    return all(buckets.take(one) for one in who)


async def _table(request: AnyHttp, table_id: str) -> Table:
    return await house_of(request).table(table_id)


def _lan_url(request: AnyHttp, table_id: str) -> str | None:
    """Where others on the network find a table, for whoever is at this machine; all others pass on how they came."""
    lan = request.app.state.lan_url
    here = urlsplit(visitor_of(request).base).hostname in _THIS_MACHINE
    return f"{lan}/t/{table_id}" if lan is not None and here else None


@get("/healthz", media_type=_JSON)
async def healthz(request: AnyHttp) -> Response[Json]:
    """Whether the server answers, and its database."""
    if await house_of(request).store.alive():
        return Response({"status": "ok"}, media_type=_JSON)
    return Response({"status": "database away"}, status_code=503, media_type=_JSON)


@get(["/", "/t/{table_id:str}", *PAGES])
async def index(request: AnyHttp) -> Response[bytes]:
    """The page."""
    return _file(request, pages.INDEX)


@get("/static/{path:path}")
async def static(request: AnyHttp, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return _file(request, str(path).lstrip("/"))


@get("/favicon.ico")
async def favicon(request: AnyHttp) -> Redirect:
    """What browsers ask for by themselves."""
    return Redirect(f"{request.app.state.root}/static/icon.svg")


@get("/api/options", media_type=_JSON)
async def options(request: AnyHttp) -> Json:
    """What a table can be made of."""
    with speaking(visitor_of(request).language):
        return all_options()


@post("/api/rules", media_type=_JSON, status_code=200)
async def rules(request: AnyHttp, data: JSONBody[RulesWish]) -> Json:
    """The rules page of some rules."""
    with speaking(visitor_of(request).language):
        return rules_card(data.rules(), data.seating)


@post("/api/tables", media_type=_JSON)
async def make_table(request: AnyHttp, data: JSONBody[TableWish]) -> Json:
    """Make a table."""
    visitor = visitor_of(request)
    wish = Wish(
        name=_name(visitor, data.name),
        rules=data.rules(),
        seating=data.seating,
        places=data.places,
        watching=data.watching,
        practice=data.practice,
        language=choose(data.language) if data.language else visitor.language,
        clock=data.clock,
        member=visitor.account is not None,
        anybody=data.anybody,
        rated=data.rated,
    )
    if not may_once_more(request, request.app.state.making):
        raise TooMany("web-too-many-tables")
    table_id = await house_of(request).make(visitor.browser, wish)
    metrics.MADE.inc()
    _log.info("table made", extra={"table": label(table_id), "seating": data.seating.value})
    return {"id": table_id, "url": f"/t/{table_id}", "lan_url": _lan_url(request, table_id)}


@get("/api/tables/{table_id:str}", media_type=_JSON)
async def table(request: AnyHttp, table_id: FromPath[str]) -> Json:
    """What a stranger may know of a table."""
    house, state = house_of(request), (await _table(request, table_id)).state
    visitor = visitor_of(request)
    ratings = (await house.rater.standing(table_id, state)).ratings if state.rated else (None,) * len(state.places)
    with speaking(visitor.language):
        return {
            "id": table_id,
            "seating": state.seating.value,
            "title": title(state.rules, state.seating),
            "stage": state.stage.value,
            "places": [
                {"name": place.name, "kind": place.kind.value, "member": place.member, "rating": rating_of(rating)}
                for place, rating in zip(state.places, ratings, strict=True)
            ],
            "rated": state.rated,
            "mine": state.person_of(visitor.browser),
            "owner": visitor.browser == state.owner,
            "full": state.full,
            "watching": state.watching,
            "clock": None if state.clock is None else in_words(state.clock),
            "url": f"/t/{table_id}",
            "lan_url": _lan_url(request, table_id),
        }


@post("/api/tables/{table_id:str}/join", media_type=_JSON, status_code=200)
async def join(request: AnyHttp, table_id: FromPath[str], data: JSONBody[JoinWish]) -> Json:
    """Take a place."""
    here, visitor = await _table(request, table_id), visitor_of(request)
    await request.app.state.home.welcome(visitor.browser, table_id)
    name, member = _name(visitor, data.name), visitor.account is not None
    return {"place": await here.join(Joining(visitor.browser, name, data.place, member, data.rated))}


def _name(visitor: Visitor, wished: str) -> str:
    """What somebody is called at a table: who is signed in has a name already."""
    return wished if visitor.account is None else visitor.account.name


async def _rules_of(request: AnyHttp, table_id: str) -> Json:
    state = (await _table(request, table_id)).state
    with speaking(visitor_of(request).language):
        return rules_card(state.rules, state.seating)


@get("/api/tables/{table_id:str}/rules", media_type=_JSON)
async def table_rules(request: AnyHttp, table_id: FromPath[str]) -> Json:
    """The rules in force at a table."""
    return await _rules_of(request, table_id)


@post("/api/tables/{table_id:str}/rules", media_type=_JSON, status_code=200)
async def table_rules_posted(request: AnyHttp, table_id: FromPath[str]) -> Json:
    """The same."""
    return await _rules_of(request, table_id)


@get("/api/tables/{table_id:str}/qr.svg")
async def qr_code(request: AnyHttp, table_id: FromPath[str]) -> Response[bytes]:
    """The invitation as a QR code."""
    await _table(request, table_id)
    address = _lan_url(request, table_id) or f"{visitor_of(request).base}/t/{table_id}"
    image = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        image,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        svgclass=None,
        lineclass=None,
        omitsize=True,
        xmldecl=False,
    )
    return Response(image.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _file(request: AnyHttp, name: str, status: int = HTTP_200_OK) -> Response[bytes]:
    file = pages.find(name, root=request.app.state.root)
    if file is None:
        raise HTTPException(status_code=HTTP_404_NOT_FOUND)
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, media_type=file.media, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, media_type=file.media, headers=headers)


def refused(request: AnyHttp, error: GinError) -> Response[Json]:
    """The answer to a request that was refused."""
    with speaking(visitor_of(request).language):
        return Response({"error": as_answer(error)}, status_code=status_of(error), media_type=_JSON)


_WORDS: dict[int, Literal["web-not-found", "web-wrong-method", "web-too-large", "web-not-understood"]] = {
    404: "web-not-found",
    405: "web-wrong-method",
    413: "web-too-large",
}


def failed(request: AnyHttp, error: HTTPException) -> Response[Json] | Response[bytes]:
    """The answer to a request that Litestar refused; a person who went astray gets the page, which says so."""
    if error.status_code == HTTP_404_NOT_FOUND and "text/html" in request.headers.get("accept", ""):
        return _file(request, pages.INDEX, HTTP_404_NOT_FOUND)
    with speaking(visitor_of(request).language):
        answer = bare(_WORDS.get(error.status_code, "web-not-understood"))
    return Response({"error": answer}, status_code=error.status_code, media_type=_JSON)


def broken(request: AnyHttp, error: Exception) -> Response[Json]:
    """The answer when something is wrong with the server itself; the log has the rest."""
    # Not its path, which may hold the id of a table.
    _log.error("%s %s", request.method, request.url.path.split("/")[1], exc_info=error)
    with speaking(visitor_of(request).language):
        return Response({"error": bare("web-our-fault")}, status_code=500, media_type=_JSON)


HANDLERS = [
    healthz,
    index,
    static,
    favicon,
    options,
    rules,
    make_table,
    table,
    join,
    table_rules,
    table_rules_posted,
    qr_code,
]
"""Every route but the socket and those of :mod:`ginrummy.web.past`."""
