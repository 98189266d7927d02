"""Openings: what the noble actions would bring a seat if it took them now."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.lisboa.decrees.counting import decree_wigs
from tabuleiro.games.lisboa.kinds import ARCHITECT_WORDS, Architect, Seat, Site, architect_of, officials_of
from tabuleiro.games.lisboa.rules.building import building_wigs, fits, hired_for
from tabuleiro.games.lisboa.rules.prices import hire_price, purse
from tabuleiro.games.lisboa.rules.store import has_house, money_for_rubble, store_wigs
from tabuleiro.games.lisboa.state import NOTHING, LisboaState

GIVEN_AWAY: Final = 3
"""So many wigs of the others are as bad as one lost."""


def best_store(s: LisboaState, seat: Seat) -> int:
    """The most wigs of a store that the seat could pay, without what its lot gives."""
    if not has_house(s, seat):
        return 0
    most = 0
    money = money_for_rubble(s, seat, s.cash[seat], s.influence[seat])
    for lot, spaces in s.figures.lot_places:
        if s.stores[lot] == NOTHING and s.least_rubble[lot] <= money:
            for good, space in spaces:
                if s.display[space]:
                    most = max(most, store_wigs(s, good, lot))
    return most


def best_decree(s: LisboaState, seat: Seat) -> int:
    """The most wigs of an open decree, as things are now."""
    return max([decree_wigs(s, seat, decree) for decree in s.open_decrees], default=0)


def best_site(s: LisboaState, seat: Seat) -> int:
    """1 if the seat could pay for a public building, and the most wigs that one would bring it."""
    most = 0
    for architect in range(len(ARCHITECT_WORDS)):
        if s.available[architect] != NOTHING and _payable(s, seat, architect):
            for site in s.figures.open_sites:
                if s.sites[site] == NOTHING and fits(s, architect, site):
                    most = max(most, 1 + _opening_wigs(s, seat, architect, site))
    return most


def _payable(s: LisboaState, seat: Seat, architect: Architect) -> bool:
    plans = [plan for plan in s.plans[seat] if architect_of(plan) == architect]
    officials = [officials_of(plan) for plan in plans]
    return bool(officials) and hire_price(s, seat, hired_for(s, seat, min(officials))) <= purse(s, seat)


def _opening_wigs(s: LisboaState, seat: Seat, architect: Architect, site: Site) -> int:
    """What the available building would bring the seat there, less a part of what it brings others."""
    wigs = building_wigs(s, site, s.available[architect], architect)
    return max(0, wigs[seat] - (sum(wigs) - wigs[seat]) // GIVEN_AWAY)
