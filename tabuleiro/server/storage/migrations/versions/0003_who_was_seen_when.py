"""When somebody was last seen at a table, and how long one is waited for there."""

from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", c.at_first(c.number("absent_after"), "300"))
    op.create_table(
        "sightings",
        c.key(c.belongs("table", "tables.id")),
        c.key(c.belongs("visitor", "visitors.id")),
        c.large("seen"),
    )


def downgrade() -> None:
    op.drop_table("sightings")
    op.drop_column("tables", "absent_after")
