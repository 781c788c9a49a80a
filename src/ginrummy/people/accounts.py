"""Accounts: a name and a password that take a person's seats, history and settings to any device.

An account has a hash by which tables know it, as every browser has: that of the browser in which it was made. So a log
needs to know nothing of accounts. Who is signed in is a row of its own: the hash of a cookie, and the account.
"""

import json
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from ginrummy.errors import GinError
from ginrummy.people import codes
from ginrummy.people.attempts import A_NAME, AN_ADDRESS, Attempts
from ginrummy.people.passwords import Passwords, checked
from ginrummy.table.errors import NotAllowed, TableError
from ginrummy.table.house import House
from ginrummy.table.names import LONGEST_NAME
from ginrummy.table.schema import ACCOUNTS, BLOCKS, CODES, SEATS, SESSIONS
from ginrummy.table.store import Conflict

MOST_SETTINGS = 8_000
"""How many characters somebody's settings have at most, as JSON."""
LIFE = 180 * 86_400.0
"""After how long without a visit somebody is signed out, in seconds."""
_NOTED = 86_400.0
"""How old the note of somebody's last visit may be."""
_LEAST_NAME = 2


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody with a password.

    Attributes:
        id: what the account is called in the database.
        name: what the person is called, everywhere.
        browser: the hash by which tables know them.
    """

    id: str
    name: str
    browser: str


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a browser.

    Attributes:
        account: who is signed in with it.
        claimed: whether its hash belongs to an account without its being signed in: then it is worth nothing.
    """

    account: Account | None = None
    claimed: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """An account as its owner sees it.

    Attributes:
        name: what they are called.
        settings: how they like the page.
        codes: how many recovery codes are left.
        devices: in how many browsers they are signed in.
        since: when the account was made, in seconds since 1970.
    """

    name: str
    settings: dict[str, Any]
    codes: int
    devices: int
    since: float


