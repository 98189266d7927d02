"""Pieces that are nowhere: every piece is in exactly one place, so a position that names all places has all.

Some leave without a trace: cubes without room, ships that are replaced, the red and purple cards that nobody
had when period 2 began. What play cannot explain, only a position written by hand leaves out; it then stands
in `cubes_gone` and `ships_gone`.
"""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import JsonObject, Reader, words_of
from tabuleiro.games.lisboa.box import Box
from tabuleiro.games.lisboa.kinds import (
    BLUE_DECK,
    BROWN_DECK,
    CUBE_WORDS,
    CUBES,
    DECK_WORDS,
    FIRST_SHIP,
    RED_DECK,
    SHIP_WORDS,
    UPPER,
)
from tabuleiro.games.lisboa.ops.board import yard_of
from tabuleiro.games.lisboa.setup import heap_sizes
from tabuleiro.games.lisboa.state import NOTHING, Table, cards_in_portfolio, is_ship

TURNED_UP: Final = 2
"""For the Aide and the courtier; treasury cards that came for him are more (L-1.2)."""


def check_cards(s: Table, discarded: Reader | None, box: Box) -> None:
    """Blue cards that were not dealt leave the game unseen, those of the display at the change of period."""
    if discarded is None:
        return
    pack = s.figures.pack
    left = [sum([box.cards.left[card] for card in deck]) for deck in pack.decks]
    display = RED_DECK if s.period == 1 else BROWN_DECK
    for deck, number in ((BLUE_DECK, left[BLUE_DECK] - undealt(s)), (display, left[display])):
        if number > 0:
            raise discarded.refuse(f"{number} of the {DECK_WORDS[deck]} cards are nowhere")


def undealt(s: Table) -> int:
    """How many blue cards at most left the game unseen at the beginning (L-S11)."""
    dealt = s.figures.pack.court.hand * s.config.players + (TURNED_UP if s.figures.solo else 0)
    return len(s.figures.pack.decks[BLUE_DECK]) - dealt


# Cubes.


def cubes_out(s: Table) -> int:
    """How many cubes nobody gets: those of row E (L-2.1), and those under the first building of L-1.2."""
    rubble = s.figures.pack.rubble
    first_building = s.figures.solo and any(site != NOTHING for site in s.sites)
    return CUBES * rubble.cubes - sum(heap_sizes(s.figures)) + (rubble.site if first_building else 0)


def cubes_gone(s: Table) -> list[int]:
    """Cubes that are nowhere and have neither stayed in the bag nor found a full row on a board (L-F8)."""
    boards = range(s.config.players)
    most = s.figures.pack.player.rubble_places
    gone: list[int] = []
    for colour in range(CUBES):
        if all(s.cubes[seat * CUBES + colour] < most for seat in boards):
            gone += [colour] * _missing(s, colour)
    return gone[cubes_out(s) :]


def _missing(s: Table, colour: int) -> int:
    here = sum([heap[colour] for heap in s.rubble]) + sum(s.cubes[colour::CUBES])
    return s.figures.pack.rubble.cubes - here


def check_cubes(s: Table, reader: Reader, box: Box, *, heaps_named: bool) -> None:
    """No more than were laid out; and if every place is named, none is nowhere without a reason."""
    too_many = cubes_out(s) - sum(box.cubes.left)
    if too_many > 0:
        raise Reader(None, "rubble").refuse(f"{too_many} more cubes than are laid out with so few players")
    said = reader.get("cubes_gone")
    number = len(cubes_gone(s)) - (len(said.items()) if said else 0)
    if number > 0 and heaps_named and _all_named(reader, "rubble", "rubble"):
        raise reader["rubble"].refuse(f"{number} of the cubes are nowhere, expected them in cubes_gone")


def _all_named(reader: Reader, of_player: str, of_lacerda: str) -> bool:
    """Whether everybody's part of such pieces is in the position."""
    lacerda = reader.get("lacerda")
    return all(player.get(of_player) is not None for player in reader["players"].items()) and (
        lacerda is None or lacerda.get(of_lacerda) is not None
    )


# Ships.


def ships_gone(s: Table) -> list[int]:
    """Ships of the period that nobody has, while nobody has what made them go (L-F2, L-O3.1)."""
    if any(_may_have_lost_a_ship(s, seat) for seat in range(s.config.players)):
        return []
    left = list(yard_of(s.figures, s.period))
    for colour in (*s.yard, *[card - FIRST_SHIP for card in s.docks if is_ship(card)]):
        if colour in left:
            left.remove(colour)
    return left


def _may_have_lost_a_ship(s: Table, seat: int) -> bool:
    """A ship in its place, or at least two cards, without which no room had to be made."""
    docks = s.docks[seat * UPPER : (seat + 1) * UPPER]
    return any(is_ship(card) for card in docks) or cards_in_portfolio(s, seat) + (s.in_play > 0) >= 2


def check_ships(s: Table, reader: Reader) -> None:
    said = reader.get("ships_gone")
    number = len(ships_gone(s)) - (len(said.items()) if said else 0)
    if number > 0 and reader.get("yard") is not None and _all_named(reader, "upper", "ships"):
        raise reader["yard"].refuse(f"{number} of the ships are nowhere, expected them in ships_gone")


def unexplained(s: Table) -> JsonObject:
    """What a position has to say of pieces that are nowhere: nothing, where the rules account for them."""
    cubes, ships = cubes_gone(s), ships_gone(s)
    found: JsonObject = {}
    if cubes:
        found["cubes_gone"] = words_of(CUBE_WORDS, cubes)
    if ships:
        found["ships_gone"] = words_of(SHIP_WORDS, ships)
    return found
