"""Perft: the number of paths from fixed deals, pinned in perft.toml."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabuleiro.cli.perft import paths_after
from tabuleiro.core import rules
from tabuleiro.core.game import Game
from tests.kit import pins
from tests.kit.games import GAMES

PATHS: Final = "perft.toml"


class Pin(NamedTuple):
    """So many paths of `depth` actions lead on from the deal of `seed`."""

    game: str
    players: int
    seed: int
    depth: int
    paths: int
    options: dict[str, Any]

    def __str__(self) -> str:
        changed = "".join(
            [f"-{value if isinstance(value, str) else name}" for name, value in self.options.items()]
        )
        return f"{self.game}-{self.players}{changed}-seed{self.seed}-depth{self.depth}"


def pinned(game: Game[Any]) -> list[Pin]:
    found = pins.read(pins.folder(game) / PATHS).get("perft", [])
    return [Pin(**{"options": {}, **entry}) for entry in found if entry["game"] == game.key]


def check_perft(pin: Pin, game: Game[Any] | None = None) -> None:
    """Counts the paths; a failure shows the count of every first action."""
    game = game or {each.key: each for each in GAMES}[pin.game]
    state = game.deal(game.configure(pin.players, pin.options), pin.seed)
    counts = {option.code: paths_after(state, option, pin.depth) for option in rules.options(state)}
    found = sum(counts.values())
    split = "\n".join([f"{number:>12,}  {code}" for code, number in counts.items()])
    meant = f"if that was meant, run: python -m tests.kit.pin {pin.game}"
    assert pin.paths == found, f"{pin}: {found:,} paths instead of {pin.paths:,}\n{split}\n{meant}"
