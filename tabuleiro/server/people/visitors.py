"""Visitors: their cookies and the secrets of their links; the database holds only hashes of secrets."""

from __future__ import annotations

import hashlib
import secrets
from contextlib import suppress
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, literal, select, update
from sqlalchemy.sql import Executable

from tabuleiro.server.errors import Conflict, NotFound
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.rows import new_id, now, row_from
from tabuleiro.server.storage.schema import GUESTS, LINKS, SESSIONS, VISITORS

GUEST: Final = "Guest"
DEVICE_LINK_LIFE: Final = 15 * 60
TOKEN_LENGTH: Final = 43
SESSION_LIFE: Final = 365 * 86400
"""Seconds after which a session that is not used ends."""


class Visitor(Struct, kw_only=True):
    id: str
    name: str
    created: int
    hook_url: str | None = None
    hook_secret: str | None = None
    session_from: int = 0
    """When the session by which they came began or was renewed."""


class LinkRow(Struct, kw_only=True):
    """What a secret opens: a seat, a place to watch from, or the way for a further device to ask."""

    hash: str
    what: str
    table: str | None = None
    seat: int | None = None
    visitor: str | None = None
    expires: int | None = None
    claim: str | None = None
    asker: str | None = None
    allowed: bool | None = None


def new_secret() -> str:
    """256 random bits, so that a plain hash is as good as a slow one."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Visitors:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def of_token(self, token: str | None) -> Visitor | None:
        if token is None or len(token) != TOKEN_LENGTH:
            return None
        query = (
            select(VISITORS, SESSIONS.c.created.label("session_from"))
            .join(SESSIONS, SESSIONS.c.visitor == VISITORS.c.id)
            .where(SESSIONS.c.hash == hash_of(token), SESSIONS.c.created > now() - SESSION_LIFE)
        )
        found = await self._database.first(query)
        return None if found is None else row_from(Visitor, found)

    async def of_id(self, visitor: str) -> Visitor | None:
        query = select(VISITORS, literal(0).label("session_from")).where(VISITORS.c.id == visitor)
        found = await self._database.first(query)
        return None if found is None else row_from(Visitor, found)

    async def create(self, name: str | None) -> tuple[Visitor, str]:
        """A new visitor and the token for its cookie."""
        visitor = Visitor(id=new_id(), name=clean_name(name or GUEST), created=now())
        row = {"id": visitor.id, "name": visitor.name, "created": visitor.created}
        token, session = _session(visitor.id)
        await self._database.write(insert(VISITORS).values(row), session)
        return visitor, token

    async def new_session(self, visitor: str) -> str:
        token, session = _session(visitor)
        await self._database.write(session)
        return token

    async def renew(self, token: str) -> None:
        """Let a session that is used live on, and forget those that nobody has used for long."""
        await self._database.write(
            delete(SESSIONS).where(SESSIONS.c.created < now() - SESSION_LIFE),
            update(SESSIONS).where(SESSIONS.c.hash == hash_of(token)).values(created=now()),
        )

    async def end_session(self, token: str) -> None:
        await self._database.write(delete(SESSIONS).where(SESSIONS.c.hash == hash_of(token)))

    async def rename(self, visitor: str, name: str) -> None:
        await self._set(visitor, name=name)

    async def set_hook(self, visitor: str, url: str | None, secret: str | None) -> None:
        await self._set(visitor, hook_url=url, hook_secret=secret)

    async def _set(self, visitor: str, **values: str | None) -> None:
        await self._database.write(update(VISITORS).where(VISITORS.c.id == visitor).values(**values))

    # Links.

    async def device_link(self, visitor: str) -> tuple[str, int]:
        """A secret by which another device may ask for the visitor's tables, once and soon."""
        secret, expires = new_secret(), now() + DEVICE_LINK_LIFE
        row = {"hash": hash_of(secret), "what": "device", "visitor": visitor, "expires": expires}
        outdated = delete(LINKS).where(LINKS.c.expires < now())
        await self._database.write(outdated, insert(LINKS).values(row))
        return secret, expires

    async def table_link(self, table: str, seat: int | None) -> str:
        """A secret for one seat, or with None for watching; a new one for a seat replaces the old."""
        secret = new_secret()
        row = {
            "hash": hash_of(secret),
            "what": "watch" if seat is None else "seat",
            "table": table,
            "seat": seat,
        }
        earlier = delete(LINKS).where(LINKS.c.table == table, LINKS.c.seat == seat)
        await self._database.write(*([] if seat is None else [earlier]), insert(LINKS).values(row))
        return secret

    async def share_link(self, table: str, visitor: str) -> str:
        """A secret by which anybody may look at a game that is over."""
        secret = new_secret()
        row = {"hash": hash_of(secret), "what": "share", "table": table, "visitor": visitor}
        await self._database.write(insert(LINKS).values(row))
        return secret

    async def end_sharing(self, table: str, visitor: str) -> None:
        """Make void what a visitor has shared of a table."""
        mine = (LINKS.c.what == "share", LINKS.c.table == table, LINKS.c.visitor == visitor)
        await self._database.write(delete(LINKS).where(*mine))

    async def link(self, secret: str) -> LinkRow:
        found = await self._database.first(select(LINKS).where(LINKS.c.hash == hash_of(secret)))
        row = None if found is None else row_from(LinkRow, found)
        if row is None or (row.expires is not None and row.expires < now()):
            raise NotFound("this link is not valid, or no longer")
        return row

    async def add_guest(self, table: str, visitor: str) -> None:
        """Let somebody watch; who came in twice at the same moment is in all the same."""
        with suppress(Conflict):
            await self._database.write(insert(GUESTS).values(table=table, visitor=visitor))


def _session(visitor: str) -> tuple[str, Executable]:
    """A new token, and the statement that makes it valid."""
    token = new_secret()
    row = {"hash": hash_of(token), "visitor": visitor, "created": now()}
    return token, insert(SESSIONS).values(row)
