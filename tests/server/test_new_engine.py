"""Bots think with the compiled engine as soon as it is made, without a new start of the server."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tabuleiro import compiled
from tabuleiro.server.bots.thinkers import Thinkers
from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.settings import Settings
from tabuleiro.table.thinking import Question


async def test_new_processes_think_when_a_new_engine_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [0]
    monkeypatch.setattr(compiled, "when_made", lambda: made[0])
    thinkers = Thinkers(Settings(database="sqlite:///unused.db", bot_processes=1), Peers("alone"))
    view: Any = {"legal": ["take builder", "take producer"], "seat": 0}
    pools, reasons = [], []
    for when in (0, 7, 7):
        made[0] = when
        answer = await thinkers.ask(Question("san-juan", "random", 1, view, 0), 0.1)
        reasons.append(answer.reason)
        pools.append(thinkers._pool)  # noqa: SLF001  it is what is made anew
    await thinkers.close()
    assert [False, True] == [one is other for one, other in itertools.pairwise(pools)]
    assert ["random"] * 3 == reasons
