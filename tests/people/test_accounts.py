"""Accounts, without any HTTP: on both databases, with a clock that is moved by hand."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from ginrummy.errors import GinError
from ginrummy.people import codes
from ginrummy.people.accounts import LIFE, Account, Accounts, called, spelling
from ginrummy.people.attempts import A_NAME, AN_ADDRESS
from ginrummy.people.passwords import Passwords, argon2id, checked
from ginrummy.table.errors import NotAllowed, TableError, TooMany
from tests.table.tables import Clock, house
from tests.web.serving import easy_going

HERE = "203.0.113.9"
GOOD = "four cats on a roof"
WRONG = "four dogs on a roof"


@asynccontextmanager
async def accounts(database: str, clock: Clock) -> AsyncIterator[Accounts]:
    async with house(database, wall_clock=clock) as built:
        yield Accounts(built, Passwords(easy_going), clock)


def on(fresh_database: Callable[[], str], doing: Callable[[Accounts, Clock], Any]) -> None:
    """Run a test on a new database."""

    async def run() -> None:
        clock = Clock(1.8e9)
        async with accounts(fresh_database(), clock) as built:
            await doing(built, clock)

    asyncio.run(asyncio.wait_for(run(), 60))


async def refused(doing: Any) -> GinError:
    with pytest.raises(GinError) as refusal:
        await doing
    assert str(refusal.value)
    return refusal.value


async def rows(built: Accounts, query: str) -> list[str]:
    """Everything that a query finds, as text."""
    async with built._store._engine.connect() as connection:
        return [json.dumps([str(value) for value in row]) for row in await connection.execute(sa.text(query))]


def test_somebody_signs_up_and_comes_in_elsewhere(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        fresh = await built.sign_up("guest", "one", "  Anna ", GOOD, {"felt": "blue"})
        assert len(set(fresh)) == codes.COUNT
        account = (await built.known("one")).account
        assert account is not None
        assert (account.name, account.browser) == ("Anna", "guest")
        assert (await built.known("guest")).claimed  # the cookie that she came with is worth nothing any more
        nobody = await built.known("somebody")
        assert (nobody.account, nobody.claimed) == (None, False)
        assert await built.sign_in("two", "ANNA", GOOD, HERE) == account
        profile = await built.profile(account)
        assert (profile.name, profile.settings, profile.codes, profile.devices) == ("Anna", {"felt": "blue"}, 8, 2)
        await built.sign_out("one")
        assert (await built.known("one")).account is None
        assert (await built.known("two")).account == account
        await built.sign_in("three", "Anna", GOOD, HERE)
        await built.sign_out_everywhere(account)
        assert await built.signed_in(["one", "two", "three"]) == set()

    on(fresh_database, doing)


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna", GOOD, {})
        unknown = []
        fit = built.passwords.fit

        async def counting(password: str, hashed: str | None) -> bool:
            unknown.append(hashed is None)
            return await fit(password, hashed)

        built.passwords.fit = counting  # type: ignore[method-assign]
        for name in ("Anna", "Nobody"):
            error = await refused(built.sign_in("two", name, WRONG, HERE))
            assert (type(error), error.key, error.params) == (NotAllowed, "people-wrong", {})
        assert unknown == [False, True]  # for both a password has been looked at
        assert not (await built.known("two")).account

    on(fresh_database, doing)


def test_to_look_at_nobodys_password_is_the_same_work():
    async def run() -> None:
        passwords = Passwords(easy_going)
        hashed = await passwords.hashed(GOOD)
        assert not await passwords.fit(GOOD, None)
        assert await passwords.fit(GOOD, hashed)
        parameters = re.compile(r"\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$")
        mine, nobodys = parameters.match(hashed), parameters.match(passwords._nobodys)
        assert mine is not None
        assert nobodys is not None
        assert mine.group() == nobodys.group()
        assert not await passwords.fit("a password of nobody's", None)
        assert not await passwords.fit(GOOD, "no hash at all")

    asyncio.run(run())


def test_hashes_are_argon2id_as_recommended():
    hashed = argon2id().hash(GOOD)
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_a_hash_of_less_care_is_made_anew_at_the_next_sign_in(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna", GOOD, {})
        built.passwords = Passwords(lambda: type(easy_going())(time_cost=2, memory_cost=8, parallelism=1))
        await built.sign_in("two", "Anna", GOOD, HERE)
        _, hashed = await built._find("anna")
        assert hashed is not None
        assert ",t=2," in hashed
        await built.sign_in("three", "Anna", GOOD, HERE)

    on(fresh_database, doing)


def test_tries_are_limited_by_name_whether_anybody_has_it_or_not(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        (code, *_) = await built.sign_up("guest", "one", "Anna", GOOD, {})
        for name in ("anna", "Nobody"):
            for _ in range(A_NAME.at_once):
                assert (await refused(built.sign_in("x", name, WRONG, ""))).key == "people-wrong"
            error = await refused(built.sign_in("x", name, WRONG, ""))
            assert (type(error), error.key, error.params) == (TooMany, "people-too-many-tries", {"minutes": 1})
        # The right one does not help now either: else the limit would tell that it is right.
        assert (await refused(built.sign_in("x", "Anna", GOOD, ""))).key == "people-too-many-tries"
        clock.now += A_NAME.every  # as long as was told
        await built.sign_in("x", "Anna", GOOD, "")
        for _ in range(A_NAME.at_once):  # counted from nothing
            assert (await refused(built.sign_in("x", "Anna", WRONG, ""))).key == "people-wrong"
        assert (await refused(built.sign_in("x", "Anna", WRONG, ""))).key == "people-too-many-tries"
        assert (await built.recover("y", "Anna", code, "six cats on a roof", HERE)).name == "Anna"
        await built.sign_in("z", "Anna", "six cats on a roof", "")

    on(fresh_database, doing)


def test_tries_at_the_same_moment_are_counted_too(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        trying = (refused(built.sign_in("x", "Anna", WRONG, "")) for _ in range(30))
        keys = [error.key for error in await asyncio.gather(*trying)]
        assert keys.count("people-wrong") == A_NAME.at_once
        assert keys.count("people-too-many-tries") == 30 - A_NAME.at_once

    on(fresh_database, doing)


def test_tries_are_limited_by_address(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna", GOOD, {})
        for number in range(AN_ADDRESS.at_once):
            assert (await refused(built.sign_in("x", f"Name {number}", WRONG, HERE))).key == "people-wrong"
        assert (await refused(built.sign_in("x", "Anna", GOOD, HERE))).key == "people-too-many-tries"
        assert (await refused(built.recover("x", "Anna", "0", GOOD, HERE))).key == "people-too-many-tries"
        await built.sign_in("x", "Anna", GOOD, "198.51.100.7")
        subjects = await rows(built, "SELECT subject FROM attempts")
        assert subjects
        assert all(re.fullmatch(r'\["[0-9a-f]{64}"\]', subject) for subject in subjects)
        clock.now += 2 * 86_400
        await built.sign_in("y", "Anna", GOOD, HERE)
        assert len(await rows(built, "SELECT subject FROM attempts")) == 1  # of this address; the others are forgotten

    on(fresh_database, doing)


def test_codes_let_one_in_once_and_are_hashed_at_rest(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        first, second, *_ = await built.sign_up("guest", "one", "Anna", GOOD, {})
        new = "a new password"
        assert (await refused(built.recover("two", "Ben", first, new, HERE))).key == "people-wrong-code"
        assert (await refused(built.recover("two", "Anna", "0000", new, HERE))).key == "people-wrong-code"
        assert (await refused(built.recover("two", "Anna", first, "short", HERE))).key == "people-password-length"
        sloppy = first.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        account = await built.recover("two", "anna", sloppy, new, HERE)
        assert (await built.known("one")).account is None  # whoever had the old password is out
        assert (await built.known("two")).account == account
        assert (await refused(built.recover("x", "Anna", first, "another password", HERE))).key == "people-wrong-code"
        assert (await refused(built.sign_in("x", "Anna", GOOD, HERE))).key == "people-wrong"
        await built.sign_in("three", "Anna", new, HERE)
        assert (await built.profile(account)).codes == codes.COUNT - 1
        assert (await refused(built.new_codes(account, GOOD, HERE))).key == "people-wrong-password"
        fresh = await built.new_codes(account, new, HERE)
        assert (await refused(built.recover("x", "Anna", second, GOOD, HERE))).key == "people-wrong-code"
        await built.recover("four", "Anna", fresh[0], GOOD, HERE)

    on(fresh_database, doing)


def test_a_code_is_used_by_one_of_two_who_have_it(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        (code, *_) = await built.sign_up("guest", "one", "Anna", GOOD, {})
        both = [built.recover(name, "Anna", code, f"password of {name}", HERE) for name in ("two", "three")]
        came = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(one).__name__ for one in came) == ["Account", "NotAllowed"]

    on(fresh_database, doing)


def test_changing_the_password_signs_the_others_out(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna", GOOD, {})
        account = await built.sign_in("two", "Anna", GOOD, HERE)
        assert isinstance(account, Account)
        wrong = built.change_password(account, "two", WRONG, "another password", HERE)
        assert (await refused(wrong)).key == "people-wrong-password"
        easy = built.change_password(account, "two", GOOD, "password123", HERE)
        assert (await refused(easy)).key == "people-password-easy"
        await built.change_password(account, "two", GOOD, "another password", HERE)
        assert await built.signed_in(["one", "two"]) == {"two"}
        await built.sign_in("three", "Anna", "another password", HERE)

    on(fresh_database, doing)


def test_names_are_nobody_elses_however_they_are_written(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna Maria", GOOD, {})
        for name in ("anna maria", "ANNAMARIA", "\uff21nna\u00a0Maria"):
            error = await refused(built.sign_up("other", "two", name, GOOD, {}))
            assert (type(error), error.key) == (TableError, "people-name-taken")
        assert not (await built.known("two")).account
        assert not (await built.known("other")).claimed

    on(fresh_database, doing)


@pytest.mark.parametrize("name", ["", "A", "  A  ", "\u0000", "a" * 21])
def test_names_that_will_not_do(name):
    with pytest.raises(GinError) as error:
        called(name)
    assert error.value.key == "people-name-length"


def test_a_name_is_kept_as_it_is_written():
    assert called(" Zo\u0065\u0308  Ł\u200b ") == "Zoë Ł"
    assert spelling("ZOË ł") == spelling("zoëŁ")


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("1234567", "people-password-length"),
        ("x" * 201, "people-password-length"),
        ("PassWord", "people-password-easy"),
        ("Annabella", "people-password-easy"),
        ("zzzzzzzzzz", "people-password-easy"),
    ],
)
def test_passwords_that_will_not_do(password, key):
    with pytest.raises(GinError) as error:
        checked(password, "annabella")
    assert error.value.key == key
    assert checked(GOOD, "annabella") == GOOD


def test_settings_are_kept_and_bounded(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna", GOOD, {})
        account = (await built.known("one")).account
        assert account is not None
        await built.keep_settings(account, {"felt": "blüe"})
        assert (await built.profile(account)).settings == {"felt": "blüe"}
        assert (await refused(built.keep_settings(account, {"felt": "x" * 8_000}))).key == "people-settings-size"
        assert (await refused(built.sign_up("g", "s", "Ben", GOOD, {"x": "x" * 8_000}))).key == "people-settings-size"

    on(fresh_database, doing)


def test_who_does_not_come_for_half_a_year_is_signed_out(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        await built.sign_up("guest", "one", "Anna", GOOD, {})
        for _ in range(3):
            clock.now += LIFE - 1
            assert (await built.known("one")).account is not None  # each visit counts
        clock.now += LIFE + 1
        assert (await built.known("one")).account is None
        await built.sign_in("two", "Anna", GOOD, HERE)
        assert await built.signed_in(["one", "two"]) == {"two"}

    on(fresh_database, doing)


def test_the_database_holds_neither_password_nor_code_nor_address(fresh_database):
    async def doing(built: Accounts, clock: Clock) -> None:
        (code, *_) = await built.sign_up("guest", "one", "Anna", GOOD, {})
        await refused(built.sign_in("two", "Anna", WRONG, HERE))
        everything = [await rows(built, f"SELECT * FROM {table}") for table in ("accounts", "codes", "attempts")]
        assert all(everything)
        assert not any(secret in str(everything) for secret in (GOOD, WRONG, code, code.replace("-", ""), HERE))

    on(fresh_database, doing)


def test_too_many_at_once_are_asked_to_wait():
    async def run() -> None:
        passwords = Passwords(easy_going)
        trying = await asyncio.gather(*(passwords.fit(GOOD, None) for _ in range(40)), return_exceptions=True)
        assert sum(isinstance(one, TooMany) for one in trying) == 10

    asyncio.run(run())


def test_without_the_library_it_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "argon2", None)
    with pytest.raises(GinError) as error:
        argon2id()
    assert error.value.key == "people-not-installed"
    assert "argon2-cffi" in str(error.value)
