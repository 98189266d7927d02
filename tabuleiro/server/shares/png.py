"""PNG: pictures of few colours as a file; messengers take no SVG, and one row filter is all it needs."""

from __future__ import annotations

import struct
import zlib
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
INDEXED: Final = 3


class Canvas:
    """A rectangle of pixels, each the number of a colour; it begins with the first."""

    def __init__(self, width: int, height: int, colours: list[Colour]) -> None:
        self.width: Final = width
        self.height: Final = height
        self._colours: Final = colours
        self._rows: Final = [bytearray(width) for _ in range(height)]

    def fill(self, left: int, top: int, width: int, height: int, colour: int) -> None:
        """A rectangle; what lies outside is cut off."""
        begin, end = max(0, left), min(self.width, left + width)
        for row in self._rows[max(0, top) : max(0, top + height)]:
            row[begin:end] = bytes([colour]) * max(0, end - begin)

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, INDEXED, 0, 0, 0)
        palette = b"".join(bytes(colour) for colour in self._colours)
        pixels = zlib.compress(b"".join(b"\0" + row for row in self._rows), 9)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
        return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
