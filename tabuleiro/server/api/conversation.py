"""Conversation: what is said between a client and the table, wherever the client's WebSocket is."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
import structlog

from tabuleiro.core.codec import shown
from tabuleiro.core.errors import Refused
from tabuleiro.server.api import wishes
from tabuleiro.server.errors import BadRequest, Forbidden, TooLarge, TooMany, reason_of
from tabuleiro.server.house import House
from tabuleiro.server.process import metrics
from tabuleiro.server.process.limits import Bucket
from tabuleiro.server.storage.rows import record_of
from tabuleiro.server.tables.absence import saw
from tabuleiro.server.tables.lookback import current_view
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.tables.watch import Watcher
from tabuleiro.server.wire.coach import AskBlunder, AskChances, AskComparison
from tabuleiro.server.wire.messages import (
    Act,
    Asked,
    AskHint,
    FromClient,
    Look,
    NotAccepted,
    Ping,
    Pong,
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
    def __init__(self, house: House, table_id: str, watcher: Watcher) -> None:
        self._house: Final = house
        self._table_id: Final = table_id
        self._frames: Final = Bucket(
            house.settings.messages_per_second, house.settings.messages_per_second * 6
        )
        self._excess = 0
        self.watcher: Final = watcher

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
            self._house.hall.soon(saw(self._house.stored, [table]))
        self._company_changed(table)

    def _check_viewer(self, table: ServedTable, viewer: Viewer) -> None:
        if not table.may_look(self.watcher.visitor, viewer):
            raise Forbidden(f"seat {shown(viewer)} is not yours")

    async def _welcome(self, table: ServedTable, viewer: Viewer, since: int | None) -> Welcome:
        """With the view as it is now, or with none for a client that continues from a number."""
        view = None if since is not None else await current_view(self._house.stored, table, viewer)
        number = table.head.number if since is None else since
        return table.greeting(table.info(self.watcher.visitor), number, viewer, view)

    async def _send_missed(self, table: ServedTable, since: int) -> None:
        entries = await self._house.stored.entries(table.id, since, table.head.number)
        for entry in entries:
            latest = entry.number == table.head.number
            update = table.update(entry, record_of(entry), self.watcher.viewer, latest=latest)
            self.watcher.send(msgspec.json.encode(update))

    def end(self) -> None:
        for table in self._house.hall.tables:
            if self.watcher in table.watchers:
                table.watchers.discard(self.watcher)
                self._company_changed(table)

    def _company_changed(self, table: ServedTable) -> None:
        table.tell_presence()
        self._house.forethought.consider(table)

    # What the client asks for.

    async def hear(self, frame: str | bytes) -> None:
        """Answer one frame; whatever is wrong with it, the answer says so and the conversation goes on."""
        try:
            message = self._read(frame)
        except Refused as refusal:
            self._send(NotAccepted(key=None, kind=refusal.kind, message=str(refusal)))
            return
        if isinstance(message, Asked):
            self._house.hall.soon(self._answered(message))  # other messages need not wait for a bot's thought
        else:
            await self._answered(message)

    async def _answered(self, message: FromClient) -> None:
        key: str | None = getattr(message, "key", None)
        began, outcome = time.perf_counter(), "refused"
        try:
            await self._answer(message)
            outcome = "done"
        except Refused as refusal:
            self._send(NotAccepted(key=key, kind=refusal.kind, message=str(refusal)))
        except Exception:  # a fault of ours: the client hears of it, the log has the rest
            log.exception("a message was not answered", table=self._table_id)
            metrics.FAULTS.labels("socket").inc()
            outcome = "fault"
            self._send(
                NotAccepted(key=key, kind="InternalError", message="something went wrong on the server")
            )
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

    async def _command(self, message: Act | Undo | Say | Asked) -> None:
        if self.watcher.visitor is None:
            raise Forbidden("you are watching: only those who sit at the table can do this")
        asked = (self._house, self._table_id, self.watcher.visitor)
        if isinstance(message, AskHint):
            self._send(await wishes.hint(*asked, message))
        elif isinstance(message, AskComparison):
            self._send(await wishes.compare(*asked, message))
        elif isinstance(message, AskChances):
            self._send(await wishes.chances(*asked, message))
        elif isinstance(message, AskBlunder):
            self._send(await wishes.blunder(*asked, message))
        else:
            self._send(await wishes.fulfil(*asked, message))

    def _send(self, message: Any) -> None:
        self.watcher.send(msgspec.json.encode(message))
