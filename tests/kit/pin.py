"""`python -m tests.kit.pin [GAME]…` writes the pinned numbers anew, after a rule was changed on purpose.

The recorded games are played anew, too. Look at the difference before committing it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from typing import Any, Final

from tabuleiro.cli.perft import paths
from tabuleiro.core import registry
from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match
from tests.kit import census, perft
from tests.kit.games import GAMES
from tests.kit.play import MOST_DECISIONS, Table, decisions, tables
from tests.kit.toys import ORCHARD

RECORDED: Final = 4
"""Games per number of players, and at least one of every configuration."""


def record(table: Table) -> Log:
    """A random game as a log."""
    match = Match.new(table.game, table.config.players, table.seed, table.config.options)
    for moment in decisions(table):
        assert match.to_act is not None
        match.submit(match.to_act, moment.choice)
    return match.log


def pin_census(game: Game[Any]) -> dict[str, int]:
    """Record games that come to an end, and count what they offer."""
    for path in census.recorded(game):
        path.unlink()
    logs: list[Log] = []
    for players in game.seats:
        played = [record(table) for table in tables(game, players, RECORDED)]
        ended = [log for log in played if len(log.moves) < MOST_DECISIONS]
        for log in ended:
            path = census.GOLDEN / "census" / f"{game.key}-{players}-{log.header.seed}.log"
            path.parent.mkdir(exist_ok=True)
            path.write_text(log.dumps(), encoding="utf-8")
        logs += ended
    return census.census(logs)


def write_census(games: list[Game[Any]]) -> None:
    counts = tomllib.loads(census.COUNTS.read_text(encoding="utf-8")) if census.COUNTS.exists() else {}
    counts.update({game.key: pin_census(game) for game in games})
    lines = ["# How many options each kind of decision offers in the recorded games of tests/golden/census."]
    for key, found in sorted(counts.items()):
        lines += ["", f"[{key}]", *[f"{name} = {number}" for name, number in found.items()]]
    census.COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_perft(games: list[Game[Any]]) -> None:
    """Count anew, line by line; which deals and depths are pinned is written by hand."""
    known = {game.key: game for game in games}
    lines = perft.GOLDEN.read_text(encoding="utf-8").splitlines()
    for place, line in enumerate(lines):
        if line.lstrip().startswith("{"):
            entry = tomllib.loads(f"pin = {line.strip().rstrip(',')}")["pin"]
            game = known.get(entry["game"])
            if game is not None:
                config = game.configure(entry["players"], entry.get("options"))
                found = paths(game.deal(config, entry["seed"]), entry["depth"])
                lines[place] = re.sub(r"paths = \d+", f"paths = {found}", line)
    perft.GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    registry.add(ORCHARD)
    chosen = [game for game in GAMES if game.key in (sys.argv[1:] or [each.key for each in GAMES])]
    write_perft(chosen)
    write_census(chosen)
