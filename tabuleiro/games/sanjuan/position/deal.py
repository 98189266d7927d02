"""Deal: keeps count of the cards of a position that is being read, so that each is in exactly one place."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import Reader
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import shuffle
from tabuleiro.games.sanjuan.bags import each_so_often
from tabuleiro.games.sanjuan.components import (
    BASE_KINDS,
    CATHEDRAL,
    COPIES,
    WORDS,
    Good,
    Kind,
    Laid,
    Seat,
    place_of,
)
from tabuleiro.games.sanjuan.state import SanJuanState


@final
class Deal:
    """The places that have been read, and the goods whose cards are still to be chosen."""

    def __init__(self, *, new_buildings: bool) -> None:
        self._new_buildings: Final = new_buildings
        self._placed: Final[list[tuple[Reader, list[Kind]]]] = []
        """The cards of each zone that has been read, or of a single place."""
        self._owed: Final[list[tuple[int, int, Reader]]] = []

    def card(self, reader: Reader, *, cathedral: bool = False) -> int:
        """One card in a place of its own; the cathedral lies on the table only."""
        kind = reader.word(WORDS, "card")
        if kind >= BASE_KINDS and not self._new_buildings:
            raise reader.refuse(f"{WORDS[kind]!r} is only in games with new_buildings")
        if kind == CATHEDRAL and not cathedral:
            raise reader.refuse("the cathedral is never anywhere but on the table")
        self._placed.append((reader, [kind]))
        return kind

    def cards(self, reader: Reader | None, *, cathedral: bool = False) -> list[Kind]:
        """The cards of a zone; none if it is missing."""
        if reader is None:
            return []
        cards = reader.words(WORDS, "card")
        if max(cards, default=0) >= (CATHEDRAL if self._new_buildings else BASE_KINDS):
            return [self.card(item, cathedral=cathedral) for item in reader.items()]
        self._placed.append((reader, cards))
        return cards

    def owe_good(self, seat: Seat, place: int, reader: Reader) -> None:
        """A good on a building of which the position does not say what card it is."""
        self._owed.append((seat, place, reader))

    def finish(self, s: SanJuanState, reader: Reader) -> None:
        """Read the piles; cards that are nowhere go to the first pile that is missing."""
        draw_pile, discard_pile = reader.get("draw_pile"), reader.get("discard_pile")
        s.draw_pile = self.cards(draw_pile)[::-1]
        discards = self.cards(discard_pile)
        rest = self._rest()
        self._place_cathedral(s, reader, rest)
        shuffle(s, rest)
        for seat, place, good in self._owed:
            if not rest:
                raise good.refuse("no card is left for this good")
            s.goods[seat][place] |= rest.pop()
        for goods in s.goods:
            goods.sort(key=_good)
        if draw_pile is None:
            s.draw_pile = rest
        elif discard_pile is None:
            discards += rest
        elif rest:
            missing = ", ".join([repr(WORDS[card]) for card in sorted(rest)[:5]])
            raise draw_pile.refuse(
                f"{len(rest)} cards are nowhere: {missing}{', …' if len(rest) > 5 else ''}"
            )
        s.discards = discards

    def _rest(self) -> list[int]:
        """The cards that are nowhere yet; refuses a card that is there too often."""
        left = list(COPIES if self._new_buildings else COPIES[:BASE_KINDS])
        for reader, cards in self._placed:
            for place, kind in enumerate(cards):
                left[kind] -= 1
                if left[kind] < 0:
                    item = reader.items()[place] if isinstance(reader.value, list) else reader
                    raise self._too_often(item, kind)
        return each_so_often(left)

    def _too_often(self, reader: Reader, kind: Kind) -> BadPosition:
        number = sum([cards.count(kind) for _, cards in self._placed])
        return reader.refuse(
            f"{number} copies of {WORDS[kind]!r} in the position, there are only {COPIES[kind]}"
        )

    def _place_cathedral(self, s: SanJuanState, reader: Reader, rest: list[int]) -> None:
        """The cathedral lies in the middle unless it is somewhere else."""
        s.cathedral = CATHEDRAL in rest
        if s.cathedral:
            rest.remove(CATHEDRAL)
        field = reader.get("cathedral")
        if field and field.flag() != s.cathedral:
            where = "lies in the middle" if s.cathedral else "does not lie in the middle"
            raise field.refuse(f"the cathedral {where}")


def _good(entry: Laid) -> Good:
    """The good of a card that lies on a building."""
    return place_of(entry)
