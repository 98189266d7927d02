"""A start with many games in play: how soon the server answers, and how soon people play at their tables.

python -m benchmarks.start --tables 2000 --game lisboa --moves 150
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from typing import Any, Final

from sqlalchemy import literal, select

from benchmarks.crash import above_zero, database_of, game_keys
from tabuleiro.server.house import House
from tabuleiro.server.storage.rows import new_id
from tabuleiro.server.storage.schema import ENTRIES, SEATS, TABLES
from tests.server.client import ME, Player, new_key
from tests.server.inside import InsidePlayer, opened, play_moves
from tests.server.running import GENEROUS, RunningServer

VISITED: Final = 40
"""Tables at which somebody plays while the others are being checked."""


async def make(url: str, tables: int, game: str, moves: int) -> tuple[str, list[str]]:
    """One game in play and copies of it; the answer is the cookie of their player and their ids."""
    async with opened(url) as house:
        ana = InsidePlayer(house)
        first = str((await ana.create(ME, {**ME, "name": "Rui"}, game=game))["id"])
        await play_moves(house, first, moves)
        ids = [first, *[new_id() for _ in range(tables - 1)]]
        for table_id in ids[1:]:
            await _copy(house, first, table_id)
        return ana.cookie, ids


async def _copy(house: House, first: str, table_id: str) -> None:
    for table, name in ((TABLES, "id"), (SEATS, "table"), (ENTRIES, "table")):
        columns = [literal(table_id) if each.name == name else each for each in table.columns]
        chosen = select(*columns).where(table.c[name] == first)
        await house.database.write(table.insert().from_select(list(table.columns), chosen))


async def play_at(server: RunningServer, cookie: str, ids: list[str]) -> dict[str, float]:
    """Seconds until a table is shown, and until an action is accepted there; the median and the longest."""
    shown, acted = list[float](), list[float]()
    name, _, value = cookie.partition("=")
    async with Player(server.url) as ana:
        ana.http.cookies.set(name, value)
        for table_id in ids[:: max(1, len(ids) // VISITED)]:
            began = time.perf_counter()
            info = await ana.get(f"/api/tables/{table_id}")
            async with ana.live(table_id, seat=info["to_act"]) as live:
                shown.append(time.perf_counter() - began)
                began = time.perf_counter()
                view: Any = live.view
                await live.act(info["to_act"], view["legal"][0], key=new_key())
                acted.append(time.perf_counter() - began)
    return {
        f"{what}_{which}_ms": round(1000 * seconds, 1)
        for what, times in (("shown", shown), ("acted", acted))
        for which, seconds in (("median", sorted(times)[len(times) // 2]), ("longest", max(times)))
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=above_zero, default=2000)
    parser.add_argument("--game", choices=game_keys(), default="lisboa")
    parser.add_argument("--moves", type=above_zero, default=150)
    wanted = parser.parse_args()
    with database_of("sqlite") as url:
        cookie, ids = asyncio.run(make(url, wanted.tables, wanted.game, wanted.moves))
        print(f"{len(ids)} games in play are made", flush=True)
        began = time.perf_counter()
        server = RunningServer(url, *GENEROUS)
        ready = round(time.perf_counter() - began, 2)
        found = asyncio.run(play_at(server, cookie, ids))
        server.stop()
    print(json.dumps({"tables": len(ids), "game": wanted.game, "answers_after_s": ready, **found}))


if __name__ == "__main__":
    main()
