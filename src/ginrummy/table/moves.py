"""The bots of one table: whose move it is, a human beat before it, advice given and heeded."""

import asyncio
import logging
from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from ginrummy.errors import GinError
from ginrummy.match import Person, View
from ginrummy.rules import Action
from ginrummy.table.advice import ADVISED, NO_ADVICE, as_advice, heeds, meant
from ginrummy.table.bots import Thinker
from ginrummy.table.entries import Acted, Advised, Answered, AnyEntry
from ginrummy.table.errors import label
from ginrummy.table.laying import LAYING
from ginrummy.table.pace import Pace
from ginrummy.table.presence import Presence
from ginrummy.table.state import TableState

_log = logging.getLogger(__name__)

_Job: TypeAlias = Literal["move", "advise"]

_PAUSE = 2.0
"""How long to wait before a move that failed is tried again, in seconds."""


class AtTable(Protocol):
    """What a mover needs of its table."""

    id: str
    presence: Presence

    @property
    def state(self) -> TableState:
        """Where it stands."""
        ...

    @property
    def looked_at(self) -> bool:
        """Whether anybody is connected."""
        ...

    def poke(self) -> None:
        """Look whether the table can go on."""
        ...

    def show(self) -> None:
        """Tell everybody that something may have changed."""
        ...

    async def commit(self, decide_: Callable[[TableState], tuple[AnyEntry, ...]]) -> None:
        """Append what *decide_* makes of the state."""
        ...


class Mover:
    """Moves the bots of one table, and lets them advise.

    Attributes:
        advising: for whose advice a bot captain waits, or None.
    """

    def __init__(self, table: AtTable, thinker: Thinker, pace: Pace) -> None:
        self.advising: Person | None = None
        self._table, self._thinker, self._pace = table, thinker, pace
        self._task: asyncio.Task[None] | None = None
        self._at: tuple[int, str] | None = None
        self._advised = asyncio.Event()
        self._telling: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Start what a bot has to do now, and stop what it had to do before."""
        state = self._table.state
        if state.advice is not None and state.advice.answer is None:
            self._advised.set()
        job = self._job(state)
        at = None if job is None else (state.position, job[0])
        if at == self._at and (self._task is None or not self._task.done() or at is None):
            return
        self.stop()
        self._at = at
        if job is not None:
            self._task = asyncio.create_task(self._do(*job, state), name=f"bot at {self._table.id}")
            self._task.add_done_callback(self._done)

    def tell(self, before: TableState, after: TableState) -> None:
        """Let the bots know, if between two states a hand or the game has come to its end."""
        game = after.game
        if game is None or game is before.game or not (game.game.over or (game.game.hand and game.game.hand.over)):
            return
        for view in game.views:
            level = after.bot(view.person)
            if level is not None:
                telling = asyncio.create_task(self._tells(level, view), name=f"telling {level} at {self._table.id}")
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)

    def stop(self) -> None:
        """Stop whatever a bot is about to do."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._at, self.advising = None, None, None

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            self._table.poke()

    def _job(self, state: TableState) -> tuple[_Job, Person] | None:
        """What a bot has to do: move, or advise a captain who has heard nothing yet."""
        person = state.to_act
        if person is None or not self._table.looked_at:
            return None
        if state.bot(person) is not None:
            return "move", person
        pair = state.captain_and_adviser()
        if pair is None or pair[0] != person or state.bot(pair[1]) is None or state.advice is not None:
            return None
        return ("advise", pair[1]) if _phase_is_advised(state, person) else None

    async def _do(self, kind: _Job, person: Person, state: TableState) -> None:
        try:
            if kind == "move":
                await self._moves(person, state)
            else:
                await self._advises(person, state)
        except GinError as error:
            _log.warning("table %s: %s", label(self._table.id), error.key)
            await asyncio.sleep(_PAUSE)
        except Exception:  # noqa: BLE001 - a bot that fails must be asked again, not leave its table waiting
            _log.exception("table %s", label(self._table.id))
            await asyncio.sleep(_PAUSE)

    async def _tells(self, level: str, view: View) -> None:
        try:
            await self._thinker.tell(level, view)
        except Exception as error:  # noqa: BLE001 - who cannot be told has lost something, but its table goes on
            _log.warning("table %s: %s", label(self._table.id), error)

    async def _moves(self, person: Person, state: TableState) -> None:
        position = state.position
        _, own = await asyncio.gather(asyncio.sleep(self._pace.next_beat()), self._first(person, state))
        first, answer = own, None
        if await self._hears(person, state):
            first, answer = self._heard(person, own)
        actions = await self._rest(person, state, first)
        entries: tuple[AnyEntry, ...] = (Acted(person, tuple(map(str, actions))),)
        if answer is not None:
            entries = (*entries, answer)
        await self._table.commit(lambda now: entries if now.position == position else ())

    async def _first(self, person: Person, state: TableState) -> Action:
        assert state.game is not None
        return await self._choose(person, state, state.game.views[person], 0)

    async def _choose(self, person: Person, state: TableState, view: View, step: int) -> Action:
        seed = f"{self._table.id} {state.position} {step}"
        return await self._thinker.choose(state.bot(person) or "", view, seed)

    async def _rest(self, person: Person, state: TableState, first: Action) -> list[Action]:
        """The actions of a move: the first, and after a knock all that is laid down."""
        assert state.game is not None
        actions, game = [first], state.game.act(person, first)
        while game.game.to_act == person and game.game.hand is not None and game.game.hand.phase in LAYING:
            action = await self._choose(person, state, game.views[person], len(actions))
            actions.append(action)
            game = game.act(person, action)
        return actions

    async def _hears(self, person: Person, state: TableState) -> bool:
        """Whether there is advice for a bot captain, once its adviser has had a moment."""
        pair = state.captain_and_adviser()
        if pair is None or pair[0] != person or not _phase_is_advised(state, person):
            return False
        adviser = pair[1]
        if state.bot(adviser) is not None or not self._table.presence.here(adviser):
            return False
        if self._table.state.advice is None:
            self._advised.clear()
            self.advising = adviser
            self._table.show()
            try:
                async with asyncio.timeout(self._pace.advice):
                    await self._advised.wait()
            except TimeoutError:
                return False
            finally:
                self.advising = None
        given = self._table.state.advice
        return given is not None and given.what != NO_ADVICE

    def _heard(self, person: Person, own: Action) -> tuple[Action, Answered | None]:
        """What the captain does after advice, and says to it."""
        state = self._table.state
        assert state.game is not None
        hand = state.game.views[person].hand
        given = state.advice
        if hand is None or given is None:
            return own, None
        advice = meant(given.what, hand, own)
        if advice is None:
            return own, None
        if advice == own:
            return own, Answered(person, given.by, given.what, "agrees")
        if heeds(hand, own, advice):
            return advice, Answered(person, given.by, given.what, "follows")
        return own, Answered(person, given.by, given.what, "declines")

    async def _advises(self, person: Person, state: TableState) -> None:
        position = state.position
        _, action = await asyncio.gather(asyncio.sleep(self._pace.next_beat() / 2), self._first(person, state))
        entry = Advised(person, as_advice(action))
        await self._table.commit(lambda now: (entry,) if now.position == position and now.advice is None else ())


def _phase_is_advised(state: TableState, captain: Person) -> bool:
    assert state.game is not None
    hand = state.game.views[captain].hand
    return hand is not None and hand.phase in ADVISED
