"""Many live tables with two clients each: how long an action takes until the other client has it.

python -m benchmarks.load --tables 200 --seconds 60 --pace 1.0
python -m benchmarks.load --tables 200 --seconds 60 --pace 0 --database postgres --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import time
from contextlib import suppress
from typing import Any, Final

import httpx
import msgspec
import psutil
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from benchmarks.crash import above_zero, database_of, game_keys
from tabuleiro.core.rng import Dice, roll
from tests.server.client import ME, OPEN, Player, new_key
from tests.server.running import GENEROUS, RunningServer

AT_ONCE: Final = 8
"""Tables that are made at the same time at the start."""


class Heard(Struct):
    """The part of a message that the clients need here."""

    type: str
    number: int = 0
    kind: str = ""
    seat: int | None = None
    key: str | None = None
    choices: Any = None
    table: Any = None
    message: str = ""


class TableTimes:
    """What happened at one table: when actions were sent, confirmed and heard of by the other client."""

    def __init__(self, pace: float) -> None:
        self.pace: Final = pace
        self.sent: Final[dict[int, float]] = {}
        self.confirmed: Final[list[float]] = []
        self.arrived: Final[dict[int, float]] = {}
        self.faults: Final[list[str]] = []

    def to_other(self) -> list[float]:
        return [
            self.arrived[number] - moment for number, moment in self.sent.items() if number in self.arrived
        ]


class Client:
    """One seat: acts when it may, after a while, and notes when it hears of the other's actions."""

    def __init__(self, course: TableTimes, socket: ClientConnection, seat: int, seed: int) -> None:
        self._course: Final = course
        self._socket: Final = socket
        self._seat: Final = seat
        self._keys: Final[dict[str, float]] = {}
        self._dice: Final = Dice(seed)
        self._decoder: Final = msgspec.json.Decoder(Heard)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def run(self) -> None:
        """Play until the game is over."""
        async for text in self._socket:
            message = self._decoder.decode(text)
            self._note(message, time.perf_counter())
            if message.choices:
                task = asyncio.create_task(self._act(message.choices["options"]))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            if message.table is not None and message.table["status"] == "over":
                return

    def _note(self, message: Heard, moment: float) -> None:
        if message.type == "refused":
            self._course.faults.append(message.message)
        elif message.type == "accepted" and message.key is not None:
            began = self._keys.pop(message.key)
            self._course.sent[message.number] = began
            self._course.confirmed.append(moment - began)
        elif message.kind == "acted" and message.seat != self._seat:
            self._course.arrived[message.number] = moment

    async def _act(self, options: list[Any]) -> None:
        await asyncio.sleep(self._course.pace * (0.5 + roll(self._dice, 1000) / 1000))
        key, code = new_key(), options[roll(self._dice, len(options))]["code"]
        self._keys[key] = time.perf_counter()
        with suppress(websockets.ConnectionClosed):  # at the end of the measurement
            await self._socket.send(json.dumps({"do": "act", "key": key, "seat": self._seat, "code": code}))


async def keep_playing(course: TableTimes, url: str, game: str, seed: int, ready: asyncio.Semaphore) -> None:
    """Two people play one game after the other."""
    async with Player(url) as ana, Player(url) as rui:
        while True:
            seed += 1
            async with ready:
                table = (await ana.create(ME, OPEN, game=game, visibility="public"))["id"]
                await rui.post(f"/api/tables/{table}/seats/1")
            async with _live(ana, table, 0) as one, _live(rui, table, 1) as two:
                clients = [Client(course, one, 0, seed * 2), Client(course, two, 1, seed * 2 + 1)]
                await asyncio.gather(*[client.run() for client in clients])


def _live(player: Player, table: str, seat: int) -> websockets.connect:
    address = f"{player.url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    return websockets.connect(
        address, additional_headers={"Cookie": player.cookie}, proxy=None, compression=None
    )


