"""Census: recorded games are played again, and as many options are offered at every kind of decision as ever.

Perft counts everything near the deal; the census counts what is offered anywhere in whole games.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tests.kit import pins

COUNTS: Final = "census.toml"
LOGS: Final = "census"


def recorded(game: Game[Any]) -> list[Path]:
    """The recorded games, one file each."""
    return sorted((pins.folder(game) / LOGS).glob(f"{game.key}-*.log"))


def logs(game: Game[Any]) -> list[Log]:
    return [Log.loads(path.read_text(encoding="utf-8")) for path in recorded(game)]


def pinned(game: Game[Any]) -> dict[str, int]:
    """How many options each kind of decision offers, in all recorded games together."""
    found: dict[str, int] = pins.read(pins.folder(game) / COUNTS).get(game.key, {})
    return found


def census(logs: list[Log]) -> dict[str, int]:
    """Play the logs again and count the options, by the name of the frame that offers them."""
    found: Counter[str] = Counter()
    for log in logs:
        match = replay(log, 0)
        for seat, code in log.moves:
            found[type(match.state.stack[-1]).__name__] += len(match.options())
            match.submit(seat, code)
        check_end(log, match)
    return dict(sorted(found.items()))


def check_end(log: Log, match: Match[Any]) -> None:
    expected = log.marks.get(match.moves)
    found = match.game.digest(match.state)
    what = f"the recorded {log.header.game} with {log.header.players} players and seed {log.header.seed}"
    assert expected == found, f"{what} ends differently; if that was meant: python -m tests.kit.pin"


def check_census(game: Game[Any]) -> None:
    """The counts are the pinned ones; a failure names the decisions that offer more or less."""
    expected = pinned(game)
    assert expected, pins.missing(game, "no games are recorded")
    found = census(logs(game))
    names = sorted({*expected, *found})
    changed = [
        f"{name} {found.get(name, 0)} instead of {expected.get(name, 0)}"
        for name in names
        if expected.get(name) != found.get(name)
    ]
    meant = f"if that was meant, run: python -m tests.kit.pin {game.key}"
    assert not changed, f"{game.key}: options offered in recorded games: {'; '.join(changed)}; {meant}"
