"""A server inside the test's own process, where its database and its games can be tampered with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx

from tabuleiro.server.api.app import litestar
from tabuleiro.server.api.door import Door
from tabuleiro.server.house import House
from tabuleiro.server.settings import Settings
from tabuleiro.server.tables import play
from tabuleiro.server.tables.served import ServedTable
from tests.server import toy_games
from tests.server.client import Player

GAME = toy_games.GAME


class InsidePlayer(Player):
    """A player whose requests do not leave the process."""

    def __init__(self, house: House) -> None:
        super().__init__("http://inside")
        door: Any = Door(litestar(house), house)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=door), base_url="http://inside")


@asynccontextmanager
async def opened(url: str, **more: Any) -> AsyncIterator[House]:
    """A house with its doors open, generous in its limits."""
    limits: dict[str, Any] = {
        "requests_per_second": 10_000,
        "tables_per_hour": 100_000,
        "private_hooks": True,
        "game_modules": ("tests.server.toy_games",),
    }
    house = House(Settings(database=url, **{**limits, **more}))
    async with house.open():
        yield house


async def act(house: House, table_id: str, seat: int, code: str, key: str | None = None) -> int:
    return await house.hall.change(table_id, lambda table: play.act(house.ledger, table, seat, code, key=key))


async def look(house: House, table_id: str) -> ServedTable:
    async with house.hall.at(table_id) as table:
        return table


async def play_moves(house: House, table_id: str, moves: int) -> list[str]:
    """Make moves for whichever seat is to act, always the last option; the answer is what was played."""
    made: list[str] = []
    for _ in range(moves):
        table = await look(house, table_id)
        match = table.match
        if match is None or match.to_act is None:
            break
        code = match.options()[-1].code
        await house.hall.change(table_id, partial(_act, house, match.to_act, code))
        made.append(code)
    return made


async def _act(house: House, seat: int, code: str, table: ServedTable) -> int:
    return await play.act(house.ledger, table, seat, code)
