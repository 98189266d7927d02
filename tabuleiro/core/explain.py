"""Explanations: what an option costs and brings, and why something else is not possible, with the clause.

What an explanation says is what happens: the kit carries out every option and compares.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject


@final
@dataclass(frozen=True, slots=True)
class Part:
    """One term of a sum, such as "the quarry lowers the price by 1"; `of` names the piece it comes from."""

    label: str
    amount: int
    of: str | None = None

    def to_json(self) -> JsonObject:
        return {"part": self.label, "amount": self.amount, "of": self.of}


@final
class Income:
    """What an option brings to a seat, now or at the end of the game.

    Where later choices decide, it is between `least` and `amount`.
    """

    __slots__ = ("amount", "at_end", "label", "least", "of", "seat")

    def __init__(
        self,
        seat: int,
        label: str,
        amount: int,
        of: str | None = None,
        *,
        at_end: bool = False,
        least: int | None = None,
    ) -> None:
        self.seat: Final = seat
        self.label: Final = label
        self.amount: Final = amount
        self.of: Final = of
        self.at_end: Final = at_end
        self.least: Final = amount if least is None else least

    def to_json(self) -> JsonObject:
        return {
            "seat": self.seat,
            "gain": self.label,
            "amount": self.amount,
            "least": self.least,
            "of": self.of,
            "at_end": self.at_end,
        }


@final
class Explanation:
    """An option with the parts of its price, its gains and the clause that allows it.

    What it says is beyond what the options that follow from it say for themselves; one that says the same
    `again`, more exactly now that more is chosen, adds nothing.
    """

    __slots__ = ("again", "clause", "code", "facts", "gains", "least", "most", "price", "unit")

    def __init__(
        self,
        code: str,
        clause: str,
        price: list[Part] | None = None,
        unit: str = "",
        gains: list[Income] | None = None,
        facts: JsonObject | None = None,
    ) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.price: Final = price or []
        self.unit: Final = unit
        self.gains: Final = gains or []
        self.facts: Final = facts or {}
        self.least = self.total
        self.most = self.total
        self.again = False

    def between(self, least: int, most: int) -> Explanation:
        """Later choices can lower the price so far, or raise it."""
        self.least, self.most = least, most
        return self

    def said_again(self) -> Explanation:
        """An option before this one has named the price and the gains already."""
        self.again = True
        return self

    @property
    def total(self) -> int | None:
        """The price: the sum of its parts, never below 0; None where nothing is paid."""
        return max(0, sum([part.amount for part in self.price])) if self.price else None

    def to_json(self) -> JsonObject:
        price: list[Json] = [part.to_json() for part in self.price]
        gains: list[Json] = [gain.to_json() for gain in self.gains]
        return {
            "code": self.code,
            "clause": self.clause,
            "price": price,
            "total": self.total,
            "least": self.least,
            "most": self.most,
            "unit": self.unit,
            "gains": gains,
            "facts": self.facts,
        }


@final
class Impossible:
    """Something a player would expect to be able to do, with the reason why not and the clause."""

    __slots__ = ("clause", "code", "facts", "reason")

    def __init__(self, code: str, reason: str, clause: str, facts: JsonObject | None = None) -> None:
        self.code: Final = code
        self.reason: Final = reason
        self.clause: Final = clause
        self.facts: Final = facts or {}

    def to_json(self) -> JsonObject:
        return {"code": self.code, "reason": self.reason, "clause": self.clause, "facts": self.facts}
