"""Reviews of finished games, part by part."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("iterations", sa.Integer(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("earlier", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("begun", sa.BigInteger(), nullable=True),
        sa.Column("begun_with", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_status"), "reviews", ["status"])
    op.create_table(
        "review_parts",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["reviews.table"], name=op.f("fk_review_parts_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "first", name=op.f("pk_review_parts")),
    )


def downgrade() -> None:
    op.drop_table("review_parts")
    op.drop_index(op.f("ix_reviews_status"), "reviews")
    op.drop_table("reviews")
