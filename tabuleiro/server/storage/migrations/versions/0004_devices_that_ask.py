"""Which device asks to be let in by a link, and what its owner has said."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("links", c.optional(c.word("claim", 64)))
    op.add_column("links", c.optional(c.word("asker", 80)))
    op.add_column("links", c.optional(c.flag("allowed")))


def downgrade() -> None:
    for name in ("allowed", "asker", "claim"):
        op.drop_column("links", name)
