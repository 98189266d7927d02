"""Check of determinism: the same games in fresh processes with different hash seeds."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from typing import Any

from tabuleiro.core.codec import fingerprint
from tabuleiro.core.game import Game
from tests.kit.play import decisions, tables


def trail(game: Game[Any], players: int, games: int) -> list[str]:
    """One fingerprint per game of the options and digests of all its decisions."""
    found: list[str] = []
    for table in tables(game, players, games):
        steps: list[Any] = [
            [game.digest(moment.state), [str(option) for option in moment.options]]
            for moment in decisions(table)
        ]
        found.append(fingerprint(steps))
    return found


def check_hash_seeds(game: Game[Any], players: int, games: int) -> None:
    """Digests and options depend on neither the process nor the hash seed."""
    expected = trail(game, players, games)
    for hash_seed in ("1", "2"):
        found = _trail_in_process(game, players, games, hash_seed)
        same = expected == found
        assert same, f"{game.key} with {players} players plays differently with PYTHONHASHSEED={hash_seed}"


def _trail_in_process(game: Game[Any], players: int, games: int, hash_seed: str) -> list[str]:
    kind = type(game)
    command = [
        sys.executable,
        "-m",
        "tests.kit.hash_seeds",
        kind.__module__,
        kind.__qualname__,
        str(players),
        str(games),
    ]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([".", *sys.path])}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.split()


if __name__ == "__main__":
    module, name, players, games = sys.argv[1:]
    print(*trail(getattr(importlib.import_module(module), name)(), int(players), int(games)))
