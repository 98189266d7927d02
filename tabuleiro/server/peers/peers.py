"""Peers: which process each table is at home in, and the wires to the others."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog

from tabuleiro.server.errors import PassedRefusal, Unavailable
from tabuleiro.server.peers.wire import (
    Begun,
    End,
    Hello,
    Message,
    Open,
    PeerWire,
    PlaceMessage,
    Said,
    Spent,
)
from tabuleiro.server.tables.watch import Watcher
from tabuleiro.table.record import Viewer

log = structlog.get_logger()

Host = Callable[["Guest"], Coroutine[Any, Any, None]]
"""Leads a conversation that another process has passed on."""


class PassedOn:
    """The client's side of a conversation with a table of another process."""

    def __init__(self, wire: PeerWire, channel: int, visitor: str | None) -> None:
        self._wire: Final = wire
        self._channel: Final = channel
        self.watcher: Final = Watcher(visitor, None)
        self.begun: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    async def hear(self, frame: str | bytes) -> None:
        self._wire.send(Said(self._channel, frame.encode() if isinstance(frame, str) else frame))

    def told(self, message: bytes) -> None:
        self.watcher.send(message)

    def over(self, refusal: Exception | None) -> None:
        """The other process has ended the conversation, or is gone."""
        if not self.begun.done() and refusal is not None:
            self.begun.set_exception(refusal)
        self.watcher.close()


class Guest(Watcher):
    """The table's side of a conversation whose client is at the door of another process."""

    def __init__(self, wire: PeerWire, opened: Open) -> None:
        super().__init__(opened.visitor, None)
        self.opened: Final = opened
        self._wire: Final = wire
        self._frames: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self._wire.send(Said(self.opened.channel, message))

    def begin(self) -> None:
        self._wire.send(Begun(self.opened.channel))

    def refuse(self, status: int, kind: str, message: str) -> None:
        self._wire.send(End(self.opened.channel, status, kind, message))

    def close(self) -> None:
        self._wire.send(End(self.opened.channel))
        self.hang_up()

    def hang_up(self) -> None:
        """The client is gone."""
        self._frames.put_nowait(None)

    def heard(self, frame: bytes) -> None:
        self._frames.put_nowait(frame)

    async def frames(self) -> AsyncIterator[bytes]:
        """What the client says, until it or we have had enough."""
        while (frame := await self._frames.get()) is not None:
            yield frame


