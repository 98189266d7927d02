"""Replay: what a viewer saw after any move, from the records alone, whatever the rules are now."""

from __future__ import annotations

from tabuleiro.core.codec import JsonObject
from tabuleiro.server import patch
from tabuleiro.server.record import Viewer, unpacked
from tabuleiro.server.store import Store
from tabuleiro.server.table import Table


async def current_view(store: Store, table: Table, viewer: Viewer) -> JsonObject | None:
    """What a viewer sees now; None before the game has begun."""
    if viewer in table.views:
        return table.views[viewer]
    return await view_at(store, table.id, table.head.number, viewer)


async def view_at(store: Store, table_id: str, number: int, viewer: Viewer) -> JsonObject | None:
    """What a viewer saw after an entry: the last whole view and the changes since."""
    begin = await store.keyframe_before(table_id, number)
    if begin is None:
        return None
    view = unpacked(begin.record).for_viewer(viewer).view
    for entry in await store.entries(table_id, begin.number, number):
        view = patch.apply(view, unpacked(entry.record).for_viewer(viewer).patch)
    return view
