"""Features: a position in numbers, from which fitted weights reckon each seat's chance to win."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lisboa.engine import unscored
from tabuleiro.bots.lisboa.openings import best_decrees, best_sites, best_stores
from tabuleiro.games.lisboa.decrees.counting import own_stores, total_hull, worth_of_decrees
from tabuleiro.games.lisboa.effects import AFTER_PLAN, BENEFIT_WORDS, PER_RECRUITING
from tabuleiro.games.lisboa.kinds import (
    GOOD_WORDS,
    GOODS,
    MARQUIS,
    NOBLE_WORDS,
    Seat,
    architect_of,
    officials_of,
)
from tabuleiro.games.lisboa.places import (
    benefits_of,
    cubes_by_colour,
    goods_of,
    houses_of,
    office_at,
    total,
    upper_of,
)
from tabuleiro.games.lisboa.rules.prices import purse, visit_price
from tabuleiro.games.lisboa.rules.scoring import officials_majority, store_majority
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, is_ship, officials_out

NOBLES: Final = len(NOBLE_WORDS)
FAR: Final = 5
"""So many officials that a plan lacks are as good as no plan."""

NAMES: Final[tuple[str, ...]] = (
    *("to_move", "wigs", "hulls", "majorities", "decree_wigs", "plan_wigs"),
    *("money", "influence", *GOOD_WORDS),
    *("portfolio_influence", "free_docks", "at_sea", *[word.text for word in BENEFIT_WORDS[:AFTER_PLAN]]),
    *("clergy", "clergy_wigs", "plans", "missing_officials", "completed_plans"),
    *[f"officials_{noble}" for noble in NOBLE_WORDS],
    *[f"favor_{noble}" for noble in NOBLE_WORDS],
    *[f"stores_{good}" for good in GOOD_WORDS],
    *("unscored", "houses_left", "houses_middle", "houses_right"),
    *("started_sets", "sets", "markers", "decrees"),
    *[f"hand_{noble}" for noble in NOBLE_WORDS],
    *[f"visit_{noble}" for noble in NOBLE_WORDS],
    *("hand_influence", "best_store", "best_site", "best_decree", "decree_at_hand"),
)
"""What the numbers are, in their order."""


def features(s: LisboaState) -> list[list[float]]:
    """By seat, in the order of NAMES."""
    majorities = [store_majority(s, good) for good in range(GOODS)]
    plans = officials_majority(s)
    stores, sites, decrees = best_stores(s), best_sites(s), best_decrees(s)
    found: list[list[float]] = []
    for seat in range(s.config.players):
        numbers = [_to_move(s, seat), s.wigs[seat], total_hull(s, seat)]
        numbers.append(total([wigs[seat] for wigs in majorities]))
        numbers += [worth_of_decrees(s, seat), plans[seat]]
        numbers += _portfolio(s, seat) + _court(s, seat) + _downtown(s, seat)
        numbers += _hand(s, seat, stores[seat], sites[seat], decrees[seat])
        found.append([float(number) for number in numbers])
    return found


def _to_move(s: LisboaState, seat: Seat) -> int:
    """1 if the seat still has its turn in this round."""
    owners = s.figures.owners
    return int((seat - s.first_player) % owners >= (s.active - s.first_player) % owners)


def _portfolio(s: LisboaState, seat: Seat) -> list[int]:
    docks = s.figures.docks[seat]
    docked = [dock for dock in docks if is_ship(s.docks[dock]) and not s.at_sea[dock]]
    return [
        purse(s, seat),
        s.influence[seat],
        *goods_of(s, seat),
        total([s.figures.card_influence[card] for card in upper_of(s, seat) if card]),
        total([s.figures.hull[s.docks[dock]] - len(s.cargo[dock]) for dock in docked]),
        total([s.at_sea[dock] for dock in docks]),
        *_benefits(s, seat),
    ]


def _benefits(s: LisboaState, seat: Seat) -> list[int]:
    """Influence after other deeds, unknown where the weights were fitted, counts as after recruiting."""
    benefits = benefits_of(s, seat)
    benefits[PER_RECRUITING] += total(benefits[AFTER_PLAN:])
    return benefits[:AFTER_PLAN]


def _court(s: LisboaState, seat: Seat) -> list[int]:
    tiles = s.clergy[seat]
    return [
        len(tiles),
        total([s.figures.tile_wigs[tile] for tile in tiles]),
        min(4, len(s.plans[seat])),
        _missing_officials(s, seat),
        len(s.completed[seat]),
        *[s.offices[office_at(s, noble, seat)] for noble in range(NOBLES)],
        *[s.favors[seat] >> noble & 1 for noble in range(NOBLES)],
    ]


def _missing_officials(s: LisboaState, seat: Seat) -> int:
    """Of the unfinished plan that lacks the fewest."""
    fewest = FAR
    for plan in s.plans[seat]:
        if s.available[architect_of(plan)] != NOTHING:
            fewest = min(fewest, max(0, officials_of(plan) - officials_out(s, seat)))
    return fewest


def _downtown(s: LisboaState, seat: Seat) -> list[int]:
    sets = s.sets[seat]
    cubes = cubes_by_colour(s, seat)
    return [
        *own_stores(s, seat),
        unscored(s, seat),
        *houses_of(s, seat),
        len([count for count in cubes if count > sets]),
        sets,
        s.markers[seat],
        len(s.decrees[seat]),
    ]


def _hand(s: LisboaState, seat: Seat, by_store: int, by_site: int, by_decree: int) -> list[int]:
    """Which nobles the hand leads to, and the best that each of their actions would bring now."""
    hand = s.hands[seat]
    kinds = [s.figures.card_kind[card] for card in hand]
    cards = [kinds.count(noble) for noble in range(NOBLES)]
    influence = 0
    for card in hand:
        influence = max(influence, s.figures.card_influence[card])
    visits = [int(cards[n] > 0 and visit_price(s, seat, n) <= s.influence[seat]) for n in range(NOBLES)]
    return [
        *cards,
        *visits,
        influence,
        by_store,
        by_site,
        by_decree,
        by_decree * visits[MARQUIS],
    ]
