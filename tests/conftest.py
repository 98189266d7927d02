"""Tests run against the sources; with TABULEIRO_ENGINE=compiled, against the compiled engine."""

from __future__ import annotations

import os

from hypothesis import settings

# The same examples everywhere; `pytest --hypothesis-profile default` looks for others.
settings.register_profile("same", derandomize=True)
settings.load_profile("same")

os.environ.setdefault(
    "TABULEIRO_ENGINE", "pure"
)  # a build of the same sources would hide the lines of a fault


def pytest_report_header() -> str:
    return f"engine: {os.environ['TABULEIRO_ENGINE']}"
