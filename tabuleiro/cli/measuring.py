"""Measuring the engine: microseconds per operation, beside a fixed loop that shows how fast the machine is.

Machines are shared and noisy, so two runs are compared by how many calibration loops an operation takes, and
of several repetitions the fastest counts.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tabuleiro.bots.playing import MOST_DECISIONS
from tabuleiro.core import rules
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Config, Game
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice, roll

REPETITIONS: Final = 5
POSITIONS: Final = 8


class Result(NamedTuple):
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


def calibrate() -> int:
    """Work like an engine's: small integers, attributes, lists, calls; one operation."""
    dice = Dice(1)
    total = 0
    for _ in range(200):
        numbers = list(range(8))
        numbers[roll(dice, 8)] += len(numbers[2:])
        total += sum([number for number in numbers if number % 2])
    return 1 if total else 0


class Workbench:
    """The operations to measure on one table: each does some of its work and says how often."""

    def __init__(self, game: Game[Any], config: Config) -> None:
        self._game: Final = game
        self._config: Final = config
        self._seed = 0
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
        self._seed += 1
        s = self._game.deal(self._config, self._seed)
        return rules.play_at_random(s, Dice(self._seed), MOST_DECISIONS)


def done(results: list[object]) -> int:
    """How often an operation was carried out."""
    return len(results)


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """The time of one operation, measured over about so many seconds."""
    done = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        done += work()
        now = time.perf_counter()
    return 1_000_000 * (now - began) / done


def measured(game: Game[Any], config: Config, seconds: float) -> Result:
    """All operations of a table in turn, several times over, so that a slow moment hits them alike."""
    operations = {"calibration": calibrate, **Workbench(game, config).operations()}
    best = dict.fromkeys(operations, float("inf"))
    for _ in range(REPETITIONS):
        for name, work in operations.items():
            best[name] = min(best[name], microseconds(work, seconds / REPETITIONS))
    return Result(game.key, config.players, best)


def ratios(new: Result, old: Result) -> dict[str, float]:
    """How many times as long an operation takes now, each in calibration loops of its own run."""
    pace = old.us["calibration"] / new.us["calibration"]
    return {
        name: round(new.us[name] * pace / old.us[name], 3)
        for name in new.us
        if name in old.us and name != "calibration"
    }


def saved(results: list[Result]) -> dict[str, Any]:
    """A run as JSON, with what it ran on."""
    return {
        "python": platform.python_version(),
        "compiled": not str(rules.__file__).endswith(".py"),
        "results": [result.to_json() for result in results],
    }


def read_saved(path: Path) -> dict[tuple[str, int], Result]:
    """The results of a saved run by game and number of players."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["results"]
        results = [Result(each["game"], each["players"], each["us"]) for each in found]
        if not all(us > 0 for result in results for us in (result.us["calibration"], *result.us.values())):
            raise ValueError("a time is no time")
        return {(result.game, result.players): result for result in results}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadConfig(f"{path}: not a run that 'tabuleiro bench --save' has written") from None
