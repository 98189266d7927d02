"""What visitors have solved, and which of their mistakes come again when."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "practice", c.key(c.belongs("visitor", "visitors.id")), c.text("record"), c.large("changed")
    )


def downgrade() -> None:
    op.drop_table("practice")
