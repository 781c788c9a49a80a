"""Passwords: hashed with argon2id, few at a time and off the event loop; and which ones are too easy to guess."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from ginrummy.errors import GinError
from ginrummy.table.errors import TooMany

T = TypeVar("T")

LEAST, MOST = 8, 200
"""How many characters a password has."""
_AT_ONCE = 2
"""How many are hashed at the same time: each takes 64 MiB."""
_WAITING = 30
"""How many may wait for that; whoever else comes is asked to try again."""
_OFTEN = """
    password passw0rd password1 password12 password123 passwort passwort1 passwort123 12345678 123456789 1234567890
    11111111 00000000 87654321 88888888 qwertyui qwertyuiop qwertzui qwertzuiop 1q2w3e4r 1qaz2wsx abcdefgh abcd1234
    iloveyou sunshine princess football baseball starwars trustno1 superman computer internet hallo123 schatz123
    sommer2026 ginrummy ginrummy1 letmein1 welcome1 willkommen geheim123 asdfghjk asdfasdf
    """
"""What everybody tries first."""


class Hasher(Protocol):
    """What hashes passwords, as argon2-cffi's ``PasswordHasher`` does."""

    def hash(self, password: str, /) -> str:
        """The hash of a password, with its own salt and parameters in it."""
        ...

    def verify(self, hash: str, password: str, /) -> bool:  # noqa: A002 - its own name for it
        """Whether it is that of a password; raises if not."""
        ...

    def check_needs_rehash(self, hash: str, /) -> bool:  # noqa: A002
        """Whether it was made with other parameters than today's."""
        ...


def argon2id() -> Hasher:
    """Argon2id with the parameters that its authors recommend where memory is short (RFC 9106): 64 MiB, three passes.

    Raises:
        GinError: the library for it is not installed.
    """
    try:
        from argon2 import PasswordHasher
    except ModuleNotFoundError:
        raise GinError("people-not-installed") from None
    return PasswordHasher()


def checked(password: str, name: str) -> str:
    """*password*, if it will do for somebody called *name*.

    Raises:
        GinError: it is too short, too long, or what everybody would try first.
    """
    if not LEAST <= len(password) <= MOST:
        raise GinError("people-password-length", least=LEAST, most=MOST)
    folded = password.casefold()
    if folded in _OFTEN.split() or folded == name.casefold() or len(set(folded)) == 1:
        raise GinError("people-password-easy")
    return password


@dataclass
class Passwords:
    """Hashes passwords and compares them.

    Attributes:
        make: makes what hashes.
    """

    make: Callable[[], Hasher] = argon2id
    _hasher: Hasher | None = None
    _nobodys: str = ""
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_AT_ONCE))
    _waiting: int = 0

    async def hashed(self, password: str) -> str:
        """The hash of *password*.

        Raises:
            TooMany: too many want the same.
        """
        return await self._alone(lambda hasher: hasher.hash(password))

    async def fit(self, password: str, hashed: str | None) -> bool:
        """Whether *hashed* is the hash of *password*; it takes as long where there is none to compare with.

        Raises:
            TooMany: too many want the same.
        """
        return await self._alone(lambda hasher: self._compared(hasher, password, hashed))

    async def outdated(self, hashed: str) -> bool:
        """Whether a hash was made with less care than today's."""
        return await self._alone(lambda hasher: hasher.check_needs_rehash(hashed))

    def _compared(self, hasher: Hasher, password: str, hashed: str | None) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        if not self._nobodys:
            self._nobodys = hasher.hash("a password of nobody's")
        try:
            return hasher.verify(hashed or self._nobodys, password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    async def _alone(self, doing: Callable[[Hasher], T]) -> T:
        if self._hasher is None:
            self._hasher = self.make()
        if self._waiting >= _WAITING:
            raise TooMany("people-busy")
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(doing, self._hasher)
        finally:
            self._waiting -= 1
