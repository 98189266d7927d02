"""What visitors have entered of the boxes they own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("visitor", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["visitor"], ["visitors.id"], name=op.f("fk_boxes_visitor"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("visitor", "game", name=op.f("pk_boxes")),
    )


def downgrade() -> None:
    op.drop_table("boxes")
