"""The King's noble action: open a public building (L-N3)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.core.native import trait
from tabuleiro.games.lisboa.actions import DECLINE, OPEN, RECALL, USE_PLAN
from tabuleiro.games.lisboa.effects import AFTER_BUILDING, PER_BUILDING
from tabuleiro.games.lisboa.figures import Outlook
from tabuleiro.games.lisboa.kinds import (
    BLUE,
    GREEN,
    NORTH,
    Architect,
    BuildingId,
    PlanId,
    Plans,
    Seat,
    Site,
    architect_of,
    column_of,
    good_of,
    officials_of,
    opened_as,
    owner_of,
    row_of,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.ops.trial import clone_with_money
from tabuleiro.games.lisboa.places import in_colours
from tabuleiro.games.lisboa.rules.lookahead import (
    BoundChoice,
    Fulfilled,
    InAction,
    OfAmount,
    Procedure,
    completes,
)
from tabuleiro.games.lisboa.rules.payment import PayReis, pay
from tabuleiro.games.lisboa.rules.prices import hire_cost, hire_price, money_after, purse, right_value
from tabuleiro.games.lisboa.rules.rewards import reward_frames
from tabuleiro.games.lisboa.state import (
    FIRST_SITE_HEAP,
    NOTHING,
    LisboaState,
    benefit,
    heap_size,
    officials_out,
)

NO_PLAN: Final = 1000
"""More officials than anybody can pay for."""


@trait
class BuildingAction:
    """Part of opening a public building, which may have to be paid for."""


@final
class OpenBuilding(BoundChoice, InAction):
    """A free site; its cubes and its reward come before the plan."""

    def choices(self, s: LisboaState) -> list[Action]:
        return sites_to_open(s, self.seat)

    def resolve(self, s: LisboaState, action: Action) -> None:
        begin_building(s, self.seat, action.arg)

    def fulfillable(self, s: LisboaState) -> bool:
        return can_open_building(s, self.seat, s.cash[self.seat], s.influence[self.seat])

    def assured(self, s: LisboaState, place: int) -> bool:
        """Some plan needs no hired official on some site, whatever its reward."""
        fewest = fewest_by_architect(s.plans[self.seat])
        return any(
            s.sites[site] == NOTHING and hired_for(s, self.seat, fewest_officials(s, site, fewest)) == 0
            for site in s.figures.open_sites
        )


def begin_building(s: LisboaState, seat: Seat, site: Site) -> None:
    board.take_site_cubes(s, seat, site)
    s.then_all(steps_up_to_plan(s, seat, site))


@final
class OfferBuilding(BoundChoice, InAction, BuildingAction):
    """A public building as the reward of a lot; as it has its price, it may be declined (L-Y40)."""

    def moot(self, s: LisboaState) -> bool:
        return not can_open_building(s, self.seat, s.cash[self.seat], s.influence[self.seat])

    def choices(self, s: LisboaState) -> list[Action]:
        return [DECLINE, *sites_to_open(s, self.seat)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is not DECLINE:
            begin_building(s, self.seat, action.arg)


def steps_up_to_plan(s: LisboaState, seat: Seat, site: Site) -> list[Frame[LisboaState]]:
    return [*reward_frames(seat, s.site_outlook[site].reward), ChoosePlan(seat, site)]


@final
class ChoosePlan(BoundChoice, InAction, BuildingAction):
    """An unfinished plan of an architect whose available building fits the site."""

    def __init__(self, seat: Seat, site: Site) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choices(self, s: LisboaState) -> list[Action]:
        plans = sorted(set(s.plans[self.seat]))
        return [USE_PLAN[plan] for plan in plans if self._usable(s, plan)]

    def _usable(self, s: LisboaState, plan: PlanId) -> bool:
        architect, officials = architect_of(plan), officials_of(plan)
        hired = hired_for(s, self.seat, officials)
        return fits(s, architect, self.site) and hire_price(s, self.seat, hired) <= purse(s, self.seat)

    def resolve(self, s: LisboaState, action: Action) -> None:
        officials = officials_of(action.arg)
        hired = hired_for(s, self.seat, officials)
        own = max(0, officials - benefit(s, self.seat, PER_BUILDING) - hired)
        s.then(
            ReturnOfficials(self.seat, own),
            HireOfficials(self.seat, hired),
            CompletePlan(self.seat, self.site, action.arg),
        )

    def assured(self, s: LisboaState, place: int) -> bool:
        """Payable even without benefits in money and with a treasury that every frame before raises."""
        needed = [
            hired_for(s, self.seat, officials_of(plan))
            for plan in s.plans[self.seat]
            if fits(s, architect_of(plan), self.site)
        ]
        return min(needed, default=NO_PLAN) * right_value(s, len(s.stack)) <= purse(s, self.seat)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or site_fault(s, self.site)


def fits(s: LisboaState, architect: Architect, site: Site) -> bool:
    """The architect has a building available, and to the north it shows the street's colour."""
    building = s.available[architect]
    place = s.figures.pack.sites[site]
    return building != NOTHING and (
        place.side != NORTH or in_colours(s.figures.colours[opened_as(building, architect)], place.good)
    )


