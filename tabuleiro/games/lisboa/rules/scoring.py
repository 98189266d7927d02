"""Final scoring (L-W), itemised."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.game import Item, Standing, placed
from tabuleiro.games.lisboa.decrees.counting import (
    decree_wigs,
    favors,
    officials_on_completed_plans,
    own_stores,
    total_hull,
)
from tabuleiro.games.lisboa.kinds import GOOD_WORDS, GOODS, Good, Seat, good_at
from tabuleiro.games.lisboa.places import between
from tabuleiro.games.lisboa.rules.prices import purse
from tabuleiro.games.lisboa.solo.scoring import lacerda_sheet, officials_on_plans, solo_ranking
from tabuleiro.games.lisboa.state import LACERDA, LisboaState

TWO_PLAYER_PLACES: Final = (0, 2)
"""With two players the first and the third column of the tables count (L-W3)."""
ABSENT: Final = -1
"""The count of a seat that takes no part in a majority."""


def ranking(s: LisboaState) -> list[Standing]:
    """The places; ties are broken by sets, stores, completed plans and cash (L-W8)."""
    majorities = [store_majority(s, good) for good in range(GOODS)]
    plans = officials_majority(s)
    scores: list[tuple[int, int, tuple[int, ...], list[Item]]] = []
    for seat in range(s.config.players):
        items = score_sheet(s, seat, [wigs[seat] for wigs in majorities], plans[seat])
        tie_break = s.sets[seat], sum(own_stores(s, seat)), len(s.completed[seat]), s.cash[seat]
        scores.append((seat, sum([item.points for item in items]), tie_break, items))
    if s.figures.solo:
        his = lacerda_sheet(s, [wigs[LACERDA] for wigs in majorities], plans[LACERDA])
        return solo_ranking(s, scores[0][3], his)
    return placed(scores)


def score_sheet(s: LisboaState, seat: Seat, stores: list[int], plans: int) -> list[Item]:
    """The lines in the order of L-W, after the wigs won during the game."""
    wigs = s.figures.pack.wigs
    money = purse(s, seat)
    return [
        Item("wigs", s.wigs[seat]),
        Item("hulls", total_hull(s, seat)),
        Item("rubble_sets", wigs.rubble_set * s.sets[seat], {"sets": s.sets[seat]}),
        *[
            Item(f"stores_{GOOD_WORDS[good]}", stores[good], {"stores": own_stores(s, seat)[good]})
            for good in range(GOODS)
        ],
        Item("money", money // wigs.reis, {"reis": s.cash[seat], "influence_as_reis": money - s.cash[seat]}),
        *[
            Item("decree", decree_wigs(s, seat, decree), {"decree": decree})
            for decree in sorted(s.decrees[seat])
        ],
        Item("officials", plans, {"officials": officials_on_completed_plans(s, seat)}),
        Item("favors", wigs.favor * favors(s, seat), {"favors": favors(s, seat)}),
    ]


def store_majority(s: LisboaState, good: Good) -> list[int]:
    """Nobody takes part without a store of the kind (L-W3)."""
    owners = range(s.figures.owners)
    stores = [s.owned[good_at(owner, good)] or ABSENT for owner in owners]
    return majority(s, s.figures.pack.wigs.stores[good], stores)


def officials_majority(s: LisboaState) -> list[int]:
    """Nobody takes part without a completed plan (L-W6)."""
    seats = range(s.config.players)
    officials = [officials_on_completed_plans(s, seat) if s.completed[seat] else ABSENT for seat in seats]
    if s.figures.solo:
        officials.append(officials_on_plans(s) if s.plans[LACERDA] else ABSENT)
    return majority(s, s.figures.pack.wigs.plans, officials)


def majority(s: LisboaState, table: tuple[int, ...], counts: list[int]) -> list[int]:
    """The wigs of each seat: ties share the sum of their places, rounded down (L-W9)."""
    values = [table[place] for place in TWO_PLAYER_PLACES] if s.config.players <= 2 else list(table)
    values += [0] * len(counts)
    return [_share(values, counts, count) for count in counts]


def _share(values: list[int], counts: list[int], count: int) -> int:
    if count == ABSENT:
        return 0
    ahead = tied = 0
    for other in counts:
        if other > count:
            ahead += 1
        elif other == count:
            tied += 1
    return between(values, ahead, ahead + tied) // tied
