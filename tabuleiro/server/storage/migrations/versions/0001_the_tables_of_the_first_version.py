"""The tables of the first version."""

import sqlalchemy as sa
from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("house", c.key(c.word("name", 40)), c.text("value"))
    op.create_table(
        "visitors",
        c.key(c.identity("id")),
        c.word("name", 80),
        c.large("created"),
        c.optional(c.text("hook_url")),
        c.optional(c.word("hook_secret", 80)),
    )
    op.create_table(
        "deliveries",
        c.key(c.identity("id")),
        c.indexed(c.belongs("visitor", "visitors.id")),
        c.text("body"),
        c.indexed(c.large("due")),
        c.number("attempts"),
        c.large("created"),
    )
    op.create_table(
        "sessions",
        c.key(c.word("hash", 64)),
        c.indexed(c.belongs("visitor", "visitors.id")),
        c.large("created"),
    )
    op.create_table(
        "tables",
        c.key(c.identity("id")),
        c.word("game", 40),
        c.word("rules", 40),
        c.number("players"),
        c.text("options"),
        c.optional(c.large("seed")),
        c.optional(c.blob("deal")),
        c.word("name", 80),
        c.indexed(c.names("owner", "visitors.id")),
        c.word("visibility", 10),
        c.flag("hints"),
        c.optional(c.number("clock")),
        c.word("stand_in", 40),
        c.word("status", 10),
        c.number("number"),
        c.number("moves"),
        c.number("round"),
        c.optional(c.number("to_act")),
        c.flag("bot_turn"),
        c.indexed(c.optional(c.large("deadline"))),
        c.optional(c.text("result")),
        c.optional(c.text("notice")),
        c.optional(c.identity("rematch")),
        c.optional(c.identity("forked_from")),
        c.large("created"),
        c.large("changed"),
        c.optional(c.blob("position")),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "entries",
        c.key(c.belongs("table", "tables.id")),
        c.key(c.number("number")),
        c.word("kind", 12),
        c.optional(c.number("seat")),
        c.optional(c.word("code", 200)),
        c.optional(c.text("text")),
        c.optional(c.word("key", 100)),
        c.large("at"),
        c.number("moves"),
        c.flag("keyframe"),
        c.optional(c.blob("record")),
        sa.UniqueConstraint("table", "key"),
    )
    op.create_table(
        "guests", c.key(c.belongs("table", "tables.id")), c.key(c.belongs("visitor", "visitors.id"))
    )
    op.create_table(
        "links",
        c.key(c.word("hash", 64)),
        c.word("what", 10),
        c.indexed(c.optional(c.belongs("table", "tables.id"))),
        c.optional(c.number("seat")),
        c.indexed(c.optional(c.belongs("visitor", "visitors.id"))),
        c.optional(c.large("expires")),
    )
    op.create_table(
        "seats",
        c.key(c.belongs("table", "tables.id")),
        c.key(c.number("seat")),
        c.word("kind", 10),
        c.indexed(c.optional(c.names("visitor", "visitors.id"))),
        c.word("name", 80),
        c.optional(c.word("level", 40)),
        c.flag("away"),
    )


def downgrade() -> None:
    op.drop_table("seats")
    op.drop_table("links")
    op.drop_table("guests")
    op.drop_table("entries")
    op.drop_table("tables")
    op.drop_table("sessions")
    op.drop_table("deliveries")
    op.drop_table("visitors")
    op.drop_table("house")