def hired_for(s: LisboaState, seat: Seat, officials: int) -> int:
    """How many of a plan's officials have to be hired: only what all own ones leave open (L-N3.5)."""
    return max(0, officials - benefit(s, seat, PER_BUILDING) - officials_out(s, seat))


def site_fault(s: LisboaState, site: Site) -> str | None:
    """A free site, from which the cubes are taken already."""
    if site not in s.figures.open_sites or s.sites[site] != NOTHING:
        return "the site is not free"
    return "cubes lie on the site" if heap_size(s.rubble[FIRST_SITE_HEAP + site]) else None


class OfficialsForPlan(OfAmount, BuildingAction):
    """So many officials for a plan."""


@final
class ReturnOfficials(OfficialsForPlan):
    """So many officials from offices and plazas to the board; the owner chooses if there are more."""

    def run(self, s: LisboaState) -> None:
        spots = holdings.occupied_spots(s, self.seat)
        if not self.amount:
            return
        if len(spots) > 1 and officials_out(s, self.seat) > self.amount:
            s.then(ReturnOfficial(self.seat, self.amount))
            return
        for spot in spots:
            for _ in range(min(holdings.officials_at(s, self.seat, spot), self.amount)):
                holdings.recall_official(s, self.seat, spot)


@final
class ReturnOfficial(BoundChoice, BuildingAction):
    """The next official to return."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def choices(self, s: LisboaState) -> list[Action]:
        return [RECALL[spot] for spot in holdings.occupied_spots(s, self.seat)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.recall_official(s, self.seat, action.arg)
        s.then(ReturnOfficials(self.seat, self.amount - 1))

    def worth_trying(self, s: LisboaState) -> list[Action]:
        """Which one it is makes no difference to what can be paid."""
        return self.choices(s)[:1]

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or (None if self.amount else "amount cannot be 0")


@final
class HireOfficials(OfficialsForPlan):
    """The missing officials, paid for together."""

    def run(self, s: LisboaState) -> None:
        pay(s, self.seat, hire_price(s, self.seat, self.amount))


@final
class CompletePlan(Procedure):
    """The building opens, the plan is turned over, everybody scores, the next building becomes available."""

    def __init__(self, seat: Seat, site: Site, plan: PlanId) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.plan: Final = plan

    def run(self, s: LisboaState) -> None:
        architect = architect_of(self.plan)
        building = s.available[architect]
        board.open_building(s, self.seat, self.site, architect)
        board.turn_plan_over(s, self.seat, self.plan)
        for seat, wigs in enumerate(building_wigs(s, self.site, building, architect)):
            holdings.gain_wigs(s, seat, wigs, "building")
        board.next_building(s, architect)
        holdings.gain_influence_after(s, self.seat, AFTER_BUILDING)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or self._unfit(s) or site_fault(s, self.site)

    def _unfit(self, s: LisboaState) -> str | None:
        if self.plan not in s.plans[self.seat]:
            return f"seat {self.seat} has no such plan"
        architect = architect_of(self.plan)
        if s.available[architect] == NOTHING:
            return "the architect has no building left"
        return None if fits(s, architect, self.site) else "a north building shows the colour of its street"


def building_wigs(s: LisboaState, site: Site, building: BuildingId, architect: Architect) -> list[int]:
    """What the building brings to each owner of stores on this site (L-N3.3)."""
    wigs = [0] * s.figures.owners
    place = s.figures.pack.sites[site]
    colours = s.figures.colours[opened_as(building, architect)]
    for lot in s.figures.open_lots:
        store = s.stores[lot]
        if store == NOTHING:
            continue
        good = good_of(store)
        if good == place.good or (row_of(lot) == place.row and in_colours(colours, good)):
            wigs[owner_of(store)] += s.column_values[column_of(lot)]
    return wigs


# Look-ahead (L-N3.1, L-N3.6).


def can_open_building(s: LisboaState, seat: Seat, cash: int, influence: int) -> bool:
    """Whether some building can be opened completely with so much cash and influence."""
    if not s.plans[seat] and not s.figures.plan_sites:
        return False
    fewest = fewest_by_architect(s.plans[seat])
    for site in s.figures.open_sites:
        if s.sites[site] == NOTHING and site_payable(s, seat, site, fewest, cash, influence):
            return True
    return False


def sites_to_open(s: LisboaState, seat: Seat) -> list[Action]:
    """Every free site on which a building can be opened completely."""
    fewest = fewest_by_architect(s.plans[seat])
    cash, influence = s.cash[seat], s.influence[seat]
    return [
        OPEN[site]
        for site in s.figures.open_sites
        if s.sites[site] == NOTHING and site_payable(s, seat, site, fewest, cash, influence)
    ]


def site_payable(
    s: LisboaState, seat: Seat, site: Site, fewest: list[int], cash: int, influence: int
) -> bool:
    """Whether with the site's reward a fitting plan can be completed; `fewest` is of the plans held now."""
    outlook = s.site_outlook[site]
    officials = _fewest_with_reward(s, seat, site, fewest)
    if officials == NO_PLAN:
        return False
    out = officials_out(s, seat) + min(outlook.officials, s.officials[seat])
    hired = officials - benefit(s, seat, PER_BUILDING) - out
    if hired <= 0:
        return True
    money = money_after(s, seat, outlook, cash, influence)
    if hire_cost(s, seat, hired, right_value(s, outlook.cardinals)) <= money:
        return True
    if not outlook.open_ended or _hopeless(s, seat, outlook, officials, cash, outlook.cardinals):
        return False
    return _tried(s, seat, site, cash, influence)


