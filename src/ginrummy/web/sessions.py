"""Open sockets of people who are signed in: whoever signs out, here or elsewhere, is out of them too."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ginrummy.errors import GinError
from ginrummy.people.accounts import Accounts

_log = logging.getLogger(__name__)

EVERY = 5.0
"""How often it is looked who has been signed out from elsewhere, in seconds."""


@dataclass
class Sessions:
    """The open sockets of this worker, by the session that they belong to.

    Attributes:
        accounts: who is signed in.
        every: see :data:`EVERY`.
    """

    accounts: Accounts
    every: float = EVERY
    _open: dict[str, list[Callable[[], None]]] = field(default_factory=dict)

    def opened(self, session: str, close: Callable[[], None]) -> Callable[[], None]:
        """A socket has opened; *close* ends it. What is returned is called once it has closed."""
        self._open.setdefault(session, []).append(close)

        def closed() -> None:
            self._open[session].remove(close)
            if not self._open[session]:
                del self._open[session]

        return closed

    def ended(self, sessions: Iterable[str]) -> None:
        """Close the sockets of *sessions*."""
        for session in sessions:
            for close in [*self._open.get(session, ())]:
                close()

    async def look(self) -> None:
        """Close the sockets of those who are signed in no more.

        Raises:
            StoreError: the database cannot be read.
        """
        here = list(self._open)
        if here:
            still = await self.accounts.signed_in(here)
            self.ended(session for session in here if session not in still)

    async def watch(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except GinError as error:
                _log.warning("sessions: %s", error.key)
