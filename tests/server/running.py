"""A real server in a process of its own, to be asked, stopped and killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
START: Final = 300.0
"""Seconds after which a server is taken for dead; a machine with much else to do is slow."""
PROGRAM: Final = """
import signal
from tabuleiro.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""What is started in the background of a shell ignores the keyboard's signal, and so would its children."""
GENEROUS: Final = (
    "--requests-per-second", "10000", "--messages-per-second", "10000", "--tables-per-hour", "1000000",
)  # fmt: skip


class RunningServer:
    """Starts `tabuleiro serve` on a free port and waits until it answers."""

    def __init__(self, database: str, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-c", PROGRAM, "serve"]
        command += ["--database", database, "--port", str(port), "--game-module", "tests.server.toy_games"]
        command += ["--log-level", "warning", "--private-hooks", *(options or GENEROUS)]
        self.database: Final = database
        self.lines: list[str] = []
        self._ready: Final = threading.Event()
        self.process: Final = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE, text=True
        )
        self._reader: Final = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self._ready.wait(START)
            self.url: Final = self._address()
            self.port: Final = int(self.url.rpartition(":")[2])
            self._wait_until_it_answers()
        except BaseException:
            self.process.kill()
            raise

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)
            if "Tabuleiro is at" in line:
                self._ready.set()
        self._ready.set()

    def _address(self) -> str:
        found = re.search(r"http://\S+", "".join(self.lines))
        assert found is not None, "".join(self.lines)
        return found[0]

    def _wait_until_it_answers(self) -> None:
        import httpx

        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.url}/health", timeout=START, trust_env=False)
            except httpx.HTTPError:
                assert self.process.poll() is None, "".join(self.lines)
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not answer: " + "".join(self.lines))

    @property
    def log(self) -> str:
        return "".join(self.lines)

    def kill(self) -> None:
        """End it without any chance to tidy up; its workers end by themselves."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, and give back its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(START)
        self._reader.join(START)
        assert not self._reader.is_alive(), "a worker of the server has outlived it"
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code
