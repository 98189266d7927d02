"""Wire: messages between two processes of one machine, each behind its length."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

LENGTH: Final = struct.Struct(">I")


class InChannel(Struct, array_like=True):
    """Part of a conversation; `channel` is the number that the process with the door gave it."""

    channel: int


class OfPlace(Struct, array_like=True):
    """About a place to think; `number` is that of the process whose bot waits for it."""

    number: int


class Hello(Struct, array_like=True, tag="hello"):
    """The first message: who speaks, and where it can be called back."""

    process: str
    address: str


class Open(InChannel, tag="open"):
    """Somebody has come to a table of yours by my door."""

    table: str
    visitor: str | None
    viewer: int | None
    since: int | None


class Begun(InChannel, tag="begun"):
    """The conversation is on."""


class Said(InChannel, tag="said"):
    """A message to a client or from one, as it goes over the WebSocket."""

    text: bytes


class End(InChannel, tag="end"):
    """The conversation is over, or was refused with a status and a reason."""

    status: int = 0
    kind: str = ""
    message: str = ""


class Spent(Struct, array_like=True, tag="spent"):
    """What addresses and visitors have used up of each limit since I last said so, and hold now."""

    limits: dict[str, dict[str, int]]
    places: dict[str, dict[str, int]]


class Wanted(OfPlace, tag="wanted"):
    """A bot of mine waits for a place to think."""

    rank: int
    source: str


class Given(OfPlace, tag="given"):
    """The place is there, with so many seconds to think."""

    seconds: float


class Left(OfPlace, tag="left"):
    """The place is free again, or no longer waited for."""


class Recalled(OfPlace, tag="recalled"):
    """Somebody who comes before you needs the place."""


PlaceMessage: TypeAlias = Wanted | Given | Left | Recalled
Message: TypeAlias = Hello | Open | Begun | Said | End | Spent | PlaceMessage

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final[msgspec.msgpack.Decoder[Message]] = msgspec.msgpack.Decoder(Message)


class PeerWire(asyncio.Protocol):
    """One connection; what is said on it is heard in its order."""

    def __init__(self, heard: Callable[[PeerWire, Message], None], lost: Callable[[PeerWire], None]) -> None:
        self._heard: Final = heard
        self._lost: Final = lost
        self._buffer: Final = bytearray()
        self._transport: asyncio.Transport | None = None
        self.process = ""
        """Who is at the other end."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._lost(self)

    def data_received(self, data: bytes) -> None:
        self._buffer.extend(data)
        begin = 0
        while len(self._buffer) >= begin + LENGTH.size:
            (length,) = LENGTH.unpack_from(self._buffer, begin)
            end = begin + LENGTH.size + length
            if len(self._buffer) < end:
                break
            message = _decoder.decode(self._buffer[begin + LENGTH.size : end])
            begin = end
            self._heard(self, message)
        del self._buffer[:begin]

    def send(self, message: Message) -> None:
        """Send what the other end still can hear."""
        if self._transport is not None:
            body = _encoder.encode(message)
            self._transport.write(LENGTH.pack(len(body)) + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
