"""The pieces in the box while a position is read: each is taken out once, and what is left fills the gaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tabuleiro.core.codec import Reader
from tabuleiro.core.rng import Rng, shuffle


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
