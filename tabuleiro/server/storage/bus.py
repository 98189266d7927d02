"""Bus: tells every part of every server process that something happened at a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct


class Notice(Struct, array_like=True):
    """A table has come to a number; the visitors are those who sit there."""

    table: str
    number: int
    visitors: list[str]
    bot_turn: bool = False


class Packet(Struct, array_like=True):
    """What goes from process to process."""

    sender: str
    notices: list[Notice] = []
    address: str = ""
    """Where the process can be called by others on its machine, when it begins to listen."""
    session: str = ""
    """The hash of a session that has ended."""


Listener = Callable[[Notice], None]


class Bus:
    """Within one process; `postgres.PostgresLine` connects several."""

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(4)
        self._here: list[Listener] = []
        self._elsewhere: list[Listener] = []
        self.met: Final[list[Callable[[str, str], None]]] = []
        """Called with each process that begins to listen, and its address."""
        self.ended: Final[list[Callable[[str], None]]] = []
        """Called with each session that another process has ended."""

    def listen(self, listener: Listener) -> None:
        """Hear of everything, whichever process did it."""
        self._here.append(listener)
        self._elsewhere.append(listener)

    def listen_elsewhere(self, listener: Listener) -> None:
        """Hear only of what other processes did."""
        self._elsewhere.append(listener)

    def tell_here(self, notices: list[Notice]) -> None:
        for notice in notices:
            for listener in self._here:
                listener(notice)

    def payload(self, notices: list[Notice]) -> str:
        return msgspec.json.encode(Packet(self.process, notices)).decode()

    def hello(self, address: str) -> str:
        """What a process says of itself when it begins to listen."""
        return msgspec.json.encode(Packet(self.process, [], address)).decode()

    def farewell(self, session: str) -> str:
        """What a process says of a session that has ended."""
        return msgspec.json.encode(Packet(self.process, session=session)).decode()

    def receive(self, payload: str) -> None:
        packet = msgspec.json.decode(payload, type=Packet)
        if packet.sender == self.process:
            return
        if packet.address:
            for meet in self.met:
                meet(packet.sender, packet.address)
        if packet.session:
            for end in self.ended:
                end(packet.session)
        for notice in packet.notices:
            for listener in self._elsewhere:
                listener(notice)
