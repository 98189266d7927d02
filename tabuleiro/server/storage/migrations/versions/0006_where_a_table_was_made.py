"""From which address, as a keyed hash, a table was made."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("source", sa.String(length=16)))


def downgrade() -> None:
    op.drop_column("tables", "source")
