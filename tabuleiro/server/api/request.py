"""Request: what a handler is given: the house, and the visitor behind the cookie."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tabuleiro.server.api.door import EARLIER_TOKEN, NEW_TOKEN, VISITOR, address_of
from tabuleiro.server.errors import NotFound
from tabuleiro.server.house import House
from tabuleiro.server.people.visitors import LinkRow, Visitor, hash_of
from tabuleiro.server.storage.rows import now
from tabuleiro.server.tables.served import ServedTable

RENEWED_AFTER: Final = 30 * 86400
"""Seconds after which a session is renewed by being used."""
SHARED: Final = "tabuleiro-shared"
"""The header with the secret of a shared link."""

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


async def looked_at(connection: AnyConnection, table_id: str) -> ServedTable:
    """The table, for those who may know of it and for whoever has a shared link to a game that is over."""
    house, secret = house_of(connection), connection.headers.get(SHARED, "")
    with suppress(NotFound):  # a void link takes nothing from whoever may look all the same
        if secret and await shared_table(connection, secret) == table_id:
            table = await house.hall.change(table_id, _itself)
            if table.over:
                return table
    return await house.hall.seen_by(table_id, await id_of(connection))


async def _itself(table: ServedTable) -> ServedTable:
    return table


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


async def shared_table(connection: AnyConnection, secret: str) -> str:
    """The table that a shared link is for."""
    row = await link_of(connection, secret)
    if row.what != "share" or row.table is None:
        raise NotFound("this link is not valid, or no longer")
    return row.table
