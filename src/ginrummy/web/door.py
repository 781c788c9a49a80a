"""The door before every route: who comes, in which language, from which page; and the headers that close the rest.

Plain ASGI, so that it stands before sockets as well: Litestar's own guards cover HTTP only.
"""

import json
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from ginrummy.errors import GinError
from ginrummy.locale import speaking
from ginrummy.people.accounts import Account, Accounts
from ginrummy.table.house import browser_hash
from ginrummy.web import cookies, metrics
from ginrummy.web.cookies import Signer
from ginrummy.web.errors import as_answer, status_of
from ginrummy.web.languages import language_for

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

VISITOR = "ginrummy.visitor"
"""Where a scope holds its :class:`Visitor`."""

_BECOMES = "ginrummy.becomes"
"""Where a scope holds the cookies that its answer sets, by name."""
_PERSONAL = "/api/"
_ANYBODYS = frozenset({"/api/options", "/api/rules"})
"""What is answered alike to everybody, so that nobody asks the database who it is."""
_AWAY = 1013
"""Why a socket is closed while the database is away: try again."""
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
        browser: the hash by which tables know them: that of their account, else that of their browser's own id.
        language: what to answer in.
        base: the address under which they see this server.
        address: where they come from, as far as it is known.
        account: who they are, if they are signed in.
        session: the hash of their browser's own id.
        key: that id, which nobody else may know.
        guest: the id of the guest that this browser was before, while somebody else is signed in.
    """

    browser: str
    language: str
    base: str
    address: str = ""
    account: Account | None = None
    session: str = ""
    key: str = field(default="", repr=False)
    guest: str | None = field(default=None, repr=False)


def fresh_key() -> str:
    """The id of a browser that is somebody else from now on."""
    return Signer.fresh()


def become(scope: Mapping[str, Any], key: str, guest: str | None = None) -> None:
    """Let a browser be *key* from the answer on; *guest* is whom it will be again later, or empty for nobody."""
    scope[_BECOMES][cookies.COOKIE] = key
    if guest is not None:
        scope[_BECOMES][cookies.GUEST_COOKIE] = guest


class Door:
    """Lets requests through to *app*, each with its :class:`Visitor`; refuses pages of other origins.

    *root* is the path of its host below which people find the server; a proxy may take it off, or leave it.
    """

    def __init__(self, app: Application, signer: Signer, accounts: Accounts, root: str = "") -> None:
        self._app, self._signer, self._accounts, self._root = app, signer, accounts, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope = _below(scope, self._root)
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not _from_here(scope, headers):
            await _refuse(scope, receive, send)
            return
        sent = cookies.parse(headers.get("cookie", ""))
        secure = scope["scheme"] in ("https", "wss")
        host = headers.get("host", "")
        language = language_for(
            scope.get("query_string", b"").decode("latin-1"), sent, headers.get("accept-language", "")
        )
        try:
            key, is_known, account = await self._who(scope["path"], self._signer.browser(sent))
        except GinError as error:
            await _away(scope, receive, send, error, language)
            return
        becomes = scope[_BECOMES] = {} if is_known else {cookies.COOKIE: key}
        scope[VISITOR] = Visitor(
            browser=browser_hash(key) if account is None else account.browser,
            language=language,
            base=f"{'https' if secure else 'http'}://{host if _HOST.fullmatch(host) else 'localhost'}{self._root}",
            address=str((scope.get("client") or ("",))[0]),
            account=account,
            session=browser_hash(key),
            key=key,
            guest=self._signer.browser(sent, cookies.GUEST_COOKIE),
        )
        extra = [*_HEADERS, (b"content-security-policy", policy(host).encode())]

        def set_cookies() -> list[tuple[bytes, bytes]]:
            found = (
                self._signer.cookie(key, secure=secure, name=name, path=self._root or "/")
                for name, key in becomes.items()
            )
            return [(b"set-cookie", cookie.encode()) for cookie in found]

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(_method(scope), message["status"]).inc()
                message["headers"] = [*message.get("headers", ()), *extra, *set_cookies()]
            elif message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", ()), *set_cookies()]
            await send(message)

        await self._app(_as_get(scope), receive, send_with_headers)

    async def _who(self, path: str, key: str | None) -> tuple[str, bool, Account | None]:
        """The id of a browser, a fresh one if need be; whether it is the one it came with; and who is signed in.

        The database is asked each time, and nothing is remembered: whoever signs out, changes their password or deletes
        their account is out at once, at every worker. It is one look into two indexes; and moves come over sockets,
        which are asked once.
        """
        if key is None:
            return self._signer.fresh(), False, None
        if not path.startswith(_PERSONAL) or path in _ANYBODYS:
            return key, True, None
        known = await self._accounts.known(browser_hash(key))
        return (self._signer.fresh(), False, None) if known.claimed else (key, True, known.account)


def _method(scope: Scope) -> str:
    """The method of a request; whatever nobody uses counts as one, so that nobody can make up any number of them."""
    method: str = scope["method"]
    return method if method in {*_SAFE, "POST"} else "other"


def _below(scope: Scope, root: str) -> Scope:
    """A request without the path below which the server is."""
    path: str = scope["path"]
    if not root or not (path == root or path.startswith(f"{root}/")):
        return scope
    raw = scope.get("raw_path")
    cut = {} if raw is None else {"raw_path": raw[len(root) :] or b"/"}
    return {**scope, "path": path[len(root) :] or "/", **cut}


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
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # no address at all
        return False


async def _away(scope: Scope, receive: Receive, send: Send, error: GinError, language: str) -> None:
    """Answer while the database cannot tell who asks."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": _AWAY})
        return
    with speaking(language):
        body = json.dumps({"error": as_answer(error)}).encode()
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": b"cross-origin"})
