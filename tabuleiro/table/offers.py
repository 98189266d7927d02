"""Offers: what a host says of a game before anybody sits down."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tabuleiro.bots import levels
from tabuleiro.core.game import Game
from tabuleiro.table.shapes import JsonObject

NOTHING: Final[Mapping[str, Any]] = {}


def offer_of(game: Game[Any], chosen: Mapping[str, Any] = NOTHING) -> JsonObject:
    """Its seats, options and levels of bots, whether there is a judge, and the languages of its own texts.

    `chosen` are the values of options that the host has set for all its tables.
    """
    return {
        "key": game.key,
        "title": game.title,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [
            {
                "name": each.name,
                "kind": each.kind,
                "default": chosen.get(each.name, each.default),
                "about": each.about,
                "chosen": each.name in chosen,
            }
            for each in game.option_list
        ],
        "levels": list(levels.of(game.key)),
        "judged": levels.thought_of(game.key) is not None,
        "texts": sorted(texts_of(game)),
    }


def texts_of(game: Game[Any]) -> dict[str, Path]:
    """The files of the folder `texts` beside the module of the game's class, by language."""
    folder = Path(inspect.getfile(type(game))).with_name("texts")
    return {path.stem: path for path in folder.glob("*.ftl")}
