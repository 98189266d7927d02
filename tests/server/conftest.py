"""Databases and servers for the tests; PostgreSQL is a real one, started from the package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.embedded import EmbeddedPostgres
from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[EmbeddedPostgres]:
    server = EmbeddedPostgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: EmbeddedPostgres) -> str:
    """A new, empty database."""
    return postgres.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new, empty database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for the tests of one file."""
    running = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db")
    yield running
    assert running.stop() in (0, -15), running.log
    assert "Traceback" not in running.log, running.log
