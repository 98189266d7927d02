"""The toy is registered while the tests of the table run."""

from __future__ import annotations

import pytest

from tabuleiro.core import registry
from tests.kit.toys import ORCHARD


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {game.key: game for game in registry.games()}
    monkeypatch.setattr(registry, "_added", {**others, ORCHARD.key: ORCHARD})
