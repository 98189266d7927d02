"""The Builder's noble action: build a store (L-N1)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.actions import (
    BUILD,
    CLEAR,
    HOUSE,
    good_and_lot,
    line_and_cube,
    store_number,
)
from tabuleiro.games.lisboa.effects import AFTER_STORE, EFFECT_BUILDING, ON_LAND, Effect
from tabuleiro.games.lisboa.kinds import (
    CUBES,
    NORTH_SITES,
    ROW_SITES,
    Good,
    Lot,
    Row,
    Seat,
    Site,
    good_of,
    heaps_at,
    house_at,
    row_and_column,
    space_of,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.ops.trial import clone_with_money
from tabuleiro.games.lisboa.places import between, houses_of, in_colours
from tabuleiro.games.lisboa.rules.building import BuildingAction, OfferBuilding
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, Fulfilled, InAction, Procedure, completes
from tabuleiro.games.lisboa.rules.payment import PayReis, pay
from tabuleiro.games.lisboa.rules.prices import (
    cheapest_sum,
    ground_price,
    lot_price,
    lot_sum,
    money_after,
    purse,
    right_value,
)
from tabuleiro.games.lisboa.rules.rewards import reward_frames
from tabuleiro.games.lisboa.rules.state_actions import can_meet_cardinal, meetings, passes_treasury
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, heap_size


@final
class BuildStore(BoundChoice, InAction):
    """A tile of the display and an empty lot beside its street."""

    def choices(self, s: LisboaState) -> list[Action]:
        return buildable(s, self.seat)

    def resolve(self, s: LisboaState, action: Action) -> None:
        good, lot = good_and_lot(action)
        s.then_all(
            [*steps_up_to_payment(s, self.seat, good, lot), BuildHouse(self.seat), ScoreStore(self.seat, lot)]
        )

    def fulfillable(self, s: LisboaState) -> bool:
        return can_build_store(s, self.seat, s.cash[self.seat], s.influence[self.seat])

    def assured(self, s: LisboaState, place: int) -> bool:
        """No fee is being paid, and some lot is payable at the highest treasury without its reward."""
        if isinstance(s.stack[-1], PayReis):
            return False
        dearer = right_value(s, len(s.figures.pack.treasury.right)) - right_value(s)
        for_rubble = money_for_rubble(s, self.seat, s.cash[self.seat], s.influence[self.seat]) - dearer
        return any(
            s.stores[lot] == NOTHING and s.least_rubble[lot] <= for_rubble and any_tile(s, spaces)
            for lot, spaces in s.figures.lot_places
        )


def steps_up_to_payment(s: LisboaState, seat: Seat, good: Good, lot: Lot) -> list[Frame[LisboaState]]:
    reward = [frame for effect in s.lot_outlook[lot].reward for frame in _items_of(seat, effect)]
    return [*reward, PlaceTile(seat, good, lot), ClearRubble(seat, lot), PayLot(seat, lot)]


def _items_of(seat: Seat, effect: Effect) -> list[Frame[LisboaState]]:
    return [OfferBuilding(seat)] if effect.kind == EFFECT_BUILDING else reward_frames(seat, (effect,))


def lot_fault(s: LisboaState, lot: Lot) -> str | None:
    return None if lot in s.figures.open_lots else "there is no such lot in this game"


class LotProcedure(Procedure):
    """Something that is done for a store on a lot."""

    def __init__(self, seat: Seat, lot: Lot) -> None:
        super().__init__(seat)
        self.lot: Final = lot

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or lot_fault(s, self.lot)


@final
class PlaceTile(LotProcedure, InAction):
    """The tile goes on the lot with its entrance to the street of its good."""

    def __init__(self, seat: Seat, good: Good, lot: Lot) -> None:
        super().__init__(seat, lot)
        self.good: Final = good

    def run(self, s: LisboaState) -> None:
        board.place_store(s, self.seat, self.good, self.lot)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or self._misplaced(s)

    def _misplaced(self, s: LisboaState) -> str | None:
        if s.stores[self.lot] != NOTHING or self.good not in s.figures.pack.lots[self.lot].goods:
            return "the lot is not free for such a store"
        return None if s.display[space_of(self.good, self.lot)] else "the display has no such tile"


@final
class ClearRubble(BoundChoice):
    """A cube of the row's or the column's rubble, if there is any; what is left must be payable."""

    def __init__(self, seat: Seat, lot: Lot) -> None:
        super().__init__(seat)
        self.lot: Final = lot

    def moot(self, s: LisboaState) -> bool:
        row, column = heaps_at(self.lot)
        return heap_size(s.rubble[row]) + heap_size(s.rubble[column]) == 0

    def choices(self, s: LisboaState) -> list[Action]:
        cost = s.figures.pack.rubble.cost
        row, column = heaps_at(self.lot)
        cubes = [*s.rubble[row], *s.rubble[column]]
        missing = lot_sum(s, self.seat, self.lot) - purse(s, self.seat)
        return [CLEAR[n] for n, number in enumerate(cubes) if number and cost[n % CUBES] >= missing]

    def resolve(self, s: LisboaState, action: Action) -> None:
        line, colour = line_and_cube(action)
        board.take_cube(s, self.seat, heaps_at(self.lot)[line], colour)

    def assured(self, s: LisboaState, place: int) -> bool:
        """Payable even without benefits and with a treasury that every frame before raises.

        Nothing is sure while the lot's reward may still pay for a building.
        """
        if any(isinstance(frame, BuildingAction) for frame in s.stack[place + 1 :]):
            return False
        return right_value(s, len(s.stack)) + s.least_rubble[self.lot] <= purse(s, self.seat)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or lot_fault(s, self.lot)


def costs_of_cubes(s: LisboaState, lot: Lot) -> list[int]:
    """What each of the cubes that can be taken adds to the price."""
    cost = s.figures.pack.rubble.cost
    row, column = heaps_at(lot)
    cubes = [*s.rubble[row], *s.rubble[column]]
    return [cost[n % CUBES] for n, number in enumerate(cubes) if number]


@final
class PayLot(LotProcedure):
    """The price as things are at this moment (L-N1.7)."""

    def run(self, s: LisboaState) -> None:
        pay(s, self.seat, lot_price(s, self.seat, self.lot))


@final
class BuildHouse(BoundChoice):
    """The lowest house of one of the three groups goes on the store."""

    def choices(self, s: LisboaState) -> list[Action]:
        most = s.figures.pack.player.houses
        return [HOUSE[group] for group, built in enumerate(houses_of(s, self.seat)) if built < most[group]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.build_house(s, self.seat, action.arg)


@final
class ScoreStore(LotProcedure):
    """The column's value for each relevant public building (L-N1.5)."""

    def run(self, s: LisboaState) -> None:
        good = good_of(s.stores[self.lot])
        holdings.gain_wigs(s, self.seat, store_wigs(s, good, self.lot), "store")
        holdings.gain_influence_after(s, self.seat, AFTER_STORE)


