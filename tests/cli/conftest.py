"""The toy game is registered, and the command line runs inside the test."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pytest

from tabuleiro.cli import main
from tabuleiro.core import registry
from tests.kit.toys import ORCHARD


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run: TypeAlias = Callable[..., Ran]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {ORCHARD.key: ORCHARD})


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("perft", "orchard")` is `tabuleiro perft orchard`."""

    def call(*arguments: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["tabuleiro", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            main()
        out, err = capsys.readouterr()
        return Ran(int(stopped.value.code or 0), out, err)

    return call
