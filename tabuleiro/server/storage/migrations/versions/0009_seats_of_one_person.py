"""Whether one person may have several seats where strangers sit down."""

import sqlalchemy as sa
from alembic import op

from tabuleiro.server.storage import columns as c

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", c.at_first(c.flag("several_seats"), sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "several_seats")
