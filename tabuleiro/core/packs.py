"""Component packs: the figures of a game in a file, for those who own the box."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.native import mypyc_attr


@final
@dataclass(frozen=True, slots=True)
class PackReason:
    """Why something can be no part of a pack: a word and facts for a client, and a sentence for everybody."""

    word: str
    facts: Mapping[str, str | int]
    sentence: str

    def __str__(self) -> str:
        return self.sentence


@final
@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a pack, and where; line 0 if the pack came without its text."""

    line: int
    field: str
    reason: PackReason

    def __str__(self) -> str:
        field = f"{self.field}: " if self.field else ""
        return f"line {self.line}: {field}{self.reason}" if self.line else f"{field}{self.reason}"


@final
@dataclass(frozen=True, slots=True)
class Entries:
    """How many entries of a pack, such as cards, tiles and places, come from where."""

    printed: int
    begun: int
    """Some of their figures are printed, others are not."""
    known: int
    """Not from the box, but told by a rulebook or another public text, or following from them."""
    reconstructed: int
    missing: int
    """Nothing of them is in the file yet; they are therefore known or reconstructed."""

    @property
    def all(self) -> int:
        return self.printed + self.begun + self.known + self.reconstructed


@final
@dataclass(frozen=True, slots=True)
class Origins:
    """How many single figures of a pack come from where."""

    printed: int
    known: int
    reconstructed: int


@final
@dataclass(frozen=True, slots=True)
class Checked:
    """What there is to say of a file: its faults in the order of the lines, its entries and their figures."""

    faults: list[Fault]
    entries: Entries
    figures: Origins


@mypyc_attr(allow_interpreted_subclasses=True)
class Packs:
    """What can be done with the packs of a game that has them."""

    @abstractmethod
    def check(self, path: str) -> Checked:
        """Every fault of the file, and how much of it is entered."""

    @abstractmethod
    def new(self, path: str) -> None:
        """Write a template to fill in from the box."""

    # A pack in the making: a source, which is what a file would say, as JSON.

    @abstractmethod
    def empty(self) -> JsonObject:
        """A source into which nothing has been entered."""

    @abstractmethod
    def form(self, reference: Json) -> JsonObject:
        """Every piece with its fields and values, faults at their fields, and where the figures come from.

        The reference is a source, also one with faults, or the name of a pack that comes with the game.
        """

    @abstractmethod
    def enter(
        self,
        source: Mapping[str, Json],
        piece: str,
        values: Mapping[str, Json] | None,
        printed: Sequence[str] | None,
    ) -> JsonObject:
        """The source with the values of a piece; without any they are taken back.

        The figures with these names are printed, all of them if there is no list; others stay what they were.
        """

    @abstractmethod
    def read(self, text: str) -> JsonObject:
        """The source that the text of a file holds."""

    @abstractmethod
    def written(self, source: Mapping[str, Json]) -> str:
        """The text of a file with this source."""

    @abstractmethod
    def differences(self, before: Mapping[str, Json], after: Mapping[str, Json]) -> list[str]:
        """The pieces that are not the same in two sources."""
