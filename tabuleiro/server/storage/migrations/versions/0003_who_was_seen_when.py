"""When somebody was last seen at a table, and how long one is waited for there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("absent_after", sa.Integer(), nullable=False, server_default="300"))
    op.create_table(
        "sightings",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("visitor", sa.String(length=24), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_sightings_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor"], ["visitors.id"], name=op.f("fk_sightings_visitor"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "visitor", name=op.f("pk_sightings")),
    )


def downgrade() -> None:
    op.drop_table("sightings")
    op.drop_column("tables", "absent_after")