async def measure(
    server: RunningServer, tables: int, seconds: float, pace: float, game: str
) -> dict[str, Any]:
    """Play at many tables for a while; the first seconds, in which they are made, do not count."""
    courses = [TableTimes(pace) for _ in range(tables)]
    ready = asyncio.Semaphore(AT_ONCE)
    playing = [
        asyncio.create_task(keep_playing(course, server.url, game, place * 10_000, ready))
        for place, course in enumerate(courses)
    ]
    async with asyncio.timeout(300):
        while not all(course.sent for course in courses):
            await asyncio.sleep(0.2)
            _raise_faults(playing)
    for course in courses:
        course.sent.clear()
        course.confirmed.clear()
    gc.freeze()
    gc.disable()  # the pauses of this process would be taken for those of the server
    family = _family(server)
    used, began = _cpu(family), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    spent = {name: after - used[name] for name, after in _cpu(family).items()}
    _raise_faults(playing)
    actions = max(1, sum(len(course.confirmed) for course in courses))
    found = {
        "tables": tables,
        "seconds": round(took, 1),
        **_figures(courses, took),
        "cpu": {name: round(each / took, 2) for name, each in spent.items()},
        "cpu_ms_per_action": {name: round(1000 * each / actions, 2) for name, each in spent.items()},
        "server_mb": round(sum(each.memory_info().rss for each in family["server"]) / 1e6),
        "loop_lag_over_50_ms": await _late(server.url),
    }
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def _family(server: RunningServer) -> dict[str, list[psutil.Process]]:
    """The processes of the server with its workers, and those of PostgreSQL."""
    whole = psutil.Process(server.process.pid)
    database = [each for each in psutil.process_iter(["name"]) if each.info["name"] == "postgres"]
    return {"server": [whole, *whole.children(recursive=True)], "database": database}


def _cpu(family: dict[str, list[psutil.Process]]) -> dict[str, float]:
    """Seconds that each part has used; a process of PostgreSQL that has ended counts none."""
    return {name: sum(_seconds(each) for each in processes) for name, processes in family.items()}


def _seconds(process: psutil.Process) -> float:
    with suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        return float(times.user + times.system)
    return 0.0


def _raise_faults(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


def _figures(courses: list[TableTimes], seconds: float) -> dict[str, Any]:
    to_other = sorted(each for course in courses for each in course.to_other())
    confirmed = sorted(each for course in courses for each in course.confirmed)
    return {
        "actions_per_second": round(len(confirmed) / seconds, 1),
        "faults": sum(len(course.faults) for course in courses),
        "to_other_ms": _percentiles(to_other),
        "confirmed_ms": _percentiles(confirmed),
    }


def _percentiles(values: list[float]) -> dict[str, float]:
    """Milliseconds; nothing if there was too little time for a single action."""
    if not values:
        return {}
    return {f"p{part}": round(1000 * values[int((len(values) - 1) * part / 100)], 1) for part in (50, 95, 99)}


async def _late(url: str) -> str:
    """How many of the measured turns of the event loop came more than 50 ms late."""
    async with httpx.AsyncClient(trust_env=False) as http:
        lines = (await http.get(f"{url}/metrics")).text.splitlines()
    counts = [
        float(line.split()[1]) for line in lines if 'tabuleiro_loop_lag_seconds_bucket{le="0.05"}' in line
    ]
    total = [float(line.split()[1]) for line in lines if line.startswith("tabuleiro_loop_lag_seconds_count")]
    return f"{total[0] - counts[0]:.0f} of {total[0]:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=above_zero, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds a player thinks")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=above_zero, default=1)
    parser.add_argument("--game", choices=game_keys(), default="san-juan")
    wanted = parser.parse_args()
    with database_of(wanted.database) as url:
        server = RunningServer(url, *GENEROUS, "--processes", str(wanted.processes))
        try:
            found = asyncio.run(measure(server, wanted.tables, wanted.seconds, wanted.pace, wanted.game))
        finally:
            server.stop()
    asked = {name: getattr(wanted, name) for name in ("game", "database", "processes", "pace")}
    load = [round(each, 1) for each in psutil.getloadavg()]
    print(json.dumps({**asked, **found, "load_of_the_machine": load}, indent=1))


if __name__ == "__main__":
    main()
