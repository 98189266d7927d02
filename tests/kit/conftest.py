"""The toy is registered while the kit runs, and the kit reports what play has met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabuleiro.core import registry
from tests.kit.play import SEEN
from tests.kit.toys import ORCHARD


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {game.key: game for game in registry.games()}
    monkeypatch.setattr(registry, "_added", {**others, ORCHARD.key: ORCHARD})


@pytest.fixture(autouse=True)
def seen(request: pytest.FixtureRequest, record_property: Callable[[str, object], None]) -> Iterator[None]:
    SEEN.clear()
    yield
    parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    if "game" in parameters and "players" in parameters:
        record_property("kit", [parameters["game"].key, parameters["players"], dict(SEEN)])


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what the kit has covered, per game and number of seats."""
    covered: dict[tuple[str, int], Counter[str]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", []):
                if name == "kit" and report.when == "teardown":
                    covered.setdefault((value[0], value[1]), Counter()).update(value[2])
    if covered:
        terminalreporter.section("conformance kit")
    for (key, players), counts in sorted(covered.items()):
        terminalreporter.write_line(f"{key} with {players} players: {_described(counts)}")


def _described(counts: Counter[str]) -> str:
    def named(sort: str) -> list[str]:
        return [name.partition(" ")[2] for name in counts if name.startswith(f"{sort} ")]

    endings = ", ".join([f"{name} {counts[f'ending {name}']}" for name in sorted(named("ending")) if name])
    return (
        f"{counts['games']:,} games, {counts['decisions']:,} decisions, "
        f"{len(named('frame'))} frames, {len(named('verb'))} verbs; endings: {endings}"
    )
