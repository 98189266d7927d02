"""Which device asks to be let in by a link, and what its owner has said."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("links", sa.Column("claim", sa.String(length=64), nullable=True))
    op.add_column("links", sa.Column("asker", sa.String(length=80), nullable=True))
    op.add_column("links", sa.Column("allowed", sa.Boolean(), nullable=True))


def downgrade() -> None:
    for name in ("allowed", "asker", "claim"):
        op.drop_column("links", name)
