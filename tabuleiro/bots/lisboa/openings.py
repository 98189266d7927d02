"""Openings: what the noble actions would bring a seat if it took them now."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.lisboa.decrees.counting import wigs_of_all
from tabuleiro.games.lisboa.kinds import ARCHITECT_WORDS, Architect, Seat, architect_of, officials_of
from tabuleiro.games.lisboa.places import total
from tabuleiro.games.lisboa.rules.building import building_wigs, fits, hired_for
from tabuleiro.games.lisboa.rules.prices import hire_price, purse
from tabuleiro.games.lisboa.rules.store import has_house, money_for_rubble, store_wigs
from tabuleiro.games.lisboa.state import NOTHING, LisboaState

GIVEN_AWAY: Final = 3
"""So many wigs of the others are as bad as one lost."""


def best_stores(s: LisboaState) -> list[int]:
    """By seat the most wigs of a store that it could pay, without what the lot gives."""
    offers = _store_offers(s)
    return [_best_store(s, seat, offers) for seat in range(s.config.players)]


def _store_offers(s: LisboaState) -> list[tuple[int, int]]:
    """For every free lot that some tile fits: the least that its rubble costs, and the most wigs there."""
    offers: list[tuple[int, int]] = []
    for lot, spaces in s.figures.lot_places:
        if s.stores[lot] == NOTHING:
            most = 0
            for good, space in spaces:
                if s.display[space]:
                    most = max(most, store_wigs(s, good, lot))
            if most:
                offers.append((s.least_rubble[lot], most))
    return offers


def _best_store(s: LisboaState, seat: Seat, offers: list[tuple[int, int]]) -> int:
    if not has_house(s, seat):
        return 0
    most = 0
    money = money_for_rubble(s, seat, s.cash[seat], s.influence[seat])
    for rubble, wigs in offers:
        if rubble <= money and wigs > most:
            most = wigs
    return most


def best_decrees(s: LisboaState) -> list[int]:
    """By seat the most wigs of an open decree, as things are now."""
    most = [0] * s.config.players
    for decree in s.open_decrees:
        for seat, wigs in enumerate(wigs_of_all(s, decree)):
            most[seat] = max(most[seat], wigs)
    return most


def best_sites(s: LisboaState) -> list[int]:
    """By seat 1 if it could pay for a public building, and the most wigs that one would bring it."""
    most = [0] * s.config.players
    for architect in range(len(ARCHITECT_WORDS)):
        if s.available[architect] != NOTHING:
            seats = [seat for seat in range(s.config.players) if _payable(s, seat, architect)]
            if seats:
                _open_for(s, seats, architect, most)
    return most


def _payable(s: LisboaState, seat: Seat, architect: Architect) -> bool:
    plans = [plan for plan in s.plans[seat] if architect_of(plan) == architect]
    officials = [officials_of(plan) for plan in plans]
    return bool(officials) and hire_price(s, seat, hired_for(s, seat, min(officials))) <= purse(s, seat)


def _open_for(s: LisboaState, seats: list[Seat], architect: Architect, most: list[int]) -> None:
    """Note what the available building would bring these seats, less a part of what it brings others."""
    for site in s.figures.open_sites:
        if s.sites[site] == NOTHING and fits(s, architect, site):
            wigs = building_wigs(s, site, s.available[architect], architect)
            all_wigs = total(wigs)
            for seat in seats:
                own = wigs[seat]
                most[seat] = max(most[seat], 1 + max(0, own - (all_wigs - own) // GIVEN_AWAY))
