"""One long table: how long loading, acting, undoing and looking back take, and how much a game weighs.

python -m benchmarks.tables
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import func, select

from tabuleiro.core.rng import Dice, roll
from tabuleiro.server.house import House
from tabuleiro.server.storage.schema import ENTRIES
from tabuleiro.server.tables import lookback, play
from tabuleiro.server.tables.ledger import Ledger
from tabuleiro.server.tables.served import ServedTable
from tests.server.client import ME
from tests.server.inside import InsidePlayer, opened

PLAYERS = 4


async def timed(times: int, work: Callable[[], Awaitable[object]]) -> float:
    """The median in milliseconds."""
    found: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        await work()
        found.append(time.perf_counter() - began)
    return round(1000 * sorted(found)[times // 2], 2)


async def played_nearly_to_the_end(house: House, game: str) -> tuple[str, list[float], list[float]]:
    """A table one move before its end, with the milliseconds of each action and each undo."""
    seats = [{**ME, "name": f"P{seat}"} for seat in range(PLAYERS)]
    table_id = str((await InsidePlayer(house).create(*seats, game=game, seed=2))["id"])
    dice, acted, undone = Dice(1), list[float](), list[float]()
    while True:
        code = await house.hall.change(table_id, lambda table: _next(table, dice))
        if code is None:
            return table_id, acted, undone
        began = time.perf_counter()
        await house.hall.change(table_id, partial(_act, house.ledger, code))
        acted.append(1000 * (time.perf_counter() - began))
        if len(acted) % 10 == 0:
            began = time.perf_counter()
            if await house.hall.change(table_id, lambda table: _undo(house.ledger, table, len(acted))):
                undone.append(1000 * (time.perf_counter() - began))


async def _next(table: ServedTable, dice: Dice) -> str | None:
    """Any option that does not end the game."""
    match = table.match
    assert match is not None
    options = match.options()
    for _ in range(20):
        option = options[roll(dice, len(options))]
        twin = match.clone()
        twin.submit(twin.to_act or 0, option)
        if not twin.over:
            return option.code if match.moves < 1500 else None
    return None


async def _act(ledger: Ledger, code: str, table: ServedTable) -> int:
    assert table.head.to_act is not None
    return await play.act(ledger, table, table.head.to_act, code)


async def _undo(ledger: Ledger, table: ServedTable, number: int) -> bool:
    match = table.match
    assert match is not None
    last = match.log.moves[-1][0]
    if not match.can_undo(last):
        return False
    await play.undo(ledger, table, last, f"bench:{number}")
    return True


async def measured(game: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        async with opened(url) as house:
            table_id, acted, undone = await played_nearly_to_the_end(house, game)

            async def load() -> None:
                for table in house.hall.tables:
                    table.stale = True
                async with house.hall.at(table_id):
                    pass

            table = await house.hall.seen_by(table_id, (await house.stored.head(table_id))[0].owner)
            middle = table.head.moves // 2
            weight = select(func.sum(func.length(ENTRIES.c.record))).where(ENTRIES.c.table == table_id)
            size = await house.database.read(lambda connection: connection.execute(weight).scalar_one())
            return {
                "game": game,
                "players": PLAYERS,
                "moves": table.head.moves,
                "action_ms": _spread(acted),
                "undo_ms": _spread(undone),
                "load_ms": await timed(9, load),
                "look_back_ms": await timed(9, lambda: lookback.move_view(house.stored, table, middle, 0)),
                "history_ms": await timed(5, lambda: lookback.history(house.stored, table, 0, 0, 5000)),
                "records_kb": round(size / 1024),
            }


def _spread(values: list[float]) -> dict[str, float]:
    found = sorted(values)
    return (
        {f"p{part}": round(found[int((len(found) - 1) * part / 100)], 2) for part in (50, 99)}
        if found
        else {}
    )


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(30))
    for game in ("san-juan", "lisboa"):
        print(json.dumps(asyncio.run(measured(game))), flush=True)


if __name__ == "__main__":
    main()
