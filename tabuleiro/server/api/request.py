"""Request: what a handler is given: the house, and the visitor behind the cookie."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tabuleiro.server.api.door import EARLIER_TOKEN, NEW_TOKEN, VISITOR, address_of
from tabuleiro.server.errors import NotFound
from tabuleiro.server.house import House
from tabuleiro.server.people.visitors import LinkRow, Visitor, hash_of
from tabuleiro.server.storage.rows import now

RENEWED_AFTER: Final = 30 * 86400
"""Seconds after which a session is renewed by being used."""

AnyRequest: TypeAlias = Request[Any, Any, State]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, State]


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


def token_of(connection: AnyConnection) -> str | None:
    return connection.cookies.get(house_of(connection).cookie)


def before_of(connection: AnyConnection) -> str | None:
    """The token that this browser had before it became another's device."""
    return connection.cookies.get(house_of(connection).earlier_cookie)


def source_of(connection: AnyConnection) -> str:
    """What stands for the address of the client in the database."""
    return house_of(connection).alias(address_of(connection.scope))


async def visitor_of(connection: AnyConnection) -> Visitor | None:
    """The visitor, if the browser has shown a cookie of ours."""
    house, token = house_of(connection), token_of(connection)
    visitor = await house.visitors.of_token(token)
    if visitor is None or token is None:
        return None
    scope: Any = connection.scope
    scope[VISITOR] = visitor.id
    if visitor.session_from < now() - RENEWED_AFTER and scope["type"] == "http":
        await house.visitors.renew(token)
        set_token(connection, token)
    return visitor


def session_of(connection: AnyConnection) -> str:
    """What the session of a browser is known by."""
    return hash_of(token_of(connection) or "")


async def id_of(connection: AnyConnection) -> str | None:
    visitor = await visitor_of(connection)
    return None if visitor is None else visitor.id


async def known_visitor(connection: AnyConnection) -> Visitor:
    """The visitor; a stranger is told that the thing does not exist, as for any table of others."""
    visitor = await visitor_of(connection)
    if visitor is None:
        raise NotFound("you have no tables here yet")
    return visitor


async def somebody(connection: AnyConnection, name: str | None = None) -> Visitor:
    """The visitor, made known if this is the first visit; the answer then sets the cookie."""
    visitor = await visitor_of(connection)
    if visitor is None:
        visitor, token = await house_of(connection).visitors.create(name)
        set_token(connection, token)
    return visitor


def set_token(connection: AnyConnection, token: str) -> None:
    scope: Any = connection.scope
    scope[NEW_TOKEN] = token


def set_before(connection: AnyConnection, token: str) -> None:
    scope: Any = connection.scope
    scope[EARLIER_TOKEN] = token


async def link_of(connection: AnyConnection, secret: str) -> LinkRow:
    """What a secret opens; whoever tries too many that open nothing is refused."""
    house, address = house_of(connection), address_of(connection.scope)
    house.allowances.secrets.look(address)
    try:
        return await house.visitors.link(secret)
    except NotFound:
        house.allowances.secrets.spend(address)
        raise
