"""Requests about component packs: one's own box, entered piece by piece, and the pack of a table."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

import msgspec
from litestar import get, patch, post, put
from litestar.params import JSONBody

from tabuleiro.core import registry
from tabuleiro.core.packs import Packs
from tabuleiro.server.api.games import GamePath
from tabuleiro.server.api.request import AnyRequest, house_of, id_of, somebody
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.errors import NotFound, TooLarge
from tabuleiro.server.wire.boxes import (
    BoxEntries,
    BoxEntry,
    BoxFile,
    BoxPreview,
    BoxText,
    OwnBox,
    PackForm,
    PackStep,
)
from tabuleiro.table.boxes import step_of
from tabuleiro.table.shapes import JsonObject

LARGEST_SOURCE: Final = 60_000
"""Characters; a whole box has some 20,000."""


def packs_of(game: str) -> Packs:
    found = registry.game(game).packs
    if found is None:
        raise NotFound(f"{game} has no component packs")
    return found


def form_of(packs: Packs, reference: Any) -> PackForm:
    return msgspec.convert(packs.form(reference), PackForm)


async def entered_by(request: AnyRequest, game: str) -> JsonObject:
    """What the visitor has entered, or an empty box."""
    visitor = await id_of(request)
    found = None if visitor is None else await house_of(request).boxes.of(visitor, game)
    return packs_of(game).empty() if found is None else found


@get("/api/me/box/{key:str}")
async def my_box(request: AnyRequest, key: GamePath) -> OwnBox:
    """Your box of a game as far as you have entered it."""
    source = await entered_by(request, key)
    return OwnBox(source=source, form=form_of(packs_of(key), source))


@patch("/api/me/box/{key:str}")
async def enter(request: AnyRequest, key: GamePath, data: JSONBody[BoxEntries]) -> PackStep:
    """Enter the printed values of some pieces, or take them back; the answer shows their lists."""
    packs, visitor = packs_of(key), await somebody(request)

    def change(source: JsonObject | None) -> JsonObject:
        begun = packs.empty() if source is None else source
        return bounded(reduce(entered, data.entries, begun))

    def entered(found: JsonObject, each: BoxEntry) -> JsonObject:
        return packs.enter(found, each.piece, each.values, each.printed)

    source = await house_of(request).boxes.change(visitor.id, key, change)
    return msgspec.convert(step_of(packs.form(source), [each.piece for each in data.entries]), PackStep)


def bounded(source: JsonObject) -> JsonObject:
    if len(msgspec.json.encode(source)) > LARGEST_SOURCE:
        raise TooLarge(f"a pack of more than {LARGEST_SOURCE} characters")
    return source


@put("/api/me/box/{key:str}")
async def replace(request: AnyRequest, key: GamePath, data: JSONBody[BoxText]) -> OwnBox:
    """Take a file in the place of everything you have entered."""
    packs, visitor = packs_of(key), await somebody(request)
    source = bounded(packs.read(data.text))
    await house_of(request).boxes.change(visitor.id, key, lambda _: source)
    return OwnBox(source=source, form=form_of(packs, source))


@post("/api/me/box/{key:str}/preview", status_code=200)
async def preview(request: AnyRequest, key: GamePath, data: JSONBody[BoxText]) -> BoxPreview:
    """What a file would change; nothing does yet."""
    packs, before = packs_of(key), await entered_by(request, key)
    source = bounded(packs.read(data.text))
    form = form_of(packs, source)
    changed = packs.differences(before, source)
    return BoxPreview(name=form.name, changed=changed, faults=form.faults, figures=form.figures)


@get("/api/me/box/{key:str}/file")
async def file(request: AnyRequest, key: GamePath) -> BoxFile:
    """Your box as the text of a file."""
    return BoxFile(text=packs_of(key).written(await entered_by(request, key)))


@get("/api/tables/{table_id:str}/pack")
async def table_pack(request: AnyRequest, table_id: TableId) -> PackForm:
    """The figures that a table plays with, and where they come from."""
    table = await house_of(request).hall.seen_by(table_id, await id_of(request))
    packs, options = packs_of(table.game.key), msgspec.json.decode(table.head.options)
    return form_of(packs, options["pack"])


HANDLERS = [my_box, enter, replace, preview, file, table_pack]
