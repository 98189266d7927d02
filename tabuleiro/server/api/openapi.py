"""OpenAPI: the description from which the client's types are generated, with the WebSocket messages in it."""

from __future__ import annotations

from typing import Any

import msgspec

from tabuleiro.server.api.app import litestar
from tabuleiro.server.house import House
from tabuleiro.server.settings import Settings
from tabuleiro.server.wire.schemas import with_messages


def description() -> dict[str, Any]:
    """The whole interface, as a server hands it out."""
    app = litestar(House(Settings(database="sqlite:///unused.db")))
    return with_messages(app.openapi_schema.to_schema())


def text() -> bytes:
    return msgspec.json.format(msgspec.json.encode(description(), order="sorted"), indent=1) + b"\n"
