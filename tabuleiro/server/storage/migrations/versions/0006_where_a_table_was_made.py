"""From which address, as a keyed hash, a table was made."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", c.optional(c.word("source", 16)))


def downgrade() -> None:
    op.drop_column("tables", "source")
