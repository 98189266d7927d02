"""The box: all pieces of the game, and how each is taken out once while a position is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tabuleiro.core.codec import Reader
from tabuleiro.core.rng import Rng, shuffle
from tabuleiro.games.lisboa.components import Plan
from tabuleiro.games.lisboa.figures import Figures
from tabuleiro.games.lisboa.kinds import (
    CARDS,
    CUBE_WORDS,
    DECREES,
    KIND_WORDS,
    PLAN_WORDS,
    CardKind,
    Deck,
    plan_of,
)
from tabuleiro.games.lisboa.state import LisboaState


def all_cubes(figures: Figures) -> list[int]:
    return [colour for colour in range(len(CUBE_WORDS)) for _ in range(figures.pack.rubble.cubes)]


def plan_number(plan: Plan) -> int:
    return plan_of(plan.architect, plan.officials)


def all_buildings(figures: Figures) -> list[int]:
    """All public buildings, each as the number of its sort."""
    return [figures.building_words.index(building.word) for building in figures.pack.buildings]


def cards_of(figures: Figures, deck: Deck, kind: CardKind) -> list[int]:
    return [card for card in figures.pack.decks[deck] if figures.card_kind[card] == kind]


def all_tiles(figures: Figures) -> list[int]:
    """All clergy tiles, each as the number of its sort."""
    return [figures.tile_words.index(tile.word) for tile in figures.pack.clergy]


@final
class Pieces:
    """Pieces of one sort, by number; `words` names the numbers, `what` the sort in refusals."""

    def __init__(self, what: str, words: Sequence[str], all_pieces: Sequence[int]) -> None:
        self.what: Final = what
        self.words: Final = words
        self.left: Final = [0] * len(words)
        for piece in all_pieces:
            self.left[piece] += 1
        self.total: Final = tuple(self.left)

    def take(self, reader: Reader) -> int:
        """The piece that the field names."""
        return self.out(reader, reader.word(self.words, self.what))

    def take_number(self, reader: Reader) -> int:
        """The piece whose number the field gives."""
        return self.out(reader, reader.integer(1, len(self.words) - 1))

    def out(self, reader: Reader, piece: int) -> int:
        if not self.left[piece]:
            total = self.total[piece]
            raise reader.refuse(
                f"there is no {self.what} {self.words[piece]!r} in this game"
                if total == 0
                else f"more than {total} of {self.what} {self.words[piece]!r}"
            )
        self.left[piece] -= 1
        return piece

    def take_all(self, reader: Reader) -> tuple[int, ...]:
        return tuple([self.take(item) for item in reader.items()])

    def take_numbers(self, reader: Reader) -> tuple[int, ...]:
        return tuple([self.take_number(item) for item in reader.items()])

    def rest(self, source: Rng, among: Sequence[int] | None = None) -> list[int]:
        """Take all that is left, or what is left of these pieces, in a random order."""
        pieces = self.rest_in_order(range(len(self.words)) if among is None else among)
        shuffle(source, pieces)
        return pieces

    def rest_in_order(self, among: Sequence[int]) -> list[int]:
        """Take what is left of these pieces."""
        pieces = [piece for piece in among for _ in range(self.left[piece])]
        for piece in pieces:
            self.left[piece] -= 1
        return pieces

    def draw(self, source: Rng, number: int, among: Sequence[int]) -> list[int]:
        """Take so many of these pieces at random, or all if there are not so many."""
        pieces = self.rest(source, among)
        for piece in pieces[number:]:
            self.left[piece] += 1
        return pieces[:number]


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

    def card_of(self, s: LisboaState, reader: Reader, kind: CardKind) -> int:
        """A card that must be of this kind."""
        card = self.cards.take_number(reader)
        if s.figures.card_kind[card] != kind:
            raise reader.refuse(f"card {card} is not of the kind {KIND_WORDS[kind]!r}")
        return card

    def rest_of_deck(self, s: LisboaState, deck: Deck, kind: CardKind) -> list[int]:
        return self.cards.rest(s, cards_of(s.figures, deck, kind))

    def decree(self, s: LisboaState, reader: Reader) -> int:
        """A decree that lies open or is owned, so none that leaves the game when it is turned up."""
        decree = self.decrees.take_number(reader)
        if s.figures.leaves[decree]:
            raise reader.refuse(f"decree {decree} leaves the game with so few players")
        return decree


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(count + 1)]
