"""Requests about being told: the web hook and the event stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from litestar import delete, get, post, put
from litestar.params import JSONBody
from litestar.response import Stream

from tabuleiro.server.api.door import address_of
from tabuleiro.server.api.request import AnyRequest, house_of, known_visitor, session_of, somebody
from tabuleiro.server.hooks.stream import Follower
from tabuleiro.server.people.visitors import new_secret
from tabuleiro.server.wire.http import Hook, HookAnswer, HookBody, HookRequest
from tabuleiro.table.errors import NotNow


@put("/api/me/hook")
async def set_hook(request: AnyRequest, data: JSONBody[HookRequest]) -> Hook:
    """Have an address of yours called when it is your turn; the secret signs the calls and is shown once."""
    house, visitor = house_of(request), await somebody(request)
    await house.deliverer.check(data.url)
    secret = new_secret()
    await house.visitors.set_hook(visitor.id, data.url, secret)
    return Hook(url=data.url, secret=secret)


@delete("/api/me/hook")
async def remove_hook(request: AnyRequest) -> None:
    visitor = await known_visitor(request)
    await house_of(request).visitors.set_hook(visitor.id, None, None)


@post("/api/me/hook/test", status_code=200)
async def test_hook(request: AnyRequest) -> HookAnswer:
    """Send a test message to your hook, once, and hear what it answers."""
    house, visitor = house_of(request), await known_visitor(request)
    if visitor.hook_url is None:
        raise NotNow("you have set no web hook")
    house.allowances.hook_tests.check(visitor.id)
    body = HookBody(event="test", table="", name="", game="", seat=None, moves=0, deadline=None)
    return await house.deliverer.tried(visitor, body)


@get("/api/me/stream", include_in_schema=False)
async def stream(request: AnyRequest) -> Stream:
    """Server-sent events: each `table` event names a table of yours at which something happened."""
    house, visitor = house_of(request), await known_visitor(request)
    address, session = address_of(request.scope), session_of(request)
    house.streams.check(visitor.id)
    house.allowances.streams.check(address)

    async def follow() -> AsyncIterator[bytes]:
        follower = Follower()
        with house.allowances.streams.one(address), house.in_session(session, follower):
            async for event in house.streams.follow(visitor.id, follower):
                yield event

    return Stream(
        follow(),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


HANDLERS: Final = [set_hook, remove_hook, test_hook, stream]
