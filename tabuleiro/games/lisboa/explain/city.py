"""Explanations of the noble actions: stores, decrees and public buildings."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.explain import Explanation, Income
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.actions import good_and_lot, line_and_cube, number_of
from tabuleiro.games.lisboa.decrees.counting import decree_wigs
from tabuleiro.games.lisboa.effects import PER_DECREE, reward_text
from tabuleiro.games.lisboa.explain.prices import hire_parts, lot_parts
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    GROUP_WORDS,
    GROUPS,
    PLAN_WORDS,
    SITE_WORDS,
    Architect,
    architect_of,
    heaps_at,
    officials_of,
    row_of,
)
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.position.zones import heap_words
from tabuleiro.games.lisboa.rules.building import ChoosePlan, building_wigs, fits, hired_for
from tabuleiro.games.lisboa.rules.prices import price_after_clearing
from tabuleiro.games.lisboa.rules.rewards import LosePiece
from tabuleiro.games.lisboa.rules.store import ClearRubble, relevant_sites, store_wigs
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, Table, benefit
from tabuleiro.games.lisboa.variants.starting_decree import TakeStartingDecree

# N1 Store.


def build(s: Table, frame: Frame[Any], action: Action) -> Explanation:
    """The price before a cube is taken, the reward, and the wigs of the store."""
    good, lot = good_and_lot(action)
    at_row, at_column = heaps_at(lot)
    buildings: list[Json] = [SITE_WORDS[site] for site in relevant_sites(s, good, row_of(lot))]
    facts: JsonObject = {
        "reward": reward_text(s.lot_outlook[lot].reward),
        "dearest_cube": max(s.dearest[at_row], s.dearest[at_column]),
        "buildings": buildings,
    }
    gains = [Income(frame.seat, "wigs", store_wigs(s, good, lot))]
    return Explanation(action.code, "L-N1.3", lot_parts(s, frame.seat, lot), "reis", gains, facts)


def clear(s: Table, frame: Frame[Any], action: Action) -> Explanation:
    """The price once this cube is gone."""
    assert isinstance(frame, ClearRubble)
    _, colour = line_and_cube(action)
    less = s.figures.pack.rubble.cost[colour]
    facts: JsonObject = {"price": price_after_clearing(s, frame.seat, frame.lot, less), "less": less}
    return Explanation(action.code, "L-N1.2", facts=facts)


def house(s: Table, frame: Frame[Any], action: Action) -> Explanation:
    """The how manieth house of its group this is."""
    number = s.houses[frame.seat * GROUPS + action.arg] + 1
    return Explanation(action.code, "L-N1.4", facts={"group": GROUP_WORDS[action.arg], "number": number})


# N2 Decree.


def decree(s: Table, frame: Frame[Any], action: Action) -> Explanation:
    """What the decree would bring if the game ended now."""
    seat, number = frame.seat, number_of(action)
    after = s.clone()
    board.take_decree(after, seat, number)
    gains = [Income(seat, "wigs", decree_wigs(after, seat, number), str(number), at_end=True)]
    if isinstance(frame, TakeStartingDecree):
        return Explanation(action.code, "L-X3", gains=gains)
    extra = benefit(s, seat, PER_DECREE)
    if extra:
        gains.append(Income(seat, "wigs", extra))
    return Explanation(action.code, "L-N2.1", gains=gains)


# N3 Public building.


def top_plan(s: Table, architect: Architect) -> str:
    return PLAN_WORDS[s.plan_piles[architect][-1]]


def open_site(s: Table, _: Frame[Any], action: Action) -> Explanation:
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
    return Explanation(action.code, "L-N3.2", facts=facts)


def use_plan(s: Table, frame: Frame[Any], action: Action) -> Explanation:
    """What hiring costs, and what the building brings to whom."""
    assert isinstance(frame, ChoosePlan)
    architect, officials = architect_of(action.arg), officials_of(action.arg)
    hired = hired_for(s, frame.seat, officials)
    wigs = building_wigs(s, frame.site, s.available[architect], architect)
    gains = [Income(owner, "wigs", amount) for owner, amount in enumerate(wigs) if amount]
    return Explanation(
        action.code, "L-N3.2", hire_parts(s, frame.seat, hired), "reis", gains, {"hired": hired}
    )


def recall(_: Table, frame: Frame[Any], action: Action) -> Explanation:
    return Explanation(action.code, "L-Y15" if isinstance(frame, LosePiece) else "L-N3.5")
