"""What a process held that has ended without a word is no longer counted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabuleiro.server.process import metrics


def test_the_dead_are_forgotten_and_the_living_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    monkeypatch.setenv(metrics.SHARED, str(tmp_path))
    for process in (os.getpid(), ended.pid):
        (tmp_path / f"gauge_livesum_{process}.db").touch()
    metrics.forget_the_dead()
    assert [f"gauge_livesum_{os.getpid()}.db"] == [file.name for file in tmp_path.iterdir()]
