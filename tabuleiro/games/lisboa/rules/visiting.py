"""Visits and follows: how they are paid (L-V2, V3, V7), and what must be possible after that (L-V1, L-V8)."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.actions import INFLUENCE, REIS
from tabuleiro.games.lisboa.effects import AFTER_FAVOR, AFTER_PLAN, PER_RECRUITING
from tabuleiro.games.lisboa.kinds import (
    BUILDER,
    FAVOR,
    FOLLOWING,
    KING,
    LEFT_HOUSES,
    MARQUIS,
    NOBLE_OF,
    PLAN,
    RECRUIT,
    STATE_ACTIONS_OF,
    VISITING,
    Noble,
    Seat,
    StateAction,
    VisitRole,
    house_at,
)
from tabuleiro.games.lisboa.ops import holdings
from tabuleiro.games.lisboa.ops.trial import clone_with_money
from tabuleiro.games.lisboa.rules.building import OpenBuilding, can_open_building, hopeless
from tabuleiro.games.lisboa.rules.decree import TakeDecree, can_take_decree
from tabuleiro.games.lisboa.rules.lookahead import LisboaChoice, Procedure, completes
from tabuleiro.games.lisboa.rules.prices import less_per_payment, visit_price
from tabuleiro.games.lisboa.rules.state_actions import (
    MOST_GAPS,
    can_meet_cardinal,
    meet_cardinal,
    meetings,
    state_action_frame,
    state_action_possible,
)
from tabuleiro.games.lisboa.rules.store import BuildStore, can_build_store
from tabuleiro.games.lisboa.state import LisboaState, benefit

Way: TypeAlias = tuple[int, int, int]
"""A way to pay: influence, réis, wigs."""


# The ways to pay.


def ways_to_pay(s: LisboaState, seat: Seat, noble: Noble) -> list[Way]:
    """All that V7 allows."""
    price, held = visit_price(s, seat, noble), s.influence[seat]
    most_wigs = min(max(0, price - held), s.wigs[seat])
    if s.houses[house_at(seat, LEFT_HOUSES)] < 2:
        influence = min(price, held)
        return [(influence, 0, price - influence)] if price - influence <= most_wigs else []
    return [
        (influence, price - influence - wigs, wigs)
        for influence in range(min(price, held) + 1)
        for wigs in range(min(most_wigs, price - influence), -1, -1)
        if less_per_payment(s, seat, price - influence - wigs) <= s.cash[seat]
    ]


def viable_ways(s: LisboaState, seat: Seat, noble: Noble, role: VisitRole) -> list[Way]:
    """The ways that leave enough for what then has to be done."""
    return [way for way in ways_to_pay(s, seat, noble) if leaves_enough(s, seat, noble, role, way)]


def leaves_enough(s: LisboaState, seat: Seat, noble: Noble, role: VisitRole, way: Way) -> bool:
    influence = s.influence[seat] - way[0]
    cash = s.cash[seat] - less_per_payment(s, seat, way[1])
    if role == VISITING:
        return visit_completes(s, seat, noble, cash, influence)
    return follow_completes(s, seat, noble, cash, influence)


@final
class PayPrice(Procedure):
    """The price of a visit or follow; where there is more than one way to pay, the seat is asked."""

    def __init__(self, seat: Seat, noble: Noble, role: VisitRole) -> None:
        super().__init__(seat)
        self.noble: Final = noble
        self.role: Final = role

    def run(self, s: LisboaState) -> None:
        ways = ways_to_pay(s, self.seat, self.noble)
        if len(ways) > 1:
            ways = viable_ways(s, self.seat, self.noble, self.role)
        if len(ways) == 1:
            _pay(s, self.seat, ways[0])
        else:
            s.then(PayInfluence(self.seat, self.noble, self.role))


def _pay(s: LisboaState, seat: Seat, way: Way) -> None:
    influence, reis, wigs = way
    holdings.pay_visit(s, seat, influence + reis + wigs, influence, less_per_payment(s, seat, reis), wigs)


class PriceQuestion(LisboaChoice):
    """A part of the price of a visit or follow."""

    def __init__(self, seat: Seat, noble: Noble, role: VisitRole) -> None:
        super().__init__(seat)
        self.noble: Final = noble
        self.role: Final = role


@final
class PayInfluence(PriceQuestion):
    """How much of the price is paid in influence."""

    def options(self, s: LisboaState) -> list[Action]:
        ways = viable_ways(s, self.seat, self.noble, self.role)
        return [INFLUENCE[influence] for influence in sorted({way[0] for way in ways})]

    def resolve(self, s: LisboaState, action: Action) -> None:
        ways = viable_ways(s, self.seat, self.noble, self.role)
        ways = [way for way in ways if way[0] == action.arg]
        if len(ways) == 1:
            _pay(s, self.seat, ways[0])
        else:
            s.then(PayReisPart(self.seat, self.noble, self.role, action.arg))


@final
class PayReisPart(PriceQuestion):
    """How much of the rest is paid in réis; wigs make up what is then missing."""

    def __init__(self, seat: Seat, noble: Noble, role: VisitRole, influence: int) -> None:
        super().__init__(seat, noble, role)
        self.influence: Final = influence

    def options(self, s: LisboaState) -> list[Action]:
        ways = viable_ways(s, self.seat, self.noble, self.role)
        return [REIS[way[1]] for way in ways if way[0] == self.influence]

    def resolve(self, s: LisboaState, action: Action) -> None:
        wigs = visit_price(s, self.seat, self.noble) - self.influence - action.arg
        _pay(s, self.seat, (self.influence, action.arg, wigs))


# The noble actions by noble.


def noble_action_possible(s: LisboaState, seat: Seat, noble: Noble, cash: int, influence: int) -> bool:
    """Whether it can be carried out completely with so much cash and influence."""
    if noble == BUILDER:
        return can_build_store(s, seat, cash, influence)
    if noble == MARQUIS:
        return can_take_decree(s)
    return can_open_building(s, seat, cash, influence)


def noble_action_frame(seat: Seat, noble: Noble) -> Frame[LisboaState]:
    if noble == BUILDER:
        return BuildStore(seat)
    return TakeDecree(seat) if noble == MARQUIS else OpenBuilding(seat)


# Look-ahead (L-V1, L-V8).


def visit_completes(s: LisboaState, seat: Seat, noble: Noble, cash: int, influence: int) -> bool:
    """The noble action can be carried out, perhaps thanks to a state action before it."""
    if noble_action_possible(s, seat, noble, cash, influence):
        return True
    if noble == MARQUIS:
        return False
    if noble == KING and cardinal_opens(s, seat, cash, influence):
        return True
    return any(state_action_pays(s, seat, each, cash, influence) for each in STATE_ACTIONS_OF[noble])


BRINGS_INFLUENCE: Final = {RECRUIT: PER_RECRUITING, PLAN: AFTER_PLAN, FAVOR: AFTER_FAVOR}
"""State actions before a noble action that costs réis, with the benefit that makes money of them."""


def state_action_pays(
    s: LisboaState, seat: Seat, state_action: StateAction, cash: int, influence: int
) -> bool:
    """The influence that it brings, which is money, makes its noble's action possible (L-Y22, L-Y39).

    A plan or an official may also let a lot open the building whose reward then pays for the lot (L-Y40).
    """
    extra = BRINGS_INFLUENCE.get(state_action)
    if extra is None or not state_action_possible(s, seat, state_action):
        return False
    noble = NOBLE_OF[state_action]
    if state_action == FAVOR or not s.figures.building_lots:
        brought = benefit(s, seat, extra)
        richer = min(s.figures.pack.influence.maximum, influence + brought)
        if not brought or not noble_action_possible(s, seat, noble, cash, richer):
            return False
    trial = clone_with_money(s, seat, cash, influence)
    trial.then(state_action_frame(seat, state_action), noble_action_frame(seat, noble))
    return completes(trial)


def cardinal_opens(s: LisboaState, seat: Seat, cash: int, influence: int) -> bool:
    """After some meeting with the Cardinal a building can be opened."""
    if not can_meet_cardinal(s, seat, MOST_GAPS) or hopeless(s, seat, cash):
        return False
    for steps, place in meetings(s, MOST_GAPS):
        trial = clone_with_money(s, seat, cash, influence)
        meet_cardinal(trial, seat, steps, place)
        if can_open_building(trial, seat, cash, trial.influence[seat]):
            return True
    return False


def follow_completes(s: LisboaState, seat: Seat, noble: Noble, cash: int, influence: int) -> bool:
    """One of the three actions can be done; a favor always, as the King's has just been returned."""
    return (
        noble == KING
        or state_action_possible(s, seat, STATE_ACTIONS_OF[noble][0])
        or state_action_possible(s, seat, STATE_ACTIONS_OF[noble][1])
        or noble_action_possible(s, seat, noble, cash, influence)
    )


def may_visit(s: LisboaState, seat: Seat, noble: Noble) -> bool:
    return _some_way(s, seat, noble, VISITING)


def may_follow(s: LisboaState, seat: Seat, noble: Noble) -> bool:
    """The favor is held, the price can be paid and one of the three actions done (L-V4, L-V8)."""
    return bool(s.favors[seat] >> noble & 1) and _some_way(s, seat, noble, FOLLOWING)


def _some_way(s: LisboaState, seat: Seat, noble: Noble, role: VisitRole) -> bool:
    ways = ways_to_pay(s, seat, noble)
    if len(ways) == 1:
        return leaves_enough(s, seat, noble, role, ways[0])
    return any(leaves_enough(s, seat, noble, role, way) for way in ways)
