"""Requests about games: what there is to play, and the texts that a game brings along."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import get
from litestar.params import PathParameter

from tabuleiro.core import registry
from tabuleiro.core.errors import quoted
from tabuleiro.server.api.request import AnyRequest, house_of
from tabuleiro.server.errors import NotFound
from tabuleiro.server.wire.http import GameInfo, GameTexts
from tabuleiro.table.offers import offer_of, texts_of

GamePath: TypeAlias = Annotated[str, PathParameter(description="A game, such as the key of one in the list.")]
LanguagePath: TypeAlias = Annotated[str, PathParameter(description='A language, such as "en".')]


@get("/api/games")
async def games(request: AnyRequest) -> list[GameInfo]:
    """All games, with their numbers of seats, options, levels of bots and languages of texts."""
    chosen = house_of(request).settings.chosen
    return [msgspec.convert(offer_of(game, chosen.get(game.key, {})), GameInfo) for game in registry.games()]


@get("/api/games/{key:str}/texts/{language:str}")
async def texts(key: GamePath, language: LanguagePath) -> GameTexts:
    """The Fluent texts that a game brings along in one of its languages."""
    found = texts_of(registry.game(key)).get(language)
    if found is None:
        raise NotFound(f"{key} brings no texts in {quoted(language)}")
    return GameTexts(texts=found.read_text(encoding="utf-8"))


HANDLERS: Final = [games, texts]
