"""How often somebody may try to sign in: counted in the database, so that all workers count together.

A counter runs out steadily and is filled by every try, before the password is looked at: many tries at the same moment
do not slip through. It is the same for names that nobody has.
"""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from ginrummy.table.errors import TooMany
from ginrummy.table.schema import ATTEMPTS
from ginrummy.table.store import Store

_LEAKED = "(attempts.level - (CAST(:now AS double precision) - attempts.at) * CAST(:rate AS double precision))"
_TAKE = sa.text(
    "INSERT INTO attempts (subject, level, at) VALUES (:subject, 1, :now) ON CONFLICT (subject) DO UPDATE "
    f"SET level = CASE WHEN {_LEAKED} < 0 THEN 1 ELSE {_LEAKED} + 1 END, at = :now "
    f"WHERE {_LEAKED} <= :most - 1 RETURNING level"
)
_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Allowance:
    """How often somebody may try.

    Attributes:
        at_once: in a row.
        every: after how many seconds one more is allowed.
    """

    at_once: int
    every: float


A_NAME = Allowance(10, 60.0)
"""For one name, from wherever."""
AN_ADDRESS = Allowance(40, 15.0)
"""From one address, for whatever name."""


@dataclass
class Attempts:
    """Counts who tries.

    Attributes:
        store: where.
        clock: tells the time in seconds since 1970.
    """

    store: Store
    clock: Callable[[], float]

    async def take(self, kind: str, subject: str, allowance: Allowance) -> None:
        """Count one try.

        Raises:
            TooMany: it is one too many; it is told when the next is allowed.
        """
        now, hashed = self.clock(), _hash(kind, subject)
        rate, most = 1 / allowance.every, float(allowance.at_once)
        if await self.store.query(_TAKE, {"subject": hashed, "now": now, "rate": rate, "most": most}):
            return
        counted = sa.select(ATTEMPTS.c.level, ATTEMPTS.c.at).where(ATTEMPTS.c.subject == hashed)
        seconds = [(level + 1 - most) * allowance.every - (now - at) for level, at in await self.store.query(counted)]
        raise TooMany("people-too-many-tries", minutes=max(1, math.ceil(max(seconds, default=0.0) / 60)))

    async def forgive(self, kind: str, subject: str) -> None:
        """Count from nothing again: whoever it is, it was them."""
        await self.store.write(sa.delete(ATTEMPTS).where(ATTEMPTS.c.subject == _hash(kind, subject)))

    async def tidy(self) -> None:
        """Forget those that count for nothing any more."""
        await self.store.write(sa.delete(ATTEMPTS).where(ATTEMPTS.c.at < self.clock() - _DAY))


def _hash(kind: str, subject: str) -> str:
    """What stands for a name or an address: a database that is stolen tells of neither."""
    return hashlib.sha256(f"ginrummy attempt {kind}\0{subject}".encode()).hexdigest()
