"""The routes of people: who one is, signing up, in and out, and what one may change of one's account."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from ginrummy.people.accounts import Account, Accounts
from ginrummy.table.errors import NotAllowed, TableError, TooMany
from ginrummy.table.house import browser_hash
from ginrummy.table.rating import SEATS
from ginrummy.web import metrics
from ginrummy.web.door import Visitor, become, fresh_key
from ginrummy.web.encode_rating import course_of, ratings_of
from ginrummy.web.limits import Buckets
from ginrummy.web.routes import HERE, AnyHttp, Json, house_of, visitor_of
from ginrummy.web.sessions import Sessions

_JSON = "application/json"


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """An account as somebody wants it."""

    name: str
    password: str
    settings: dict[str, Any] = {}


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to come in; *bring*: whether what this browser has as a guest is theirs."""

    name: str
    password: str
    bring: bool = False


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to come in with a recovery code, and the password they want."""

    name: str
    code: str
    password: str
    bring: bool = False


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody wants to be signed out."""

    everywhere: bool = False


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """That it is really them."""

    password: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The old password and the new one."""

    password: str
    new: str


class Liking(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody likes the page."""

    settings: dict[str, Any]


@get("/api/me", media_type=_JSON)
async def me(request: AnyHttp) -> Json:
    """Who one is: the account, or a guest and whether it has seats."""
    visitor = visitor_of(request)
    if visitor.account is None:
        return {"account": None, "settings": None, "seats": await _accounts(request).has_seats(visitor.browser)}
    profile = await _accounts(request).profile(visitor.account)
    ratings = await house_of(request).rater.all_of(visitor.browser)
    account = {
        "name": profile.name,
        "codes": profile.codes,
        "devices": profile.devices,
        "since": profile.since,
        "ratings": ratings_of(ratings),
    }
    return {"account": account, "settings": profile.settings, "seats": True}


@get("/api/ratings", media_type=_JSON)
async def ratings(request: AnyHttp) -> Response[Json]:
    """How well one plays, as far as one's rated games tell, and how that went: for nobody but oneself."""
    account, rater = _account(request), house_of(request).rater
    found = {
        "now": ratings_of(await rater.all_of(account.browser)),
        "course": {str(seats): course_of(await rater.course(account.browser, seats)) for seats in SEATS},
    }
    return Response(found, headers={"cache-control": "no-store"})


@post("/api/account", media_type=_JSON)
async def sign_up(request: AnyHttp, data: JSONBody[NewAccount]) -> Json:
    """Make an account of whoever this browser has been so far."""
    visitor = visitor_of(request)
    if visitor.account is not None:
        raise TableError("people-signed-in-already", name=visitor.account.name)
    making: Buckets = request.app.state.joining
    if not all(making.take(one) for one in (visitor.browser, _address(visitor)) if one):
        raise TooMany("people-too-many-accounts")
    key = fresh_key()
    codes = await _accounts(request).sign_up(
        visitor.browser, browser_hash(key), data.name, data.password, data.settings
    )
    metrics.ACCOUNTS.inc()
    become(request.scope, key)
    return {"codes": list(codes)}


@post("/api/session", media_type=_JSON, status_code=200)
async def sign_in(request: AnyHttp, data: JSONBody[SignIn]) -> Json:
    """Sign in."""
    visitor, key = visitor_of(request), fresh_key()
    guest = _brought(visitor, bring=data.bring)
    accounts = _accounts(request)
    account = await accounts.sign_in(browser_hash(key), data.name, data.password, _address(visitor), guest)
    await _come_in(request, key, bring=data.bring)
    return {"name": account.name}


@post("/api/account/recover", media_type=_JSON, status_code=200)
async def recover(request: AnyHttp, data: JSONBody[Recovery]) -> Json:
    """Sign in with a recovery code, and get another password."""
    visitor, key = visitor_of(request), fresh_key()
    guest = _brought(visitor, bring=data.bring)
    accounts = _accounts(request)
    account = await accounts.recover(browser_hash(key), data.name, data.code, data.password, _address(visitor), guest)
    await _come_in(request, key, bring=data.bring)
    await _sessions(request).look()
    return {"name": account.name, "codes": (await accounts.profile(account)).codes}


@post("/api/session/end", media_type=_JSON, status_code=200)
async def sign_out(request: AnyHttp, data: JSONBody[SignOut]) -> Json:
    """Sign out, here or everywhere; this browser is a guest again."""
    visitor, account = visitor_of(request), _account(request)
    if data.everywhere:
        await _accounts(request).sign_out_everywhere(account)
    else:
        await _accounts(request).sign_out(visitor.session)
    await _sessions(request).look()
    become(request.scope, visitor.guest or fresh_key(), "")
    return {}


@post("/api/account/settings", media_type=_JSON, status_code=200)
async def keep_settings(request: AnyHttp, data: JSONBody[Liking]) -> Json:
    """Keep how somebody likes the page."""
    await _accounts(request).keep_settings(_account(request), data.settings)
    return {}


@post("/api/account/password", media_type=_JSON, status_code=200)
async def change_password(request: AnyHttp, data: JSONBody[NewPassword]) -> Json:
    """Change the password; every other browser is signed out."""
    visitor, account = visitor_of(request), _account(request)
    await _accounts(request).change_password(account, visitor.session, data.password, data.new, _address(visitor))
    await _sessions(request).look()
    return {}


@post("/api/account/codes", media_type=_JSON, status_code=200)
async def new_codes(request: AnyHttp, data: JSONBody[Proof]) -> Json:
    """New recovery codes in the place of the old ones."""
    address = _address(visitor_of(request))
    return {"codes": list(await _accounts(request).new_codes(_account(request), data.password, address))}


@post("/api/account/delete", media_type=_JSON, status_code=200)
async def delete(request: AnyHttp, data: JSONBody[Proof]) -> Json:
    """Delete the account: games under way are given up, and nothing tells of the person any more."""
    visitor = visitor_of(request)
    await _accounts(request).delete(_account(request), data.password, _address(visitor))
    await _sessions(request).look()
    become(request.scope, visitor.guest or fresh_key(), "")
    return {}


def _accounts(request: AnyHttp) -> Accounts:
    accounts = request.app.state.accounts
    assert isinstance(accounts, Accounts)
    return accounts


def _sessions(request: AnyHttp) -> Sessions:
    sessions = request.app.state.sessions
    assert isinstance(sessions, Sessions)
    return sessions


def _account(request: AnyHttp) -> Account:
    account = visitor_of(request).account
    if account is None:
        raise NotAllowed("people-not-signed-in")
    return account


def _address(visitor: Visitor) -> str:
    return "" if visitor.address in HERE else visitor.address


def _brought(visitor: Visitor, *, bring: bool) -> str | None:
    """The guest whose seats come along: never those of somebody else who is signed in here."""
    return visitor.browser if bring and visitor.account is None else None


async def _come_in(request: AnyHttp, key: str, *, bring: bool) -> None:
    """Let this browser be the one that is signed in, and remember the guest it was, if that was somebody else."""
    visitor = visitor_of(request)
    if visitor.account is not None:
        await _accounts(request).sign_out(visitor.session)
        await _sessions(request).look()
        become(request.scope, key)
        return
    become(request.scope, key, "" if bring else visitor.key)


HANDLERS = [me, ratings, sign_up, sign_in, recover, sign_out, keep_settings, change_password, new_codes, delete]
"""Every route of people."""
