"""How often each seat of a table was helped."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("aids", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "aids")
