"""Pieces that are nowhere: every piece is in exactly one place, so a position that names all places has all.

Some leave the game: cubes without room, ships that are replaced, cards that were not dealt. A dumped position
names them in zones of their own, so that none can be taken out of it. One that does not name them, written by
hand or long ago, is refused where play cannot explain what it lacks.
"""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Json, JsonObject, Reader, words_of
from tabuleiro.games.lisboa.box import Box
from tabuleiro.games.lisboa.kinds import (
    BLUE_DECK,
    BROWN_DECK,
    CARDS,
    CUBE_WORDS,
    CUBES,
    DECK_WORDS,
    FIRST_SHIP,
    RED_DECK,
    SHIP_WORDS,
    Seat,
    cube_at,
)
from tabuleiro.games.lisboa.places import cards_in_portfolio, upper_of
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, is_ship

GONE_ZONES: Final = ("cubes_gone", "ships_gone", "cards_gone")
ALL_CARDS: Final = frozenset(range(1, CARDS + 1))
TURNED_UP: Final = 2
"""For the Aide and the courtier; treasury cards that came for him are more (L-1.2)."""


def check_cards(s: LisboaState, reader: Reader, box: Box) -> None:
    """Blue cards that were not dealt leave the game unseen, those of the display at the change of period."""
    discarded, gone = reader.get("discarded"), reader.get("cards_gone")
    if discarded is None:
        return
    if gone is not None and any(box.cards.left):
        raise gone.refuse(f"{sum(box.cards.left)} of the cards are nowhere")
    pack = s.figures.pack
    left = [sum([box.cards.left[card] for card in deck]) for deck in pack.decks]
    display = RED_DECK if s.period == 1 else BROWN_DECK
    for deck, number in ((BLUE_DECK, left[BLUE_DECK] - undealt(s)), (display, left[display])):
        if number > 0:
            raise discarded.refuse(f"{number} of the {DECK_WORDS[deck]} cards are nowhere")


def undealt(s: LisboaState) -> int:
    """How many blue cards at most left the game unseen at the beginning (L-S11)."""
    dealt = s.figures.pack.court.hand * s.config.players + (TURNED_UP if s.figures.solo else 0)
    return len(s.figures.pack.decks[BLUE_DECK]) - dealt


def cards_gone(s: LisboaState) -> list[Json]:
    """Those that were not dealt, or were left when a period began."""
    court = (s.discarded, s.purple, s.face_up, *s.decks, *s.brown, (s.in_play,))
    zones = (*court, s.docks, s.lower, *s.hands, *s.packets, *s.kept)
    return [*sorted(ALL_CARDS.difference(*zones))]


# Cubes.


def cubes_out(s: LisboaState) -> int:
    """How many cubes nobody gets: those of row E (L-2.1), and those under the first building of L-1.2."""
    rubble = s.figures.pack.rubble
    first_building = s.figures.solo and any(site != NOTHING for site in s.sites)
    return CUBES * rubble.cubes - sum(s.figures.heap_sizes) + (rubble.per_site if first_building else 0)


def cubes_gone(s: LisboaState) -> list[int]:
    """Cubes that are nowhere and have not stayed in the bag; which of them did makes no difference."""
    return _beyond_the_bag(_missing(s), cubes_out(s))


def unaccounted_cubes(s: LisboaState) -> list[int]:
    """Those that have not found a full row on a board either (L-F8)."""
    missing, out = _missing(s), cubes_out(s)
    if sum(missing) <= out:
        return []
    most = s.figures.pack.player.rubble_places
    for colour in range(CUBES):
        if any(s.cubes[cube_at(seat, colour)] >= most for seat in range(s.config.players)):
            missing[colour] = 0
    return _beyond_the_bag(missing, out)


def _beyond_the_bag(missing: list[int], out: int) -> list[int]:
    return [colour for colour, number in enumerate(missing) for _ in range(number)][out:]


def _missing(s: LisboaState) -> list[int]:
    """How many cubes of each colour are nowhere."""
    left = [s.figures.pack.rubble.cubes] * CUBES
    for earthquake, fire, tsunami in s.rubble:
        left[0] -= earthquake
        left[1] -= fire
        left[2] -= tsunami
    for place, held in enumerate(s.cubes):
        left[place % CUBES] -= held
    return left


def check_cubes(s: LisboaState, reader: Reader, box: Box, *, heaps_named: bool) -> None:
    """No more than were laid out; and if every place is named, none is nowhere without a reason."""
    too_many = cubes_out(s) - sum(box.cubes.left)
    if too_many > 0:
        raise Reader(None, "rubble").refuse(f"{too_many} more cubes than are laid out with so few players")
    number = _not_named(reader.get("cubes_gone"), cubes_gone(s), unaccounted_cubes(s))
    if number > 0 and heaps_named and _all_named(reader, "rubble", "rubble"):
        raise reader["rubble"].refuse(f"{number} of the cubes are nowhere, expected them in cubes_gone")


def _not_named(said: Reader | None, gone: list[int], unaccounted: list[int]) -> int:
    """How many are nowhere without a word; where nothing is said, those that play cannot explain."""
    return len(unaccounted) if said is None else len(gone) - len(said.items())


def _all_named(reader: Reader, of_player: str, of_lacerda: str) -> bool:
    """Whether everybody's part of such pieces is in the position."""
    lacerda = reader.get("lacerda")
    return all(player.get(of_player) is not None for player in reader["players"].items()) and (
        lacerda is None or lacerda.get(of_lacerda) is not None
    )


# Ships.


def unaccounted_ships(s: LisboaState) -> list[int]:
    """Those that are gone while nobody has what makes a ship go (L-F2, L-O3.1)."""
    gone = ships_gone(s)
    if gone and any(_may_have_lost_a_ship(s, seat) for seat in range(s.config.players)):
        return []
    return gone


def ships_gone(s: LisboaState) -> list[int]:
    """Ships of the period that lie neither in the yard nor in a portfolio."""
    left = list(s.figures.yards[s.period - 1])
    for colour in (*s.yard, *[card - FIRST_SHIP for card in s.docks if is_ship(card)]):
        if colour in left:
            left.remove(colour)
    return left


def _may_have_lost_a_ship(s: LisboaState, seat: Seat) -> bool:
    """A ship in its place, or at least two cards, without which no room had to be made."""
    docks = upper_of(s, seat)
    return any(is_ship(card) for card in docks) or cards_in_portfolio(s, seat) + (s.in_play > 0) >= 2


def check_ships(s: LisboaState, reader: Reader) -> None:
    number = _not_named(reader.get("ships_gone"), ships_gone(s), unaccounted_ships(s))
    if number > 0 and reader.get("yard") is not None and _all_named(reader, "upper", "ships"):
        raise reader["yard"].refuse(f"{number} of the ships are nowhere, expected them in ships_gone")


# What is told.


def gone(s: LisboaState) -> JsonObject:
    """All pieces that have left the game, also those that nobody saw leave."""
    return {
        "cubes_gone": words_of(CUBE_WORDS, cubes_gone(s)),
        "ships_gone": words_of(SHIP_WORDS, ships_gone(s)),
        "cards_gone": cards_gone(s),
    }


def unaccounted(s: LisboaState) -> JsonObject:
    """What a view has to say of pieces that are nowhere: nothing, where the rules account for them."""
    cubes, ships = unaccounted_cubes(s), unaccounted_ships(s)
    found: JsonObject = {}
    if cubes:
        found["cubes_gone"] = words_of(CUBE_WORDS, cubes)
    if ships:
        found["ships_gone"] = words_of(SHIP_WORDS, ships)
    return found
