"""A host in one process: clients that know nothing but the messages, and a way to play on."""

from __future__ import annotations

import json
from typing import Any, Final

from tabuleiro.core import registry
from tabuleiro.core.rng import Dice, roll
from tabuleiro.table import patch
from tabuleiro.table.kept import LocalSeat
from tabuleiro.table.local import LocalTable
from tabuleiro.table.record import Viewer, viewers
from tabuleiro.table.shapes import Update, View
from tests.kit.games import GAMES

TABLES: Final = [(game.key, players) for game in GAMES for players in (game.seats[0], game.seats[-1])]


def dealt(game: str, players: int, seed: int = 3, **options: Any) -> LocalTable:
    """A table of persons."""
    seats = [LocalSeat(seat, f"player {seat}") for seat in range(players)]
    return LocalTable.deal(game, seats, seed, options)


class Client:
    """Somebody who looks at a table: the view comes from the welcome and from patches alone."""

    def __init__(self, table: LocalTable, viewer: Viewer) -> None:
        self.table = table
        self.viewer: Final = viewer
        self.heard: Final[list[Update]] = []
        self.said: Any = sent(table.welcome(viewer))
        self.view: Any = self.said["view"]
        self.number: int = self.said["number"]

    def follow(self) -> None:
        """Hear what is new."""
        for update in sent(self.table.updates(self.viewer, self.number)):
            assert update["number"] == self.number + 1, "an update was missed"
            self.number = update["number"]
            self.view = update.get("view") or patch.patched(self.view, update.get("patch", []))
            self.said = update
            self.heard.append(update)


def sent(message: Any) -> Any:
    """The message as it arrives elsewhere."""
    return json.loads(json.dumps(message))


def everybody(table: LocalTable) -> list[Client]:
    return [Client(table, viewer) for viewer in viewers(len(table.seats))]


def any_option(table: LocalTable, dice: Dice) -> str:
    """An option of the seat to act."""
    legal = table.view(table.to_act)["legal"]
    return legal[roll(dice, len(legal))]


def play_on(table: LocalTable, moves: int = 100_000, seed: int = 1) -> None:
    """Take any option, for so many moves or to the end."""
    dice = Dice(seed)
    for _ in range(moves):
        if table.to_act is None:
            return
        table.act(table.to_act, any_option(table, dice))


def shown_by_the_rules(table: LocalTable, viewer: Viewer) -> View:
    """What the viewer may know, straight from the stored position."""
    game = registry.game(table.table.header.game)
    view: Any = game.view(game.load(table.position), viewer)
    return sent(view)  # type: ignore[no-any-return]
