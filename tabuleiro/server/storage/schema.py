"""Schema: the tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Index, MetaData, Table, UniqueConstraint, false
from sqlalchemy.schema import SchemaItem

from tabuleiro.server.storage.columns import (
    at_first,
    belongs,
    blob,
    flag,
    identity,
    indexed,
    key,
    large,
    names,
    number,
    optional,
    text,
    word,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _table(name: str, *parts: SchemaItem) -> Table:
    return Table(name, METADATA, *parts)


HOUSE: Final = _table("house", key(word("name", 40)), text("value"))

VISITORS: Final = _table(
    "visitors",
    key(identity("id")),
    word("name", 80),
    large("created"),
    optional(text("hook_url")),
    optional(word("hook_secret", 80)),
)

SESSIONS: Final = _table(
    "sessions", key(word("hash", 64)), indexed(belongs("visitor", "visitors.id")), large("created")
)

BOXES: Final = _table(
    "boxes",
    key(belongs("visitor", "visitors.id")),
    key(word("game", 40)),
    text("source"),
    large("changed"),
)

PRACTICE: Final = _table("practice", key(belongs("visitor", "visitors.id")), text("record"), large("changed"))

TABLES: Final = _table(
    "tables",
    key(identity("id")),
    word("game", 40),
    word("rules", 40),
    number("players"),
    text("options"),
    optional(large("seed")),
    optional(blob("deal")),
    optional(word("drawn_by", 10)),
    optional(word("salt", 64)),
    optional(word("commitment", 64)),
    word("name", 80),
    indexed(names("owner", "visitors.id")),
    word("visibility", 10),
    flag("hints"),
    at_first(flag("several_seats"), false()),
    optional(number("clock")),
    word("stand_in", 40),
    at_first(number("absent_after"), "300"),
    word("status", 10),
    number("number"),
    number("moves"),
    number("round"),
    optional(number("to_act")),
    flag("bot_turn"),
    indexed(optional(large("deadline"))),
    optional(text("result")),
    at_first(text("aids"), "[]"),
    optional(word("source", 16)),
    optional(text("notice")),
    optional(identity("rematch")),
    optional(identity("forked_from")),
    large("created"),
    large("changed"),
    optional(blob("position")),
    Index("ix_tables_status_changed", "status", "changed"),
)

SEATS: Final = _table(
    "seats",
    key(belongs("table", "tables.id")),
    key(number("seat")),
    word("kind", 10),
    indexed(optional(names("visitor", "visitors.id"))),
    word("name", 80),
    optional(word("level", 40)),
    flag("away"),
)

GUESTS: Final = _table("guests", key(belongs("table", "tables.id")), key(belongs("visitor", "visitors.id")))

SIGHTINGS: Final = _table(
    "sightings", key(belongs("table", "tables.id")), key(belongs("visitor", "visitors.id")), large("seen")
)

LINKS: Final = _table(
    "links",
    key(word("hash", 64)),
    word("what", 10),
    indexed(optional(belongs("table", "tables.id"))),
    optional(number("seat")),
    indexed(optional(belongs("visitor", "visitors.id"))),
    optional(large("expires")),
    optional(word("claim", 64)),
    optional(word("asker", 80)),
    optional(flag("allowed")),
)

ENTRIES: Final = _table(
    "entries",
    key(belongs("table", "tables.id")),
    key(number("number")),
    word("kind", 12),
    optional(number("seat")),
    optional(word("code", 200)),
    optional(text("text")),
    optional(word("key", 100)),
    large("at"),
    number("moves"),
    flag("keyframe"),
    optional(blob("record")),
    UniqueConstraint("table", "key"),
)

DELIVERIES: Final = _table(
    "deliveries",
    key(identity("id")),
    indexed(belongs("visitor", "visitors.id")),
    text("body"),
    indexed(large("due")),
    number("attempts"),
    large("created"),
)

REVIEWS: Final = _table(
    "reviews",
    key(belongs("table", "tables.id")),
    indexed(word("status", 10)),
    number("version"),
    number("iterations"),
    large("seed"),
    number("moves"),
    number("earlier"),
    optional(text("reason")),
    optional(large("begun")),
    number("begun_with"),
)

REVIEW_PARTS: Final = _table(
    "review_parts", key(belongs("table", "reviews.table")), key(number("first")), blob("found")
)
