"""Features: what a seat has in hand for the turns to come, beyond the wigs that it would score now."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.lisboa.actions import UPPER
from tabuleiro.games.lisboa.counting import favors, own_stores, total_hull, treasury_cards
from tabuleiro.games.lisboa.kinds import COLUMNS, CUBE_WORDS
from tabuleiro.games.lisboa.ops import GOODS
from tabuleiro.games.lisboa.scoring import ranking
from tabuleiro.games.lisboa.state import NOTHING, Seat, Table, officials_out
from tabuleiro.games.lisboa.store import relevant_sites

CARDS_PER_TURN: Final = 1.15
"""Political cards that leave the decks per turn of anybody, period ends by rubble included."""
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


def points_now(s: Table) -> list[int]:
    """What each owner of pieces would score if the game ended here; in the solo game Lacerda comes last."""
    points = [0] * s.tables.owners
    for standing in ranking(s):
        points[standing.seat] = standing.points
    return points


def time_left(s: Table) -> float:
    """The part of the game still to come for what a seat has built, from 1 down to 0."""
    if not s.stack:
        return 0.0
    if s.last_round:
        return 0.5 / FULL_LENGTH
    cards = sum([len(deck) for deck in s.decks]) + sum([card != 0 for card in s.face_up])
    if s.period == 1:
        cards += sum([len(deck) for deck in s.brown])
    return min(1.0, (cards / CARDS_PER_TURN / s.tables.owners + 1) / FULL_LENGTH)


def features(s: Table, seat: Seat) -> list[float]:
    """In the order of WEIGHTS."""
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    tiles = s.clergy[seat]
    cubes = [min(5, count) for count in s.cubes[seat * len(CUBE_WORDS) : (seat + 1) * len(CUBE_WORDS)]]
    sets = s.sets[seat]
    upper = s.docks[seat * UPPER : seat * UPPER + UPPER]
    return [
        float(min(s.cash[seat], 25)),
        float(s.influence[seat]),
        float(sum(goods)),
        float(sum([s.tables.card_influence[card] for card in upper if card])),
        float(total_hull(s, seat)),
        float(treasury_cards(s, seat, 0)),
        float(len(tiles)),
        float(sum([s.tables.tile_wigs[tile] for tile in tiles])),
        float(officials_out(s, seat)),
        float(min(3, len(s.plans[seat]))),
        float(favors(s, seat)),
        float(sum(own_stores(s, seat))),
        unscored(s, seat),
        float(sum([count > sets for count in cubes])),
        float(sets),
        float(s.markers[seat]),
        float(len(s.decrees[seat])),
    ]


def unscored(s: Table, seat: Seat) -> float:
    """What the own stores would still bring if all the buildings that score them were opened."""
    wigs = 0
    for lot, store in enumerate(s.stores):
        if store != NOTHING and store // GOODS == seat:
            opened = len(relevant_sites(s, store % GOODS, lot // COLUMNS))
            wigs += s.column_values[lot % COLUMNS] * (MOST_RELEVANT - opened)
    return float(wigs)
