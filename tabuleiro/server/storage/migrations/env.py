"""Alembic runs this; the connection comes from `tabuleiro.server.storage.migrate`."""

from alembic import context

from tabuleiro.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
