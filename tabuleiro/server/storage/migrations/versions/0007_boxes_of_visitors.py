"""What visitors have entered of the boxes they own."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "boxes",
        c.key(c.belongs("visitor", "visitors.id")),
        c.key(c.word("game", 40)),
        c.text("source"),
        c.large("changed"),
    )


def downgrade() -> None:
    op.drop_table("boxes")
