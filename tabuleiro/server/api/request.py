"""Request: what a handler is given: the house, and the visitor behind the cookie."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tabuleiro.server.api.door import EARLIER_TOKEN, NEW_TOKEN, address_of
from tabuleiro.server.errors import NotFound
from tabuleiro.server.house import House
from tabuleiro.server.people.visitors import Visitor

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
    return await house_of(connection).visitors.of_token(token_of(connection))


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
