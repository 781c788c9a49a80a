"""The door before every route: who comes, in which language, from which page; and the headers that close the rest.

Plain ASGI, so that it stands before sockets as well: Litestar's own guards cover HTTP only.
"""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from ginrummy.table.house import browser_hash
from ginrummy.web import cookies, metrics
from ginrummy.web.cookies import Signer
from ginrummy.web.languages import language_for

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

VISITOR = "ginrummy.visitor"
"""Where a scope holds its :class:`Visitor`."""

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]+")
_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (b"x-frame-options", b"DENY"),
)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sent a request.

    Attributes:
        browser: the hash of their browser's id.
        language: what to answer in.
        base: the address under which they see this server.
        address: where they come from, as far as it is known.
    """

    browser: str
    language: str
    base: str
    address: str = ""


class Door:
    """Lets requests through to *app*, each with its :class:`Visitor`; refuses pages of other origins."""

    def __init__(self, app: Application, signer: Signer) -> None:
        self._app, self._signer = app, signer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not _from_here(scope, headers):
            await _refuse(scope, receive, send)
            return
        sent = cookies.parse(headers.get("cookie", ""))
        known = self._signer.browser(sent)
        browser = known or self._signer.fresh()
        secure = scope["scheme"] in ("https", "wss")
        host = headers.get("host", "")
        base = f"{'https' if secure else 'http'}://{host if _HOST.fullmatch(host) else 'localhost'}"
        language = language_for(
            scope.get("query_string", b"").decode("latin-1"), sent, headers.get("accept-language", "")
        )
        address = str((scope.get("client") or ("",))[0])
        scope[VISITOR] = Visitor(browser_hash(browser), language, base, address)
        extra = [*_HEADERS, (b"content-security-policy", policy(host).encode())]
        if known is None:
            extra.append((b"set-cookie", self._signer.cookie(browser, secure=secure).encode()))

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(_method(scope), message["status"]).inc()
                message["headers"] = [*message.get("headers", ()), *extra]
            elif message["type"] == "websocket.accept" and known is None:
                message["headers"] = [*message.get("headers", ()), extra[-1]]
            await send(message)

        await self._app(_as_get(scope), receive, send_with_headers)


def _method(scope: Scope) -> str:
    """The method of a request; whatever nobody uses counts as one, so that nobody can make up any number of them."""
    method: str = scope["method"]
    return method if method in {*_SAFE, "POST"} else "other"


def _as_get(scope: Scope) -> Scope:
    """A ``HEAD`` asks what a ``GET`` would be answered; the server, which keeps the scope as it came, sends no body."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


def policy(host: str) -> str:
    """The Content-Security-Policy: everything from this server, nothing from anywhere else, nothing inline."""
    # Not every browser counts a socket to the same host as 'self'.
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; manifest-src 'self'; connect-src 'self'{sockets}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _from_here(scope: Scope, headers: MutableMapping[str, str]) -> bool:
    """Whether a request that could change something comes from our own page, or from no page at all."""
    if scope["type"] == "http" and scope["method"] in _SAFE:
        return True
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": b"cross-origin"})
