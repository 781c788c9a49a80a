"""Table: one actor a table. Check, append, commit, then show; every request is answered (design law 8)."""

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from ginrummy.errors import GinError
from ginrummy.match import OpenGame, Person, View
from ginrummy.rules import parse_action
from ginrummy.table.clocks import GRACE, running, time_is_up
from ginrummy.table.deciding import Asker, Case, decide
from ginrummy.table.driving import Around, awaited, next_entries
from ginrummy.table.entries import AnyEntry, ClockStarted, Returned
from ginrummy.table.errors import NotAllowed, TableError, label
from ginrummy.table.fellows import Told
from ginrummy.table.fold import acted
from ginrummy.table.history import worth_noting
from ginrummy.table.joining import Joining, joining
from ginrummy.table.ledger import Ledger
from ginrummy.table.links import Answer, Link
from ginrummy.table.means import Means
from ginrummy.table.moves import Mover
from ginrummy.table.presence import Presence
from ginrummy.table.rated import counts
from ginrummy.table.rater import NOTHING_SHOWN, Standing
from ginrummy.table.requests import AnyRequest, Commit, Preview
from ginrummy.table.sight import Public, Sight
from ginrummy.table.state import Stage, TableState

_log = logging.getLogger(__name__)

MOST_LINKS, MOST_LINKS_EACH = 100, 12
"""How many sockets a table has at one worker at most, and how many of them one browser."""
LATER = 30.0
"""After how long it is looked again whether a clock that has run out was heeded, in seconds."""
_DUE = sa.text(
    "INSERT INTO due (table_id, at) VALUES (:table, :at) ON CONFLICT (table_id) DO UPDATE SET at = :at RETURNING at"
)
_PAUSE = 2.0
"""How long a table rests when its database refuses, in seconds."""


