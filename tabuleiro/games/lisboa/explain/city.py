"""Explanations of the noble actions: stores, decrees and public buildings."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.explain import Explanation, Income
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.actions import good_and_lot, line_and_cube, number_of
from tabuleiro.games.lisboa.decrees.counting import worth_of_decrees
from tabuleiro.games.lisboa.effects import (
    AFTER_BUILDING,
    AFTER_DECREE,
    AFTER_PRODUCTION,
    AFTER_STORE,
    EFFECT_BUILDING,
    EFFECT_INFLUENCE,
    EFFECT_PRODUCE,
    EFFECT_SHIP,
    EFFECT_WIGS,
    ON_LAND,
    PER_DECREE,
    PER_PAYMENT,
    BenefitKind,
    reward_text,
)
from tabuleiro.games.lisboa.explain.prices import hire_parts, influence_gains, lot_parts
from tabuleiro.games.lisboa.figures import Outlook
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    GROUP_WORDS,
    PLAN_WORDS,
    SITE_WORDS,
    Architect,
    Lot,
    Seat,
    architect_of,
    column_of,
    house_at,
    officials_of,
    row_of,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.position.zones import heap_words
from tabuleiro.games.lisboa.rules.building import ChoosePlan, building_wigs, fits, hired_for
from tabuleiro.games.lisboa.rules.prices import cheapest_sum, lot_sum, price_after_clearing, right_value
from tabuleiro.games.lisboa.rules.rewards import LosePiece
from tabuleiro.games.lisboa.rules.store import ClearRubble, costs_of_cubes, relevant_sites, store_wigs
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, NOTHING, LisboaState, benefit
from tabuleiro.games.lisboa.variants.starting_decree import TakeStartingDecree

# N1 Store.


def build(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The price before a cube is taken, the reward, and the wigs of the store and a building's."""
    good, lot = good_and_lot(action)
    buildings: list[Json] = [SITE_WORDS[site] for site in relevant_sites(s, good, row_of(lot))]
    facts: JsonObject = {
        "reward": reward_text(s.lot_outlook[lot].reward),
        "dearest_cube": lot_sum(s, frame.seat, lot) - cheapest_sum(s, frame.seat, lot),
        "buildings": buildings,
    }
    outlook = s.lot_outlook[lot]
    wigs = store_wigs(s, good, lot)
    most = wigs + s.column_values[column_of(lot)] * bool(_sites_of(s, outlook))
    gains = [
        Income(frame.seat, "wigs", most, least=wigs),
        *wigs_of_reward(s, frame.seat, outlook),
        *_gains_after_store(s, frame.seat, outlook),
    ]
    least, most = _price_range(s, frame.seat, lot)
    parts = lot_parts(s, frame.seat, lot)
    return Explanation(action.code, "L-N1.3", parts, "reis", gains, facts).between(least, most)


def wigs_of_reward(s: LisboaState, seat: Seat, outlook: Outlook) -> list[Income]:
    """Those that need no choice, also for influence up to the highest space (L-I2)."""
    after = s.clone()
    gains = 0
    for effect in outlook.reward:
        before = after.influence[seat], after.wigs[seat]
        if effect.kind == EFFECT_INFLUENCE:
            holdings.gain_influence(after, seat, effect.amount)
        elif effect.kind == EFFECT_PRODUCE:
            holdings.gain_influence_after(after, seat, AFTER_PRODUCTION)
        gains += before != (after.influence[seat], after.wigs[seat])
    sure = sum([effect.amount for effect in outlook.reward if effect.kind == EFFECT_WIGS])
    wigs = sure + after.wigs[seat] - s.wigs[seat]
    if gains and (outlook.open_ended or outlook.recruits):
        return [Income(seat, "wigs", sure + gains, "reward", least=sure)]
    return [Income(seat, "wigs", wigs, "reward")] if wigs else []


def _gains_after_store(s: LisboaState, seat: Seat, outlook: Outlook) -> list[Income]:
    """Influence that clergy brings for the store, with that of the rewards before it (L-Y39)."""
    rewards = [outlook, *_sites_of(s, outlook)]
    meetings = outlook.cardinals + max([each.cardinals for each in rewards[1:]], default=0)
    extra = benefit(s, seat, AFTER_STORE) + meetings * _dearest_tile(s, AFTER_STORE)
    if not extra:
        return []
    before = outlook.influence + max([each.influence for each in rewards[1:]], default=0)
    before += benefit(s, seat, AFTER_PRODUCTION) * any(_produces(each) for each in rewards)
    return [Income(seat, "influence", extra + before, least=0), Income(seat, "wigs", 1, least=0)]


def _dearest_tile(s: LisboaState, kind: BenefitKind) -> int:
    """What a tile of the church, which a reward may bring before, would add to a benefit."""
    tiles = [s.figures.tiles[tile] for tile in s.church if tile != NOTHING]
    return max([tile.amount for tile in tiles if tile.kind == kind], default=0)


def _produces(outlook: Outlook) -> bool:
    return any(effect.kind == EFFECT_PRODUCE for effect in outlook.reward)