class Peers:
    """A wire to each process that can be reached; whoever is gone is forgotten at once.

    All of them find the same home for a table without asking, and for a moment of change two of them may not:
    the numbers of entries then decide between both, as between processes of several machines.
    """

    def __init__(self, process: str) -> None:
        self.process: Final = process
        self.address = ""
        self.host: Host | None = None
        self.moved: Final[list[Callable[[], None]]] = []
        """Called when tables may have got another home."""
        self.heard_spent: Final[list[Callable[[str, Spent | None], None]]] = []
        """Called with what another process says of its limits, with None when it is gone."""
        self.heard_of_places: Final[list[Callable[[PeerWire, PlaceMessage], None]]] = []
        """Called with what another process says of places to think."""
        self.lost: Final[list[Callable[[PeerWire], None]]] = []
        """Called with each connection that has ended."""
        self._wires: Final[dict[str, PeerWire]] = {}
        self._calling: Final[set[str]] = set()
        self._channels: Final[dict[int, tuple[PeerWire, PassedOn]]] = {}
        self._guests: Final[dict[tuple[PeerWire, int], Guest]] = {}
        self._incoming: Final[set[PeerWire]] = set()
        self._numbers: Final = itertools.count()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # Who there is.

    @property
    def number(self) -> int:
        """How many processes there are, this one included."""
        return 1 + len(self._wires)

    def home(self, table_id: str) -> str:
        """The process that serves a table, the same for all who know the same processes."""
        if not self._wires:
            return self.process
        return max((self.process, *self._wires), key=lambda process: _draw(process, table_id))

    def is_home(self, table_id: str) -> bool:
        return self.home(table_id) == self.process

    def wire_to(self, what: str) -> PeerWire | None:
        """The way to the process in which something is at home, unless it is here."""
        return self._wires.get(self.home(what))

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Can be called by others of the same user, where there is a folder for that."""
        try:
            folder = tempfile.TemporaryDirectory(prefix="tabuleiro-")
        except OSError as error:
            log.warning("tables are not shared out among processes", reason=str(error))
            yield
            return
        with folder as place:
            address = str(Path(place) / "wire")
            loop = asyncio.get_running_loop()
            server = await loop.create_unix_server(self._answered, address)
            self.address = address
            try:
                yield
            finally:
                server.close()
                self.leave()

    def leave(self) -> None:
        """Hang up everywhere: the others take over at once."""
        self.address = ""
        for wire in [*self._wires.values(), *self._incoming]:
            wire.close()

    def _answered(self) -> PeerWire:
        wire = PeerWire(self._heard_as_home, self._lost_guests)
        self._incoming.add(wire)
        return wire

    def meet(self, process: str, address: str) -> None:
        """Call a process of which one has heard, unless it cannot be reached from here."""
        known = process == self.process or process in self._wires or process in self._calling
        if self.address and address and not known:
            self._calling.add(process)
            self._soon(self._call(process, address))

    async def _call(self, process: str, address: str) -> None:
        try:
            loop = asyncio.get_running_loop()
            _, wire = await loop.create_unix_connection(
                lambda: PeerWire(self._heard_as_door, self._lost_home), address
            )
        except OSError:
            log.debug("a process of another machine", process=process)
            return
        finally:
            self._calling.discard(process)
        wire.process = process
        wire.send(Hello(self.process, self.address))
        self._wires[process] = wire
        self._tell_moved()

    def _tell_moved(self) -> None:
        for listener in self.moved:
            listener()

    def _lost_home(self, wire: PeerWire) -> None:
        self._wires.pop(wire.process, None)
        gone = Unavailable("the process of this table has ended: connect again")
        for number, (its, passed) in list(self._channels.items()):
            if its is wire:
                del self._channels[number]
                passed.over(gone)
        for listener in self.heard_spent:
            listener(wire.process, None)
        self._tell_lost(wire)
        self._tell_moved()

    def _tell_lost(self, wire: PeerWire) -> None:
        for listener in self.lost:
            listener(wire)

    def _lost_guests(self, wire: PeerWire) -> None:
        self._incoming.discard(wire)
        for key, guest in list(self._guests.items()):
            if key[0] is wire:
                guest.hang_up()
        self._tell_lost(wire)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # At the door: conversations that go elsewhere.

    async def pass_on(
        self, table_id: str, visitor: str | None, viewer: Viewer, since: int | None
    ) -> tuple[PassedOn, int]:
        """A conversation with a table of another process, and its number."""
        wire, number = self._wires[self.home(table_id)], next(self._numbers)
        passed = PassedOn(wire, number, visitor)
        self._channels[number] = (wire, passed)
        wire.send(Open(number, table_id, visitor, viewer, since))
        try:
            await passed.begun
        except BaseException:
            self.hang_up(number)
            raise
        return passed, number

    def hang_up(self, number: int) -> None:
        """The client of a conversation is gone."""
        found = self._channels.pop(number, None)
        if found is not None:
            found[0].send(End(number))

    def _heard_as_door(self, wire: PeerWire, message: Message) -> None:
        if isinstance(message, PlaceMessage):
            self._tell_of_places(wire, message)
        elif isinstance(message, Begun | Said | End):
            self._heard_in_conversation(message)

    def _heard_in_conversation(self, message: Begun | Said | End) -> None:
        found = self._channels.get(message.channel)
        if found is None:
            return
        passed = found[1]
        if isinstance(message, Said):
            passed.told(message.text)
        elif isinstance(message, Begun):
            if not passed.begun.done():
                passed.begun.set_result(None)
        else:
            del self._channels[message.channel]
            passed.over(PassedRefusal(message.status, message.kind, message.message))

    # At home: conversations from elsewhere.

    def _heard_as_home(self, wire: PeerWire, message: Message) -> None:
        if isinstance(message, Hello):
            wire.process = message.process
            self.meet(message.process, message.address)
        elif isinstance(message, Open):
            self._soon(self._welcome(wire, Guest(wire, message)))
        elif isinstance(message, Spent):
            for listener in self.heard_spent:
                listener(wire.process, message)
        elif isinstance(message, PlaceMessage):
            self._tell_of_places(wire, message)
        else:
            guest = self._guests.get((wire, message.channel))
            if guest is not None and isinstance(message, Said):
                guest.heard(message.text)
            elif guest is not None:
                guest.hang_up()

    async def _welcome(self, wire: PeerWire, guest: Guest) -> None:
        assert self.host is not None
        key = (wire, guest.opened.channel)
        self._guests[key] = guest
        try:
            await self.host(guest)
        finally:
            del self._guests[key]

    # Of places to think.

    def _tell_of_places(self, wire: PeerWire, message: PlaceMessage) -> None:
        for listener in self.heard_of_places:
            listener(wire, message)

    # To all.

    def tell_all(self, message: Spent) -> None:
        for wire in self._wires.values():
            wire.send(message)


def _draw(process: str, table_id: str) -> bytes:
    return hashlib.blake2b(f"{process}:{table_id}".encode(), digest_size=8).digest()