def store_wigs(s: LisboaState, good: Good, lot: Lot) -> int:
    row, column = row_and_column(lot)
    return s.column_values[column] * len(relevant_sites(s, good, row))


def relevant_sites(s: LisboaState, good: Good, row: Row) -> list[Site]:
    """Sites whose building counts for such a store: north of its street, and beside its row in its colour."""
    beside = [site for site in ROW_SITES[row] if shows(s, site, good)]
    north = NORTH_SITES[good]
    return [north, *beside] if s.sites[north] != NOTHING else beside


def shows(s: LisboaState, site: Site, good: Good) -> bool:
    """A building is open there, and the good's colour is one of its two."""
    opened = s.sites[site]
    return opened != NOTHING and in_colours(s.figures.colours[opened], good)


# Look-ahead (L-N1.6, L-N1.7).


def has_house(s: LisboaState, seat: Seat) -> bool:
    return between(s.houses, house_at(seat, 0), house_at(seat + 1, 0)) < s.figures.all_houses


def buildable(s: LisboaState, seat: Seat) -> list[Action]:
    """Every store that can be built completely."""
    if not has_house(s, seat):
        return []
    cash, influence = s.cash[seat], s.influence[seat]
    for_rubble = money_for_rubble(s, seat, cash, influence)
    found: list[int] = []
    for lot, spaces in s.figures.lot_places:
        if s.stores[lot] == NOTHING and any_tile(s, spaces):
            surely = s.least_rubble[lot] <= for_rubble and not s.lot_outlook[lot].open_ended
            if surely or lot_payable(s, seat, lot, cash, influence):
                found += [store_number(good, lot) for good, space in spaces if s.display[space]]
    return [BUILD[number] for number in sorted(found)]