def hopeless(s: LisboaState, seat: Seat, cash: int) -> bool:
    """Even with the best tile that the Cardinal could give before it, no building could be opened."""
    fewest = fewest_by_architect(s.plans[seat])
    for site in s.figures.open_sites:
        if s.sites[site] == NOTHING:
            outlook = s.site_outlook[site]
            officials = _fewest_with_reward(s, seat, site, fewest)
            if officials != NO_PLAN and not _hopeless(
                s, seat, outlook, officials, cash, outlook.cardinals + 1
            ):
                return False
    return True


def _hopeless(s: LisboaState, seat: Seat, outlook: Outlook, officials: int, cash: int, tiles: int) -> bool:
    """Even with so many of the best tiles and the highest influence the officials could not be paid."""
    figures = s.figures
    own = officials_out(s, seat) + outlook.officials + benefit(s, seat, PER_BUILDING)
    hired = max(0, officials - own - tiles * figures.best_per_building)
    most = cash + outlook.reis + figures.pack.influence.reis[-1]
    return hire_cost(s, seat, hired, right_value(s) - tiles * figures.best_per_hired) > most


def fewest_by_architect(plans: Plans) -> list[int]:
    """The least number of officials on a plan of each architect."""
    fewest = [NO_PLAN, NO_PLAN]
    for plan in plans:
        architect = architect_of(plan)
        fewest[architect] = min(fewest[architect], officials_of(plan))
    return fewest


def fewest_officials(s: LisboaState, site: Site, fewest: list[int]) -> int:
    """The least number, of those by architect, on a plan that can be used on the site."""
    blue = fewest[BLUE] if fewest[BLUE] != NO_PLAN and fits(s, BLUE, site) else NO_PLAN
    return fewest[GREEN] if fewest[GREEN] < blue and fits(s, GREEN, site) else blue


def _fewest_with_reward(s: LisboaState, seat: Seat, site: Site, fewest: list[int]) -> int:
    """The same once the site's reward, if it is a plan, has given one from the piles."""
    if s.site_outlook[site].plans:
        piles = [pile[-1] for pile in s.plan_piles if pile]
        fewest = fewest_by_architect((*s.plans[seat], *piles))
    return fewest_officials(s, site, fewest)


def _tried(s: LisboaState, seat: Seat, site: Site, cash: int, influence: int) -> bool:
    """Whether some way through the site's reward ends with the officials paid."""
    trial = clone_with_money(s, seat, cash, influence)
    begin_building(trial, seat, site)
    return completes(trial)


stacked((ReturnOfficials, ReturnOfficial), HireOfficials, CompletePlan, Fulfilled)
stacked((OpenBuilding, ChoosePlan), Fulfilled)
stacked((OfferBuilding, ChoosePlan, CompletePlan), InAction)
stacked(PayReis, CompletePlan)
