"""Engine: what a seat has in hand for the turns to come, by rules of thumb."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.weighing import weigh
from tabuleiro.games.lisboa.decrees.counting import favors, own_stores, total_hull, treasury_cards
from tabuleiro.games.lisboa.kinds import Seat, column_of, good_of, owner_of, row_of
from tabuleiro.games.lisboa.places import cubes_by_colour, goods_of, upper_of
from tabuleiro.games.lisboa.rules.scoring import ranking
from tabuleiro.games.lisboa.rules.store import relevant_sites
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, officials_out

CARDS_PER_TURN: Final = 1.15
"""Political cards that leave the decks per turn of anybody, period ends by rubble included."""
LAST_TURNS: Final = 1.5
"""What is still played, on the average, once the decks are empty."""
FULL_LENGTH: Final = 10.0
"""With so many own turns left, all that one has can still be used."""

MOST_RELEVANT: Final = 3
"""Public buildings that score one store (L-N1.5)."""

WEIGHTS: Final[dict[str, float]] = {
    "cash": 0.12,
    "influence": 0.45,
    "goods": 0.9,
    "portfolio_influence": 0.25,
    "hulls": 0.8,
    "treasury_cards": 1.2,
    "clergy": 1.0,
    "clergy_wigs": 0.7,
    "officials_out": 0.5,
    "plans": 1.2,
    "favors": 0.7,
    "stores": 2.0,
    "unscored": 0.4,
    "started_sets": 0.8,
    "sets": 2.0,
    "markers": 1.0,
    "decrees": 1.5,
}
"""A player's rule of thumb, in wigs per piece, when the whole game is still to come."""
RULES_OF_THUMB: Final = list(WEIGHTS.values())


def points_now(s: LisboaState) -> list[int]:
    """What each owner of pieces would score if the game ended here; in the solo game Lacerda comes last."""
    points = [0] * s.figures.owners
    for standing in ranking(s):
        points[standing.seat] = standing.points
    return points


def turns_left(s: LisboaState) -> float:
    """How many turns each seat still has, as far as the decks tell."""
    if s.last_round:
        return s.last_round - s.round + 0.5
    cards = sum([len(deck) for deck in s.decks]) + sum([card != 0 for card in s.face_up])
    if s.period == 1:
        cards += sum([len(deck) for deck in s.brown])
    return cards / CARDS_PER_TURN / s.figures.owners + LAST_TURNS


def time_left(s: LisboaState) -> float:
    """The part of the game still to come for what a seat has built, from 1 down to 0."""
    return min(1.0, turns_left(s) / FULL_LENGTH) if s.stack else 0.0


def strength(s: LisboaState, seat: Seat) -> float:
    """The wigs that the seat would score now, and what its pieces promise for the time left."""
    return points_now(s)[seat] + promise(s, seat)


def promise(s: LisboaState, seat: Seat) -> float:
    """What the pieces of the seat are worth for the time left, in wigs."""
    return promised(s, seat, RULES_OF_THUMB)


def promised(s: LisboaState, seat: Seat, thumbs: list[float]) -> float:
    """The same by other rules of thumb, in the order of WEIGHTS."""
    return time_left(s) * weigh(pieces(s, seat), thumbs)


def pieces(s: LisboaState, seat: Seat) -> list[float]:
    """In the order of WEIGHTS."""
    goods = goods_of(s, seat)
    tiles = s.clergy[seat]
    cubes = [min(5, count) for count in cubes_by_colour(s, seat)]
    sets = s.sets[seat]
    upper = upper_of(s, seat)
    return [
        float(min(s.cash[seat], 25)),
        float(s.influence[seat]),
        float(sum(goods)),
        float(sum([s.figures.card_influence[card] for card in upper if card])),
        float(total_hull(s, seat)),
        float(treasury_cards(s, seat, 0)),
        float(len(tiles)),
        float(sum([s.figures.tile_wigs[tile] for tile in tiles])),
        float(officials_out(s, seat)),
        float(min(3, len(s.plans[seat]))),
        float(favors(s, seat)),
        float(sum(own_stores(s, seat))),
        float(unscored(s, seat)),
        float(sum([count > sets for count in cubes])),
        float(sets),
        float(s.markers[seat]),
        float(len(s.decrees[seat])),
    ]


def unscored(s: LisboaState, seat: Seat) -> int:
    """What the own stores would still bring if all the buildings that score them were opened."""
    wigs = 0
    for lot, store in enumerate(s.stores):
        if store != NOTHING and owner_of(store) == seat:
            opened = len(relevant_sites(s, good_of(store), row_of(lot)))
            wigs += s.column_values[column_of(lot)] * (MOST_RELEVANT - opened)
    return wigs
