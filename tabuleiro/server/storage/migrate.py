"""Migrate: brings the database to the schema of this version, or takes it back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tabuleiro.server.storage.database import BadDatabase, Database

FOLDER: Final = Path(__file__).with_name("migrations")
LOCK: Final = 0x7461_6275


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


async def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the schema up, wholly or not at all; processes that start together wait for each other."""

    def work(connection: Connection) -> None:
        if database.is_postgres:
            connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
        else:  # the driver does not begin by itself for what changes a schema
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        _upgrade(connection, revision)

    await database.transact(work)


async def downgrade(database: Database, revision: str) -> None:
    await database.transact(lambda connection: command.downgrade(alembic_config(connection), revision))


async def check(database: Database) -> None:
    """Refuse a database that has not the schema of this version."""
    found, head = await database.read(_current), await database.read(_head)
    if found != head:
        raise BadDatabase(
            f"database: it has schema {found}, this version {head}: a server upgrades it at start"
        )


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _head(connection: Connection) -> str | None:
    return ScriptDirectory.from_config(alembic_config(connection)).get_current_head()


def _upgrade(connection: Connection, revision: str) -> None:
    config = alembic_config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = _current(connection)
    if current is not None and current not in known:
        raise BadDatabase(f"database: it was written by a newer version of Tabuleiro (schema {current})")
    command.upgrade(config, revision)