def can_build_store(s: LisboaState, seat: Seat, cash: int, influence: int) -> bool:
    """Whether some store can be built completely with so much cash and influence."""
    if not has_house(s, seat):
        return False
    for_rubble = money_for_rubble(s, seat, cash, influence)
    uncertain: list[int] = []
    for lot, spaces in s.figures.lot_places:
        outlook = s.lot_outlook[lot]
        missing = s.least_rubble[lot] - for_rubble
        if missing <= outlook.most_help and s.stores[lot] == NOTHING and any_tile(s, spaces):
            if missing <= 0 and not outlook.open_ended:
                return True
            uncertain.append(lot)
    return bool(uncertain) and any(lot_payable(s, seat, lot, cash, influence) for lot in uncertain)


def money_for_rubble(s: LisboaState, seat: Seat, cash: int, influence: int) -> int:
    """What is left for the cubes of a lot after the treasury's part of the price, without a reward."""
    return cash + s.figures.reis[influence] - ground_price(s, seat)


def any_tile(s: LisboaState, spaces: tuple[tuple[int, int], ...]) -> bool:
    """Whether one of the display spaces that serve a lot has a tile."""
    return s.display[spaces[0][1]] or s.display[spaces[-1][1]]


def lot_payable(s: LisboaState, seat: Seat, lot: Lot, cash: int, influence: int) -> bool:
    """Whether the price can be paid with so much cash and influence and with what the lot's reward brings."""
    outlook = s.lot_outlook[lot]
    price = cheapest_sum(s, seat, lot)
    money = money_after(s, seat, outlook, cash, influence)
    if not outlook.open_ended:
        return price <= money
    if outlook.one_meeting:
        return price + cheapest_meeting(s, seat, outlook.one_meeting) <= money
    if price + right_value(s, outlook.cardinals) - right_value(s) <= money:
        return True
    return price <= cash + outlook.most_help and _tried(s, seat, lot, cash, influence)


def cheapest_meeting(s: LisboaState, seat: Seat, most: int) -> int:
    """By how much meeting the Cardinal changes a lot's price at best: a tile against a dearer treasury."""
    if not can_meet_cardinal(s, seat, most):
        return 0
    dearer = right_value(s, 1) - right_value(s)
    changes: list[int] = []
    for steps, place in meetings(s, most):
        tile = s.figures.tiles[s.church[place]]
        less = tile.amount if tile.kind == ON_LAND else 0
        changes.append((dearer if passes_treasury(s, steps) else 0) - less)
    return min(changes)


def _tried(s: LisboaState, seat: Seat, lot: Lot, cash: int, influence: int) -> bool:
    """Whether some way through the lot's reward ends with the price paid; the good makes no difference."""
    trial = clone_with_money(s, seat, cash, influence)
    trial.then_all(steps_up_to_payment(trial, seat, s.figures.pack.lots[lot].goods[0], lot))
    return completes(trial)


stacked(PlaceTile, ClearRubble, PayLot, BuildHouse, ScoreStore, Fulfilled)
stacked(BuildStore, Fulfilled)
stacked(PayReis, BuildHouse)
