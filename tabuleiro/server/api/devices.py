"""Requests about a further device: it looks at a link, asks, and is let in by the first one."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from tabuleiro.server.api.request import (
    AnyRequest,
    before_of,
    house_of,
    known_visitor,
    link_of,
    set_before,
    set_token,
    token_of,
    visitor_of,
)
from tabuleiro.server.errors import NotFound
from tabuleiro.server.people.devices import VOID
from tabuleiro.server.people.visitors import LinkRow
from tabuleiro.server.wire.http import (
    AskingDevice,
    ClaimDevice,
    DecideDevice,
    DeviceAnswer,
    DeviceAsked,
    DeviceOffer,
    Link,
    Me,
    UseDeviceLink,
)

LinkId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{64}$")]


@post("/api/me/device")
async def offer(request: AnyRequest) -> Link:
    """A secret for `/device#SECRET`: with it another device may ask to be yours, for a quarter of an hour."""
    visitor = await known_visitor(request)
    secret, expires = await house_of(request).visitors.device_link(visitor.id)
    return Link(secret=secret, expires=expires)


async def _offered(request: AnyRequest, secret: str) -> tuple[LinkRow, DeviceOffer]:
    house = house_of(request)
    link = await link_of(request, secret)
    owner = None if link.visitor is None else await house.visitors.of_id(link.visitor)
    if owner is None or link.claim is not None:
        raise NotFound(VOID)
    present = await visitor_of(request)
    return link, DeviceOffer(name=owner.name, present=None if present is None else present.name)


@post("/api/device/look", status_code=200)
async def look(request: AnyRequest, data: JSONBody[UseDeviceLink]) -> DeviceOffer:
    """Whose link this is, and who you are now; nothing changes."""
    return (await _offered(request, data.secret))[1]


@post("/api/device", status_code=200)
async def ask(request: AnyRequest, data: JSONBody[UseDeviceLink]) -> DeviceAsked:
    """Ask to be let in; the first device must say yes."""
    link, found = await _offered(request, data.secret)
    claim = await house_of(request).devices.ask(link, found.present or "")
    return DeviceAsked(claim=claim)


@post("/api/device/claim", status_code=200)
async def claim(request: AnyRequest, data: JSONBody[ClaimDevice]) -> DeviceAnswer:
    """What the first device has said; after a yes this one is the same visitor, and who it was is kept."""
    house = house_of(request)
    link = await house.devices.claimed(data.claim)
    if link.allowed is None:
        return DeviceAnswer(status="waiting")
    if not link.allowed or link.visitor is None:
        return DeviceAnswer(status="refused")
    present = await visitor_of(request)
    if present is not None and present.id != link.visitor:
        set_before(request, token_of(request) or "")
    set_token(request, await house.visitors.new_session(link.visitor))
    return DeviceAnswer(status="allowed")


@get("/api/me/devices")
async def asking(request: AnyRequest) -> list[AskingDevice]:
    """The devices that ask to be yours."""
    visitor = await known_visitor(request)
    return await _asking(request, visitor.id)


async def _asking(request: AnyRequest, visitor: str) -> list[AskingDevice]:
    found = await house_of(request).devices.asking(visitor)
    return [AskingDevice(id=link.hash, name=link.asker or "", expires=link.expires or 0) for link in found]


@post("/api/me/devices/{link_id:str}", status_code=200)
async def decide(request: AnyRequest, link_id: LinkId, data: JSONBody[DecideDevice]) -> list[AskingDevice]:
    """Let a device in, or send it away; the answer are those that still ask."""
    visitor = await known_visitor(request)
    await house_of(request).devices.decide(visitor.id, link_id, allow=data.allow)
    return await _asking(request, visitor.id)


@post("/api/me/before", status_code=200)
async def go_back(request: AnyRequest) -> Me:
    """Be again who this browser was before it became another's device; the two change places."""
    house, before = house_of(request), before_of(request)
    visitor = await house.visitors.of_token(before)
    if visitor is None or before is None:
        raise NotFound("this browser was nobody else before")
    present = await visitor_of(request)
    set_before(request, token_of(request) or "" if present is not None else "")
    set_token(request, before)
    return Me(known=True, name=visitor.name, hook=visitor.hook_url, before=present.name if present else None)


HANDLERS: Final = [offer, look, ask, claim, asking, decide, go_back]