@dataclass
class Accounts:
    """All accounts of a house.

    Attributes:
        house: the tables.
        passwords: how passwords are hashed.
        clock: tells the time in seconds since 1970.
    """

    house: House
    passwords: Passwords = field(default_factory=Passwords)
    clock: Callable[[], float] = time.time

    def __post_init__(self) -> None:
        self._store = self.house.store
        self.attempts = Attempts(self._store, self.clock)

    # --- who comes ----------------------------------------------------------------------------------------------------

    async def known(self, browser: str) -> Known:
        """What is known of a browser, by the hash of its cookie.

        Raises:
            StoreError: the database cannot be read.
        """
        columns = (ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.browser)
        signed_in = (
            sa.select(*columns, SESSIONS.c.seen)
            .join_from(SESSIONS, ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
            .where(SESSIONS.c.browser == browser)
        )
        its_own = sa.select(*columns, sa.literal(-1.0)).where(ACCOUNTS.c.browser == browser)
        known = Known()
        now = self.clock()
        for *account, seen in await self._store.query(sa.union_all(signed_in, its_own)):
            if seen < 0:
                known = Known(known.account, claimed=known.account is None)
            elif now - seen < LIFE:
                known = Known(Account(*account))
                if now - seen > _NOTED:
                    session = SESSIONS.c.browser == browser
                    await self._store.write(sa.update(SESSIONS).where(session).values(seen=now))
        return known

    async def signed_in(self, browsers: list[str]) -> set[str]:
        """Those of *browsers* that are signed in.

        Raises:
            StoreError: the database cannot be read.
        """
        found = sa.select(SESSIONS.c.browser).where(SESSIONS.c.browser.in_(browsers))
        return {browser for (browser,) in await self._store.query(found)}

    async def profile(self, account: Account) -> Profile:
        """An account as its owner sees it.

        Raises:
            StoreError: the database cannot be read.
        """
        count = sa.func.count()
        left = sa.select(count).where(CODES.c.account == account.id).scalar_subquery()
        devices = sa.select(count).where(SESSIONS.c.account == account.id).scalar_subquery()
        wanted = sa.select(ACCOUNTS.c.settings, left, devices, ACCOUNTS.c.at).where(ACCOUNTS.c.id == account.id)
        ((settings, codes_left, signed_in, since),) = await self._store.query(wanted)
        return Profile(account.name, json.loads(settings), codes_left, signed_in, since)

    async def has_seats(self, browser: str) -> bool:
        """Whether a browser may have a place at any table.

        Raises:
            StoreError: the database cannot be read.
        """
        return bool(await self._store.query(sa.select(SEATS.c.table_id).where(SEATS.c.browser == browser).limit(1)))

    # --- making one, coming in, going out -----------------------------------------------------------------------------

    async def sign_up(
        self, browser: str, session: str, name: str, password: str, settings: dict[str, Any]
    ) -> tuple[str, ...]:
        """Make an account of whoever a browser has been so far, and sign them in; their recovery codes.

        Args:
            browser: the hash by which tables know them.
            session: the hash of the cookie that they get.
            name: what they want to be called.
            password: their password.
            settings: how they like the page.

        Raises:
            GinError: the name or the password will not do, or somebody is called so.
        """
        name, told = called(name), _as_text(settings)
        hashed = await self.passwords.hashed(checked(password, name))
        account, fresh = secrets.token_hex(16), codes.fresh()
        made = {"id": account, "name": name, "spelling": spelling(name), "browser": browser, "password": hashed}
        try:
            await self._store.change(
                sa.insert(ACCOUNTS).values(**made, settings=told, at=self.clock()),
                *_noting(account, fresh),
                self._session(session, account),
            )
        except Conflict:
            raise TableError("people-name-taken", name=name) from None
        return fresh

    async def sign_in(self, session: str, name: str, password: str, address: str, guest: str | None = None) -> Account:
        """Sign somebody in; a wrong password and a name that nobody has are answered alike, and as fast.

        Args:
            session: the hash of the cookie that they get.
            name: what they are called.
            password: their password.
            address: where they come from, or nothing where that tells nobody apart.
            guest: the hash by which tables have known them here, where its seats shall be theirs.

        Raises:
            TooMany: it has been tried too often.
            NotAllowed: the name or the password is wrong.
        """
        spelled = spelling(name)
        await self._try(spelled, address)
        account, hashed = await self._find(spelled)
        if not await self.passwords.fit(password, hashed) or account is None or hashed is None:
            raise NotAllowed("people-wrong")
        await self.attempts.forgive("name", spelled)
        if await self.passwords.outdated(hashed):
            await self._store.write(self._with_password(account, await self.passwords.hashed(password)))
        if guest is not None:
            await self._bring(guest, account)
        await self._store.change(self._session(session, account.id))
        await self._tidy()
        return account

    async def sign_out(self, session: str) -> None:
        """Sign one browser out.

        Raises:
            StoreError: the database refuses.
        """
        await self._store.write(sa.delete(SESSIONS).where(SESSIONS.c.browser == session))

    async def sign_out_everywhere(self, account: Account) -> None:
        """Sign somebody out in every browser.

        Raises:
            StoreError: the database refuses.
        """
        await self._store.write(sa.delete(SESSIONS).where(SESSIONS.c.account == account.id))

    # --- what somebody changes ----------------------------------------------------------------------------------------

    async def keep_settings(self, account: Account, settings: dict[str, Any]) -> None:
        """Keep how somebody likes the page.

        Raises:
            GinError: that is too much.
        """
        told = _as_text(settings)
        await self._store.write(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(settings=told))

    async def change_password(self, account: Account, session: str, password: str, new: str, address: str) -> None:
        """Give somebody another password; every other browser is signed out.

        Raises:
            NotAllowed: the old one is wrong.
            GinError: the new one will not do.
        """
        await self.prove(account, password, address)
        hashed = await self.passwords.hashed(checked(new, account.name))
        others = sa.delete(SESSIONS).where(SESSIONS.c.account == account.id, SESSIONS.c.browser != session)
        await self._store.change(self._with_password(account, hashed), others)

    async def new_codes(self, account: Account, password: str, address: str) -> tuple[str, ...]:
        """New recovery codes; the old ones are worth nothing any more.

        Raises:
            NotAllowed: the password is wrong.
        """
        await self.prove(account, password, address)
        fresh = codes.fresh()
        await self._store.change(sa.delete(CODES).where(CODES.c.account == account.id), *_noting(account.id, fresh))
        return fresh

    async def recover(
        self, session: str, name: str, code: str, new: str, address: str, guest: str | None = None
    ) -> Account:
        """Give somebody who has a recovery code another password, and sign them in here and nowhere else.

        Raises:
            TooMany: it has been tried too often from this address.
            NotAllowed: there is no such code for that name.
            GinError: the password will not do.
        """
        checked(new, name)
        if address:
            await self.attempts.take("address", address, AN_ADDRESS)
        account, _ = await self._find(spelling(name))
        # The same is asked whether anybody is called so or not.
        right = sa.and_(CODES.c.code == codes.hashed(code), CODES.c.account == (account.id if account else ""))
        found = await self._store.query(sa.select(CODES.c.code).where(right))
        if account is None or not found:
            raise NotAllowed("people-wrong-code")
        hashed = await self.passwords.hashed(new)
        if not await self._store.query(sa.delete(CODES).where(right).returning(CODES.c.code)):
            raise NotAllowed("people-wrong-code")  # somebody has just used it
        if guest is not None:
            await self._bring(guest, account)
        everywhere = sa.delete(SESSIONS).where(SESSIONS.c.account == account.id)
        await self._store.change(self._with_password(account, hashed), everywhere, self._session(session, account.id))
        await self.attempts.forgive("name", spelling(name))
        return account

    async def delete(self, account: Account, password: str, address: str) -> None:
        """Delete an account: games under way are given up, and nothing tells of the person any more.

        Raises:
            NotAllowed: the password is wrong.
            StoreError: the database refuses; the account is still there, and it can be tried again.
        """
        await self.prove(account, password, address)
        await self.house.forget(account.browser)
        await self._store.change(
            sa.delete(SESSIONS).where(SESSIONS.c.account == account.id),
            sa.delete(CODES).where(CODES.c.account == account.id),
            sa.delete(BLOCKS).where(sa.or_(BLOCKS.c.browser == account.browser, BLOCKS.c.other == account.browser)),
            sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == account.id),
        )

    async def prove(self, account: Account, password: str, address: str) -> None:
        """Make sure that whoever is signed in knows the password too.

        Raises:
            TooMany: it has been tried too often.
            NotAllowed: they do not.
        """
        await self._try(spelling(account.name), address)
        _, hashed = await self._find(spelling(account.name))
        if not await self.passwords.fit(password, hashed):
            raise NotAllowed("people-wrong-password")
        await self.attempts.forgive("name", spelling(account.name))

    # --- within -------------------------------------------------------------------------------------------------------

    async def _bring(self, guest: str, account: Account) -> None:
        """Let what is a guest's be an account's: its seats, and whom it blocks and who block it."""
        await self.house.hand_over(guest, account.browser)
        for one, other in ((BLOCKS.c.browser, BLOCKS.c.other), (BLOCKS.c.other, BLOCKS.c.browser)):
            known = sa.select(other).where(one == account.browser)
            moved = sa.update(BLOCKS).where(one == guest, other.not_in(known), other != account.browser)
            await self._store.change(moved.values({one.name: account.browser}), sa.delete(BLOCKS).where(one == guest))

    async def _try(self, spelled: str, address: str) -> None:
        if address:
            await self.attempts.take("address", address, AN_ADDRESS)
        await self.attempts.take("name", spelled, A_NAME)

    async def _find(self, spelled: str) -> tuple[Account | None, str | None]:
        wanted = sa.select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.browser, ACCOUNTS.c.password)
        for *account, hashed in await self._store.query(wanted.where(ACCOUNTS.c.spelling == spelled)):
            return Account(*account), hashed
        return None, None

    async def _tidy(self) -> None:
        await self._store.write(sa.delete(SESSIONS).where(SESSIONS.c.seen < self.clock() - LIFE))
        await self.attempts.tidy()

    def _session(self, session: str, account: str) -> sa.Insert:
        return sa.insert(SESSIONS).values(browser=session, account=account, seen=self.clock())

    @staticmethod
    def _with_password(account: Account, hashed: str) -> sa.Update:
        return sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(password=hashed)


def called(name: str) -> str:
    """A name as it is kept: printable, without spaces at its ends.

    Raises:
        GinError: it is too short or too long.
    """
    printable = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name))
    found = " ".join(printable.split())
    if not _LEAST_NAME <= len(found) <= LONGEST_NAME:
        raise GinError("people-name-length", least=_LEAST_NAME, most=LONGEST_NAME)
    return found


def spelling(name: str) -> str:
    """What two names have in common that only differ in how they are written."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())[: 2 * LONGEST_NAME]


def _as_text(settings: dict[str, Any]) -> str:
    told = json.dumps(settings, ensure_ascii=False)
    if len(told) > MOST_SETTINGS:
        raise GinError("people-settings-size", most=MOST_SETTINGS)
    return told


def _noting(account: str, fresh: tuple[str, ...]) -> list[sa.Insert]:
    """The statements that note recovery codes; one each, so that they are the same statement every time."""
    return [sa.insert(CODES).values(code=codes.hashed(code), account=account) for code in fresh]
