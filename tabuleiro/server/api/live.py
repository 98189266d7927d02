"""Live: the WebSocket of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromQuery

from tabuleiro.core.errors import Refused, quoted
from tabuleiro.server.api.conversation import Conversation
from tabuleiro.server.api.door import address_of
from tabuleiro.server.api.request import house_of, id_of, session_of
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.errors import BadRequest, status_of
from tabuleiro.server.house import House
from tabuleiro.server.peers.peers import Guest, PassedOn
from tabuleiro.server.process import metrics
from tabuleiro.server.tables.watch import Watcher
from tabuleiro.server.wire.messages import NotAccepted
from tabuleiro.table.record import Viewer


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
        with (
            house.room.one("all"),
            house.allowances.sockets.one(address_of(socket.scope)),
            metrics.WATCHERS.track_inprogress(),
        ):
            visitor = await id_of(socket)
            async with _begun(
                house, table_id, visitor, _number("seat", seat), _number("since", since)
            ) as talk:
                with house.in_session(session_of(socket), talk.watcher):
                    await _talk(socket, talk)
    except Refused as refusal:
        await _turn_away(socket, refusal)


def _number(name: str, text: str | None) -> int | None:
    """A number of the query; the framework would turn a wrong one away without a word."""
    try:
        return None if text is None else int(text)
    except ValueError:
        raise BadRequest(f"{name}: expected a whole number, got {quoted(text or '')}") from None


@asynccontextmanager
async def _begun(
    house: House, table_id: str, visitor: str | None, viewer: Viewer, since: int | None
) -> AsyncIterator[Conversation | PassedOn]:
    """A conversation with the table, here or in the process that it is at home in."""
    if not house.peers.is_home(table_id):
        passed, number = await house.peers.pass_on(table_id, visitor, viewer, since)
        try:
            yield passed
        finally:
            house.peers.hang_up(number)
        return
    conversation = Conversation(house, table_id, Watcher(visitor, None))
    await conversation.begin(viewer, since)
    try:
        yield conversation
    finally:
        conversation.end()


async def host(house: House, guest: Guest) -> None:
    """Lead a conversation whose client is at the door of another process."""
    conversation = Conversation(house, guest.opened.table, guest)
    try:
        await conversation.begin(guest.opened.viewer, guest.opened.since)
    except Refused as refusal:
        guest.refuse(status_of(refusal), refusal.kind, str(refusal))
        return
    guest.begin()
    try:
        async for frame in guest.frames():
            await conversation.hear(frame)
    finally:
        conversation.end()


async def _talk(socket: WebSocket[Any, Any, State], conversation: Conversation | PassedOn) -> None:
    """Send and hear until either side has had enough."""
    if not await _opened(socket):
        return
    sending = asyncio.create_task(_send_all(socket, conversation.watcher))
    try:
        await _hear_all(socket, conversation)
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _opened(socket: WebSocket[Any, Any, State]) -> bool:
    """Open the connection, unless the client has gone while its table was read: that is what OSError says."""
    try:
        await socket.accept()
    except OSError:
        return False
    return True


async def _turn_away(socket: WebSocket[Any, Any, State], refusal: Refused) -> None:
    """Say why, which a browser's script can read only from a connection that was opened."""
    if not await _opened(socket):
        return
    message = NotAccepted(key=None, kind=refusal.kind, message=str(refusal))
    await socket.send_data(msgspec.json.encode(message).decode())
    await socket.close(4000 + status_of(refusal), str(refusal)[:100])


async def _send_all(socket: WebSocket[Any, Any, State], watcher: Watcher) -> None:
    """Send what there is for the client, who may be gone at any moment."""
    while (message := await watcher.next()) is not None:
        await socket.send_data(message.decode())
    await socket.close(1013, "too slow, too many messages, or the server is stopping: connect again")


async def _hear_all(socket: WebSocket[Any, Any, State], conversation: Conversation | PassedOn) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await conversation.hear(event.get("text") or event.get("bytes") or "")


HANDLERS: Final = [live]
