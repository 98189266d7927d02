"""How often each seat of a table was helped."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", c.at_first(c.text("aids"), "[]"))


def downgrade() -> None:
    op.drop_column("tables", "aids")
