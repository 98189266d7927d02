"""The box while a position is read: all pieces of the game, each of which can be taken out once."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import Reader
from tabuleiro.games.lisboa.actions import CARDS, DECREES, PLAN_WORDS
from tabuleiro.games.lisboa.kinds import CUBE_WORDS, KIND_WORDS
from tabuleiro.games.lisboa.position.pieces import Pieces
from tabuleiro.games.lisboa.setup import all_buildings, all_cubes, all_tiles, cards_of, plan_number
from tabuleiro.games.lisboa.state import Table
from tabuleiro.games.lisboa.tables import Tables


@final
class Box:
    """Cards, decrees, clergy tiles, plans, public buildings and rubble cubes."""

    def __init__(self, tables: Tables) -> None:
        pack = tables.pack
        self.cards: Final = Pieces("card", _numbers(CARDS), range(1, CARDS + 1))
        self.decrees: Final = Pieces("decree", _numbers(DECREES), range(1, DECREES + 1))
        self.tiles: Final = Pieces("clergy tile", tables.tile_words, all_tiles(tables))
        self.plans: Final = Pieces("plan", PLAN_WORDS, [plan_number(plan) for plan in pack.plans])
        self.buildings: Final = Pieces("building", tables.building_words, all_buildings(tables))
        self.cubes: Final = Pieces("cube", CUBE_WORDS, all_cubes(tables))

    def card_of(self, s: Table, reader: Reader, kind: int) -> int:
        """A card that must be of this kind."""
        card = self.cards.take_number(reader)
        if s.tables.card_kind[card] != kind:
            raise reader.refuse(f"card {card} is not of the kind {KIND_WORDS[kind]!r}")
        return card

    def rest_of_deck(self, s: Table, deck: int, kind: int) -> list[int]:
        return self.cards.rest(s, cards_of(s.tables, deck, kind))

    def decree(self, s: Table, reader: Reader) -> int:
        """A decree that lies open or is owned, so none that leaves the game when it is turned up."""
        decree = self.decrees.take_number(reader)
        if s.tables.leaves[decree]:
            raise reader.refuse(f"decree {decree} leaves the game with so few players")
        return decree


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(count + 1)]
