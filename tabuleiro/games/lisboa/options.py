"""The settings of a table."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabuleiro.core.codec import Json, shown
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Option, SeatOption
from tabuleiro.games.lisboa.pack.files import RECONSTRUCTED, BadPack, load_pack, pack_from, reference_of


@final
class PackOption(Option):
    """A component pack: the name of a built-in one, or the figures of another as JSON."""

    kind: ClassVar[str] = "pack"

    def check(self, value: object, players: int) -> Json:
        """No file is read here: the value may come from the network."""
        try:
            if isinstance(value, str | dict):
                return reference_of(pack_from(value))
        except BadPack as error:
            raise BadConfig(f"option {self.name!r}: {error}") from None
        raise BadConfig(f"option {self.name!r}: expected the name of a pack or its figures")

    def parse(self, text: str) -> object:
        """A built-in name or the path of a file, whose figures are then part of the configuration."""
        try:
            return reference_of(load_pack(text))
        except BadPack as error:
            raise BadConfig(f"option {self.name!r}: {error}") from None


@final
class SeatsOption(Option):
    """Any number of seats."""

    kind: ClassVar[str] = "seats"

    def check(self, value: object, players: int) -> Json:
        if not isinstance(value, list) or not all(is_seat(seat, players) for seat in value):
            raise BadConfig(
                f"option {self.name!r}: expected a list of seats from 0 to {players - 1}, got {shown(value)}"
            )
        return sorted(set(value))

    def parse(self, text: str) -> object:
        """Seats with commas between them."""
        seats = [seat.strip() for seat in text.split(",") if seat.strip()]
        return [int(seat) if seat.isdecimal() else seat for seat in seats]


def is_seat(value: object, players: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


OPTIONS: Final = (
    PackOption(
        "pack",
        RECONSTRUCTED,
        "the component pack; the default one is a reconstruction, not the printed figures",
    ),
    SeatOption("first_player", None, "the seat that begins; random if it is not given"),
    Option("draft", default=False, about="the first hands are drafted; not with one player"),
    SeatsOption("starting_tasks", [], "the seats that begin with a task"),
    Option(
        "city_tokens",
        default=False,
        about="tokens at random replace the printed rewards of lots and sites",
    ),
    Option("starting_decree", default=False, about="everybody takes a decree before the first turn"),
)
