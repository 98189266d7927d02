"""Schema: the tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

VISITORS: Final = Table(
    "visitors",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("hook_url", Text),
    Column("hook_secret", String(80)),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

BOXES: Final = Table(
    "boxes",
    METADATA,
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("source", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

PRACTICE: Final = Table(
    "practice",
    METADATA,
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("record", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger),
    Column("deal", LargeBinary),
    Column("drawn_by", String(10)),
    Column("salt", String(64)),
    Column("commitment", String(64)),
    Column("name", String(80), nullable=False),
    Column("owner", String(24), ForeignKey("visitors.id"), nullable=False, index=True),
    Column("visibility", String(10), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("several_seats", Boolean, nullable=False, server_default=false()),
    Column("clock", Integer),
    Column("stand_in", String(40), nullable=False),
    Column("absent_after", Integer, nullable=False, server_default="300"),
    Column("status", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("to_act", Integer),
    Column("bot_turn", Boolean, nullable=False),
    Column("deadline", BigInteger, index=True),
    Column("result", Text),
    Column("aids", Text, nullable=False, server_default="[]"),
    Column("source", String(16)),
    Column("notice", Text),
    Column("rematch", String(24)),
    Column("forked_from", String(24)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("position", LargeBinary),
    Index("ix_tables_status_changed", "status", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("visitor", String(24), ForeignKey("visitors.id"), index=True),
    Column("name", String(80), nullable=False),
    Column("level", String(40)),
    Column("away", Boolean, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
)

SIGHTINGS: Final = Table(
    "sightings",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("what", String(10), nullable=False),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), index=True),
    Column("expires", BigInteger),
    Column("claim", String(64)),
    Column("asker", String(80)),
    Column("allowed", Boolean),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("code", String(200)),
    Column("text", Text),
    Column("key", String(100)),
    Column("at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("keyframe", Boolean, nullable=False),
    Column("record", LargeBinary),
    UniqueConstraint("table", "key"),
)

DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("visitor", String(24), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(10), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("iterations", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("earlier", Integer, nullable=False),
    Column("reason", Text),
    Column("begun", BigInteger),
    Column("begun_with", Integer, nullable=False),
)

REVIEW_PARTS: Final = Table(
    "review_parts",
    METADATA,
    Column("table", String(24), ForeignKey("reviews.table", ondelete="CASCADE"), primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("found", LargeBinary, nullable=False),
)
