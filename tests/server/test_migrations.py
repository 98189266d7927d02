"""The schema goes up and down on both databases, and is the one the code has in mind."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tabuleiro.server.errors import Unavailable
from tabuleiro.server.storage import migrate
from tabuleiro.server.storage.database import BadDatabase, database_at
from tabuleiro.server.storage.schema import METADATA


def tables_of(connection: Connection) -> list[str]:
    return sorted(name for name in inspect(connection).get_table_names() if name != "alembic_version")


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    found: list[object] = compare_metadata(context, METADATA)
    return found


async def test_the_schema_goes_up_down_and_up_again(database_url: str) -> None:
    database = database_at(database_url)
    await migrate.upgrade(database)
    assert sorted(METADATA.tables) == await database.read(tables_of)
    assert [] == await database.read(differences)
    await migrate.downgrade(database, "base")
    assert [] == await database.read(tables_of)
    await migrate.upgrade(database)
    assert [] == await database.read(differences)
    await database.close()


async def test_an_upgrade_that_fails_in_the_middle_leaves_nothing(database_url: str) -> None:
    database = database_at(database_url)
    await database.write(text("create table deliveries (x integer)"))
    with pytest.raises(Unavailable, match="deliveries"):
        await migrate.upgrade(database)
    assert ["deliveries"] == await database.read(tables_of)
    await database.write(text("drop table deliveries"))
    await migrate.upgrade(database)
    await database.close()


async def test_an_upgrade_that_is_not_needed_changes_nothing(sqlite_url: str) -> None:
    database = database_at(sqlite_url)
    await migrate.upgrade(database)
    await migrate.upgrade(database)
    await database.close()


async def test_a_database_of_a_newer_version_is_refused(sqlite_url: str) -> None:
    database = database_at(sqlite_url)
    await migrate.upgrade(database)
    await database.write(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer version"):
        await migrate.upgrade(database)
    await database.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_cannot_be_a_database_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase, match="database"):
        database_at(url)
