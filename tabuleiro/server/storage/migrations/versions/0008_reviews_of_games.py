"""Reviews of finished games, part by part."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        c.key(c.belongs("table", "tables.id")),
        c.indexed(c.word("status", 10)),
        c.number("version"),
        c.number("iterations"),
        c.large("seed"),
        c.number("moves"),
        c.number("earlier"),
        c.optional(c.text("reason")),
        c.optional(c.large("begun")),
        c.number("begun_with"),
    )
    op.create_table(
        "review_parts",
        c.key(c.belongs("table", "reviews.table")),
        c.key(c.number("first")),
        c.blob("found"),
    )


def downgrade() -> None:
    op.drop_table("review_parts")
    op.drop_table("reviews")
