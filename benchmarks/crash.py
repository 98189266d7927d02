"""Kills the server again and again while people and bots play, and looks for confirmed actions that are lost.

python -m benchmarks.crash --kills 50 --database sqlite
python -m benchmarks.crash --kills 50 --database postgres
python -m benchmarks.crash --kills 50 --database postgres --processes 2

With several processes one of them is killed at a time, and the others go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
import websockets

from tabuleiro.core import registry
from tabuleiro.core.rng import Dice, roll
from tabuleiro.server.house import House
from tabuleiro.server.settings import Settings
from tests.server.client import BOT, ME, OPEN, Live, Player, eventually, new_key
from tests.server.embedded import EmbeddedPostgres
from tests.server.running import GENEROUS, RunningServer

GONE: Final = (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError, json.JSONDecodeError)
ACTIONS: Final = 20
"""Actions that are confirmed between two kills, at least."""


class Confirmed:
    """What the server said it has: by table and number, the key and the action."""

    def __init__(self) -> None:
        self.actions: Final[dict[tuple[str, int], tuple[str, str]]] = {}
        self.longest_wait = 0.0
        """Seconds from the first attempt of an action until it was confirmed, at most."""
        self._more: Final = asyncio.Event()

    def note(self, table: str, number: int, key: str, code: str, waited: float) -> None:
        self.longest_wait = max(self.longest_wait, waited)
        known = self.actions.setdefault((table, number), (key, code))
        assert known == (key, code), f"number {number} of {table} was confirmed twice"
        self._more.set()

    async def reach(self, number: int) -> None:
        """Wait until so many actions are confirmed."""
        while len(self.actions) < number:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 60)


class Stubborn:
    """A player who reconnects after every crash and repeats with the same key what was not answered."""

    def __init__(self, url: str, confirmed: Confirmed, seed: int) -> None:
        self.player: Final = Player(url)
        self._confirmed: Final = confirmed
        self._dice: Final = Dice(seed)
        self._unanswered: tuple[str, str] | None = None
        self._since = 0.0

    async def play(self, table: str, seat: int) -> None:
        """Play until the game is over."""
        number, view = 0, None
        while True:
            try:
                async with self.player.live(table, seat, since=number or None) as live:
                    live.view = live.view if live.view is not None else view
                    try:
                        await self._converse(live, table, seat)
                        return
                    finally:
                        number, view = live.number, live.view
            except GONE:
                await asyncio.sleep(0.1)

    async def _converse(self, live: Live, table: str, seat: int) -> None:
        while True:
            if self._unanswered is None:
                seen = await live.my_turn(seat)
                if seen["to_act"] is None:
                    return
                code = seen["legal"][roll(self._dice, len(seen["legal"]))]
                self._unanswered, self._since = (new_key(), code), time.monotonic()
            key, code = self._unanswered
            answer = await live.act(seat, code, key=key)
            if answer["type"] == "accepted":
                self._confirmed.note(table, answer["number"], key, code, time.monotonic() - self._since)
            elif answer["kind"] != "Unavailable":
                raise AssertionError(f"refused after a crash: {answer}")
            self._unanswered = None if answer["type"] == "accepted" else self._unanswered


async def keep_playing(url: str, confirmed: Confirmed, game: str, place: int) -> None:
    """One table after the other, at every third place against a bot."""
    seed = place * 1000
    while True:
        seed += 1
        people = [Stubborn(url, confirmed, seed * 2 + seat) for seat in range(1 if place % 3 == 2 else 2)]
        try:
            table = await seated(people, game)
            await asyncio.gather(*[person.play(table, seat) for seat, person in enumerate(people)])
        except GONE:
            await asyncio.sleep(0.1)
        finally:
            for person in people:
                await person.player.http.aclose()


async def seated(people: list[Stubborn], game: str) -> str:
    """A new table for these people, with a bot if it is one only."""
    other = OPEN if len(people) == 2 else BOT
    table = str((await people[0].player.create(ME, other, game=game, visibility="public"))["id"])
    if len(people) == 2:
        await people[1].player.post(f"/api/tables/{table}/seats/1")
    return table


async def kill_while_playing(database: str, processes: int, kills: int, tables: int, game: str) -> Confirmed:
    """Play at many tables while the server, or one of its processes, is killed and started again."""
    confirmed, dice = Confirmed(), Dice(1)
    server = await asyncio.to_thread(_started, database, processes)
    playing = [
        asyncio.create_task(keep_playing(server.url, confirmed, game, place)) for place in range(tables)
    ]
    for number in range(kills):
        await confirmed.reach(len(confirmed.actions) + ACTIONS)
        await asyncio.sleep(roll(dice, 300) / 1000)
        if processes == 1:
            server.kill()
            server = await asyncio.to_thread(_started, database, processes, server.port)
        else:
            await _kill_one(server, processes, roll(dice, processes))
        print(f"kill {number + 1} of {kills}: {len(confirmed.actions)} actions confirmed", flush=True)
        failed = [task for task in playing if task.done()]
        assert not failed, failed
    await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert await asyncio.to_thread(server.stop) in (0, -15)
    return confirmed


def _started(database: str, processes: int, port: int = 0) -> RunningServer:
    return RunningServer(database, "--processes", str(processes), *GENEROUS, port=port)


async def _kill_one(server: RunningServer, processes: int, place: int) -> None:
    """Kill one of the processes when all are there; the others and their clients are not told."""

    async def all_there() -> bool:
        async with httpx.AsyncClient(trust_env=False) as http:
            health = (await http.get(f"{server.url}/health", timeout=60)).json()
        return bool(health["processes"] == processes)

    await eventually(all_there)
    worker = _workers(server)[place]
    worker.kill()
    await asyncio.to_thread(worker.wait)


def _workers(server: RunningServer) -> list[psutil.Process]:
    """The processes that serve, in the order of their age."""
    children = psutil.Process(server.process.pid).children()
    return [each for each in children if any("spawn_main" in word for word in each.cmdline())]


async def judge(database: str, confirmed: Confirmed) -> dict[str, int]:
    """Count what is lost or broken; a table must load, hold its whole history and be playable."""
    house = House(Settings(database=database, game_modules=("tests.server.toy_games",)))
    lost = broken = 0
    tables = sorted({table for table, _ in confirmed.actions})
    async with house.open():
        for table_id in tables:
            table = await house.hall.change(table_id, _itself)
            entries = {entry.number: entry for entry in await house.stored.light_entries(table_id, 1_000_000)}
            whole = sorted(entries) == list(range(1, len(entries) + 1)) and table.head.number == len(entries)
            kinds = {entry.kind for entry in entries.values()}
            playable = table.head.status == "over" or table.match is not None
            broken += not (whole and playable and not kinds & {"resumed", "halted"})
            for (of_table, number), (key, code) in confirmed.actions.items():
                if of_table == table_id:
                    entry: Any = entries.get(number)
                    lost += entry is None or entry.code != code or not entry.key.endswith(key)
    return {"tables": len(tables), "confirmed": len(confirmed.actions), "lost": lost, "broken": broken}


async def _itself(table: Any) -> Any:
    return table


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{Path(folder) / 'tables.db'}"
            return
        postgres = EmbeddedPostgres()
        try:
            yield postgres.new_database()
        finally:
            postgres.close()


def above_zero(text: str) -> int:
    """A number of things, as a command line gives it."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected at least 1, got {number}")
    return number


def game_keys() -> list[str]:
    return [game.key for game in registry.games()]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=above_zero, default=50)
    parser.add_argument("--tables", type=above_zero, default=12)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=above_zero, default=1)
    parser.add_argument("--game", choices=game_keys(), default="san-juan")
    wanted = parser.parse_args()
    if wanted.processes > 1 and wanted.database == "sqlite":
        parser.error("--processes: several processes need --database postgres")
    began = time.monotonic()
    with database_of(wanted.database) as url:
        confirmed = asyncio.run(
            kill_while_playing(url, wanted.processes, wanted.kills, wanted.tables, wanted.game)
        )
        found = asyncio.run(judge(url, confirmed))
    print(
        json.dumps(
            {
                "database": wanted.database,
                "processes": wanted.processes,
                "kills": wanted.kills,
                **found,
                "longest_wait_s": round(confirmed.longest_wait, 2),
                "seconds": round(time.monotonic() - began),
            }
        )
    )
    raise SystemExit(1 if found["lost"] or found["broken"] else 0)


if __name__ == "__main__":
    main()
