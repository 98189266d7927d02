"""Collection: the puzzles of a game in a file, with the commands that found them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, final

import tabuleiro
from tabuleiro.coach.puzzles.checking import Doubt, PuzzleVerdict, is_due
from tabuleiro.coach.puzzles.finding import Found, SearchedGame
from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject, Reader, shown
from tabuleiro.core.errors import BadConfig, Refused

FORMAT: Final = 1
HIGHEST: Final = 2**63 - 1
"""No seed and no number of a run or a move is higher."""
ID: Final = re.compile("[0-9a-f]+")


@final
class Run:
    """One command: the games that it looks through, and those that are done."""

    def __init__(self, game: str, players: int, options: JsonObject, seed: int, games: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.games: Final = games

    def heading(self, command: str) -> JsonObject:
        """Where its puzzles come from."""
        rules = registry.game(self.game).rules
        return {
            "command": command,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "version": tabuleiro.__version__,
            "rules": rules,
        }

    def deals(self) -> list[SearchedGame]:
        seeds = range(self.seed, self.seed + self.games)
        return [SearchedGame(self.game, self.players, self.options, seed) for seed in seeds]


@final
class Collection:
    """A file that grows game by game; a command that was broken off goes on, another one adds to it."""

    def __init__(self, path: Path, run: Run, command: str) -> None:
        self._path: Final = path
        self._run: Final = run
        self._whole: Final = _read(path, run.game)
        self._place: Final = self._place_of(run.heading(command))

    def _place_of(self, heading: JsonObject) -> int:
        """Where the run stands among those of the file."""
        runs = self._whole["runs"]
        same = [{**each, "done": []} == {**heading, "done": []} for each in runs]
        if True not in same:
            runs.append({**heading, "done": []})
        return same.index(True) if True in same else len(runs) - 1

    def missing(self) -> list[SearchedGame]:
        done = self._whole["runs"][self._place]["done"]
        return [deal for deal in self._run.deals() if deal.seed not in done]

    def add(self, found: Found) -> None:
        """Keep the puzzles of a game; the same ones lie in the same order, whoever was done first."""
        run = self._whole["runs"][self._place]
        run["done"] = sorted([*run["done"], found.seed])
        puzzles = [*self._whole["puzzles"], *[{"run": self._place, **each} for each in found.puzzles]]
        self._whole["puzzles"] = sorted(puzzles, key=lambda each: (each["run"], each["seed"], each["move"]))
        _write(self._path, self._whole)

    def __len__(self) -> int:
        return len(self._whole["puzzles"])


@final
class Doubted:
    """A file whose puzzles are looked at again; what was broken off goes on."""

    def __init__(self, path: Path, game: str) -> None:
        self._path: Final = path
        self._whole: Final = _read(path, game)

    def due(self) -> list[Doubt]:
        return [Doubt(self._whole["game"], each) for each in self._whole["puzzles"] if is_due(each)]

    def take(self, verdict: PuzzleVerdict) -> None:
        """What no longer holds is dropped."""
        told = [verdict.puzzle if each["id"] == verdict.id else each for each in self._whole["puzzles"]]
        self._whole["puzzles"] = [each for each in told if each is not None]
        _write(self._path, self._whole)

    def __len__(self) -> int:
        return len(self._whole["puzzles"])


def _read(path: Path, game: str) -> dict[str, Any]:
    if not path.exists():
        return {"format": FORMAT, "game": game, "runs": [], "puzzles": []}
    try:
        whole: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        told = (whole["format"], whole["game"])
        runs, puzzles = [Reader(whole[name], name) for name in ("runs", "puzzles")]
    except (ValueError, TypeError, LookupError):
        raise BadConfig(f"--out: {path} is no file of puzzles") from None
    if told != (FORMAT, game):
        raise BadConfig(f"--out: {path} holds puzzles of {told[1]} in format {told[0]}, not of {game}")
    try:
        _check(runs, puzzles)
    except Refused as fault:
        raise BadConfig(f"--out: {path}, {fault}") from None
    return whole


def _check(runs: Reader, puzzles: Reader) -> None:
    """Refuse what no command has written, naming the field."""
    for run in _entries(runs):
        for seed in _entries(run["done"]):
            seed.integer(0, HIGHEST)
    for puzzle in _entries(puzzles):
        for name in ("run", "seed", "move"):
            puzzle[name].integer(0, HIGHEST)
        if not ID.fullmatch(puzzle["id"].text()):
            raise puzzle["id"].refuse(f"expected hexadecimal digits, got {shown(puzzle['id'].value)}")


def _entries(listed: Reader) -> list[Reader]:
    """All of them: a file of puzzles may be longer than any list of a position."""
    if not isinstance(listed.value, list):
        raise listed.refuse(f"expected a list, got {shown(listed.value)}")
    return [Reader(value, place, listed) for place, value in enumerate(listed.value)]


def _write(path: Path, whole: dict[str, Any]) -> None:
    """A puzzle a line; the file is replaced as a whole, so that nobody finds half of it."""
    heading = {name: value for name, value in whole.items() if name != "puzzles"}
    lines = ",\n".join([_line(puzzle) for puzzle in whole["puzzles"]])
    text = f'{_line(heading)[:-1]},"puzzles":[\n{lines}\n]}}\n'
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
