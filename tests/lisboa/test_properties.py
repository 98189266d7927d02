"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabuleiro.core import rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.box import all_buildings, all_tiles, plan_number
from tabuleiro.games.lisboa.kinds import BLUE_DECK, BROWN_DECK, FIRST_SHIP, PURPLE_DECK, RED_DECK
from tabuleiro.games.lisboa.places import cards_in_portfolio, cubes_by_colour, houses_of
from tabuleiro.games.lisboa.state import LisboaState, limit

EAGER = ("visit", "sponsor", "follow", "do")


@settings(max_examples=40, deadline=None)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
def test_every_piece_is_in_exactly_one_place_and_every_figure_in_its_range(players: int, seed: int) -> None:
    s = GAME.deal(GAME.configure(players), seed)
    dice = Dice(seed)
    gone = Gone(s)
    while s.stack:
        s.journal = []
        offered = rules.options(s)
        eager = [action for action in offered if action.verb in EAGER]
        among = eager if eager and roll(dice, 2) else offered
        before = list(s.prices)
        rules.apply(s, among[roll(dice, len(among))])
        assert all(now <= then for now, then in zip(s.prices, before, strict=True)), "a price rose"
        gone.count(s)
        check(s, gone)
    assert s.ended_by in ("rubble_sets", "empty_decks")


class Gone:
    """What has left the game, by the events that tell of it."""

    def __init__(self, s: LisboaState) -> None:
        self.cubes = 7 if s.config.players == 2 else 0
        self.unseen: Counter[int] = Counter({BLUE_DECK: 21 - 5 * s.config.players})
        self.under = under_the_display(s)

    def count(self, s: LisboaState) -> None:
        """The cards under the display leave unseen at the change of period, the purple ones after it."""
        for event in s.journal or []:
            facts: Any = event.facts
            self.cubes += event.kind == "cube" and not facts["kept"]
            if event.kind == "period":
                self.unseen[RED_DECK] = self.under
            if event.kind == "drew":
                self.unseen[PURPLE_DECK] = self.unseen.get(PURPLE_DECK, 21) - facts["number"]
        self.under = under_the_display(s)


def under_the_display(s: LisboaState) -> int:
    """The cards that nobody will have seen once the empty places of the display are refilled."""
    return sum([max(0, len(s.decks[kind]) - (s.face_up[kind] == 0)) for kind in range(4)])


def check(s: LisboaState, gone: Gone) -> None:
    check_cubes(s, gone)
    check_cards(s, gone)
    check_tiles(s)
    check_plans_and_buildings(s)
    for seat in range(s.config.players):
        check_player(s, seat)


def check_cubes(s: LisboaState, gone: Gone) -> None:
    assert 63 == sum([sum(heap) for heap in s.rubble]) + sum(s.cubes) + gone.cubes


def check_cards(s: LisboaState, gone: Gone) -> None:
    upper = [card for card in s.docks if card < FIRST_SHIP]
    zones = [*s.hands, upper, s.lower, *s.decks, s.face_up, s.purple, *s.brown, s.discarded, [s.in_play]]
    somewhere = Counter([card for zone in zones for card in zone if card])
    assert {1} == set(somewhere.values())
    missing = Counter([s.figures.card_deck[card] for card in range(1, 83) if card not in somewhere])
    assert missing == +gone.unseen
    assert 0 == missing[BROWN_DECK]


def check_tiles(s: LisboaState) -> None:
    held = [tile for tiles in (*s.clergy, *s.offered) for tile in tiles]
    church = [tile for tile in s.church if tile >= 0]
    assert Counter(all_tiles(s.figures)) == Counter([*held, *church, *s.bag, *s.aside])


