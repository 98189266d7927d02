"""OpenAPI: the description from which the client's types are generated, with the WebSocket messages in it."""

from __future__ import annotations

from typing import Any

import msgspec

from tabuleiro.server.api.app import litestar
from tabuleiro.server.house import House
from tabuleiro.server.settings import Settings
from tabuleiro.server.wire.messages import FromClient, FromServer, TurnNotice


def description() -> dict[str, Any]:
    """The HTTP interface, and every message of the WebSocket among its schemas."""
    app = litestar(House(Settings(database="sqlite:///unused.db")))
    found = app.openapi_schema.to_schema()
    schemas = found["components"]["schemas"]
    _, messages = msgspec.json.schema_components(
        [FromClient, FromServer, TurnNotice], ref_template="#/components/schemas/{name}"
    )
    for name, schema in messages.items():
        schemas.setdefault(name, schema)
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        (schema,), _ = msgspec.json.schema_components([union], ref_template="#/components/schemas/{name}")
        schemas[name] = schema
    return found


def text() -> bytes:
    return msgspec.json.format(msgspec.json.encode(description(), order="sorted"), indent=1) + b"\n"
