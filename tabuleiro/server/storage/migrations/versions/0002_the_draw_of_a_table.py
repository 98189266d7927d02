"""Who drew the seed of a table, and the promise about it; tables from before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("drawn_by", sa.String(length=10), nullable=True))
    op.add_column("tables", sa.Column("salt", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("commitment", sa.String(length=64), nullable=True))


def downgrade() -> None:
    # Not as a batch: SQLite would make the table anew, and with the old one its seats and entries would go.
    for name in ("commitment", "salt", "drawn_by"):
        op.drop_column("tables", name)
