"""Who drew the seed of a table, and the promise about it; tables from before have none."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", c.optional(c.word("drawn_by", 10)))
    op.add_column("tables", c.optional(c.word("salt", 64)))
    op.add_column("tables", c.optional(c.word("commitment", 64)))


def downgrade() -> None:
    # Not as a batch: SQLite would make the table anew, and with the old one its seats and entries would go.
    for name in ("commitment", "salt", "drawn_by"):
        op.drop_column("tables", name)
