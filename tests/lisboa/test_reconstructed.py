"""The later reconstructed packs: the board that the tiles fill, and nothing changed that is known."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.components import Pack
from tabuleiro.games.lisboa.kinds import COLUMNS, LOT_WORDS, column_of
from tabuleiro.games.lisboa.pack.files import (
    FIRST_RECONSTRUCTED,
    RECONSTRUCTED,
    load_pack,
    pack_names,
)

FIRST = load_pack(FIRST_RECONSTRUCTED)
SECOND_RECONSTRUCTED = "reconstructed-2"
NARROW = COLUMNS - 1
LARGE_SPACES = 4
"""Large tiles that lie open, one of each colour; of the small ones there is one (L-S7)."""


@pytest.fixture(scope="module", params=[SECOND_RECONSTRUCTED, RECONSTRUCTED])
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def figure(source: Any, field: str) -> Any:
    """What stands under a field such as cards.nobles[3].reward."""
    for step in re.findall(r"[^.\[\]]+", field):
        source = source[int(step)] if step.isdecimal() else source[step]
    return source


def test_new_games_are_played_with_the_latest() -> None:
    assert "reconstructed-3" == RECONSTRUCTED == pack_names()[-1] == GAME.configure(2).options["pack"]


def test_the_packs_of_stored_games_stay_as_they_are() -> None:
    older = [name for name in pack_names() if name != RECONSTRUCTED]
    assert {"reconstructed": "d57d70bb81645019", "reconstructed-2": "69e43868035f8ddd"} == {
        name: load_pack(name).digest for name in older
    }


def test_L_S7_every_space_has_a_tile_until_the_last_lot_is_built(pack: Pack) -> None:
    narrow = [lot for lot in pack.lot_ids if column_of(lot) == NARROW]
    wide = [lot for lot in pack.lot_ids if lot not in narrow]
    assert len(wide) - 1 + LARGE_SPACES == pack.city_tiles.large
    assert len(narrow) - 1 + 1 == pack.city_tiles.small


def test_the_square_in_the_north_east_is_no_lot(pack: Pack) -> None:
    assert ["A4"] == [LOT_WORDS[cell] for cell in range(len(LOT_WORDS)) if cell not in pack.lot_ids]


def test_only_reconstructed_figures_differ_from_the_first(pack: Pack) -> None:
    known = {field: label for field, label in FIRST.provenance.items() if label != "reconstructed"}
    assert known == {field: label for field, label in pack.provenance.items() if label != "reconstructed"}
    assert {field: figure(FIRST.source, field) for field in known} == {
        field: figure(pack.source, field) for field in known
    }