def check_plans_and_buildings(s: LisboaState) -> None:
    every = Counter([plan_number(plan) for plan in s.figures.pack.plans])
    held = Counter([plan for plans in (*s.plans, *s.completed, *s.plan_piles) for plan in plans])
    assert held <= every
    assert 20 - (4 - s.config.players) == held.total()
    opened = [building // 2 for building in s.sites if building >= 0]
    available = [building for building in s.available if building >= 0]
    piles = [building for pile in s.building_piles for building in pile]
    assert Counter(all_buildings(s.figures)) == Counter([*opened, *available, *piles])
    decrees = [*s.open_decrees, *s.decree_deck, *[decree for owned in s.decrees for decree in owned]]
    assert len(decrees) == len(set(decrees))
    assert set(range(1, 71)) - set(decrees) <= ({13, 36} if s.config.players == 2 else set())
    for colour in range(4):
        built = s.docks.count(FIRST_SHIP + colour)
        assert built + s.yard.count(colour) <= s.config.players - 1


def check_player(s: LisboaState, seat: int) -> None:
    owners = s.figures.owners
    officials = sum(s.offices[seat::owners]) + sum(s.plazas[seat::owners])
    assert 8 == s.officials[seat] + officials
    stores = sum([store >= 0 and store // 4 == seat for store in s.stores])
    assert stores == sum(s.owned[seat * 4 : seat * 4 + 4])
    building = type(s.stack[-1]).__name__ in ("ClearRubble", "PayReis", "BuildHouse") if s.stack else False
    assert stores - sum(houses_of(s, seat)) in ((0, 1) if building else (0,))
    assert 0 <= s.influence[seat] <= 10
    assert s.cash[seat] >= 0
    assert s.wigs[seat] >= 0
    assert 0 <= s.favors[seat] <= 7
    assert max(s.goods[seat * 4 : seat * 4 + 4]) <= limit(s, seat)
    assert min(s.goods[seat * 4 : seat * 4 + 4]) >= 0
    shrinking = bool(s.stack) and type(s.stack[-1]).__name__ == "KeepToLimit"
    assert cards_in_portfolio(s, seat) <= limit(s, seat) or shrinking
    assert s.sets[seat] == min(cubes_by_colour(s, seat))
    assert 0 <= s.markers[seat] <= s.sets[seat]
    for dock in s.figures.docks[seat]:
        crates, hull = len(s.cargo[dock]), s.figures.hull[s.docks[dock]]
        assert crates < hull or (crates <= hull and (s.at_sea[dock] or hull == 0))


@settings(max_examples=6, deadline=None)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
def test_derived_figures_are_those_of_a_loaded_position(players: int, seed: int) -> None:
    s = GAME.deal(GAME.configure(players), seed)
    dice = Dice(seed)
    number = 0
    while s.stack:
        if number % 17 == 0:
            loaded = GAME.load(GAME.dump(s))
            for name in ("sets", "owned", "benefits", "heaps", "least_rubble", "column_values"):
                assert getattr(s, name) == getattr(loaded, name), name
        offered = rules.options(s)
        rules.apply(s, offered[roll(dice, len(offered))])
        number += 1


def lost_pieces(position: Any, period: int) -> list[tuple[list[Any], int, str]]:
    """Each piece that cannot leave the game without a trace: its list, its place there, and its kind."""
    found = [(position[zone], "clergy") for zone in ("bag", "set_aside")]
    found += [(position[zone], "decree") for zone in ("open_decrees", "decree_deck")]
    found += [(pile, "plan") for pile in position["plan_piles"].values()]
    found += [(pile, "building") for pile in position["building_piles"].values()]
    found += [(deck, "card") for deck in position["decks"].values()]
    for seat in position["players"]:
        found += [(seat[zone], "plan") for zone in ("plans", "completed")]
        found += [(seat["decrees"], "decree"), (seat["clergy"], "clergy")]
        if period == 1:
            found.append((seat["hand"], "card"))
    return [(pieces, place, kind) for pieces, kind in found for place in range(len(pieces))]


@settings(max_examples=8, deadline=None)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
def test_a_position_with_a_piece_that_is_nowhere_is_refused(players: int, seed: int) -> None:
    s = GAME.deal(GAME.configure(players), seed)
    dice = Dice(seed)
    for _ in range(20 + roll(dice, 200)):
        if s.stack:
            offered = rules.options(s)
            rules.apply(s, offered[roll(dice, len(offered))])
    position: Any = GAME.dump(s)
    every = lost_pieces(position, s.period)
    for _ in range(25):
        pieces, place, kind = every[roll(dice, len(every))]
        piece = pieces.pop(place)
        with pytest.raises(BadPosition, match=kind):
            GAME.load(position)
        pieces.insert(place, piece)
    GAME.load(position)
