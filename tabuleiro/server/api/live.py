"""Live: the conversation of one WebSocket with one table."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromQuery

from tabuleiro.core.codec import shown
from tabuleiro.core.errors import Refused as Refusal
from tabuleiro.core.errors import quoted
from tabuleiro.server.api import wishes
from tabuleiro.server.api.door import address_of
from tabuleiro.server.api.request import house_of, visitor_of
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.errors import BadRequest, Forbidden, TooLarge, TooMany, reason_of, status_of
from tabuleiro.server.house import House
from tabuleiro.server.people.visitors import Visitor
from tabuleiro.server.process import metrics
from tabuleiro.server.process.limits import Bucket
from tabuleiro.server.storage.rows import record_of
from tabuleiro.server.tables.absence import saw
from tabuleiro.server.tables.lookback import current_view
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.tables.watch import Watcher
from tabuleiro.server.wire.messages import (
    Act,
    AskHint,
    FromClient,
    Look,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
)
from tabuleiro.table.record import Viewer
from tabuleiro.table.shapes import Welcome

LONGEST_FRAME: Final = 4096
MOST_EXCESS: Final = 100
"""Messages beyond the limit after which a connection is ended."""
MOST_MISSED: Final = 500
"""Updates a returning client is sent one by one; after more it gets the whole view."""

log = structlog.get_logger()
_decoder: Final = msgspec.json.Decoder(FromClient)


class Conversation:
    def __init__(self, house: House, visitor: Visitor | None, table_id: str) -> None:
        self._house: Final = house
        self._visitor: Final = visitor
        self._table_id: Final = table_id
        self._frames: Final = Bucket(
            house.settings.messages_per_second, house.settings.messages_per_second * 6
        )
        self._excess = 0
        self.watcher: Final = Watcher(visitor.id if visitor else None, None)

    async def begin(self, viewer: Viewer, since: int | None) -> None:
        """Welcome the client with the whole view, or with what happened since the number it had seen."""
        await self._house.hall.change(self._table_id, lambda table: self._begin(table, viewer, since))

    async def _begin(self, table: ServedTable, viewer: Viewer, since: int | None) -> None:
        await self._house.hall.check_visible(table, self.watcher.visitor)
        self._check_viewer(table, viewer)
        self.watcher.viewer = viewer
        if since is not None and not 0 <= table.head.number - since <= MOST_MISSED:
            since = None
        self.watcher.send(msgspec.json.encode(await self._welcome(table, viewer, since)))
        if since is not None:
            await self._send_missed(table, since)
        self.watcher.number = table.head.number
        table.watchers.add(self.watcher)
        if table.seats_of(self.watcher.visitor):
            self._house.hall.soon(saw(self._house.store, [table]))
        table.tell_presence()

    def _check_viewer(self, table: ServedTable, viewer: Viewer) -> None:
        if not table.may_look(self.watcher.visitor, viewer):
            raise Forbidden(f"seat {shown(viewer)} is not yours")

    async def _welcome(self, table: ServedTable, viewer: Viewer, since: int | None) -> Welcome:
        """With the view as it is now, or with none for a client that continues from a number."""
        view = None if since is not None else await current_view(self._house.store, table, viewer)
        number = table.head.number if since is None else since
        return table.greeting(table.info(self.watcher.visitor), number, viewer, view)

    async def _send_missed(self, table: ServedTable, since: int) -> None:
        entries = await self._house.store.entries(table.id, since, table.head.number)
        for entry in entries:
            latest = entry.number == table.head.number
            update = table.update(entry, record_of(entry), self.watcher.viewer, latest=latest)
            self.watcher.send(msgspec.json.encode(update))

    def end(self) -> None:
        for table in self._house.hall.tables:
            if self.watcher in table.watchers:
                table.watchers.discard(self.watcher)
                table.tell_presence()

    # What the client asks for.

    async def hear(self, frame: str | bytes) -> None:
        """Answer one frame; whatever is wrong with it, the answer says so and the conversation goes on."""
        try:
            message = self._read(frame)
        except Refusal as refusal:
            self._send(Refused(key=None, kind=refusal.kind, message=str(refusal)))
            return
        if isinstance(message, AskHint):
            self._house.hall.soon(self._answered(message))  # other messages need not wait for a bot's thought
        else:
            await self._answered(message)

    async def _answered(self, message: FromClient) -> None:
        key: str | None = getattr(message, "key", None)
        began, outcome = time.perf_counter(), "refused"
        try:
            await self._answer(message)
            outcome = "done"
        except Refusal as refusal:
            self._send(Refused(key=key, kind=refusal.kind, message=str(refusal)))
        except Exception:  # a fault of ours: the client hears of it, the log has the rest
            log.exception("a message was not answered", table=self._table_id)
            metrics.FAULTS.labels("socket").inc()
            outcome = "fault"
            self._send(Refused(key=key, kind="InternalError", message="something went wrong on the server"))
        metrics.COMMANDS.labels(type(message).__name__, outcome).observe(time.perf_counter() - began)

    def _read(self, frame: str | bytes) -> FromClient:
        if not self._frames.take():
            self._excess += 1
            if self._excess > MOST_EXCESS:
                self.watcher.close()
            raise TooMany("too many messages: wait a moment")
        if len(frame) > LONGEST_FRAME:
            raise TooLarge(f"a message has at most {LONGEST_FRAME} characters")
        try:
            message: FromClient = _decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest(f"message: {reason_of(error)}") from None
        return message

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._send(Pong())
        elif isinstance(message, Look):
            await self.begin(message.seat, None)
        else:
            await self._command(message)

    async def _command(self, message: Act | Undo | Say | AskHint) -> None:
        if self._visitor is None:
            raise Forbidden("you are watching: only those who sit at the table can do this")
        asked = (self._house, self._table_id, self._visitor.id)
        if isinstance(message, AskHint):
            self._send(await wishes.hint(*asked, message))
        else:
            self._send(await wishes.fulfil(*asked, message))

    def _send(self, message: Any) -> None:
        self.watcher.send(msgspec.json.encode(message))


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, State],
    table_id: TableId,
    seat: FromQuery[str | None] = None,
    since: FromQuery[str | None] = None,
) -> None:
    """Play or watch a table; `seat` says from where, `since` which update the client saw last."""
    house = house_of(socket)
    try:
        with house.sockets.one(address_of(socket.scope)), metrics.WATCHERS.track_inprogress():
            conversation = Conversation(house, await visitor_of(socket), table_id)
            await conversation.begin(_number("seat", seat), _number("since", since))
            try:
                await _talk(socket, conversation)
            finally:
                conversation.end()
    except Refusal as refusal:
        await _turn_away(socket, refusal)


def _number(name: str, text: str | None) -> int | None:
    """A number of the query; the framework would turn a wrong one away without a word."""
    try:
        return None if text is None else int(text)
    except ValueError:
        raise BadRequest(f"{name}: expected a whole number, got {quoted(text or '')}") from None


async def _talk(socket: WebSocket[Any, Any, State], conversation: Conversation) -> None:
    """Send and hear until either side has had enough."""
    await socket.accept()
    sending = asyncio.create_task(_send_all(socket, conversation.watcher))
    try:
        await _hear_all(socket, conversation)
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _turn_away(socket: WebSocket[Any, Any, State], refusal: Refusal) -> None:
    """Say why, which a browser's script can read only from a connection that was opened."""
    await socket.accept()
    message = Refused(key=None, kind=refusal.kind, message=str(refusal))
    await socket.send_data(msgspec.json.encode(message).decode())
    await socket.close(4000 + status_of(refusal), str(refusal)[:100])


async def _send_all(socket: WebSocket[Any, Any, State], watcher: Watcher) -> None:
    """Send what there is for the client, who may be gone at any moment."""
    while (message := await watcher.next()) is not None:
        await socket.send_data(message.decode())
    await socket.close(1013, "too slow, too many messages, or the server is stopping: connect again")


async def _hear_all(socket: WebSocket[Any, Any, State], conversation: Conversation) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await conversation.hear(event.get("text") or event.get("bytes") or "")


HANDLERS: Final = [live]
