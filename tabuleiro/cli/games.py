"""`tabuleiro games`: which games there are, for how many players and with which options."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json
from tabuleiro.core import registry
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.game import Game

EXAMPLES: Final = examples("tabuleiro games", "tabuleiro games --json")


def command(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    found = registry.games()
    if as_json:
        print_json({"games": [described(game) for game in found]})
        return
    out = console()
    for game in found:
        out.print(f"[bold]{game.key}[/]  {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        for option in game.option_list:
            shown = option.to_json()
            out.print(f"    {option.name}={_written(shown['default'])}  {option.about}", markup=False)


def described(game: Game[Any]) -> JsonObject:
    options: list[Json] = [option.to_json() for option in game.option_list]
    return {
        "game": game.key,
        "title": game.title,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": options,
    }


def _written(value: Json) -> str:
    """A value as `--option` takes it."""
    return "random" if value is None else str(value).lower()
