"""The socket of a table: one reader and one writer a connection.

The writer looks at the table when it is woken and sends what is new, so a slow browser gets fewer states, never old
ones, and nothing piles up.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ginrummy.errors import GinError
from ginrummy.locale import speaking
from ginrummy.table.errors import NoSuchTable, TableError, label
from ginrummy.table.house import House
from ginrummy.table.links import Answer, Link
from ginrummy.table.requests import id_in, read_request
from ginrummy.table.table import Table
from ginrummy.web import metrics
from ginrummy.web.door import VISITOR, Visitor
from ginrummy.web.encode import Encoder, news_of
from ginrummy.web.errors import as_answer
from ginrummy.web.limits import FORBEARANCE, Bucket
from ginrummy.web.news import Json

_log = logging.getLogger(__name__)

NOT_ALLOWED, NO_TABLE, TOO_MANY, OUR_FAULT = 4403, 4404, 4429, 1011
"""Why a socket is closed."""

AnySocket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The other end of a socket is gone."""


_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Play, or watch."""
    visitor = socket.scope[VISITOR]  # type: ignore[literal-required]  # set by the door
    assert isinstance(visitor, Visitor)
    house = socket.app.state.house
    assert isinstance(house, House)
    await socket.accept()
    try:
        table = await house.table(table_id)
        await socket.app.state.home.welcome(visitor.browser, table_id)
        link = await table.connect(visitor.browser)
    except GinError as error:
        with speaking(visitor.language), suppress(Gone):
            await _send(socket, {"kind": "error", "id": None, "error": as_answer(error)})
            await _close(socket, NO_TABLE if isinstance(error, NoSuchTable) else NOT_ALLOWED)
        return
    metrics.SOCKETS.inc()
    metrics.TABLES.set(len(house.numbers()))
    session = _Session(socket, table, link, visitor.language, Bucket(time.monotonic, socket.app.state.rate))
    ended: Callable[[], None] | None = None
    if visitor.account is not None:
        ended = socket.app.state.sessions.opened(visitor.session, session.sign_out)
    try:
        await session.run()
    finally:
        if ended is not None:
            ended()
        table.disconnect(link)
        metrics.SOCKETS.dec()


@dataclass
class _Session:
    """One connection."""

    socket: AnySocket
    table: Table
    link: Link
    language: str
    bucket: Bucket
    encoder: Encoder = field(default_factory=Encoder)
    last_id: int = 0
    too_many: int = 0
    seen: int | None = None
    seen_as: object = None
    signed_out: bool = False

    def sign_out(self) -> None:
        """Whoever this is has signed out: the socket ends."""
        self.signed_out = True
        self.link.wake.set()

    async def run(self) -> None:
        """Read and write until either ends."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        self.link.wake.set()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, Gone):
                    _log.error("socket of table %s", label(self.table.id), exc_info=outcome)
                    with suppress(Gone):
                        await _close(self.socket, OUR_FAULT)

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect as error:
                raise Gone from error
            if not self.bucket.take():
                self.too_many += 1
                if self.too_many > FORBEARANCE:
                    await _close(self.socket, TOO_MANY)
                    return
                self.link.put(Answer(id_in(text), TableError("table-too-fast")))
                continue
            await self._take(text)

    async def _take(self, text: str) -> None:
        try:
            request = read_request(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.link.put(Answer(id_in(text), TableError("table-not-understood")))
            return
        if request.id <= self.last_id:
            self.link.put(Answer(request.id, TableError("table-doubled")))
            return
        self.last_id = request.id
        began = time.perf_counter()
        refused = await self.table.handle(self.link, request)
        metrics.SECONDS.observe(time.perf_counter() - began)
        metrics.MESSAGES.labels(type(request).__name__.lower(), "refused" if refused else "ok").inc()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self.link.wake.wait()
            self.link.wake.clear()
            done = await self._answered()
            out = self.link.person is None and not self.table.may_watch(self.link.browser)
            if out or self.signed_out:
                with speaking(self.language):
                    lost = as_answer(TableError("people-signed-out" if self.signed_out else "table-no-watching"))
                await _send(self.socket, {"kind": "error", "id": None, "error": lost})
                await _close(self.socket, NOT_ALLOWED)
                return
            state = self._state()
            if state is not None:
                await _send(self.socket, {**state, "ok": done} if done else state)
            else:
                for number in done:
                    await _send(self.socket, {"kind": "ok", "id": number})

    async def _answered(self) -> list[int | None]:
        """Send the answers that say more than that all is well, and tell which requests the others answer."""
        done = []
        while self.link.answers:
            answer = self.link.answers.popleft()
            if answer.error is None and answer.preview is None:
                done.append(answer.id)
            else:
                await _send(self.socket, self._answer(answer))
        return done

    def _answer(self, answer: Answer) -> Json:
        with speaking(self.language):
            if answer.error is not None:
                return {"kind": "error", "id": answer.id, "error": as_answer(answer.error)}
            assert answer.preview is not None
            sight = self.table.sight(self.link, self.seen)
            return {"kind": "ok", "id": answer.id, "hand": self.encoder.preview(sight, answer.preview)}

    def _state(self) -> Json | None:
        """What is new of the state, or None where nothing is for this viewer since the last one."""
        if self.link.person != self.seen_as:
            self.seen, self.seen_as, self.encoder = None, self.link.person, Encoder()
        sight = self.table.sight(self.link, self.seen)
        with speaking(self.language):
            state = self.encoder.state(sight)
            if not state and self.seen == sight.since and not sight.steps:
                return None
            self.seen = sight.number
            return {"kind": "state", "number": sight.number, "since": sight.since, **state, **news_of(sight)}


async def _send(socket: AnySocket, message: Json) -> None:
    """Send a message.

    Raises:
        Gone: nobody is there any more.
    """
    try:
        await socket.send_data(_encode(message).decode(), mode="text")
    except (OSError, WebSocketDisconnect, RuntimeError) as error:  # each is how uvicorn says so, now or a moment later
        raise Gone from error


async def _close(socket: AnySocket, code: int) -> None:
    """Close a socket, if it is not closed.

    Raises:
        Gone: it is.
    """
    try:
        await socket.close(code)
    except (OSError, WebSocketDisconnect, RuntimeError) as error:
        raise Gone from error
