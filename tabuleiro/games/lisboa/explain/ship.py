"""Explanations of building a ship (L-O3)."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.explain import Explanation, Income, Part
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.decrees.counting import total_hull
from tabuleiro.games.lisboa.effects import AFTER_SHIP
from tabuleiro.games.lisboa.explain.prices import ship_parts
from tabuleiro.games.lisboa.kinds import SHIP_CARD, PortfolioPlace, Seat, place_at
from tabuleiro.games.lisboa.ops import board, cards, holdings
from tabuleiro.games.lisboa.places import upper_of
from tabuleiro.games.lisboa.rules.prices import ship_price
from tabuleiro.games.lisboa.rules.shipyard import (
    MAY,
    BuildShip,
    can_add_ship,
    can_replace,
    has_room,
    kinds_in_warehouse,
    removable,
)
from tabuleiro.games.lisboa.state import LisboaState


def ship_order(s: LisboaState, seat: Seat, code: str, more: list[Part], facts: JsonObject) -> Explanation:
    """The price of the dearest way to build the top ship; replacing an own one is cheaper."""
    hulls = _replaceable_hulls(s, seat)
    parts = ship_parts(s, seat, min(hulls))
    beyond = min(0, sum([part.amount for part in parts]))
    parts[-1] = Part(parts[-1].label, parts[-1].amount - beyond, parts[-1].of)
    least = sum([part.amount for part in more]) + ship_price(s, seat, max(hulls))
    most = sum([part.amount for part in more]) + ship_price(s, seat, min(hulls))
    return Explanation(code, "L-O3", [*more, *parts], "goods", facts=facts).between(least, most)


def _replaceable_hulls(s: LisboaState, seat: Seat) -> list[int]:
    """The hulls that the new ship can take the place of; 0 for a place of its own."""
    kinds = kinds_in_warehouse(s, seat)
    docks = upper_of(s, seat)
    hulls = [s.figures.hull[card] for place, card in enumerate(docks) if can_replace(s, seat, place, kinds)]
    return [0, *hulls] if can_add_ship(s, seat, kinds) else hulls


def ship(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The price in goods, and the influence once the ship lies there; of a reward nothing was said before."""
    seat = frame.seat
    place = action.arg if action.verb == "replace" else None
    old = 0 if place is None else s.docks[place_at(seat, place)]
    afloat = [_launched(s, seat, place, removed) for removed in _to_remove(s, seat, place)]
    gains = [
        _gain(seat, "influence", [after.influence[seat] - s.influence[seat] for after in afloat]),
        _gain(seat, "wigs", [after.wigs[seat] - s.wigs[seat] for after in afloat]),
        Income(seat, "wigs", total_hull(afloat[0], seat) - total_hull(s, seat), "hull", at_end=True),
    ]
    clause = "L-O3" if place is None else "L-O3.1"
    parts = ship_parts(s, seat, s.figures.hull[old])
    won = [gain for gain in gains if gain.amount or gain.at_end]
    said = Explanation(action.code, clause, parts, "goods", won)
    return said if isinstance(frame, BuildShip) and frame.duty == MAY else said.said_again()


def _to_remove(s: LisboaState, seat: Seat, place: PortfolioPlace | None) -> list[PortfolioPlace | None]:
    """The cards of which one has to make room."""
    if place is not None or has_room(s, seat, SHIP_CARD):
        return [None]
    return list(removable(s, seat, SHIP_CARD))


def _launched(
    s: LisboaState, seat: Seat, place: PortfolioPlace | None, removed: PortfolioPlace | None
) -> LisboaState:
    after = s.clone()
    if removed is not None:
        cards.remove_from_portfolio(after, seat, removed)
    free = after.docks.index(0, place_at(seat, 0)) if place is None else place_at(seat, place)
    board.launch_ship(after, seat, free)
    holdings.gain_influence_of_portfolio(after, seat)
    holdings.gain_influence_after(after, seat, AFTER_SHIP)
    return after


def _gain(seat: Seat, label: str, amounts: list[int]) -> Income:
    return Income(seat, label, max(amounts), least=min(amounts))