def _sites_of(s: LisboaState, outlook: Outlook) -> list[Outlook]:
    """The rewards of the sites on which the lot's reward may open a building."""
    opens = any(effect.kind == EFFECT_BUILDING for effect in outlook.reward)
    return [s.site_outlook[site] for site in s.figures.open_sites] if opens else []


def _price_range(s: LisboaState, seat: Seat, lot: Lot) -> tuple[int, int]:
    """The price once a cube is taken, and with what the reward may do to treasury and benefits before."""
    now = lot_sum(s, seat, lot)
    cubes = costs_of_cubes(s, lot) or [0]
    outlook = s.lot_outlook[lot]
    sites = _sites_of(s, outlook)
    ships = _ships_of(outlook) + max([_ships_of(site) for site in sites], default=0)
    meetings = outlook.cardinals + max([site.cardinals for site in sites], default=0)
    tiles = [s.figures.tiles[tile].amount for tile in s.church if tile != NOTHING and _lowers_price(s, tile)]
    cheaper = meetings * max(tiles, default=0)
    dearer = right_value(s, meetings + ships) - right_value(s)
    if ships:
        dearer += benefit(s, seat, ON_LAND) + benefit(s, seat, PER_PAYMENT)  # their cards may have to go
    return max(0, now - max(cubes) - cheaper), max(0, now - min(cubes) + dearer)


def _ships_of(outlook: Outlook) -> int:
    return sum([effect.kind == EFFECT_SHIP for effect in outlook.reward])


def _lowers_price(s: LisboaState, tile: int) -> bool:
    return s.figures.tiles[tile].kind in (ON_LAND, PER_PAYMENT)


def clear(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The price once this cube is gone."""
    assert isinstance(frame, ClearRubble)
    _, colour = line_and_cube(action)
    less = s.figures.pack.rubble.cost[colour]
    facts: JsonObject = {"price": price_after_clearing(s, frame.seat, frame.lot, less), "less": less}
    return Explanation(action.code, "L-N1.2", facts=facts)


def house(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The how manieth house of its group this is."""
    number = s.houses[house_at(frame.seat, action.arg)] + 1
    return Explanation(action.code, "L-N1.4", facts={"group": GROUP_WORDS[action.arg], "number": number})


# N2 Decree.


def decree(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """What the decree would bring to each if the game ended now, also by what others count (L-Y37)."""
    seat, number = frame.seat, number_of(action)
    after = s.clone()
    board.take_decree(after, seat, number)
    if not isinstance(frame, TakeStartingDecree):
        holdings.gain_influence_after(after, seat, AFTER_DECREE)  # decrees may count influence
    gains = [
        Income(owner, "wigs", worth, str(number), at_end=True)
        for owner in range(s.figures.owners)
        if (worth := worth_of_decrees(after, owner) - worth_of_decrees(s, owner)) or owner == seat
    ]
    if isinstance(frame, TakeStartingDecree):
        return Explanation(action.code, "L-X3", gains=gains)
    extra = benefit(s, seat, PER_DECREE)
    if extra:
        gains.append(Income(seat, "wigs", extra))
    gains += influence_gains(s, seat, benefit(s, seat, AFTER_DECREE))
    return Explanation(action.code, "L-N2.1", gains=gains)


# N3 Public building.


def top_plan(s: LisboaState, architect: Architect) -> str:
    return PLAN_WORDS[s.plan_piles[architect][-1]]


def open_site(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The reward and the cubes, and what each architect's building would bring to each seat there."""
    site = action.arg
    scores: JsonObject = {
        word: building_wigs(s, site, s.available[architect], architect)
        for architect, word in enumerate(ARCHITECT_WORDS)
        if fits(s, architect, site)
    }
    facts: JsonObject = {
        "reward": reward_text(s.site_outlook[site].reward),
        "cubes": heap_words(s.rubble[FIRST_SITE_HEAP + site]),
        "wigs": scores,
    }
    gains = wigs_of_reward(s, frame.seat, s.site_outlook[site])
    return Explanation(action.code, "L-N3.2", gains=gains, facts=facts)


def use_plan(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """What hiring costs, and what the building brings to whom."""
    assert isinstance(frame, ChoosePlan)
    architect, officials = architect_of(action.arg), officials_of(action.arg)
    hired = hired_for(s, frame.seat, officials)
    wigs = building_wigs(s, frame.site, s.available[architect], architect)
    gains = [Income(owner, "wigs", amount) for owner, amount in enumerate(wigs) if amount]
    extra = benefit(s, frame.seat, AFTER_BUILDING)
    if extra:  # how much has room, depends on what is paid with influence
        gains += [
            Income(frame.seat, "influence", extra, least=0),
            Income(frame.seat, "wigs", 1, least=0),
        ]
    return Explanation(
        action.code, "L-N3.2", hire_parts(s, frame.seat, hired), "reis", gains, {"hired": hired}
    )


def recall(_: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    return Explanation(action.code, "L-Y15" if isinstance(frame, LosePiece) else "L-N3.5")
