"""The real server for the browser, in a process of its own with a database of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import tabuleiro

CLIENT: Final = Path(tabuleiro.__file__).parent / "server" / "static" / "index.html"
ROOT: Final = Path(__file__).parents[2]
START: Final = 90.0
GENEROUS: Final = (
    "--requests-per-second", "10000", "--messages-per-second", "10000", "--tables-per-hour", "1000000",
)  # fmt: skip


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[ServedTables]:
    """A server that must not have failed anywhere by the end."""
    server = ServedTables(folder, *options)
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


class ServedTables:
    """Starts `tabuleiro serve` on a free port of this machine and knows its address."""

    def __init__(self, folder: Path, *options: str) -> None:
        assert CLIENT.exists(), (
            "The client is not built: run ./check once, or build_client of scripts/env.sh."
        )
        command = [sys.executable, "-c", "from tabuleiro.cli import main; main()", "serve", "--port", "0"]
        command += [
            "--database",
            f"sqlite:///{folder}/tables.db",
            "--log-level",
            "warning",
            *GENEROUS,
            *options,
        ]
        self._log: Final = folder / "server.log"
        with self._log.open("w") as log:
            self._process: Final = subprocess.Popen(command, stderr=log, cwd=ROOT)
        self.url: Final = self._address()

    @property
    def log(self) -> str:
        return self._log.read_text()

    def _address(self) -> str:
        end = time.monotonic() + START
        while time.monotonic() < end and self._process.poll() is None:
            found = re.search(r"Tabuleiro is at (http://\S+)", self.log)
            if found is not None:
                return found[1]
            time.sleep(0.1)
        raise AssertionError(f"the server does not start: {self.log}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)
