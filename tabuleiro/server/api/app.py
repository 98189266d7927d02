"""App: the whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

import tabuleiro
from tabuleiro.core.errors import Refused
from tabuleiro.server.api import (
    boxes,
    devices,
    games,
    health,
    hooks,
    live,
    me,
    play,
    practice,
    replay,
    reviews,
    shares,
    static,
    tables,
)
from tabuleiro.server.api.door import Door
from tabuleiro.server.errors import Conflict, reason_of, status_of
from tabuleiro.server.house import House
from tabuleiro.server.process import metrics
from tabuleiro.server.process.garbage import collected_in_small_portions
from tabuleiro.server.settings import Settings
from tabuleiro.server.wire.http import Refusal
from tabuleiro.server.wire.schemas import with_messages

LARGEST_BODY = 64 * 1024
NO_BODY = "'data'"
"""What the framework says where a handler wants a body and there is none."""

log = structlog.get_logger()


class Described(JsonRenderPlugin):
    """Hands out the description with all that the framework cannot know."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def application(settings: Settings) -> Door:
    """The server that these settings describe."""
    house = House(settings)
    return Door(litestar(house), house)


def litestar(house: House) -> Litestar:
    app = Litestar(
        route_handlers=[
            *games.HANDLERS,
            *me.HANDLERS,
            *devices.HANDLERS,
            *boxes.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *practice.HANDLERS,
            *replay.HANDLERS,
            *reviews.HANDLERS,
            *shares.HANDLERS,
            *hooks.HANDLERS,
            *health.HANDLERS,
            *static.HANDLERS,
            *live.HANDLERS,
        ],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Conflict: _busy,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Tabuleiro",
            version=tabuleiro.__version__,
            path="/api/openapi",
            render_plugins=[Described()],  # the framework's own pages load scripts from elsewhere
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=1, exclude=["/api/me/stream"]
        ),
        request_max_body_size=LARGEST_BODY,
        after_exception=[_note_fault],
        lifespan=[_open],
        logging_config=None,
    )
    app.state.house = house
    house.peers.host = partial(live.host, house)
    return app


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    async with house.open(), collected_in_small_portions(house.hall.is_empty):
        with house.closing_at_signals():
            yield


def _answer(kind: str, message: str, status: int) -> Response[Refusal]:
    return Response(Refusal(kind=kind, message=message), status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], refusal: Refused) -> Response[Refusal]:
    return _answer(refusal.kind, str(refusal), status_of(refusal))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    message = error.detail
    if isinstance(error, ValidationException) and error.extra:
        message = "; ".join(_field_error(each) for each in error.extra)
    return _answer(type(error).__name__.removesuffix("Exception"), reason_of(message), error.status_code)


def _busy(_: Request[Any, Any, Any], _conflict: Conflict) -> Response[Refusal]:
    """Another process changed the same thing at the same moment."""
    return _answer("Unavailable", "somebody else was quicker: try again", 503)


def _too_deep(_: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    """Brackets within brackets, thousands of them."""
    return _answer("BadRequest", "the body is nested too deeply", 400)


def _no_text(_: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Refusal]:
    return _answer("BadRequest", "the body is not UTF-8 text", 400)


def _field_error(fault: Any) -> str:
    if isinstance(fault, dict):
        if fault.get("message") == NO_BODY:
            return "a JSON body is expected"
        return f"{fault.get('key', 'request')}: {fault.get('message', '')}"
    return str(fault)


def _fault(_: Request[Any, Any, Any], _error: Exception) -> Response[Refusal]:
    return _answer("InternalError", "something went wrong on the server", 500)


async def _note_fault(error: Exception, scope: Scope) -> None:
    """Whatever is not somebody's mistake is ours."""
    if not isinstance(error, (Refused, HTTPException, RecursionError, UnicodeDecodeError, Conflict)):
        log.error("a request was not answered", path=scope["path"], exc_info=error)
        metrics.FAULTS.labels(scope["type"]).inc()
