"""Store: reads tables, seats and entries; everything that changes a table goes through the writer."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec import structs
from sqlalchemy import ColumnElement, Connection, Select, and_, func, insert, or_, select, text

from tabuleiro.server.errors import Conflict, NotFound
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, new_id, now, row_from
from tabuleiro.server.storage.schema import ENTRIES, GUESTS, HOUSE, SEATS, SIGHTINGS, TABLES

HEAD: Final = [column for column in TABLES.c if column.name != "position"]
LIGHT: Final = [column for column in ENTRIES.c if column.name != "record"]
LISTED: Final = 100
SAW: Final = text(
    'insert into sightings ("table", visitor, seen) values (:table, :visitor, :seen) '
    'on conflict ("table", visitor) do update set seen = excluded.seen'
)


Head: TypeAlias = tuple[TableRow, bytes | None, list[SeatRow], set[str]]
"""A table, its last position, its seats and its guests."""


class StoredTables:
    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def house_id(self) -> str:
        """A word that tells this database from others."""
        return await self._word("id", new_id()[:6])

    async def house_key(self) -> str:
        """A secret of this database, under which addresses and visitors get other names."""
        return await self._word("key", secrets.token_hex(32))

    async def _word(self, name: str, made: str) -> str:
        """A word about the whole database, made when it is first used."""
        query = select(HOUSE.c.value).where(HOUSE.c.name == name)
        found = await self.database.first(query)
        if found is None:
            with suppress(Conflict):  # another process made it at the same moment
                await self.database.write(insert(HOUSE).values(name=name, value=made))
            found = await self.database.first(query)
        assert found is not None
        return str(found["value"])

    async def head(self, table: str) -> Head:
        found = await self.database.read(partial(_head, table))
        if found is None:
            raise NotFound(f"there is no table {table!r}")
        return found

    async def is_guest(self, table: str, visitor: str) -> bool:
        query = select(GUESTS.c.visitor).where(GUESTS.c.table == table, GUESTS.c.visitor == visitor)
        return await self.database.first(query) is not None

    async def saw(self, present: list[tuple[str, str]]) -> None:
        """Note that these visitors are at these tables now."""
        rows = [{"table": table, "visitor": visitor, "seen": now()} for table, visitor in present]
        if rows:
            await self.database.transact(lambda connection: connection.execute(SAW, rows))

    async def last_sign(self, table: str, seat: int, visitor: str) -> int:
        """When somebody was last connected or did something there, at the earliest when the game began."""
        seen = select(func.max(SIGHTINGS.c.seen)).where(
            SIGHTINGS.c.table == table, SIGHTINGS.c.visitor == visitor
        )
        own = and_(ENTRIES.c.seat == seat, ENTRIES.c.kind != "replaced")
        done = select(func.max(ENTRIES.c.at)).where(
            ENTRIES.c.table == table, or_(own, ENTRIES.c.kind == "started")
        )
        times = await self.database.read(
            lambda connection: [connection.execute(query).scalar() for query in (seen, done)]
        )
        return max(time or 0 for time in times)

    async def light_entries(self, table: str, upto: int) -> list[EntryRow]:
        """The entries up to a number, without their records."""
        query = select(*LIGHT).where(ENTRIES.c.table == table, ENTRIES.c.number <= upto)
        query = query.order_by(ENTRIES.c.number)
        names = [column.name for column in LIGHT]
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [EntryRow(**dict(zip(names, row, strict=True))) for row in rows]

    async def entries(
        self, table: str, after: int, upto: int | None = None, limit: int | None = None
    ) -> list[EntryRow]:
        """The entries after one number and up to another, with their records."""
        query = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.number > after)
        if upto is not None:
            query = query.where(ENTRIES.c.number <= upto)
        return await self._entries(query.order_by(ENTRIES.c.number).limit(limit))

    async def entry_of_move(self, table: str, move: int) -> EntryRow | None:
        """The entry that made this move; one that was taken back and made again counts as made last."""
        made = ("started",) if move == 0 else ("acted",)
        query = select(ENTRIES).where(
            ENTRIES.c.table == table, ENTRIES.c.moves == move, ENTRIES.c.kind.in_(made)
        )
        found = await self._entries(query.order_by(ENTRIES.c.number.desc()).limit(1))
        return found[0] if found else None

    async def keyframe_before(self, table: str, number: int) -> EntryRow | None:
        """The last entry up to this one that holds whole views."""
        query = select(ENTRIES).where(
            ENTRIES.c.table == table, ENTRIES.c.number <= number, ENTRIES.c.keyframe
        )
        found = await self._entries(query.order_by(ENTRIES.c.number.desc()).limit(1))
        return found[0] if found else None

    async def _entries(self, query: Select[Any]) -> list[EntryRow]:
        return [EntryRow(**row) for row in await self.database.rows(query)]

    async def add_whole(
        self, head: TableRow, position: bytes, seats: list[SeatRow], entries: list[EntryRow]
    ) -> None:
        """Write a table with its whole history, all or nothing."""

        def add(connection: Connection) -> None:
            connection.execute(insert(TABLES), {**structs.asdict(head), "position": position})
            connection.execute(insert(SEATS), [structs.asdict(seat) for seat in seats])
            connection.execute(insert(ENTRIES), [asdict(entry) for entry in entries])

        await self.database.transact(add)

    # Lists.

    async def tables_of(self, visitor: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where somebody sits or which are theirs, the latest first."""
        return await self._list(select(*HEAD).where(_belongs_to(visitor)))

    async def visible_tables(
        self, visitor: str | None, game: str | None, status: str | None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables and the visitor's own, the latest first."""
        public = TABLES.c.visibility == "public"
        query = select(*HEAD).where(public if visitor is None else or_(public, _belongs_to(visitor)))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        return await self._list(query)

    async def _list(self, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        latest = query.where(TABLES.c.status != "closed").order_by(TABLES.c.changed.desc()).limit(LISTED)
        heads = [row_from(TableRow, row) for row in await self.database.rows(latest)]
        there = SEATS.c.table.in_([head.id for head in heads])
        rows = await self.database.rows(select(SEATS).where(there).order_by(SEATS.c.seat))
        seats = [row_from(SeatRow, row) for row in rows]
        return [(head, [seat for seat in seats if seat.table == head.id]) for head in heads]

    async def overdue(self) -> list[str]:
        """Tables where the clock of the seat to act has run out."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.deadline < now())
        return await self._ids(query.limit(LISTED))

    async def waiting_for_bots(self, since: int) -> list[str]:
        """Tables where it has been a bot's turn since that time."""
        query = select(TABLES.c.id).where(
            and_(TABLES.c.status == "playing", TABLES.c.bot_turn, TABLES.c.changed < since)
        )
        return await self._ids(query.limit(LISTED))

    async def playing(self) -> list[str]:
        return await self._ids(select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.id))

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [str(row["id"]) for row in await self.database.rows(query)]


def _belongs_to(visitor: str) -> ColumnElement[bool]:
    """The visitor sits there or made the table."""
    seated = select(SEATS.c.table).where(SEATS.c.visitor == visitor)
    return or_(TABLES.c.id.in_(seated), TABLES.c.owner == visitor)


def _head(table: str, connection: Connection) -> Head | None:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if found is None:
        return None
    seats = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    guests = select(GUESTS.c.visitor).where(GUESTS.c.table == table)
    return (
        row_from(TableRow, found),
        found["position"],
        [row_from(SeatRow, row) for row in connection.execute(seats).mappings()],
        set(connection.execute(guests).scalars()),
    )
