"""Component packs: the figures of a game in a file, for those who own the box."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import final

from tabuleiro.core.native import mypyc_attr


@final
@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a pack, and where; line 0 if the pack came without its text."""

    line: int
    field: str
    reason: str

    def __str__(self) -> str:
        field = f"{self.field}: " if self.field else ""
        return f"line {self.line}: {field}{self.reason}" if self.line else f"{field}{self.reason}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Packs:
    """What can be done with the packs of a game that has them."""

    @abstractmethod
    def check(self, path: str) -> list[Fault]:
        """Every fault of the file, in the order of its lines."""

    @abstractmethod
    def new(self, path: str) -> None:
        """Write a template to fill in from the box."""