class Table:
    """A table in memory, while somebody is at it. Its log is the truth; this can be thrown away at any time."""

    def __init__(self, table_id: str, state: TableState, means: Means) -> None:
        self.id = table_id
        self._ledger = Ledger(table_id, state, means.store, means.wall_clock, means.clock, self._committed)
        self.presence = Presence(means.clock, means.pace.patience)
        self.links: set[Link] = set()
        self.idle_since = means.clock()
        self._means = means
        self._lock = asyncio.Lock()
        self._silent: set[str] = set()
        self._asleep = True
        self._due: float | None = None
        self._waiting_for: tuple[object, ...] = ()
        self._waiting_since = 0.0
        self._poked = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._mover = Mover(self, means.thinker, means.pace)
        self.presence.elsewhere = means.fellows.elsewhere(table_id).moved(-means.ahead)
        self._standing = NOTHING_SHOWN
        self._shown: tuple[tuple[object, ...], Public] | None = None
        self._told: Told | None = None
        self._rated_for: tuple[object, ...] = ()
        for person in state.people:
            self.presence.expect(person)
        self._rate()

    @property
    def looked_at(self) -> bool:
        """Whether anybody is connected, here or to another worker."""
        return self.presence.anybody

    # --- whoever comes and goes ---------------------------------------------------------------------------------------

    def may_watch(self, browser: str) -> bool:
        """Whether a browser without a place may look on."""
        return browser == self.state.owner or (self.state.watching and browser not in self.state.banned)

    async def connect(self, browser: str) -> Link:
        """Open a link for a browser.

        Raises:
            NotAllowed: it has no place here, and may not watch.
            StoreError: somebody who had left is back, and that cannot be noted.
        """
        person = self.state.person_of(browser)
        if person is None and not self.may_watch(browser):
            raise NotAllowed("table-no-watching")
        if len(self.links) >= MOST_LINKS or sum(link.browser == browser for link in self.links) >= MOST_LINKS_EACH:
            raise TableError("table-too-many", most=MOST_LINKS)
        link = Link(browser, person)
        self.links.add(link)
        self.presence.arrive(person)
        if person is not None and self.state.places[person].left:
            try:
                async with self._lock:
                    await self._ledger.commit(lambda state: (Returned(person),) if state.places[person].left else ())
            except BaseException:
                self.disconnect(link)
                raise
        self.show()
        self.poke()
        return link

    def disconnect(self, link: Link) -> None:
        """Close a link."""
        self.links.discard(link)
        self.presence.depart(link.person)
        self.idle_since = self._means.clock()
        self.show()
        self.poke()

    async def join(self, who: Joining) -> Person:
        """Give a browser a free place, or the one it has.

        Raises:
            NotAllowed: it may not come.
            TableError: no place is free, or not that one; or they have not agreed to what is played here.
        """
        await self._means.store.seat(who.browser, self.id)
        async with self._lock:
            await self._ledger.commit(lambda state: joining(state, who))
            self.show()
        person = self.state.person_of(who.browser)
        assert person is not None
        self.presence.expect(person)
        self.poke()
        return person

    async def handle(self, link: Link, request: AnyRequest) -> bool:
        """Answer a request, over the link that it came from: after it is stored, before it is shown.

        Returns:
            Whether it was refused.
        """
        refused = False
        try:
            async with self._lock:
                await self._ledger.commit(lambda state: self._decide(state, link, request))
                preview = self._preview(link, request) if isinstance(request, Preview) else None
                link.put(Answer(request.id, preview=preview))
                self.show()
        except GinError as error:
            refused = True
            link.put(Answer(request.id, error))
        if refused or not self._waits_for_people():
            self.poke()
        return refused

    def _waits_for_people(self) -> bool:
        """Whether nothing can go on by itself before somebody acts, comes or goes: so it is between most moves."""
        state = self.state
        playing = state.stage is Stage.PLAYING and state.collecting is None and state.clock is None
        return playing and len(state.people) == len(state.places) and self.presence.all_here(state.people)

    def sight(self, link: Link, seen: int | None) -> Sight:
        """What a link may know now; *seen* is the number up to which it has been told."""
        return Sight.of(
            self.id,
            self.state,
            link.person,
            owner=link.browser == self.state.owner,
            public=self._public(),
            patience=self.presence.patience,
            seen=seen,
            advising=self._advising,
            now=self._means.wall_clock(),
        )

    def _public(self) -> Public:
        """What everybody may know; while all are here and no seeds are waited for, time alone changes nothing of it."""
        state, presence = self.state, self.presence
        lasting = state.collecting is None and presence.all_here(state.people)
        made_of = (presence.told(self._mover.advising), presence.elsewhere, self._standing, *Public.made_of(state))
        if lasting and self._shown is not None and self._shown[0] == made_of:
            return self._shown[1]
        public = Public.of(state, presence, self.around(), self._standing)
        self._shown = (made_of, public) if lasting else None
        return public

    @property
    def _advising(self) -> Person | None:
        """For whose advice a bot captain waits, wherever the bot is run."""
        own = self._mover.advising
        return self.presence.elsewhere.advising if own is None else own

    def _decide(self, state: TableState, link: Link, request: AnyRequest) -> tuple[AnyEntry, ...]:
        asker = Asker(state.person_of(link.browser), link.browser == state.owner)
        if isinstance(request, Commit):
            self._silent.discard(link.browser)
        return decide(Case(state, asker, self.presence.replaceable(state)), request)

    def _preview(self, link: Link, request: Preview) -> View:
        assert self.state.game is not None
        assert link.person is not None
        after: OpenGame = acted(self.state.game, link.person, map(parse_action, request.actions))
        return after.views[link.person]

    # --- the log ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        """Where the table stands."""
        return self._ledger.state

    async def commit(self, decide_: Callable[[TableState], tuple[AnyEntry, ...]]) -> None:
        """Append what *decide_* makes of the state, and show it: for whoever moves the bots."""
        async with self._lock:
            await self._ledger.commit(decide_)
            self.show()
        self.poke()

    def _committed(self, before: TableState, after: TableState) -> None:
        if worth_noting(before) != worth_noting(after):
            self._means.archive.note(self.id, after)
        self._mover.tell(before, after)

    def _rate(self) -> None:
        """Have what is over rated, whoever brought it to its end, and the ratings of those who sit here looked up."""
        state = self.state
        if not state.rated:
            return
        seats = tuple(place.browser for place in state.places)
        about = (seats, state.games, len(state.results), state.stage is Stage.OVER)
        if about == self._rated_for:
            return
        self._rated_for = about

        def told(standing: Standing) -> None:
            if self._rated_for == about:  # else it is being looked up anew
                self._standing = standing
                self.show()

        self._means.rater.note(self.id, state, told)

    async def refresh(self) -> None:
        """Make sure that what is known here is no older than this call: another worker may have gone on.

        Raises:
            StoreError: the database cannot be read.
        """
        async with self._lock:
            news = await self._ledger.read_on()
        if news:
            self.show()
            self.poke()

    async def note_due(self) -> None:
        """Note when somebody's time is up, at a table whose clock runs while nobody is there.

        Raises:
            StoreError: the database refuses.
        """
        clock = running(self.state) if self.state.unhurried else None
        until = None if clock is None else max(clock.until + GRACE, self._means.wall_clock() + LATER)
        if until is not None and until != self._due:
            await self._means.store.query(_DUE, {"table": self.id, "at": until})
        self._due = until

    def heard(self, number: int) -> None:
        """Another worker has brought the log to *number*."""
        if self._ledger.heard(number):
            self.poke()

    def changed(self) -> None:
        """Who is at the table, or who runs it, has changed elsewhere."""
        self.presence.elsewhere = self._means.fellows.elsewhere(self.id).moved(-self._means.ahead)
        self.show()
        self.poke()

    # --- what goes on by itself ---------------------------------------------------------------------------------------

    def show(self) -> None:
        """Wake every link: whoever sends looks for itself whether anything changed for it."""
        for link in self.links:
            person = self.state.person_of(link.browser)
            if person != link.person:
                self.presence.depart(link.person)
                self.presence.arrive(person)
                link.person = person
            link.wake.set()
        told = self.presence.told(self._mover.advising)
        if told is not self._told:
            self._told = told
            self._means.fellows.tell(self.id, told.moved(self._means.ahead))

    def poke(self) -> None:
        """Look whether the table can go on."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive(), name=f"table {self.id}")
        self._poked.set()

    async def close(self) -> None:
        """Stop whatever goes on by itself."""
        self._mover.stop()
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        await self._means.fellows.let_go(self.id)

    def around(self) -> Around:
        """What the table goes by, beside its log."""
        state, pace = self.state, self._means.pace
        waited = self._means.clock() - self._waiting_since
        return Around(
            here=self.presence.among(state.people),
            replaceable=self.presence.replaceable(state),
            bringing=frozenset(p for p in state.people if state.places[p].browser not in self._silent),
            late=waited >= pace.seeds,
            rested=waited >= pace.rest,
            watched=self.looked_at,
            overdue=waited >= self._between(),
        )

    async def _drive(self) -> None:
        while True:
            self._poked.clear()
            try:
                timeout = await self._step()
            except GinError as error:
                _log.warning("table %s: %s", label(self.id), error.key)
                timeout = _PAUSE
            except Exception:  # noqa: BLE001 - whatever it is, this table must not stop for ever
                _log.exception("table %s", label(self.id))
                timeout = _PAUSE
            try:
                async with asyncio.timeout(timeout):  # Python 3.11's wait_for can swallow being cancelled
                    await self._poked.wait()
            except TimeoutError:
                self.show()

    async def _step(self) -> float | None:
        """Do what can be done, and tell after how many seconds to look again."""
        async with self._lock:
            if await self._ledger.catch_up():
                self.show()
            self._rate()
            leads = await self._means.fellows.leads(self.id)
            self._note_wait()
            while leads:
                number = self.state.number
                await self._ledger.commit(self._next)
                if self.state.number == number:
                    break
                self.show()
                self._note_wait()
            self._rate()
        if not leads:
            self._mover.stop()
            change = self.presence.next_change(self.state)
            return None if change is None else max(0.01, change)
        await self.note_due()
        self._mover.look()
        return self._next_look()

    def _next(self, state: TableState) -> tuple[AnyEntry, ...]:
        around = self.around()
        if around.late:
            # Who says nothing now is not waited for next time.
            self._silent |= {state.places[p].browser or "" for p in awaited(state, around)}
        asleep, self._asleep = self._asleep, False
        if asleep and running(state) is not None and not state.unhurried:
            return (ClockStarted(),)  # nobody was at the table, or the server was away: that is nobody's time
        return next_entries(state, around, self._means.seeds, self._means.decks) or time_is_up(
            state, self._means.wall_clock()
        )

    def _note_wait(self) -> None:
        """Remember since when the table has been waiting for the same thing."""
        state = self.state
        seeds = state.collecting
        what: tuple[object, ...] = (state.games, state.stage, state.position)
        if seeds is not None:
            what = (state.games, seeds.hand, seeds.sealed)
        if what != self._waiting_for:
            self._waiting_for, self._waiting_since = what, self._means.clock()

    def _between(self) -> float:
        """How long a game that counts waits between two hands at most, in seconds."""
        clock, patience = self.state.clock, self._means.pace.patience
        return patience if clock is None else min(clock.move, patience)

    def _next_look(self) -> float | None:
        state, pace = self.state, self._means.pace
        waited = self._means.clock() - self._waiting_since
        looks = [self.presence.next_change(state)]
        if state.collecting is not None:
            looks.append(pace.seeds - waited)
        elif (clock := running(state)) is not None:
            looks.append(clock.until + GRACE - self._means.wall_clock())
        elif state.stage is Stage.BETWEEN and not state.people and self.looked_at:
            looks.append(pace.rest - waited)
        elif state.stage is Stage.BETWEEN and counts(state):
            looks.append(self._between() - waited)
        times = [max(0.01, look) for look in looks if look is not None]
        return min(times) if times else None
