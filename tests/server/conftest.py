"""Databases and servers for the tests; PostgreSQL is a real one, started from the package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.embedded import EmbeddedPostgres
from tests.server.running import RunningServer

FOLDER: Final = Path(__file__).parent
LONGEST: Final = 600
"""Seconds for a test with its fixtures: only one that hangs takes so long, however slow the machine is."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(FOLDER):
            item.add_marker(pytest.mark.timeout(LONGEST))


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
