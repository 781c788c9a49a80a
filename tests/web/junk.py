"""Junk for sockets and routes: values, messages and requests that are nearly right, or nothing at all."""

import json
import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from ginrummy.web.app import HANDLERS
from tests.web.test_access import BODIES, REQUESTS

_WORDS = ["", "act", "draw", "discard 7h", "7h", "\x00", "é" * 50, "😀", "../../etc/passwd", "' OR 1=1 --", "-1", "NaN"]
_WORDS += ["\ud800", "a\x00b", "me", "open", "bot:sound", "x" * 3000]
_NUMBERS = [0, 1, -1, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0]
_QUERIES = [
    "lang=xx",
    "game=x",
    f"game={10**30}",
    f"page={10**30}&since=nan&until=inf",
    "page=-1",
    "who=%00%25_&result=won&seating=two&preset=classic",
    "preset=%00",
    "since=1e400",
    "%ff=%ff",
]
_COOKIES = ["ginrummy=a.b", "=", "ginrummy-lang=\x7f", "a" * 3000, "ginrummy-guest=x.y; ginrummy=; ginrummy"]
_LANGUAGES = ["de", "en", "x" * 99, ";q=,"]
_KNOWN = 0.3
"""How many of the requests that could name a person name one that there is."""
_TABLE: dict[str, object] = {"name": "X", "places": ["me", "open"], "preset": "classic", "changes": {}}
_MORE: dict[str, tuple[object, ...]] = {
    # Fields that a request may have besides, with values that are right, or nearly.
    "clock": ({"move": 60, "bank": 600, "lose": True}, {"move": 86400, "absent": True}, {"move": 1e400}),
    "seating": ("two", "box"),
    "changes": ({"target": 1}, {"hollywood": True}, {"target": 10**30}, {"no such": 1}),
    "rated": (True,),
    "anybody": (True,),
    "practice": (True,),
    "watching": (True,),
    "language": ("de", "xx"),
    "place": (0, 1, 2, -1),
    "bring": (True,),
    "everywhere": (True,),
    "settings": ({"felt": "blue"}, {"x": "y" * 9000}),
}


def some_value(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = rng.randrange(8 if depth < 4 else 6)
    if kind <= 1:
        return rng.choice(_WORDS)
    if kind <= 3:
        return rng.choice(_NUMBERS)
    if kind <= 5:
        return rng.choice([None, True, False])
    if kind == 6:
        return [some_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(_WORDS): some_value(rng, depth + 1) for _ in range(rng.randrange(4))}


def some_message(rng: random.Random, number: int, at: int = 1) -> str:
    """A message that is nearly one, or none at all; *at* is the number of the state that it may speak of."""
    message: dict[str, Any] = {"id": number, **rng.choice(REQUESTS)}
    if "number" in message:
        message["number"] = at
    kind = rng.randrange(10)
    if kind <= 3:
        # Rarely its number: a high one would make doubles of all that follow.
        name = "id" if rng.random() < 0.005 else rng.choice([*message][1:])
        message[name] = some_value(rng)
    elif kind == 4:
        del message[rng.choice([*message])]
    elif kind == 5:
        message[rng.choice([*_WORDS, "rated", "side", "ban", "number"])] = some_value(rng)
    elif kind == 6:
        return json.dumps(some_value(rng))
    text = json.dumps(message)
    if kind == 7:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice(["", "{", "[" * 500, '"', "\\u0000", "}"]) + text[place + rng.randrange(3) :]
    if kind == 8:
        return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(60)))
    return text


ROUTES = sorted({(method, path) for one in HANDLERS for method in one.http_methods for path in one.paths})
"""Every method and path that there is; new ones are asked for nonsense too."""
_POSTS = [route for route in ROUTES if route[0] == "POST"]


@dataclass(frozen=True)
class Names:
    """What a request may name that there is.

    Attributes:
        tables: their ids.
        records: ids of records that somebody brought along.
        people: what those with an account are called.
        password: the password of whoever asks.
    """

    tables: tuple[str, ...]
    records: tuple[str, ...]
    people: tuple[str, ...]
    password: str


@dataclass(frozen=True)
class Question:
    """A request over HTTP."""

    method: str
    path: str
    content: bytes
    headers: dict[str, str]


def some_question(rng: random.Random, names: Names) -> Question:
    """A request that is nearly right, or none at all, to any route."""
    method, route = rng.choice(ROUTES if rng.random() < 0.5 else _POSTS)
    if rng.random() < 0.1:
        method = rng.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"])
    path = _path(rng, route, names)
    body = json.dumps(_body(rng, route, names)) if rng.random() < 0.9 else rng.choice(_WORDS) * rng.randrange(3)
    headers = {"content-type": "application/json", "accept-language": rng.choice(_LANGUAGES)}
    if rng.random() < 0.1:
        headers["cookie"] = rng.choice(_COOKIES)
    if rng.random() < 0.03:
        headers["origin"] = rng.choice(["http://evil.example", "null", "http://[", "\x7f"])
    if rng.random() < 0.03:
        headers["content-type"] = rng.choice(["", "text/plain", "application/msgpack", "multipart/form-data", "x"])
    return Question(method, path, body.encode("utf-8", "surrogatepass"), headers)


def _path(rng: random.Random, route: str, names: Names) -> str:
    def junk() -> str:
        return quote(rng.choice([*_WORDS, "%00", "no", "é"]).encode("utf-8", "surrogatepass"), safe="") or "x"

    path = route.replace("{table_id:str}", rng.choice([*names.tables, junk()]))
    path = path.replace("{record_id:str}", rng.choice([*names.records, junk()]))
    path = path.replace("{game:int}", str(rng.choice([1, 1, 2, 0, -1, 10**30, "x"])))
    path = path.replace("{path:path}", rng.choice(["../app.py", "index.html", junk()]))
    if rng.random() < 0.3:
        path += f"?{rng.choice(_QUERIES)}"
    return path


def _body(rng: random.Random, route: str, names: Names) -> Any:
    """What is sent to a route: right, or with something more or something else in it, or anything."""
    if rng.random() < 0.2:
        return some_value(rng)
    body = dict(_TABLE if route == "/api/tables" else BODIES.get(route, {"name": "X"}))
    if "name" in body and rng.random() < _KNOWN:
        body["name"] = rng.choice(names.people)
    if "password" in body and rng.random() < _KNOWN:
        body["password"] = names.password
    if route.endswith("/block"):
        body = {"place": rng.randrange(3)}
    if route == "/api/records":
        body = {"text": rng.choice([*_WORDS, "[Game 1]\n", "Deal 1\n"])}
    kind = rng.randrange(6)
    if kind == 0:
        more = rng.choice([*_MORE])
        body[more] = rng.choice(_MORE[more])
    elif kind == 1 and body:
        body[rng.choice([*body])] = some_value(rng)
    elif kind == 2:
        body[rng.choice(_WORDS)] = some_value(rng)
    return body
