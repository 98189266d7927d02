"""Requests about games: what there is to play, and the texts that a game brings along."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from litestar import get
from litestar.params import PathParameter

from tabuleiro.bots import levels
from tabuleiro.core import registry
from tabuleiro.core.errors import quoted
from tabuleiro.core.game import Game
from tabuleiro.server.api.request import AnyRequest, house_of
from tabuleiro.server.errors import NotFound
from tabuleiro.server.wire.http import GameInfo, GameTexts, OptionInfo

Key: TypeAlias = Annotated[str, PathParameter(description="A game, such as the key of one in the list.")]
Language: TypeAlias = Annotated[str, PathParameter(description='A language, such as "en".')]


@get("/api/games")
async def games(request: AnyRequest) -> list[GameInfo]:
    """All games, with their numbers of seats, options, levels of bots and languages of texts."""
    chosen = house_of(request).settings.chosen
    return [info_of(game, chosen.get(game.key, {})) for game in registry.games()]


@get("/api/games/{key:str}/texts/{language:str}")
async def texts(key: Key, language: Language) -> GameTexts:
    """The Fluent texts that a game brings along in one of its languages."""
    found = texts_of(registry.game(key)).get(language)
    if found is None:
        raise NotFound(f"{key} brings no texts in {quoted(language)}")
    return GameTexts(texts=found.read_text(encoding="utf-8"))


def info_of(game: Game[Any], chosen: Mapping[str, Any]) -> GameInfo:
    return GameInfo(
        key=game.key,
        title=game.title,
        rules=game.rules,
        seats=list(game.seats),
        options=[
            OptionInfo(
                name=each.name,
                kind=each.kind,
                default=chosen.get(each.name, each.default),
                about=each.about,
                chosen=each.name in chosen,
            )
            for each in game.option_list
        ],
        levels=list(levels.of(game.key)),
        texts=sorted(texts_of(game)),
    )


def texts_of(game: Game[Any]) -> dict[str, Path]:
    """The files of the folder `texts` beside the module of the game's class, by language."""
    folder = Path(inspect.getfile(type(game))).with_name("texts")
    return {path.stem: path for path in folder.glob("*.ftl")}


HANDLERS: Final = [games, texts]
