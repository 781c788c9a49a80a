"""The routes of home: one's games and whose turn it is, the tables that anybody may join, and whom one blocks."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ginrummy.locale import speaking
from ginrummy.people.home import Glimpse, Home
from ginrummy.table.state import Kind, Stage
from ginrummy.web.clocks import in_words
from ginrummy.web.encode_rating import rating_of
from ginrummy.web.routes import AnyHttp, Json, house_of, visitor_of
from ginrummy.words.rules_page import title

_JSON = "application/json"


class BlockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whom somebody does not want at their tables: whoever has this place."""

    place: int


class Unblock(msgspec.Struct, forbid_unknown_fields=True):
    """Whom somebody lets come again, by the id in the list of those blocked."""

    id: str


@get("/api/home", media_type=_JSON)
async def at_home(request: AnyHttp) -> Json:
    """One's games, those first that wait for one; and the tables that one may join."""
    visitor, home, now = visitor_of(request), _home(request), house_of(request).wall_clock()
    games, open_ = await home.games(visitor.browser), await home.lobby(visitor.browser)
    tables = [one for one in open_ if one.person_of(visitor.browser) is None]
    ratings = await home.hosts(tables)
    with speaking(visitor.language):
        return {
            "games": [_game(one, visitor.browser, now) for one in games],
            "tables": [{**_table(one), "rating": rating_of(ratings.get(one.table))} for one in tables],
        }


@post("/api/tables/{table_id:str}/block", media_type=_JSON, status_code=200)
async def block(request: AnyHttp, table_id: FromPath[str], data: JSONBody[BlockWish]) -> Json:
    """Keep somebody from one's tables."""
    await _home(request).block(visitor_of(request).browser, table_id, data.place)
    return {}


@get("/api/blocks", media_type=_JSON)
async def blocked(request: AnyHttp) -> Json:
    """Whom one blocks."""
    found = await _home(request).blocked(visitor_of(request).browser)
    return {"blocked": [{"id": one.id, "name": one.name} for one in found]}


@post("/api/blocks/end", media_type=_JSON, status_code=200)
async def unblock(request: AnyHttp, data: JSONBody[Unblock]) -> Json:
    """Let somebody come again."""
    await _home(request).unblock(visitor_of(request).browser, data.id)
    return {}


def _home(request: AnyHttp) -> Home:
    home = request.app.state.home
    assert isinstance(home, Home)
    return home


def _game(one: Glimpse, browser: str, now: float) -> Json:
    person = one.person_of(browser)
    assert person is not None
    return {
        **_line(one),
        "mine": person,
        "stage": one.stage.value,
        "yours": one.asks(person),
        "turn": one.turn,
        "left": None if one.until is None else max(0.0, one.until - now),
    }


def _table(one: Glimpse) -> Json:
    hosts = [place for place in one.places if place.kind is Kind.PERSON]
    return {
        **_line(one),
        "host": hosts[0].name if hosts else None,
        "member": bool(hosts) and hosts[0].member,
        "free": sum(place.kind is Kind.OPEN for place in one.places) if one.stage is Stage.WAITING else 0,
    }


def _line(one: Glimpse) -> dict[str, Any]:
    return {
        "id": one.table,
        "url": f"/t/{one.table}",
        "title": title(one.rules, one.seating),
        "names": [place.name for place in one.places],
        "clock": None if one.clock is None else in_words(one.clock)[0],
        "unhurried": one.clock is not None and one.clock.absent,
        "rated": one.rated,
    }


HANDLERS = [at_home, block, blocked, unblock]
"""Every route of home."""
