"""What visitors have solved, and which of their mistakes come again when."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("visitor", sa.String(length=24), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["visitor"], ["visitors.id"], name=op.f("fk_practice_visitor"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("visitor", name=op.f("pk_practice")),
    )


def downgrade() -> None:
    op.drop_table("practice")
