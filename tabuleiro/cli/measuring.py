"""Measuring the engine: microseconds of the processor per operation.

Machines are shared and noisy. Of several repetitions the fastest counts; another checkout is measured in turn
with this one, by this code in a process of its own; and two runs are compared by how many rounds of a fixed
loop, which nothing of the engine takes part in, an operation lasts.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from tabuleiro.bots.playing import MOST_DECISIONS
from tabuleiro.core import registry, rules
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Config, Game
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice, roll

REPETITIONS: Final = 15
GAMES: Final = 4
POSITIONS: Final = 8
PACE: Final = "pace"
"""The fixed loop among the operations."""


class Measured(NamedTuple):
    """One game with one number of players: microseconds per operation, the calibration loop among them."""

    game: str
    players: int
    us: dict[str, float]

    @property
    def decisions_per_second(self) -> int:
        return round(1_000_000 / self.us["decision"])

    def to_json(self) -> dict[str, Any]:
        us = {name: round(value, 3) for name, value in self.us.items()}
        return {
            "game": self.game,
            "players": self.players,
            "decisions_per_second": self.decisions_per_second,
            "us": us,
        }


def keep_pace() -> int:
    """Work like an engine's: small integers, lists, calls; one operation."""
    number = total = 1
    for _ in range(200):
        numbers = list(range(8))
        number = following(number)
        numbers[number & 7] += len(numbers[2:])
        total += sum([each for each in numbers if each % 2])
    return 1 if total else 0


def following(number: int) -> int:
    """The next of a row of numbers that look random."""
    return number * 75 % 65537


class Bench(Protocol):
    """Something that can be measured."""

    def microseconds(self, operation: str, seconds: float) -> float:
        """The time of one operation, measured over about so many seconds."""


class Workbench:
    """The operations to measure on one table: each does some of its work and says how often."""

    def __init__(self, game: Game[Any], config: Config) -> None:
        self._game: Final = game
        self._config: Final = config
        self._dice: Final = Dice(1)
        match = self._played()
        self._log: Final = match.log
        moves = match.moves
        self._states: Final = [
            replay(match.log, moves * part // POSITIONS).state for part in range(POSITIONS)
        ]
        seats = [rules.to_act(s) or 0 for s in self._states]
        self._seated: Final = list(zip(self._states, seats, strict=True))
        self._views: Final = [game.view(s, seat) for s, seat in self._seated]
        self._samplers: Final = [game.sampler(view) for view in self._views]
        self._dumps: Final = [game.dump(s) for s in self._states]

    def _played(self) -> Match[Any]:
        match = Match.new(self._game, self._config.players, 1, self._config.options)
        while not match.over and match.moves < MOST_DECISIONS:
            options = match.options()
            match.submit(match.to_act or 0, options[roll(self._dice, len(options))])
        return match

    def operations(self) -> dict[str, Callable[[], int]]:
        game = self._game
        return {
            PACE: keep_pace,
            "decision": self.decision,
            "clone": lambda: done([s.clone() for s in self._states]),
            "view": lambda: done([game.view(s, seat) for s, seat in self._seated]),
            "sampler": lambda: done([game.sampler(view) for view in self._views]),
            "sample": lambda: done([sampler.sample(self._dice) for sampler in self._samplers]),
            "dump": lambda: done([game.dump(s) for s in self._states]),
            "load": lambda: done([game.load(position) for position in self._dumps]),
            "replay": lambda: done([replay(self._log)]),
        }

    def decision(self) -> int:
        """The same games every time, so that two engines do the same."""
        return sum([self._decisions(seed) for seed in range(1, GAMES + 1)])

    def _decisions(self, seed: int) -> int:
        s = self._game.deal(self._config, seed)
        return rules.play_at_random(s, Dice(seed), MOST_DECISIONS)

    def microseconds(self, operation: str, seconds: float) -> float:
        work = self.operations()[operation]
        done = 0
        began = now = time.process_time()
        while now - began < seconds:
            done += work()
            now = time.process_time()
        return 1_000_000 * (now - began) / done


def done(results: list[object]) -> int:
    """How often an operation was carried out."""
    return len(results)


class Checkout:
    """The same table in another checkout, whose engine this very file measures there."""

    def __init__(self, folder: Path, game: Game[Any], config: Config) -> None:
        self._folder: Final = folder
        if not (folder / "tabuleiro" / "core").is_dir():  # Python would find this checkout's
            raise BadConfig(f"{folder}: no checkout of Tabuleiro")
        self._process: Final = subprocess.Popen(
            [sys.executable, "-P", __file__],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder.absolute())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._ask(game.key, config.players, config.options)

    def microseconds(self, operation: str, seconds: float) -> float:
        return float(self._ask(operation, seconds))

    def _ask(self, *question: object) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())
        except (BrokenPipeError, ValueError):
            self.close()
            raise BadConfig(f"{self._folder}: its engine does not play this table") from None

    def close(self) -> None:
        """The process ends with its input."""
        self._process.communicate()


def answer() -> None:
    """The other end of a `Checkout`: a table, then its operations, a line each."""
    key, players, options = json.loads(sys.stdin.readline())
    game = registry.game(key)
    bench = Workbench(game, game.configure(players, options))
    print(json.dumps(game.key), flush=True)
    for line in sys.stdin:
        operation, seconds = json.loads(line)
        print(bench.microseconds(operation, seconds), flush=True)


def measured(game: Game[Any], config: Config, seconds: float) -> Measured:
    bench = Workbench(game, config)
    return Measured(game.key, config.players, fastest([bench], list(bench.operations()), seconds)[0])


def measured_beside(
    game: Game[Any], config: Config, seconds: float, folder: Path
) -> tuple[Measured, Measured]:
    """Here and in another checkout."""
    bench, other = Workbench(game, config), Checkout(folder, game, config)
    operations = [operation for operation in bench.operations() if operation != PACE]
    here, there = fastest([bench, other], operations, seconds)
    other.close()
    return Measured(game.key, config.players, here), Measured(game.key, config.players, there)


def fastest(benches: list[Bench], operations: list[str], seconds: float) -> list[dict[str, float]]:
    """All operations in turn, several times over, so that a slow moment hits them alike."""
    best = [dict.fromkeys(operations, float("inf")) for _ in benches]
    for _ in range(REPETITIONS):
        for operation in operations:
            for bench, found in zip(benches, best, strict=True):
                took = bench.microseconds(operation, seconds / REPETITIONS)
                found[operation] = min(found[operation], took)
    return best


def ratios(new: Measured, old: Measured) -> dict[str, float]:
    """How many times as long an operation takes now, each in fixed loops of its own run if both have them."""
    both = PACE in new.us and PACE in old.us
    pace = old.us[PACE] / new.us[PACE] if both else 1.0
    return {
        name: round(us * pace / old.us[name], 3)
        for name, us in new.us.items()
        if name in old.us and name != PACE
    }


def saved(results: list[Measured]) -> dict[str, Any]:
    """A run as JSON, with what it ran on."""
    return {
        "python": platform.python_version(),
        "compiled": not str(rules.__file__).endswith(".py"),
        "results": [result.to_json() for result in results],
    }


def read_saved(path: Path) -> dict[tuple[str, int], Measured]:
    """The results of a saved run by game and number of players."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["results"]
        results = [Measured(each["game"], each["players"], each["us"]) for each in found]
        if not all(us > 0 for result in results for us in (result.us["decision"], *result.us.values())):
            raise ValueError("a time is no time")
        return {(result.game, result.players): result for result in results}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadConfig(f"{path}: not a run that 'tabuleiro bench --save' has written") from None


if __name__ == "__main__":
    answer()
