"""The box while a position is read: all pieces of the game, each of which can be taken out once."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import Reader
from tabuleiro.games.lisboa.figures import Figures
from tabuleiro.games.lisboa.kinds import CARDS, CUBE_WORDS, DECREES, KIND_WORDS, PLAN_WORDS, CardKind
from tabuleiro.games.lisboa.position.pieces import Pieces
from tabuleiro.games.lisboa.setup import all_buildings, all_cubes, all_tiles, cards_of, plan_number
from tabuleiro.games.lisboa.state import Table


@final
class Box:
    """Cards, decrees, clergy tiles, plans, public buildings and rubble cubes."""

    def __init__(self, figures: Figures) -> None:
        pack = figures.pack
        self.cards: Final = Pieces("card", _numbers(CARDS), range(1, CARDS + 1))
        self.decrees: Final = Pieces("decree", _numbers(DECREES), range(1, DECREES + 1))
        self.tiles: Final = Pieces("clergy tile", figures.tile_words, all_tiles(figures))
        self.plans: Final = Pieces("plan", PLAN_WORDS, [plan_number(plan) for plan in pack.plans])
        self.buildings: Final = Pieces("building", figures.building_words, all_buildings(figures))
        self.cubes: Final = Pieces("cube", CUBE_WORDS, all_cubes(figures))

    def card_of(self, s: Table, reader: Reader, kind: CardKind) -> int:
        """A card that must be of this kind."""
        card = self.cards.take_number(reader)
        if s.figures.card_kind[card] != kind:
            raise reader.refuse(f"card {card} is not of the kind {KIND_WORDS[kind]!r}")
        return card

    def rest_of_deck(self, s: Table, deck: int, kind: CardKind) -> list[int]:
        return self.cards.rest(s, cards_of(s.figures, deck, kind))

    def decree(self, s: Table, reader: Reader) -> int:
        """A decree that lies open or is owned, so none that leaves the game when it is turned up."""
        decree = self.decrees.take_number(reader)
        if s.figures.leaves[decree]:
            raise reader.refuse(f"decree {decree} leaves the game with so few players")
        return decree


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(count + 1)]
