"""`python -m tests.kit.pin [GAME]…` writes the pinned numbers, of a new game or after a change of rules.

The recorded games are played anew, too. Look at the difference before committing it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from typing import Any, Final

from tabuleiro.cli.perft import paths
from tabuleiro.core import registry
from tabuleiro.core.errors import Refused, UnknownGame
from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match
from tests.kit import census, check_secrets, perft, pins
from tests.kit.play import MOST_DECISIONS, Sitting, decisions, tables
from tests.kit.toys import ORCHARD

RECORDED: Final = 4
"""Games per number of players, and at least one of every configuration."""
ENOUGH_PATHS: Final = 2000
DEEPEST: Final = 12
HEADS: Final = {
    perft.PATHS: "# The number of paths of `depth` actions from the deal of `seed`.\n\nperft = [\n]\n",
    pins.HIDDEN: "# The zones of a position that must stay hidden from a seat.\n\n",
}
"""How the files of a game outside this repository begin."""


def pin(game: Game[Any]) -> None:
    """Write all numbers of a game; hidden zones only if there are none, since no change may open one."""
    folder = pins.folder(game)
    folder.mkdir(exist_ok=True)
    for name, head in HEADS.items():
        if not (folder / name).exists():
            (folder / name).write_text(head, encoding="utf-8")
    write_perft(game)
    write_hidden(game)
    write_census(game)
    print(f"{game.key}: pinned in {folder}")


# Paths.


def write_perft(game: Game[Any]) -> None:
    """Count the pinned deals anew, line by line, and pin one for every number of players that has none."""
    file = pins.folder(game) / perft.PATHS
    lines = [_recounted(game, line) for line in file.read_text(encoding="utf-8").splitlines()]
    known = [each.players for each in perft.pinned(game)]
    lines[-1:-1] = [_new_pin(game, players) for players in game.seats if players not in known]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _recounted(game: Game[Any], line: str) -> str:
    if not line.lstrip().startswith(f'{{ game = "{game.key}"'):
        return line
    entry = tomllib.loads(f"pin = {line.strip().rstrip(',')}")["pin"]
    config = game.configure(entry["players"], entry.get("options"))
    found = paths(game.deal(config, entry["seed"]), entry["depth"])
    return re.sub(r"paths = \d+", f"paths = {found}", line)


def _new_pin(game: Game[Any], players: int) -> str:
    """As deep as it needs to say something, and no deeper than takes a moment."""
    state = game.deal(game.configure(players), 1)
    depth, found = 1, paths(state, 1)
    while found < ENOUGH_PATHS and depth < DEEPEST:
        depth += 1
        found = paths(state, depth)
    return f'    {{ game = "{game.key}", players = {players}, seed = 1, depth = {depth}, paths = {found} }},'


# Hidden zones.


def write_hidden(game: Game[Any]) -> None:
    file = pins.folder(game) / pins.HIDDEN
    if game.key in pins.read(file):
        return
    every = [sitting for players in game.seats for sitting in tables(game, players, 3)]
    found = sorted(
        check_secrets.all_hidden([look for sitting in every for look in check_secrets.looks(sitting)])
    )
    zones = ", ".join([f'"{zone}"' for zone in found])
    file.write_text(file.read_text(encoding="utf-8") + f"{game.key} = [{zones}]\n", encoding="utf-8")
    print(f"{game.key}: hidden from a seat: {', '.join(found) or 'nothing'}; look whether that is all")


# Recorded games.


def record(sitting: Sitting) -> Log:
    """A random game as a log."""
    match = Match.new(sitting.game, sitting.config.players, sitting.seed, sitting.config.options)
    for moment in decisions(sitting):
        assert match.to_act is not None
        match.submit(match.to_act, moment.choice)
    return match.log


def write_census(game: Game[Any]) -> None:
    """Record games that come to an end, and count what all recorded ones offer."""
    record_anew(game)
    counts = pins.read(pins.folder(game) / census.COUNTS)
    counts[game.key] = census.census(census.logs(game))
    lines = ["# How many options each kind of decision offers in the recorded games of the folder census."]
    for key, found in sorted(counts.items()):
        lines += ["", f"[{key}]", *[f"{name} = {number}" for name, number in found.items()]]
    (pins.folder(game) / census.COUNTS).write_text("\n".join(lines) + "\n", encoding="utf-8")


def record_anew(game: Game[Any]) -> None:
    """Games with other names, such as those with components of long ago, stay as they are."""
    folder = pins.folder(game) / census.LOGS
    folder.mkdir(exist_ok=True)
    for path in folder.glob(f"{game.key}-[0-9]*.log"):
        path.unlink()
    every = [record(sitting) for players in game.seats for sitting in tables(game, players, RECORDED)]
    for log in [log for log in every if len(log.moves) < MOST_DECISIONS]:
        name = f"{game.key}-{log.header.players}-{log.header.seed}.log"
        (folder / name).write_text(log.dumps(), encoding="utf-8")


def chosen(keys: list[str]) -> list[Game[Any]]:
    """The games with these keys, or all."""
    known = {game.key: game for game in [ORCHARD, *registry.games()]}
    unknown = [key for key in keys if key not in known]
    if unknown:
        where = "a game outside this repository is found by the variable TABULEIRO_GAMES"
        raise UnknownGame(f"unknown game {unknown[0]!r}; there are {', '.join(known)}; {where}")
    return [known[key] for key in keys or known]


if __name__ == "__main__":
    registry.add(ORCHARD)
    try:
        for each in chosen(sys.argv[1:]):
            pin(each)
    except Refused as refusal:
        sys.exit(f"pin: {refusal}")
