"""The toy game stands for any game while the core is tested."""

from __future__ import annotations

import pytest

from tabuleiro.core import registry
from tests.kit.toys import ORCHARD


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {ORCHARD.key: ORCHARD})
