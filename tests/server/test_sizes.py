"""How much a stranger may send: bodies, logs, and the positions inside them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tabuleiro.server.api.app import LARGEST_BODY
from tabuleiro.server.api.play import LARGEST_LOG
from tabuleiro.server.tables.archive import MOST_LINES
from tests.kit.toys import ORCHARD
from tests.server.client import Player
from tests.server.running import RunningServer

JSON = {"content-type": "application/json"}


def log(**fields: Any) -> str:
    """A log that begins with a position."""
    position = {**ORCHARD.dump(ORCHARD.deal(ORCHARD.configure(2), 1)), **fields}
    lines = ["tabuleiro log 1", "game orchard", "rules 1", "players 2", f"deal {json.dumps(position)}", "--"]
    return "\n".join([*lines, ""])


@pytest.mark.parametrize(("path", "most"), [("/api/tables", LARGEST_BODY), ("/api/import", LARGEST_LOG)])
async def test_a_body_has_a_largest_size(server: RunningServer, path: str, most: int) -> None:
    async with Player(server.url) as ana:
        fits, beyond = b" " * most, b" " * (most + 1)
        assert 400 == (await ana.http.post(path, content=fits, headers=JSON)).status_code
        assert 413 == (await ana.http.post(path, content=beyond, headers=JSON)).status_code


async def test_a_body_that_does_not_say_its_size_has_the_same(server: RunningServer) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(LARGEST_BODY // 1024 + 1):
            yield b" " * 1024

    async with Player(server.url) as ana:
        assert 413 == (await ana.http.post("/api/tables", content=pieces(), headers=JSON)).status_code


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * 2_000_001, "log"),
        (log() + "\n" * MOST_LINES, f"line {MOST_LINES + 1}: there are more than {MOST_LINES} lines"),
        (log(round=10_001), "line 5: round: 10001 is not between 1 and 10000"),
        (log(reveals=10**7), "line 5: reveals: 10000000 is not between 0 and 1000000"),
        (log(reveals=10**4000), "00... is not between 0 and 1000000"),
        (log(deck=["fig"] * 100_000), "line 5: deck: expected at most 1000 entries, got 100000"),
        (log(stack=[{}] * 100_000), "line 5: stack: expected at most 1000 entries, got 100000"),
    ],
    ids=["characters", "lines", "round", "reveals", "digits", "zone", "stack"],
)
async def test_a_log_and_its_position_have_largest_sizes(server: RunningServer, text: str, said: str) -> None:
    async with Player(server.url) as ana:
        assert said in (await ana.post("/api/import", {"log": text}, expect=400))["message"]


async def test_a_position_of_sensible_size_is_taken_in(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.post("/api/import", {"log": log(round=10_000, reveals=1_000_000)}, expect=201)
        assert 10_000 == table["round"]
