"""Devices: how a visitor comes to a further device, which the first one must confirm."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update

from tabuleiro.server.errors import NotFound
from tabuleiro.server.people.visitors import LinkRow, hash_of, new_secret
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.rows import now, row_from
from tabuleiro.server.storage.schema import LINKS

VOID: Final = "this link is not valid, or no longer"


class Devices:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def ask(self, link: LinkRow, asker: str) -> str:
        """Let one device ask by a link; the answer is the secret with which it hears what was said."""
        claim = new_secret()
        asked = (
            update(LINKS)
            .where(LINKS.c.hash == link.hash, LINKS.c.claim.is_(None))
            .values(claim=hash_of(claim), asker=asker)
        )
        if await self._database.write(asked) != 1:
            raise NotFound(VOID)
        return claim

    async def asking(self, visitor: str) -> list[LinkRow]:
        """The devices that wait for a word of this visitor."""
        query = select(LINKS).where(
            LINKS.c.visitor == visitor,
            LINKS.c.claim.is_not(None),
            LINKS.c.allowed.is_(None),
            LINKS.c.expires >= now(),
        )
        return [row_from(LinkRow, row) for row in await self._database.rows(query)]

    async def decide(self, visitor: str, link: str, *, allow: bool) -> None:
        """Say yes or no to a device that asks, once."""
        said = (
            update(LINKS)
            .where(
                LINKS.c.hash == link,
                LINKS.c.visitor == visitor,
                LINKS.c.claim.is_not(None),
                LINKS.c.allowed.is_(None),
            )
            .values(allowed=allow)
        )
        if await self._database.write(said) != 1:
            raise NotFound("no such device is asking")

    async def claimed(self, claim: str) -> LinkRow:
        """The link by which a device has asked; what was decided is told once."""
        found = await self._database.first(select(LINKS).where(LINKS.c.claim == hash_of(claim)))
        row = None if found is None else row_from(LinkRow, found)
        if row is None or row.expires is None or row.expires < now():
            raise NotFound(VOID)
        if row.allowed is not None:
            used = delete(LINKS).where(LINKS.c.hash == row.hash)
            if await self._database.write(used) != 1:
                raise NotFound(VOID)
        return row
